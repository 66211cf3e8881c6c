//! Matches that this program cannot play: of other rules, of games it does not know, of newer programs.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{SURELY, Server};
use crate::rows::row;
use matches::number;
use protocol::{EventBody, MatchEvent, MatchSetup, Seat, TimeControl};
use serde_json::json;
use server::{
    Append, Appended, Database, LocalBus, LogAppend, MatchRow, NodeSettings, SqliteStore, Store,
};
use tokio::time::{sleep, timeout};

fn setup() -> MatchSetup {
    let person = |id: &str| Some(Seat::Person { id: id.to_owned() });
    let setup = matches::setup("quindo", None, None, 0).expect("a game");
    MatchSetup { first: person("ada"), second: person("grace"), ..setup }
}

fn moved(side: game::Side, mv: &str, ply: u32) -> EventBody {
    EventBody::Moved { side, mv: mv.to_owned(), ply, id: format!("m{ply}"), charged: 0 }
}

fn log(at: u64, bodies: Vec<EventBody>) -> Vec<MatchEvent> {
    number(0, at, bodies, || "tag".to_owned())
}

/// Keeps a log as a program of another day has left it.
async fn keep(store: &dyn Database, id: &str, events: Vec<MatchEvent>, row: MatchRow) {
    let log = LogAppend { id: id.to_owned(), events, row };
    let append = Append { logs: vec![log], ..Append::default() };
    assert_eq!(store.commit(&[append]).await.expect("it answers"), [Appended::Kept]);
}

async fn serve(store: Arc<SqliteStore>) -> Server {
    Server::over(store, Arc::new(LocalBus::default()), NodeSettings::default()).await
}

#[tokio::test]
async fn a_match_of_other_rules_is_annulled_when_it_is_looked_at() {
    let store = Arc::new(SqliteStore::in_memory().await.expect("there is memory"));
    let position = Some("of another day".to_owned());
    let start = EventBody::Created(MatchSetup { position, ..setup() });
    let created = EventBody::Created(setup());
    let far = moved(game::Side::First, "c2c7", 1);
    for (id, bodies) in [("start", vec![start]), ("move", vec![created, far])] {
        keep(&*store, id, log(1000, bodies), row()).await;
    }
    let server = serve(Arc::clone(&store)).await;
    for id in ["start", "move"] {
        let path = format!("/api/matches/{id}");
        for _ in 0..2 {
            let state = server.get(&path).await;
            assert_eq!(state.status, 200, "{}", state.text());
            let state = state.json();
            assert_eq!((&state["status"], &state["ply"]), (&json!("aborted"), &json!(0)));
            assert_eq!(state["outcome"], json!({ "winner": null, "reason": "aborted" }));
        }
        let told = store.read(id, 0).await.expect("it answers");
        let [.., annulled, ended] = &told[..] else { panic!("{told:?}") };
        assert_eq!(annulled.body, EventBody::Annulled);
        assert!(matches!(ended.body, EventBody::Ended { .. }));
        assert!(annulled.at > 1000, "it happens now");
        assert_eq!(told.iter().filter(|event| event.body == EventBody::Annulled).count(), 1);
        assert_eq!(server.get(&format!("{path}/record")).await.status, 200);
        assert_eq!(server.get(&format!("{path}/legal")).await.json()["moves"], json!([]));
    }
}

#[tokio::test]
async fn what_a_newer_program_has_made_is_left_alone() {
    let store = Arc::new(SqliteStore::in_memory().await.expect("there is memory"));
    let rules = setup().rules + 1;
    let newer = EventBody::Created(MatchSetup { rules, ..setup() });
    let game = EventBody::Created(MatchSetup { game: "sixth".to_owned(), ..setup() });
    let variant = EventBody::Created(MatchSetup { variant: "fairy".to_owned(), ..setup() });
    // By the rules of today this is no move.
    let far = moved(game::Side::First, "c2c7", 1);
    let logs = [("rules", vec![newer, far]), ("game", vec![game]), ("variant", vec![variant])];
    for (id, bodies) in logs {
        keep(&*store, id, log(1000, bodies), MatchRow { due: Some(1000), ..row() }).await;
    }
    let server = serve(Arc::clone(&store)).await;
    for id in ["rules", "game", "variant"] {
        let before = store.read(id, 0).await.expect("it answers");
        let answer = server.get(&format!("/api/matches/{id}")).await;
        assert_eq!((answer.status, &answer.json()["error"]), (503, &json!("newer")), "{id}");
        assert_eq!(store.read(id, 0).await.expect("it answers"), before);
    }
}

#[tokio::test]
async fn flags_fall_behind_any_number_of_matches_that_cannot_be_read() {
    let store = Arc::new(SqliteStore::in_memory().await.expect("there is memory"));
    for place in 0..220 {
        let gone = EventBody::Created(MatchSetup { game: "gone".to_owned(), ..setup() });
        let row = MatchRow { due: Some(1000 + place), ..row() };
        keep(&*store, &format!("gone{place}"), log(1000, vec![gone]), row).await;
    }
    // Somebody has run out of time an hour ago.
    let clock = Some(TimeControl::Live { base: 60, increment: 0 });
    let created = EventBody::Created(MatchSetup { clock, ..setup() });
    let moves = [moved(game::Side::First, "c2c3", 1), moved(game::Side::Second, "c6a4", 2)];
    let at = Store::now(&*store) - 3_600_000;
    let events = log(at, [vec![created], moves.to_vec()].concat());
    keep(&*store, "late", events, MatchRow { due: Some(at), timed: true, ..row() }).await;
    let server = serve(Arc::clone(&store)).await;
    let fallen = timeout(SURELY, async {
        loop {
            // Looking does nothing about it.
            let state = server.get("/api/matches/late").await.json();
            if state["status"] == "over" {
                return state;
            }
            sleep(Duration::from_millis(50)).await;
        }
    });
    let state = fallen.await.expect("the flag falls");
    assert_eq!(state["outcome"], json!({ "winner": "second", "reason": "time" }));
}
