//! Accounts, and the secrets that people come with.

use std::collections::HashMap;

use matches::Millis;
use protocol::{Scope, Speed, TokenInfo};
use sqlx::Row as _;

use super::{Connection, Engine, Row, lock_matches, ratings};
use crate::Rating;
use crate::chats::MUTES;
use crate::sql::{list, number, unsigned};
use crate::{
    Account, Accounts, Answer, Card, NewAccount, Person, PersonalToken, Somebody, StoreError, Token,
};

/// Keeps the secret of a seat or a session.
pub(super) async fn add_token(to: &mut Connection, token: &Token) -> Result<(), sqlx::Error> {
    let seat = token.bearer.seat.as_ref();
    let (id, side) = seat.map(|(id, side)| (id, i64::from(*side as u8))).unzip();
    sqlx::query("INSERT INTO tokens (hash, person, match, side, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(&token.hash)
        .bind(&token.bearer.person)
        .bind(id)
        .bind(side)
        .bind(number(token.at))
        .execute(&mut *to)
        .await?;
    Ok(())
}

/// Scopes as they are written; those of a newer program are left out.
pub(super) fn scopes(text: &str) -> Vec<Scope> {
    let scope = |word: &str| serde_json::from_value(word.into()).ok();
    text.split(' ').filter_map(scope).collect()
}

fn scope_text(scopes: &[Scope]) -> String {
    let words = scopes.iter().filter_map(|scope| serde_json::to_value(scope).ok());
    let words: Vec<String> = words.filter_map(|word| Some(word.as_str()?.to_owned())).collect();
    words.join(" ")
}

/// From now on `guest` is `person`.
async fn merge(to: &mut Connection, guest: &str, person: &str) -> Result<(), sqlx::Error> {
    // Only a guest goes into somebody else; an account stays what it is.
    let account: bool =
        sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM accounts WHERE person = $1)")
            .bind(guest)
            .fetch_one(&mut *to)
            .await?;
    if account || guest == person {
        return Ok(());
    }
    for sql in [
        "UPDATE aliases SET account = $2 WHERE account = $1",
        "INSERT INTO aliases (person, account) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE \
         SET account = excluded.account",
        "UPDATE matches SET first = $2 WHERE first = $1",
        "UPDATE matches SET second = $2 WHERE second = $1",
        // A guest's name is what the person is called who had none.
        "UPDATE persons SET name = coalesce(name, (SELECT name FROM persons WHERE id = $1)) \
         WHERE id = $2",
    ] {
        sqlx::query(sql).bind(guest).bind(person).execute(&mut *to).await?;
    }
    // Whom the guest did not hear the account does not hear either, as far as one may mute.
    let muted: i64 = sqlx::query_scalar("SELECT count(*) FROM mutes WHERE person = $1")
        .bind(person)
        .fetch_one(&mut *to)
        .await?;
    sqlx::query(
        "INSERT INTO mutes (person, muted) SELECT $2, muted FROM mutes WHERE person = $1 \
         AND muted <> $2 ORDER BY muted LIMIT $3 ON CONFLICT DO NOTHING",
    )
    .bind(guest)
    .bind(person)
    .bind(number(MUTES).saturating_sub(muted).max(0))
    .execute(&mut *to)
    .await?;
    // And whoever did not hear the guest does not hear them under another name.
    sqlx::query(
        "INSERT INTO mutes (person, muted) SELECT person, $2 FROM mutes WHERE muted = $1 \
         AND person <> $2 ON CONFLICT DO NOTHING",
    )
    .bind(guest)
    .bind(person)
    .execute(&mut *to)
    .await?;
    for sql in [
        "DELETE FROM mutes WHERE person = $1 OR muted = $1",
        "UPDATE persons SET name = NULL WHERE id = $1",
        // Whoever else is here as that guest was not asked for a passphrase. Seats stay taken.
        "DELETE FROM tokens WHERE person = $1 AND match IS NULL",
        "DELETE FROM device_codes WHERE person = $1",
        "DELETE FROM feeds WHERE person = $1",
    ] {
        sqlx::query(sql).bind(guest).execute(&mut *to).await?;
    }
    Ok(())
}

fn account(row: &Row) -> Account {
    Account {
        person: row.get("person"),
        passphrase: row.get("passphrase"),
        recovery: row.get("recovery"),
        since: unsigned(row.get("at")),
    }
}

