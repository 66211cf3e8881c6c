//! What people say beside a match.

use std::time::Duration;

use crate::common::client::Client;
use crate::common::{SURELY, Server, create};
use serde_json::{Value, json};
use server::{Node, NodeSettings, compare_rooms};
use tokio::time::{Instant, sleep, timeout};

/// A server that does not count.
async fn server() -> Server {
    Server::with(NodeSettings { rate: Some(0.0), ..NodeSettings::default() }).await
}

fn path(id: &str) -> String {
    format!("/api/matches/{id}/chat")
}

/// Says something over HTTP.
async fn say(server: &Server, id: &str, token: &str, text: &str, name: &str) -> Value {
    let answer = server.post(&path(id), token, &json!({ "text": text, "id": name })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()
}

/// A room as somebody sees it.
async fn read(server: &Server, id: &str, token: &str, query: &str) -> crate::common::Answer {
    let bearer = format!("Bearer {token}");
    let headers = [("Authorization", bearer.as_str())];
    let headers = if token.is_empty() { &headers[..0] } else { &headers[..] };
    server.ask("GET", &format!("{}?{query}", path(id)), headers, "").await
}

fn texts(room: &Value) -> Vec<&str> {
    let lines = room["lines"].as_array().expect("lines");
    lines.iter().map(|line| line["text"].as_str().unwrap_or("removed")).collect()
}

/// A guest who watches: their cookie.
async fn spectator(server: &Server, id: &str, text: &str) -> String {
    let body = json!({ "text": text, "id": "first" }).to_string();
    let headers = [("Content-Type", "application/json")];
    let answer = server.ask("POST", &path(id), &headers, &body).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.header("set-cookie").split(';').next().expect("a cookie").to_owned()
}

/// Connects, and hears of the rooms.
async fn listen(server: &Server, id: &str, token: &str, seen: Value) -> Client {
    let mut client = Client::connect(server, id).await;
    let token = if token.is_empty() { Value::Null } else { json!(token) };
    let hello = json!({ "type": "hello", "protocol": 1, "token": token, "chat": seen });
    client.say(&hello).await;
    assert_eq!(client.hear().await["type"], "welcome");
    client
}

/// The next line that is heard.
async fn line(client: &mut Client) -> Value {
    timeout(SURELY, next_line(client)).await.expect("a line in time")
}

async fn next_line(client: &mut Client) -> Value {
    loop {
        let heard = client.hear().await;
        if heard["type"] == "line" {
            return heard["line"].clone();
        }
        assert!(
            ["event", "heartbeat", "said", "done"]
                .contains(&heard["type"].as_str().expect("a name"))
        );
    }
}

#[tokio::test]
async fn players_talk_over_their_sockets() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let mut one = listen(&server, &id, &first, json!({})).await;
    let mut two = listen(&server, &id, &second, json!({})).await;
    one.say(&json!({ "type": "chat", "text": " bonne\n partie ", "id": "a" })).await;
    let heard = line(&mut two).await;
    assert_eq!(
        (&heard["room"], &heard["number"], &heard["side"], &heard["mine"], &heard["text"]),
        (&json!("players"), &json!(1), &json!("first"), &json!(false), &json!("bonne partie"))
    );
    // Its sender hears it, too, and that it is kept.
    let (mut said, mut told) = (false, false);
    while !(said && told) {
        let heard = one.hear().await;
        said |= heard["type"] == "said" && heard["name"] == "a" && heard["line"]["number"] == 1;
        told |= heard["type"] == "line" && heard["line"]["mine"] == true;
    }
    // The same again is the same line.
    one.say(&json!({ "type": "chat", "text": "bonne partie", "id": "a" })).await;
    one.say(&json!({ "type": "chat", "text": "two", "id": "b" })).await;
    assert_eq!(line(&mut two).await["text"], "two");
    let room = read(&server, &id, &second, "room=players").await.json();
    assert_eq!(texts(&room), ["bonne partie", "two"]);
    assert_eq!(room["rooms"], json!(["players"]));
    assert_eq!((&room["change"], &room["more"]), (&json!(2), &json!(false)));
}

