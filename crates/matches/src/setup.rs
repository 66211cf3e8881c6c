//! What a match is made with.

use catalog::Setup;
use game::LocalizedError as _;
use protocol::{MatchSetup, TimeControl};

use crate::refusal::Refusal;

/// The most time that a clock may begin with, in seconds.
pub const MAX_MAIN_TIME: u32 = 6 * 3600;

/// The most that a clock may get for a turn, in seconds.
pub const MAX_INCREMENT: u32 = 600;

/// The most days that a turn may have.
pub const MAX_DAYS: u32 = 30;

/// A match of that game without clocks and without players, as it would begin.
///
/// # Errors
/// When there is no such game or variant, or the position is impossible or leaves nothing to play.
pub fn setup(
    game: &str,
    variant: Option<&str>,
    position: Option<&str>,
    seed: u64,
) -> Result<MatchSetup, Refusal> {
    let entry = catalog::find(game).map_err(|error| Refusal::Setup(error.message()))?;
    let table = entry
        .open(&Setup { variant, position, seed })
        .map_err(|error| Refusal::Setup(error.message()))?;
    if table.end().is_some() {
        return Err(Refusal::NothingToPlay);
    }
    Ok(MatchSetup {
        game: entry.name().to_owned(),
        variant: table.variant().to_owned(),
        position: position.map(|_| table.start()),
        seed,
        // Compared where a log is read: see `Match::is_newer`.
        rules: entry.descriptor().revision,
        clock: None,
        rated: false,
        public: false,
        first: None,
        second: None,
        previous: None,
    })
}

/// Whether clocks can be set like that.
///
/// # Errors
/// When there is no time at all, or too much.
pub fn check_clock(control: TimeControl) -> Result<(), Refusal> {
    let fine = match control {
        TimeControl::Live { base, increment } => {
            base <= MAX_MAIN_TIME && increment <= MAX_INCREMENT && base + increment > 0
        }
        TimeControl::Days { days } => (1..=MAX_DAYS).contains(&days),
    };
    if fine { Ok(()) } else { Err(Refusal::Clock) }
}
