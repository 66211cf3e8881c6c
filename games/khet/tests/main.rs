//! The tests of Khet, in one program: each of its own would be linked with the engine again.

mod contract;
mod eval;
mod image;
mod refusals;
mod rules;
mod threats;