#[tokio::test]
async fn lines_are_numbered_in_the_order_of_the_room_however_many_talk() {
    let server = server().await;
    let (id, tokens) = create(&server, "quindo").await;
    let mut listener = listen(&server, &id, &tokens[0], json!({})).await;
    let talk = async |token: &str, who: &str| {
        for number in 0..20 {
            say(&server, &id, token, &format!("{who}{number}"), &format!("{number}")).await;
        }
    };
    tokio::join!(talk(&tokens[0], "a"), talk(&tokens[1], "b"));
    let mut heard = Vec::new();
    for number in 1..=40 {
        let line = line(&mut listener).await;
        assert_eq!((&line["number"], &line["change"]), (&json!(number), &json!(number)));
        heard.push(line["text"].as_str().expect("a text").to_owned());
    }
    for who in ["a", "b"] {
        let own: Vec<_> = heard.iter().filter(|text| text.starts_with(who)).collect();
        let expected: Vec<_> = (0..20).map(|number| format!("{who}{number}")).collect();
        assert!(own.into_iter().eq(expected.iter()));
    }
}

#[tokio::test]
async fn whoever_comes_back_hears_what_they_missed() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    for number in 1..=3 {
        say(&server, &id, &first, &format!("line {number}"), &number.to_string()).await;
    }
    let mut client = listen(&server, &id, &second, json!({ "players": 2 })).await;
    assert_eq!(line(&mut client).await["text"], "line 3");
    drop(client);
    say(&server, &id, &first, "line 4", "4").await;
    assert!(server.node.database().remove_line(&id, room("players"), 2).await.expect("it answers"));
    let mut client = listen(&server, &id, &second, json!({ "players": 3 })).await;
    assert_eq!(line(&mut client).await["text"], "line 4");
    // A text that was removed meanwhile is told, too: as a change of a line that was seen.
    let removed = line(&mut client).await;
    assert_eq!(
        (&removed["number"], &removed["change"], &removed["text"]),
        (&json!(2), &json!(5), &Value::Null)
    );
    // More than there is: another room, from a backup perhaps.
    let mut client = listen(&server, &id, &second, json!({ "players": 99 })).await;
    assert_eq!(line(&mut client).await["number"], 1);
    // More lines than are read at once all come.
    for number in 5..=450 {
        say(&server, &id, &first, &format!("line {number}"), &number.to_string()).await;
    }
    let mut client = listen(&server, &id, &second, json!({ "players": 5 })).await;
    for number in 5..=450 {
        assert_eq!(line(&mut client).await["text"], json!(format!("line {number}")));
    }
    let page = read(&server, &id, &second, "since=5").await.json();
    assert_eq!((texts(&page).len(), &page["more"]), (200, &json!(true)));
}

fn room(name: &str) -> protocol::Room {
    protocol::Room::parse(name).expect("a room")
}

#[tokio::test]
async fn players_and_spectators_are_apart() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    say(&server, &id, &first, "between us", "a").await;
    let watcher = spectator(&server, &id, "what a game").await;
    // Who watches sees the spectators' room alone.
    let seen = read(&server, &id, "", "").await.json();
    assert_eq!((texts(&seen), &seen["room"]), (vec!["what a game"], &json!("spectators")));
    assert_eq!(seen["lines"][0]["side"], Value::Null);
    let refused = read(&server, &id, "", "room=players").await;
    assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("not_your_room")));
    // Who plays does not see it while they play.
    let refused = read(&server, &id, &second, "room=spectators").await;
    assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("not_your_room")));
    let body = json!({ "room": "spectators", "text": "x", "id": "b" });
    assert_eq!(server.post(&path(&id), &first, &body).await.status, 403);
    let body = json!({ "room": "players", "text": "x", "id": "b" }).to_string();
    let headers = [("Content-Type", "application/json"), ("Cookie", watcher.as_str())];
    assert_eq!(server.ask("POST", &path(&id), &headers, &body).await.status, 403);
    let mut player = listen(&server, &id, &second, json!({})).await;
    let mut other = listen(&server, &id, "", json!({})).await;
    assert_eq!(line(&mut player).await["text"], "between us");
    assert_eq!(line(&mut other).await["text"], "what a game");
    // Nobody speaks over a socket whom nobody knows.
    other.say(&json!({ "type": "chat", "text": "hm", "id": "x" })).await;
    loop {
        let heard = other.hear().await;
        if heard["type"] == "refused" {
            assert_eq!((&heard["status"], &heard["error"]), (&json!(401), &json!("needs_person")));
            break;
        }
    }
    // When the match is over, players hear what was said about it; their own words stay theirs.
    let act = json!({ "action": "resign" });
    assert_eq!(server.post(&format!("/api/matches/{id}/actions"), &first, &act).await.status, 200);
    let heard = line(&mut player).await;
    assert_eq!((&heard["room"], &heard["text"]), (&json!("spectators"), &json!("what a game")));
    let seen = read(&server, &id, &first, "room=spectators").await.json();
    assert_eq!(seen["rooms"], json!(["players", "spectators"]));
    assert_eq!(read(&server, &id, "", "room=players").await.status, 403);
    let body = json!({ "room": "spectators", "text": "thank you", "id": "b" });
    assert_eq!(server.post(&path(&id), &first, &body).await.status, 201);
    assert_eq!(line(&mut other).await["side"], "first");
}

