//! `quinconce arena`, as a person runs it: small contests that come to their end.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Answer, quinconce};

/// An empty folder for one test.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn arena(arguments: &[&str]) -> Answer {
    quinconce(&[&["arena"], arguments].concat(), b"")
}

/// What a contest that comes to its end prints.
fn told(arguments: &[&str]) -> String {
    let Answer { code, out, err } = arena(arguments);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}");
    out
}

/// The games won, drawn and lost of a match's second line: `+3 =2 -1, 66.7 %, …`.
fn games(result: &str) -> [u32; 3] {
    let line = result.lines().nth(1).expect("a line of numbers").split(',').next();
    let numbers: Vec<u32> = line
        .expect("a tally")
        .split(' ')
        .map(|number| number[1..].parse().expect("a number"))
        .collect();
    numbers.try_into().expect("three numbers")
}

#[test]
fn a_match_adds_up_and_goes_on_where_it_was() {
    let folder = scratch("match");
    let (journal, records) = (folder.join("journal"), folder.join("records"));
    let (journal, records) = (journal.to_str().unwrap(), records.to_str().unwrap());
    let players = ["match", "quindo", "engine:200", "level:1"];
    let one = told(&[&players[..], &["--pairs", "1", "--journal", journal]].concat());
    assert_eq!(games(&one).iter().sum::<u32>(), 2, "{one}");
    let three = [&players[..], &["--pairs", "3", "--journal", journal]].concat();
    let on = told(&three);
    assert!(on.starts_with("quindo standard: engine:200 against level:1\n+"), "{on}");
    assert_eq!(games(&on).iter().sum::<u32>(), 6, "{on}");
    assert!(games(&on)[0] > games(&on)[2], "the first level is gentle: {on}");
    assert_eq!(told(&three), on, "everything is known");
    // In one go it comes to the same, and its records are games.
    assert_eq!(told(&[&players[..], &["--pairs", "3", "--records", records]].concat()), on);
    let files: Vec<_> = fs::read_dir(records).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 6);
    for file in files {
        let replayed = quinconce(&["replay", file.to_str().unwrap()], b"").out;
        assert!(replayed.starts_with("game quindo\n") && !replayed.ends_with("*\n"), "{replayed}");
    }
    // Other players do not go on with it.
    let other = arena(&["match", "quindo", "engine:200", "level:2", "--journal", journal]);
    assert!(other.code == Some(2) && other.err.contains("is from elsewhere"), "{}", other.err);
}

#[test]
fn a_ladder_rates_what_its_journals_know() {
    let folder = scratch("ladder");
    let ladder = |pairs| {
        told(&["ladder", "quindo", "--pairs", pairs, "--journals", folder.to_str().unwrap()])
    };
    // The upper levels think long: the journals are begun here and written by hand.
    assert!(ladder("0").contains("| level 10 | 500 |"));
    let journals: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(journals.len(), 9);
    for journal in journals {
        let header = fs::read_to_string(&journal).unwrap();
        fs::write(journal, header + "0 win draw\n").unwrap();
    }
    let table = ladder("1");
    assert!(table.starts_with("quindo standard\n| player |"), "{table}");
    // Three quarters of the points are 191 more, nine times.
    assert!(
        table.contains("| level 2 | 691 |") && table.contains("| level 10 | 2218 |"),
        "{table}"
    );
}

