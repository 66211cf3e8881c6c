//! Whatever is asked in whatever order, the log tells the match.

use game::Side;
use matches::{Context, Match, Millis, Outage, Request, decide, number};
use proptest::prelude::*;
use protocol::{EventBody, MatchEvent, MatchSetup, MatchStatus, OfferKind, Seat, TimeControl};

const KINDS: [OfferKind; 6] = [
    OfferKind::Draw,
    OfferKind::TakeBack,
    OfferKind::Pause,
    OfferKind::Resume,
    OfferKind::Abort,
    OfferKind::Rematch,
];

/// What somebody tries, to be filled in with how the match stands.
#[derive(Clone, Debug)]
enum Attempt {
    Move { place: usize, by_turn: bool, stale: bool },
    Offer { side: bool, kind: usize },
    Accept { side: bool, back: u64 },
    Decline { side: bool, back: u64 },
    Resign { side: bool },
    Abort { side: bool },
    Claim { side: bool },
    ClaimLeft { side: bool },
    Tick,
    Join,
    Outage { time: Millis },
}

fn attempt() -> impl Strategy<Value = (Attempt, Millis)> {
    let side = any::<bool>();
    let what = prop_oneof![
        20 => (any::<usize>(), prop::bool::weighted(0.9), prop::bool::weighted(0.1))
            .prop_map(|(place, by_turn, stale)| Attempt::Move { place, by_turn, stale }),
        4 => (side, 0..KINDS.len()).prop_map(|(side, kind)| Attempt::Offer { side, kind }),
        4 => (side, 0..4u64).prop_map(|(side, back)| Attempt::Accept { side, back }),
        1 => (side, 0..4u64).prop_map(|(side, back)| Attempt::Decline { side, back }),
        1 => side.prop_map(|side| Attempt::Claim { side }),
        1 => side.prop_map(|side| Attempt::ClaimLeft { side }),
        2 => Just(Attempt::Tick),
        1 => Just(Attempt::Join),
        1 => (0..50_000u64).prop_map(|time| Attempt::Outage { time }),
    ];
    let rare = prop_oneof![
        30 => what,
        1 => side.prop_map(|side| Attempt::Resign { side }),
        1 => side.prop_map(|side| Attempt::Abort { side }),
    ];
    (rare, prop_oneof![8 => 0..3_000u64, 1 => 0..70_000u64])
}

fn side(second: bool) -> Side {
    if second { Side::Second } else { Side::First }
}

fn person(id: &str) -> Option<Seat> {
    Some(Seat::Person { id: id.to_owned() })
}

fn request(state: &Match, attempt: &Attempt, name: usize) -> Request {
    let id = format!("n{name}");
    match *attempt {
        Attempt::Move { place, by_turn, stale } => {
            let legal = state.table().legal();
            let mv = legal.get(place % legal.len().max(1)).cloned().unwrap_or_default();
            let turn = if by_turn { state.turn() } else { !state.turn() };
            let ply = state.ply() + u32::from(stale);
            Request::Move { side: turn, mv, ply, after: None, id }
        }
        Attempt::Offer { side: by, kind } => {
            Request::Offer { side: side(by), kind: KINDS[kind], id: Some(id) }
        }
        Attempt::Accept { side: by, back } => {
            let offer = state.head().saturating_sub(back);
            Request::Accept { side: side(by), offer, id: Some(id) }
        }
        Attempt::Decline { side: by, back } => {
            let offer = state.head().saturating_sub(back);
            Request::Decline { side: side(by), offer, id: Some(id) }
        }
        Attempt::Resign { side: by } => Request::Resign { side: side(by), id: Some(id) },
        Attempt::Abort { side: by } => Request::Abort { side: side(by), id: Some(id) },
        Attempt::Claim { side: by } => Request::Claim { side: side(by), id: Some(id) },
        Attempt::ClaimLeft { side: by } => Request::ClaimLeft { side: side(by), id: Some(id) },
        Attempt::Join => Request::Join { seat: Seat::Person { id: "mary".to_owned() }, side: None },
        Attempt::Tick | Attempt::Outage { .. } => Request::Tick,
    }
}