impl Accounts for Engine {
    fn person<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Somebody>> {
        Box::pin(async move {
            let found: Option<(Option<String>, i64, bool)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT name, coalesce(accounts.at, persons.at), accounts.person IS NOT \
                         NULL FROM persons LEFT JOIN accounts ON accounts.person = persons.id \
                         WHERE persons.id = $1",
                    )
                    .bind(id)
                    .fetch_optional(from)
                    .await
                })
                .await?;
            Ok(found.map(|(name, since, account)| Somebody {
                id: id.to_owned(),
                name,
                since: unsigned(since),
                account,
            }))
        })
    }

    fn cards<'a>(&'a self, ids: &'a [String]) -> Answer<'a, HashMap<String, Card>> {
        Box::pin(async move {
            let rows: Vec<(String, String, Option<String>, bool)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(concat!(
                        "SELECT one.id, today.id, today.name, today.closed IS NOT NULL \
                         OR accounts.person IS NOT NULL FROM persons one LEFT JOIN aliases \
                         ON aliases.person = one.id JOIN persons today \
                         ON today.id = coalesce(aliases.account, one.id) LEFT JOIN accounts \
                         ON accounts.person = today.id WHERE one.id IN (SELECT value FROM ",
                        each!(),
                        ")"
                    ))
                    .bind(list(ids))
                    .fetch_all(from)
                    .await
                })
                .await?;
            let card = |(id, person, name, account)| (id, Card { person, name, account });
            Ok(rows.into_iter().map(card).collect())
        })
    }

    fn set_name<'a>(&'a self, person: &'a Person, token: Option<&'a Token>) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query(
                "INSERT INTO persons (id, name, at) VALUES ($1, $2, $3) ON CONFLICT (id) \
                 DO UPDATE SET name = excluded.name",
            )
            .bind(&person.id)
            .bind(&person.name)
            .bind(number(person.at))
            .execute(&mut *to)
            .await?;
            if let Some(token) = token {
                add_token(&mut *to, token).await?;
            }
            Ok(())
        }))
    }

    fn open_account<'a>(
        &'a self,
        account: &'a NewAccount,
        token: Option<&'a Token>,
    ) -> Answer<'a, bool> {
        Box::pin(self.write(async move |to: &mut Connection| {
            let added = sqlx::query(
                "INSERT INTO accounts (person, key, passphrase, recovery, at) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            )
            .bind(&account.person)
            .bind(&account.key)
            .bind(&account.passphrase)
            .bind(&account.recovery)
            .bind(number(account.at))
            .execute(&mut *to)
            .await?;
            if added.rows_affected() == 0 {
                return Ok(false);
            }
            sqlx::query(
                "INSERT INTO persons (id, name, at) VALUES ($1, $2, $3) ON CONFLICT (id) \
                 DO UPDATE SET name = excluded.name",
            )
            .bind(&account.person)
            .bind(&account.name)
            .bind(number(account.at))
            .execute(&mut *to)
            .await?;
            if let Some(token) = token {
                add_token(&mut *to, token).await?;
            }
            Ok(true)
        }))
    }

    fn account<'a>(&'a self, key: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(async move {
            let found = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(
                        "SELECT person, passphrase, recovery, at FROM accounts WHERE key = $1",
                    )
                    .bind(key)
                    .fetch_optional(from)
                    .await
                })
                .await?;
            Ok(found.as_ref().map(account))
        })
    }

    fn account_of<'a>(&'a self, person: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(async move {
            let found = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(
                        "SELECT person, passphrase, recovery, at FROM accounts WHERE person = $1",
                    )
                    .bind(person)
                    .fetch_optional(from)
                    .await
                })
                .await?;
            Ok(found.as_ref().map(account))
        })
    }

    fn set_passphrase<'a>(
        &'a self,
        person: &'a str,
        passphrase: &'a str,
        recovery: Option<&'a str>,
        but: Option<&'a str>,
    ) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query(
                "UPDATE accounts SET passphrase = $1, recovery = coalesce($2, recovery) \
                 WHERE person = $3",
            )
            .bind(passphrase)
            .bind(recovery)
            .bind(person)
            .execute(&mut *to)
            .await?;
            sqlx::query(
                "DELETE FROM tokens WHERE person = $1 AND match IS NULL \
                 AND hash <> coalesce($2, '')",
            )
            .bind(person)
            .bind(but)
            .execute(&mut *to)
            .await?;
            if recovery.is_some() {
                sqlx::query("DELETE FROM personal_tokens WHERE person = $1")
                    .bind(person)
                    .execute(&mut *to)
                    .await?;
            }
            Ok(())
        }))
    }

    fn close_account<'a>(&'a self, person: &'a str, at: Millis) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query("UPDATE persons SET name = NULL, closed = $1 WHERE id = $2")
                .bind(number(at))
                .bind(person)
                .execute(&mut *to)
                .await?;
            for sql in [
                "DELETE FROM accounts WHERE person = $1",
                "DELETE FROM tokens WHERE person = $1",
                "DELETE FROM tokens WHERE person IN (SELECT person FROM aliases \
                 WHERE account = $1)",
                "DELETE FROM personal_tokens WHERE person = $1",
                "DELETE FROM device_codes WHERE person = $1",
                "DELETE FROM feeds WHERE person = $1",
                "DELETE FROM mutes WHERE person = $1",
            ] {
                sqlx::query(sql).bind(person).execute(&mut *to).await?;
            }
            Ok(())
        }))
    }

    fn begin_session<'a>(&'a self, token: &'a Token, guest: Option<&'a str>) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            if let Some(guest) = guest {
                lock_matches(to).await?;
                merge(&mut *to, guest, &token.bearer.person).await?;
            }
            add_token(&mut *to, token).await?;
            Ok(())
        }))
    }

    fn end_session<'a>(&'a self, hash: &'a str) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query("DELETE FROM tokens WHERE hash = $1 AND match IS NULL")
                .bind(hash)
                .execute(&mut *to)
                .await?;
            Ok(())
        }))
    }

    fn add_device_code<'a>(
        &'a self,
        hash: &'a str,
        person: &'a str,
        until: Millis,
    ) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query(
                "INSERT INTO device_codes (hash, person, until) VALUES ($1, $2, $3) \
                 ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until",
            )
            .bind(hash)
            .bind(person)
            .bind(number(until))
            .execute(&mut *to)
            .await?;
            Ok(())
        }))
    }

    fn take_device_code<'a>(&'a self, hash: &'a str, now: Millis) -> Answer<'a, Option<String>> {
        Box::pin(self.write(async move |to: &mut Connection| {
            // Those that nobody used in time go with it.
            let found: Option<(String, i64)> =
                sqlx::query_as("DELETE FROM device_codes WHERE hash = $1 RETURNING person, until")
                    .bind(hash)
                    .fetch_optional(&mut *to)
                    .await?;
            sqlx::query("DELETE FROM device_codes WHERE until < $1")
                .bind(number(now))
                .execute(&mut *to)
                .await?;
            Ok(found.filter(|(_, until)| unsigned(*until) >= now).map(|(person, _)| person))
        }))
    }

    fn add_personal_token<'a>(&'a self, token: &'a PersonalToken) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            sqlx::query(
                "INSERT INTO personal_tokens (hash, id, person, name, scopes, at) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&token.hash)
            .bind(&token.id)
            .bind(&token.person)
            .bind(&token.name)
            .bind(scope_text(&token.scopes))
            .bind(number(token.at))
            .execute(&mut *to)
            .await?;
            Ok(())
        }))
    }

    fn personal_tokens<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<TokenInfo>> {
        Box::pin(async move {
            let rows: Vec<(String, String, String, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT id, name, scopes, at FROM personal_tokens WHERE person = $1 \
                         ORDER BY at, id",
                    )
                    .bind(person)
                    .fetch_all(from)
                    .await
                })
                .await?;
            let info = |(id, name, text, at): (String, String, String, i64)| TokenInfo {
                id,
                name,
                scopes: scopes(&text),
                since: unsigned(at),
            };
            Ok(rows.into_iter().map(info).collect())
        })
    }

    fn end_personal_token<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool> {
        Box::pin(self.write(async move |to: &mut Connection| {
            let gone = sqlx::query("DELETE FROM personal_tokens WHERE person = $1 AND id = $2")
                .bind(person)
                .bind(id)
                .execute(&mut *to)
                .await?;
            Ok(gone.rows_affected() > 0)
        }))
    }

    fn open_games<'a>(&'a self, person: &'a str, most: u32) -> Answer<'a, Vec<String>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar(
                "SELECT id FROM matches WHERE (first = $1 OR second = $1) \
                 AND status IN ('waiting', 'running') ORDER BY id LIMIT $2",
            )
            .bind(person)
            .bind(i64::from(most))
            .fetch_all(from)
            .await
        }))
    }

    fn ratings_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<(String, Speed, Rating)>> {
        Box::pin(async move {
            let rows = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(
                        "SELECT game, speed, rating, deviation, volatility, games, at \
                         FROM ratings WHERE person = $1 ORDER BY games DESC, game, speed",
                    )
                    .bind(person)
                    .fetch_all(from)
                    .await
                })
                .await?;
            let one = |row: &Row| {
                let speed = row.get::<String, _>("speed").parse().ok()?;
                Some((row.get("game"), speed, ratings::rating(row)))
            };
            Ok::<_, StoreError>(rows.iter().filter_map(one).collect())
        })
    }
}
