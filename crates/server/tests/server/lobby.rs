//! The lobby, pairing, one's own matches and their feed, over HTTP.

use std::collections::HashSet;

use crate::common::{Answer, Server};
use serde_json::{Value, json};

/// Somebody with a browser.
struct Visitor<'s> {
    server: &'s Server,
    cookie: String,
}

impl<'s> Visitor<'s> {
    fn new(server: &'s Server) -> Visitor<'s> {
        Visitor { server, cookie: String::new() }
    }

    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let cookie = self.cookie.clone();
        let headers = [("Content-Type", "application/json"), ("Cookie", cookie.as_str())];
        let answer = self.server.ask(method, path, &headers, &body.to_string()).await;
        let set = answer.header("set-cookie");
        if !set.is_empty() {
            self.cookie = set.split(';').next().expect("a cookie").to_owned();
        }
        answer
    }

    async fn get(&mut self, path: &str) -> Value {
        let answer = self.ask("GET", path, &json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, &body).await
    }

    /// Makes a match, and tells its id.
    async fn create(&mut self, body: Value) -> String {
        let created = self.post("/api/matches", body).await;
        assert_eq!(created.status, 201, "{}", created.text());
        text(&created.json()["id"])
    }

    async fn stream(&self, path: &str) -> crate::common::Stream {
        self.server.stream_with(path, &[("Cookie", self.cookie.as_str())]).await
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value}")).to_owned()
}

fn ids(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|one| text(&one["id"])).collect()
}

fn public(game: &str) -> Value {
    json!({ "game": game, "public": true, "side": "first", "clock": { "base": 300, "increment": 5 } })
}

#[tokio::test]
async fn the_lobby_lists_challenges_and_games() {
    let server = Server::start().await;
    let [mut ada, mut grace] = [Visitor::new(&server), Visitor::new(&server)];
    let nobody = ada.get("/api/lobby").await;
    assert_eq!(nobody, json!({ "challenges": [], "games": [], "people": 0 }));
    let mut asked = public("khet");
    asked["name"] = json!("Ada");
    let open = ada.create(asked).await;
    let hidden = ada.create(json!({ "game": "khet", "public": false })).await;
    let lobby = grace.get("/api/lobby").await;
    assert_eq!(ids(&lobby["challenges"]), [open.as_str()]);
    let challenge = &lobby["challenges"][0];
    assert_eq!(challenge["players"]["first"]["name"], "Ada");
    assert_eq!(challenge["players"]["second"], Value::Null);
    assert_eq!(challenge["clock"], json!({ "base": 300, "increment": 5 }));
    assert_eq!((&challenge["game"], &challenge["custom"]), (&json!("khet"), &json!(false)));
    assert_eq!((&challenge["status"], &challenge["ply"]), (&json!("waiting"), &json!(0)));
    assert!(!text(&challenge["variant"]).is_empty() && !text(&challenge["position"]).is_empty());

    // One's own come last.
    let mut asked = public("khan");
    asked["name"] = json!("Grace");
    let theirs = grace.create(asked).await;
    assert_eq!(ids(&ada.get("/api/lobby").await["challenges"]), [theirs.clone(), open.clone()]);
    assert_eq!(ids(&grace.get("/api/lobby").await["challenges"]), [open.clone(), theirs]);

    let joined = grace.post(&format!("/api/matches/{open}/join"), json!({})).await;
    assert_eq!(joined.status, 200);
    let lobby = ada.get("/api/lobby").await;
    assert!(!ids(&lobby["challenges"]).contains(&open));
    assert_eq!(ids(&lobby["games"]), [open.as_str()]);
    assert_eq!(lobby["games"][0]["players"]["second"]["name"], "Grace");
    assert!(lobby["games"][0]["deadline"].is_u64());
    let seen = format!("{lobby}");
    assert!(!seen.contains(&hidden) && !seen.contains("token"));
}

#[tokio::test]
async fn the_lobby_tells_what_changes() {
    let server = Server::start().await;
    let [mut ada, mut grace] = [Visitor::new(&server), Visitor::new(&server)];
    let mut stream = server.stream("/api/lobby/events").await;
    let first = stream.line().await;
    assert_eq!((&first["challenges"], &first["people"]), (&json!([]), &json!(1)));
    let open = ada.create(public("quindo")).await;
    let mut line = stream.line().await;
    while ids(&line["challenges"]) != [open.as_str()] {
        line = stream.line().await;
    }
    grace.post(&format!("/api/matches/{open}/join"), json!({})).await;
    while ids(&line["games"]) != [open.as_str()] {
        line = stream.line().await;
    }
    assert_eq!(line["challenges"], json!([]));
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    assert_eq!(ada.post(&format!("/api/matches/{open}/moves"), mv).await.status, 200);
    while line["games"][0]["ply"] != 1 {
        line = stream.line().await;
    }
    // Somebody more is here, and then not any more.
    let other = server.stream("/api/lobby/events").await;
    while line["people"] != 2 {
        line = stream.line().await;
    }
    drop(other);
    while line["people"] != 1 {
        line = stream.line().await;
    }
}

