//! Several nodes over one PostgreSQL that hear of each other over NATS, which comes and goes.

#![cfg(feature = "cluster")]

mod common;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use common::client::Client;
use common::{SURELY, Server, create};
use game::{Random, Side};
use serde_json::{Value, json};
use server::{Bus, BusAddress, NatsBus, NodeSettings, PostgresStore, Reach};
use testservers::{Nats, Postgres};
use tokio::time::{Instant, sleep, timeout};

/// Well under any comparison: news that comes in this time has come over NATS.
const QUICKLY: Duration = Duration::from_millis(500);

/// How late a move is heard of at most, whatever NATS does.
const LATE: Duration = Duration::from_secs(3);

/// How late the nodes agree about who is there.
const AGREED: Duration = Duration::from_secs(5);

async fn bus(url: &str) -> Arc<NatsBus> {
    Arc::new(NatsBus::connect(&BusAddress(url.to_owned())).await.expect("an address"))
}

/// A node with its own connections to the database and its own end of the bus.
async fn node(database: &str, url: &str) -> Server {
    let database = PostgresStore::open(database).await.expect("a database");
    // Everybody asks from one address here.
    let settings = NodeSettings { rate: Some(0.0), ..NodeSettings::default() };
    Server::over(Arc::new(database), bus(url).await, settings).await
}

async fn two_nodes(url: &str) -> [Server; 2] {
    two_nodes_over(&Postgres::shared().database(), url).await
}

async fn two_nodes_over(database: &str, url: &str) -> [Server; 2] {
    let nodes = [node(database, url).await, node(database, url).await];
    for one in &nodes {
        reaches(one, Reach::Connected).await;
    }
    nodes
}

/// Waits until something is so, and tells how long that took.
async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) -> Duration {
    let begun = Instant::now();
    let wait = async {
        while !is_so().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SURELY, wait).await.unwrap_or_else(|_| panic!("{what}"));
    begun.elapsed()
}

async fn reaches(node: &Server, reach: Reach) -> Duration {
    let bus = node.node.referee().bus();
    until(&format!("the bus is {reach:?}"), || async { bus.reach() == reach }).await
}

/// A match that is created on one node, with somebody who watches it on the other.
struct Watched {
    id: String,
    tokens: [String; 2],
    client: Client,
    ply: u32,
}

impl Watched {
    async fn begin(here: &Server, there: &Server) -> Watched {
        let (id, tokens) = create(here, "quindo").await;
        let (mut client, welcome) = Client::hello(there, &id, "", 0, "").await;
        assert_eq!(welcome["type"], "welcome");
        for number in [1, 2] {
            assert_eq!(client.hear().await["event"]["number"], number);
        }
        Watched { id, tokens, client, ply: 0 }
    }

