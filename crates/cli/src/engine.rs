//! `quinconce engine`: the Universal Game Interface, a line in, lines out.
//!
//! A line that cannot be obeyed gets `info string error: …` and changes nothing.

mod guard;
mod lines;
mod options;
mod output;
mod thinking;

use std::io::{self, BufRead, BufReader, Stdin, Write};
use std::iter;
use std::time::{Duration, Instant};

use catalog::{Entry, GAMES, Setup, Table};
use game::error::quoted;
use game::{Arg, LocalizedError, Message, Outcome, Side};
use search::Engine;

use crate::count;
use crate::failure::Failure;
use crate::language::told;
use crate::messages;

use self::guard::guarded;
use self::lines::{Heard, Lines};
use self::options::Options;
use self::output::{Output, stdout_is_gone};
use self::thinking::{parse_go, think};

/// How long a count may take when nothing comes after it: whoever pipes `perft` and `quit` in wants
/// the number, but nobody waits for ever.
const COURTESY: Duration = Duration::from_secs(3);

/// Reads commands until `quit` or the end of the input.
pub(crate) fn run(output: impl Write + Send) -> Result<(), Failure> {
    fn input() -> BufReader<Stdin> {
        BufReader::new(io::stdin())
    }
    let mut console = Console::new(Lines::open(input), Output::new(output, stdout_is_gone))?;
    while let Some(heard) = console.lines.next().map_err(cannot_read)? {
        let answer = match heard {
            Heard::Line(line) => console.obey(&line)?,
            Heard::Garbled(error) => Err(error),
        };
        match answer {
            Ok(Next::Go) => {}
            Ok(Next::Quit) => return Ok(()),
            Err(error) => {
                let error = told(&error);
                console.out.say(format_args!("info string error: {error}"))?;
            }
        }
    }
    Ok(())
}

fn cannot_read(error: io::Error) -> Failure {
    Failure::Input(messages::cannot_read(Arg::name(error)))
}

#[derive(PartialEq, Eq, Debug)]
enum Next {
    Go,
    Quit,
}

/// What the person at the other end has set: a game, a variant, a table, and how to think.
struct Console<R, W> {
    lines: Lines<R>,
    out: Output<W>,
    entry: &'static dyn Entry,
    variant: &'static str,
    /// Whether the game was chosen, or is the one we begin with.
    is_chosen: bool,
    /// The variant that was set since a game was chosen: the next game gets it, too.
    wanted: Option<Wanted>,
    options: Options,
    table: Box<dyn Table>,
    engine: Engine,
}

struct Wanted {
    variant: String,
    /// Whether the game that was chosen before has it.
    had: bool,
}

