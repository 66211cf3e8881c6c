//! The tests of Newgame, in one program: each of its own would be linked with the engine again.

mod contract;
mod eval;
mod image;
mod rules;
