//! The tests of Hokito, in one program: each of its own would be linked with the engine again.

mod contract;
mod end;
mod eval;
mod events;
mod image;
mod notation;
mod refusals;
mod rules;
mod setup;
mod solver;
mod threats;
mod walks;
