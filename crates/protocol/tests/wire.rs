//! What travels, as the page reads it.

use catalog::{GAMES, Setup};
use game::{
    End, Event, Face, Heading, LegalMove, Level, LocalizedError, Random, Reason, Side, Terrain,
    Walk,
};
use protocol::{GameInfo, HandState, SearchRequest, SetupRequest, Step, TableState};
use serde::Serialize;
use serde_json::{Value, from_str, from_value, json, to_value};

fn check(value: impl Serialize, expected: &Value) {
    assert_eq!(&to_value(value).expect("it can be written"), expected);
}

#[test]
fn the_steps_of_games_played_at_random_are_understood_as_they_were_told() {
    for entry in GAMES.iter() {
        for variant in entry.variants() {
            let setup = Setup { variant: Some(variant), seed: 5, ..Setup::default() };
            let mut table = entry.open(&setup).expect("the game has named the variant itself");
            let mut random = Random::new(9);
            for _ in 0..80 {
                let legal = protocol::LegalMove::all(&*table);
                assert_eq!(table.end().is_some(), legal.is_empty());
                if legal.is_empty() {
                    break;
                }
                let view = table.view();
                for (mv, LegalMove { text, steps }) in legal.iter().zip(table.legal_steps()) {
                    assert_eq!(mv.text, text);
                    let told = to_value(&mv.steps).expect("steps");
                    let read: Vec<Step> = from_value(told).expect("the same steps");
                    let choices = entry.descriptor().choices;
                    let found: Result<Vec<game::Step>, String> =
                        read.iter().map(|step| step.find(&view, choices)).collect();
                    assert_eq!(found, Ok(steps), "{text}");
                }
                let mv = &legal[random.below(legal.len() as u32) as usize].text;
                table.play(mv).expect("a legal move can be played");
            }
        }
    }
}

