//! A match on a server, as it is seen and answered, with a referee who writes everything down.

use std::sync::{Arc, Mutex};

use game::{Reason, Side};
use matches::{Match, number};
use protocol::{
    Action, BySide, ChatLine, EventBody, MatchSetup, OfferKind, Player, Players, Room, Seat,
    TimeControl,
};

use super::*;
use crate::online::{MatchNews, Referee};
use crate::online_match::OnlineMatch;

type Orders = Arc<Mutex<Vec<String>>>;

struct Scribe(Orders);

impl Scribe {
    fn write(&self, order: String) {
        self.0.lock().expect("a list").push(order);
    }
}

impl Referee for Scribe {
    fn make_move(&self, ply: u32, mv: &str, after: u64) {
        self.write(format!("{mv} as move {ply} after {after}"));
    }
    fn act(&self, action: Action, kind: Option<OfferKind>, offer: Option<u64>) {
        let kind = kind.map(|kind| format!(" {kind:?}")).unwrap_or_default();
        let offer = offer.map(|offer| format!(" {offer}")).unwrap_or_default();
        self.write(format!("{action:?}{kind}{offer}"));
    }
    fn can_talk(&self) -> bool {
        true
    }
    fn say(&self, text: &str) {
        self.write(format!("say {text}"));
    }
    fn go_to(&self, id: &str) {
        self.write(format!("go to {id}"));
    }
    fn address(&self) -> &str {
        "http://example.org/match/k3wz"
    }
}

const BEGAN: u64 = 1_000_000; // milliseconds since 1970

/// A match in the window of Grace, who plays Black, unless she sits elsewhere.
struct Online {
    stage: Stage,
    orders: Orders,
    head: u64,
}

impl Online {
    fn open(clock: Option<TimeControl>, language: &str) -> Online {
        let setup = matches::setup("quindo", None, None, 0).expect("a match");
        Online::follow(MatchSetup { clock, ..setup }, Side::Second, language)
    }

    fn follow(setup: MatchSetup, you: Side, language: &str) -> Online {
        let person = |id: &str| Seat::Person { id: id.to_owned() };
        let (first, second) = match you {
            Side::First => (person("grace"), person("ada")),
            Side::Second => (person("ada"), person("grace")),
        };
        let setup = MatchSetup { first: Some(first), second: Some(second), ..setup };
        let log = number(0, BEGAN, vec![EventBody::Created(setup)], || "tag".to_owned());
        let log = Match::replay(&log).expect("a log");
        let player = |id: &str, name: &str| {
            let name = Some(name.to_owned());
            Some(Player { seat: person(id), name, account: false, rating: None })
        };
        let (ada, grace) = (player("ada", "Ada\u{1b}[31m"), player("grace", "Grace"));
        let players = match you {
            Side::First => Players { first: grace, second: ada },
            Side::Second => Players { first: ada, second: grace },
        };
        let seen = BySide { first: Some(BEGAN), second: Some(BEGAN) };
        let orders = Orders::default();
        let referee = Box::new(Scribe(Arc::clone(&orders)));
        let online = OnlineMatch::new(referee, log, Some(you), players, BEGAN, seen);
        let session = Session::follow(online).expect("a table");
        let stage = Stage::new(Opening::Table(Box::new(session)), PLAIN, language, SMALL);
        Online { stage, orders, head: 1 }
    }

    fn hear(&mut self, news: MatchNews) {
        self.stage.app.handle(Signal::Match(news));
        self.stage.draw();
    }

    fn happens(&mut self, body: EventBody) {
        let events = number(self.head, BEGAN + 1, vec![body], || "tag".to_owned());
        self.head += 1;
        events.into_iter().for_each(|event| self.hear(MatchNews::Event(event)));
    }

    fn moves(&mut self, side: Side, mv: &str, ply: u32) {
        let (mv, id) = (mv.to_owned(), format!("move{ply}"));
        self.happens(EventBody::Moved { side, mv, ply, id, charged: 1 });
    }

    /// Ada was last seen so many milliseconds ago.
    fn is_late(&mut self, since: u64) {
        let now = BEGAN + since;
        let seen = BySide { first: Some(BEGAN), second: Some(now) };
        self.hear(MatchNews::Heartbeat { now, seen });
    }

    fn says(&mut self, number: u64, text: &str) {
        let line = ChatLine {
            room: Room::Players,
            number,
            change: number,
            at: BEGAN + number,
            person: "ada".to_owned(),
            name: Some("Ada".to_owned()),
            side: Some(Side::First),
            mine: false,
            text: Some(text.to_owned()),
        };
        self.hear(MatchNews::Line(line));
    }

    #[track_caller]
    fn shows(&self, text: &str) {
        let seen = self.stage.text();
        assert!(seen.contains(text), "{text:?} in\n{seen}");
    }

    /// What was asked of the server since it was last looked at.
    fn ordered(&self) -> Vec<String> {
        std::mem::take(&mut *self.orders.lock().expect("a list"))
    }
}

