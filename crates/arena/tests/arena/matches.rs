//! Matches: played, stopped, resumed, decided.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{
    Contestant, Ending, Forfeit, Match, Openings, Played, Player, Progress, Reporter, Sprt,
    Standing, Tally, Verdict, Weights,
};
use game::{Level, Record, Sheet};
use quindo::Quindo;
use search::{Limit, SearchRequest};
use table::TestTable;

use crate::pawns::{PAWNS, openings, searcher, weights};
use crate::scratch;

/// Keeps everything, and raises the flag after so many pairs.
#[derive(Default)]
struct Witness<'w> {
    games: Vec<Played>,
    finished: Vec<u32>,
    stop_after: Option<(u32, &'w AtomicBool)>,
}

impl Reporter for Witness<'_> {
    fn progress(&mut self, progress: &Progress) {
        self.finished.push(progress.finished);
        if let Some((pairs, stop)) = self.stop_after
            && progress.finished >= pairs
        {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn played(&mut self, played: &Played) -> io::Result<()> {
        self.games.push(played.clone());
        Ok(())
    }
}

struct Table {
    one: Contestant,
    other: Contestant,
    openings: Openings,
    stop: AtomicBool,
}

impl Table {
    fn new(one: Contestant, other: Contestant) -> Table {
        Table { one, other, openings: openings(1), stop: AtomicBool::new(false) }
    }

    fn lay(&self, pairs: u32, workers: usize) -> Match<'_> {
        Match {
            one: &self.one,
            other: &self.other,
            openings: &self.openings,
            pairs,
            sprt: None,
            workers,
            journal: None,
            stop: &self.stop,
        }
    }
}

fn uneven() -> Table {
    Table::new(searcher("deep", 400), searcher("flat", 60))
}

#[test]
fn a_search_beats_chance_and_leaves_records() {
    let table = Table::new(searcher("Ada", 300), Contestant::random("dice", 5));
    let (mut witness, folder) = (Witness::default(), scratch("records"));
    let standing = table.lay(4, 2).play(&mut witness).unwrap();
    assert_eq!(standing.ending, Ending::Complete);
    assert_eq!(standing.tally.pairs_played(), 4);
    assert!(standing.tally.score() > 0.8, "{standing:?}");
    assert_eq!(witness.finished, [0, 1, 2, 3, 4]);
    assert_eq!(witness.games.len(), 8);
    for played in &witness.games {
        played.save(&folder).unwrap();
        let text = fs::read_to_string(folder.join(format!(
            "{:05}-{}.txt",
            played.pair + 1,
            played.game + 1
        )));
        let sheet = Sheet::parse(&text.unwrap()).unwrap();
        let record: Record<Quindo> = Record::from_sheet(&sheet).unwrap();
        assert!(record.end().is_some());
        let names = [sheet.tag("White").unwrap(), sheet.tag("Black").unwrap()];
        assert_eq!(names[played.game], "Ada");
        assert_eq!(sheet.tag("Opening"), Some("4"));
        assert_eq!(sheet.tag("Round"), Some(&*format!("{}.{}", played.pair + 1, played.game + 1)));
    }
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let play = |workers| {
        let (table, mut witness) = (uneven(), Witness::default());
        let standing = table.lay(5, workers).play(&mut witness).unwrap();
        witness.games.sort_by_key(|played| (played.pair, played.game));
        (standing, witness.games)
    };
    assert_eq!(play(1), play(3));
}

/// So many that no thread has played them all before it hears of the stop, however busy the machine.
const PAIRS: u32 = 30;

fn stop_and_resume(workers: usize, journal: &Path) -> Standing {
    let table = uneven();
    let mut witness = Witness { stop_after: Some((2, &table.stop)), ..Witness::default() };
    let first = Match { journal: Some(journal), ..table.lay(PAIRS, workers) };
    let standing = first.play(&mut witness).expect("a match is played");
    assert_eq!(standing.ending, Ending::Stopped);
    assert!((2..PAIRS).contains(&standing.tally.pairs_played()), "{standing:?}");

    // A machine that was switched off leaves half a line.
    let text = fs::read_to_string(journal).expect("there is a journal");
    fs::write(journal, text + "29 wi").expect("it can be written");
    let table = uneven();
    let mut witness = Witness::default();
    let second = Match { journal: Some(journal), ..table.lay(PAIRS, workers) };
    let resumed = second.play(&mut witness).expect("a match is played");
    assert!(witness.finished[0] >= 2, "what was played is not played again");
    assert!(witness.games.len() <= 2 * (PAIRS as usize - 2));
    resumed
}

