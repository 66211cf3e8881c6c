//! The referee, case by case.

use game::{End, Reason, Side};
use matches::{
    Context, FIRST_TURN, GRACE, LAG_BOUND, Match, Millis, Outage, Refusal, Request, decide, number,
};
use protocol::{
    Action, EventBody, MatchEvent, MatchSetup, MatchStatus, OfferKind, Seat, TimeControl,
};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
const FIVE_MINUTES: Option<TimeControl> = Some(TimeControl::Live { base: 300, increment: 5 });

fn person(id: &str) -> Seat {
    Seat::Person { id: id.to_owned() }
}

/// A match with its log, to be played with.
struct Play {
    log: Vec<MatchEvent>,
    state: Match,
    outages: Vec<Outage>,
    seen: [Option<Millis>; 2],
}

impl Play {
    fn waiting(game: &str, clock: Option<TimeControl>) -> Play {
        let setup = matches::setup(game, None, None, 7).expect("a game");
        Play::of(MatchSetup { clock, first: Some(person("ada")), ..setup })
    }

    fn of(setup: MatchSetup) -> Play {
        let log = number(0, 0, vec![EventBody::Created(setup)], || "a".to_owned());
        let state = Match::replay(&log).expect("a match");
        Play { log, state, outages: Vec::new(), seen: [None; 2] }
    }

    /// Both sit since the beginning of time.
    fn running(game: &str, clock: Option<TimeControl>) -> Play {
        let mut play = Play::waiting(game, clock);
        play.ask(0, Request::Join { seat: person("grace"), side: None }).expect("a free seat");
        play
    }

    #[expect(clippy::needless_pass_by_value, reason = "requests are made where they are asked")]
    fn ask(&mut self, now: Millis, request: Request) -> Result<u64, Refusal> {
        let (seen, outages) = (self.seen, self.outages.clone());
        let context = Context { now, seen, outages, next: "next".to_owned() };
        let decision = decide(&self.state, &request, &context)?;
        let at = now.max(self.state.at());
        for event in number(self.state.head(), at, decision.events, || "t".to_owned()) {
            self.state.apply(&event).expect("it is the next one");
            self.log.push(event);
        }
        Ok(decision.done.event)
    }

    fn mv(&mut self, now: Millis, side: Side, mv: &str) -> Result<u64, Refusal> {
        let (ply, id) = (self.state.ply(), format!("{now}-{mv}"));
        self.ask(now, Request::Move { side, mv: mv.to_owned(), ply, after: None, id })
    }

    /// Plays any move.
    fn any(&mut self, now: Millis) -> u64 {
        let mv = self.state.table().legal().swap_remove(0);
        self.mv(now, self.state.turn(), &mv).expect("a legal move")
    }

    fn offer(&mut self, now: Millis, side: Side, kind: OfferKind) -> Result<u64, Refusal> {
        self.ask(now, Request::Offer { side, kind, id: None })
    }

    fn accept(&mut self, now: Millis, side: Side, offer: u64) -> Result<u64, Refusal> {
        self.ask(now, Request::Accept { side, offer, id: None })
    }

    fn left(&self, now: Millis) -> [Millis; 2] {
        let left = self.state.clock(now).and_then(|clock| clock.left).expect("clocks");
        [left.first, left.second]
    }
}

use Side::{First, Second};

#[test]
fn whoever_takes_the_free_seat_begins_the_match() {
    let mut play = Play::waiting("quindo", None);
    assert_eq!(play.state.status(), MatchStatus::Waiting);
    assert_eq!(play.mv(1, First, "c2c3"), Err(Refusal::Waiting));
    play.ask(1, Request::Join { seat: person("grace"), side: None }).unwrap();
    assert_eq!(play.state.status(), MatchStatus::Running);
    let late = Request::Join { seat: person("mary"), side: None };
    assert_eq!(play.ask(2, late), Err(Refusal::Full));
    assert_eq!(play.state.seat(Second), Some(&person("grace")));
}

#[test]
fn a_move_is_made_once_however_often_it_is_sent() {
    let mut play = Play::running("quindo", None);
    let request = |ply| Request::Move {
        side: First,
        mv: "c2c3".to_owned(),
        ply,
        after: None,
        id: "x".to_owned(),
    };
    assert_eq!(play.ask(1, request(0)), Ok(3));
    assert_eq!(play.ask(2, request(0)), Ok(3));
    play.mv(3, Second, "c6a4").unwrap();
    // The same name is the same move, whatever else it says.
    assert_eq!(play.ask(4, request(2)), Ok(3));
    assert_eq!(play.log.len(), 4);
    let known = play.state.done(First, "x").unwrap();
    assert_eq!((known.event, known.ply), (3, 1));
    assert!(play.state.done(Second, "x").is_none());
}

