//! `quinconce load`: many players on a server of this machine, and what that costs.

mod messages;
mod pair;
mod script;
mod tally;
mod target;

use std::fmt::Write as _;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use game::{Arg, Message};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::failure::Failure;
use crate::messages::cannot_start;
use crate::progress::{clear_line, show_line};
use crate::usage::whole;

use pair::Pair;
use script::Script;
use tally::{Millis, Tally};
use target::{Target, allow_files};

/// How many matches are begun at a time.
const BEGINNING: usize = 32;

/// How long everybody may take to come.
const ARRIVAL: Duration = Duration::from_secs(300);

#[derive(Args)]
pub(crate) struct Load {
    #[arg(long, value_name = "URL")]
    url: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 5000,
        value_parser = whole(2..=50_000_u32))]
    players: u32,
    #[arg(long, value_name = "S", default_value_t = 30,
        value_parser = whole(1..=3600_u64))]
    seconds: u64,
    #[arg(long, value_name = "N", default_value_t = 2500,
        value_parser = whole(0..=1_000_000_u32))]
    moves: u32,
}

impl Load {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::Input(cannot_start(Arg::name(error))))?;
        let text = runtime.block_on(self.measure()).map_err(Failure::Input)?;
        Ok(writeln!(out, "{text}")?)
    }

    async fn measure(&self) -> Result<String, Message> {
        let pairs = self.players / 2;
        allow_files(self.players as usize + 200)?;
        let scripts: Vec<Arc<Script>> = Script::all().into_iter().map(Arc::new).collect();
        // Several are nodes over the same database: the players of a match sit at different ones.
        let targets = match &self.url[..] {
            [] => vec![Target::start(self.players as usize + 200)?],
            urls => urls.iter().map(|url| Target::at(url)).collect::<Result<_, _>>()?,
        };
        let target = &targets[0];
        let place = |number: u32| {
            let target = &targets[number as usize % targets.len()];
            (target.address, target.server.clone())
        };
        let empty = target.memory();
        let tally = Arc::new(Tally::default());
        let begins = Arc::new(Semaphore::new(BEGINNING));
        // How often one match moves, for all of them to make so many.
        let pause = (self.moves > 0)
            .then(|| Duration::from_secs_f64(f64::from(pairs) / f64::from(self.moves)));
        let (start, started) = watch::channel(false);
        let mut playing = JoinSet::new();
        for number in 0..pairs {
            let pair = Pair {
                number,
                places: [place(number), place(number + 1)],
                script: Arc::clone(&scripts[number as usize % scripts.len()]),
                pause,
                tally: Arc::clone(&tally),
                begins: Arc::clone(&begins),
                start: started.clone(),
            };
            playing.spawn(pair.play());
        }
        let measured = async {
            self.arrive(&tally).await?;
            let full = target.memory();
            start.send_replace(true);
            // The first moves come with what is done but once.
            sleep(Duration::from_secs(2)).await;
            let (server, own) = (target.cpu(), target::own_cpu());
            tally.begin();
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_secs(self.seconds) {
                sleep(Duration::from_millis(200)).await;
                show_line(&format!(
                    "{:.0} of {} s, {} players, {} moves ",
                    begun.elapsed().as_secs_f64(),
                    self.seconds,
                    tally.connected(),
                    tally.moves()
                ));
            }
            let time = begun.elapsed();
            let connected = tally.connected();
            let measured = tally.end();
            clear_line();
            let cpu = [(server, target.cpu()), (Some(own), Some(target::own_cpu()))];
            let cpu = cpu.map(|(before, after)| Some(after? - before?));
            let costs = Costs { time, connected, empty, full, last: target.memory(), cpu };
            Ok(self.table(&measured, &costs))
        };
        let text = tokio::select! {
            text = measured => text,
            _ = tokio::signal::ctrl_c() => Err(messages::interrupted()),
        };
        clear_line();
        playing.shutdown().await;
        text
    }

    /// Waits until everybody is there.
    async fn arrive(&self, tally: &Tally) -> Result<(), Message> {
        let begun = Instant::now();
        let all = u64::from(self.players / 2 * 2);
        while tally.connected() < all {
            sleep(Duration::from_millis(100)).await;
            show_line(&format!("{} of {all} players are there ", tally.connected()));
            if begun.elapsed() > ARRIVAL || (tally.connected() == 0 && tally.errors() > 1000) {
                let (here, all) = (Arg::name(tally.connected()), Arg::name(all));
                return Err(messages::few(here, all, Arg::Name(tally.last_error())));
            }
        }
        Ok(())
    }

    fn table(&self, measured: &tally::Measured, costs: &Costs) -> String {
        let moves = measured.acknowledged.count().max(1) as f64;
        let seconds = costs.time.as_secs_f64();
        let mut text = String::new();
        let mut row = |name: &str, value: String| {
            let _ = writeln!(text, "{name:<22}{value}");
        };
        row("connected players", format!("{}", costs.connected));
        row(
            "committed moves",
            format!("{:.0} a second ({} in {seconds:.1} s)", moves / seconds, moves),
        );
        row("acknowledged after", measured.acknowledged.to_string());
        row("seen by the other", measured.seen.to_string());
        if let (Some(empty), Some(full), Some(last)) = (costs.empty, costs.full, costs.last) {
            let each = |memory: u64| {
                memory.saturating_sub(empty) as f64 / 1000.0 / costs.connected.max(1) as f64
            };
            row(
                "memory of the server",
                format!(
                    "{:.1} MB empty, {:.1} MB with everybody ({:.1} kB a player), {:.1} MB in the end ({:.1} kB)",
                    empty as f64 / 1e6,
                    full as f64 / 1e6,
                    each(full),
                    last as f64 / 1e6,
                    each(last)
                ),
            );
        }
        let cpu = |time: Option<Duration>| match time {
            Some(time) => {
                let busy = time.as_secs_f64();
                format!(
                    "{:.0} µs a move, {:.0} % of a core",
                    busy * 1e6 / moves,
                    100.0 * busy / seconds
                )
            }
            None => "not known".to_owned(),
        };
        row("processor, server", cpu(costs.cpu[0]));
        row("processor, players", cpu(costs.cpu[1]));
        row("matches ended", format!("{}", measured.ended));
        let errors = match measured.errors {
            0 => "none".to_owned(),
            errors => format!("{errors}, the last: {}", measured.last_error),
        };
        row("errors", errors);
        row("load average", target::load_average());
        text.trim_end().to_owned()
    }
}

/// What it took.
struct Costs {
    time: Duration,
    connected: u64,
    empty: Option<u64>,
    full: Option<u64>,
    last: Option<u64>,
    cpu: [Option<Duration>; 2],
}

/// A time as a table shows it.
fn milliseconds(time: Millis) -> String {
    format!("{time:.1} ms")
}
