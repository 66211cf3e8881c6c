//! `POST /api/pairings`: an opponent, whoever wants to play the same.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Side;
use protocol::{CreateMatch, MatchJoined, MatchSetup, Pairing, PairingRequest, SideChoice};
use store::Listing;

use super::body::Body;
use super::caller::Caller;
use super::creation::{open, setup};
use super::joining::take;
use super::listing::seat;
use super::problem::Problem;
use crate::bus::Reach;
use crate::lobby::{HERE, READ};
use crate::node::Node;
use crate::rates::Asked;
use crate::referee::Failure;

/// How many challenges are tried, where others are quicker each time.
const TRIES: usize = 8;

pub(crate) async fn pair(
    State(node): State<Arc<Node>>,
    caller: Caller,
    Body(asked): Body<PairingRequest>,
) -> Result<Response, Problem> {
    caller.count(&node, &Asked::Anything(caller.address))?;
    caller.count(&node, &Asked::Seat(caller.address))?;
    let PairingRequest { game, variant, clock, rated, name } = asked;
    let (position, seed, side) = (None, None, SideChoice::Random);
    let wanted = CreateMatch {
        game,
        variant,
        position,
        seed,
        side,
        clock,
        rated,
        public: true,
        name,
        level: None,
    };
    let plan = setup(&wanted)?;
    // Of two who ask at once the second finds the challenge of the first.
    let _one_by_one = node.lobby.pairing.lock().await;
    let table = Search { node: &node, caller: &caller, wanted: &wanted, plan: &plan };
    for _ in 0..TRIES {
        if let Some((headers, pairing)) = table.join().await? {
            return Ok(found(headers, pairing));
        }
        let (headers, created) = open(&node, &caller, &wanted).await?;
        let (id, token, side) = (created.id, created.token, created.side);
        let own = Pairing { id, token, side, paired: false };
        // Another node may have found nobody at the same moment.
        let alone = node.referee.bus().reach() == Reach::Alone;
        match if alone { Meanwhile::Waits } else { table.look_again(&own).await? } {
            Meanwhile::Waits => {
                return Ok((StatusCode::CREATED, headers, Json(own)).into_response());
            }
            Meanwhile::Joined => return Ok(found(headers, Pairing { paired: true, ..own })),
            Meanwhile::Found(headers, pairing) => return Ok(found(headers, pairing)),
            Meanwhile::Gone => {}
        }
    }
    Err(Failure::Busy.into())
}

/// What became of a challenge while others opened theirs.
enum Meanwhile {
    /// It stands.
    Waits,
    /// Somebody has joined it.
    Joined,
    /// It was called off for another.
    Found(HeaderMap, Pairing),
    /// It was called off for another, which was taken before.
    Gone,
}

/// Somebody who looks for an opponent.
struct Search<'a> {
    node: &'a Node,
    caller: &'a Caller,
    wanted: &'a CreateMatch,
    plan: &'a MatchSetup,
}

impl Search<'_> {
    async fn fitting(&self) -> Result<Vec<Listing>, Problem> {
        let since = self.caller.received.saturating_sub(HERE);
        let mut fitting = self.node.database.challenges(since, READ).await?;
        fitting.retain(|listing| fits(listing, self.plan));
        Ok(fitting)
    }

    /// Joins the first that fits. Whoever asks again waits on at the same table.
    async fn join(&self) -> Result<Option<(HeaderMap, Pairing)>, Problem> {
        let fitting = self.fitting().await?;
        let person = self.caller.known()?.map(|bearer| bearer.person.as_str());
        let side = |listing: &Listing| person.and_then(|id| seat(listing, id));
        let own = fitting.iter().find_map(|listing| Some((listing, side(listing)?)));
        for other in fitting.iter().filter(|listing| side(listing).is_none()).take(TRIES) {
            if let Some(found) = self.take(other).await? {
                if let Some((own, side)) = own {
                    // Where somebody has just joined it, it is a match like any other.
                    let _ = self.withdraw(&own.id, side).await;
                }
                return Ok(Some(found));
            }
        }
        match own {
            Some((own, _)) => Ok(Some(again(self.node, self.caller, own).await?)),
            None => Ok(None),
        }
    }

    /// The seat at that table; none where somebody else was quicker, or it is not for this player.
    async fn take(&self, other: &Listing) -> Result<Option<(HeaderMap, Pairing)>, Problem> {
        let name = self.wanted.name.as_deref();
        match take(self.node, self.caller, &other.id, name).await {
            Ok((headers, MatchJoined { token, side })) => {
                let id = other.id.clone();
                Ok(Some((headers, Pairing { id, token, side, paired: true })))
            }
            Err(problem) if problem.status.is_client_error() && is_of_match(&problem) => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    /// Looks once more, now that everybody sees our challenge: of two nodes that found nobody at the same
    /// moment, one at least sees the other's now. Where both do, the one with the larger id calls
    /// theirs off before, so that of the two tables only one is taken.
    async fn look_again(&self, own: &Pairing) -> Result<Meanwhile, Problem> {
        let fitting = self.fitting().await?;
        let person = self.caller.known()?.map(|bearer| bearer.person.as_str());
        let is_own = |listing: &Listing| {
            listing.id == own.id || person.is_some_and(|id| seat(listing, id).is_some())
        };
        for other in fitting.iter().filter(|listing| !is_own(listing)).take(TRIES) {
            let yields = other.id < own.id;
            if yields && !self.withdraw(&own.id, own.side).await? {
                return Ok(Meanwhile::Joined);
            }
            match self.take(other).await? {
                Some((headers, pairing)) => {
                    if !yields {
                        let _ = self.withdraw(&own.id, own.side).await;
                    }
                    return Ok(Meanwhile::Found(headers, pairing));
                }
                None if yields => return Ok(Meanwhile::Gone),
                None => {}
            }
        }
        Ok(Meanwhile::Waits)
    }

    /// Calls off a challenge; whether nobody has joined it yet.
    async fn withdraw(&self, id: &str, side: Side) -> Result<bool, Problem> {
        Ok(self.node.referee.withdraw(id, side).await?)
    }
}

fn found(headers: HeaderMap, pairing: Pairing) -> Response {
    (headers, Json(pairing)).into_response()
}

fn fits(listing: &Listing, plan: &MatchSetup) -> bool {
    let row = &listing.row;
    (&row.game, &row.variant) == (&plan.game, &plan.variant)
        && (row.clock, row.rated, row.custom) == (plan.clock, plan.rated, false)
}

/// Whether another challenge may do where this one did not.
fn is_of_match(problem: &Problem) -> bool {
    matches!(problem.status, StatusCode::CONFLICT | StatusCode::NOT_FOUND | StatusCode::FORBIDDEN)
}

/// Another secret for the seat of one's own challenge.
async fn again(
    node: &Node,
    caller: &Caller,
    own: &Listing,
) -> Result<(HeaderMap, Pairing), Problem> {
    let guest = caller.person(None)?;
    let side = seat(own, &guest.id).ok_or_else(Problem::not_your_seat)?;
    let (token, extra, headers) = super::creation::seat_token(caller, guest, &own.id, side);
    node.referee.keep_extra(extra).await?;
    Ok((headers, Pairing { id: own.id.clone(), token, side, paired: false }))
}
