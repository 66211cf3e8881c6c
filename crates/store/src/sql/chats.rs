//! Rooms, mutes, reports, and who may not act.

use protocol::Room;
use sqlx::Row as _;

use super::{Connection, Engine, Row, lock};
use crate::chats::{
    AROUND, Chats, Line, MUTES, NewLine, NewReport, OwnLine, OwnReport, PAGE_LINES, ROOM_LINES,
    Report, Talkers,
};
use crate::sql::{list, number, unsigned};
use crate::{Answer, Store as _};

/// A line, in the order in which [`line`] takes it apart.
macro_rules! line_columns {
    () => {
        "number, change, at, person, text"
    };
}

fn line(row: &Row) -> Line {
    Line {
        number: unsigned(row.get(0)),
        change: unsigned(row.get(1)),
        at: unsigned(row.get(2)),
        person: row.get(3),
        text: row.get(4),
    }
}

/// Only we write the names of rooms.
fn room(name: &str) -> Room {
    Room::parse(name).unwrap_or(Room::Spectators)
}

/// A report, in the order in which [`report`] takes it apart.
macro_rules! report_query {
    () => {
        "SELECT reports.report, reports.match, reports.room, reports.number, reports.reporter, \
         reports.person, persons.name, closings.person IS NOT NULL, reports.why, reports.at, \
         reports.done, report_lines.text FROM reports LEFT JOIN persons \
         ON persons.id = reports.person LEFT JOIN closings ON closings.person = reports.person \
         LEFT JOIN report_lines ON report_lines.report = reports.report \
         AND report_lines.number = reports.number"
    };
}

/// Keeps a line at the next number of its room, or finds the one of the same name.
async fn add(to: &mut Connection, new: &NewLine) -> Result<Option<Line>, sqlx::Error> {
    sqlx::query(
        // Each number by itself is the end of an index; both at once would be a look at every line.
        "INSERT INTO lines (match, room, number, change, at, person, name, text) SELECT $1, $2, \
         last.number + 1, last.change + 1, $3, $4, $5, $6 \
         FROM (SELECT coalesce((SELECT max(number) FROM lines WHERE match = $1 \
         AND room = $2), 0) AS number, coalesce((SELECT max(change) FROM lines WHERE match = $1 \
         AND room = $2), 0) AS change ) AS last WHERE last.number < $7 ON CONFLICT DO NOTHING",
    )
    .bind(&new.id)
    .bind(new.room.name())
    .bind(number(new.at))
    .bind(&new.person)
    .bind(&new.name)
    .bind(&new.text)
    .bind(number(ROOM_LINES))
    .execute(&mut *to)
    .await?;
    let kept = sqlx::query(concat!(
        "SELECT ",
        line_columns!(),
        " FROM lines WHERE match = $1 AND room = $2 AND person = $3 AND name = $4"
    ))
    .bind(&new.id)
    .bind(new.room.name())
    .bind(&new.person)
    .bind(&new.name)
    .fetch_optional(to)
    .await?;
    Ok(kept.as_ref().map(line))
}

/// What whoever changes a room must hold: the next number is only theirs.
fn lock_of(id: &str, room: &str) -> String {
    format!("room {id} {room}")
}

/// Removes one text; the room has changed by that.
async fn remove(
    from: &mut Connection,
    id: &str,
    room: &str,
    place: i64,
) -> Result<bool, sqlx::Error> {
    let removed = sqlx::query(
        "UPDATE lines SET text = NULL, change = (SELECT max(change) + 1 FROM lines \
         WHERE match = $1 AND room = $2) WHERE match = $1 AND room = $2 AND number = $3 \
         AND text IS NOT NULL",
    )
    .bind(id)
    .bind(room)
    .bind(place)
    .execute(from)
    .await?;
    Ok(removed.rows_affected() > 0)
}