#[test]
fn a_refused_name_may_be_used_again() {
    let mut play = Play::running("quindo", None);
    let request = |mv: &str| Request::Move {
        side: First,
        mv: mv.to_owned(),
        ply: 0,
        after: None,
        id: "x".to_owned(),
    };
    assert!(matches!(play.ask(1, request("c2c9")), Err(Refusal::Move(_))));
    assert_eq!(play.ask(2, request("c2c3")), Ok(3));
}

#[test]
fn another_ply_another_side_and_illegal_moves_are_refused() {
    let mut play = Play::running("quindo", None);
    let mut check = |side, ply, mv: &str, expected: &str| {
        let (mv, id) = (mv.to_owned(), format!("{side:?}{ply}{mv}"));
        let refused = play.ask(1, Request::Move { side, mv, ply, after: None, id }).unwrap_err();
        assert_eq!(refused.code(), expected);
    };
    check(First, 1, "c2c3", "ply");
    check(Second, 0, "c2c3", "not_your_turn");
    check(First, 0, "c2c7", "illegal");
    check(First, 0, "nonsense", "illegal");
    assert_eq!(play.log.len(), 2);
}

#[test]
fn a_held_move_does_not_answer_another_board() {
    let mut play = Play::running("quindo", None);
    play.any(1);
    let seen = play.any(2);
    let ply = play.state.ply();
    // Both moves are taken back and played differently: the ply is the same again.
    let offer = play.offer(3, First, OfferKind::TakeBack).unwrap();
    play.accept(4, Second, offer).unwrap();
    assert_eq!(play.state.ply(), 0);
    play.mv(5, First, "e2e3").unwrap();
    play.any(6);
    assert_eq!(play.state.ply(), ply);
    let mv = play.state.table().legal().swap_remove(0);
    let held = |after| Request::Move {
        side: First,
        mv: mv.clone(),
        ply,
        after: Some(after),
        id: "held".to_owned(),
    };
    let board = play.state.board_event();
    assert_eq!(play.ask(7, held(seen)), Err(Refusal::OtherEvent { expected: board, found: seen }));
    assert!(play.ask(8, held(board)).is_ok());
}

#[test]
fn clocks_charge_turns_and_give_increments() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    // The clocks stand during the first turn of each.
    play.any(30_000);
    play.any(59_000);
    assert_eq!(play.left(59_000), [300_000, 300_000]);
    play.any(69_000);
    assert_eq!(play.left(69_000), [295_000, 300_000]);
    assert_eq!(play.left(70_000), [295_000, 299_000]);
    play.any(71_000);
    assert_eq!(play.left(71_000), [295_000, 303_000]);
}

#[test]
fn a_turn_of_many_moves_gets_one_increment() {
    let mut play = Play::running("khan", FIVE_MINUTES);
    let mut now = 0;
    while play.state.turns(First) == 0 || play.state.turns(Second) == 0 {
        now += 10;
        play.any(now);
    }
    assert!(play.state.ply() > 8, "both have set up");
    assert_eq!(play.left(now), [300_000, 300_000]);
}

#[test]
fn who_does_not_move_in_the_first_minute_has_not_come() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    let due = FIRST_TURN + GRACE;
    assert_eq!(play.state.due(), Some(due));
    assert_eq!(play.ask(due - 1, Request::Tick), Ok(2));
    play.ask(due, Request::Tick).unwrap();
    assert_eq!(play.state.status(), MatchStatus::Aborted);
    assert_eq!(play.state.end(), Some(End::draw(Reason::Aborted)));
    assert_eq!(play.state.due(), None);
}

#[test]
fn a_flag_falls_after_the_time_the_lag_and_a_second() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.any(0);
    play.any(0);
    let last = 300_000 + LAG_BOUND;
    assert_eq!(play.state.due(), Some(last + GRACE));
    let mv = play.state.table().legal().swap_remove(0);
    assert_eq!(play.mv(last + 1, First, &mv), Err(Refusal::Late));
    assert_eq!(play.mv(last + GRACE, First, &mv), Err(Refusal::Due));
    play.ask(last + GRACE, Request::Tick).unwrap();
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Time)));
    assert_eq!(play.mv(last + GRACE, First, &mv), Err(Refusal::Finished));
}