#[test]
fn a_stopped_match_goes_on_where_it_was() {
    let whole = uneven().lay(PAIRS, 1).play(&mut ()).unwrap();
    let folder = scratch("resume");
    for workers in [1, 2] {
        let journal = folder.join(format!("{workers}.journal"));
        assert_eq!(stop_and_resume(workers, &journal), whole);
        let lines = fs::read_to_string(&journal).unwrap();
        assert_eq!(
            lines.lines().filter(|line| !line.starts_with('#')).count(),
            PAIRS as usize,
            "{lines}"
        );
    }
    // A longer match goes on from the shorter one.
    let (table, journal) = (uneven(), folder.join("1.journal"));
    let mut witness = Witness::default();
    let longer = Match { journal: Some(&journal), ..table.lay(PAIRS + 1, 1) };
    assert_eq!(longer.play(&mut witness).unwrap().tally.pairs_played(), PAIRS + 1);
    assert_eq!(witness.games.len(), 2);
}

#[test]
fn a_journal_of_another_match_is_refused() {
    let (folder, table) = (scratch("refused"), uneven());
    let journal = folder.join("match.journal");
    Match { journal: Some(&journal), ..table.lay(1, 1) }.play(&mut ()).unwrap();
    let other = Table::new(searcher("deep", 400), searcher("greedy", 60));
    let error = Match { journal: Some(&journal), ..other.lay(1, 1) }.play(&mut ()).unwrap_err();
    let text = error.to_string();
    let mark = Weights::of(PAWNS).fingerprint();
    let expected = format!(
        "line 3: \"# other flat ({mark})\" is from elsewhere: expected \"# other greedy ({mark})\""
    );
    assert!(text.ends_with(&expected), "{text}");
    let lines = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, lines + "lunch\n").unwrap();
    let error = Match { journal: Some(&journal), ..table.lay(1, 1) }.play(&mut ()).unwrap_err();
    assert!(error.to_string().ends_with("line 6: \"lunch\" is not a pair such as 17 win draw"));
}

#[test]
fn a_journal_is_for_one_at_a_time() {
    let (table, journal) = (uneven(), scratch("locked").join("match.journal"));
    let plan = Match { journal: Some(&journal), ..table.lay(2, 1) };
    plan.play(&mut ()).unwrap();
    let before = fs::read_to_string(&journal).unwrap();
    let holder = fs::File::open(&journal).unwrap();
    holder.try_lock().unwrap();
    let error = plan.play(&mut ()).unwrap_err().to_string();
    assert!(error.ends_with("in use by another process: wait, or name another journal"), "{error}");
    assert_eq!(fs::read_to_string(&journal).unwrap(), before);
    drop(holder);
    assert_eq!(plan.play(&mut ()).unwrap().ending, Ending::Complete);
}

#[cfg(unix)]
#[test]
fn what_has_no_end_is_no_journal() {
    let table = uneven();
    for device in ["/dev/zero", "/dev/null"] {
        let plan = Match { journal: Some(Path::new(device)), ..table.lay(1, 1) };
        let error = plan.play(&mut ()).unwrap_err().to_string();
        assert_eq!(error, format!("{device}: not a file that can be read and written again"));
    }
}

#[test]
fn a_large_file_from_elsewhere_is_not_read() {
    let (table, journal) = (uneven(), scratch("large").join("match.journal"));
    let file = fs::File::create(&journal).unwrap();
    for (length, reason) in [(3_u64 << 30, " is from elsewhere: "), (5 << 30, ": larger than ")] {
        // It takes no room: nothing is written to it.
        file.set_len(length).unwrap();
        let plan = Match { journal: Some(&journal), ..table.lay(1, 1) };
        let error = plan.play(&mut ()).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
        assert_eq!(fs::metadata(&journal).unwrap().len(), length, "it is left as it was");
    }
    fs::remove_file(&journal).unwrap();
}

#[test]
fn a_journal_knows_who_played() {
    let folder = scratch("who");
    let check = |name: &str, one: Contestant, other: Contestant| {
        let journal = folder.join(name);
        let play = |one: Contestant| {
            let table = Table::new(one, Contestant::random("dice", 1));
            Match { journal: Some(&journal), ..table.lay(1, 1) }.play(&mut ())
        };
        play(one).unwrap();
        let error = play(other).unwrap_err().to_string();
        assert!(error.contains(": line 2: ") && error.contains(" is from elsewhere: "), "{error}");
    };
    let tuned = |pawn| {
        Contestant::engine("tuned", weights(pawn, 4), SearchRequest::new(Limit::Nodes(20)), 1)
    };
    check("weights", tuned(100), tuned(101));
    let level =
        |noise| Contestant::level("level 1", Weights::of(PAWNS), Level::new(20, noise, 0), 1);
    check("levels", level(50), level(60));
}