#[tokio::test]
async fn there_is_no_talk_with_the_computer() {
    let server = server().await;
    let asked = json!({ "game": "quindo", "side": "first", "level": 1 });
    let created = server.post("/api/matches", "", &asked).await.json();
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    let refused = server.post(&path(id), token, &json!({ "text": "hi", "id": "a" })).await;
    assert_eq!((refused.status, &refused.json()["error"]), (409, &json!("no_chat")));
    assert_eq!(read(&server, id, token, "").await.status, 409);
    let mut client = listen(&server, id, token, json!({})).await;
    assert_eq!(client.hear().await["type"], "event");
    assert_eq!(
        server.post(&path("nowhere"), token, &json!({ "text": "hi", "id": "a" })).await.status,
        404
    );
}

#[tokio::test]
async fn what_is_wrong_with_a_line_is_told() {
    let server = server().await;
    let (id, [first, _]) = create(&server, "quindo").await;
    let check = async |body: Value, status: u16, error: &str| {
        let answer = server.post(&path(&id), &first, &body).await;
        assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{body}");
    };
    check(json!({ "text": "", "id": "a" }), 422, "text").await;
    check(json!({ "text": "\u{202e} \n", "id": "a" }), 422, "text").await;
    check(json!({ "text": "x".repeat(301), "id": "a" }), 422, "text").await;
    check(json!({ "text": "x", "id": "" }), 400, "id").await;
    check(json!({ "text": "x" }), 400, "malformed").await;
    check(json!({ "text": "x", "id": "a", "room": "kitchen" }), 400, "malformed").await;
    check(json!({ "text": "x", "id": "a", "more": 1 }), 400, "malformed").await;
    check(json!({ "text": "x".repeat(20_000), "id": "a" }), 413, "too_large").await;
    let stranger = server.post(&path(&id), "nonsense", &json!({ "text": "x", "id": "a" })).await;
    assert_eq!((stranger.status, &stranger.json()["error"]), (401, &json!("unknown_token")));
    // The secret of one seat is good for nothing in another match.
    let (other, _) = create(&server, "quindo").await;
    let elsewhere = server.post(&path(&other), &first, &json!({ "text": "x", "id": "a" })).await;
    assert_eq!((elsewhere.status, &elsewhere.json()["error"]), (403, &json!("not_your_seat")));
    for query in ["since=x", "room=kitchen", "more=1"] {
        assert_eq!(read(&server, &id, &first, query).await.status, 400, "{query}");
    }
    say(&server, &id, &first, &"é".repeat(300), "long").await;
    assert_eq!(read(&server, &id, &first, "").await.json()["change"], 1);
}

