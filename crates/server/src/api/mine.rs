//! `GET /api/me/matches` and `/api/me/events`: the matches of whoever asks.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{MatchNews, MyMatch, MyMatches, News, TimeControl};
use store::{Bearer, Listing, StoreError};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::caller::Caller;
use super::listing::{introduction, mine, seat, waits};
use super::problem::Problem;
use super::stream::{FRESH, KEEP_ALIVE, Lined, RETRY, lines};
use crate::bus::of_person;
use crate::lobby::Here;
use crate::node::Node;
use crate::presence::Present;
use crate::rates::Asked;

/// How many matches are read at most, however many somebody may have.
const MOST: u32 = 2000;

/// How many of those that are over are told.
const FINISHED: u32 = 10;

/// How often a stream compares with the store, where no news comes.
const COMPARE: Duration = Duration::from_secs(5);

/// How much time is between two looks, however much happens.
const CALM: Duration = Duration::from_millis(200);

pub(crate) async fn my_matches(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::List(caller.address))?;
    let mut all = MyMatches { now: caller.received, ..MyMatches::default() };
    let Some(bearer) = caller.known()? else { return Ok((FRESH, Json(all)).into_response()) };
    let person = &bearer.person;
    all.known = true;
    let open = open_matches(&node, bearer).await?;
    let mut finished = node.database.finished_of(person, FINISHED).await?;
    finished.retain(|listing| is_for(bearer, &listing.id));
    let known = introduction(&*node.database, &[&open, &finished]).await?;
    let told = |listing: &Listing| mine(listing, person, &known);
    for one in open.iter().filter_map(told) {
        let list = match (one.waits, one.listed.status) {
            (true, _) => &mut all.waiting,
            (false, protocol::MatchStatus::Waiting) => &mut all.challenges,
            (false, _) => &mut all.others,
        };
        list.push(one);
    }
    // What has no deadline can wait; among the rest, who has waited longest comes first.
    let urgency = |one: &MyMatch| (one.listed.deadline.unwrap_or(u64::MAX), one.listed.at);
    all.waiting.sort_by_key(urgency);
    all.others.sort_by_key(|one| std::cmp::Reverse(one.listed.at));
    all.finished = finished.iter().filter_map(told).collect();
    all.feed = node.database.has_feed(person).await?;
    Ok((FRESH, Json(all)).into_response())
}

/// Whether a secret is good for that match: one of a seat is for its own alone.
fn is_for(bearer: &Bearer, id: &str) -> bool {
    bearer.seat.as_ref().is_none_or(|(seat, _)| seat == id)
}

async fn open_matches(node: &Node, bearer: &Bearer) -> Result<Vec<Listing>, StoreError> {
    // Those somebody may make, and those of others they may have joined.
    let most = node.rates.open_matches().saturating_mul(2);
    let most = u32::try_from(most).unwrap_or(MOST).min(MOST);
    let mut open = node.database.matches_of(&bearer.person, most).await?;
    open.retain(|listing| is_for(bearer, &listing.id));
    Ok(open)
}

pub(crate) async fn my_events(
    State(node): State<Arc<Node>>,
    caller: Caller,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    let bearer = caller.known()?.ok_or_else(Problem::no_token)?.clone();
    let place = caller.open_stream(&node)?;
    let follow = Follow {
        _here: node.lobby.arrive(&bearer.person),
        news: node.referee.bus().subscribe(&of_person(&bearer.person)),
        stopping: node.stopping(),
        node,
        bearer,
        began: false,
        told: HashMap::new(),
        present: HashMap::new(),
        ready: VecDeque::new(),
    };
    Ok(lines(follow, place))
}

/// What was told of a match.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Told {
    head: u64,
    status: &'static str,
    waits: bool,
}

struct Follow {
    /// Somebody is here for as long as it lives.
    _here: Here,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    node: Arc<Node>,
    bearer: Bearer,
    began: bool,
    told: HashMap<String, Told>,
    /// Who listens here waits at the tables of their challenges.
    present: HashMap<String, Present>,
    ready: VecDeque<Bytes>,
}