#[tokio::test]
async fn streams_end_with_the_server() {
    let mut server = Server::start().await;
    let mut ada = Visitor::new(&server);
    ada.create(public("quindo")).await;
    let cookie = ada.cookie.clone();
    let mut lobby = server.stream("/api/lobby/events").await;
    let mut mine = server.stream_with("/api/me/events", &[("Cookie", &cookie)]).await;
    lobby.line().await;
    mine.line().await;
    server.stop().await;
    lobby.rest().await;
    mine.rest().await;
}

#[tokio::test]
async fn people_who_ask_at_once_are_paired() {
    let server = Server::start().await;
    let asked = json!({ "game": "khan", "clock": { "base": 60, "increment": 1 } });
    let pair = async || {
        let mut visitor = Visitor::new(&server);
        let answer = visitor.post("/api/pairings", asked.clone()).await;
        let expected = if answer.json()["paired"] == json!(true) { 200 } else { 201 };
        assert_eq!(answer.status, expected, "{}", answer.text());
        (text(&answer.json()["id"]), answer.json()["paired"] == json!(true))
    };
    let asking: Vec<_> = (0..12).map(|_| pair()).collect();
    let answers = futures_util::future::join_all(asking).await;
    let waited = answers.iter().filter(|(_, paired)| !paired).count();
    assert_eq!(waited, 6);
    let matches: HashSet<&String> = answers.iter().map(|(id, _)| id).collect();
    assert_eq!(matches.len(), 6);
    for id in matches {
        let state = server.get(&format!("/api/matches/{id}")).await.json();
        assert_eq!(state["status"], "running");
        assert_ne!(state["players"]["first"]["seat"], state["players"]["second"]["seat"]);
    }
    assert_eq!(server.get("/api/lobby").await.json()["challenges"], json!([]));
}

#[tokio::test]
async fn only_those_who_want_the_same_are_paired() {
    let server = Server::start().await;
    let [mut ada, mut grace] = [Visitor::new(&server), Visitor::new(&server)];
    let clock = json!({ "base": 300, "increment": 5 });
    let asked = json!({ "game": "khet", "clock": clock });
    let own = ada.post("/api/pairings", asked.clone()).await.json();
    assert_eq!(own["paired"], false);
    // Asked again, one waits on at the same table.
    let again = ada.post("/api/pairings", asked.clone()).await;
    assert_eq!((again.status, &again.json()["id"]), (200, &own["id"]));
    for other in [
        json!({ "game": "khan", "clock": clock }),
        json!({ "game": "khet", "clock": { "base": 300, "increment": 0 } }),
        json!({ "game": "khet" }),
        json!({ "game": "khet", "clock": { "days": 2 } }),
        json!({ "game": "khet", "variant": "imhotep", "clock": clock }),
    ] {
        let mut somebody = Visitor::new(&server);
        let answer = somebody.post("/api/pairings", other.clone()).await;
        assert_eq!((answer.status, &answer.json()["paired"]), (201, &json!(false)), "{other}");
    }
    // A set-up position is not what they asked for.
    let custom = "7/1BBBBB1/7/7/2W4/1W1WWW1/7 w 1 1";
    grace.create(json!({ "game": "quindo", "position": custom, "public": true })).await;
    let mut somebody = Visitor::new(&server);
    let answer = somebody.post("/api/pairings", json!({ "game": "quindo" })).await.json();
    assert_eq!(answer["paired"], false);
    // Who finds somebody withdraws their own.
    let theirs = ada.create(json!({ "game": "hokito", "clock": clock, "public": true })).await;
    let own = grace.create(json!({ "game": "hokito", "clock": clock, "public": true })).await;
    let found = grace.post("/api/pairings", json!({ "game": "hokito", "clock": clock })).await;
    assert_eq!((&found.json()["id"], &found.json()["paired"]), (&json!(theirs), &json!(true)));
    let own = server.get(&format!("/api/matches/{own}")).await.json();
    assert_eq!(own["status"], "aborted");
    // What cannot be played is told.
    let wrong = ada.post("/api/pairings", json!({ "game": "chess" })).await;
    assert_eq!((wrong.status, &wrong.json()["error"]), (422, &json!("setup")));
    let wrong = ada.post("/api/pairings", json!({ "game": "khet", "level": 3 })).await;
    assert_eq!((wrong.status, &wrong.json()["error"]), (400, &json!("malformed")));
}

