//! The tests of Khan, in one program: each of its own would be linked with the engine again.

mod contract;
mod eval;
mod events;
mod image;
mod notation;
mod refusals;
mod rules;
mod threats;