impl<R: BufRead + Send + 'static, W: Write + Send> Console<R, W> {
    fn new(lines: Lines<R>, out: Output<W>) -> io::Result<Console<R, W>> {
        let entry = GAMES[0];
        let table = entry.open(&Setup::default()).expect("every game has a start");
        let (options, engine) = (Options::default(), Engine::new(1));
        let variant = table.variant();
        let mut console = Console {
            lines,
            out,
            entry,
            variant,
            is_chosen: false,
            wanted: None,
            options,
            table,
            engine,
        };
        let wanted = options.hash;
        let mut halves = iter::successors(Some(wanted), |hash| (*hash > 1).then_some(hash / 2));
        let _ = halves.any(|hash| console.resize(hash).is_ok());
        if console.options.hash < wanted {
            let error = told(&console.no_memory(wanted));
            console.out.say(format_args!("info string error: {error}"))?;
        }
        Ok(console)
    }

    /// Carries out one line. The outer error is a broken output, the inner one a bad line, or one
    /// that broke on the way: everything is as it was then, since what changes is made first and put
    /// in its place at the end.
    fn obey(&mut self, line: &str) -> io::Result<Result<Next, Message>> {
        let (command, rest) = split_word(line.trim());
        let done = guarded(|| self.carry_out(command, rest));
        done.unwrap_or_else(|panic| Ok(Err(messages::broke(quoted(command), Arg::Name(panic)))))
    }

    fn carry_out(&mut self, command: &str, rest: &str) -> io::Result<Result<Next, Message>> {
        let done = match command {
            "" => Ok(()),
            "quit" if rest.is_empty() => return Ok(Ok(Next::Quit)),
            // Nothing is going on.
            "stop" if rest.is_empty() => Ok(()),
            "ugi" if rest.is_empty() => self.introduce().map(Ok)?,
            "isready" if rest.is_empty() => self.out.say(format_args!("readyok")).map(Ok)?,
            "uginewgame" if rest.is_empty() => {
                self.engine.clear();
                self.lay(self.entry, self.variant)
            }
            "setoption" => self.set_option(rest)?,
            "position" => self.set_position(rest),
            "go" => self.go(rest)?,
            "query" => match self.query(rest) {
                Ok(answer) => self.out.say(format_args!("response {answer}")).map(Ok)?,
                Err(error) => Err(error),
            },
            "d" if rest.is_empty() => self.show().map(Ok)?,
            "eval" if rest.is_empty() => self.explain()?,
            "bench" if rest.is_empty() => self.bench().map(Ok)?,
            "perft" => match count::depth(rest) {
                Ok(depth) => self.count(depth).map(Ok)?,
                Err(_) => Err(messages::bad_depth(quoted(rest), count::MAX_DEPTH)),
            },
            "quit" | "stop" | "ugi" | "isready" | "uginewgame" | "d" | "eval" | "bench" => {
                Err(stands_alone(command, rest))
            }
            _ => Err(messages::unknown_command(quoted(command))),
        };
        Ok(done.map(|()| Next::Go))
    }

    fn introduce(&self) -> io::Result<()> {
        let games: Vec<String> = GAMES.iter().map(|game| format!("var {}", game.name())).collect();
        self.out.say(format_args!(
            "id name Quinconce {}\nid author the Quinconce maintainers\n\
             option name Game type combo default {} {}\n\
             option name Variant type string default {}\n{}\nugiok",
            env!("CARGO_PKG_VERSION"),
            GAMES[0].name(),
            games.join(" "),
            GAMES[0].variants()[0],
            Options::describe()
        ))
    }

    /// Lays a fresh table; on error the old one stays.
    fn lay(&mut self, entry: &'static dyn Entry, variant: &str) -> Result<(), Message> {
        let setup = Setup { variant: Some(variant), position: None, seed: self.options.seed };
        self.table = entry.open(&setup).map_err(|error| error.message())?;
        self.variant = self.table.variant();
        self.entry = entry;
        Ok(())
    }

    /// `name <name> value <value>`.
    fn set_option(&mut self, rest: &str) -> io::Result<Result<(), Message>> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let ["name", name, "value", value] = words[..] else {
            return Ok(Err(messages::bad_setoption(quoted(rest))));
        };
        Ok(match name.to_ascii_lowercase().as_str() {
            "game" => self.choose(value),
            "variant" => return self.set_variant(value),
            "seed" => self.options.set(name, value).and_then(|()| {
                match self.entry.is_seeded(self.variant) {
                    Ok(true) => self.lay(self.entry, self.variant),
                    _ => Ok(()),
                }
            }),
            "hash" => {
                let mut options = self.options;
                options.set(name, value).and_then(|()| self.resize(options.hash))
            }
            _ => self.options.set(name, value),
        })
    }

    /// Chooses a game, with the variant that was set before if it was set for this game.
    fn choose(&mut self, name: &str) -> Result<(), Message> {
        let entry = catalog::find(name).map_err(|error| error.message())?;
        let variants = entry.variants();
        let variant = match self.wanted.take() {
            Some(wanted) if variants.contains(&&*wanted.variant) => wanted.variant,
            Some(Wanted { variant, had: false }) => {
                return Err(messages::no_variant(
                    Arg::name(name),
                    quoted(&variant),
                    Arg::list(&variants),
                ));
            }
            _ => variants[0].to_owned(),
        };
        self.lay(entry, &variant)?;
        self.is_chosen = true;
        self.engine.clear();
        Ok(())
    }

    /// Options come in any order: a variant of another game waits until that is chosen.
    fn set_variant(&mut self, variant: &str) -> io::Result<Result<(), Message>> {
        let has = |entry: &dyn Entry| entry.variants().contains(&variant);
        let had = has(self.entry);
        if !had && !GAMES.iter().any(|entry| has(*entry)) {
            return Ok(self.lay(self.entry, variant));
        }
        self.wanted = Some(Wanted { variant: variant.to_owned(), had: had && self.is_chosen });
        if had {
            self.engine.clear();
            return Ok(self.lay(self.entry, variant));
        }
        let remark = messages::variant_waits(Arg::name(self.entry.name()), quoted(variant));
        if self.is_chosen {
            return Ok(Err(remark));
        }
        self.out.say(format_args!("info string {}", told(&remark))).map(Ok)
    }

    /// Makes the table of remembered positions that large, or says how large it is instead.
    fn resize(&mut self, mebibytes: usize) -> Result<(), Message> {
        let resized = self.engine.resize(mebibytes);
        self.options.hash = self.engine.mebibytes();
        resized.map_err(|_| self.no_memory(mebibytes))
    }

    fn no_memory(&self, mebibytes: usize) -> Message {
        messages::no_memory(mebibytes, self.options.hash)
    }

    /// `startpos [moves …]` or `fen <position> [moves …]`.
    fn set_position(&mut self, rest: &str) -> Result<(), Message> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let (start, moves) = words.split_at(moves_at);
        let position = match start {
            ["startpos"] => None,
            ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
            _ => {
                return Err(messages::bad_position(quoted(rest)));
            }
        };
        let setup = Setup {
            variant: Some(self.variant),
            position: position.as_deref(),
            seed: self.options.seed,
        };
        let mut table = self.entry.open(&setup).map_err(|error| error.message())?;
        for (number, mv) in moves.iter().skip(1).enumerate() {
            table.play(mv).map_err(|error| messages::at_move(number + 1, error.message()))?;
        }
        self.table = table;
        Ok(())
    }

    /// Thinks; the answer comes as `info` lines and `bestmove`.
    fn go(&mut self, rest: &str) -> io::Result<Result<(), Message>> {
        let limit = match parse_go(rest, self.table.turn()) {
            Ok(limit) => limit,
            Err(error) => return Ok(Err(error)),
        };
        if self.table.end().is_some() {
            let over = told(&messages::no_move());
            return self.out.say(format_args!("info string {over}\nbestmove (none)")).map(Ok);
        }
        let request = self.options.request(limit, &self.entry.levels());
        think(&*self.table, request, &self.engine, &mut self.lines, &self.out).map(Ok)
    }

    /// Counts until it is done, or nobody waits for it any more.
    fn count(&mut self, depth: u32) -> io::Result<()> {
        let (lines, begun, mut reader) = (&mut self.lines, Instant::now(), self.out.reader());
        let nodes = self.table.perft_while(depth, &mut || {
            lines.gather();
            let is_last = lines.is_last() || lines.is_deaf();
            let is_late = is_last && begun.elapsed() > COURTESY;
            !(lines.has_stop() || is_late || reader.is_gone())
        });
        match nodes {
            Some(nodes) => self.out.say(format_args!("nodes {nodes}")),
            None => self.out.say(format_args!("info string {}", told(&messages::perft_stopped()))),
        }
    }

    fn query(&self, what: &str) -> Result<&'static str, Message> {
        let truth = |fact| if fact { "true" } else { "false" };
        match what {
            "gameover" => Ok(truth(self.table.end().is_some())),
            "p1turn" => Ok(truth(self.table.turn() == Side::First)),
            "result" => Ok(self.outcome().unwrap_or("none")),
            _ => Err(messages::unknown_query(quoted(what))),
        }
    }

    fn outcome(&self) -> Option<&'static str> {
        self.table.end().map(|end| match end.outcome {
            Outcome::Win(Side::First) => "p1win",
            Outcome::Win(Side::Second) => "p2win",
            Outcome::Draw => "draw",
        })
    }

    fn show(&self) -> io::Result<()> {
        let legal = self.table.legal();
        let moves: String = legal.iter().flat_map(|mv| [" ", mv.as_str()]).collect();
        self.out.say(format_args!(
            "{}position {}\nlegal {}{moves}\noutcome {}",
            self.table.drawing(),
            self.table.position(),
            legal.len(),
            self.outcome().unwrap_or("open")
        ))
    }

    /// The engine's checksum: positions looked at in fixed searches.
    fn bench(&self) -> io::Result<()> {
        let signature = catalog::signature();
        for part in &signature {
            self.out.say(format_args!("info string {:<8}{:>10}", part.game, part.nodes))?;
        }
        let sum: u64 = signature.iter().map(|part| part.nodes).sum();
        self.out.say(format_args!("bench {sum}"))
    }

    /// The evaluation term by term, in points for the first player.
    fn explain(&self) -> io::Result<Result<(), Message>> {
        if self.table.end().is_some() {
            return Ok(Err(messages::nothing_to_judge()));
        }
        let terms = self.table.terms();
        let longest = terms.iter().map(|term| term.name.len()).max().unwrap_or(0);
        for term in &terms {
            self.out.say(format_args!("info string {:<longest$}{:>+7}", term.name, term.points))?;
        }
        let sum: i32 = terms.iter().map(|term| term.points).sum();
        self.out.say(format_args!("eval {sum}")).map(Ok)
    }
}