#[test]
fn lateness_is_forgiven_up_to_its_bound_in_all() {
    let clock = Some(TimeControl::Live { base: 10, increment: 0 });
    let mut play = Play::running("quindo", clock);
    play.any(0);
    play.any(0);
    // Six tenths of a second late, and again: together too much.
    play.any(10_600);
    assert_eq!(play.left(10_600), [0, 10_000]);
    play.any(10_700);
    let mv = play.state.table().legal().swap_remove(0);
    assert_eq!(play.mv(10_700 + 401, First, &mv), Err(Refusal::Late));
    assert!(play.mv(10_700 + 400, First, &mv).is_ok());
}

#[test]
fn days_are_for_every_turn() {
    let mut play = Play::running("quindo", Some(TimeControl::Days { days: 2 }));
    play.any(DAY);
    play.any(3 * DAY);
    assert_eq!(play.state.due(), Some(5 * DAY + GRACE));
    play.ask(5 * DAY + GRACE, Request::Tick).unwrap();
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Time)));
}

#[test]
fn time_in_which_nobody_could_move_does_not_count() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.any(0);
    play.any(0);
    play.outages = vec![
        Outage { from: 100_000, to: 300_000 },
        // This one tells a part of the same again.
        Outage { from: 250_000, to: 400_000 },
    ];
    // Three hundred seconds of outage: the flag that seems to be due is not.
    play.ask(302_000, Request::Tick).unwrap();
    assert_eq!(play.state.end(), None);
    let told = |event: &&MatchEvent| matches!(event.body, EventBody::Outage { .. });
    assert_eq!(play.log.iter().filter(told).count(), 2);
    play.any(450_000);
    assert_eq!(play.left(450_000)[0], 300_000 - 150_000 + 5_000);
    // Nothing is credited twice, nor to whose turn came after.
    play.any(460_000);
    assert_eq!(play.left(460_000)[1], 300_000 - 10_000 + 5_000);
    assert_eq!(play.log.iter().filter(told).count(), 2);
}

#[test]
fn a_draw_is_agreed_on_and_playing_on_declines_it() {
    let mut play = Play::running("quindo", None);
    let offer = play.offer(1, First, OfferKind::Draw).unwrap();
    assert_eq!(play.offer(2, First, OfferKind::Draw), Err(Refusal::Offered));
    assert_eq!(play.accept(2, First, offer), Err(Refusal::OwnOffer));
    play.any(3);
    // The offering player's own move lets it stand; the other's answers it.
    assert_eq!(play.state.offers().len(), 1);
    play.any(4);
    assert!(play.state.offers().is_empty());
    assert_eq!(play.accept(5, Second, offer), Err(Refusal::NoOffer));
    let offer = play.offer(6, Second, OfferKind::Draw).unwrap();
    play.ask(7, Request::Decline { side: First, offer, id: None }).unwrap();
    assert_eq!(play.offer(8, Second, OfferKind::Draw), Err(Refusal::Declined));
    play.any(9);
    play.offer(10, Second, OfferKind::Draw).unwrap();
    // Who offers the same agrees.
    play.offer(11, First, OfferKind::Draw).unwrap();
    assert_eq!(play.state.end(), Some(End::draw(Reason::Agreement)));
}

#[test]
fn moves_are_taken_back_to_the_offering_players_last_turn() {
    let mut play = Play::running("quindo", None);
    assert_eq!(play.offer(1, First, OfferKind::TakeBack), Err(Refusal::NothingToTakeBack));
    for now in 1..=3 {
        play.any(now);
    }
    // The second player is to move and wants the turn before back: two moves.
    let offer = play.offer(4, Second, OfferKind::TakeBack).unwrap();
    play.accept(5, First, offer).unwrap();
    assert_eq!((play.state.ply(), play.state.turn()), (1, Second));
    // The first wants theirs back: one move.
    let offer = play.offer(6, First, OfferKind::TakeBack).unwrap();
    play.accept(7, Second, offer).unwrap();
    assert_eq!((play.state.ply(), play.state.turn()), (0, First));
}

