//! Records as files: from a checked game to its sheet and back.

use std::error::Error;
use std::fmt;

use crate::error::{MoveError, quoted};
use crate::game::Game;
use crate::outcome::{End, Outcome, Reason};
use crate::record::{Origin, Record};
use crate::sheet::{Entry, Line, Sheet, SheetError};
use crate::side::Side;
use crate::variant::Variant;

const GAME: &str = "Game";
const VARIANT: &str = "Variant";
const SEED: &str = "Seed";
const START: &str = "Start";
const RESULT: &str = "Result";
const END: &str = "End";

impl<G: Game> Record<G> {
    /// The record as a sheet, ready to be written: game, variant, start, result and the moves. Add
    /// players and dates as further tags.
    #[must_use]
    pub fn to_sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.set_tag(GAME, G::NAME);
        sheet.set_tag(VARIANT, self.start().variant().name());
        match self.origin() {
            Origin::Position => sheet.set_tag(START, self.start().to_string()),
            Origin::Seed(seed) if G::is_seeded(self.start().variant()) => {
                sheet.set_tag(SEED, seed.to_string());
            }
            Origin::Seed(_) => {}
        }
        let result = result_name(self.end());
        sheet.set_tag(RESULT, result);
        if let Some(end) = self.end() {
            sheet.set_tag(END, end.reason.name());
        }
        let mut turns = 0;
        let mut last = None;
        for (mv, before) in self.moves().iter().zip(self.positions()) {
            // A number wherever a round begins, however many moves a player makes in a row.
            let turn = before.turn();
            let number = match (last, turn) {
                (Some(Side::Second) | None, Side::First) => {
                    turns += 1;
                    format!("{turns}.")
                }
                (None, Side::Second) => {
                    turns += 1;
                    format!("{turns}...")
                }
                _ => String::new(),
            };
            last = Some(turn);
            sheet.main.moves.push(Entry { number, text: mv.to_string(), ..Entry::default() });
        }
        sheet.result = Some(result.to_owned());
        sheet
    }

    /// Replays a sheet: the main line, and every variation to see that it can be played.
    ///
    /// # Errors
    /// When a tag is wrong, a move cannot be played, or the result is not what the moves say; the
    /// error names line and move.
    pub fn from_sheet(sheet: &Sheet) -> Result<Record<G>, RecordError> {
        let mut record = origin(sheet)?;
        replay(&mut record, &sheet.main)?;
        settle(&mut record, sheet)?;
        Ok(record)
    }

    /// Reads and replays a file.
    ///
    /// # Errors
    /// As [`Sheet::parse`] and [`Record::from_sheet`].
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        Record::from_sheet(&Sheet::parse(text)?)
    }
}

/// The position before the first move.
fn origin<G: Game>(sheet: &Sheet) -> Result<Record<G>, RecordError> {
    match sheet.tag(GAME) {
        Some(name) if name == G::NAME => {}
        Some(name) => {
            return Err(tag_error(sheet, GAME, format!("{} is not {}", quoted(name), G::NAME)));
        }
        None => return Err(tag_error(sheet, GAME, "missing")),
    }
    let variant = match sheet.tag(VARIANT) {
        Some(name) => G::Variant::parse(name).map_err(|error| tag_error(sheet, VARIANT, error))?,
        None => G::Variant::default_variant(),
    };
    match (sheet.tag(START), sheet.tag(SEED)) {
        (Some(_), Some(_)) => {
            Err(tag_error(sheet, START, "a game has a start or a seed, not both"))
        }
        (Some(text), None) => {
            let start = G::parse(text, variant).map_err(|error| tag_error(sheet, START, error))?;
            Ok(Record::from_position(start))
        }
        (None, Some(_)) if !G::is_seeded(variant) => {
            Err(tag_error(sheet, SEED, "nothing is drawn by lot in this start"))
        }
        (None, Some(text)) => {
            let seed = text.parse().map_err(|_| {
                tag_error(sheet, SEED, format!("{} is not a number below 2^64", quoted(text)))
            })?;
            Ok(Record::new(variant, seed))
        }
        (None, None) if G::is_seeded(variant) => {
            Err(tag_error(sheet, SEED, "missing: this start is drawn by lot"))
        }
        (None, None) => Ok(Record::new(variant, 0)),
    }
}

