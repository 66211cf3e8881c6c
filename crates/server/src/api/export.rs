//! `GET /api/account/export`: everything of mine, as one JSON. The games come one after the other, so that
//! a thousand of them need no more memory than one.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde_json::{Value, json};
use store::Wanted;

use super::caller::Caller;
use super::looking::record_text;
use super::me;
use super::people::told;
use super::problem::Problem;
use crate::node::Node;
use crate::rates::Asked;

const SOME: u32 = 50; // games that are looked up at once
const MOST_POINTS: u32 = 100_000;

pub(crate) async fn export(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    let person = caller.owner()?.ok_or_else(Problem::no_account)?.to_owned();
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Export(&person))?;
    let database = &node.database;
    let said = database.lines_of(&person).await?.into_iter();
    let said = said.map(
        |line| json!({ "match": line.id, "room": line.room, "at": line.at, "text": line.text }),
    );
    // All of them: nobody has more than they may.
    let open = database.matches_of(&person, u32::MAX).await?.into_iter();
    let challenges = open.filter(|one| one.row.status == "waiting").map(|one| {
        let row = &one.row;
        json!({
            "match": one.id, "game": row.game, "variant": row.variant, "clock": row.clock,
            "rated": row.rated, "public": row.public, "since": one.created,
        })
    });
    let muted = database.muted_by(&person).await?;
    let names = database.names(&muted).await?;
    let muted = muted.iter().map(|id| json!({ "person": id, "name": names.get(id) }));
    let reports = database.reports_by(&person).await?.into_iter().map(|report| {
        json!({
            "match": report.id, "room": report.room, "line": report.number, "why": report.why,
            "at": report.at,
        })
    });
    let head = json!({
        "exported": caller.received,
        "me": me::of(&node, &person).await?,
        "ratingHistory": database.rating_points(&person, None, MOST_POINTS).await?,
        "tokens": database.personal_tokens(&person).await?,
        "chat": said.collect::<Vec<_>>(),
        "challenges": challenges.collect::<Vec<_>>(),
        "muted": muted.collect::<Vec<_>>(),
        "reports": reports.collect::<Vec<_>>(),
    });
    // Everything but the closing brace; what follows is the list of games.
    let mut text = head.to_string();
    text.pop();
    text.push_str(",\"games\":[");
    let wanted = Wanted { viewer: Some(person.clone()), person, ..Wanted::default() };
    let games = Games { node, wanted, ready: VecDeque::new(), first: true, done: false };
    let opening = stream::once(async move { Ok::<_, std::io::Error>(Bytes::from(text)) });
    let games = stream::unfold(games, |mut games| async {
        let piece = games.next().await?;
        Some((piece, games))
    });
    let body = Body::from_stream(futures_util::StreamExt::chain(opening, games));
    let mut headers = caller.signed_in(None);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let file = HeaderValue::from_static("attachment; filename=\"quinconce.json\"");
    headers.insert(header::CONTENT_DISPOSITION, file);
    Ok((headers, body).into_response())
}

/// The games that are still to be written.
struct Games {
    node: Arc<Node>,
    wanted: Wanted,
    ready: VecDeque<Value>,
    first: bool,
    done: bool,
}

impl Games {
    /// The next piece of text. Where the store does not answer the file breaks off, and whoever asked
    /// sees that it did.
    async fn next(&mut self) -> Option<Result<Bytes, std::io::Error>> {
        if self.done {
            return None;
        }
        if self.ready.is_empty()
            && let Err(problem) = self.fill().await
        {
            self.done = true;
            return Some(Err(std::io::Error::other(problem.code)));
        }
        let Some(mut game) = self.ready.pop_front() else {
            self.done = true;
            return Some(Ok(Bytes::from_static(b"]}\n")));
        };
        let id = game["id"].as_str().unwrap_or_default().to_owned();
        // A game that only a newer program can read is listed without its moves.
        game["record"] = json!(record_text(&self.node, &id).await.ok());
        let comma = if std::mem::take(&mut self.first) { "" } else { "," };
        Some(Ok(Bytes::from(format!("{comma}\n{game}"))))
    }

    async fn fill(&mut self) -> Result<(), Problem> {
        let games = self.node.database.games(&self.wanted, SOME).await?;
        let Some(last) = games.last() else { return Ok(()) };
        self.wanted.after = Some((last.at, last.id.clone()));
        let games = told(&self.node, games).await?;
        self.ready = games.iter().map(|game| json!(game)).collect();
        Ok(())
    }
}
