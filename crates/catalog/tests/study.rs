//! An analysis: moves, variations and remarks, behind text.

use catalog::{Direction, GAMES, Setup, Study};
use game::sheet::MAX_NESTING;
use game::{Event, MAX_NODES, ROOT, Random, Side, Tree, View};

const RECORD: &str = r#"[Game "quindo"]
[Variant "standard"]
[White "Ada"]
[Result "1-0"]
[End "resignation"]

{ A quick one. } 1. c2c3 ! c6a4 { off the rim } ( 1... c6c4 2. c3d4 ) ( 1...
{ or } d6d4 ) 2. e2e1 ? 1-0
"#;

fn open(game: &str) -> Study {
    let entry = catalog::find(game).expect("the game is there");
    Study::new(entry.open(&Setup::default()).expect("it has a start"))
}

fn moves(study: &Study) -> String {
    study.table().moves().join(" ")
}

#[test]
fn a_record_is_read_and_written_with_all_that_was_said() {
    let mut study = Study::load(RECORD).expect("a game of quindo");
    assert_eq!(moves(&study), "");
    study.navigate(Direction::End);
    assert_eq!(moves(&study), "c2c3 c6a4 e2e1");
    assert!(study.table().end().is_none() && study.end().is_some(), "somebody gave up here");
    study.navigate(Direction::Back);
    assert!(study.end().is_none(), "but not here");
    study.navigate(Direction::Below);
    assert_eq!(moves(&study), "c2c3 c6c4");
    study.navigate(Direction::On);
    assert_eq!(moves(&study), "c2c3 c6c4 c3d4");
    let text = study.sheet().to_string();
    // What is said before a variation is said about its first move.
    let expected = RECORD
        .replace("( 1...\n{ or } d6d4 ) 2. e2e1 ? 1-0", "( 1...\nd6d4 { or } ) 2. e2e1 ? 1-0");
    assert_eq!(text, expected);
    assert_eq!(Study::load(&text).expect("it is read again").sheet().to_string(), text);
}

#[test]
fn a_record_names_its_players() {
    let table = catalog::find("khet").unwrap().open(&Setup::default()).unwrap();
    let mut sheet = table.sheet();
    let sides = &table.descriptor().sides;
    sheet.set_players(sides, [Some("Ada"), None]);
    sheet.set_players(sides, [Some("Ada"), Some("Computer, level 3")]);
    let text = sheet.to_string();
    assert!(
        text.contains("[Silver \"Ada\"]\n[Red \"Computer, level 3\"]\n[Result \"*\"]"),
        "{text}"
    );
    let study = Study::load(&text).unwrap();
    assert_eq!(study.players(), [Some("Ada"), Some("Computer, level 3")]);
    assert_eq!(Study::load(&study.sheet().to_string()).unwrap().players(), study.players());
    sheet.set_players(sides, [None, None]);
    assert_eq!(sheet, table.sheet());
    assert_eq!(open("khet").players(), [None, None]);
}

#[test]
fn the_line_that_is_leafed_through_stays() {
    let mut study = Study::load(RECORD).expect("a game of quindo");
    study.follow(["c2c3", "c6c4", "c3d4"]);
    study.navigate(Direction::Start);
    assert_eq!(study.line().len(), 3);
    study.navigate(Direction::On);
    study.navigate(Direction::On);
    assert_eq!(moves(&study), "c2c3 c6c4");
    study.navigate(Direction::Above);
    assert_eq!(moves(&study), "c2c3 c6a4");
    study.navigate(Direction::Start);
    study.navigate(Direction::End);
    assert_eq!(moves(&study), "c2c3 c6a4 e2e1");
    study.follow(["c2c3", "nonsense"]);
    assert_eq!(moves(&study), "c2c3");
}

#[test]
fn a_move_is_played_once() {
    let mut study = open("quindo");
    study.play(["c2c3", "c6c4"]).expect("both can be played");
    study.navigate(Direction::Start);
    study.play(["c2c3"]).expect("it is there already");
    assert_eq!(study.tree().count(), 3);
    let error = study.play(["d6d4", "d6d4"]).expect_err("the second is white's turn");
    assert_eq!(error.to_string(), "illegal move \"d6d4\"");
    assert_eq!(moves(&study), "c2c3", "a line that breaks off leaves the board as it was");
}

