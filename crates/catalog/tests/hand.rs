//! What a hand can do, and what front ends are told of it.

use catalog::{GAMES, Reach, Setup, Table, answering, reach};
use game::{Cell, Event, Random, Rotation, Step, Taken, Turns, Walk};

fn open(game: &str, variant: Option<&str>, position: &str) -> Box<dyn Table> {
    let setup = Setup { variant, position: Some(position), ..Setup::default() };
    catalog::find(game).expect("a game").open(&setup).expect("a position")
}

fn walk(table: &dyn Table, cells: &[&str]) -> Walk {
    let mut walk = Walk::new(table.legal_steps());
    for name in cells {
        let cell = table.view().find(name).expect("a cell");
        assert_eq!(walk.take(Step::Cell(cell)), Taken::Step, "{name}");
    }
    walk
}

fn names(table: &dyn Table, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|cell| table.view().cells[usize::from(cell.0)].name.clone()).collect()
}

/// The moves that can come next, of which `wanted` is true.
fn moves(table: &dyn Table, walk: &Walk, wanted: impl Fn(&Reach) -> bool) -> Vec<String> {
    let mut moves: Vec<String> =
        reach(table, walk).into_iter().filter(wanted).filter_map(|reach| reach.mv).collect();
    moves.sort();
    moves
}

#[test]
fn what_a_move_takes_is_gone_or_the_movers_afterwards() {
    for entry in GAMES.iter() {
        for variant in entry.variants() {
            let setup = Setup { variant: Some(variant), seed: 3, ..Setup::default() };
            let mut table = entry.open(&setup).expect("the game has named the variant itself");
            let mut random = Random::new(4);
            for _ in 0..60 {
                let mut walk = Walk::new(table.legal_steps());
                let mv = loop {
                    let options = walk.options();
                    if options.is_empty() {
                        break None;
                    }
                    check(&*table, &walk);
                    let step = options[random.below(options.len() as u32) as usize];
                    if let Taken::Move(mv) = walk.take(step) {
                        break Some(mv);
                    }
                };
                let Some(mv) = mv else { break };
                table.play(&mv).expect("a legal move");
            }
        }
    }
}

fn check(table: &dyn Table, walk: &Walk) {
    let before = table.view();
    for Reach { step, mv, takes, loses, sights, rotation, turns } in reach(table, walk) {
        let mut after = table.copy();
        let Some(mv) = mv else {
            assert!(takes.is_empty() && !loses && sights.is_empty(), "{step:?}");
            continue;
        };
        after.play(&mv).expect("a legal move");
        let (after, taken) = (after.view(), takes.len());
        for Cell(cell) in takes {
            let (stood, stands) =
                (&before.cells[usize::from(cell)], &after.cells[usize::from(cell)]);
            assert!(stood.piece.is_some(), "{mv} takes nothing on {}", stood.name);
            assert_ne!(stood.piece, stands.piece, "{mv} takes what stands on {}", stood.name);
        }
        let own = |view: &game::View| {
            view.cells
                .iter()
                .flat_map(|cell| cell.piece)
                .filter(|it| it.owner == before.turn)
                .count()
        };
        if loses {
            assert_eq!(own(&after) + 1, own(&before) + taken, "{mv} loses its piece");
        }
        assert_eq!(
            rotation.is_some(),
            matches!(step, Step::Choice(name) if Rotation::ALL.map(Rotation::name).contains(&name))
        );
        assert_eq!(turns.is_some(), matches!(step, Step::Face(_)), "{mv}");
    }
}

#[test]
fn a_piece_of_khet_says_which_way_it_can_be_turned() {
    let table = catalog::find("khet").expect("a game").open(&Setup::default()).expect("its start");
    let rotations = |cell: &str| -> Vec<(Rotation, String)> {
        let walk = walk(&*table, &[cell]);
        let turn =
            |reach: Reach| Some((reach.rotation?, reach.mv.expect("a turn is a whole move")));
        reach(&*table, &walk).into_iter().filter_map(turn).collect()
    };
    let pyramid =
        [(Rotation::Clockwise, "c4+".to_owned()), (Rotation::Anticlockwise, "c4-".to_owned())];
    assert_eq!(rotations("c4"), pyramid);
    assert_eq!(rotations("e4"), [(Rotation::Either, "e4+".to_owned())]);
    assert_eq!(rotations("e1"), [], "a pharaoh looks the same from everywhere");
}

#[test]
fn a_pawn_of_quindo_is_lost_on_the_border_alone() {
    let table = open("quindo", None, "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1");
    let walk = walk(&*table, &["c6"]);
    assert_eq!(moves(&*table, &walk, |reach| reach.loses), ["c6a4"]);
    assert_eq!(moves(&*table, &walk, |reach| !reach.loses), ["c6c2", "c6c4", "c6e4", "c6f3"]);
    let taking = reach(&*table, &walk);
    let jump = taking.iter().find(|reach| reach.mv.as_deref() == Some("c6c2")).expect("a jump");
    assert_eq!(names(&*table, &jump.takes), ["c3"]);
}

