//! The server, from its stores to its sockets: one program, since each is built with everything the server is made of.

#[path = "../common/mod.rs"]
mod common;
#[cfg(feature = "cluster")]
#[path = "../common/postgres.rs"]
mod postgres_server;
#[path = "../common/rows.rs"]
mod rows;

mod accounts;
mod accounts_store;
mod api;
mod chat;
mod chats;
mod connections;
mod description;
mod listings;
mod lobby;
mod presence;
mod referee;
mod serving;
mod socket;
mod store;
mod streams;
