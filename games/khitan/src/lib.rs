//! Khitan.
