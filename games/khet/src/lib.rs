//! Khet.
