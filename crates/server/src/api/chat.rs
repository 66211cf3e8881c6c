//! `/api/matches/{id}/chat`: what people say beside a match.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{
    ChatLine, ChatRoom, LineReported, MutePerson, Muted, ReportLine, Room, SayLine, Scope,
};
use store::{NewLine, NewReport, ROOM_LINES};

use super::body::Body;
use super::caller::{Caller, Guest};
use super::creation::name;
use super::listener::Listener;
use super::moving::check_name;
use super::problem::Problem;
use super::query::number;
use crate::chat_text::{LONGEST_LINE, LONGEST_WHY, clean};
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::referee::Extra;

const FRESH: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// `GET`: a room after a change.
pub(crate) async fn chat(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Look(caller.address))?;
    let (room, since) = place(query.as_deref().unwrap_or_default())?;
    let listener = Listener::of(&node, &id, &caller).await?;
    let room = listener.room(room)?;
    let (lines, change, more) = listener.read(&node, room, since).await?;
    let muted = match &listener.person {
        Some(person) => node.database.muted_in(person, &id).await?,
        None => Vec::new(),
    };
    let mut names = node.referee.store().names(&muted).await?;
    let muted = muted.into_iter().map(|person| Muted { name: names.remove(&person), person });
    let muted = muted.collect();
    let rooms = listener.rooms().to_vec();
    Ok((FRESH, Json(ChatRoom { room, rooms, lines, change, more, muted })).into_response())
}

/// `room=r&since=n`.
fn place(query: &str) -> Result<(Option<Room>, u64), Problem> {
    let (mut room, mut since) = (None, 0);
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let wrong = || Problem::malformed(pair);
        match pair.split_once('=') {
            Some(("room", name)) => room = Some(Room::parse(name).ok_or_else(wrong)?),
            Some(("since", text)) => since = number(text).ok_or_else(wrong)?,
            _ => return Err(wrong()),
        }
    }
    Ok((room, since))
}

/// `POST`: a line. Whoever was nobody so far is a guest from then on.
pub(crate) async fn say(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(asked): Body<SayLine>,
) -> Result<Response, Problem> {
    let guest = caller.person(name(asked.name.as_deref())?)?;
    let ready = prepared(&node, &id, &caller, asked, Some(&guest.id)).await?;
    let headers = welcome(&node, &caller, guest).await?;
    let line = said(&node, ready).await?;
    Ok((StatusCode::CREATED, headers, Json(line)).into_response())
}

/// A line that may be said.
pub(super) struct Ready {
    listener: Listener,
    line: NewLine,
}

/// Checks what is to be said, and counts it. `guest` is whoever says it, where nobody is known.
pub(super) async fn prepared(
    node: &Node,
    id: &str,
    caller: &Caller,
    asked: SayLine,
    guest: Option<&str>,
) -> Result<Ready, Problem> {
    check_name(&asked.id)?;
    caller.count(node, &Asked::Anything(caller.address))?;
    let mut listener = Listener::of(node, id, caller).await?;
    let room = listener.room(asked.room)?;
    let person = speaker(node, caller, &listener, guest)?;
    let text = clean(&asked.text, LONGEST_LINE).ok_or_else(|| {
        let message = messages::bad_line(LONGEST_LINE);
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "text", message)
    })?;
    caller.count(node, &Asked::Line(&person))?;
    caller.count(node, &Asked::Lines(caller.address))?;
    listener.person = Some(person.clone());
    let at = node.referee.store().now();
    let line = NewLine { id: id.to_owned(), room, person, name: asked.id, at, text };
    Ok(Ready { listener, line })
}

/// Has a line kept.
pub(super) async fn said(node: &Node, ready: Ready) -> Result<ChatLine, Problem> {
    let Ready { listener, line } = ready;
    let room = line.room;
    let kept = node.rooms.add(line).await?.ok_or_else(|| {
        let message = messages::room_full(ROOM_LINES as u32);
        Problem::new(StatusCode::CONFLICT, "room_full", message)
    })?;
    let mut heard = listener.hear(node, room, vec![kept]).await?;
    // Nobody can mute themselves.
    heard.pop().ok_or_else(Problem::not_your_seat)
}

/// Who speaks: whoever is known here, or the new guest.
fn speaker(
    node: &Node,
    caller: &Caller,
    listener: &Listener,
    guest: Option<&str>,
) -> Result<String, Problem> {
    caller.check_open(node)?;
    caller.allow(Scope::Play)?;
    match (&listener.person, &caller.bearer) {
        (Some(person), _) => Ok(person.clone()),
        // The secret of a seat in another match.
        (None, Some(_)) => Err(Problem::not_your_seat()),
        (None, None) => guest.map(str::to_owned).ok_or_else(|| {
            Problem::new(StatusCode::UNAUTHORIZED, "needs_person", messages::needs_person())
        }),
    }
}

/// Keeps whoever was nobody so far.
async fn welcome(node: &Node, caller: &Caller, guest: Guest) -> Result<HeaderMap, Problem> {
    let mut headers = HeaderMap::new();
    headers.insert(header::CACHE_CONTROL, "no-store".parse().expect("a header"));
    if let Some(new) = guest.new {
        headers.insert(header::SET_COOKIE, caller.cookie(&new.token));
        let extra = Extra { persons: vec![new.person], tokens: vec![new.kept] };
        node.referee.keep_extra(extra).await?;
    }
    Ok(headers)
}

/// `POST …/mute`: whoever asks does not hear somebody any more, here and in every other match, or
/// again. Nobody is told.
pub(crate) async fn mute(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(asked): Body<MutePerson>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let guest = caller.person(None)?;
    let listener = Listener::of(&node, &id, &caller).await?;
    listener.room(None)?;
    let person = speaker(&node, &caller, &listener, Some(&guest.id))?;
    caller.count(&node, &Asked::Move(&person))?;
    if person == asked.person {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return Err(Problem::new(status, "yourself", messages::not_yourself()));
    }
    check_name(&asked.person)?;
    let headers = welcome(&node, &caller, guest).await?;
    node.database.mute(&person, &asked.person, asked.muted).await?;
    Ok((headers, Json(asked)).into_response())
}

/// `POST …/report`: shows a line to whoever runs the server, with what was said around it.
pub(crate) async fn report(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(asked): Body<ReportLine>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let guest = caller.person(None)?;
    let listener = Listener::of(&node, &id, &caller).await?;
    let room = listener.room(Some(asked.room))?;
    let person = speaker(&node, &caller, &listener, Some(&guest.id))?;
    let why = asked.why.filter(|why| !why.trim().is_empty());
    let why = why.map(|why| {
        clean(&why, LONGEST_WHY).ok_or_else(|| {
            let message = messages::bad_why(LONGEST_WHY);
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "why", message)
        })
    });
    let why = why.transpose()?;
    caller.count(&node, &Asked::Report(caller.address))?;
    let headers = welcome(&node, &caller, guest).await?;
    let at = caller.received;
    let new = NewReport { id, room, number: asked.line, person, why, at };
    let report = node
        .database
        .report(&new)
        .await?
        .ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no_line", messages::no_line()))?;
    Ok((StatusCode::CREATED, headers, Json(LineReported { report })).into_response())
}
