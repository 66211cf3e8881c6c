//! The rooms of matches: the one who writes lines, and the news of them. A line never stands before a
//! move for longer than one commit: lines have a queue of their own, and many are kept at once.

use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use protocol::Room;
use store::{Database, Line, NewLine, StoreError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::bus::{Bus, Topic, of_room};
use crate::node::Node;

/// How many lines are kept at once at most.
const GROUP: usize = 64;

/// How many may wait.
const QUEUE: usize = 1024;

/// Between two commits of lines: the disk is there for the moves.
const BREATH: Duration = Duration::from_millis(10);

/// How often the rooms that are watched, and those who may not act, are compared with what is kept:
/// the commands of an operator are another process.
const COMPARE: Duration = Duration::from_secs(2);

/// How many rooms are looked at in one go.
const MOST: usize = 200;

struct Job {
    line: NewLine,
    answer: oneshot::Sender<Result<Option<Line>, StoreError>>,
}

/// Where lines are handed in and heard of.
pub(crate) struct Rooms {
    queue: mpsc::Sender<Job>,
    bus: Arc<dyn Bus>,
}

impl Rooms {
    /// Starts writing; the task ends when this is dropped and everything is kept.
    pub(crate) fn start(
        database: Arc<dyn Database>,
        bus: Arc<dyn Bus>,
        broken: impl Fn(&StoreError) + Send + 'static,
    ) -> Rooms {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let keep = async move |lines: &[NewLine]| database.add_lines(lines).await;
        tokio::spawn(write(keep, Arc::clone(&bus), jobs, broken));
        Rooms { queue, bus }
    }

    /// Keeps a line; none where the room is full.
    pub(crate) async fn add(&self, line: NewLine) -> Result<Option<Line>, StoreError> {
        let (answer, answered) = oneshot::channel();
        // Whoever waits here would wait for everybody: better try again in a moment.
        let full = |_| StoreError::Away("too much is being said".to_owned());
        self.queue.try_send(Job { line, answer }).map_err(full)?;
        answered.await.map_err(|_| StoreError::Unknown("the writer is gone".to_owned()))?
    }

    /// Hears of a room from now on.
    pub(crate) fn subscribe(&self, id: &str, room: Room) -> watch::Receiver<u64> {
        self.bus.subscribe(&of_room(id, room))
    }
}

async fn write(
    keep: impl AsyncFn(&[NewLine]) -> Result<Vec<Option<Line>>, StoreError>,
    bus: Arc<dyn Bus>,
    mut jobs: mpsc::Receiver<Job>,
    broken: impl Fn(&StoreError),
) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        let (lines, answers): (Vec<NewLine>, Vec<_>) =
            group.drain(..).map(|job: Job| (job.line, job.answer)).unzip();
        match keep(&lines).await {
            Ok(kept) => {
                for ((new, answer), line) in lines.iter().zip(answers).zip(kept) {
                    let change = line.as_ref().map(|line| line.change);
                    // Whoever asked may be gone; the news spread all the same.
                    let _ = answer.send(Ok(line));
                    if let Some(change) = change {
                        bus.publish(&of_room(&new.id, new.room), change);
                    }
                }
            }
            Err(error) => {
                if matches!(error, StoreError::Broken(_)) {
                    broken(&error);
                }
                answers.into_iter().for_each(|answer| drop(answer.send(Err(error.clone()))));
            }
        }
        sleep(BREATH).await;
    }
}

/// Those who may not act, as they were read last.
#[derive(Debug, Default)]
pub(crate) struct Closings(RwLock<HashSet<String>>);

impl Closings {
    /// Whether that person may not act.
    pub(crate) fn contains(&self, person: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }
}

/// Notices until it is dropped what an operator decides beside the running server, and news of rooms
/// that was lost.
pub async fn watch_rooms(node: Arc<Node>) {
    let mut ticks = interval(COMPARE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        // Without the store nothing can be done; it is asked again in a moment.
        let _ = compare_rooms(&node).await;
    }
}

/// Compares once.
///
/// # Errors
/// When the store does not answer.
pub async fn compare_rooms(node: &Node) -> Result<(), StoreError> {
    let closed = node.database.closed_persons().await?.into_iter().collect();
    *node.closings.0.write().unwrap_or_else(PoisonError::into_inner) = closed;
    let watched: Vec<String> = node.rooms.bus.watched().into_iter().map(|(name, _)| name).collect();
    compare_some(node, &watched).await
}

/// Compares the rooms among these.
pub(crate) async fn compare_some(node: &Node, names: &[String]) -> Result<(), StoreError> {
    let room = |name: &String| match Topic::of(name) {
        Topic::Room(id, room) => Some((id.to_owned(), room)),
        _ => None,
    };
    let rooms: Vec<(String, Room)> = names.iter().filter_map(room).collect();
    for some in rooms.chunks(MOST) {
        for (id, room, change) in node.database.room_heads(some).await? {
            node.rooms.bus.tell(&of_room(&id, room), change);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use tokio::time::Instant;

    use super::*;
    use crate::bus::LocalBus;

    fn line(number: u64) -> NewLine {
        NewLine {
            id: "m".to_owned(),
            room: Room::Spectators,
            person: "p".to_owned(),
            name: number.to_string(),
            at: 5,
            text: "hello".to_owned(),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn many_lines_are_few_commits_with_a_breath_between() {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let bus = Arc::new(LocalBus::default());
        let mut news = bus.subscribe("chat:m:spectators");
        let mut answers = Vec::new();
        for number in 1..=QUEUE as u64 {
            let (answer, answered) = oneshot::channel();
            queue.try_send(Job { line: line(number), answer }).expect("there is room");
            answers.push(answered);
        }
        let (answer, _unheard) = oneshot::channel();
        assert!(queue.try_send(Job { line: line(0), answer }).is_err(), "the queue is bounded");
        drop(queue);
        let commits: Mutex<Vec<(Instant, u64)>> = Mutex::default();
        let keep = async |lines: &[NewLine]| {
            let mut commits = commits.lock().expect("nobody panics");
            let kept = commits.last().map_or(0, |(_, kept)| *kept);
            commits.push((Instant::now(), kept + lines.len() as u64));
            let line = |number: u64| Line {
                number,
                change: number,
                at: 5,
                person: "p".to_owned(),
                text: None,
            };
            Ok((kept + 1..=kept + lines.len() as u64).map(|number| Some(line(number))).collect())
        };
        write(keep, bus, jobs, |_| panic!("nothing is broken")).await;
        let commits = commits.into_inner().expect("nobody panics");
        assert_eq!(commits.len(), QUEUE / GROUP);
        assert!(commits.windows(2).all(|two| two[1].0 - two[0].0 >= BREATH));
        for (number, answer) in (1..).zip(answers) {
            let kept = answer.await.expect("an answer").expect("it is kept");
            assert_eq!(kept.map(|line| line.number), Some(number));
        }
        assert_eq!(*news.borrow_and_update(), QUEUE as u64);
    }
}