#[test]
fn an_offer_to_take_back_does_not_outlive_the_next_move() {
    let mut play = Play::running("quindo", None);
    play.any(1);
    let offer = play.offer(2, First, OfferKind::TakeBack).unwrap();
    play.any(3);
    assert_eq!(play.accept(4, Second, offer), Err(Refusal::NoOffer));
}

#[test]
fn nothing_is_taken_back_in_a_rated_match() {
    let setup = matches::setup("quindo", None, None, 0).unwrap();
    let [first, second] = ["ada", "grace"].map(|id| Some(person(id)));
    let mut play = Play::of(MatchSetup { rated: true, first, second, ..setup });
    play.any(1);
    assert_eq!(play.offer(2, First, OfferKind::TakeBack), Err(Refusal::Rated));
}

#[test]
fn clocks_stand_while_both_want_it() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.any(0);
    play.any(0);
    let offer = play.offer(10_000, First, OfferKind::Pause).unwrap();
    play.accept(20_000, Second, offer).unwrap();
    assert_eq!(play.left(500_000)[0], 280_000);
    let mv = play.state.table().legal().swap_remove(0);
    assert_eq!(play.mv(500_000, First, &mv), Err(Refusal::Paused));
    let offer = play.offer(600_000, Second, OfferKind::Resume).unwrap();
    play.accept(620_000, First, offer).unwrap();
    play.any(630_000);
    assert_eq!(play.left(630_000)[0], 300_000 - 30_000 + 5_000);
}

#[test]
fn a_pause_ends_by_itself_after_a_day() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.offer(0, First, OfferKind::Pause).unwrap();
    play.offer(0, Second, OfferKind::Pause).unwrap();
    assert_eq!(play.state.due(), Some(DAY));
    play.ask(DAY, Request::Tick).unwrap();
    assert_eq!(play.state.due(), Some(DAY + FIRST_TURN + GRACE));
}

#[test]
fn one_alone_calls_it_off_until_each_has_had_a_turn() {
    let mut play = Play::running("quindo", None);
    play.any(1);
    play.ask(2, Request::Abort { side: Second, id: None }).unwrap();
    assert_eq!(play.state.status(), MatchStatus::Aborted);

    let mut play = Play::running("quindo", None);
    play.any(1);
    play.any(2);
    assert_eq!(play.ask(3, Request::Abort { side: First, id: None }), Err(Refusal::TooLateToAbort));
    play.offer(4, First, OfferKind::Abort).unwrap();
    play.offer(5, Second, OfferKind::Abort).unwrap();
    assert_eq!(play.state.status(), MatchStatus::Aborted);
}

#[test]
fn the_one_who_set_up_first_has_not_had_two_turns() {
    // Khan: seven moves of one player are one turn.
    let mut play = Play::running("khan", None);
    while play.state.turns(First) == 0 {
        play.any(1);
    }
    assert!(play.state.ply() > 2);
    assert!(play.ask(2, Request::Abort { side: First, id: None }).is_ok());
}

#[test]
fn a_player_resigns_whoever_is_to_move() {
    let mut play = Play::running("quindo", None);
    play.ask(1, Request::Resign { side: Second, id: None }).unwrap();
    assert_eq!(play.state.end(), Some(End::win(First, Reason::Resignation)));
    assert_eq!(play.state.sheet().result.as_deref(), Some("1-0"));
    let again = Request::Resign { side: First, id: None };
    assert_eq!(play.ask(2, again), Err(Refusal::Finished));
}

#[test]
fn a_repeated_position_can_be_claimed_by_whoever_is_to_move() {
    let position = "7/7/4B2/7/2W4/7/7 w - 0";
    let setup = matches::setup("quindo", None, Some(position), 0).unwrap();
    let [first, second] = ["ada", "grace"].map(|id| Some(person(id)));
    let mut play = Play::of(MatchSetup { first, second, ..setup });
    let claim = |side| Request::Claim { side, id: None };
    let refused = play.ask(1, claim(First)).unwrap_err();
    assert_eq!(refused.code(), "no_claim");
    let mut now = 1;
    while !play.state.table().can_claim() {
        let moves = ["c3c4", "e5e3", "c4c3", "e3e5"];
        let mv = moves[play.state.ply() as usize % 4];
        now += 1;
        let turn = play.state.turn();
        if play.mv(now, turn, mv).is_err() {
            play.any(now);
        }
        assert!(play.state.ply() < 100, "it comes up again");
    }
    let turn = play.state.turn();
    assert_eq!(play.ask(now, claim(!turn)), Err(Refusal::NotYourTurn));
    play.ask(now, claim(turn)).unwrap();
    assert_eq!(play.state.end(), Some(End::draw(Reason::Claim)));
}

