//! Who people are: names, accounts, and the secrets they come with.

use std::collections::HashMap;

use matches::Millis;
use protocol::{Scope, Speed, TokenInfo};

use super::{Answer, Person, Store, Token};
use crate::Rating;

/// Keeps accounts, and what belongs to them.
pub trait Accounts: Store {
    /// Somebody, with what is known of them.
    fn person<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Somebody>>;

    /// What is shown of these people at a table, by the ids that the log has.
    fn cards<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, Card>>;

    /// Keeps a name, with a secret for a person who is new.
    fn set_name<'a>(&'a self, person: &'a Person, token: Option<&'a Token>) -> Answer<'a, ()>;

    /// Makes an account of a person, who keeps everything. Tells whether its key was free.
    fn open_account<'a>(
        &'a self,
        account: &'a NewAccount,
        token: Option<&'a Token>,
    ) -> Answer<'a, bool>;

    /// The account with that key.
    fn account<'a>(&'a self, key: &'a str) -> Answer<'a, Option<Account>>;

    /// The account of that person.
    fn account_of<'a>(&'a self, person: &'a str) -> Answer<'a, Option<Account>>;

    /// Keeps another passphrase, and another recovery code if there is one. All sessions end but
    /// the one with that secret; with a new recovery code, personal tokens end as well.
    fn set_passphrase<'a>(
        &'a self,
        person: &'a str,
        passphrase: &'a str,
        recovery: Option<&'a str>,
        but: Option<&'a str>,
    ) -> Answer<'a, ()>;

    /// Ends an account: its name and all its secrets are gone, its games stay.
    fn close_account<'a>(&'a self, person: &'a str, at: Millis) -> Answer<'a, ()>;

    /// Keeps the secret of a session. Whoever was here as a guest before is the same person from
    /// now on: their games are that person's.
    fn begin_session<'a>(&'a self, token: &'a Token, guest: Option<&'a str>) -> Answer<'a, ()>;

    /// Ends the session with that secret.
    fn end_session<'a>(&'a self, hash: &'a str) -> Answer<'a, ()>;

    /// Keeps a code for another device, instead of any before.
    fn add_device_code<'a>(
        &'a self,
        hash: &'a str,
        person: &'a str,
        until: Millis,
    ) -> Answer<'a, ()>;

    /// Uses a code up. Tells whose it was.
    fn take_device_code<'a>(&'a self, hash: &'a str, now: Millis) -> Answer<'a, Option<String>>;

    /// Keeps a personal token.
    fn add_personal_token<'a>(&'a self, token: &'a PersonalToken) -> Answer<'a, ()>;

    /// The personal tokens of somebody, the oldest first.
    fn personal_tokens<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<TokenInfo>>;

    /// Ends a personal token. Tells whether there was one.
    fn end_personal_token<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool>;

    /// Matches of a person that are not over, at most so many.
    fn open_games<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<String>>;

    /// All ratings of somebody.
    fn ratings_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<(String, Speed, Rating)>>;
}

/// What is known of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Somebody {
    /// Their id.
    pub id: String,
    /// What they are called.
    pub name: Option<String>,
    /// Since when they are known, or have their account.
    pub since: Millis,
    /// Whether there is an account.
    pub account: bool,
}

/// What is shown of somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Who it is today: a guest may have become somebody else.
    pub person: String,
    /// What they are called.
    pub name: Option<String>,
    /// Whether there is an account, or was one.
    pub account: bool,
}

/// An account to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAccount {
    /// Whose.
    pub person: String,
    /// The name as it is shown.
    pub name: String,
    /// What no two accounts have alike.
    pub key: String,
    /// The hash of the passphrase.
    pub passphrase: String,
    /// The hash of the recovery code.
    pub recovery: String,
    /// Since when.
    pub at: Millis,
}

/// What opens an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose.
    pub person: String,
    /// The hash of the passphrase.
    pub passphrase: String,
    /// The hash of the recovery code.
    pub recovery: String,
    /// Since when.
    pub since: Millis,
}

/// A personal token to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonalToken {
    /// The hash of the secret.
    pub hash: String,
    /// Its id.
    pub id: String,
    /// Whose.
    pub person: String,
    /// What it is for.
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<Scope>,
    /// Since when.
    pub at: Millis,
}