#[tokio::test]
async fn who_talks_too_much_waits() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let mut answers = Vec::new();
    for number in 0..8 {
        let body = json!({ "text": "spam", "id": number.to_string() });
        answers.push(server.post(&path(&id), &first, &body).await);
    }
    assert!(answers[..5].iter().all(|answer| answer.status == 201), "a short burst is fine");
    let refused = answers.last().expect("answers");
    assert_eq!((refused.status, &refused.json()["error"]), (429, &json!("too_many")));
    assert!(refused.header("retry-after").parse::<u64>().expect("seconds") >= 1);
    // Others may talk, and who talks too much may move.
    say(&server, &id, &second, "calm down", "a").await;
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "m" });
    assert_eq!(server.post(&format!("/api/matches/{id}/moves"), &first, &mv).await.status, 200);
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_not_told() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let rude = say(&server, &id, &second, "rude", "a").await;
    let person = rude["person"].as_str().expect("a person");
    let mute = format!("{}/mute", path(&id));
    let answer = server.post(&mute, &first, &json!({ "person": person, "muted": true })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let mut one = listen(&server, &id, &first, json!({})).await;
    let mut two = listen(&server, &id, &second, json!({})).await;
    say(&server, &id, &second, "ruder", "b").await;
    say(&server, &id, &first, "mine", "c").await;
    assert_eq!(line(&mut one).await["text"], "mine");
    for text in ["rude", "ruder", "mine"] {
        assert_eq!(line(&mut two).await["text"], text);
    }
    let room = read(&server, &id, &first, "").await.json();
    assert_eq!((texts(&room), &room["change"]), (vec!["mine"], &json!(3)));
    assert_eq!(room["muted"], json!([{ "person": person, "name": null }]));
    assert_eq!(read(&server, &id, &second, "").await.json()["muted"], json!([]));
    server.post(&mute, &first, &json!({ "person": person, "muted": false })).await;
    let room = read(&server, &id, &first, "").await.json();
    assert_eq!(texts(&room), ["rude", "ruder", "mine"]);
    let own = json!({ "person": person, "muted": true });
    assert_eq!(server.post(&mute, &second, &own).await.status, 422);
}

#[tokio::test]
async fn a_reported_line_is_copied_with_those_around_it() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    for number in 1..=30 {
        say(&server, &id, &second, &format!("line {number}"), &number.to_string()).await;
    }
    let report = format!("{}/report", path(&id));
    let body = json!({ "room": "players", "line": 15, "why": "insults\nme" });
    let answer = server.post(&report, &first, &body).await;
    assert_eq!((answer.status, answer.json()), (201, json!({ "report": 1 })));
    let again = server.post(&report, &first, &body).await;
    assert_eq!((again.status, again.json()), (201, json!({ "report": 1 })));
    let missing = json!({ "room": "players", "line": 99 });
    assert_eq!(server.post(&report, &first, &missing).await.status, 404);
    // Who may not see a line cannot report it.
    assert_eq!(server.post(&report, "", &body).await.status, 403);
    let long = json!({ "room": "players", "line": 15, "why": "x".repeat(501) });
    assert_eq!(server.post(&report, &first, &long).await.status, 422);
    let database = server.node.database();
    let (kept, lines) = database.report_lines(1).await.expect("it answers").expect("a report");
    assert_eq!((kept.number, kept.why.as_deref()), (15, Some("insults me")));
    assert_eq!(kept.text.as_deref(), Some("line 15"));
    assert!(lines.iter().map(|line| line.number).eq(5..=25));
}

#[tokio::test]
async fn a_removed_text_is_told_though_nobody_published_it() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let mut client = listen(&server, &id, &second, json!({})).await;
    say(&server, &id, &first, "bad", "a").await;
    assert_eq!(line(&mut client).await["text"], "bad");
    // As an operator's command does in another process: nothing is published, it is noticed.
    assert!(server.node.database().remove_line(&id, room("players"), 1).await.expect("it answers"));
    let removed = line(&mut client).await;
    assert_eq!((&removed["number"], &removed["text"]), (&json!(1), &Value::Null));
    // The same id is still the same line: nobody says it again by sending it again.
    assert_eq!(say(&server, &id, &first, "bad", "a").await["text"], Value::Null);
}