    /// Moves on one node; how long until it is seen on the other.
    async fn play(&mut self, node: &Server) -> Duration {
        let path = format!("/api/matches/{}", self.id);
        let state = node.get(&path).await.json();
        let legal = node.get(&format!("{path}/legal")).await.json();
        let mv = legal["moves"][0].as_str().expect("a move").to_owned();
        let token = &self.tokens[usize::from(state["turn"] == "second")];
        let body = json!({ "ply": self.ply, "move": mv, "id": format!("m{}", self.ply) });
        let answer = node.post(&format!("{path}/moves"), token, &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let begun = Instant::now();
        self.ply += 1;
        let heard = self.client.hear().await;
        assert_eq!(heard["event"]["move"], json!(mv), "{heard}");
        begun.elapsed()
    }
}

#[tokio::test]
async fn a_move_on_one_node_is_seen_on_the_other_at_once() {
    let nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    assert_eq!(nodes[0].get("/api/health").await.json()["bus"], "connected");
    assert_eq!(nodes[0].get("/api/ready").await.json()["bus"], "connected");
    let mut watched = Watched::begin(&nodes[0], &nodes[1]).await;
    for _ in 0..6 {
        let late = watched.play(&nodes[0]).await;
        assert!(late < QUICKLY, "{late:?}");
    }
}

#[tokio::test]
async fn moves_arrive_while_nats_is_dead_and_are_quick_again_when_it_is_back() {
    let mut nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    let mut watched = Watched::begin(&nodes[0], &nodes[1]).await;
    nats.kill();
    for _ in 0..3 {
        let late = watched.play(&nodes[0]).await;
        assert!(late < LATE, "{late:?}");
    }
    reaches(&nodes[0], Reach::Away).await;
    let health = nodes[0].get("/api/health").await;
    assert_eq!((health.status, &health.json()["bus"]), (200, &json!("away")));
    let ready = nodes[0].get("/api/ready").await;
    assert_eq!((ready.status, &ready.json()["bus"]), (200, &json!("away")), "it stays ready");
    // Somebody who begins to watch meanwhile hears of it, too.
    let mut other = Watched::begin(&nodes[0], &nodes[1]).await;
    let late = other.play(&nodes[0]).await;
    assert!(late < LATE, "{late:?}");
    nats.restart();
    for one in &nodes {
        let back = reaches(one, Reach::Connected).await;
        assert!(back < Duration::from_secs(5), "{back:?}");
    }
    for _ in 0..3 {
        let late = watched.play(&nodes[0]).await.max(other.play(&nodes[0]).await);
        assert!(late < QUICKLY, "{late:?}");
    }
}

#[tokio::test]
async fn a_nats_that_stands_still_is_noticed() {
    let nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    let mut watched = Watched::begin(&nodes[0], &nodes[1]).await;
    nats.pause();
    let late = watched.play(&nodes[0]).await;
    assert!(late < LATE, "{late:?}");
    for one in &nodes {
        reaches(one, Reach::Away).await;
    }
    let late = watched.play(&nodes[0]).await;
    assert!(late < Duration::from_secs(2), "it is asked for more often: {late:?}");
    nats.resume();
    for one in &nodes {
        reaches(one, Reach::Connected).await;
    }
    let late = watched.play(&nodes[0]).await;
    assert!(late < QUICKLY, "{late:?}");
}

#[tokio::test]
async fn a_node_starts_without_nats() {
    let mut nats = Nats::start();
    nats.kill();
    let database = Postgres::shared().database();
    let nodes = [node(&database, &nats.url()).await, node(&database, &nats.url()).await];
    let mut watched = Watched::begin(&nodes[0], &nodes[1]).await;
    let late = watched.play(&nodes[0]).await;
    assert!(late < LATE, "{late:?}");
    nats.restart();
    for one in &nodes {
        reaches(one, Reach::Connected).await;
    }
    let late = watched.play(&nodes[0]).await;
    assert!(late < QUICKLY, "{late:?}");
}

#[tokio::test]
async fn a_node_listens_only_to_what_is_watched() {
    let nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    assert_eq!(nats.subjects(), [""; 0]);
    let watched = Watched::begin(&nodes[0], &nodes[1]).await;
    let more = Watched::begin(&nodes[0], &nodes[1]).await;
    let mut expected =
        [&watched, &more].map(|watched| format!("quinconce.match.{}", watched.id)).to_vec();
    expected.sort();
    let listens = |expected: Vec<String>| {
        let nats = &nats;
        async move { until(&format!("{expected:?}"), || async { nats.subjects() == expected }).await }
    };
    listens(expected).await;
    let id = format!("quinconce.match.{}", watched.id);
    drop(more);
    listens(vec![id.clone()]).await;
    // The lobby and a person have subjects, too, and go with those who look.
    let created = nodes[1].post("/api/pairings", "", &json!({ "game": "khet" })).await.json();
    let token = created["token"].as_str().expect("a token");
    let bearer = format!("Bearer {token}");
    let lobby = nodes[1].stream("/api/lobby/events").await;
    let mine = nodes[1].stream_with("/api/me/events", &[("Authorization", &bearer)]).await;
    until("a person's subject", || async {
        nats.subjects().iter().any(|one| one.starts_with("quinconce.person."))
    })
    .await;
    assert!(nats.subjects().contains(&"quinconce.lobby".to_owned()));
    drop((lobby, mine, watched));
    listens(Vec::new()).await;
}

#[tokio::test]
async fn five_thousand_subjects_are_listened_to_and_left() {
    let nats = Nats::start();
    let [here, there] = [bus(&nats.url()).await, bus(&nats.url()).await];
    until("connected", || async {
        here.reach() == Reach::Connected && there.reach() == Reach::Connected
    })
    .await;
    const MANY: usize = 5000;
    let mut news: Vec<_> =
        (0..MANY).map(|number| here.subscribe(&format!("match{number}"))).collect();
    let taken = until("all are listened to", || async { nats.subjects().len() == MANY }).await;
    for number in 0..MANY {
        there.publish(&format!("match{number}"), 7);
        // As quick as moves come, not quicker than they could be kept.
        if number % 100 == 0 {
            sleep(Duration::from_millis(2)).await;
        }
    }
    for one in &mut news {
        let heard = timeout(SURELY, one.wait_for(|&head| head == 7)).await;
        heard.expect("it is heard in time").expect("the bus is there");
    }
    drop(news);
    let left = until("nothing is listened to", || async { nats.subjects().is_empty() }).await;
    println!("{MANY} subjects: listened to after {taken:?}, left after {left:?}");
}

#[tokio::test]
async fn who_we_are_stands_in_the_address() {
    let nats = Nats::start_with(&["--user", "ada", "--pass", "p@ss:word"]);
    let port = nats.port();
    let good = bus(&format!("nats://ada:p%40ss%3Aword@127.0.0.1:{port}")).await;
    until("connected", || async { good.reach() == Reach::Connected }).await;
    let bad = bus(&format!("nats://ada:wrong@127.0.0.1:{port}")).await;
    sleep(Duration::from_secs(2)).await;
    assert_eq!(bad.reach(), Reach::Away);
    assert!(!format!("{good:?}").contains("p@ss"), "a password is not told");
    let guarded = Nats::start_with(&["--auth", "s3cret"]);
    let token = bus(&format!("nats://s3cret@127.0.0.1:{}", guarded.port())).await;
    until("connected", || async { token.reach() == Reach::Connected }).await;
}

#[tokio::test]
async fn publishing_waits_for_nobody() {
    let nats = Nats::start();
    let bus = bus(&nats.url()).await;
    until("connected", || async { bus.reach() == Reach::Connected }).await;
    nats.pause();
    let begun = std::time::Instant::now();
    for number in 0..100_000 {
        bus.publish(&format!("match{number}"), 1);
    }
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
}

fn people(state: &Value) -> u64 {
    state["people"].as_u64().expect("a number")
}

#[tokio::test]
async fn the_lobby_and_counts_agree_on_every_node() {
    let mut nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    for away in [false, true] {
        if away {
            nats.kill();
            reaches(&nodes[0], Reach::Away).await;
            reaches(&nodes[1], Reach::Away).await;
        }
        let lobbies = [
            nodes[0].stream("/api/lobby/events").await,
            nodes[1].stream("/api/lobby/events").await,
        ];
        let counts = |expected: u64| {
            let nodes = &nodes;
            async move {
                until(&format!("{expected} people"), || async {
                    let told = [nodes[0].get("/api/lobby").await, nodes[1].get("/api/lobby").await];
                    told.iter().all(|told| people(&told.json()) == expected)
                })
                .await
            }
        };
        let late = counts(2).await;
        assert!(late < AGREED, "{late:?}");
        // Somebody with two connections to two nodes is one person.
        let asked = json!({ "game": "khet", "side": "first", "public": true });
        let created = nodes[0].post("/api/matches", "", &asked).await.json();
        let bearer = format!("Bearer {}", created["token"].as_str().expect("a token"));
        let auth = [("Authorization", bearer.as_str())];
        let mine = [
            nodes[0].stream_with("/api/me/events", &auth).await,
            nodes[1].stream_with("/api/me/events", &auth).await,
        ];
        let late = counts(3).await;
        assert!(late < AGREED, "{late:?}");
        // Their challenge is seen on both.
        let id = created["id"].as_str().expect("an id");
        let lists = async |node: &Server| {
            let told = node.get("/api/lobby").await.json();
            told["challenges"].as_array().expect("a list").iter().any(|one| one["id"] == id)
        };
        let late = until("the challenge", || lists(&nodes[1])).await;
        assert!(late < AGREED, "{late:?}");
        let path = format!("/api/matches/{id}/join");
        assert_eq!(nodes[1].post(&path, "", &json!({})).await.status, 200);
        let late = until("it is taken", || async { !lists(&nodes[0]).await }).await;
        assert!(late < AGREED, "{late:?}");
        drop(mine);
        let late = counts(2).await;
        assert!(late < AGREED, "{late:?}");
        drop(lobbies);
        let late = counts(0).await;
        assert!(late < AGREED, "{late:?}");
    }
}

#[tokio::test]
async fn whoever_is_connected_to_another_node_has_not_left() {
    let nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    let (id, tokens) = create(&nodes[0], "quindo").await;
    let (ada, _) = Client::hello(&nodes[0], &id, &tokens[0], 0, "").await;
    let referee = nodes[1].node.referee();
    let seen = async || referee.store().seen(&id).await.expect("it answers")[0];
    let late = until("seen", || async { seen().await.is_some() }).await;
    assert!(late < AGREED, "{late:?}");
    // For as long as they are connected, what the other node knows is never old.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(10) {
        let ago = referee.store().now() - seen().await.expect("they were seen");
        assert!(ago < 5_000, "{ago} ms ago");
        sleep(Duration::from_millis(200)).await;
    }
    drop(ada);
    sleep(Duration::from_secs(4)).await;
    let left = seen().await;
    sleep(Duration::from_secs(3)).await;
    assert_eq!(seen().await, left, "whoever has left is not seen any more");
}

