//! Hokito.
