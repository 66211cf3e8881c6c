//! Who listens in the rooms of a match, and what they hear.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::future::{pending, select_all};
use game::Side;
use protocol::{ChatLine, ChatSeen, Room};
use store::{Line, PAGE_LINES, StoreError, Talkers};
use tokio::sync::watch;
use tokio::time::sleep;

use super::caller::Caller;
use super::problem::Problem;
use crate::messages;
use crate::node::Node;

/// Somebody in a match.
pub(super) struct Listener {
    id: String,
    pub(super) person: Option<String>,
    pub(super) side: Option<Side>,
    talkers: Talkers,
}

impl Listener {
    /// Who asks, in that match.
    pub(super) async fn of(node: &Node, id: &str, caller: &Caller) -> Result<Listener, Problem> {
        let talkers = node.database.talkers(id).await?.ok_or_else(Problem::no_match)?;
        let bearer = caller.bearer.as_ref();
        // The secret of one seat says nothing in another match.
        let here = bearer.filter(|bearer| bearer.seat.as_ref().is_none_or(|seat| seat.0 == id));
        let person = here.map(|bearer| bearer.person.clone());
        let side = person.as_deref().and_then(|person| talkers.side(person));
        Ok(Listener { id: id.to_owned(), person, side, talkers })
    }

    /// The rooms that they may see, their own first.
    pub(super) fn rooms(&self) -> &'static [Room] {
        self.talkers.rooms(self.side)
    }

    /// That room, or their own, if they may see it.
    pub(super) fn room(&self, asked: Option<Room>) -> Result<Room, Problem> {
        let own = *self
            .rooms()
            .first()
            .ok_or_else(|| Problem::new(StatusCode::CONFLICT, "no_chat", messages::no_chat()))?;
        let room = asked.unwrap_or(own);
        if self.rooms().contains(&room) {
            return Ok(room);
        }
        Err(Problem::new(StatusCode::FORBIDDEN, "not_your_room", messages::not_your_room()))
    }

    /// Whom they do not hear.
    pub(super) async fn muted(&self, node: &Node) -> Result<HashSet<String>, StoreError> {
        let Some(person) = &self.person else { return Ok(HashSet::new()) };
        Ok(node.database.muted_by(person).await?.into_iter().collect())
    }

    /// Lines as they hear them: without those of whom they do not hear, and with names.
    pub(super) async fn hear(
        &self,
        node: &Node,
        room: Room,
        lines: Vec<Line>,
    ) -> Result<Vec<ChatLine>, StoreError> {
        if lines.is_empty() {
            return Ok(Vec::new());
        }
        let muted = self.muted(node).await?;
        let speakers: HashSet<&String> = lines.iter().map(|line| &line.person).collect();
        let speakers: Vec<String> = speakers.into_iter().cloned().collect();
        let names = node.referee.store().names(&speakers).await?;
        let heard = lines.into_iter().filter(|line| !muted.contains(&line.person));
        Ok(heard
            .map(|line| ChatLine {
                room,
                number: line.number,
                change: line.change,
                at: line.at,
                name: names.get(&line.person).cloned(),
                side: self.talkers.side(&line.person),
                mine: self.person.as_ref() == Some(&line.person),
                person: line.person,
                text: line.text,
            })
            .collect())
    }

    /// Lines of a room after a change, as they hear them, and the last change that was looked at.
    pub(super) async fn read(
        &self,
        node: &Node,
        room: Room,
        since: u64,
    ) -> Result<(Vec<ChatLine>, u64, bool), StoreError> {
        let lines = node.database.lines(&self.id, room, since).await?;
        let change = lines.last().map_or(since, |line| line.change);
        let more = lines.len() == PAGE_LINES as usize;
        Ok((self.hear(node, room, lines).await?, change, more))
    }
}

struct Followed {
    room: Room,
    /// The last change that was told.
    seen: u64,
    news: watch::Receiver<u64>,
    /// Whether there is more than what was told.
    more: bool,
}

/// How long to wait where the store does not answer.
const RETRY: Duration = Duration::from_secs(1);

/// The rooms of a match, followed over a socket.
pub(super) struct Following {
    listener: Listener,
    rooms: Vec<Followed>,
    seen: ChatSeen,
    /// Whether the store did not answer.
    failed: bool,
}

impl Following {
    pub(super) async fn open(
        node: &Arc<Node>,
        id: &str,
        caller: &Caller,
        seen: ChatSeen,
    ) -> Result<Following, Problem> {
        let listener = Listener::of(node, id, caller).await?;
        let mut following = Following { listener, rooms: Vec::new(), seen, failed: false };
        following.enter(node).await?;
        Ok(following)
    }

    /// Somebody took a seat, or the match is over: other rooms may be seen now.
    pub(super) async fn update(
        &mut self,
        node: &Arc<Node>,
        caller: &Caller,
    ) -> Result<(), Problem> {
        self.listener = Listener::of(node, &self.listener.id, caller).await?;
        self.enter(node).await?;
        Ok(())
    }

    async fn enter(&mut self, node: &Arc<Node>) -> Result<(), StoreError> {
        let open = self.listener.rooms();
        self.rooms.retain(|followed| open.contains(&followed.room));
        for &room in open {
            if self.rooms.iter().any(|followed| followed.room == room) {
                continue;
            }
            let id = &self.listener.id;
            // Subscribed first, read then: nothing falls between.
            let news = node.rooms.subscribe(id, room);
            let head = node.database.room_heads(&[(id.clone(), room)]).await?;
            let head = head.first().map_or(0, |(_, _, head)| *head);
            // Who has seen more than there is has seen another room: a restored backup.
            let seen = Some(self.seen.of(room)).filter(|&seen| seen <= head).unwrap_or(0);
            self.rooms.push(Followed { room, seen, news, more: seen < head });
        }
        Ok(())
    }

    /// What was not told yet.
    pub(super) async fn read(&mut self, node: &Arc<Node>) -> Result<Vec<ChatLine>, StoreError> {
        let mut heard = Vec::new();
        for followed in &mut self.rooms {
            if !followed.more && !followed.news.has_changed().unwrap_or(false) {
                continue;
            }
            followed.news.mark_unchanged();
            // Until it is read, whatever becomes of this.
            (followed.more, self.failed) = (true, true);
            let (lines, change, more) =
                self.listener.read(node, followed.room, followed.seen).await?;
            (followed.seen, followed.more) = (change, more);
            self.failed = false;
            heard.extend(lines);
        }
        Ok(heard)
    }

    /// Done when there may be more.
    pub(super) async fn grown(&mut self) {
        if self.rooms.is_empty() {
            return pending().await;
        }
        if self.rooms.iter().any(|followed| followed.more) {
            if self.failed {
                sleep(RETRY).await;
            }
            return;
        }
        let changes = self.rooms.iter_mut().map(|followed| Box::pin(followed.news.changed()));
        let (_, which, _) = select_all(changes).await;
        // Hearing of it has marked it as heard.
        self.rooms[which].more = true;
    }
}
