//! The program as people run it: one program of tests, since each is built with everything ours is made of.

#[path = "../common/mod.rs"]
mod common;
#[cfg(unix)]
#[path = "../pty/mod.rs"]
mod pty;
#[path = "../served/mod.rs"]
mod served;

mod admin;
mod analyse;
mod arena;
mod bot;
mod commands;
mod deploy;
mod engine;
mod hostile;
mod levels;
mod licences;
mod operations;
mod play;
mod play_online;
mod serve;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod terminal_online;