impl Lined for Follow {
    async fn next(&mut self) -> Option<Bytes> {
        let mut silent = Duration::ZERO;
        loop {
            if let Some(line) = self.ready.pop_front() {
                return Some(line);
            }
            if *self.stopping.borrow() {
                return None;
            }
            let begun = std::mem::replace(&mut self.began, true);
            self.news.mark_unchanged();
            if self.look(begun).await.is_err() {
                self.began = begun;
                sleep(RETRY).await;
                continue;
            }
            if !self.ready.is_empty() {
                continue;
            }
            if !begun || silent >= KEEP_ALIVE {
                // Also where there is nothing to tell: it has begun.
                return Some(Bytes::from_static(b"\n"));
            }
            tokio::select! {
                _ = self.stopping.changed() => return None,
                heard = timeout(COMPARE, self.news.changed()) => {
                    if heard.is_ok() { sleep(CALM).await } else { silent += COMPARE }
                }
            }
        }
    }
}

impl Follow {
    /// Compares with what was told.
    async fn look(&mut self, begun: bool) -> Result<(), StoreError> {
        let open = open_matches(&self.node, &self.bearer).await?;
        let mut news = Vec::new();
        let ids: HashSet<&str> = open.iter().map(|listing| listing.id.as_str()).collect();
        let gone: Vec<&String> = self.told.keys().filter(|id| !ids.contains(id.as_str())).collect();
        for id in gone {
            if let Some(listing) = self.node.database.listing(id).await? {
                news.push((News::Ended, listing));
            }
        }
        for listing in &open {
            let now = told(listing, &self.bearer.person);
            match self.told.get(&listing.id) {
                Some(before) if *before == now => {}
                before => news.push((kind(before.copied(), now, begun), listing.clone())),
            }
        }
        let changed: Vec<Listing> = news.iter().map(|(_, listing)| listing.clone()).collect();
        let known = introduction(&*self.node.database, &[&changed]).await?;
        let person = &self.bearer.person;
        for (news, listing) in news {
            if let Some(about) = mine(&listing, person, &known) {
                self.ready.push_back(line(&MatchNews { news, about }));
            }
        }
        self.told = open
            .iter()
            .map(|listing| (listing.id.clone(), told(listing, &self.bearer.person)))
            .collect();
        self.wait_at_tables(&open);
        Ok(())
    }

    /// Whoever listens is here for those who look for somebody. With days for a turn it does not matter.
    fn wait_at_tables(&mut self, open: &[Listing]) {
        let waits = |listing: &&Listing| {
            listing.row.status == "waiting"
                && !matches!(listing.row.clock, Some(TimeControl::Days { .. }))
        };
        let waiting: HashMap<&str, &Listing> =
            open.iter().filter(waits).map(|listing| (listing.id.as_str(), listing)).collect();
        self.present.retain(|id, _| waiting.contains_key(id.as_str()));
        for (id, listing) in waiting {
            if let (false, Some(side)) =
                (self.present.contains_key(id), seat(listing, &self.bearer.person))
            {
                let referee = Arc::clone(&self.node.referee);
                let time = move || referee.store().now();
                let present = self.node.referee.presence.arrive(id, side, time);
                self.present.insert(id.to_owned(), present);
            }
        }
    }
}

fn told(listing: &Listing, person: &str) -> Told {
    let (head, status) = (listing.row.head, listing.row.status);
    Told { head, status, waits: waits(listing, person) }
}

fn kind(before: Option<Told>, now: Told, begun: bool) -> News {
    match before {
        None if begun => News::Created,
        None => News::Open,
        Some(before) if before.status != now.status => News::Joined,
        Some(before) if now.waits && !before.waits => News::Turn,
        Some(_) => News::Changed,
    }
}

fn line(news: &MatchNews) -> Bytes {
    let mut text = serde_json::to_string(news).expect("wire types have only names for keys");
    text.push('\n');
    text.into()
}
