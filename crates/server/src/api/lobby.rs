//! `GET /api/lobby` and `/api/lobby/events`: who is looking for somebody, and what is being played.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{ListedMatch, LobbyState, Seat};
use store::StoreError;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

use super::caller::Caller;
use super::listing::{introduction, listed};
use super::problem::Problem;
use super::stream::{FRESH, KEEP_ALIVE, Lined, RETRY, lines};
use crate::bus::LOBBY;
use crate::lobby::{HERE, Here, READ, Shown, chosen, liveliest};
use crate::node::Node;
use crate::rates::Asked;
use crate::secret;

/// How often a stream compares, where no news comes: who has left is no news.
const COMPARE: Duration = Duration::from_secs(3);

/// How much time is between two lines of a stream.
const CALM: Duration = Duration::from_millis(500);

pub(crate) async fn lobby(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let mut state = LobbyState::clone(&*shown(&node, Instant::now()).await?.state);
    if let Some(bearer) = caller.known()? {
        // One's own are of no use to oneself.
        state.challenges.sort_by_key(|challenge| is_of(challenge, &bearer.person));
    }
    Ok((FRESH, Json(state)).into_response())
}

fn is_of(challenge: &ListedMatch, person: &str) -> bool {
    let players = [&challenge.players.first, &challenge.players.second];
    let is = |seat: &Seat| matches!(seat, Seat::Person { id } if id == person);
    players.into_iter().flatten().any(|player| is(&player.seat))
}

/// The lobby as it was after that moment, read once for all who ask.
async fn shown(node: &Node, since: Instant) -> Result<Shown, StoreError> {
    let look = async || {
        let now = node.database.now();
        let challenges = chosen(node.database.challenges(now.saturating_sub(HERE), READ).await?);
        let games = liveliest(node.database.live_games(READ).await?, now);
        let known = introduction(&*node.database, &[&challenges, &games]).await?;
        let told = |listings: Vec<_>| listings.iter().map(|one| listed(one, &known)).collect();
        Ok(LobbyState { challenges: told(challenges), games: told(games), people: 0 })
    };
    node.lobby.after(since, look).await
}

pub(crate) async fn lobby_events(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    // Who is not known yet is somebody, too.
    let name = caller.known()?.map_or_else(secret::id, |bearer| bearer.person.clone());
    let place = caller.open_stream(&node)?;
    let here = node.lobby.arrive(&name);
    let news = node.referee.bus().subscribe(LOBBY);
    let stopping = node.stopping();
    let follow = Follow { node, _here: here, news, stopping, told: 0, since: Instant::now() };
    Ok(lines(follow, place))
}

struct Follow {
    node: Arc<Node>,
    /// Somebody is here for as long as it lives.
    _here: Here,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// The version that was told last.
    told: u64,
    /// What is told must have been read after this.
    since: Instant,
}

impl Lined for Follow {
    async fn next(&mut self) -> Option<Bytes> {
        let silent = Instant::now() + KEEP_ALIVE;
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            match shown(&self.node, self.since).await {
                Ok(shown) if shown.version != self.told => {
                    self.told = shown.version;
                    return Some(shown.line);
                }
                Ok(_) => {}
                Err(_) => sleep(RETRY).await,
            }
            if Instant::now() >= silent {
                return Some(Bytes::from_static(b"\n"));
            }
            tokio::select! {
                _ = self.stopping.changed() => return None,
                heard = timeout_at(Instant::now() + COMPARE, self.news.changed()) => {
                    if heard.is_ok() {
                        // What happens in a moment is one line.
                        sleep_until(self.since + CALM).await;
                    }
                }
            }
            self.since = Instant::now();
        }
    }
}
