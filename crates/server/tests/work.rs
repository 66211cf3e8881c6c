//! The computer's moves and analyses, whoever makes them.

mod common;

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use common::{SURELY, Server, create};
use serde_json::{Value, json};
use server::{Node, NodeSettings, WorkKind};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

async fn until<T>(mut found: impl AsyncFnMut() -> Option<T>) -> T {
    timeout(SURELY, async {
        loop {
            if let Some(found) = found().await {
                return found;
            }
            sleep(Duration::from_millis(5)).await;
        }
    })
    .await
    .expect("it happens in time")
}

/// A match against the computer, and its moves so far.
async fn against(server: &Server, game: &str, side: &str, level: u32) -> (String, String) {
    let asked = json!({ "game": game, "side": side, "level": level, "seed": 3 });
    let created = server.post("/api/matches", "", &asked).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&created.json()["id"]), text(&created.json()["token"]))
}

async fn moves(server: &Server, id: &str) -> Vec<String> {
    let state = server.get(&format!("/api/matches/{id}")).await.json();
    let moves = state["moves"].as_array().expect("moves");
    moves.iter().map(|mv| mv.as_str().expect("a move").to_owned()).collect()
}

fn spawn_work(node: &Arc<Node>) -> (tokio::task::JoinHandle<()>, oneshot::Sender<()>) {
    let (referee, database) = (Arc::clone(node.referee()), Arc::clone(node.database()));
    let (end, ended) = oneshot::channel::<()>();
    let until = async move { drop(ended.await) };
    (tokio::spawn(server::work(referee, database, 1, until)), end)
}

/// Khan sets up in seven moves of one player: each is made once, however many look for work.
#[tokio::test]
async fn several_who_work_make_every_move_once() {
    let server = Server::start().await;
    let others: Vec<_> = (0..3).map(|_| spawn_work(&server.node)).collect();
    let (id, token) = against(&server, "khan", "first", 1).await;
    let path = format!("/api/matches/{id}");
    for turn in 0..6 {
        let mut legal = until(async || {
            let legal = server.get(&format!("{path}/legal")).await.json();
            (legal["turn"] == "first").then_some(legal)
        })
        .await;
        // Where the game is over, nothing is legal.
        while legal["turn"] == "first"
            && let Some(all) = legal["moves"].as_array().filter(|all| !all.is_empty())
        {
            let mv = &all[turn % all.len()];
            let body =
                json!({ "ply": legal["ply"], "move": mv, "id": format!("m{}", legal["ply"]) });
            let made = server.post(&format!("{path}/moves"), &token, &body).await;
            assert_eq!(made.status, 200, "{}", made.text());
            legal = server.get(&format!("{path}/legal")).await.json();
        }
    }
    until(async || {
        let legal = server.get(&format!("{path}/legal")).await.json();
        (legal["turn"] == "first").then_some(())
    })
    .await;
    // The log has every move once; nobody has played for the computer what it had played already.
    let events = server.node.database().read(&id, 0).await.expect("it answers");
    let state = matches::Match::replay(&events).expect("it replays");
    assert_eq!(state.ply() as usize, moves(&server, &id).await.len());
    assert_eq!(server.node.database().waiting(WorkKind::Move).await, Ok(0));
    drop(others);
}

/// Whoever ends in the middle of a thought plays nothing, and others go on at once.
#[tokio::test]
async fn a_thought_that_is_cut_off_is_given_back() {
    let server = Server::idle(NodeSettings::default()).await;
    let (id, _) = against(&server, "khet", "second", 10).await;
    let database = server.node.database();
    assert_eq!(database.waiting(WorkKind::Move).await, Ok(1));
    let (working, end) = spawn_work(&server.node);
    until(async || (database.waiting(WorkKind::Move).await == Ok(0)).then_some(())).await;
    drop(end);
    timeout(SURELY, working).await.expect("it ends in time").expect("it does not panic");
    // It may have been quick enough; otherwise the whole thought is there to be had.
    let made = moves(&server, &id).await.len();
    assert_eq!(database.waiting(WorkKind::Move).await, Ok(u64::from(made == 0)));
    let _working = spawn_work(&server.node);
    until(async || (moves(&server, &id).await.len() == 1).then_some(())).await;
}

/// Somebody took the work and died, and no news tells of it: the computer moves all the same.
#[tokio::test]
async fn work_of_the_dead_is_done_by_the_living() {
    let server = Server::idle(NodeSettings::default()).await;
    let (id, _) = against(&server, "quindo", "second", 1).await;
    let (referee, database) =
        (Arc::clone(server.node.referee()), Arc::clone(server.node.database()));
    // Somebody holds it for a moment, and dies.
    let held = database.take(WorkKind::Move, "dead", 1, 400).await.expect("it answers");
    assert_eq!(held.len(), 1);
    let working = tokio::spawn(server::work(referee, database, 1, pending()));
    sleep(Duration::from_millis(200)).await;
    assert_eq!(moves(&server, &id).await.len(), 0, "it is held");
    until(async || (moves(&server, &id).await.len() == 1).then_some(())).await;
    working.abort();
}

