//! What a node knows of the others over the same data: who is there, and what they have written that no
//! news came of. All of it is in the store; news only says when to look.

use std::sync::Arc;
use std::time::Duration;

use store::StoreError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::bus::{Doubt, LOBBY, Reach, Topic, WORK, look_for_work, of_person};
use crate::node::Node;
use crate::{rooms, watchman};

/// How often it is counted who is there.
const COUNT: Duration = Duration::from_secs(1);

/// Every so many counts the store hears who is here.
const MARK: u64 = 2;

/// How long after that somebody counts, in milliseconds: longer than between two marks.
const HERE: u64 = 3_000;

/// How many people are looked up in one go.
const MOST: usize = 1000;

/// Sees to it, until it is dropped, that nobody here misses what happens on other nodes.
pub async fn watch_neighbours(node: Arc<Node>) {
    let bus = node.referee.bus();
    if bus.reach() == Reach::Alone {
        return;
    }
    let mut ticks = interval(COUNT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut tick, mut compared) = (0, Instant::now());
    loop {
        // Without the store nothing can be done; it is asked again in a moment.
        tokio::select! {
            doubt = bus.doubt() => {
                let _ = settle(&node, doubt).await;
            }
            _ = ticks.tick() => {
                let _ = count(&node, tick % MARK == 0).await;
                tick += 1;
                if compared.elapsed() >= watchman::comparing(&node.referee) {
                    compared = Instant::now();
                    let _ = compare_people(&node, &watched(&node)).await;
                    if bus.reach() == Reach::Away {
                        bus.tell(LOBBY, node.database.now());
                    }
                }
            }
        }
    }
}

fn watched(node: &Node) -> Vec<String> {
    node.referee.bus().watched().into_iter().map(|(name, _)| name).collect()
}

/// Looks up what may have been missed.
async fn settle(node: &Node, doubt: Doubt) -> Result<(), StoreError> {
    let names = match doubt {
        Doubt::Everything => watched(node),
        Doubt::Of(names) => names,
    };
    if names.iter().any(|name| name == LOBBY) {
        node.referee.bus().tell(LOBBY, node.database.now());
    }
    if names.iter().any(|name| name == WORK) {
        look_for_work(node.referee.bus());
    }
    compare_people(node, &names).await?;
    rooms::compare_some(node, &names).await?;
    watchman::compare_some(&node.referee, names).await
}

/// Tells again of the people among these, whose numbers are times.
async fn compare_people(node: &Node, names: &[String]) -> Result<(), StoreError> {
    let person = |name: &String| match Topic::of(name) {
        Topic::Person(id) => Some(id.to_owned()),
        _ => None,
    };
    let people: Vec<String> = names.iter().filter_map(person).collect();
    for some in people.chunks(MOST) {
        for (person, at) in node.database.latest_of(some).await? {
            node.referee.bus().tell(&of_person(&person), at);
        }
    }
    Ok(())
}

/// Counts the people on all nodes; those who are here are told to the others before, where `mark` says so.
async fn count(node: &Node, mark: bool) -> Result<(), StoreError> {
    let now = node.database.now();
    let names = node.lobby.names();
    if mark && !names.is_empty() {
        node.database.mark_here(&names, now).await?;
    }
    let people = node.database.people_here(now.saturating_sub(HERE)).await?;
    if node.lobby.count_everywhere(u32::try_from(people).unwrap_or(u32::MAX)) {
        node.referee.bus().tell(LOBBY, now);
    }
    Ok(())
}