#[tokio::test]
async fn ones_own_matches_are_sorted_by_who_waits() {
    let server = Server::start().await;
    let [mut ada, mut grace] = [Visitor::new(&server), Visitor::new(&server)];
    let nothing = ada.get("/api/me/matches").await;
    assert_eq!((&nothing["waiting"], &nothing["feed"]), (&json!([]), &json!(false)));
    let mut made = Vec::new();
    for clock in [json!(null), json!({ "days": 5 }), json!({ "days": 1 })] {
        let asked = json!({ "game": "quindo", "side": "first", "clock": clock });
        let id = ada.create(asked).await;
        grace.post(&format!("/api/matches/{id}/join"), json!({ "name": "Grace" })).await;
        made.push(id);
    }
    let challenge = ada.create(public("khet")).await;
    let mine = ada.get("/api/me/matches").await;
    assert_eq!(ids(&mine["waiting"]), [&*made[2], &*made[1], &*made[0]]);
    assert_eq!(ids(&mine["challenges"]), [challenge.as_str()]);
    let urgent = &mine["waiting"][0];
    assert_eq!((&urgent["side"], &urgent["waits"]), (&json!("first"), &json!(true)));
    assert!(urgent["deadline"].as_u64() > mine["now"].as_u64());
    assert_eq!(urgent["players"]["second"]["name"], "Grace");
    let theirs = grace.get("/api/me/matches").await;
    assert_eq!((&theirs["waiting"], &theirs["challenges"]), (&json!([]), &json!([])));
    assert_eq!(theirs["others"].as_array().map(Vec::len), Some(3));

    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    ada.post(&format!("/api/matches/{}/moves", made[2]), mv).await;
    ada.post(&format!("/api/matches/{}/actions", made[0]), json!({ "action": "abort" })).await;
    let resign = json!({ "action": "resign" });
    let path = format!("/api/matches/{}/actions", made[1]);
    assert_eq!(grace.post(&path, resign).await.status, 200);
    let mine = ada.get("/api/me/matches").await;
    assert_eq!((&mine["waiting"], ids(&mine["others"])), (&json!([]), vec![made[2].clone()]));
    assert_eq!(ids(&grace.get("/api/me/matches").await["waiting"]), [made[2].as_str()]);
    // What was called off before a move is not worth a line.
    let finished = &ada.get("/api/me/matches").await["finished"];
    assert!(!ids(finished).contains(&made[0]), "{finished}");
    // Withdrawn.
    let path = format!("/api/matches/{challenge}/actions");
    assert_eq!(ada.post(&path, json!({ "action": "abort" })).await.status, 200);
    assert_eq!(ada.get("/api/me/matches").await["challenges"], json!([]));
}

#[tokio::test]
async fn the_stream_of_ones_own_matches_tells_what_is_new() {
    let server = Server::start().await;
    let [mut ada, mut grace] = [Visitor::new(&server), Visitor::new(&server)];
    let refused = ada.ask("GET", "/api/me/events", &json!({})).await;
    assert_eq!((refused.status, &refused.json()["error"]), (401, &json!("no_token")));
    let bad = [("Authorization", "Bearer nonsense")];
    let refused = server.ask("GET", "/api/me/matches", &bad, "").await;
    assert_eq!((refused.status, &refused.json()["error"]), (401, &json!("unknown_token")));

    let quindo = json!({ "game": "quindo", "side": "second", "public": true });
    let created = ada.post("/api/matches", quindo).await.json();
    let (id, token) = (text(&created["id"]), text(&created["token"]));
    let mut stream = ada.stream("/api/me/events").await;
    let line = stream.line().await;
    assert_eq!((&line["news"], &line["match"]["id"]), (&json!("open"), &json!(id)));
    grace.post(&format!("/api/matches/{id}/join"), json!({ "name": "Grace" })).await;
    let line = stream.line().await;
    assert_eq!((&line["news"], &line["match"]["status"]), (&json!("joined"), &json!("running")));
    assert_eq!(line["match"]["players"]["first"]["name"], "Grace");
    assert_eq!(line["match"]["waits"], false);
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    grace.post(&format!("/api/matches/{id}/moves"), mv).await;
    let line = stream.line().await;
    assert_eq!((&line["news"], &line["match"]["waits"]), (&json!("turn"), &json!(true)));
    let other = ada.create(json!({ "game": "khan" })).await;
    let line = stream.line().await;
    assert_eq!((&line["news"], &line["match"]["id"]), (&json!("created"), &json!(other)));
    // The secret of a seat hears of its own match alone.
    let bearer = format!("Bearer {token}");
    let headers = [("Authorization", bearer.as_str())];
    let mut of_seat = server.stream_with("/api/me/events", &headers).await;
    assert_eq!(of_seat.line().await["match"]["id"], json!(id));
    let mine = server.ask("GET", "/api/me/matches", &headers, "").await.json();
    assert_eq!((ids(&mine["waiting"]), &mine["challenges"]), (vec![id.clone()], &json!([])));
    let refused = server.post("/api/me/feed", &token, &json!({})).await;
    assert_eq!(refused.status, 403);
    grace.post(&format!("/api/matches/{id}/actions"), json!({ "action": "resign" })).await;
    for stream in [&mut stream, &mut of_seat] {
        let line = stream.line().await;
        assert_eq!((&line["news"], &line["match"]["id"]), (&json!("ended"), &json!(id)));
        assert_eq!(line["match"]["outcome"]["winner"], "second");
    }
}