#[tokio::test]
async fn a_finished_match_is_analysed_once() {
    // It is asked again and again whether it is done.
    let server = Server::with(NodeSettings { rate: Some(0.0), ..NodeSettings::default() }).await;
    let (id, tokens) = create(&server, "quindo").await;
    let path = format!("/api/matches/{id}");
    let analysis = format!("{path}/analysis");
    for (ply, mv) in ["b2a1", "c6e4", "f2g1", "e4b1"].into_iter().enumerate() {
        let body = json!({ "ply": ply, "move": mv, "id": format!("m{ply}") });
        let made = server.post(&format!("{path}/moves"), &tokens[ply % 2], &body).await;
        assert_eq!(made.status, 200, "{}", made.text());
    }
    // Fair play: nobody is told what the engine thinks while it is played.
    let error = |answer: common::Answer| {
        (answer.status, answer.json()["error"].as_str().unwrap_or_default().to_owned())
    };
    let ask = async || server.post(&analysis, "", &json!({})).await;
    assert_eq!(error(ask().await), (409, "not_finished".to_owned()));
    assert_eq!(error(server.get(&analysis).await), (409, "not_finished".to_owned()));
    let resigned = json!({ "action": "resign" });
    assert_eq!(server.post(&format!("{path}/actions"), &tokens[0], &resigned).await.status, 200);
    assert_eq!(error(server.get(&analysis).await), (404, "not_found".to_owned()));

    let asked = ask().await;
    assert_eq!((asked.status, asked.header("location")), (202, analysis.as_str()));
    assert_eq!(asked.json(), json!({ "state": "queued", "event": 6, "record": null }));
    let done = until(async || {
        let found = server.get(&analysis).await;
        assert_eq!(found.status, 200);
        (found.json()["state"] != "queued").then(|| found.json())
    })
    .await;
    assert_eq!((&done["state"], &done["event"]), (&json!("done"), &json!(6)));
    let record = done["record"].as_str().expect("a record");
    let (table, sheet) = catalog::load(record).expect("it is a record");
    assert_eq!(table.moves(), ["b2a1", "c6e4", "f2g1", "e4b1"]);
    let comments = sheet.main.moves.iter().map(|entry| entry.comments.len());
    assert_eq!(comments.collect::<Vec<_>>(), [1; 4], "a remark a move: {record}");
    // The same record otherwise, as everybody reads it.
    let plain = server.get(&format!("{path}/record")).await;
    let (_, plain) = catalog::load(plain.text()).expect("it is a record");
    assert_eq!(sheet.tags, plain.tags);

    // Asked again it is there, also after the log has grown by something else.
    let offer = json!({ "action": "offer", "kind": "rematch" });
    assert_eq!(server.post(&format!("{path}/actions"), &tokens[0], &offer).await.status, 200);
    let again = ask().await;
    assert_eq!((again.status, again.json()), (200, done));
    assert_eq!(error(server.get("/api/matches/nowhere/analysis").await), (404, "not_found".into()));
}

/// What is kept names nobody: whoever deletes their account is forgotten in it, too.
#[tokio::test]
async fn an_analysis_is_kept_without_names() {
    let server = Server::start().await;
    let asked = json!({ "game": "quindo", "side": "first", "name": "Ada" });
    let created = server.post("/api/matches", "", &asked).await.json();
    let (id, token) = (created["id"].as_str().expect("an id"), created["token"].as_str());
    let path = format!("/api/matches/{id}");
    let token = token.expect("a token");
    server.post(&format!("{path}/join"), "", &json!({ "name": "Grace" })).await;
    let body = json!({ "ply": 0, "move": "b2a1", "id": "m" });
    assert_eq!(server.post(&format!("{path}/moves"), token, &body).await.status, 200);
    let resigned = json!({ "action": "resign" });
    assert_eq!(server.post(&format!("{path}/actions"), token, &resigned).await.status, 200);
    let asked = server.post(&format!("{path}/analysis"), token, &json!({})).await;
    assert_eq!(asked.status, 202, "{}", asked.text());
    let event = asked.json()["event"].as_u64().expect("a number");
    let database = server.node.database();
    let kept = until(async || {
        database.analysis(id, event).await.expect("it answers").expect("it is asked for").record
    })
    .await;
    assert!(!kept.contains("Ada") && !kept.contains("Grace"), "{kept}");
    let told = server.get(&format!("{path}/analysis")).await.json();
    let record = told["record"].as_str().expect("a record");
    assert!(record.contains("\"Ada\"") && record.contains("\"Grace\""), "{record}");
}

#[tokio::test]
async fn whoever_asks_for_too_many_analyses_waits() {
    let settings = NodeSettings { rate: Some(0.1), ..NodeSettings::default() };
    let server = Server::with(settings).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        let (id, tokens) = create(&server, "quindo").await;
        let aborted = json!({ "action": "abort" });
        let path = format!("/api/matches/{id}");
        assert_eq!(server.post(&format!("{path}/actions"), &tokens[0], &aborted).await.status, 200);
        let asked = server.post(&format!("{path}/analysis"), "", &json!({})).await;
        if asked.status == 429 {
            assert!(asked.header("retry-after").parse::<u64>().is_ok_and(|wait| wait > 1));
        }
        answers.push(asked.status);
    }
    assert_eq!(answers, [202, 202, 202, 429, 429]);
}