#[test]
fn who_left_may_be_claimed_to_have_left_on_their_turn_only() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.any(0);
    play.any(0);
    play.seen = [Some(1000), None];
    let claim = |side| Request::ClaimLeft { side, id: None };
    assert_eq!(play.ask(60_999, claim(Second)), Err(Refusal::NotLeft));
    assert_eq!(play.ask(61_000, claim(First)), Err(Refusal::NotLeft));
    // An outage ends the waiting: it begins anew.
    play.outages = vec![Outage { from: 60_000, to: 60_500 }];
    assert_eq!(play.ask(61_000, claim(Second)), Err(Refusal::NotLeft));
    play.ask(120_500, claim(Second)).unwrap();
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Abandoned)));
}

#[test]
fn nobody_wins_by_the_others_first_turn() {
    // What the clock begins with decides after how long somebody has left: here it is a minute, and the
    // match is called off a second after that.
    let mut play = Play::running("quindo", FIVE_MINUTES);
    let claim = |side| Request::ClaimLeft { side, id: None };
    let before = FIRST_TURN + GRACE - 1;
    assert_eq!(play.ask(before, claim(Second)), Err(Refusal::NotLeft));
    let context = Context::at(before);
    assert!(!play.state.options(Second, &context).actions.contains(&Action::ClaimLeft));
    play.any(1000);
    assert_eq!(play.ask(1000 + before, claim(First)), Err(Refusal::NotLeft));
    play.ask(1000 + before + 1, Request::Tick).unwrap();
    assert_eq!(play.state.end(), Some(End::draw(Reason::Aborted)));

    // Where the clock begins with more, it is called off long before.
    let mut play = Play::running("quindo", Some(TimeControl::Live { base: 3600, increment: 0 }));
    assert_eq!(play.ask(6 * MINUTE, claim(Second)), Err(Refusal::Due));

    // Afterwards the same absence counts.
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.any(0);
    play.any(0);
    play.ask(MINUTE, claim(Second)).unwrap();
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Abandoned)));
}

#[test]
fn nobody_is_away_during_a_break() {
    let begun = || {
        let mut play = Play::running("quindo", FIVE_MINUTES);
        play.any(0);
        play.any(0);
        play.offer(1000, First, OfferKind::Pause).unwrap();
        play.offer(1000, Second, OfferKind::Pause).unwrap();
        play
    };
    let claim = |side| Request::ClaimLeft { side, id: None };
    // They agree to go on.
    let mut play = begun();
    play.offer(62_000, First, OfferKind::Resume).unwrap();
    play.offer(62_000, Second, OfferKind::Resume).unwrap();
    assert_eq!(play.ask(62_000, claim(Second)), Err(Refusal::NotLeft));
    assert_eq!(play.ask(62_000 + MINUTE - 1, claim(Second)), Err(Refusal::NotLeft));
    play.ask(62_000 + MINUTE, claim(Second)).unwrap();
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Abandoned)));
    // It ends by itself.
    let mut play = begun();
    let over = 1000 + DAY;
    play.ask(over, Request::Tick).unwrap();
    assert_eq!(play.ask(over, claim(Second)), Err(Refusal::NotLeft));
    assert!(play.ask(over + MINUTE, claim(Second)).is_ok());
}

#[test]
fn an_outage_during_a_break_is_not_given_back_twice() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    play.any(0);
    play.any(0);
    play.offer(10_000, First, OfferKind::Pause).unwrap();
    play.offer(10_000, Second, OfferKind::Pause).unwrap();
    play.outages = vec![Outage { from: 100_000, to: 200_000 }];
    play.offer(610_000, First, OfferKind::Resume).unwrap();
    play.offer(610_000, Second, OfferKind::Resume).unwrap();
    play.any(620_000);
    assert_eq!(play.left(620_000)[0], 300_000 - 20_000 + 5_000);
}

