//! The tests of Khitan, in one program: each of its own would be linked with the engine again.

mod contract;
mod eval;
mod image;
mod positions;
mod reference;
mod refusals;
mod reserve;
mod rules;
mod threats;