/// Plays a line. Before each move, what could have been played instead is played and taken back;
/// recursion is as deep as variations nest.
fn replay<G: Game>(record: &mut Record<G>, line: &Line) -> Result<(), RecordError> {
    for entry in &line.moves {
        let plies = record.moves().len();
        for variation in &entry.variations {
            replay(record, variation)?;
            while record.moves().len() > plies {
                record.take_back();
            }
        }
        let played = entry.text.parse().and_then(|mv| record.play(mv, &mut ()));
        played.map_err(|error| RecordError {
            place: Some(entry.at_line),
            reason: match error {
                MoveError::Finished => {
                    format!("move {} {}: the game is already over", plies + 1, quoted(&entry.text))
                }
                _ => format!("move {}: {error}", plies + 1),
            },
        })?;
    }
    Ok(())
}

/// Holds the result against the moves, and lets it decide where they decide nothing.
fn settle<G: Game>(record: &mut Record<G>, sheet: &Sheet) -> Result<(), RecordError> {
    let claimed = match (sheet.tag(RESULT), sheet.result.as_deref()) {
        (Some(tag), Some(last)) if tag != last => {
            return Err(tag_error(
                sheet,
                RESULT,
                format!("{} but the moves end {last}", quoted(tag)),
            ));
        }
        (Some(result), _) | (None, Some(result)) => outcome_of(sheet, result)?,
        // A sheet without any result tells a game as far as it goes.
        (None, None) => return Ok(()),
    };
    let reason = match sheet.tag(END) {
        None => None,
        Some(name) => Some(
            Reason::ALL
                .into_iter()
                .find(|reason| reason.name() == name)
                .ok_or_else(|| tag_error(sheet, END, format!("unknown reason {}", quoted(name))))?,
        ),
    };
    if record.end().is_none()
        && let Some(outcome) = claimed
    {
        let decided = match (reason, outcome) {
            (Some(Reason::Resignation), Outcome::Win(side)) => record.resign(!side),
            (Some(Reason::Time), Outcome::Win(side)) => record.out_of_time(!side),
            (Some(Reason::Agreement), Outcome::Draw) => record.agree_draw(),
            (Some(Reason::Claim), Outcome::Draw) => record.claim_draw(),
            (Some(reason), _) => {
                let text = format!("the moves do not end in {reason} with this result");
                return Err(tag_error(sheet, END, text));
            }
            (None, _) => {
                let text = "missing: the game is not over by its moves; expected resignation, \
                            time, agreement or claim";
                return Err(tag_error(sheet, END, text));
            }
        };
        decided.map_err(|error| tag_error(sheet, END, error))?;
    }
    let end = record.end();
    if end.map(|end| end.outcome) != claimed {
        let text = format!("{} but the moves say {}", result_of(claimed), result_name(end));
        return Err(tag_error(sheet, RESULT, text));
    }
    match (reason, end) {
        (Some(reason), Some(end)) if reason != end.reason => {
            Err(tag_error(sheet, END, format!("{reason} but the moves say {}", end.reason)))
        }
        (Some(_), None) => Err(tag_error(sheet, END, "the game is not over")),
        _ => Ok(()),
    }
}

/// The result as a sheet writes it.
#[must_use]
pub fn result_name(end: Option<End>) -> &'static str {
    result_of(end.map(|end| end.outcome))
}

fn result_of(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Side::First)) => "1-0",
        Some(Outcome::Win(Side::Second)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        None => "*",
    }
}

fn outcome_of(sheet: &Sheet, result: &str) -> Result<Option<Outcome>, RecordError> {
    match result {
        "1-0" => Ok(Some(Outcome::Win(Side::First))),
        "0-1" => Ok(Some(Outcome::Win(Side::Second))),
        "1/2-1/2" => Ok(Some(Outcome::Draw)),
        "*" => Ok(None),
        _ => Err(tag_error(
            sheet,
            RESULT,
            format!("unknown result {}: expected 1-0, 0-1, 1/2-1/2 or *", quoted(result)),
        )),
    }
}

fn tag_error(sheet: &Sheet, name: &str, reason: impl fmt::Display) -> RecordError {
    let place = sheet.tags.iter().find(|tag| tag.name == name).map(|tag| tag.at_line);
    RecordError { place, reason: format!("tag {name}: {reason}") }
}

/// Why a file is not a game that could have been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1, where one is to blame.
    pub place: Option<usize>,
    /// Lower case, quoting the input; names the move.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(line) => write!(f, "line {line}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

impl Error for RecordError {}

impl From<SheetError> for RecordError {
    fn from(error: SheetError) -> RecordError {
        RecordError { place: Some(error.line), reason: error.reason }
    }
}
