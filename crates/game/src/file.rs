//! Records as files: from a checked game to its sheet and back.

use crate::error::{LocalizedError, MoveError, quoted};
use crate::errors_in_english;
use crate::game::Game;
use crate::message::{Arg, Message};
use crate::messages;
use crate::outcome::{End, Outcome, Reason};
use crate::record::{Origin, Record};
use crate::sheet::{Line, Sheet};
use crate::side::Side;
use crate::tree::{ROOT, Tree};
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
        sheet.set_tag(GAME, G::DESCRIPTOR.name);
        sheet.set_tag(VARIANT, self.start().variant().name());
        match self.origin() {
            Origin::Position => sheet.set_tag(START, self.start().to_string()),
            Origin::Seed(seed) if self.start().variant().is_seeded() => {
                sheet.set_tag(SEED, seed.to_string());
            }
            Origin::Seed(_) => {}
        }
        let result = result_name(self.end());
        sheet.set_tag(RESULT, result);
        if let Some(end) = self.end() {
            sheet.set_tag(END, end.reason.name());
        }
        sheet.main = self.to_tree().to_line();
        sheet.result = Some(result.to_owned());
        sheet
    }

    /// The moves as a tree without variations.
    fn to_tree(&self) -> Tree {
        let mut tree = Tree::new(self.start().turn(), None);
        let mut here = ROOT;
        for (mv, after) in self.moves().iter().zip(&self.positions()[1..]) {
            here = tree
                .add(here, &mv.to_string(), &[], after.turn(), None)
                .expect("a game is shorter than the largest tree");
        }
        tree
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
        Some(name) if name == G::DESCRIPTOR.name => {}
        Some(name) => {
            let reason = messages::other_game(quoted(name), Arg::name(G::DESCRIPTOR.name));
            return Err(RecordError::at_tag(sheet, GAME, reason));
        }
        None => return Err(RecordError::at_tag(sheet, GAME, messages::missing())),
    }
    let variant = match sheet.tag(VARIANT) {
        Some(name) => G::Variant::parse(name)
            .map_err(|error| RecordError::at_tag(sheet, VARIANT, error.message()))?,
        None => G::Variant::default_variant(),
    };
    match (sheet.tag(START), sheet.tag(SEED)) {
        (Some(_), Some(_)) => Err(RecordError::at_tag(sheet, START, messages::start_and_seed())),
        (Some(text), None) => {
            let start = G::parse(text, variant)
                .map_err(|error| RecordError::at_tag(sheet, START, error.message()))?;
            Ok(Record::from_position(start))
        }
        (None, Some(_)) if !variant.is_seeded() => {
            Err(RecordError::at_tag(sheet, SEED, messages::nothing_drawn()))
        }
        (None, Some(text)) => {
            let seed = text
                .parse()
                .map_err(|_| RecordError::at_tag(sheet, SEED, messages::bad_seed(quoted(text))))?;
            Ok(Record::new(variant, seed))
        }
        (None, None) if variant.is_seeded() => {
            Err(RecordError::at_tag(sheet, SEED, messages::seed_missing()))
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
                record.rewind();
            }
        }
        let played = entry.text.parse().and_then(|mv| record.play(mv, &mut ()));
        played.map_err(|error| RecordError {
            place: Some(entry.at_line),
            reason: match error {
                MoveError::Finished => messages::move_after_end(plies + 1, quoted(&entry.text)),
                _ => messages::at_move(plies + 1, error.message()),
            },
        })?;
    }
    Ok(())
}

/// Holds the result against the moves, and lets it decide where they decide nothing.
fn settle<G: Game>(record: &mut Record<G>, sheet: &Sheet) -> Result<(), RecordError> {
    let claimed = match (sheet.tag(RESULT), sheet.result.as_deref()) {
        (Some(tag), Some(last)) if tag != last => {
            let reason = messages::two_results(quoted(tag), Arg::name(last));
            return Err(RecordError::at_tag(sheet, RESULT, reason));
        }
        (Some(result), _) | (None, Some(result)) => outcome_of(sheet, result)?,
        // A sheet without any result tells a game as far as it goes.
        (None, None) => return Ok(()),
    };
    let reason = match sheet.tag(END) {
        None => None,
        Some(name) => {
            Some(Reason::ALL.into_iter().find(|reason| reason.name() == name).ok_or_else(|| {
                RecordError::at_tag(sheet, END, messages::unknown_reason(quoted(name)))
            })?)
        }
    };
    // Called off is over without a result.
    if (reason, claimed) == (Some(Reason::Aborted), None) && record.end().is_none() {
        record.abort().expect("the game is open");
        return Ok(());
    }
    if record.end().is_none()
        && let Some(outcome) = claimed
    {
        let decided = match (reason, outcome) {
            (Some(Reason::Resignation), Outcome::Win(side)) => record.resign(!side),
            (Some(Reason::Time), Outcome::Win(side)) => record.out_of_time(!side),
            (Some(Reason::Abandoned), Outcome::Win(side)) => record.abandon(!side),
            (Some(Reason::Agreement), Outcome::Draw) => record.agree_draw(),
            (Some(Reason::Claim), Outcome::Draw) => record.claim_draw(),
            (Some(reason), _) => {
                return Err(RecordError::at_tag(
                    sheet,
                    END,
                    messages::other_end(Arg::name(reason)),
                ));
            }
            (None, _) => return Err(RecordError::at_tag(sheet, END, messages::end_missing())),
        };
        decided.map_err(|error| RecordError::at_tag(sheet, END, error.message()))?;
    }
    let end = record.end();
    if end.map(|end| end.outcome) != claimed {
        let [told, found] = [result_of(claimed), result_name(end)].map(Arg::name);
        return Err(RecordError::at_tag(sheet, RESULT, messages::not_what_moves_say(told, found)));
    }
    match (reason, end) {
        (Some(reason), Some(end)) if reason != end.reason => {
            let [told, found] = [reason, end.reason].map(Arg::name);
            Err(RecordError::at_tag(sheet, END, messages::not_what_moves_say(told, found)))
        }
        (Some(_), None) => Err(RecordError::at_tag(sheet, END, messages::not_finished())),
        _ => Ok(()),
    }
}

/// The result as a sheet writes it.
#[must_use]
pub fn result_name(end: Option<End>) -> &'static str {
    result_of(end.filter(|end| end.reason != Reason::Aborted).map(|end| end.outcome))
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
        _ => Err(RecordError::at_tag(sheet, RESULT, messages::unknown_result(quoted(result)))),
    }
}

/// Why a file is not a game that could have been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1, where one is to blame.
    pub place: Option<usize>,
    /// What is wrong; names the move or the tag.
    pub reason: Message,
}

impl RecordError {
    /// Something is wrong on that line, counted from 1.
    #[must_use]
    pub fn at_line(line: usize, reason: Message) -> RecordError {
        RecordError { place: Some(line), reason }
    }

    /// Something is wrong with that tag, or it is missing.
    #[must_use]
    pub fn at_tag(sheet: &Sheet, name: &str, reason: Message) -> RecordError {
        let place = sheet.tags.iter().find(|tag| tag.name == name).map(|tag| tag.at_line);
        RecordError { place, reason: messages::at_tag(Arg::name(name), reason) }
    }
}

impl LocalizedError for RecordError {
    fn message(&self) -> Message {
        match self.place {
            Some(line) => messages::line(line, self.reason.clone()),
            None => self.reason.clone(),
        }
    }
}

errors_in_english!(RecordError);
