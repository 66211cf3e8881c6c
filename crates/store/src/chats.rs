//! What people say beside a match, whom they do not want to hear, what they report, and who may not
//! act any more. None of it is in the log of a match: text can be removed.

use game::Side;
use matches::Millis;
use protocol::Room;

use super::Answer;

/// How many lines a room can have.
pub const ROOM_LINES: u64 = 5000;

/// How many lines are read at once.
pub const PAGE_LINES: u32 = 200;

/// How many lines before and after a reported one are copied with it.
pub const AROUND: u64 = 10;

/// How many people one may mute.
pub const MUTES: u64 = 1000;

/// Keeps the rooms of matches, and what is decided about them.
pub trait Chats: Send + Sync + 'static {
    /// Who talks in a match.
    fn talkers<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Talkers>>;

    /// Keeps lines at the next numbers of their rooms, all of them at once. A line whose sender has
    /// given the same id to another one is that other one; none where a room is full.
    fn add_lines<'a>(&'a self, lines: &'a [NewLine]) -> Answer<'a, Vec<Option<Line>>>;

    /// What changed in a room after that change, in the order of the changes, at most
    /// [`PAGE_LINES`].
    fn lines<'a>(&'a self, id: &'a str, room: Room, since: u64) -> Answer<'a, Vec<Line>>;

    /// The last changes of these rooms, of those in which something was said.
    fn room_heads<'a>(
        &'a self,
        rooms: &'a [(String, Room)],
    ) -> Answer<'a, Vec<(String, Room, u64)>>;

    /// Removes the text of a line. Tells whether there was such a line with a text.
    fn remove_line<'a>(&'a self, id: &'a str, room: Room, number: u64) -> Answer<'a, bool>;

    /// Removes the text of everything that person has said, also where it was copied with a report.
    /// Tells how many lines that were.
    fn remove_lines_of<'a>(&'a self, person: &'a str) -> Answer<'a, u64>;

    /// Everything that person has said and that was not removed, the oldest first.
    fn lines_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<OwnLine>>;

    /// Lets a person hear another no more, or again; of at most [`MUTES`] people.
    fn mute<'a>(&'a self, person: &'a str, other: &'a str, muted: bool) -> Answer<'a, ()>;

    /// Those whom a person does not hear.
    fn muted_by<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<String>>;

    /// Those of them who have spoken in a match.
    fn muted_in<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, Vec<String>>;

    /// Keeps a report with a copy of the lines around the reported one, and gives its number: the
    /// same again to who reports the same line again. None where there is no such line.
    fn report<'a>(&'a self, report: &'a NewReport) -> Answer<'a, Option<u64>>;

    /// What a person has reported, the oldest first.
    fn reports_by<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<OwnReport>>;

    /// Reports that wait to be looked at, the oldest first; all of them if asked for.
    fn reports(&self, all: bool) -> Answer<'_, Vec<Report>>;

    /// A report with the lines that were copied with it.
    fn report_lines(&self, report: u64) -> Answer<'_, Option<(Report, Vec<Line>)>>;

    /// Somebody has looked at a report. Tells whether it had waited.
    fn finish_report(&self, report: u64) -> Answer<'_, bool>;

    /// Lets a person not act any more, or again. Tells whether that changed anything.
    fn close_person<'a>(&'a self, person: &'a str, closed: bool) -> Answer<'a, bool>;

    /// Those who may not act.
    fn closed_persons(&self) -> Answer<'_, Vec<String>>;

    /// The people of that id or that name.
    fn persons_called<'a>(&'a self, text: &'a str) -> Answer<'a, Vec<String>>;
}

/// Who talks in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talkers {
    /// Whether the match is over.
    pub over: bool,
    /// Who plays, where people do.
    pub persons: [Option<String>; 2],
    /// Whether there is any talk: not with the computer.
    pub open: bool,
}

impl Talkers {
    /// Where a person sits.
    #[must_use]
    pub fn side(&self, person: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.persons[side.index()].as_deref() == Some(person))
    }

    /// The rooms that somebody may see who sits there, or nowhere; their own comes first.
    #[must_use]
    pub fn rooms(&self, side: Option<Side>) -> &'static [Room] {
        match (self.open, side, self.over) {
            (false, ..) => &[],
            (true, None, _) => &[Room::Spectators],
            (true, Some(_), false) => &[Room::Players],
            (true, Some(_), true) => &[Room::Players, Room::Spectators],
        }
    }
}

/// Something to be kept in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    /// The match.
    pub id: String,
    /// The room.
    pub room: Room,
    /// Who says it.
    pub person: String,
    /// The name that its sender gave it.
    pub name: String,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// A line of a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its place in the room, from 1.
    pub number: u64,
    /// How often the room had changed with it, or with the removal of its text.
    pub change: u64,
    /// When it was said.
    pub at: Millis,
    /// Who said it; their name is not kept with it.
    pub person: String,
    /// What; none when it was removed.
    pub text: Option<String>,
}

/// A line as its author takes it along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnLine {
    /// The match.
    pub id: String,
    /// The room.
    pub room: Room,
    /// Its place in the room.
    pub number: u64,
    /// When it was said.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// A report as whoever made it takes it along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnReport {
    /// The match.
    pub id: String,
    /// The room.
    pub room: Room,
    /// The line.
    pub number: u64,
    /// What they said about it.
    pub why: Option<String>,
    /// When.
    pub at: Millis,
}

/// Somebody reports a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// The match.
    pub id: String,
    /// The room.
    pub room: Room,
    /// The line.
    pub number: u64,
    /// Who reports it.
    pub person: String,
    /// What they say about it.
    pub why: Option<String>,
    /// When.
    pub at: Millis,
}

/// A report as whoever runs the server sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number, from 1.
    pub report: u64,
    /// The match.
    pub id: String,
    /// The room.
    pub room: Room,
    /// The line.
    pub number: u64,
    /// Who reported it.
    pub reporter: String,
    /// Who said it.
    pub person: String,
    /// What they are called.
    pub name: Option<String>,
    /// Whether they may not act any more.
    pub closed: bool,
    /// What the reporter says about it.
    pub why: Option<String>,
    /// When it was reported.
    pub at: Millis,
    /// When somebody was done with it.
    pub done: Option<Millis>,
    /// The line as it was then.
    pub text: Option<String>,
}
