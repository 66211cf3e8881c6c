//! Who finds the moves.

use std::time::Duration;

use arena::{External, Player as _, Program};
use catalog::Setup;
use game::error::quoted;
use game::{Arg, Side};
use matches::{Match, Millis};
use protocol::TimeControl;
use search::{CancelToken, Engine, Limit, SearchRequest};

use crate::failure::Failure;
use crate::messages;

const HASH: usize = 1; // mebibytes; a level has its own

/// What the net may take of a program's time for a move.
const LAG: Millis = 300;

/// The first turn of each has a minute, whatever the clock says.
const FIRST_TURN: Duration = Duration::from_secs(10);

/// Somebody who thinks.
pub(super) enum Thinker {
    /// Our engine at a level.
    Level(u32),
    /// Another program, which is started with its first move.
    Program(Box<Outside>),
}

/// A program that speaks the Universal Game Interface.
pub(super) struct Outside {
    program: Program,
    /// How long it thinks where it has no clock.
    time: Duration,
    running: Option<External>,
}

impl Thinker {
    /// A command with its arguments, and how long it thinks where it has no clock.
    pub(super) fn program(command: &str, time: Duration) -> Result<Thinker, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or_else(|| failed(quoted(command)))?;
        let mut program = Program::new(name, Limit::Time(time));
        program.arguments = words.map(str::to_owned).collect();
        Ok(Thinker::Program(Box::new(Outside { program, time, running: None })))
    }

    /// The move to play for that side, at that time of the server.
    pub(super) fn choose(
        &mut self,
        state: &Match,
        side: Side,
        now: Millis,
        cancel: &CancelToken,
    ) -> Result<String, Failure> {
        match self {
            Thinker::Level(level) => at_level(state, *level, cancel),
            Thinker::Program(outside) => outside.choose(state, side, now),
        }
    }
}

fn at_level(state: &Match, level: u32, cancel: &CancelToken) -> Result<String, Failure> {
    let table = state.table();
    let entry = catalog::find(table.game()).map_err(Failure::input)?;
    let level = entry.levels()[level as usize - 1];
    // The same board is answered by the same move, as by the server's own engine.
    let seed = state.setup().seed.wrapping_add(state.board_event());
    let request = SearchRequest::at_level(level, seed);
    let info = table.search(&Engine::new(HASH), &request, cancel, &mut |_| ());
    info.best().cloned().ok_or_else(|| failed(Arg::name("-")))
}

impl Outside {
    fn choose(&mut self, state: &Match, side: Side, now: Millis) -> Result<String, Failure> {
        let table = state.table();
        let testbed = catalog::find_testbed(table.game()).map_err(Failure::input)?;
        let variant = table.variant();
        let start = table.start();
        let setup = Setup { variant: Some(variant), position: Some(&start), seed: 0 };
        let mut copy = testbed.lay(&setup).map_err(Failure::input)?;
        for mv in table.moves() {
            copy.play(&mv).map_err(Failure::input)?;
        }
        if self.running.is_none() {
            let started = External::start(self.program.clone(), testbed, variant);
            self.running = Some(started.map_err(|forfeit| failed(forfeit.reason))?);
        }
        let limit = self.limit(state, side, now);
        let external = self.running.as_mut().expect("just started");
        external.set_limit(limit);
        external.choose(&*copy).map_err(|forfeit| failed(forfeit.reason))
    }

    fn limit(&self, state: &Match, side: Side, now: Millis) -> Limit {
        let Some(TimeControl::Live { increment, .. }) = state.setup().clock else {
            return Limit::Time(self.time);
        };
        if state.is_first_turn() {
            return Limit::Time(self.time.min(FIRST_TURN));
        }
        let left = state.timing().left(side, state.turn(), false, now);
        let remaining = Duration::from_millis(left.saturating_sub(LAG).max(10));
        Limit::Clock { remaining, increment: Duration::from_secs(increment.into()) }
    }
}

fn failed(reason: Arg) -> Failure {
    Failure::Input(messages::player_failed(reason))
}