#[tokio::test]
async fn a_person_has_only_so_many_challenges() {
    let server = Server::start().await;
    let mut ada = Visitor::new(&server);
    for _ in 0..25 {
        ada.create(public("quindo")).await;
    }
    let refused = ada.post("/api/matches", public("quindo")).await;
    assert_eq!((refused.status, &refused.json()["error"]), (429, &json!("too_many_challenges")));
    // To wait would not help, so a program is not asked to.
    assert_eq!(refused.header("retry-after"), "");
    // By link one may still ask a friend, and the lobby has room for others.
    ada.create(json!({ "game": "quindo" })).await;
    let lobby = server.get("/api/lobby").await.json();
    assert_eq!(lobby["challenges"].as_array().map(Vec::len), Some(5));
}

#[tokio::test]
async fn the_feed_tells_the_turns_of_one_person() {
    let server = Server::start().await;
    let [mut ada, mut grace] = [Visitor::new(&server), Visitor::new(&server)];
    let refused = ada.post("/api/me/feed", json!({})).await;
    assert_eq!(refused.status, 401);
    let asked = json!({ "game": "quindo", "side": "first", "clock": { "days": 2 } });
    let id = ada.create(asked).await;
    let made = ada.post("/api/me/feed", json!({})).await;
    assert_eq!(made.status, 201);
    let url = text(&made.json()["url"]);
    let path = url.strip_prefix("http://test").expect("our own address").to_owned();
    let empty = server.get(&path).await;
    assert_eq!(
        (empty.status, empty.header("content-type")),
        (200, "application/atom+xml; charset=utf-8")
    );
    assert!(!empty.text().contains("<entry>"));
    let name = "<b>&\"Bob'";
    grace.post(&format!("/api/matches/{id}/join"), json!({ "name": name })).await;
    let other = ada.create(json!({ "game": "khan", "side": "first" })).await;
    grace.post(&format!("/api/matches/{other}/join"), json!({})).await;
    let feed = server.get(&path).await;
    let xml = feed.text();
    assert_eq!(xml.matches("<entry>").count(), 1, "{xml}");
    assert!(xml.contains("Quindo against &lt;b&gt;&amp;&quot;Bob&apos;: it is your turn"), "{xml}");
    assert!(xml.contains(&format!("<link href=\"http://test/match/{id}\"/>")), "{xml}");
    assert!(xml.contains("Please move before 20"), "{xml}");
    check_well_formed(xml);
    let french = server.get(&format!("{path}?lang=fr")).await;
    assert!(french.text().contains("à vous de jouer"), "{}", french.text());
    assert!(french.text().contains("xml:lang=\"fr\""));
    check_well_formed(french.text());
    // Nothing new is told without saying it again.
    let tag = feed.header("etag").to_owned();
    let same = server.ask("GET", &path, &[("If-None-Match", &tag)], "").await;
    assert_eq!((same.status, same.text()), (304, ""));
    // Hers alone, and only while she wants it.
    assert_eq!(server.get("/feed/nonsense.atom").await.status, 404);
    assert_eq!(server.get(path.trim_end_matches(".atom")).await.status, 404);
    assert_eq!(ada.get("/api/me/matches").await["feed"], true);
    let again = text(&ada.post("/api/me/feed", json!({})).await.json()["url"]);
    assert_eq!(server.get(&path).await.status, 404);
    let path = again.strip_prefix("http://test").expect("our own address");
    assert_eq!(server.get(path).await.status, 200);
    assert_eq!(ada.ask("DELETE", "/api/me/feed", &json!({})).await.status, 204);
    assert_eq!(server.get(path).await.status, 404);
}

/// Every element ends, in the order in which they began, and no text breaks out of one.
fn check_well_formed(xml: &str) {
    let mut open = Vec::new();
    let body = xml.strip_prefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n").expect("a head");
    for piece in body.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        assert!(!text.contains('&') || text.contains(';'), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{xml}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a name"));
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