#[test]
fn a_tile_of_khitan_names_those_it_takes() {
    let table = open("khitan", Some("classic"), "5/6/3A2a/5B2/7d1/7d/7/6/5 w 0/0 0 0");
    let taken = |from: &str, mv: &str| {
        let reaches = reach(&*table, &walk(&*table, &[from]));
        let found = reaches.iter().find(|reach| reach.mv.as_deref() == Some(mv)).expect(mv);
        let mut names = names(&*table, &found.takes);
        names.sort();
        names
    };
    assert_eq!(taken("g6", "g6g5"), ["g9"]);
    assert_eq!(taken("f7", "f7g8").len(), 2, "two in one line");
    assert_eq!(taken("g6", "g6h6"), [""; 0]);
}

#[test]
fn a_tile_of_khitan_is_turned_before_it_is_laid_down() {
    let position = "jj1j1/1jjjje/5c1/j7/9/8/1H5/A1A1JA/1JJAA b 4/3 1 0";
    let table = open("khitan", Some("expert"), position);
    let walk = walk(&*table, &["g5"]);
    let ways = reach(&*table, &walk);
    assert_eq!(ways.len(), 12);
    let turns = |way: u8| -> Turns {
        let found = ways.iter().find(|reach| reach.step == Step::Face(way)).expect("one of twelve");
        found.turns.expect("a tile can be turned")
    };
    for way in 0..12 {
        let Turns { clockwise, anticlockwise, over } = turns(way);
        assert_eq!((turns(clockwise).anticlockwise, turns(anticlockwise).clockwise), (way, way));
        assert_eq!(turns(over).over, way);
        assert_ne!(way < 6, over < 6, "the other face is up");
        let round = (0..6).fold(way, |way, _| turns(way).clockwise);
        assert_eq!(round, way, "six turns are a whole one");
    }
    // Yellow looks east in A; turned to the right it looks south-east.
    let view = table.view();
    let sides = |way: u8| &view.faces.iter().find(|it| it.orientation == way).expect("a way").sides;
    assert_eq!(sides(turns(0).clockwise)[5], sides(0)[0]);
    assert_eq!(sides(turns(0).over)[3], sides(0)[0], "what looked east looks west");
}

#[test]
fn a_tile_of_khitan_says_what_it_will_face() {
    let table = open("khitan", Some("master"), "5/6/3j3/8/9/8/3A3/6/5 b 6/6 1 0");
    let walk = walk(&*table, &["f5"]);
    for Reach { mv, sights, takes, .. } in reach(&*table, &walk) {
        let mut after = table.copy();
        after.play(&mv.expect("a whole move")).expect("legal");
        let told = after.sights(table.view().find("f5").expect("a cell"));
        assert_eq!((sights, takes), (told, vec![]));
    }
}

#[test]
fn the_pieces_of_khan_that_may_answer_are_named() {
    let answering = |position: &str| {
        let table = open("khan", Some("standard"), position);
        let walk = Walk::new(table.legal_steps());
        names(&*table, &answering(&*table, &walk))
    };
    // e3 is triple: the pieces on triple squares answer.
    assert_eq!(answering("s 1s1s2/s1k1ss/6/4S1/S1S3/1S1KS1 o e3 0/0 1"), ["a5", "c5", "e5", "d6"]);
    // Nobody stands on a simple square: whoever can move may answer.
    let excused = answering("s 1ks3/s3ss/4s1/4S1/1S3S/S4K r e4 1/0 1");
    assert_eq!(excused, ["a1", "f1", "b2", "f2", "e3"]);
    assert_eq!(
        answering("s 1s1s2/s1k1ss/6/6/S1S2S/1S1KS1 r - 0/0 0"),
        [""; 0],
        "nothing is demanded"
    );
}

#[test]
fn what_light_will_strike_is_told_to_nobody_beforehand() {
    let mut table =
        catalog::find("khet").expect("a game").open(&Setup::default()).expect("a start");
    let (mut random, mut struck) = (Random::new(1), 0);
    for _ in 0..30 {
        let legal = table.legal_steps();
        for mv in &legal {
            let mut walk = Walk::new(legal.clone());
            for &step in &mv.steps[..mv.steps.len() - 1] {
                assert_eq!(walk.take(step), Taken::Step, "{}", mv.text);
            }
            let reaches = reach(&*table, &walk);
            assert!(reaches.iter().all(|reach| reach.takes.is_empty()), "{}", mv.text);
            let events = table.copy().play(&mv.text).expect("a legal move");
            struck += events.iter().filter(|it| matches!(it, Event::Captured { .. })).count();
        }
        let Some(mv) = legal.get(random.below(legal.len().max(1) as u32) as usize) else { break };
        table.play(&mv.text).expect("a legal move");
    }
    assert!(struck > 0, "nothing would have been struck in this game");
}
