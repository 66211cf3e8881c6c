//! `quinconce bot`: our engine, or any that speaks the Universal Game Interface, at a seat of a server.

mod brain;
mod seat;

use std::io::Write;
use std::time::Duration;

use clap::{Args, ValueEnum};
use client::{Address, ClientError, Server, block_on};
use game::Arg;
use protocol::{CreateMatch, JoinMatch, SideChoice, TimeControl};

use crate::failure::Failure;
use crate::messages;
use crate::usage::{BadValue, expected_clock, whole};

use brain::Thinker;
use seat::Seat;

#[derive(Args)]
pub(crate) struct Bot {
    #[arg(long, value_name = "URL")]
    url: String,
    #[arg(long, value_name = "TOKEN", env = "QUINCONCE_TOKEN", hide_env_values = true)]
    token: Option<String>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 5,
        value_parser = whole(1..=game::HIGHEST_LEVEL as u32))]
    level: u32,
    #[arg(long, value_name = "COMMAND", conflicts_with = "level")]
    engine: Option<String>,
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "engine",
        value_parser = whole(1..=3_600_000_u64))]
    movetime: u64,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "VARIANT", requires = "game")]
    variant: Option<String>,
    #[arg(long, value_enum, default_value_t, requires = "game")]
    side: SideName,
    #[arg(long, value_name = "M+S", requires = "game", value_parser = clock)]
    clock: Option<TimeControl>,
    #[arg(long, requires = "game")]
    public: bool,
}

#[derive(Copy, Clone, Default, ValueEnum)]
enum SideName {
    First,
    Second,
    #[default]
    Random,
}

impl Bot {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let address: Address = self.url.parse().map_err(Failure::input)?;
        let server = address.server();
        let (id, token) = match (address.id(), &self.game) {
            (None, None) => return Err(Failure::Input(messages::no_match())),
            (Some(_), Some(_)) => return Err(Failure::Input(messages::two_matches())),
            (Some(id), None) => (id.to_owned(), self.sit_down(&server, id)?),
            (None, Some(game)) => {
                let created = ask(server.create(self.token.as_deref(), &self.setup(game)))?;
                writeln!(out, "match {}", created.join)?;
                (created.id, created.token)
            }
        };
        let thinker = match &self.engine {
            Some(command) => Thinker::program(command, Duration::from_millis(self.movetime))?,
            None => Thinker::Level(self.level),
        };
        writeln!(out, "token {token}")?;
        out.flush()?;
        Seat::new(server, &id, &token, thinker)?.play(out)
    }

    /// The secret of a seat in that match: the one we have, or that of the free seat.
    fn sit_down(&self, server: &Server, id: &str) -> Result<String, Failure> {
        #[derive(serde::Deserialize)]
        struct You {
            you: Option<game::Side>,
        }
        if let Some(token) = &self.token {
            let state: You = ask(server.get(&format!("/api/matches/{id}"), Some(token)))?;
            if state.you.is_some() {
                return Ok(token.clone());
            }
        }
        let name = JoinMatch { name: self.name.clone() };
        Ok(ask(server.join(id, self.token.as_deref(), &name))?.token)
    }

    fn setup(&self, game: &str) -> CreateMatch {
        CreateMatch {
            game: game.to_owned(),
            variant: self.variant.clone(),
            position: None,
            seed: None,
            side: match self.side {
                SideName::First => SideChoice::First,
                SideName::Second => SideChoice::Second,
                SideName::Random => SideChoice::Random,
            },
            clock: self.clock,
            rated: false,
            public: self.public,
            name: self.name.clone(),
            level: None,
        }
    }
}

fn ask<T>(asked: impl Future<Output = Result<T, ClientError>>) -> Result<T, Failure> {
    block_on(asked).and_then(|answer| answer).map_err(Failure::input)
}

/// `5+3`: minutes, and seconds for every turn.
fn clock(text: &str) -> Result<TimeControl, BadValue> {
    let numbers = text.split_once('+').and_then(|(minutes, increment)| {
        let base = minutes.parse::<u32>().ok()?.checked_mul(60)?;
        Some(TimeControl::Live { base, increment: increment.parse().ok()? })
    });
    numbers.ok_or_else(|| BadValue(expected_clock(Arg::name("5+3"))))
}