#[test]
fn every_act_is_done_once_and_answered_alike_under_its_name() {
    let id = || Some("mine".to_owned());
    let check = |play: &mut Play, now: Millis, request: Request| {
        let done = play.ask(now, request.clone()).expect("it is allowed");
        let events = play.log.len();
        for later in [now, now + 1000] {
            assert_eq!(play.ask(later, request.clone()), Ok(done), "{request:?}");
        }
        assert_eq!(play.log.len(), events, "{request:?}");
    };
    let begun = || {
        let mut play = Play::running("quindo", FIVE_MINUTES);
        play.any(0);
        play.any(0);
        play
    };
    // Nobody could move for a while: what tells that comes before what was done.
    let mut play = begun();
    play.outages = vec![Outage { from: 1000, to: 2000 }];
    check(&mut play, 3000, Request::Resign { side: Second, id: id() });
    assert!(matches!(play.log.last().unwrap().body, EventBody::Ended { .. }));
    let mut play = begun();
    check(&mut play, 1, Request::Offer { side: First, kind: OfferKind::Draw, id: id() });
    let offer = play.state.head();
    check(&mut play, 2, Request::Decline { side: Second, offer, id: id() });
    play.any(3);
    let offer = play.offer(4, First, OfferKind::TakeBack).unwrap();
    let yes = Some("yes".to_owned());
    check(&mut play, 5, Request::Accept { side: Second, offer, id: yes });
    check(&mut play, MINUTE + 5, Request::ClaimLeft { side: Second, id: Some("left".to_owned()) });
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Abandoned)));
    check(
        &mut play,
        MINUTE + 6,
        Request::Offer { side: First, kind: OfferKind::Rematch, id: Some("again".to_owned()) },
    );
    let mut play = Play::running("quindo", None);
    check(&mut play, 1, Request::Abort { side: Second, id: id() });
    // The name is that of whoever called it off.
    let other = Request::Abort { side: First, id: id() };
    assert_eq!(play.ask(2, other), Err(Refusal::Finished));
}

#[test]
fn a_rematch_is_the_same_with_the_sides_exchanged() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    assert_eq!(play.offer(1, First, OfferKind::Rematch), Err(Refusal::NotFinished));
    play.ask(1, Request::Resign { side: First, id: None }).unwrap();
    play.offer(2, First, OfferKind::Rematch).unwrap();
    let request = Request::Offer { side: Second, kind: OfferKind::Rematch, id: None };
    let context = Context { next: "next".to_owned(), ..Context::at(3) };
    let next = decide(&play.state, &request, &context).unwrap().next.expect("a match");
    assert_eq!((next.first, next.second), (Some(person("grace")), Some(person("ada"))));
    assert_eq!(next.clock, FIVE_MINUTES);
    play.ask(3, request).unwrap();
    assert_eq!(play.state.next(), Some("next"));
    assert_eq!(play.offer(4, First, OfferKind::Rematch), Err(Refusal::Rematched));
}

#[test]
fn the_computer_answers_offers_at_once() {
    let setup = matches::setup("quindo", None, None, 0).unwrap();
    let second = Some(Seat::Engine { level: 1 });
    let mut play = Play::of(MatchSetup { first: Some(person("ada")), second, ..setup });
    play.any(1);
    assert_eq!(play.state.engine_to_move(), Some(1));
    play.offer(2, First, OfferKind::Draw).unwrap();
    assert_eq!((play.state.end(), play.state.offers().len()), (None, 0));
    play.offer(3, First, OfferKind::TakeBack).unwrap();
    assert_eq!(play.state.ply(), 0);
}

#[test]
fn a_match_that_no_longer_replays_is_annulled() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    let id = "x".to_owned();
    let body = EventBody::Moved { side: First, mv: "c2c7".to_owned(), ply: 1, id, charged: 0 };
    let event = MatchEvent { number: 3, tag: "t".to_owned(), at: 5, body };
    play.log.push(event);
    play.state = Match::replay(&play.log).unwrap();
    assert!(play.state.is_frozen());
    assert_eq!(play.mv(6, First, "c2c3"), Err(Refusal::Due));
    play.ask(6, Request::Tick).unwrap();
    assert_eq!(play.state.status(), MatchStatus::Aborted);
    assert!(play.state.is_annulled());
    // What could be played is still told.
    assert_eq!(play.state.sheet().result.as_deref(), Some("*"));
}

