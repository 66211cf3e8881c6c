//! `quinconce engine`: the Universal Game Interface, a line in, lines out.
//!
//! A line that cannot be obeyed gets `info string error: …` and changes nothing.

mod options;
mod thinking;

use std::io::{self, BufRead, Read, Write};
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{Entry, GAMES, Setup, Table};
use game::error::quoted;
use game::{Outcome, Side};

use crate::failure::Failure;

use self::options::Options;
use self::thinking::{Thinking, parse_go};

const LONGEST_LINE: u64 = 1 << 20; // bytes; a game of 600 moves needs 6 kB

/// Reads commands until `quit` or the end of the input.
pub(crate) fn run(
    mut input: impl BufRead,
    output: impl Write + Send + 'static,
) -> Result<(), Failure> {
    let out = Output(Arc::new(Mutex::new(output)));
    let mut console = Console::new(out.clone());
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.map_err(Failure::input)? == 0 {
            // Whoever pipes commands in wants the answer to the last one.
            console.thinking.finish();
            return Ok(());
        }
        let answer = if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE {
            skip_line(&mut input)?;
            Err(format!("a line is longer than {LONGEST_LINE} bytes"))
        } else {
            match std::str::from_utf8(&line) {
                Ok(text) => console.obey(text)?,
                Err(_) => Err("a line is not text in UTF-8".to_owned()),
            }
        };
        match answer {
            Ok(Next::Go) => {}
            Ok(Next::Quit) => {
                console.thinking.stop();
                return Ok(());
            }
            Err(error) => out.say(format_args!("info string error: {error}"))?,
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> Result<(), Failure> {
    loop {
        let chunk = input.fill_buf().map_err(Failure::input)?;
        let newline = chunk.iter().position(|&byte| byte == b'\n');
        let length = newline.map_or(chunk.len(), |index| index + 1);
        input.consume(length);
        if newline.is_some() || length == 0 {
            return Ok(());
        }
    }
}

/// Where answers go: the console and a running search write whole lines in turn.
struct Output<W>(Arc<Mutex<W>>);

impl<W> Clone for Output<W> {
    fn clone(&self) -> Output<W> {
        Output(Arc::clone(&self.0))
    }
}

impl<W: Write> Output<W> {
    /// Writes a line, or several, at once.
    fn say(&self, text: std::fmt::Arguments<'_>) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{text}")?;
        out.flush()
    }
}

enum Next {
    Go,
    Quit,
}

/// What the person at the other end has set: a game, a variant, a table, and how to think.
struct Console<W> {
    out: Output<W>,
    entry: &'static dyn Entry,
    variant: &'static str,
    options: Options,
    table: Box<dyn Table>,
    thinking: Thinking,
}

impl<W: Write + Send + 'static> Console<W> {
    fn new(out: Output<W>) -> Console<W> {
        let entry = GAMES[0];
        let table = entry.open(&Setup::default()).expect("every game has a start");
        let options = Options::default();
        let thinking = Thinking::new(options.hash);
        Console { out, entry, variant: table.variant(), options, table, thinking }
    }

    /// Carries out one line. The outer error is a broken output, the inner one a bad line.
    fn obey(&mut self, line: &str) -> io::Result<Result<Next, String>> {
        let (command, rest) = split_word(line.trim());
        // A search works on the table as it is: only these may come meanwhile.
        if self.thinking.is_busy() && !matches!(command, "" | "stop" | "quit" | "isready") {
            return Ok(Err(format!("{} while thinking: send stop first", quoted(command))));
        }
        let done = match command {
            "" => Ok(()),
            "quit" if rest.is_empty() => return Ok(Ok(Next::Quit)),
            "stop" if rest.is_empty() => {
                self.thinking.stop();
                Ok(())
            }
            "ugi" if rest.is_empty() => self.introduce().map(Ok)?,
            "isready" if rest.is_empty() => self.out.say(format_args!("readyok")).map(Ok)?,
            "uginewgame" if rest.is_empty() => {
                self.thinking.forget();
                self.lay(self.entry, self.variant)
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "query" => match self.query(rest) {
                Ok(answer) => self.out.say(format_args!("response {answer}")).map(Ok)?,
                Err(error) => Err(error),
            },
            "d" if rest.is_empty() => self.show().map(Ok)?,
            "eval" if rest.is_empty() => self.explain().map(Ok)?,
            "bench" if rest.is_empty() => self.bench().map(Ok)?,
            "perft" => match rest.parse::<u32>() {
                Ok(depth) => {
                    self.out.say(format_args!("nodes {}", self.table.perft(depth))).map(Ok)?
                }
                Err(_) => Err(format!("perft needs a depth, not {}", quoted(rest))),
            },
            "quit" | "stop" | "ugi" | "isready" | "uginewgame" | "d" | "eval" | "bench" => {
                Err(format!("{command} stands alone, not with {}", quoted(rest)))
            }
            _ => Err(format!("unknown command {}", quoted(command))),
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
    fn lay(&mut self, entry: &'static dyn Entry, variant: &str) -> Result<(), String> {
        let setup = Setup { variant: Some(variant), position: None, seed: self.options.seed };
        self.table = entry.open(&setup).map_err(|error| error.to_string())?;
        self.variant = self.table.variant();
        self.entry = entry;
        Ok(())
    }

    /// `name <name> value <value>`.
    fn set_option(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let ["name", name, "value", value] = words[..] else {
            return Err(format!("expected setoption name N value V, not {}", quoted(rest)));
        };
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let entry = catalog::find(value).map_err(|error| error.to_string())?;
                self.thinking.forget();
                self.lay(entry, entry.variants()[0])
            }
            "variant" => {
                self.lay(self.entry, value)?;
                self.thinking.forget();
                Ok(())
            }
            "seed" => {
                self.options.set(name, value)?;
                match self.entry.is_seeded(self.variant) {
                    Ok(true) => self.lay(self.entry, self.variant),
                    _ => Ok(()),
                }
            }
            "hash" => {
                self.options.set(name, value)?;
                self.thinking = Thinking::new(self.options.hash);
                Ok(())
            }
            _ => self.options.set(name, value),
        }
    }

    /// `startpos [moves …]` or `fen <position> [moves …]`.
    fn set_position(&mut self, rest: &str) -> Result<(), String> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let (start, moves) = words.split_at(moves_at);
        let position = match start {
            ["startpos"] => None,
            ["fen", position @ ..] if !position.is_empty() => Some(position.join(" ")),
            _ => {
                return Err(format!(
                    "expected position startpos or position fen P, not {}",
                    quoted(rest)
                ));
            }
        };
        let setup = Setup {
            variant: Some(self.variant),
            position: position.as_deref(),
            seed: self.options.seed,
        };
        let mut table = self.entry.open(&setup).map_err(|error| error.to_string())?;
        for (number, mv) in moves.iter().skip(1).enumerate() {
            table.play(mv).map_err(|error| format!("move {}: {error}", number + 1))?;
        }
        self.table = table;
        Ok(())
    }

    /// Starts thinking; the answer comes as `info` lines and `bestmove`.
    fn go(&mut self, rest: &str) -> Result<(), String> {
        let limit = parse_go(rest, self.table.turn())?;
        if self.table.end().is_some() {
            return Err("the game is over: there is no move to find".to_owned());
        }
        self.thinking.start(self.table.copy(), self.options.wish(limit), self.out.clone());
        Ok(())
    }

    fn query(&self, what: &str) -> Result<&'static str, String> {
        let truth = |fact| if fact { "true" } else { "false" };
        match what {
            "gameover" => Ok(truth(self.table.end().is_some())),
            "p1turn" => Ok(truth(self.table.turn() == Side::First)),
            "result" => Ok(self.outcome().unwrap_or("none")),
            _ => {
                Err(format!("unknown query {}: expected gameover, p1turn or result", quoted(what)))
            }
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
    fn explain(&self) -> io::Result<()> {
        let terms = self.table.terms();
        for term in &terms {
            self.out.say(format_args!("info string {:<14}{:>+7}", term.name, term.points))?;
        }
        let sum: i32 = terms.iter().map(|term| term.points).sum();
        self.out.say(format_args!("eval {sum}"))
    }
}

fn split_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}