#[tokio::test]
async fn who_was_closed_cannot_act_any_more() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let person = say(&server, &id, &second, "rude", "a").await["person"].clone();
    let person = person.as_str().expect("a person");
    let mut open = listen(&server, &id, &second, json!({})).await;
    let moves = format!("/api/matches/{id}/moves");
    let mv = |ply: u32, mv: &str| json!({ "ply": ply, "move": mv, "id": format!("m{ply}") });
    assert_eq!(server.post(&moves, &first, &mv(0, "c2c3")).await.status, 200);
    let close = async |closed: bool| {
        server.node.database().close_person(person, closed).await.expect("it answers");
        let node: &Node = &server.node;
        compare_rooms(node).await.expect("it answers");
    };
    close(true).await;
    for (path, body) in [
        (moves.clone(), mv(1, "c6a4")),
        (path(&id), json!({ "text": "x", "id": "b" })),
        (format!("{}/mute", path(&id)), json!({ "person": "x", "muted": true })),
        ("/api/matches".to_owned(), json!({ "game": "khet" })),
    ] {
        let refused = server.post(&path, &second, &body).await;
        assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("closed")), "{path}");
    }
    // Nor over a socket that was open before.
    for body in [
        json!({ "type": "move", "ply": 1, "move": "c6a4", "id": "x" }),
        json!({ "type": "chat", "text": "x", "id": "x" }),
    ] {
        open.say(&body).await;
        let refused = loop {
            let heard = open.hear().await;
            if heard["type"] == "refused" {
                break heard;
            }
        };
        assert_eq!((&refused["status"], &refused["error"]), (&json!(403), &json!("closed")));
    }
    // They see what everybody sees.
    assert_eq!(read(&server, &id, &second, "room=players").await.status, 403);
    assert_eq!(server.get(&format!("/api/matches/{id}")).await.status, 200);
    close(false).await;
    assert_eq!(server.post(&moves, &second, &mv(1, "c6a4")).await.status, 200);
}

#[tokio::test]
async fn a_client_that_does_not_know_rooms_hears_nothing_of_them() {
    let server = server().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let (mut old, _) = Client::hello(&server, &id, &second, 0, "").await;
    for _ in 0..2 {
        assert_eq!(old.hear().await["type"], "event");
    }
    say(&server, &id, &first, "hello?", "a").await;
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "m" });
    server.post(&format!("/api/matches/{id}/moves"), &first, &mv).await;
    assert_eq!(old.hear().await["event"]["move"], "c2c3");
}

#[tokio::test]
async fn a_flood_of_lines_does_not_hold_up_moves() {
    let server = server().await;
    let (id, tokens) = create(&server, "khet").await;
    // Somebody plays while many talk beside them, as fast as they can.
    let talk = async |who: usize| {
        let cookie = spectator(&server, &id, "hello").await;
        let headers = [("Content-Type", "application/json"), ("Cookie", cookie.as_str())];
        let mut said = 0;
        loop {
            let body = json!({ "text": "blah", "id": format!("{who}-{said}") }).to_string();
            let answer = server.ask("POST", &path(&id), &headers, &body).await;
            assert!([201, 503].contains(&answer.status), "{}", answer.text());
            said += 1;
        }
    };
    let mut players = [
        listen(&server, &id, &tokens[0], json!({})).await,
        listen(&server, &id, &tokens[1], json!({})).await,
    ];
    let play = async {
        let setup = catalog::Setup { seed: 5, ..catalog::Setup::default() };
        let mut table = catalog::find("khet").expect("a game").open(&setup).expect("a table");
        let mut random = game::Random::new(9);
        let mut longest = Duration::ZERO;
        sleep(Duration::from_millis(300)).await;
        for ply in 0..20 {
            let begin = Instant::now();
            let legal = table.legal();
            let mv = legal[random.below(legal.len() as u32) as usize].clone();
            let player = &mut players[table.turn().index()];
            player
                .say(&json!({ "type": "move", "ply": ply, "move": mv, "id": format!("m{ply}") }))
                .await;
            loop {
                let heard = player.hear().await;
                assert_ne!(heard["type"], "refused", "{heard}");
                if heard["type"] == "done" {
                    assert_eq!(heard["done"]["ply"], ply + 1);
                    break;
                }
            }
            table.play(&mv).expect("a legal move");
            longest = longest.max(begin.elapsed());
        }
        longest
    };
    let talking = futures_util::future::join_all((0..10).map(talk));
    let longest = tokio::select! {
        longest = play => longest,
        _ = talking => unreachable!("they talk for ever"),
    };
    assert!(longest < SURELY / 4, "{longest:?}");
    let room = read(&server, &id, "", "").await.json();
    assert!(texts(&room).len() > 20, "nobody talked");
}
