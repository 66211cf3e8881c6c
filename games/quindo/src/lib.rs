//! Quindo.