#[test]
fn selfplay_writes_what_it_says_and_not_twice() {
    let file = scratch("selfplay").join("positions");
    let selfplay = ["selfplay", "quindo", file.to_str().unwrap(), "--games", "3", "--nodes", "100"];
    let out = told(&selfplay);
    let text = fs::read_to_string(&file).unwrap();
    let positions = text.lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(out, format!("{positions} positions of 3 games\n"));
    assert_eq!(told(&selfplay), out);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn spsa_writes_its_weights_and_goes_the_same_way_again() {
    let folder = scratch("spsa");
    let (weights, journal) = (folder.join("weights"), folder.join("journal"));
    let (weights, journal) = (weights.to_str().unwrap(), journal.to_str().unwrap());
    let spsa = ["spsa", "quindo", weights, "--pairs", "2", "--nodes", "50", "--journal", journal];
    let out = told(&spsa);
    assert_eq!(out, format!("2 pairs\n{}", fs::read_to_string(weights).unwrap()));
    assert_eq!(told(&spsa), out);
}

#[test]
fn spsa_overwrites_nothing_that_it_did_not_write() {
    let folder = scratch("spsa-over");
    let (weights, journal) = (folder.join("weights"), folder.join("journal"));
    let (weights, journal) = (weights.to_str().unwrap(), journal.to_str().unwrap());
    let spsa = ["spsa", "quindo", weights, "--pairs", "1", "--nodes", "50"];
    let with_journal = [&spsa[..], &["--journal", journal]].concat();
    fs::write(weights, "a letter to my aunt\n").unwrap();
    let there = format!(
        "quinconce: {weights} is there already: name another file, or the journal of the run \
         that wrote it\n"
    );
    for arguments in [&spsa[..], &with_journal] {
        let Answer { code, err, .. } = arena(arguments);
        assert_eq!((code, &err), (Some(2), &there));
    }
    fs::remove_file(weights).unwrap();
    told(&with_journal);
    assert_eq!(arena(&spsa).err, there);
    told(&with_journal);
    // A journal of its own does not help a file that is no weights.
    fs::write(weights, "a letter to my aunt\n").unwrap();
    let Answer { code, err, .. } = arena(&with_journal);
    assert!(code == Some(2) && err.contains("\"a letter to my aunt\" is not the weight "), "{err}");
    assert_eq!(fs::read_to_string(weights).unwrap(), "a letter to my aunt\n");
}

#[test]
fn tuning_on_nothing_is_refused() {
    let folder = scratch("tune-nothing");
    let (positions, weights) = (folder.join("positions"), folder.join("weights"));
    let selfplay = ["selfplay", "quindo", positions.to_str().unwrap(), "--games", "0"];
    assert_eq!(told(&selfplay), "0 positions of 0 games\n");
    for (file, reason) in [
        (positions.to_str().unwrap(), "no positions to learn from"),
        ("/dev/null", "no positions to learn from"),
        ("/dev/zero", "line 1: longer than 4096 bytes"),
    ] {
        let answer = arena(&["tune", "quindo", file, "--weights", weights.to_str().unwrap()]);
        assert_eq!(answer.err, format!("quinconce: {file}: {reason}\n"));
        assert_eq!((answer.code, answer.out.as_str()), (Some(2), ""));
    }
    assert!(!weights.exists(), "nothing was begun");
}

#[test]
fn a_soak_plays_every_game() {
    let out = told(&["soak", "--games", "2"]);
    let names: Vec<&str> = out.lines().filter_map(|line| Some(line.split_once(':')?.0)).collect();
    let games: Vec<&str> = catalog::GAMES.iter().map(|game| game.name()).collect();
    assert_eq!(names, games, "{out}");
    assert!(out.lines().all(|line| line.contains(": 2 games")), "{out}");
}

#[test]
fn tuning_goes_on_from_its_weights_and_begins_with_an_empty_file() {
    let folder = scratch("tune");
    let (positions, weights) = (folder.join("positions"), folder.join("weights"));
    let (positions, weights) = (positions.to_str().unwrap(), weights.to_str().unwrap());
    told(&["selfplay", "quindo", positions, "--games", "20", "--nodes", "100"]);
    let tune = ["tune", "quindo", positions, "--sweeps", "1", "--weights", weights];
    // What a run that was killed leaves.
    fs::write(weights, "").unwrap();
    let first = told(&tune);
    assert!(first.lines().next().unwrap().contains(" positions, loss "), "{first}");
    let kept = fs::read_to_string(weights).unwrap();
    assert!(kept.starts_with("pawns ") && first.ends_with(&kept), "{first}{kept}");
    // The second run begins where the first ended.
    let before = |text: &str| text.split_once(" before").expect("a loss").0.to_owned();
    assert_ne!(before(&told(&tune)), before(&first));
    // Its weights can play.
    let tuned = format!("tuned:50:{weights}");
    told(&["match", "quindo", &tuned, "random", "--pairs", "1"]);
}

#[cfg(unix)]
mod programs {
    use std::io::{BufRead, BufReader};
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command, Stdio};
    use std::thread;
    use std::time::Duration;

    use super::*;

    /// Ctrl-C goes to every process of the terminal's group, as here.
    fn interrupt(group: u32) {
        let sent = Command::new("kill").args(["-INT", "--", &format!("-{group}")]).status();
        assert!(sent.expect("there is kill").success());
    }

    /// A program in a few lines of shell, and how it is named in a match.
    fn script(folder: &Path, at_go: &str) -> String {
        let path = folder.join("program.sh");
        let lines = format!(
            "cd {}; while read -r line; do case \"$line\" in ugi) echo ugiok;; \
             isready) echo readyok;; go*) {at_go};; quit) exit;; esac; done\n",
            folder.display()
        );
        fs::write(&path, lines).expect("it can be written");
        format!("ugi:10:sh {}", path.display())
    }

    #[test]
    fn ctrl_c_is_not_a_win() {
        let folder = scratch("ctrl-c");
        // It gives the first game away and is thinking in the second when Ctrl-C comes.
        let at_go = "if [ -e second ]; then touch asked; sleep 1; touch awake; fi; \
                     touch second; echo bestmove zz";
        let (program, journal) = (script(&folder, at_go), folder.join("journal"));
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["arena", "match", "quindo", "random", &program, "--pairs", "2", "--journal"])
            .arg(&journal)
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        wait_for(&folder.join("asked"), &mut child);
        interrupt(child.id());
        let output = child.wait_with_output().expect("the program ends");
        let out = String::from_utf8(output.stdout).expect("text");
        assert!(out.ends_with("\n+0 =0 -0, 50.0 %, Elo unknown, stopped\n"), "{out}");
        assert_eq!(fs::read_to_string(&journal).expect("a journal").lines().count(), 4);
        assert!(folder.join("awake").exists(), "Ctrl-C was not meant for the program");
    }

    /// Ends by itself what a test that fails would leave behind.
    struct Running(Child);

    impl Drop for Running {
        fn drop(&mut self) {
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    fn wait_for(file: &Path, child: &mut Child) {
        while !file.exists() {
            assert_eq!(child.try_wait().expect("it is ours"), None, "nobody was asked");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn a_second_arena_leaves_a_journal_alone() {
        let folder = scratch("two-arenas");
        let program = script(&folder, "touch asked; sleep 10");
        let journal = folder.join("journal");
        let players = ["arena", "match", "quindo", "random", &program, "--journal"];
        let mut first = Running(
            Command::new(env!("CARGO_BIN_EXE_quinconce"))
                .args(players)
                .arg(&journal)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts"),
        );
        wait_for(&folder.join("asked"), &mut first.0);
        let header = fs::read_to_string(&journal).expect("a journal");
        let journal = journal.to_str().expect("text");
        let answer = quinconce(&[&players[..], &[journal]].concat(), b"");
        let expected = format!(
            "quinconce: {journal}: in use by another process: wait, or name another journal\n"
        );
        assert_eq!((answer.err, answer.code), (expected, Some(2)));
        assert_eq!(fs::read_to_string(journal).expect("a journal"), header);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn no_number_of_pairs_takes_memory() {
        let script = "ulimit -v 1000000; exec \"$0\" \"$@\"";
        let most = u32::MAX.to_string();
        let output = Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_quinconce"), "arena", "match", "quindo"])
            .args(["engine:200", "random", "--sprt", "0", "400", "--pairs", &most])
            .output()
            .expect("there is a shell");
        let out = String::from_utf8(output.stdout).expect("text");
        assert!(
            out.ends_with(", test passed\n"),
            "{out}{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_program_has_started_ends_at_the_second_ctrl_c() {
        let folder = scratch("second-ctrl-c");
        let program =
            script(&folder, "sleep 600 & echo $! > number; mv number grandchild; sleep 600");
        let mut child = Running(
            Command::new(env!("CARGO_BIN_EXE_quinconce"))
                .args(["arena", "match", "quindo", "random", &program])
                .process_group(0)
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .expect("the program starts"),
        );
        let grandchild = folder.join("grandchild");
        wait_for(&grandchild, &mut child.0);
        let mut told = BufReader::new(child.0.stderr.take().expect("ours")).lines();
        interrupt(child.0.id());
        told.find(|line| line.as_ref().is_ok_and(|line| line.starts_with("stopping")));
        interrupt(child.0.id());
        assert_eq!(child.0.wait().expect("it ends").code(), Some(130));
        let number = fs::read_to_string(&grandchild).expect("a number");
        let status = Path::new("/proc").join(number.trim()).join("stat");
        let is_alive = || fs::read_to_string(&status).is_ok_and(|status| !status.contains(") Z "));
        for _ in 0..2_000 {
            if !is_alive() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("{number} lives on");
    }

    #[test]
    fn forfeits_are_told() {
        let program = script(&scratch("forfeits"), "echo bestmove zz");
        let answer =
            quinconce(&["arena", "match", "quindo", "random", &program, "--pairs", "2"], b"");
        let expected = format!(
            "quindo standard: random against {program}\n+4 =0 -0, 100.0 %, Elo above -155\n\
             4 forfeits, the first: {program}: bestmove: \"zz\" is not a move: expected two \
             squares such as b2e5, or pass\n"
        );
        assert_eq!((answer.out, answer.code), (expected, Some(0)));
    }
}
