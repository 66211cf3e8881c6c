//! `quinconce engine`: the Universal Game Interface, a line in, lines out.
//!
//! A line that cannot be obeyed gets `info string error: …` and changes nothing.

use std::io::{BufRead, Read, Write};

use catalog::{Entry, GAMES, Setup, Table};
use game::error::quoted;
use game::{Outcome, Side};

use crate::failure::Failure;

const LONGEST_LINE: u64 = 1 << 20; // bytes; a game of 600 moves needs 6 kB

/// Reads commands until `quit` or the end of the input.
pub(crate) fn run(mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut console = Console::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.map_err(Failure::input)? == 0 {
            return Ok(());
        }
        if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE {
            skip_line(&mut input)?;
            writeln!(out, "info string error: a line is longer than {LONGEST_LINE} bytes")?;
            continue;
        }
        let answer = match std::str::from_utf8(&line) {
            Ok(text) => console.obey(text, out)?,
            Err(_) => Err("a line is not text in UTF-8".to_owned()),
        };
        match answer {
            Ok(Next::Go) => {}
            Ok(Next::Quit) => return Ok(()),
            Err(error) => writeln!(out, "info string error: {error}")?,
        }
        out.flush()?;
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

enum Next {
    Go,
    Quit,
}

/// What the person at the other end has set: a game, a variant, a table.
struct Console {
    entry: &'static dyn Entry,
    variant: &'static str,
    seed: u64,
    table: Box<dyn Table>,
}

impl Console {
    fn new() -> Console {
        let entry = GAMES[0];
        let table = entry.open(&Setup::default()).expect("every game has a start");
        Console { entry, variant: table.variant(), seed: 0, table }
    }

    /// Carries out one line. The outer error is a broken output, the inner one a bad line.
    fn obey(
        &mut self,
        line: &str,
        out: &mut impl Write,
    ) -> Result<Result<Next, String>, std::io::Error> {
        let (command, rest) = split_word(line.trim());
        let done = match command {
            "" => Ok(()),
            "quit" if rest.is_empty() => return Ok(Ok(Next::Quit)),
            "ugi" if rest.is_empty() => self.introduce(out).map(Ok)?,
            "isready" if rest.is_empty() => writeln!(out, "readyok").map(Ok)?,
            "uginewgame" if rest.is_empty() => self.lay(self.entry, self.variant, self.seed),
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "query" => match self.query(rest) {
                Ok(answer) => writeln!(out, "response {answer}").map(Ok)?,
                Err(error) => Err(error),
            },
            "d" if rest.is_empty() => self.show(out).map(Ok)?,
            "perft" => match rest.parse::<u32>() {
                Ok(depth) => writeln!(out, "nodes {}", self.table.perft(depth)).map(Ok)?,
                Err(_) => Err(format!("perft needs a depth, not {}", quoted(rest))),
            },
            "quit" | "ugi" | "isready" | "uginewgame" | "d" => {
                Err(format!("{command} stands alone, not with {}", quoted(rest)))
            }
            _ => Err(format!("unknown command {}", quoted(command))),
        };
        Ok(done.map(|()| Next::Go))
    }

    fn introduce(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "id name Quinconce {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "id author the Quinconce maintainers")?;
        let games: Vec<String> = GAMES.iter().map(|game| format!("var {}", game.name())).collect();
        let default = GAMES[0];
        writeln!(
            out,
            "option name Game type combo default {} {}",
            default.name(),
            games.join(" ")
        )?;
        writeln!(out, "option name Variant type string default {}", default.variants()[0])?;
        writeln!(out, "option name Seed type spin default 0 min 0 max {}", u64::MAX)?;
        writeln!(out, "ugiok")
    }

    /// Lays a fresh table; on error the old one stays.
    fn lay(&mut self, entry: &'static dyn Entry, variant: &str, seed: u64) -> Result<(), String> {
        let setup = Setup { variant: Some(variant), position: None, seed };
        self.table = entry.open(&setup).map_err(|error| error.to_string())?;
        self.variant = self.table.variant();
        self.entry = entry;
        self.seed = seed;
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
                self.lay(entry, entry.variants()[0], self.seed)
            }
            "variant" => self.lay(self.entry, value, self.seed),
            "seed" => {
                let seed = value.parse().map_err(|_| format!("bad seed {}", quoted(value)))?;
                self.lay(self.entry, self.variant, seed)
            }
            _ => Err(format!("unknown option {}: expected Game, Variant or Seed", quoted(name))),
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
        let setup =
            Setup { variant: Some(self.variant), position: position.as_deref(), seed: self.seed };
        let mut table = self.entry.open(&setup).map_err(|error| error.to_string())?;
        for (number, mv) in moves.iter().skip(1).enumerate() {
            table.play(mv).map_err(|error| format!("move {}: {error}", number + 1))?;
        }
        self.table = table;
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

    fn show(&self, out: &mut impl Write) -> std::io::Result<()> {
        write!(out, "{}", self.table.drawing())?;
        writeln!(out, "position {}", self.table.position())?;
        let legal = self.table.legal();
        let moves: String = legal.iter().flat_map(|mv| [" ", mv.as_str()]).collect();
        writeln!(out, "legal {}{moves}", legal.len())?;
        writeln!(out, "outcome {}", self.outcome().unwrap_or("open"))
    }
}

fn split_word(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace)
        .map_or((text, ""), |(word, rest)| (word, rest.trim_start()))
}
