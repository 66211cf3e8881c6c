//! A match as it is told to somebody: the server's answers and the page make it of the same log.

use game::Side;
use protocol::{Action, MatchOptions, MatchState, MatchStatus, OfferKind, Player, Players};

use crate::decide::decide;
use crate::request::{Context, Request};
use crate::state::Match;
use crate::timing::Millis;

impl Match {
    /// How it stands at that moment, for whoever sits there. Names are not in the log.
    #[must_use]
    pub fn told(&self, id: &str, you: Option<Side>, now: Millis) -> MatchState {
        let table = self.table();
        let running = self.status() == MatchStatus::Running;
        MatchState {
            id: id.to_owned(),
            game: table.game().to_owned(),
            variant: table.variant().to_owned(),
            start: table.start(),
            position: table.position(),
            ply: self.ply(),
            turn: self.turn(),
            status: self.status(),
            moves: table.moves(),
            outcome: self.end(),
            clock: self.clock(now),
            players: self.players(),
            events: self.head(),
            tag: self.tag().to_owned(),
            offers: self.offers().to_vec(),
            paused: self.timing().paused().is_some(),
            claimable: running && table.can_claim(),
            rated: self.setup().rated,
            public: self.setup().public,
            next: self.next().map(str::to_owned),
            you,
        }
    }

    /// Who sits at the table, without their names.
    #[must_use]
    pub fn players(&self) -> Players {
        let player = |side| {
            let seat = self.seat(side)?.clone();
            Some(Player { seat, name: None, account: false, rating: None })
        };
        Players { first: player(Side::First), second: player(Side::Second) }
    }

    /// What a player can do at that moment besides moving. The referee itself is asked, so that a button
    /// that is shown does something; what happens is decided when it is pressed.
    #[must_use]
    pub fn options(&self, side: Side, context: &Context) -> MatchOptions {
        let can = |request: Request| decide(self, &request, context).is_ok();
        let actions = [
            (Action::Resign, Request::Resign { side, id: None }),
            (Action::Abort, Request::Abort { side, id: None }),
            (Action::Claim, Request::Claim { side, id: None }),
            (Action::ClaimLeft, Request::ClaimLeft { side, id: None }),
        ];
        let offers = [
            OfferKind::Draw,
            OfferKind::TakeBack,
            OfferKind::Pause,
            OfferKind::Resume,
            OfferKind::Abort,
            OfferKind::Rematch,
        ];
        let offer = |kind: &OfferKind| can(Request::Offer { side, kind: *kind, id: None });
        MatchOptions {
            actions: actions
                .into_iter()
                .filter_map(|(action, request)| can(request).then_some(action))
                .collect(),
            offers: offers.into_iter().filter(offer).collect(),
        }
    }
}
