//! A score sheet: the text of a record file, before anybody has checked its moves.
//!
//! ```text
//! [Game "quindo"]
//! [Variant "standard"]
//! [White "Ada"]
//! [Result "*"]
//!
//! 1. c2c3 c6a4 { off the rim already } ( c6c4 2. c3d4 )
//! 2. e2e1 ? f6f3 ; a comment to the end of the line
//! *
//! ```
//!
//! Tags, then moves parted by white space. Numbers with dots are for people and skipped. A
//! variation in round brackets stands for the move before it. A comment stands in braces, which it
//! then cannot hold, or from a semicolon to the end of its line.

use std::fmt;

use crate::descriptor::SideName;
use crate::error::quoted;
use crate::file::RecordError;
use crate::message::{Arg, Message};
use crate::messages;

/// The largest text that is read.
pub const LARGEST: usize = 1 << 20; // bytes

/// How deep variations may stand inside variations.
pub const MAX_NESTING: usize = 16;

const MAX_TAGS: usize = 64;
const LINE_WIDTH: usize = 80; // columns of written moves

/// What one can think of a move, best first.
pub const ANNOTATIONS: [&str; 6] = ["!!", "!", "!?", "?!", "?", "??"];

/// The results a sheet can claim: the first player wins, the second, a draw, still open.
pub const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// A record file as text: tags, and moves with their comments and variations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// The tags in order; no name twice.
    pub tags: Vec<Tag>,
    /// The game as it was played.
    pub main: Line,
    /// The result written after the moves.
    pub result: Option<String>,
}

/// A tag: `[White "Ada"]`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tag {
    /// What it tells: `White`.
    pub name: String,
    /// `Ada`.
    pub value: String,
    /// The line of the file it stands on; 0 for a sheet that was never a file.
    pub at_line: usize,
}

/// A sequence of moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves in order.
    pub moves: Vec<Entry>,
}

/// One move on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The number written before it, such as `12.`; empty for none.
    pub number: String,
    /// The move's text.
    pub text: String,
    /// One of [`ANNOTATIONS`].
    pub annotation: Option<&'static str>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// What could have been played instead of this move.
    pub variations: Vec<Line>,
    /// The line of the file the move stands on; 0 for a sheet that was never a file.
    pub at_line: usize,
}

impl Sheet {
    /// Reads a sheet. The moves are words here: whether they can be played is for
    /// [`Record::from_sheet`](crate::Record::from_sheet) to say.
    ///
    /// # Errors
    /// When the text is too large or malformed; the error names the line.
    pub fn parse(text: &str) -> Result<Sheet, RecordError> {
        if text.len() > LARGEST {
            return Err(RecordError::at_line(1, messages::too_large(text.len(), LARGEST)));
        }
        let mut reader = Reader { rest: text, line: 1 };
        let mut sheet = Sheet { tags: reader.tags()?, ..Sheet::default() };
        reader.moves(&mut sheet)?;
        Ok(sheet)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Names the players, the beginner first, where they are known: in tags called as their sides, before
    /// the result.
    pub fn set_players(&mut self, sides: &[SideName; 2], players: [Option<&str>; 2]) {
        for (side, player) in sides.iter().zip(players) {
            let name = player_tag(side);
            self.tags.retain(|tag| tag.name != name);
            if let Some(player) = player {
                let result = self.tags.iter().position(|tag| tag.name == "Result");
                let place = result.unwrap_or(self.tags.len());
                self.tags.insert(place, Tag { name, value: player.to_owned(), at_line: 0 });
            }
        }
    }

    /// Sets a tag, in its place if it is there, else after the others.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag { name: name.to_owned(), value, at_line: 0 }),
        }
    }
}

/// The tag that names the player of a side: `White`.
#[must_use]
pub fn player_tag(side: &SideName) -> String {
    side.en.chars().filter(|ch| ch.is_alphanumeric()).collect()
}