/// Somebody at a seat, who sends moves over their own connection and hears of all.
struct Player {
    client: Client,
    side: Side,
    seen: Vec<Value>,
}

impl Player {
    async fn sit(node: &Server, id: &str, token: &str, side: Side) -> Player {
        let (client, welcome) = Client::hello(node, id, token, 0, "").await;
        assert_eq!((&welcome["type"], &welcome["side"]), (&json!("welcome"), &json!(side)));
        Player { client, side, seen: Vec::new() }
    }

    /// Hears on until an event of that kind, and tells how often an answer came meanwhile.
    async fn until(&mut self, kind: &str) {
        loop {
            let heard = self.client.hear().await;
            match heard["type"].as_str() {
                Some("event") => self.seen.push(heard["event"].clone()),
                Some("done") => continue,
                _ => panic!("{heard}"),
            }
            if self.seen.last().is_some_and(|event| event["type"] == kind) {
                return;
            }
        }
    }
}

#[tokio::test]
async fn clients_of_two_nodes_play_a_whole_game_with_each_other() {
    let nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    let (id, tokens) = create(&nodes[0], "quindo").await;
    let path = format!("/api/matches/{id}");
    let mut players = [
        Player::sit(&nodes[0], &id, &tokens[0], Side::First).await,
        Player::sit(&nodes[1], &id, &tokens[1], Side::Second).await,
    ];
    let setup = catalog::Setup { seed: 5, ..catalog::Setup::default() };
    let mut table = catalog::find("quindo").expect("a game").open(&setup).expect("a table");
    let mut random = Random::new(3);
    for ply in 0.. {
        if table.end().is_some() {
            break;
        }
        let legal = table.legal();
        let mv = legal[random.below(legal.len() as u32) as usize].clone();
        let side = table.turn();
        let body = json!({ "ply": ply, "move": mv, "id": format!("m{ply}") });
        // Each by their own node: over the connection, and now and then by a request beside it.
        if ply % 5 == 4 {
            let token = &tokens[side.index()];
            let answer = nodes[side.index()].post(&format!("{path}/moves"), token, &body).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
        } else {
            let mut message = body;
            message["type"] = json!("move");
            assert_eq!(players[side.index()].side, side);
            players[side.index()].client.say(&message).await;
        }
        let begun = Instant::now();
        for player in &mut players {
            player.until("moved").await;
            assert_eq!(player.seen.last().expect("a move")["move"], json!(mv));
        }
        assert!(begun.elapsed() < LATE, "{:?}", begun.elapsed());
        table.play(&mv).expect("a legal move");
    }
    for player in &mut players {
        player.until("ended").await;
    }
    assert_eq!(players[0].seen, players[1].seen, "both have seen the same log");
    for node in &nodes {
        let state = node.get(&path).await.json();
        assert_eq!(
            (&state["status"], &state["position"]),
            (&json!("over"), &json!(table.position()))
        );
    }
}

