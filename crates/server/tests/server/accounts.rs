//! Accounts as browsers and programs meet them, over HTTP.

use crate::common::{Answer, Server};
use serde_json::{Value, json};
use server::NodeSettings;

const PASSPHRASE: &str = "correct horse battery";

/// A browser: it keeps the one cookie.
struct Browser<'a> {
    server: &'a Server,
    cookie: String,
}

impl<'a> Browser<'a> {
    fn new(server: &'a Server) -> Browser<'a> {
        Browser { server, cookie: String::new() }
    }

    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let cookie = self.cookie.clone();
        let mut headers = vec![("Content-Type", "application/json")];
        if !cookie.is_empty() {
            headers.push(("Cookie", &cookie));
        }
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.server.ask(method, path, &headers, &body).await;
        if let Some(pair) = answer.header("set-cookie").split(';').next()
            && !pair.is_empty()
        {
            pair.clone_into(&mut self.cookie);
        }
        answer
    }

    async fn get(&mut self, path: &str) -> Value {
        let answer = self.ask("GET", path, &Value::Null).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        answer.json()
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, &body).await
    }

    /// Opens an account. Gives the recovery code.
    async fn open(&mut self, name: &str) -> String {
        let asked = json!({ "name": name, "passphrase": PASSPHRASE });
        let opened = self.post("/api/account", asked).await;
        assert_eq!(opened.status, 201, "{}", opened.text());
        opened.json()["recovery"].as_str().expect("a code").to_owned()
    }

    async fn log_in(&mut self, name: &str, passphrase: &str) -> Answer {
        self.post("/api/session", json!({ "name": name, "passphrase": passphrase })).await
    }

    async fn me(&mut self) -> Value {
        self.get("/api/me").await
    }
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(
        (answer.status, &answer.json()["error"]),
        (status, &json!(code)),
        "{}",
        answer.text()
    );
    assert!(answer.json()["message"].as_str().is_some_and(|text| !text.is_empty()));
}