#[test]
fn a_test_ends_when_it_is_decided() {
    let table = Table::new(searcher("deep", 300), Contestant::random("dice", 1));
    let journal = scratch("sprt").join("match.journal");
    let sprt = Some(Sprt::new(0.0, 200.0));
    let plan = Match { sprt, journal: Some(&journal), ..table.lay(200, 2) };
    let standing = plan.play(&mut ()).unwrap();
    assert_eq!(standing.ending, Ending::Decided(Verdict::Passed));
    assert!(standing.tally.pairs_played() < 50);
    // Asked again, it knows.
    let mut witness = Witness::default();
    assert_eq!(plan.play(&mut witness).unwrap(), standing);
    assert_eq!(witness.games, []);
}

/// Plays its first move again and again.
struct Cheat;

impl Player for Cheat {
    fn choose(&mut self, table: &dyn TestTable) -> Result<String, Forfeit> {
        Ok(table.moves().swap_remove(0))
    }
}

#[test]
fn an_illegal_move_loses_the_game() {
    let table = Table::new(Contestant::new("cheat", || Ok(Box::new(Cheat))), searcher("Ada", 50));
    let mut witness = Witness::default();
    let standing = table.lay(2, 1).play(&mut witness).unwrap();
    assert_eq!(standing.tally, Tally { losses: 4, pairs: [2, 0, 0, 0, 0], ..Tally::default() });
    for played in witness.games {
        let forfeit = played.forfeit.unwrap();
        assert!(forfeit.starts_with("cheat: illegal move \""), "{forfeit}");
        assert_eq!(played.sheet.tag("Forfeit"), Some(&*forfeit));
        let record: Record<Quindo> = Record::from_sheet(&played.sheet).unwrap();
        assert_eq!(record.end().unwrap().reason, game::Reason::Resignation);
    }
}

/// A program that dies of whatever has ended the match, in the second game: what breaks off the
/// first is forgotten with the pair.
struct Mortal {
    games: u32,
    stop: Arc<AtomicBool>,
}

impl Player for Mortal {
    fn new_game(&mut self) {
        self.games += 1;
    }

    fn choose(&mut self, _table: &dyn TestTable) -> Result<String, Forfeit> {
        self.stop.store(self.games == 2, Ordering::Relaxed);
        Err(Forfeit::fault(game::Arg::name("the program has ended")))
    }
}

#[test]
fn nobody_loses_by_the_end_of_the_match() {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    let mortal = Contestant::new("mortal", move || {
        Ok(Box::new(Mortal { games: 0, stop: Arc::clone(&raised) }))
    });
    let (table, mut witness) = (Table::new(mortal, searcher("Ada", 50)), Witness::default());
    let standing = Match { stop: &stop, ..table.lay(2, 1) }.play(&mut witness).unwrap();
    assert_eq!(standing, Standing { tally: Tally::default(), ending: Ending::Stopped });
    assert_eq!(witness.games, []);
}

#[test]
fn who_does_not_come_ends_the_match() {
    let absent = || Err(Forfeit::fault(game::Arg::name("missed the train")));
    let table = Table::new(Contestant::new("Bob", absent), searcher("Ada", 50));
    let error = table.lay(3, 2).play(&mut ()).unwrap_err();
    assert_eq!(error.to_string(), "player \"Bob\": missed the train");
}

#[test]
fn an_evaluation_beats_counting_points() {
    let engine = |name, weights| {
        Contestant::engine(name, weights, SearchRequest::new(Limit::Nodes(1_000)), 16)
    };
    let own = Weights::of(hokito::TESTBED);
    // A point alone, as much as it is worth among the other weights.
    let mut points = vec![0; own.values().len()];
    points[0] = 15;
    let points = own.with_values(&points);
    for variant in hokito::TESTBED.variants() {
        let openings = Openings::new(hokito::TESTBED, variant, 4, 1).expect("its own variant");
        let standing = Match {
            one: &engine("own", own.clone()),
            other: &engine("points", points.clone()),
            openings: &Openings { nodes: 0, ..openings },
            pairs: 12,
            sprt: None,
            workers: 2,
            journal: None,
            stop: &AtomicBool::new(false),
        }
        .play(&mut ())
        .unwrap();
        assert!(standing.tally.score() > 0.6, "{standing:?} in {variant}");
    }
}