#[tokio::test]
async fn two_who_ask_two_nodes_for_an_opponent_at_once_play_each_other() {
    let nats = Nats::start();
    let nodes = two_nodes(&nats.url()).await;
    for round in 1..=20 {
        let asked = json!({ "game": "khet", "clock": { "base": 300, "increment": 3 } });
        let (one, other) = tokio::join!(
            nodes[0].post("/api/pairings", "", &asked),
            nodes[1].post("/api/pairings", "", &asked)
        );
        for answer in [&one, &other] {
            assert!([200, 201].contains(&answer.status), "{}", answer.text());
        }
        let [one, other] = [one.json(), other.json()];
        assert_eq!(one["id"], other["id"], "one match");
        assert_ne!(one["side"], other["side"], "a side each");
        assert!(one["paired"] == true || other["paired"] == true, "{one} {other}");
        let path = format!("/api/matches/{}", one["id"].as_str().expect("an id"));
        for node in &nodes {
            assert_eq!(node.get(&path).await.json()["status"], "running");
        }
        let lobby = nodes[round % 2].get("/api/lobby").await.json();
        let waiting = lobby["challenges"].as_array().expect("a list").len();
        if waiting > 0 {
            // The lobby is as old as a moment.
            until("nobody waits", || async {
                nodes[round % 2].get("/api/lobby").await.json()["challenges"] == json!([])
            })
            .await;
        }
    }
}