#[test]
fn a_match_has_names_a_chat_and_offers_that_wait_for_an_answer() {
    for language in ["en", "fr"] {
        let mut online = Online::open(None, language);
        online.moves(Side::First, "c2c3", 1);
        online.says(1, "have fun \u{7}and take your time");
        online.says(1, "have fun \u{7}and take your time");
        let offer = EventBody::Offered { side: Side::First, offer: OfferKind::Draw, id: None };
        online.happens(offer);
        insta::assert_snapshot!(format!("match-{language}"), online.stage.text());
        online.stage.keys("n");
        online.stage.keys("y");
        online.stage.keys("o");
        assert_eq!(online.ordered(), ["Decline 3", "Accept 3", "Accept 3"]);
        online.stage.keys("?");
        insta::assert_snapshot!(format!("match-help-{language}"), online.stage.text());
    }
}

#[test]
fn every_key_of_a_match_asks_the_server() {
    let mut online = Online::open(None, "en");
    online.shows("Ada[31m to move");
    // It is not our turn, and an engine is no help here.
    online.stage.keys("mh");
    online.shows("Not in a match");
    online.moves(Side::First, "c2c3", 1);
    online.stage.keys("mc6c4\n");
    online.shows("Your move is on its way.");
    online.stage.keys("dupcthello\n");
    online.stage.keys("xn");
    online.stage.keys("xy");
    // Black has not had a turn: the match can be called off.
    online.stage.keys("bn");
    online.stage.keys("by");
    let expected = [
        "c6c4 as move 1 after 2",
        "Offer Draw",
        "Offer TakeBack",
        "Offer Pause",
        "Claim",
        "say hello",
        "Resign",
        "Abort",
    ];
    assert_eq!(online.ordered(), expected);
    online.stage.keys("n");
    online.shows("There is nothing to answer.");
    online.moves(Side::Second, "c6c4", 2);
    online.shows("Black: pawn c6 to c4");
    online.stage.keys("b");
    assert_eq!(online.ordered(), ["Offer Abort"]);
    online.happens(EventBody::TakenBack { ply: 1 });
    online.shows("Taken back: c6c4.");
    online.shows("Your turn. Choose a pawn.");
    online.happens(EventBody::Ended {
        winner: None,
        reason: Reason::Agreement,
        by: None,
        id: None,
    });
    online.shows("Draw: by agreement.");
    online.stage.keys("r");
    online.happens(EventBody::Rematched { next: "abcd".to_owned() });
    online.stage.keys("r");
    assert_eq!(online.ordered(), ["Offer Rematch", "go to abcd"]);
}

#[test]
fn the_key_that_turns_a_tile_over_answers_no_offer() {
    let position = "1al1j/h4a/l2e2h/2l5/9/8/2H1H1D/AA2EA/AAJ1A w 2/4 1 0";
    let setup = matches::setup("khitan", Some("expert"), Some(position), 0).expect("a match");
    let mut online = Online::follow(setup, Side::First, "fr");
    for code in [KeyCode::Down, KeyCode::Down, KeyCode::Enter] {
        online.stage.key(code);
    }
    let offer = EventBody::Offered { side: Side::Second, offer: OfferKind::Draw, id: None };
    online.happens(offer);
    let before = online.stage.text();
    online.stage.keys("o");
    assert_ne!(online.stage.text(), before, "the tile is turned over");
    assert_eq!(online.ordered(), [""; 0]);
    online.stage.keys("y");
    assert_eq!(online.ordered(), ["Accept 2"]);
}

#[test]
fn whoever_was_left_may_claim_the_win() {
    let clock = Some(TimeControl::Live { base: 600, increment: 5 });
    let mut online = Online::open(clock, "en");
    online.shows("White Ada[31m 10:00");
    online.moves(Side::First, "c2c3", 1);
    online.shows("First move within ");
    online.moves(Side::Second, "c6c4", 2);
    online.is_late(30_000);
    online.shows("Ada[31m (away) 9:3");
    assert!(!online.stage.text().contains("has left"));
    online.is_late(70_000);
    online.shows("Your opponent has left. c claims it.");
    online.stage.keys("c");
    assert_eq!(online.ordered(), ["ClaimLeft"]);
    // The connection breaks and comes back, with another log than before.
    online.hear(MatchNews::Away("gone.".to_owned()));
    online.shows("The server cannot be reached: gone.");
    online.hear(MatchNews::Connected { side: Some(Side::Second), anew: false });
    online.shows("The server answers again.");
    online.happens(EventBody::Left { side: Side::First, id: None });
    online.happens(EventBody::Ended {
        winner: Some(Side::Second),
        reason: Reason::Abandoned,
        by: None,
        id: None,
    });
    online.shows("You won: the opponent left.");
}

#[test]
fn a_match_of_other_rules_says_why_it_has_ended() {
    for (language, why) in [("en", "The rules have changed"), ("fr", "Les règles ont changé")] {
        let mut online = Online::open(None, language);
        online.moves(Side::First, "c2c7", 1);
        online.happens(EventBody::Annulled);
        online.happens(EventBody::Ended {
            winner: None,
            reason: Reason::Aborted,
            by: None,
            id: None,
        });
        online.shows(why);
        assert!(!online.stage.text().contains("called off"));
    }
}

#[test]
fn days_are_told_as_days() {
    let mut online = Online::open(Some(TimeControl::Days { days: 3 }), "en");
    online.is_late(3_600_000);
    online.shows("2 d 23 h");
}