impl Chats for Engine {
    fn talkers<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Talkers>> {
        Box::pin(async move {
            let found: Option<(String, Option<String>, Option<String>)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as("SELECT status, first, second FROM matches WHERE id = $1")
                        .bind(id)
                        .fetch_optional(from)
                        .await
                })
                .await?;
            Ok(found.map(|(status, first, second)| Talkers {
                over: matches!(status.as_str(), "over" | "aborted"),
                // Nobody waits for the computer: where one is alone at the table, it sits there.
                open: status == "waiting" || (first.is_some() && second.is_some()),
                persons: [first, second],
            }))
        })
    }

    fn add_lines<'a>(&'a self, lines: &'a [NewLine]) -> Answer<'a, Vec<Option<Line>>> {
        Box::pin(self.write(async move |to: &mut Connection| {
            let rooms = lines.iter().map(|new| lock_of(&new.id, new.room.name()));
            lock(to, &rooms.collect::<Vec<_>>()).await?;
            let mut kept = Vec::with_capacity(lines.len());
            for new in lines {
                kept.push(add(to, new).await?);
            }
            Ok(kept)
        }))
    }

    fn lines<'a>(&'a self, id: &'a str, room: Room, since: u64) -> Answer<'a, Vec<Line>> {
        Box::pin(async move {
            // Who was a guest then may have an account by now.
            let rows = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(
                        "SELECT number, change, at, coalesce(aliases.account, lines.person), text \
                         FROM lines LEFT JOIN aliases ON aliases.person = lines.person \
                         WHERE match = $1 AND room = $2 AND change > $3 ORDER BY change LIMIT $4",
                    )
                    .bind(id)
                    .bind(room.name())
                    .bind(number(since))
                    .bind(i64::from(PAGE_LINES))
                    .fetch_all(from)
                    .await
                })
                .await?;
            Ok(rows.iter().map(line).collect())
        })
    }

    fn room_heads<'a>(
        &'a self,
        rooms: &'a [(String, Room)],
    ) -> Answer<'a, Vec<(String, Room, u64)>> {
        Box::pin(async move {
            let mut heads = Vec::new();
            for room in Room::ALL {
                let ids = rooms.iter().filter(|(_, one)| *one == room).map(|(id, _)| id.clone());
                let ids = list(&ids.collect::<Vec<_>>());
                let found: Vec<(String, i64)> = self
                    .ask(async |from: &mut Connection| {
                        // One step in the index for each, as for the heads of logs.
                        sqlx::query_as(concat!(
                            "SELECT id, head FROM (SELECT value AS id, (SELECT max(change) \
                             FROM lines WHERE match = value AND room = $2) AS head FROM ",
                            each!(),
                            ") AS heads WHERE head IS NOT NULL"
                        ))
                        .bind(&ids)
                        .bind(room.name())
                        .fetch_all(from)
                        .await
                    })
                    .await?;
                heads.extend(found.into_iter().map(|(id, head)| (id, room, unsigned(head))));
            }
            Ok(heads)
        })
    }

    fn remove_line<'a>(&'a self, id: &'a str, room: Room, place: u64) -> Answer<'a, bool> {
        Box::pin(self.write(async move |from: &mut Connection| {
            lock(from, &[lock_of(id, room.name())]).await?;
            remove(from, id, room.name(), number(place)).await
        }))
    }

    fn remove_lines_of<'a>(&'a self, person: &'a str) -> Answer<'a, u64> {
        Box::pin(self.write(async move |from: &mut Connection| {
            let lines: Vec<(String, String, i64)> = sqlx::query_as(
                "SELECT match, room, number FROM lines WHERE text IS NOT NULL AND (person = $1 \
                 OR person IN (SELECT person FROM aliases WHERE account = $1))",
            )
            .bind(person)
            .fetch_all(&mut *from)
            .await?;
            let rooms = lines.iter().map(|(id, room, _)| lock_of(id, room));
            lock(from, &rooms.collect::<Vec<_>>()).await?;
            for (id, room, place) in &lines {
                remove(from, id, room, *place).await?;
            }
            sqlx::query(
                "UPDATE report_lines SET text = NULL WHERE person = $1 \
                 OR person IN (SELECT person FROM aliases WHERE account = $1)",
            )
            .bind(person)
            .execute(from)
            .await?;
            Ok(lines.len() as u64)
        }))
    }

    fn lines_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<OwnLine>> {
        Box::pin(async move {
            let lines: Vec<(String, String, i64, i64, String)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT match, room, number, at, text FROM lines WHERE text IS NOT NULL \
                         AND (person = $1 OR person IN (SELECT person FROM aliases \
                         WHERE account = $1)) ORDER BY at, match, room, number",
                    )
                    .bind(person)
                    .fetch_all(from)
                    .await
                })
                .await?;
            let own = |(id, name, place, at, text): (_, String, _, _, _)| OwnLine {
                id,
                room: room(&name),
                number: unsigned(place),
                at: unsigned(at),
                text,
            };
            Ok(lines.into_iter().map(own).collect())
        })
    }

    fn mute<'a>(&'a self, person: &'a str, other: &'a str, muted: bool) -> Answer<'a, ()> {
        Box::pin(self.write(async move |to: &mut Connection| {
            let change = if muted {
                "INSERT INTO mutes (person, muted) SELECT $1, id FROM persons WHERE id = $2 \
                 AND (SELECT count(*) FROM mutes WHERE person = $1) < $3 ON CONFLICT DO NOTHING"
            } else {
                "DELETE FROM mutes WHERE person = $1 AND muted = $2"
            };
            let mut query = sqlx::query(change).bind(person).bind(other);
            if muted {
                query = query.bind(number(MUTES));
            }
            query.execute(to).await.map(drop)
        }))
    }

    fn muted_by<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar("SELECT muted FROM mutes WHERE person = $1")
                .bind(person)
                .fetch_all(from)
                .await
        }))
    }

    fn muted_in<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar(
                // Who is an account now may have spoken as a guest.
                "SELECT muted FROM mutes WHERE person = $1 AND (EXISTS (SELECT 1 FROM lines \
                 WHERE lines.person = mutes.muted AND match = $2) OR EXISTS (SELECT 1 \
                 FROM aliases JOIN lines ON lines.person = aliases.person \
                 WHERE aliases.account = mutes.muted AND match = $2)) ORDER BY muted",
            )
            .bind(person)
            .bind(id)
            .fetch_all(from)
            .await
        }))
    }

    fn report<'a>(&'a self, new: &'a NewReport) -> Answer<'a, Option<u64>> {
        Box::pin(self.write(async move |to: &mut Connection| {
            lock(to, &["reports".to_owned()]).await?;
            let added: Option<i64> = sqlx::query_scalar(
                "INSERT INTO reports (report, match, room, number, reporter, person, why, at) \
                 SELECT (SELECT coalesce(max(report), 0) + 1 FROM reports), match, room, number, \
                 $4, person, $5, $6 FROM lines WHERE match = $1 AND room = $2 AND number = $3 \
                 ON CONFLICT DO NOTHING RETURNING report",
            )
            .bind(&new.id)
            .bind(new.room.name())
            .bind(number(new.number))
            .bind(&new.person)
            .bind(&new.why)
            .bind(number(new.at))
            .fetch_optional(&mut *to)
            .await?;
            let Some(report) = added else {
                let earlier: Option<i64> = sqlx::query_scalar(
                    "SELECT report FROM reports WHERE match = $1 AND room = $2 AND number = $3 \
                     AND reporter = $4",
                )
                .bind(&new.id)
                .bind(new.room.name())
                .bind(number(new.number))
                .bind(&new.person)
                .fetch_optional(to)
                .await?;
                return Ok(earlier.map(unsigned));
            };
            sqlx::query(
                "INSERT INTO report_lines (report, number, change, at, person, text) SELECT $1, \
                 number, change, at, person, text FROM lines WHERE match = $2 AND room = $3 \
                 AND number BETWEEN $4 AND $5",
            )
            .bind(report)
            .bind(&new.id)
            .bind(new.room.name())
            .bind(number(new.number.saturating_sub(AROUND)))
            .bind(number(new.number.saturating_add(AROUND)))
            .execute(to)
            .await?;
            Ok(Some(unsigned(report)))
        }))
    }

    fn reports_by<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<OwnReport>> {
        Box::pin(async move {
            let rows: Vec<(String, String, i64, Option<String>, i64)> = self
                .ask(async |from: &mut Connection| {
                    sqlx::query_as(
                        "SELECT match, room, number, why, at FROM reports WHERE reporter = $1 \
                         OR reporter IN (SELECT person FROM aliases WHERE account = $1) \
                         ORDER BY report",
                    )
                    .bind(person)
                    .fetch_all(from)
                    .await
                })
                .await?;
            let own = |(id, name, place, why, at): (_, String, _, _, _)| OwnReport {
                id,
                room: room(&name),
                number: unsigned(place),
                why,
                at: unsigned(at),
            };
            Ok(rows.into_iter().map(own).collect())
        })
    }

    fn reports(&self, all: bool) -> Answer<'_, Vec<Report>> {
        Box::pin(async move {
            let rows = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(concat!(
                        report_query!(),
                        " WHERE $1 OR reports.done IS NULL ORDER BY reports.report"
                    ))
                    .bind(all)
                    .fetch_all(from)
                    .await
                })
                .await?;
            Ok(rows.iter().map(report).collect())
        })
    }

    fn report_lines(&self, asked: u64) -> Answer<'_, Option<(Report, Vec<Line>)>> {
        Box::pin(async move {
            let row = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(concat!(report_query!(), " WHERE reports.report = $1"))
                        .bind(number(asked))
                        .fetch_optional(from)
                        .await
                })
                .await?;
            let Some(row) = row else { return Ok(None) };
            let lines = self
                .ask(async |from: &mut Connection| {
                    sqlx::query(concat!(
                        "SELECT ",
                        line_columns!(),
                        " FROM report_lines WHERE report = $1 ORDER BY number"
                    ))
                    .bind(number(asked))
                    .fetch_all(from)
                    .await
                })
                .await?;
            Ok(Some((report(&row), lines.iter().map(line).collect())))
        })
    }

    fn finish_report(&self, asked: u64) -> Answer<'_, bool> {
        Box::pin(self.write(async move |to: &mut Connection| {
            let done =
                sqlx::query("UPDATE reports SET done = $1 WHERE report = $2 AND done IS NULL")
                    .bind(number(self.now()))
                    .bind(number(asked))
                    .execute(to)
                    .await?;
            Ok(done.rows_affected() > 0)
        }))
    }

    fn close_person<'a>(&'a self, person: &'a str, closed: bool) -> Answer<'a, bool> {
        Box::pin(self.write(async move |to: &mut Connection| {
            let changed = if closed {
                let close = "INSERT INTO closings (person, at) VALUES ($1, $2) ON CONFLICT \
                             DO NOTHING";
                sqlx::query(close).bind(person).bind(number(self.now())).execute(to).await?
            } else {
                sqlx::query("DELETE FROM closings WHERE person = $1")
                    .bind(person)
                    .execute(to)
                    .await?
            };
            Ok(changed.rows_affected() > 0)
        }))
    }

    fn closed_persons(&self) -> Answer<'_, Vec<String>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar("SELECT person FROM closings").fetch_all(from).await
        }))
    }

    fn persons_called<'a>(&'a self, text: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(self.ask(async move |from: &mut Connection| {
            sqlx::query_scalar("SELECT id FROM persons WHERE id = $1 OR name = $1 ORDER BY at")
                .bind(text)
                .fetch_all(from)
                .await
        }))
    }
}

fn report(row: &Row) -> Report {
    Report {
        report: unsigned(row.get(0)),
        id: row.get(1),
        room: room(row.get(2)),
        number: unsigned(row.get(3)),
        reporter: row.get(4),
        person: row.get(5),
        name: row.get(6),
        closed: row.get(7),
        why: row.get(8),
        at: unsigned(row.get(9)),
        done: row.get::<Option<i64>, _>(10).map(unsigned),
        text: row.get(11),
    }
}