/// The last event of a match, with its number and tag.
async fn last(node: &Server, id: &str) -> (u64, String) {
    let state = node.get(&format!("/api/matches/{id}")).await.json();
    let last = state["events"].as_u64().expect("a number");
    let mut stream = node.stream(&format!("/api/matches/{id}/events?since={}", last - 1)).await;
    let event = stream.line().await;
    assert_eq!(event["number"], last);
    (last, event["tag"].as_str().expect("a tag").to_owned())
}

#[tokio::test]
async fn after_a_restored_backup_everybody_begins_anew() {
    let nats = Nats::start();
    let postgres = Postgres::shared();
    let url = postgres.database();
    let name = url.rsplit('/').next().expect("a name");
    let nodes = two_nodes_over(&url, &nats.url()).await;
    let mut watched = Watched::begin(&nodes[0], &nodes[1]).await;
    for _ in 0..4 {
        watched.play(&nodes[0]).await;
    }
    let id = watched.id.clone();
    let path = format!("/api/matches/{id}");
    let (seen, tag) = last(&nodes[0], &id).await;
    assert_eq!(seen, 6);

    // The backup is older: the last two moves are not in it.
    let shorter = format!("DELETE FROM events WHERE match = '{id}' AND number > 4");
    postgres.sql(name, &shorter);
    // Whoever is connected is left, and comes back.
    assert!(watched.client.ends().await);
    for node in &nodes {
        let (mut client, welcome) = Client::hello(node, &id, "", seen, &tag).await;
        assert_eq!(welcome["anew"], true, "{welcome}");
        for number in 1..=4 {
            assert_eq!(client.hear().await["event"]["number"], number);
        }
        let resync = node.get(&format!("{path}/events?since={seen}&tag={tag}")).await;
        assert_eq!((resync.status, &resync.json()["error"]), (409, &json!("resync")));
        assert_eq!(node.get(&path).await.json()["ply"], 2);
    }

    // Other moves follow, under the same numbers and other tags, up to where the old log was.
    let (client, welcome) = Client::hello(&nodes[1], &id, "", 0, "").await;
    assert_eq!(welcome["anew"], false);
    let mut watched = Watched { client, ply: 2, ..watched };
    for number in 1..=4 {
        assert_eq!(watched.client.hear().await["event"]["number"], number);
    }
    for node in [&nodes[1], &nodes[0]] {
        watched.play(node).await;
    }
    for node in &nodes {
        let (other, new) = last(node, &id).await;
        assert_eq!(other, seen);
        assert_ne!(new, tag);
        let (_, welcome) = Client::hello(node, &id, "", seen, &tag).await;
        assert_eq!(welcome["anew"], true, "the same number is not the same log");
        let (_, welcome) = Client::hello(node, &id, "", seen, &new).await;
        assert_eq!(welcome["anew"], false);
    }
}

