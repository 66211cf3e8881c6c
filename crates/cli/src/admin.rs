//! `quinconce admin`: what whoever runs a server decides about people and what they say.

mod messages;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use game::{Arg, Message, error::quoted};
use server::{Administration, Report, Room, moment};

use crate::data::folder;
use crate::failure::Failure;
use crate::language::told;

#[derive(Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    command: Command,
    /// Folder of the server, as in serve
    #[arg(long, value_name = "DIR", env = "QUINCONCE_DATA", global = true)]
    data: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// List the reports that wait
    Reports {
        /// Those that are done, too
        #[arg(long)]
        all: bool,
    },
    /// Show a report, with the lines around the one that was reported
    Show {
        /// Its number
        report: u64,
    },
    /// Mark a report as done
    Done {
        /// Its number
        report: u64,
    },
    /// Remove the text of a line; that there was one stays visible
    Remove {
        /// The match
        #[arg(value_name = "MATCH")]
        id: String,
        /// players or spectators
        #[arg(value_parser = room)]
        room: Room,
        /// The number of the line
        line: u64,
    },
    /// Let somebody not act any more: no moves, no matches, no lines
    Close {
        /// Their id, or their name if nobody else has it
        person: String,
    },
    /// Let somebody act again who was closed
    Reopen {
        /// Their id, or their name if nobody else has it
        person: String,
    },
}

impl Admin {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let data = folder(self.data)?;
        let server = Administration::open(&data).map_err(Failure::english)?.ok_or_else(|| {
            Failure::Input(messages::no_data(quoted(&data.display().to_string())))
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

fn room(text: &str) -> Result<Room, String> {
    Room::parse(text).ok_or_else(|| "expected players or spectators".to_owned())
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
    let reports = server.reports(all).map_err(Failure::english)?;
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
    let found = server.report(which).map_err(Failure::english)?;
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
    if server.finish(which).map_err(Failure::english)? {
        return Ok(messages::finished(Arg::name(which)));
    }
    match server.report(which).map_err(Failure::english)? {
        Some(_) => Ok(messages::was_finished(Arg::name(which))),
        None => Err(no_report(which)),
    }
}

fn remove(server: &Administration, id: &str, room: Room, line: u64) -> Result<Message, Failure> {
    if server.remove(id, room, line).map_err(Failure::english)? {
        return Ok(messages::removed(number(line)));
    }
    let place = (quoted(id), Arg::name(room.name()), Arg::name(line));
    Err(Failure::Input(messages::no_line(place.0, place.1, place.2)))
}

fn close(server: &Administration, called: &str, closed: bool) -> Result<Message, Failure> {
    let people = server.persons(called).map_err(Failure::english)?;
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
    let changed = server.close(person, closed).map_err(Failure::english)?;
    let person = Arg::name(person);
    Ok(match (closed, changed) {
        (true, true) => messages::closed(person),
        (true, false) => messages::was_closed(person),
        (false, true) => messages::reopened(person),
        (false, false) => messages::was_open(person),
    })
}