/// Two people with accounts, and a rated match between them.
async fn rated<'a>(server: &'a Server, names: [&str; 2]) -> ([Browser<'a>; 2], String) {
    let mut both = [Browser::new(server), Browser::new(server)];
    for (browser, name) in both.iter_mut().zip(names) {
        browser.open(name).await;
    }
    let id = rated_match(&mut both).await;
    (both, id)
}

async fn rated_match(both: &mut [Browser<'_>; 2]) -> String {
    let asked = json!({ "game": "quindo", "side": "first", "rated": true,
        "clock": { "base": 300, "increment": 2 } });
    let created = both[0].post("/api/matches", asked).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let id = created.json()["id"].as_str().expect("an id").to_owned();
    let joined = both[1].post(&format!("/api/matches/{id}/join"), json!({})).await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    id
}

/// A turn of each, so that the match counts.
async fn begin(both: &mut [Browser<'_>; 2], id: &str) {
    for (ply, mv) in ["c2c3", "c6a4"].into_iter().enumerate() {
        let body = json!({ "ply": ply, "move": mv, "id": format!("m{ply}") });
        let moved = both[ply].post(&format!("/api/matches/{id}/moves"), body).await;
        assert_eq!(moved.status, 200, "{}", moved.text());
    }
}

async fn resign(browser: &mut Browser<'_>, id: &str) -> Answer {
    browser.post(&format!("/api/matches/{id}/actions"), json!({ "action": "resign" })).await
}

#[tokio::test]
async fn a_name_at_once_and_an_account_later() {
    let server = Server::start().await;
    let mut ada = Browser::new(&server);
    let nobody = ada.me().await;
    assert_eq!(
        nobody,
        json!({ "id": null, "name": null, "account": false, "since": null, "ratings": [] })
    );
    assert_eq!(ada.cookie, "", "who only looks is not followed");
    let named = ada.ask("PUT", "/api/me", &json!({ "name": " Ada L. " })).await;
    assert_eq!((named.status, &named.json()["name"]), (200, &json!("Ada L.")));
    let guest = ada.me().await;
    assert_eq!((&guest["name"], &guest["account"]), (&json!("Ada L."), &json!(false)));
    refused(&ada.ask("PUT", "/api/me", &json!({ "name": "" })).await, 422, "name");
    // A game of the guest's is the account's; who gives another name is called so.
    let asked = json!({ "game": "khet", "name": "Countess" });
    let created = ada.post("/api/matches", asked).await.json();
    assert_eq!(ada.me().await["name"], "Countess");
    ada.open("Ada").await;
    let account = ada.me().await;
    assert_eq!((&account["id"], &account["name"]), (&guest["id"], &json!("Ada")));
    assert_eq!(account["account"], true);
    let path = format!("/api/matches/{}", created["id"].as_str().expect("an id"));
    let state = ada.get(&path).await;
    let side = created["side"].as_str().expect("a side");
    assert_eq!(state["you"], created["side"]);
    assert_eq!(state["players"][side]["name"], "Ada");
    assert_eq!(state["players"][side]["account"], true);
    refused(&ada.ask("PUT", "/api/me", &json!({ "name": "Else" })).await, 409, "account_name");
    let again = json!({ "name": "Other", "passphrase": PASSPHRASE });
    refused(&ada.post("/api/account", again).await, 409, "has_account");
}

#[tokio::test]
async fn what_cannot_be_an_account_is_refused() {
    let server = Server::start().await;
    Browser::new(&server).open("Éloïse").await;
    let check = async |name: &str, passphrase: &str, status, code: &str| {
        let mut browser = Browser::new(&server);
        let asked = json!({ "name": name, "passphrase": passphrase });
        refused(&browser.post("/api/account", asked).await, status, code);
        assert_eq!(browser.cookie, "");
    };
    check("eloise", PASSPHRASE, 409, "name_taken").await;
    check("ÉLOÏSE", PASSPHRASE, 409, "name_taken").await;
    check("a b", PASSPHRASE, 422, "name").await;
    check("../x", PASSPHRASE, 422, "name").await;
    check("Ada", "short", 422, "passphrase").await;
    check("Adalovelace", "adalovelace", 422, "passphrase").await;
    check("Ada", &"x".repeat(201), 422, "passphrase").await;
    let mut browser = Browser::new(&server);
    let more = json!({ "name": "Ada", "passphrase": PASSPHRASE, "admin": true });
    refused(&browser.post("/api/account", more).await, 400, "malformed");
}

#[tokio::test]
async fn one_logs_out_and_in_again() {
    let server = Server::start().await;
    let mut ada = Browser::new(&server);
    ada.open("Ada").await;
    let old = ada.cookie.clone();
    assert_eq!(ada.ask("DELETE", "/api/session", &Value::Null).await.status, 204);
    assert_eq!(ada.cookie, "quinconce=");
    assert_eq!(ada.me().await["id"], Value::Null);
    let mut thief = Browser { server: &server, cookie: old };
    assert_eq!(thief.me().await["id"], Value::Null, "the old cookie is worth nothing");
    refused(&ada.log_in("Ada", "wrong horse battery").await, 401, "credentials");
    refused(&ada.log_in("Nobody", PASSPHRASE).await, 401, "credentials");
    refused(&ada.log_in("../..", PASSPHRASE).await, 401, "credentials");
    let known = ada.log_in("Ada", "x").await.json();
    assert_eq!(known, ada.log_in("Unknown", "x").await.json(), "nothing tells which");
    let let_in = ada.log_in("aDA", PASSPHRASE).await;
    assert_eq!((let_in.status, &let_in.json()["name"]), (200, &json!("Ada")));
    assert_eq!(ada.me().await["account"], true);
    refused(
        &Browser::new(&server).ask("DELETE", "/api/session", &Value::Null).await,
        403,
        "account",
    );
}

#[tokio::test]
async fn what_was_played_as_a_guest_in_this_browser_comes_along() {
    let server = Server::start().await;
    Browser::new(&server).open("Ada").await;
    let mut guest = Browser::new(&server);
    let asked = json!({ "game": "quindo", "side": "first", "name": "Somebody" });
    let created = guest.post("/api/matches", asked).await.json();
    let id = created["id"].as_str().expect("an id").to_owned();
    let mut other = Browser::new(&server);
    other.post(&format!("/api/matches/{id}/join"), json!({ "name": "Grace" })).await;
    assert_eq!(guest.log_in("Ada", PASSPHRASE).await.status, 200);
    // The seat is theirs, under the name of today, and the secret of the seat works on.
    let state = guest.get(&format!("/api/matches/{id}")).await;
    assert_eq!(
        (&state["you"], &state["players"]["first"]["name"]),
        (&json!("first"), &json!("Ada"))
    );
    let path = format!("/api/matches/{id}/moves");
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    assert_eq!(guest.post(&path, mv).await.status, 200);
    let games = guest.get("/api/people/Ada/games").await;
    assert_eq!(
        (&games["games"][0]["id"], &games["games"][0]["opponent"]),
        (&json!(id), &json!("Grace"))
    );
    // A game by link is nobody else's business.
    let seen = Browser::new(&server).get("/api/people/ada/games").await;
    assert_eq!(seen["games"], json!([]));
    assert_eq!(other.get("/api/people/ada/games").await["games"][0]["id"], json!(id));
}

#[tokio::test]
async fn a_guest_searches_in_all_of_their_games() {
    let server = Server::start().await;
    let (mut guest, mut grace) = (Browser::new(&server), Browser::new(&server));
    // Nothing is known of somebody new, and that is no error.
    let nothing = json!({ "games": [], "next": null });
    assert_eq!(guest.get("/api/me/games").await, nothing);
    let mut made = Vec::new();
    let mut token = String::new();
    for game in ["quindo", "khet", "quindo"] {
        let asked = json!({ "game": game, "side": "first", "name": "Somebody" });
        let created = guest.post("/api/matches", asked).await.json();
        let id = created["id"].as_str().expect("an id").to_owned();
        token = created["token"].as_str().expect("a secret").to_owned();
        grace.post(&format!("/api/matches/{id}/join"), json!({ "name": "Grace" })).await;
        made.push(id);
    }
    assert_eq!(resign(&mut grace, &made[0]).await.status, 200);
    let ids = |page: &Value| -> Vec<String> {
        let games = page["games"].as_array().expect("a list").iter();
        let mut ids: Vec<String> =
            games.filter_map(|game| game["id"].as_str().map(str::to_owned)).collect();
        ids.sort();
        ids
    };
    let mut all = made.clone();
    all.sort();
    assert_eq!(ids(&guest.get("/api/me/games").await), all);
    assert_eq!(ids(&grace.get("/api/me/games").await), all);
    let won = guest.get("/api/me/games?result=win&opponent=gra").await;
    assert_eq!((ids(&won), &won["games"][0]["opponent"]), (vec![made[0].clone()], &json!("Grace")));
    assert_eq!(ids(&guest.get("/api/me/games?game=khet").await), [made[1].clone()]);
    assert_eq!(guest.get("/api/me/games?opponent=zoe").await, nothing);
    refused(&guest.ask("GET", "/api/me/games?result=won", &Value::Null).await, 400, "query");
    let mut stranger = Browser::new(&server);
    assert_eq!(stranger.get("/api/me/games").await, nothing);
    refused(&stranger.ask("GET", "/api/me/games?x=1", &Value::Null).await, 400, "query");
    // The secret of a seat is for its match alone.
    let seat = format!("Bearer {token}");
    let seat = [("Authorization", seat.as_str())];
    assert_eq!(server.ask("GET", "/api/me/games", &seat, "").await.json(), nothing);
    let bad = [("Authorization", "Bearer nobody")];
    refused(&server.ask("GET", "/api/me/games", &bad, "").await, 401, "unknown_token");
}

#[tokio::test]
async fn a_forgotten_passphrase_is_replaced_by_the_code() {
    let server = Server::start().await;
    let mut ada = Browser::new(&server);
    let code = ada.open("Ada").await;
    let token = ada.post("/api/tokens", json!({ "name": "bot", "scopes": ["play"] })).await.json();
    let mut elsewhere = Browser::new(&server);
    let new = "another horse entirely";
    let ask = |code: &str, name: &str| json!({ "name": name, "code": code, "passphrase": new });
    let wrong = elsewhere.post("/api/account/recovery", ask("abcd-efgh-ijkm", "Ada")).await;
    refused(&wrong, 401, "credentials");
    let nobody = elsewhere.post("/api/account/recovery", ask(&code, "Nobody")).await;
    assert_eq!(nobody.json(), wrong.json());
    // As somebody types it from a sheet of paper.
    let typed = code.to_uppercase().replace('-', " ");
    let recovered = elsewhere.post("/api/account/recovery", ask(&typed, "Ada")).await;
    assert_eq!(recovered.status, 200, "{}", recovered.text());
    assert_ne!(recovered.json()["recovery"], json!(code));
    assert_eq!(elsewhere.me().await["name"], "Ada");
    assert_eq!(ada.me().await["id"], Value::Null, "every other browser is logged out");
    let token = token["token"].as_str().expect("a token");
    let bearer = format!("Bearer {token}");
    let tried = server.ask("GET", "/api/me", &[("Authorization", &bearer)], "").await;
    refused(&tried, 401, "unknown_token");
    refused(&elsewhere.post("/api/account/recovery", ask(&code, "Ada")).await, 401, "credentials");
    refused(&ada.log_in("Ada", PASSPHRASE).await, 401, "credentials");
    assert_eq!(ada.log_in("Ada", new).await.status, 200);
    // Known, it is changed; the other browser must log in again.
    let change = |old: &str| json!({ "passphrase": old, "new": PASSPHRASE });
    refused(&ada.ask("PUT", "/api/account/passphrase", &change("wrong")).await, 401, "credentials");
    assert_eq!(ada.ask("PUT", "/api/account/passphrase", &change(new)).await.status, 204);
    assert_eq!(ada.me().await["name"], "Ada");
    assert_eq!(elsewhere.me().await["id"], Value::Null);
}

#[tokio::test]
async fn a_code_leads_to_another_device_once() {
    let server = Server::start().await;
    let mut desk = Browser::new(&server);
    desk.ask("PUT", "/api/me", &json!({ "name": "Guest" })).await;
    let code = desk.post("/api/devices", Value::Null).await;
    assert_eq!(code.status, 201);
    let code = code.json()["code"].clone();
    let mut phone = Browser::new(&server);
    refused(&phone.post("/api/devices/claim", json!({ "code": "abcd-efgh" })).await, 401, "code");
    let claimed = phone.post("/api/devices/claim", json!({ "code": code })).await;
    assert_eq!((claimed.status, &claimed.json()["name"]), (200, &json!("Guest")));
    assert_eq!(phone.me().await["id"], desk.me().await["id"]);
    refused(&phone.post("/api/devices/claim", json!({ "code": code })).await, 401, "code");
    // Also for somebody who has done nothing yet.
    let mut new = Browser::new(&server);
    assert_eq!(new.post("/api/devices", Value::Null).await.status, 201);
    assert!(new.me().await["id"].is_string());
}

#[tokio::test]
async fn a_token_is_good_for_its_scopes_alone() {
    let server = Server::start().await;
    let mut ada = Browser::new(&server);
    let none = json!({ "name": "bot", "scopes": ["play"] });
    refused(&ada.post("/api/tokens", none.clone()).await, 403, "account");
    ada.open("Ada").await;
    refused(&ada.post("/api/tokens", json!({ "name": "", "scopes": ["play"] })).await, 422, "name");
    refused(&ada.post("/api/tokens", json!({ "name": "x", "scopes": [] })).await, 422, "scopes");
    refused(
        &ada.post("/api/tokens", json!({ "name": "x", "scopes": ["all"] })).await,
        400,
        "malformed",
    );
    let made = ada.post("/api/tokens", none).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let (play, id) = (made.json()["token"].clone(), made.json()["id"].clone());
    let play = play.as_str().expect("a token");
    let read =
        ada.post("/api/tokens", json!({ "name": "reader", "scopes": ["read"] })).await.json();
    let read = read["token"].as_str().expect("a token");
    let with = async |token: &str, method: &str, path: &str, body: Value| {
        let bearer = format!("Bearer {token}");
        let headers = [("Authorization", &*bearer), ("Content-Type", "application/json")];
        server.ask(method, path, &headers, &body.to_string()).await
    };
    assert_eq!(with(read, "GET", "/api/me", json!({})).await.json()["name"], "Ada");
    refused(&with(play, "GET", "/api/me", json!({})).await, 403, "scope");
    let game = json!({ "game": "quindo", "side": "first" });
    refused(&with(read, "POST", "/api/matches", game.clone()).await, 403, "scope");
    let created = with(play, "POST", "/api/matches", game).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let path = format!("/api/matches/{}", created.json()["id"].as_str().expect("an id"));
    Browser::new(&server).post(&format!("{path}/join"), json!({})).await;
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "x" });
    refused(&with(read, "POST", &format!("{path}/moves"), mv.clone()).await, 403, "scope");
    assert_eq!(with(play, "POST", &format!("{path}/moves"), mv).await.status, 200);
    // What is theirs is changed by the person alone.
    for (method, path, body) in [
        ("POST", "/api/tokens", json!({ "name": "more", "scopes": ["read"] })),
        ("POST", "/api/devices", json!({})),
        ("DELETE", "/api/account", json!({ "passphrase": PASSPHRASE })),
        ("DELETE", "/api/session", json!({})),
        ("GET", "/api/account/export", json!({})),
        ("PUT", "/api/me", json!({ "name": "Bot" })),
    ] {
        refused(&with(play, method, path, body).await, 403, "scope");
    }
    let listed = ada.get("/api/tokens").await;
    assert_eq!((&listed[0]["name"], &listed[0]["scopes"]), (&json!("bot"), &json!(["play"])));
    assert_eq!(listed[0]["token"], Value::Null, "the secret is told once");
    let path = format!("/api/tokens/{}", id.as_str().expect("an id"));
    assert_eq!(ada.ask("DELETE", &path, &Value::Null).await.status, 204);
    refused(&ada.ask("DELETE", &path, &Value::Null).await, 404, "not_found");
    refused(&with(play, "GET", "/api/me", json!({})).await, 401, "unknown_token");
}

#[tokio::test]
async fn only_accounts_play_for_a_rating() {
    let server = Server::start().await;
    let mut ada = Browser::new(&server);
    let asked = |more: Value| {
        let mut asked = json!({ "game": "quindo", "side": "first", "rated": true,
            "clock": { "base": 300, "increment": 0 } });
        for (key, value) in more.as_object().expect("an object") {
            asked[key] = value.clone();
        }
        asked
    };
    refused(&ada.post("/api/matches", asked(json!({}))).await, 403, "account");
    ada.open("Ada").await;
    for unusual in [
        json!({ "clock": null }),
        json!({ "seed": 5 }),
        json!({ "level": 3 }),
        json!({ "position": "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1" }),
    ] {
        refused(&ada.post("/api/matches", asked(unusual)).await, 422, "rated");
    }
    let created = ada.post("/api/matches", asked(json!({ "clock": { "days": 2 } }))).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let seat = created.json()["token"].as_str().expect("a token").to_owned();
    let path = format!("/api/matches/{}/join", created.json()["id"].as_str().expect("an id"));
    refused(&Browser::new(&server).post(&path, json!({})).await, 403, "account");
    refused(&ada.post(&path, json!({})).await, 409, "rated_self");
    // The secret of a seat does not stand for the person.
    refused(&server.post("/api/matches", &seat, &asked(json!({}))).await, 403, "account");
    let mut grace = Browser::new(&server);
    grace.open("Grace").await;
    assert_eq!(grace.post(&path, json!({})).await.status, 200);
}

#[tokio::test]
async fn the_end_of_a_rated_match_changes_both_ratings_once() {
    let server = Server::start().await;
    let (mut both, id) = rated(&server, ["Ada", "Grace"]).await;
    let path = format!("/api/matches/{id}");
    let state = both[0].get(&path).await;
    let new = json!({ "rating": 1500, "provisional": true, "change": null });
    assert_eq!((&state["players"]["first"]["rating"], &state["rated"]), (&new, &json!(true)));
    begin(&mut both, &id).await;
    let offer = json!({ "action": "offer", "kind": "takeBack" });
    refused(&both[0].post(&format!("{path}/actions"), offer).await, 409, "rated");
    assert_eq!(resign(&mut both[1], &id).await.status, 200);
    refused(&resign(&mut both[1], &id).await, 409, "finished");
    let state = both[0].get(&path).await;
    let shown = |side: &str| state["players"][side]["rating"].clone();
    assert_eq!(shown("first"), json!({ "rating": 1500, "provisional": true, "change": 162 }));
    assert_eq!(shown("second")["change"], -162);
    let ada = both[0].get("/api/people/ada").await;
    let expected = json!([{ "game": "quindo", "speed": "blitz", "rating": 1662, "deviation": 290,
        "provisional": true, "games": 1 }]);
    assert_eq!((&ada["ratings"], &ada["games"], &ada["you"]), (&expected, &json!(1), &json!(true)));
    assert_eq!(both[1].me().await["ratings"][0]["rating"], 1338);
    let curve = both[1].get("/api/people/Ada/ratings?game=quindo").await;
    assert_eq!((curve.as_array().map(Vec::len), &curve[0]["rating"]), (Some(1), &json!(1662)));
    assert_eq!(both[1].get("/api/people/Ada/ratings?game=khan").await, json!([]));
    // What a rating is made of can be seen by everybody.
    let games = Browser::new(&server).get("/api/people/Ada/games?result=win&rated=true").await;
    let game = &games["games"][0];
    assert_eq!(
        (&game["id"], &game["change"], &game["winner"]),
        (&json!(id), &json!(162), &json!("first"))
    );
    assert_eq!((&game["opponent"], &game["reason"]), (&json!("Grace"), &json!("resignation")));
    let none = Browser::new(&server).get("/api/people/Ada/games?opponent=zoe").await;
    assert_eq!(none, json!({ "games": [], "next": null }));
    let mut browser = Browser::new(&server);
    for wrong in
        ["result=won", "x=1", "before=5", "from=yesterday", "to=9007199254740992", "opponent=%ff"]
    {
        let path = format!("/api/people/Ada/games?{wrong}");
        refused(&browser.ask("GET", &path, &Value::Null).await, 400, "query");
    }
    refused(&browser.ask("GET", "/api/people/nobody", &Value::Null).await, 404, "not_found");
}

#[tokio::test]
async fn lists_tell_how_well_somebody_plays() {
    let server = Server::start().await;
    let (mut both, id) = rated(&server, ["Ada", "Grace"]).await;
    begin(&mut both, &id).await;
    resign(&mut both[1], &id).await;
    let asked =
        |clock: Value| json!({ "game": "quindo", "public": true, "side": "first", "clock": clock });
    both[0].post("/api/matches", asked(json!({ "base": 300, "increment": 2 }))).await;
    both[1].post("/api/matches", asked(json!({ "days": 2 }))).await;
    Browser::new(&server).post("/api/matches", asked(json!({ "days": 3 }))).await;
    let lobby = Browser::new(&server).get("/api/lobby").await;
    let shown: Vec<&Value> = lobby["challenges"]
        .as_array()
        .expect("challenges")
        .iter()
        .map(|challenge| &challenge["players"]["first"]["rating"])
        .collect();
    let known = json!({ "rating": 1662, "provisional": true, "change": null });
    assert_eq!(shown, [&known, &Value::Null, &Value::Null], "at this speed, and of accounts");
    let mine = both[1].get("/api/me/matches").await;
    let lost = &mine["finished"][0]["players"]["second"]["rating"];
    assert_eq!(lost, &json!({ "rating": 1500, "provisional": true, "change": -162 }));
}

#[tokio::test]
async fn a_match_that_is_called_off_does_not_count() {
    let server = Server::start().await;
    let (mut both, id) = rated(&server, ["Ada", "Grace"]).await;
    let aborted =
        both[1].post(&format!("/api/matches/{id}/actions"), json!({ "action": "abort" })).await;
    assert_eq!(aborted.status, 200);
    assert_eq!(both[0].me().await["ratings"], json!([]));
    let state = both[0].get(&format!("/api/matches/{id}")).await;
    assert_eq!(state["players"]["first"]["rating"]["change"], Value::Null);
}

#[tokio::test]
async fn of_matches_that_end_at_once_every_one_counts() {
    let server = Server::with(NodeSettings { rate: Some(0.0), ..NodeSettings::default() }).await;
    let mut both = [Browser::new(&server), Browser::new(&server)];
    both[0].open("Ada").await;
    both[1].open("Grace").await;
    let mut ids = Vec::new();
    for _ in 0..12 {
        let id = rated_match(&mut both).await;
        begin(&mut both, &id).await;
        ids.push(id);
    }
    let cookie = both[1].cookie.clone();
    let ends = ids.iter().map(|id| {
        let mut grace = Browser { server: &server, cookie: cookie.clone() };
        async move { resign(&mut grace, id).await.status }
    });
    let ended = futures_util::future::join_all(ends).await;
    assert!(ended.iter().all(|&status| status == 200), "{ended:?}");
    let [ada, grace] = &mut both;
    assert_eq!(ada.me().await["ratings"][0]["games"], 12);
    assert_eq!(grace.me().await["ratings"][0]["games"], 12);
    let curve = ada.get("/api/people/ada/ratings").await;
    let ratings: Vec<i64> = curve
        .as_array()
        .expect("points")
        .iter()
        .filter_map(|point| point["rating"].as_i64())
        .collect();
    assert_eq!(ratings.len(), 12);
    let highest = ratings.iter().max();
    assert_eq!(
        highest.map(|&rating| json!(rating)),
        Some(ada.me().await["ratings"][0]["rating"].clone())
    );
}

#[tokio::test]
async fn a_deleted_account_leaves_its_games_and_nothing_else() {
    let server = Server::start().await;
    let (mut both, id) = rated(&server, ["Ada", "Grace"]).await;
    begin(&mut both, &id).await;
    let waiting =
        both[0].post("/api/matches", json!({ "game": "khet", "public": true })).await.json();
    let close = |passphrase: &str| json!({ "passphrase": passphrase });
    refused(&both[0].ask("DELETE", "/api/account", &close("wrong")).await, 401, "credentials");
    let closed = both[0].ask("DELETE", "/api/account", &close(PASSPHRASE)).await;
    assert_eq!(closed.status, 204, "{}", closed.text());
    assert_eq!(both[0].me().await["id"], Value::Null);
    // Nobody waits for somebody who is gone.
    let state = both[1].get(&format!("/api/matches/{id}")).await;
    assert_eq!((&state["status"], &state["outcome"]["winner"]), (&json!("over"), &json!("second")));
    let player = &state["players"]["first"];
    assert_eq!((&player["name"], &player["account"]), (&Value::Null, &json!(true)));
    let waiting = format!("/api/matches/{}", waiting["id"].as_str().expect("an id"));
    assert_eq!(both[1].get(&waiting).await["status"], "aborted");
    let record = server.get(&format!("/api/matches/{id}/record")).await;
    assert!(record.status == 200 && !record.text().contains("Ada"), "{}", record.text());
    refused(&both[1].ask("GET", "/api/people/Ada", &Value::Null).await, 404, "not_found");
    refused(&both[0].log_in("Ada", PASSPHRASE).await, 401, "credentials");
    assert_eq!(both[1].me().await["ratings"][0]["games"], 1);
}

#[tokio::test]
async fn everything_of_mine_is_one_file() {
    let server = Server::start().await;
    let (mut both, id) = rated(&server, ["Ada", "Grace"]).await;
    begin(&mut both, &id).await;
    resign(&mut both[1], &id).await;
    both[0].post("/api/tokens", json!({ "name": "bot", "scopes": ["play"] })).await;
    let open = json!({ "game": "khan", "public": true, "clock": { "days": 2 } });
    let open = both[0].post("/api/matches", open).await.json()["id"].clone();
    let chat = format!("/api/matches/{id}/chat");
    let said = both[1].post(&chat, json!({ "text": "well", "id": "1" })).await.json();
    let report = json!({ "room": "players", "line": 1, "why": "rude" });
    assert_eq!(both[0].post(&format!("{chat}/report"), report).await.status, 201);
    let mute = json!({ "person": said["person"], "muted": true });
    assert_eq!(both[0].post(&format!("{chat}/mute"), mute).await.status, 200);
    let answer = both[0].ask("GET", "/api/account/export", &Value::Null).await;
    assert!(answer.header("content-disposition").contains("quinconce.json"));
    // The answer comes in chunks, whose sizes stand between.
    let text: String = answer.text().lines().filter(|line| line.len() > 8).collect();
    let file: Value = serde_json::from_str(&(text + "]}")).expect("one JSON");
    assert_eq!((&file["me"]["name"], &file["tokens"][0]["name"]), (&json!("Ada"), &json!("bot")));
    assert_eq!(file["ratingHistory"][0]["match"], json!(id));
    assert_eq!(file["challenges"][0]["match"], open);
    assert_eq!(file["challenges"][0]["clock"], json!({ "days": 2 }));
    assert_eq!(file["muted"], json!([{ "person": said["person"], "name": "Grace" }]));
    let report = &file["reports"][0];
    assert_eq!(
        (&report["match"], &report["line"], &report["why"]),
        (&json!(id), &json!(1), &json!("rude"))
    );
    let record = file["games"][0]["record"].as_str().expect("a record");
    let (table, _) = catalog::load(record).expect("a record that replays");
    assert_eq!(table.moves(), ["c2c3", "c6a4"]);
    assert!(!answer.text().contains("argon2"));
    refused(
        &Browser::new(&server).ask("GET", "/api/account/export", &Value::Null).await,
        403,
        "account",
    );
}

#[tokio::test]
async fn guessing_is_bounded_for_a_name_and_an_address() {
    let server = Server::with(NodeSettings { rate: Some(0.1), ..NodeSettings::default() }).await;
    let mut ada = Browser::new(&server);
    ada.open("Ada").await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(ada.log_in("Ada", "a guess").await.status);
    }
    assert_eq!(answers, [401, 429, 429, 429]);
    let last = ada.log_in("Ada", PASSPHRASE).await;
    assert!(last.header("retry-after").parse::<u64>().is_ok_and(|seconds| seconds > 0));
    assert_eq!(ada.me().await["name"], "Ada", "who is in stays in");
}
