//! `POST /api/me/feed` and `GET /feed/{secret}.atom`: somebody's turns in games with days for each, for
//! a feed reader. The address is a secret; what is told under it holds no other.

use std::fmt::Write as _;
use std::sync::Arc;

use ::messages::{Catalogue, Language};
use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Arg;
use protocol::{FeedAddress, TimeControl};
use store::Listing;

use super::caller::Caller;
use super::listing::{introduction, seat, waits};
use super::problem::{Problem, catalogue, language};
use super::stream::FRESH;
use crate::calendar::{timestamp, to_the_minute};
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::secret;

/// How many turns are told.
const MOST: u32 = 200;

/// How long a feed reader need not ask again.
const CACHE: &str = "private, max-age=300";

pub(crate) async fn make_feed(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::List(caller.address))?;
    let person = caller.owner()?.ok_or_else(Problem::no_token)?;
    let token = secret::token();
    let hash = secret::hash(&token);
    node.database.keep_feed(person, Some(&hash), caller.received).await?;
    let url = format!("{}/feed/{token}.atom", caller.base);
    Ok((StatusCode::CREATED, FRESH, Json(FeedAddress { url })).into_response())
}

pub(crate) async fn end_feed(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let person = caller.owner()?.ok_or_else(Problem::no_token)?;
    node.database.keep_feed(person, None, caller.received).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) async fn feed(
    State(node): State<Arc<Node>>,
    Path(file): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let nothing = || Problem::not_found("/feed");
    let token = file.strip_suffix(".atom").ok_or_else(nothing)?;
    let (person, made) = node.database.feed(&secret::hash(token)).await?.ok_or_else(nothing)?;
    let mut turns = node.database.matches_of(&person, MOST).await?;
    turns.retain(|listing| matches!(listing.row.clock, Some(TimeControl::Days { .. })));
    let updated = turns.iter().map(|listing| listing.row.at).max().unwrap_or(made);
    turns.retain(|listing| waits(listing, &person));
    turns.sort_by_key(|listing| std::cmp::Reverse(listing.row.at));
    let known = introduction(&*node.database, &[&turns]).await?;
    let asked = query.as_deref().unwrap_or_default().split('&');
    let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")).next();
    let language = asked.and_then(|code| code.parse().ok()).unwrap_or_else(|| language(&headers));
    let words = catalogue(language);
    let mut text = head(words, language, &caller.base, &format!("/feed/{file}"), updated);
    for turn in &turns {
        let other = seat(turn, &person).map(|side| turn.row.persons[(!side).index()].as_ref());
        let other = other.flatten().and_then(|id| known.card(id)?.name.as_deref());
        entry(&mut text, words, &caller.base, turn, other);
    }
    text.push_str("</feed>\n");
    let tag = format!("\"{}\"", &secret::hash(&text)[..32]);
    let kind = [
        (header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"),
        (header::CACHE_CONTROL, CACHE),
        (header::ETAG, &tag),
        (header::VARY, "Accept-Language"),
        (header::HeaderName::from_static("x-robots-tag"), "noindex"),
    ];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag)) {
        return Ok((StatusCode::NOT_MODIFIED, kind).into_response());
    }
    Ok((kind, text).into_response())
}

/// What stands before the entries.
fn head(words: &Catalogue, language: Language, base: &str, own: &str, updated: u64) -> String {
    let title = escaped(&words.render(&messages::feed_title()));
    let (base, own, updated) = (escaped(base), escaped(own), timestamp(updated));
    let language = language.code();
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\n\
         <title>{title}</title>\n<id>{base}/games</id>\n<updated>{updated}</updated>\n\
         <author><name>Quinconce</name></author>\n<link href=\"{base}/games\"/>\n\
         <link rel=\"self\" type=\"application/atom+xml\" href=\"{base}{own}\"/>\n"
    )
}

/// A turn, which is another one after every move.
fn entry(text: &mut String, words: &Catalogue, base: &str, turn: &Listing, other: Option<&str>) {
    let row = &turn.row;
    let game = titled(&row.game);
    let title = match other {
        Some(name) => messages::feed_turn_against(Arg::name(&game), Arg::name(name)),
        None => messages::feed_turn(Arg::name(&game)),
    };
    let title = escaped(&words.render(&title));
    let link = escaped(&format!("{base}/match/{}", turn.id));
    let (ply, updated) = (row.ply, timestamp(row.at));
    let summary = row.deadline.map(|deadline| {
        let message = messages::feed_deadline(Arg::name(to_the_minute(deadline)));
        escaped(&words.render(&message))
    });
    let summary = summary.unwrap_or_default();
    let _ = writeln!(
        text,
        "<entry>\n<title>{title}</title>\n<id>{link}#{ply}</id>\n<updated>{updated}</updated>\n\
         <link href=\"{link}\"/>\n<summary>{summary}</summary>\n</entry>"
    );
}

/// A game's name as people write it.
fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Text as XML holds it; what no XML may hold is left out.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for ch in text.chars() {
        match ch {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            '\t' | '\n' | '\r' => escaped.push(ch),
            ch if ch < ' ' || matches!(ch, '\u{fffe}' | '\u{ffff}') => {}
            ch => escaped.push(ch),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn names_do_not_leave_their_element() {
        assert_eq!(escaped("<a href='x'>&\u{0}\u{ffff}é"), "&lt;a href=&apos;x&apos;&gt;&amp;é");
    }
}