#[test]
fn what_was_removed_is_put_back() {
    let mut study = Study::load(RECORD).expect("a game of quindo");
    let before = study.sheet();
    study.follow(["c2c3", "c6a4"]);
    assert_eq!(study.remove(), Some(2));
    assert_eq!((moves(&study).as_str(), study.removed()), ("c2c3", 2));
    assert_ne!(study.sheet(), before);
    assert!(study.put_back());
    assert_eq!((moves(&study).as_str(), study.sheet()), ("c2c3 c6a4", before));
    assert!(!study.put_back(), "only once");
    study.remove();
    study.play(["e6e4"]).expect("another move");
    assert!(!study.put_back(), "the tree has changed since");
    study.navigate(Direction::Start);
    assert_eq!(study.remove(), None, "the root stays");
}

#[test]
fn a_variation_is_promoted_step_by_step() {
    let mut study = Study::load(RECORD).expect("a game of quindo");
    study.follow(["c2c3", "d6d4"]);
    assert!(study.promote() && study.promote() && !study.promote());
    assert_eq!(study.tree().end_of(ROOT), study.at());
    let text = study.sheet().to_string();
    assert!(text.contains("[Result \"*\"]"), "nobody resigned in this line: {text}");
}

#[test]
fn a_move_that_moves_nothing_on_the_board_tells_what_it_did() {
    let mut study = open("khan");
    study.play(["edge:e", "K@f2"]).expect("the mat, and a piece on it");
    let deeds: Vec<_> = study.tree().nodes().map(|node| node.deed).collect();
    let mat = study.table().view().counters.iter().position(|counter| counter.name == "edge");
    assert!(
        matches!(deeds[..], [None, Some(Event::Counted { counter, .. }), Some(Event::Entered { .. })]
            if Some(usize::from(counter)) == mat),
        "{deeds:?}"
    );
    let mut study = open("quindo");
    study.play(["c2c3"]).expect("a move");
    assert_eq!(study.tree().nodes().filter_map(|node| node.deed).count(), 0);
}

#[test]
fn remarks_are_kept_within_bounds() {
    let mut study = open("khan");
    study.set_comment(&"é".repeat(5_000));
    study.annotate("!");
    study.play(["edge:s"]).expect("an edge");
    study.annotate("!?");
    study.annotate("nonsense");
    study.annotate("??");
    assert!(study.has_more_than_moves());
    let text = study.sheet().to_string();
    let again = Study::load(&text).expect("it is read again");
    let root = again.tree().get(ROOT).expect("a root");
    assert_eq!((root.comment.chars().count(), root.annotation), (4_000, None));
    assert_eq!(again.sheet().to_string(), text);
}

#[test]
fn a_tree_is_full_some_day() {
    let mut tree = Tree::new(Side::First, None);
    let mut last = ROOT;
    for _ in 1..MAX_NODES {
        last = tree.add(last, "on", &[], Side::Second, None).expect("there is room");
    }
    let error = tree.add(last, "on", &[], Side::Second, None).expect_err("it is full");
    assert_eq!(error.to_string(), "more than 20000 moves");
    assert!(tree.add(ROOT, "on", &[], Side::Second, None).is_ok(), "what is there needs no room");
}

#[test]
fn variations_nest_as_deep_as_files_may() {
    let mut study = open("hokito");
    let mut random = Random::new(5);
    // Each variation has one of its own, deeper than a file holds.
    for _ in 0..MAX_NESTING + 4 {
        let legal = study.table().legal();
        study.play([legal[0].as_str()]).expect("legal");
        study.navigate(Direction::Back);
        let other = &legal[1 + random.below(legal.len() as u32 - 1) as usize];
        study.play([other.as_str()]).expect("legal");
    }
    let text = study.sheet().to_string();
    Study::load(&text).expect("what is written can be read");
}

#[test]
fn whatever_is_played_can_be_written_read_and_shown() {
    for entry in GAMES.iter() {
        for variant in entry.variants() {
            let setup = Setup { variant: Some(variant), seed: 3, ..Setup::default() };
            let mut study = Study::new(entry.open(&setup).expect("a start"));
            let mut random = Random::new(11);
            for _ in 0..60 {
                let legal = study.table().legal();
                if legal.is_empty() || random.below(8) == 0 {
                    let nodes: Vec<_> = study.tree().nodes().map(|node| node.id).collect();
                    assert!(study.go_to(nodes[random.below(nodes.len() as u32) as usize]));
                    continue;
                }
                let before: View = study.table().view();
                let mv = &legal[random.below(legal.len() as u32) as usize];
                study.play([mv.as_str()]).expect("a legal move");
                let (shown, told) = study.arrival().expect("a move was played");
                assert_eq!(shown, before);
                let mut after = before;
                told.iter().for_each(|told| after.replace(&told.changes));
                assert_eq!(after, study.table().view());
            }
            let text = study.sheet().to_string();
            let again = Study::load(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.sheet().to_string(), text);
            assert_eq!(again.tree().count(), study.tree().count());
        }
    }
}