fn split_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}

fn stands_alone(command: &str, rest: &str) -> Message {
    messages::stands_alone(Arg::name(command), quoted(rest))
}

#[cfg(test)]
mod tests {
    use catalog::TypedEntry;
    use game::{Eval, Levels, Tunable};
    use quindo::{Move, Quindo};

    use super::*;

    /// A game whose opinion breaks as soon as it is asked.
    #[derive(Clone, Default)]
    struct Broken;

    impl Eval for Broken {
        type Game = Quindo;
        type State = ();

        fn evaluate(&self, _position: &Quindo, (): &()) -> i32 {
            panic!("a broken opinion")
        }

        fn gain(&self, _position: &Quindo, _mv: Move) -> i32 {
            0
        }
    }

    impl Tunable for Broken {}

    impl Levels for Broken {}

    static BROKEN: &dyn Entry = &TypedEntry::<Broken>::NEW;

    /// What a console with a broken game says to these lines.
    fn answers(lines: &[&str]) -> String {
        let mut said = Vec::new();
        let out = Output::new(&mut said, || false);
        let mut console = Console::new(Lines::open(io::empty), out).expect("a vector is written");
        console.lay(BROKEN, BROKEN.variants()[0]).expect("a start");
        for line in lines {
            match console.obey(line).expect("a vector is written") {
                Ok(next) => assert_eq!(next, Next::Go, "{line}"),
                Err(error) => console.out.say(format_args!("error: {error}")).expect("a vector"),
            }
        }
        drop(console);
        String::from_utf8(said).expect("text")
    }

    #[test]
    fn a_command_that_breaks_gets_an_error_line_and_changes_nothing() {
        let answer = answers(&["position startpos moves c2c3", "eval", "query p1turn"]);
        assert_eq!(answer, "error: \"eval\" failed: \"a broken opinion\"\nresponse false\n");
    }

    #[test]
    fn a_search_that_breaks_still_ends_with_a_move() {
        for threads in 1..=2 {
            let threads = format!("setoption name Threads value {threads}");
            let answer = answers(&[&threads, "go depth 3", "isready"]);
            assert!(
                answer.starts_with(
                    "info string error: \"go\" failed: \"a broken opinion\"\nbestmove "
                ),
                "{answer}"
            );
            assert!(answer.ends_with("\nreadyok\n") && !answer.contains("(none)"), "{answer}");
        }
    }
}
