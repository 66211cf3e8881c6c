//! Who somebody is: names, accounts, sessions and tokens.

use serde::{Deserialize, Serialize};

use crate::people::RatingInfo;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// The id in the logs of matches; none for somebody who has done nothing here yet.
    pub id: Option<String>,
    /// The name that others see.
    pub name: Option<String>,
    /// Whether it is an account, not a guest.
    pub account: bool,
    /// Since when they are known, in milliseconds since 1970.
    pub since: Option<u64>,
    /// How well they play.
    pub ratings: Vec<RatingInfo>,
}

/// Asks to be called so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetName {
    /// The name.
    pub name: String,
}

/// Asks for an account, or to be let into one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The account's name.
    pub name: String,
    /// Its passphrase.
    pub passphrase: String,
}

/// Asks for a new passphrase, since the old one is forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The account's name.
    pub name: String,
    /// The recovery code.
    pub code: String,
    /// The new passphrase.
    pub passphrase: String,
}

/// Asks for another passphrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangePassphrase {
    /// The one until now.
    pub passphrase: String,
    /// The one from now on.
    pub new: String,
}

/// Asks for the end of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CloseAccount {
    /// The passphrase once more.
    pub passphrase: String,
}

/// An account was opened or recovered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AccountOpened {
    /// Whose it is.
    pub me: Me,
    /// To be written down: it is told this once.
    pub recovery: String,
}

/// A code for another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DeviceCode {
    /// The code, good for one use.
    pub code: String,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
}

/// Asks to go on as whoever has that code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimDevice {
    /// The code.
    pub code: String,
}

/// What a personal token is good for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Scope {
    /// To see what only the person sees.
    Read,
    /// To make and join matches, and to play in them.
    Play,
}

/// Asks for a personal token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in the person's own words.
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<Scope>,
}

/// A personal token, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TokenInfo {
    /// Its id, which is no secret.
    pub id: String,
    /// What it is for, in the person's own words.
    pub name: String,
    /// What it is good for.
    pub scopes: Vec<Scope>,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
}

/// A personal token was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TokenCreated {
    /// The token.
    #[serde(flatten)]
    pub info: TokenInfo,
    /// Its secret, for `Authorization: Bearer`: it is told this once.
    pub token: String,
}