struct Reader<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Reader<'t> {
    fn error<T>(&self, reason: Message) -> Result<T, RecordError> {
        Err(RecordError::at_line(self.line, reason))
    }

    fn alone<T>(&self, bracket: char, other: char) -> Result<T, RecordError> {
        self.error(messages::alone(Arg::name(bracket), Arg::name(other)))
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes `length` bytes and counts the lines in them.
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip_space(&mut self) {
        let trimmed =
            self.rest.trim_start_matches(|ch: char| ch.is_whitespace() || ch == '\u{feff}');
        self.take(self.rest.len() - trimmed.len());
    }

    fn tags(&mut self) -> Result<Vec<Tag>, RecordError> {
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            self.skip_space();
            if self.peek() != Some('[') {
                return Ok(tags);
            }
            let tag = self.tag()?;
            if tags.iter().any(|other| other.name == tag.name) {
                return self.error(messages::tag_twice(Arg::name(tag.name)));
            }
            if tags.len() == MAX_TAGS {
                return self.error(messages::too_many_tags(MAX_TAGS));
            }
            tags.push(tag);
        }
    }

    /// `[Name "value"]`, with `\"` and `\\` inside the value.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        let at_line = self.line;
        self.take(1);
        let length = self.rest.find(|ch: char| !ch.is_alphanumeric()).unwrap_or(self.rest.len());
        let name = self.take(length).to_owned();
        if name.is_empty() {
            return self.error(messages::tag_without_name());
        }
        if !self.rest.starts_with(" \"") {
            return self.error(messages::tag_without_value(Arg::name(name)));
        }
        self.take(2);
        let mut value = String::new();
        let mut chars = self.rest.char_indices();
        let end = loop {
            match chars.next() {
                Some((_, '\\')) => match chars.next() {
                    Some((_, ch @ ('"' | '\\'))) => value.push(ch),
                    _ => return self.error(messages::bad_escape(Arg::name(name))),
                },
                Some((index, '"')) => break index + 1,
                Some((_, ch)) if ch.is_control() => {
                    return self.error(messages::tag_beyond_line(Arg::name(name)));
                }
                Some((_, ch)) => value.push(ch),
                None => return self.error(messages::tag_without_end(Arg::name(name))),
            }
        };
        self.take(end);
        if self.peek() != Some(']') {
            return self.error(messages::tag_not_closed(Arg::name(name)));
        }
        self.take(1);
        Ok(Tag { name, value, at_line })
    }

    fn moves(&mut self, sheet: &mut Sheet) -> Result<(), RecordError> {
        // The lines that are open, the main line first: an explicit stack instead of recursion.
        let mut open: Vec<Line> = vec![Line::default()];
        let mut number = String::new();
        loop {
            self.skip_space();
            let Some(ch) = self.peek() else { break };
            if sheet.result.is_some() && ch != '{' && ch != ';' {
                return self.error(messages::after_result());
            }
            let in_main = open.len() == 1;
            let line = open.last_mut().expect("the main line is open");
            match ch {
                '{' | ';' => {
                    let comment = self.comment()?;
                    match line.moves.last_mut() {
                        Some(entry) => entry.comments.push(comment),
                        None => line.comments.push(comment),
                    }
                }
                '(' => {
                    if line.moves.is_empty() {
                        return self.error(messages::variation_of_nothing());
                    }
                    if open.len() > MAX_NESTING {
                        return self.error(messages::too_deep(MAX_NESTING));
                    }
                    self.take(1);
                    open.push(Line::default());
                    number.clear();
                }
                ')' => {
                    let variation = open.pop().expect("a line is open");
                    let Some(entry) = open.last_mut().and_then(|line| line.moves.last_mut()) else {
                        return self.alone(')', '(');
                    };
                    if variation.moves.is_empty() {
                        return self.error(messages::empty_variation());
                    }
                    entry.variations.push(variation);
                    self.take(1);
                    number.clear();
                }
                '}' => return self.alone('}', '{'),
                '[' => return self.error(messages::late_tag()),
                _ => self.word(line, in_main, &mut number, &mut sheet.result)?,
            }
        }
        if open.len() > 1 {
            return self.alone('(', ')');
        }
        sheet.main = open.pop().expect("the main line is open");
        Ok(())
    }

    fn comment(&mut self) -> Result<String, RecordError> {
        let opening = self.take(1);
        let text = if opening == ";" {
            self.take(self.rest.find('\n').unwrap_or(self.rest.len()))
        } else {
            let Some(length) = self.rest.find('}') else {
                return self.alone('{', '}');
            };
            let text = self.take(length);
            self.take(1);
            text
        };
        // However a comment was broken into lines, it is one text.
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn word(
        &mut self,
        line: &mut Line,
        in_main: bool,
        number: &mut String,
        result: &mut Option<String>,
    ) -> Result<(), RecordError> {
        let ends = |ch: char| ch.is_whitespace() || "{}();[]".contains(ch);
        let at_line = self.line;
        let word = self.take(self.rest.find(ends).unwrap_or(self.rest.len()));
        if word.is_empty() {
            return self.error(messages::unexpected(quoted(&self.rest[..1]))); // a lone ]
        }
        // `12.` and `12...` stand before a move, apart or glued to it.
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|&byte| byte == b'.').count();
        if dots > 0 {
            word[..digits + dots].clone_into(number);
        }
        let word = if dots > 0 { &word[digits + dots..] } else { word };
        if word.is_empty() {
            return Ok(());
        }
        if RESULTS.contains(&word) {
            if !in_main {
                return self.error(messages::result_in_variation());
            }
            *result = Some(word.to_owned());
            return Ok(());
        }
        // An annotation stands behind its move, apart or glued to it.
        let text = word.trim_end_matches(['!', '?']);
        let glued = &word[text.len()..];
        let annotation = ANNOTATIONS.into_iter().find(|&known| known == glued);
        if !glued.is_empty() && annotation.is_none() {
            return self
                .error(messages::unknown_mark(Arg::name(glued), Arg::name(ANNOTATIONS.join(" "))));
        }
        if text.is_empty() {
            return match line.moves.last_mut() {
                Some(entry) if entry.annotation.is_none() => {
                    entry.annotation = annotation;
                    Ok(())
                }
                _ => self.error(messages::mark_of_nothing(Arg::name(glued))),
            };
        }
        line.moves.push(Entry {
            number: std::mem::take(number),
            text: text.to_owned(),
            annotation,
            at_line,
            ..Entry::default()
        });
        Ok(())
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Tag { name, value, .. } in &self.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let value: String = value.chars().filter(|ch| !ch.is_control()).collect();
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        let mut words = Vec::new();
        write_line(&self.main, &mut words);
        words.extend(self.result.clone());
        if !words.is_empty() {
            writeln!(f)?;
        }
        let mut column = 0;
        for word in words {
            let width = word.chars().count();
            if column > 0 && column + 1 + width > LINE_WIDTH {
                writeln!(f)?;
                column = 0;
            }
            if column > 0 {
                write!(f, " ")?;
                column += 1;
            }
            write!(f, "{word}")?;
            column = if word.ends_with('\n') { 0 } else { column + width };
        }
        if column > 0 { writeln!(f) } else { Ok(()) }
    }
}

/// The words of a line, each on one line of the file or ending it. Recursion is as deep as variations
/// nest.
fn write_line(line: &Line, words: &mut Vec<String>) {
    write_comments(&line.comments, words);
    for entry in &line.moves {
        if !entry.number.is_empty() {
            words.push(entry.number.clone());
        }
        words.push(entry.text.clone());
        words.extend(entry.annotation.map(str::to_owned));
        write_comments(&entry.comments, words);
        for variation in &entry.variations {
            words.push("(".to_owned());
            write_line(variation, words);
            words.push(")".to_owned());
        }
    }
}

fn write_comments(comments: &[String], words: &mut Vec<String>) {
    for comment in comments {
        let parts = comment.split_whitespace();
        if comment.contains(['{', '}']) {
            words.push(format!("; {}\n", parts.collect::<Vec<_>>().join(" ")));
            continue;
        }
        words.push("{".to_owned());
        words.extend(parts.map(str::to_owned));
        words.push("}".to_owned());
    }
}