/// What can be seen of a match.
fn seen(state: &Match, now: Millis) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        (state.head(), state.status(), state.end(), state.ply(), state.turn()),
        (state.table().position(), state.table().moves(), state.offers().to_vec()),
        (state.clock(now), state.due(), state.board_event(), state.next().map(str::to_owned)),
    )
}

fn check(game: &str, clock: Option<TimeControl>, attempts: &[(Attempt, Millis)]) {
    let setup = matches::setup(game, None, None, 3).expect("a game");
    let setup = MatchSetup { clock, first: person("ada"), second: person("grace"), ..setup };
    let mut log = number(0, 0, vec![EventBody::Created(setup)], || "t".to_owned());
    let mut state = Match::replay(&log).expect("a match");
    let (mut now, mut outages) = (0, Vec::new());
    for (name, (attempt, pause)) in attempts.iter().enumerate() {
        if let Attempt::Outage { time } = *attempt {
            outages.push(Outage { from: now, to: now + time });
            now += time;
        }
        now += pause;
        let request = request(&state, attempt, name);
        let context =
            Context { now, outages: outages.clone(), next: format!("m{name}"), seen: [None; 2] };
        let before = seen(&state, now);
        let Ok(decision) = decide(&state, &request, &context) else {
            // A refusal is the same when it is asked for again, and changes nothing.
            assert!(decide(&state, &request, &context).is_err());
            assert_eq!(seen(&state, now), before);
            continue;
        };
        assert_eq!(Some(&decision), decide(&state, &request, &context).ok().as_ref());
        let over = state.end();
        for event in number(state.head(), now, decision.events, || "t".to_owned()) {
            state.apply(&event).expect("it is the next one");
            log.push(event);
        }
        assert!(!state.is_frozen(), "{request:?}");
        // What is over stays over.
        assert!(over.is_none() || over == state.end());
        // What was done under a name is answered alike ever after.
        if let Ok(again) = decide(&state, &request, &context)
            && !matches!(request, Request::Join { .. } | Request::Tick)
        {
            assert_eq!((again.events, again.done), (Vec::new(), decision.done));
        }
        // A second look at the time has nothing left to do.
        if matches!(request, Request::Tick) {
            let again = decide(&state, &Request::Tick, &context).expect("time is never refused");
            assert_eq!(again.events, Vec::new());
        }
        match state.status() {
            MatchStatus::Running => assert!(state.due().is_some()),
            MatchStatus::Waiting => unreachable!("both sit"),
            MatchStatus::Over | MatchStatus::Aborted => assert_eq!(state.due(), None),
        }
    }
    let again = Match::replay(&log).expect("the log is whole");
    assert_eq!(seen(&again, now), seen(&state, now));
    let ends = |event: &&MatchEvent| matches!(event.body, EventBody::Ended { .. });
    assert!(log.iter().filter(ends).count() <= 1, "a match ends once");
    // The record replays, end and all.
    let text = state.sheet().to_string();
    let (table, _) = catalog::load(&text).expect("a record");
    assert_eq!(table.position(), state.table().position());
    assert_eq!(table.end().map(|end| end.reason), state.end().map(|end| end.reason));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_log_tells_the_match(
        game in prop::sample::select(vec!["khitan", "hokito", "khet", "quindo", "khan"]),
        clock in prop::sample::select(vec![
            None,
            Some(TimeControl::Live { base: 60, increment: 2 }),
            Some(TimeControl::Live { base: 3, increment: 0 }),
            Some(TimeControl::Days { days: 1 }),
        ]),
        attempts in prop::collection::vec(attempt(), 1..120),
    ) {
        check(game, clock, &attempts);
    }
}