#[test]
fn steps_are_told_by_name() {
    let entry = catalog::find("khet").expect("khet is a game");
    let view = entry.open(&Setup::default()).expect("it has a start").view();
    let check = |text: &str, expected: Result<game::Step, &str>| {
        let step: Step = from_str(text).expect("a step");
        let found = step.find(&view, &["clockwise"]);
        assert_eq!(found, expected.map_err(str::to_owned), "{text}");
    };
    let cell = game::Step::Cell(view.find("c1").expect("a square"));
    check(r#"{"type":"cell","cell":"c1"}"#, Ok(cell));
    check(r#"{"type":"cell","cell":"k9"}"#, Err("unknown cell \"k9\""));
    check(r#"{"type":"choice","name":"clockwise"}"#, Ok(game::Step::Choice("clockwise")));
    check(r#"{"type":"choice","name":"fly"}"#, Err("unknown choice \"fly\""));
    check(r#"{"type":"enter","kind":3}"#, Ok(game::Step::Enter(3)));
    check(r#"{"type":"face","orientation":11}"#, Ok(game::Step::Face(11)));
}

#[test]
fn a_hand_tells_what_its_steps_would_do() {
    let check = |game: &str, position: Option<&str>, from: &str, mv: &str, expected: Value| {
        let setup = Setup { position, ..Setup::default() };
        let table = catalog::find(game).expect("a game").open(&setup).expect("a position");
        let mut walk = Walk::new(table.legal_steps());
        walk.take(game::Step::Cell(table.view().find(from).expect("a cell")));
        let told = to_value(HandState::of(&walk, &*table)).expect("it can be written");
        let next = told["next"].as_array().expect("a list");
        assert_eq!(next.iter().find(|reach| reach["mv"] == mv), Some(&expected), "{mv}");
    };
    let rim = "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1";
    let step = |cell: &str| json!({ "type": "cell", "cell": cell });
    check(
        "quindo",
        Some(rim),
        "c6",
        "c6a4",
        json!({ "step": step("a4"), "mv": "c6a4", "takes": [], "loses": true, "sights": [], "rotation": null, "turns": null }),
    );
    check(
        "quindo",
        Some(rim),
        "c6",
        "c6c2",
        json!({ "step": step("c2"), "mv": "c6c2", "takes": [16], "loses": false, "sights": [], "rotation": null, "turns": null }),
    );
    let turn = json!({ "type": "choice", "name": "clockwise" });
    check(
        "khet",
        None,
        "c4",
        "c4+",
        json!({ "step": turn, "mv": "c4+", "takes": [], "loses": false, "sights": [], "rotation": "clockwise", "turns": null }),
    );
}

#[test]
fn requests_are_read_and_nonsense_is_not() {
    let setup: SetupRequest =
        from_str(r#"{"game":"khan","variant":null,"seed":9007199254740991}"#).expect("a set-up");
    assert_eq!((setup.game.as_str(), setup.position), ("khan", None));
    assert!(from_str::<SetupRequest>(r#"{"game":"khan","seed":-1}"#).is_err());
    let request: SearchRequest =
        from_str(r#"{"limit":{"type":"time","value":250},"lines":0,"level":3,"seed":0,"hash":16}"#)
            .expect("a request");
    let request = request.to_search(&Level::LADDER);
    assert_eq!((request.lines, request.threads, request.level), (1, 1, Some(Level::LADDER[2])));
    assert_eq!(request.limit, search::Limit::Time(std::time::Duration::from_millis(250)));
    for limit in [
        r#"{"type":"depth","value":-1}"#,
        r#"{"type":"nodes","value":1e99}"#,
        r#"{"type":"time"}"#,
        r#"{"type":"forever"}"#,
    ] {
        assert!(from_str::<search::Limit>(limit).is_err(), "{limit}");
    }
}

#[test]
fn a_message_travels_as_its_id_and_its_arguments() {
    let error = catalog::load("[Game \"quindo\"]\n\nc2c3 z9").err().expect("z9 is no move");
    let said = |id: &str, args: Value| json!({ "id": id, "args": args });
    let within = |message: Value| json!({ "type": "message", "value": message });
    let number = |number: u8| json!({ "type": "number", "value": number });
    let expected = within(said("quindo-error-a-move", json!({})));
    let reason = within(said(
        "game-error-not-a-move",
        json!({ "text": { "type": "quote", "value": "z9" }, "expected": expected }),
    ));
    let mv = json!({ "number": number(2), "reason": reason });
    let line = json!({ "number": number(3), "reason": within(said("game-error-at-move", mv)) });
    check(error.message(), &said("game-error-line", line));
}

#[test]
fn what_the_rules_tell_has_the_shape_the_page_expects() {
    let at = game::Cell(7);
    let heading = Heading::North;
    check(Event::Passed, &json!({ "type": "passed" }));
    check(Event::Crowned { at: None }, &json!({ "type": "crowned", "at": null }));
    check(
        Event::TerrainChanged { at, terrain: Terrain::Reserved { side: Side::Second } },
        &json!({ "type": "terrainChanged", "at": 7, "terrain": { "type": "reserved", "side": "second" } }),
    );
    check(
        Event::Beam { beam: game::Beam::Struck { at, heading } },
        &json!({ "type": "beam", "beam": { "type": "struck", "at": 7, "heading": "north" } }),
    );
    check(Face::Colour { colour: 2 }, &json!({ "type": "colour", "colour": 2 }));
    let end = End::win(Side::First, Reason::Resignation);
    check(end, &json!({ "winner": "first", "reason": "resignation" }));
    check(End::draw(Reason::Quiet), &json!({ "winner": null, "reason": "quiet" }));
}

#[test]
fn games_and_boards_have_the_shape_the_page_expects() {
    let entry = catalog::find("khan").expect("khan is a game");
    let info = to_value(GameInfo::of(entry)).expect("a game");
    assert_eq!(info["sides"][0]["letter"], json!("r"));
    assert_eq!(info["variants"][0]["seeded"], json!(false));
    assert_eq!(info["levels"][9]["number"], json!(10));
    let khet = catalog::find("khet").expect("khet is a game");
    let table = khet.open(&Setup::default()).expect("it has a start");
    let state = to_value(TableState::of(&*table)).expect("a table");
    assert_eq!(state["canClaim"], json!(false));
    assert_eq!(state["view"]["shape"], json!({ "type": "squares", "files": 10, "ranks": 8 }));
    assert_eq!(state["view"]["ports"][0], json!({ "side": "first", "at": 9, "heading": "north" }));
}

#[test]
fn an_info_has_the_shape_the_page_expects() {
    let info = catalog::SearchInfo {
        depth: 4,
        lines: vec![search::PvLine {
            score: search::Score::Win(3),
            moves: vec!["a1b1".to_owned()],
        }],
        ..catalog::SearchInfo::default()
    };
    check(
        info,
        &json!({
            "depth": 4, "seldepth": 0, "nodes": 0, "millis": 0,
            "lines": [{ "score": { "type": "win", "value": 3 }, "moves": ["a1b1"] }],
            "margin": null,
        }),
    );
}