#[tokio::test]
async fn what_a_newer_node_wrote_stops_its_match_and_no_other() {
    let nats = Nats::start();
    let postgres = Postgres::shared();
    let url = postgres.database();
    let name = url.rsplit('/').next().expect("a name");
    let nodes = two_nodes_over(&url, &nats.url()).await;
    let mut newer = Watched::begin(&nodes[0], &nodes[1]).await;
    let mut other = Watched::begin(&nodes[0], &nodes[1]).await;
    newer.play(&nodes[0]).await;
    // It is due, too, and before everything else.
    let id = newer.id.clone();
    postgres.sql(
        name,
        &format!(
            "INSERT INTO events VALUES ('{id}', 4, 't', 1, '{{\"type\":\"teleported\"}}'); \
             UPDATE matches SET head = 4, due = 1, engine = 1 WHERE id = '{id}'"
        ),
    );
    assert!(newer.client.ends().await, "who watches it is sent away");
    let path = format!("/api/matches/{id}");
    for node in &nodes {
        for address in [path.clone(), format!("{path}/legal"), format!("{path}/record")] {
            let answer = node.get(&address).await;
            assert_eq!(
                (answer.status, &answer.json()["error"]),
                (503, &json!("newer")),
                "{address}"
            );
            assert!(!answer.header("retry-after").is_empty());
        }
        let body = json!({ "ply": 1, "move": "a1a2", "id": "late" });
        let answer = node.post(&format!("{path}/moves"), &newer.tokens[1], &body).await;
        assert_eq!((answer.status, &answer.json()["error"]), (503, &json!("newer")));
        assert_eq!(node.get("/api/ready").await.status, 200);
        assert_eq!(node.get("/api/lobby").await.status, 200);
    }
    for node in [&nodes[0], &nodes[1], &nodes[0]] {
        let late = other.play(node).await;
        assert!(late < LATE, "{late:?}");
    }
    // What happens by itself happens, behind one that stays due.
    let clock = json!({ "base": 1, "increment": 0 });
    let asked = json!({ "game": "quindo", "side": "first", "seed": 5, "clock": clock });
    let created = nodes[0].post("/api/matches", "", &asked).await.json();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let timed = text(&created["id"]);
    let path = format!("/api/matches/{timed}");
    let joined = nodes[1].post(&format!("{path}/join"), "", &json!({})).await.json();
    let (mut client, _) = Client::hello(&nodes[1], &timed, "", 0, "").await;
    for number in [1, 2] {
        assert_eq!(client.hear().await["event"]["number"], number);
    }
    let tokens = [text(&created["token"]), text(&joined["token"])];
    let mut timed = Watched { id: timed, tokens, client, ply: 0 };
    for node in &nodes {
        timed.play(node).await;
    }
    assert_eq!(timed.client.hear().await["event"]["type"], "flagged");
}
