//! `quinconce admin`: what whoever runs a server decides about people and what they say.

pub(crate) mod messages;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use game::{Arg, Message, error::quoted};
use server::{Address, Administration, Report, Room, moment};

use crate::data::{database, unusable};
use crate::failure::Failure;
use crate::language::told;
use crate::usage::{BadValue, expected_one_of};

#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    command: Command,
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA", global = true)]
    data: Option<PathBuf>,
    #[arg(
        long,
        value_name = "URL",
        env = "QUINCONCE_DATABASE",
        hide_env_values = true,
        global = true
    )]
    database: Option<String>,
}

#[derive(Subcommand)]
enum Command {
    Reports {
        #[arg(long)]
        all: bool,
    },
    Show {
        report: u64,
    },
    Done {
        report: u64,
    },
    Remove {
        #[arg(value_name = "MATCH")]
        id: String,
        #[arg(value_parser = room)]
        room: Room,
        line: u64,
    },
    Close {
        person: String,
    },
    Reopen {
        person: String,
    },
}

impl Admin {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let data = database(self.database.as_deref(), self.data)?;
        let server = Administration::open(&data).map_err(|error| unusable(&data, &error))?;
        let server = server.ok_or_else(|| {
            let place = match &data {
                Address::Sqlite(folder) => folder.display().to_string(),
                #[cfg(feature = "cluster")]
                address => address.to_string(),
            };
            Failure::Input(messages::no_data(quoted(&place)))
        })?;
        let done = match self.command {
            Command::Reports { all } => return reports(&server, all, out),
            Command::Show { report } => return show(&server, report, out),
            Command::Done { report } => done(&server, report)?,
            Command::Remove { id, room, line } => remove(&server, &id, room, line)?,
            Command::Close { person } => close(&server, &person, true)?,
            Command::Reopen { person } => close(&server, &person, false)?,
        };
        Ok(writeln!(out, "{}", told(&done))?)
    }
}

fn room(text: &str) -> Result<Room, BadValue> {
    let known = || BadValue(expected_one_of(Arg::list(&["players", "spectators"])));
    Room::parse(text).ok_or_else(known)
}

fn number(value: u64) -> Arg {
    Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
}

/// What somebody is called, with the id that commands take.
fn who(name: Option<&str>, person: &str) -> Arg {
    match name {
        Some(name) => Arg::name(format_args!("{name} ({person})")),
        None => Arg::name(person),
    }
}

/// What was said, or that it is gone.
fn text(text: Option<&str>) -> String {
    text.map_or_else(|| told(&messages::removed_text()), str::to_owned)
}

fn reports(server: &Administration, all: bool, out: &mut impl Write) -> Result<(), Failure> {
    let reports = server.reports(all).map_err(Failure::input)?;
    let waiting = reports.iter().filter(|report| report.done.is_none()).count();
    let head = match waiting {
        0 => messages::no_reports(),
        waiting => messages::reports(waiting as u32),
    };
    writeln!(out, "{}", told(&head))?;
    for report in &reports {
        let Report { report: which, at, name, person, .. } = report;
        let who = who(name.as_deref(), person);
        let said = Arg::name(text(report.text.as_deref()));
        let line = messages::report(Arg::name(which), Arg::name(moment(*at)), who, said);
        let done = report.done.map(|at| told(&messages::done_at(Arg::name(moment(at)))));
        writeln!(out, "{}{}", told(&line), done.unwrap_or_default())?;
    }
    Ok(())
}

fn show(server: &Administration, which: u64, out: &mut impl Write) -> Result<(), Failure> {
    let found = server.report(which).map_err(Failure::input)?;
    let found = found.ok_or_else(|| no_report(which))?;
    let Report { id, room, number: place, at, person, reporter, .. } = &found.report;
    let (room, place) = (room.name(), *place);
    let mut say = |message: Message| writeln!(out, "{}", told(&message));
    say(messages::report_head(Arg::name(which), Arg::name(moment(*at))))?;
    say(messages::said_in(Arg::name(id), Arg::name(room), Arg::name(place)))?;
    let author = who(found.report.name.as_deref(), person);
    say(if found.report.closed {
        messages::said_by_closed(author)
    } else {
        messages::said_by(author)
    })?;
    say(messages::reported_by(Arg::name(reporter)))?;
    if let Some(why) = &found.report.why {
        say(messages::why(Arg::name(why)))?;
    }
    if let Some(done) = found.report.done {
        say(messages::is_done(Arg::name(moment(done))))?;
    }
    writeln!(out)?;
    for (name, line) in &found.lines {
        let mark = if line.number == place { '>' } else { ' ' };
        let author = name.as_deref().unwrap_or(&line.person);
        let said = text(line.text.as_deref());
        writeln!(out, "{mark} {:>4}  {}  {author}: {said}", line.number, moment(line.at))?;
    }
    writeln!(out)?;
    writeln!(out, "quinconce admin remove {id} {room} {place}")?;
    writeln!(out, "quinconce admin close {person}")?;
    Ok(writeln!(out, "quinconce admin done {which}")?)
}

fn no_report(which: u64) -> Failure {
    Failure::Input(messages::no_report(Arg::name(which)))
}

fn done(server: &Administration, which: u64) -> Result<Message, Failure> {
    if server.finish(which).map_err(Failure::input)? {
        return Ok(messages::finished(Arg::name(which)));
    }
    match server.report(which).map_err(Failure::input)? {
        Some(_) => Ok(messages::was_finished(Arg::name(which))),
        None => Err(no_report(which)),
    }
}

fn remove(server: &Administration, id: &str, room: Room, line: u64) -> Result<Message, Failure> {
    if server.remove(id, room, line).map_err(Failure::input)? {
        return Ok(messages::removed(number(line)));
    }
    let place = (quoted(id), Arg::name(room.name()), Arg::name(line));
    Err(Failure::Input(messages::no_line(place.0, place.1, place.2)))
}

fn close(server: &Administration, called: &str, closed: bool) -> Result<Message, Failure> {
    let people = server.persons(called).map_err(Failure::input)?;
    let person = match &people[..] {
        [] => return Err(Failure::Input(messages::nobody(quoted(called)))),
        [person] => person,
        // Whose id it is, is meant.
        many if many.iter().any(|person| person == called) => called,
        many => {
            let ids = Arg::name(many.join(", "));
            return Err(Failure::Input(messages::several(quoted(called), ids)));
        }
    };
    let changed = server.close(person, closed).map_err(Failure::input)?;
    let person = Arg::name(person);
    Ok(match (closed, changed) {
        (true, true) => messages::closed(person),
        (true, false) => messages::was_closed(person),
        (false, true) => messages::reopened(person),
        (false, false) => messages::was_open(person),
    })
}