#[test]
fn a_match_whose_start_is_none_any_more_is_annulled() {
    let setup = matches::setup("quindo", None, None, 0).unwrap();
    let [first, second] = ["ada", "grace"].map(|id| Some(person(id)));
    let position = Some("of another day".to_owned());
    let created = EventBody::Created(MatchSetup { position, first, second, ..setup });
    let id = "x".to_owned();
    let moved = EventBody::Moved { side: First, mv: "c2c3".to_owned(), ply: 1, id, charged: 0 };
    let log = number(0, 0, vec![created, moved], || "t".to_owned());
    let state = Match::replay(&log).unwrap();
    assert!(state.is_frozen() && !state.is_newer());
    let mut play = Play { log, state, outages: Vec::new(), seen: [None; 2] };
    assert_eq!(play.offer(6, First, OfferKind::Draw), Err(Refusal::Due));
    play.ask(6, Request::Tick).unwrap();
    assert!(play.state.is_annulled());
    assert_eq!((play.state.status(), play.state.ply()), (MatchStatus::Aborted, 0));
    // Nobody can play that again.
    assert_eq!(play.offer(7, First, OfferKind::Rematch), Err(Refusal::Frozen));
}

#[test]
fn a_match_of_newer_rules_is_known_as_such() {
    let setup = matches::setup("quindo", None, None, 0).unwrap();
    let rules = setup.rules + 1;
    let play = Play::of(MatchSetup { rules, ..setup.clone() });
    assert!(play.state.is_newer());
    // Older rules say nothing: every move is played again.
    let mut play = Play::of(MatchSetup {
        rules: setup.rules - 1,
        first: Some(person("ada")),
        second: Some(person("grace")),
        ..setup.clone()
    });
    assert!(!play.state.is_newer() && !play.state.is_frozen());
    play.any(1);
    // A rematch is played by those of today.
    play.ask(2, Request::Resign { side: First, id: None }).unwrap();
    play.offer(3, First, OfferKind::Rematch).unwrap();
    let again = Request::Offer { side: Second, kind: OfferKind::Rematch, id: None };
    let next = decide(&play.state, &again, &Context::at(4)).unwrap().next.expect("a match");
    assert_eq!(next.rules, setup.rules);
}

#[test]
fn an_empty_seat_does_not_wait_for_ever() {
    let mut play = Play::waiting("quindo", None);
    play.ask(14 * DAY, Request::Tick).unwrap();
    assert_eq!(play.state.status(), MatchStatus::Aborted);
}

#[test]
fn a_game_that_its_moves_end_is_over_with_them() {
    let position = "7/1B5/7/7/7/2W4/7 w - 0";
    let setup = matches::setup("quindo", None, Some(position), 0).unwrap();
    let [first, second] = ["ada", "grace"].map(|id| Some(person(id)));
    let mut play = Play::of(MatchSetup { first, second, ..setup });
    play.mv(1, First, "c2c1").unwrap();
    assert_eq!(play.state.end(), Some(End::win(Second, Reason::Goal)));
    assert_eq!(play.log.len(), 3);
}

#[test]
fn what_a_player_can_do_is_what_the_referee_would_allow() {
    let mut play = Play::running("quindo", FIVE_MINUTES);
    let options = |play: &Play, side, now| {
        let seen = play.seen;
        play.state.options(side, &Context { seen, ..Context::at(now) })
    };
    let begun = options(&play, Side::First, 1000);
    assert_eq!(begun.actions, [Action::Resign, Action::Abort]);
    assert_eq!(begun.offers, [OfferKind::Draw, OfferKind::Pause, OfferKind::Abort]);
    play.mv(1000, Side::First, "c2c3").expect("a move");
    let answer = play.state.table().legal().swap_remove(0);
    play.mv(2000, Side::Second, &answer).expect("a move");
    let later = options(&play, Side::Second, 3000);
    assert_eq!(later.actions, [Action::Resign]);
    assert!(later.offers.contains(&OfferKind::TakeBack));
    // The first has been away since the beginning of the turn.
    play.seen = [Some(2000), None];
    assert!(!options(&play, Side::Second, 2000 + MINUTE - 1).actions.contains(&Action::ClaimLeft));
    assert!(options(&play, Side::Second, 2000 + MINUTE).actions.contains(&Action::ClaimLeft));
    play.ask(3000, Request::Resign { side: Side::First, id: None }).expect("a loss");
    assert_eq!(options(&play, Side::First, 4000).actions, []);
    assert_eq!(options(&play, Side::First, 4000).offers, [OfferKind::Rematch]);
}

#[test]
fn a_move_of_another_ply_is_told_which_one_is_expected() {
    let refused = Refusal::OtherPly { expected: 3, found: 2 };
    assert_eq!(refused.to_string(), "this is move number 2, but number 3 is expected");
}
