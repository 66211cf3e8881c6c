//! What the list of games refuses.
//!
//! Made from crates/messages/en/catalog-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    unknown_game(name, known) = "catalog-error-unknown-game": "unknown game {name}: expected {known}";
    missing() = "catalog-error-missing": "missing";
}
