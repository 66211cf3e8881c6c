//! The tests of Quindo, in one program: each of its own would be linked with the engine again.

mod contract;
mod eval;
mod events;
mod grid;
mod image;
mod reference;
mod refusals;
mod rules;
mod text;
mod threats;
