//! Matches as programs play them, over HTTP. Each test has a server of its own on a free port.

use crate::common::{Server, create, play};
use serde_json::{Value, json};

#[tokio::test]
async fn two_programs_play_a_game_to_its_end() {
    let server = Server::start().await;
    for game in ["khitan", "hokito", "khet", "quindo", "khan"] {
        let (id, tokens) = play(&server, game).await;
        let state = server.get(&format!("/api/matches/{id}")).await;
        assert_eq!(state.status, 200);
        let state = state.json();
        assert_eq!((&state["game"], &state["status"]), (&json!(game), &json!("over")), "{state}");
        assert_eq!(
            state["moves"].as_array().map(Vec::len),
            state["ply"].as_u64().map(|n| n as usize)
        );
        assert!(state["outcome"]["reason"].is_string());
        // The record replays, and says the same.
        let record = server.get(&format!("/api/matches/{id}/record")).await;
        let (table, _) = catalog::load(record.text()).expect("a record");
        assert_eq!(json!(table.position()), state["position"]);
        let late = json!({ "ply": state["ply"], "move": "a1", "id": "late" });
        let refused = server.post(&format!("/api/matches/{id}/moves"), &tokens[0], &late).await;
        assert_eq!((refused.status, &refused.json()["error"]), (409, &json!("finished")));
    }
}

#[tokio::test]
async fn a_match_is_made_joined_and_told() {
    let server = Server::start().await;
    let asked = json!({ "game": "khet", "side": "second", "clock": { "base": 300, "increment": 5 },
        "rated": false, "public": false, "name": "Ada" });
    let created = server.post("/api/matches", "", &asked).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let created = created.json();
    let id = created["id"].as_str().expect("an id");
    assert_eq!(created["side"], "second");
    assert_eq!(created["join"], json!(format!("http://test/match/{id}")));
    let path = format!("/api/matches/{id}");
    let waiting = server.get(&path).await.json();
    assert_eq!((&waiting["status"], &waiting["ply"]), (&json!("waiting"), &json!(0)));
    assert_eq!(
        waiting["players"],
        json!({ "first": null,
        "second": { "seat": waiting["players"]["second"]["seat"], "name": "Ada",
            "account": false, "rating": null } })
    );
    assert_eq!(waiting["turn"], "first");
    assert_eq!(waiting["outcome"], Value::Null);
    assert_eq!(waiting["events"], 1);

    let joined = server.post(&format!("{path}/join"), "", &json!({ "name": "Grace" })).await;
    assert_eq!(joined.status, 200);
    assert_eq!(joined.json()["side"], "first");
    assert_ne!(joined.json()["token"], created["token"]);
    let full = server.post(&format!("{path}/join"), "", &json!({})).await;
    assert_eq!((full.status, &full.json()["error"]), (409, &json!("full")));

    let running = server.get(&path).await.json();
    assert_eq!((&running["status"], &running["events"]), (&json!("running"), &json!(2)));
    let clock = &running["clock"];
    assert_eq!((&clock["base"], &clock["increment"]), (&json!(300), &json!(5)));
    assert_eq!(clock["left"], json!({ "first": 300_000, "second": 300_000 }));
    assert_eq!(clock["running"], "first");
    assert_eq!(running["start"], running["position"]);
}

#[tokio::test]
async fn a_move_is_answered_alike_however_often_it_is_sent() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let path = format!("/api/matches/{id}/moves");
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    let done = server.post(&path, &first, &mv).await;
    assert_eq!(done.status, 200);
    let expected = json!({ "event": 3, "ply": 1, "position": "7/1BBBBB1/7/7/2W4/1W1WWW1/7 b 1 1" });
    assert_eq!(done.json(), expected);
    server.post(&path, &second, &json!({ "ply": 1, "move": "c6a4", "id": "one" })).await;
    for _ in 0..3 {
        let again = server.post(&path, &first, &mv).await;
        assert_eq!((again.status, again.json()), (200, expected.clone()));
    }
    let state = server.get(&format!("/api/matches/{id}")).await.json();
    assert_eq!(state["moves"], json!(["c2c3", "c6a4"]));
}

#[tokio::test]
async fn an_id_remembers_what_was_done_and_not_what_was_refused() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let path = format!("/api/matches/{id}/moves");
    let send = async |token: &str, ply: u32, mv: &str| {
        let answer =
            server.post(&path, token, &json!({ "ply": ply, "move": mv, "id": "mine" })).await;
        (answer.status, answer.json())
    };
    // Refused for three reasons, under a name that is as good as new afterwards.
    assert_eq!(send(&first, 0, "c2c7").await.0, 422);
    assert_eq!(send(&first, 1, "c2c3").await.0, 409);
    assert_eq!(send(&second, 0, "c6a4").await.0, 403);
    let done = send(&first, 0, "c2c3").await;
    assert_eq!(done.0, 200, "{done:?}");
    // Under the name of what was done, anything is answered as that was, and nothing else is done.
    assert_eq!(send(&first, 0, "c2c3").await, done);
    assert_eq!(send(&first, 2, "d2d3").await, done);
    // Names are each player's own.
    assert_eq!(send(&second, 1, "c6a4").await.0, 200);
    let state = server.get(&format!("/api/matches/{id}")).await.json();
    assert_eq!((&state["moves"], &state["events"]), (&json!(["c2c3", "c6a4"]), &json!(4)));

    // With what is no move it is the same.
    let path = format!("/api/matches/{id}/actions");
    let draw = json!({ "action": "accept", "offer": 3, "id": "yes" });
    assert_eq!(server.post(&path, &first, &draw).await.status, 409, "there is no such offer");
    let resign = json!({ "action": "resign", "id": "yes" });
    let done = server.post(&path, &first, &resign).await;
    assert_eq!(done.status, 200, "{}", done.text());
    let again = server.post(&path, &first, &resign).await;
    assert_eq!((again.status, again.json()), (200, done.json()));
    let other = json!({ "action": "resign", "id": "no" });
    assert_eq!(server.post(&path, &first, &other).await.json()["error"], "finished");
}

#[tokio::test]
async fn whatever_is_done_under_a_name_is_answered_alike() {
    let server = Server::start().await;
    let twice = async |id: &str, token: &str, act: Value| {
        let path = format!("/api/matches/{id}/actions");
        let done = server.post(&path, token, &act).await;
        assert_eq!(done.status, 200, "{act}: {}", done.text());
        let again = server.post(&path, token, &act).await;
        assert_eq!((again.status, again.json()), (200, done.json()), "{act}");
        done.json()["event"].clone()
    };
    let (id, [first, second]) = create(&server, "quindo").await;
    let draw = json!({ "action": "offer", "kind": "draw", "id": "draw" });
    let offer = twice(&id, &first, draw).await;
    twice(&id, &second, json!({ "action": "decline", "offer": offer, "id": "no" })).await;
    twice(&id, &second, json!({ "action": "abort", "id": "off" })).await;
    let log = server.node.database().read(&id, 0).await.expect("it answers");
    assert_eq!(log.len(), 5, "made, joined, offered, declined, ended: {log:?}");
}

#[tokio::test]
async fn who_plays_by_requests_is_here() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let seen = |side| server.node.referee().presence.seen(&id, side, u64::MAX);
    let path = format!("/api/matches/{id}/moves");
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "x" });
    // What is refused says nothing: the other may hammer at the door for ever.
    assert_eq!(server.post(&path, &second, &mv).await.status, 403);
    assert_eq!(seen(game::Side::Second), None);
    let before = server.node.database().now();
    assert_eq!(server.post(&path, &first, &mv).await.status, 200);
    let after = server.node.database().now();
    assert!(seen(game::Side::First).is_some_and(|at| (before..=after).contains(&at)));
    let draw = json!({ "action": "offer", "kind": "draw" });
    let path = format!("/api/matches/{id}/actions");
    assert_eq!(server.post(&path, &second, &draw).await.status, 200);
    assert!(seen(game::Side::Second).is_some_and(|at| at >= after));
}

#[tokio::test]
async fn a_game_of_days_is_played_to_its_end() {
    const DAY: u64 = 24 * 3600 * 1000; // milliseconds
    let server = Server::start().await;
    let asked = json!({ "game": "quindo", "side": "first", "clock": { "days": 3 } });
    let created = server.post("/api/matches", "", &asked).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let id = text(&created.json()["id"]);
    let path = format!("/api/matches/{id}");
    let waiting = server.get(&path).await.json();
    assert_eq!(
        (&waiting["clock"]["days"], &waiting["clock"]["deadline"]),
        (&json!(3), &Value::Null)
    );
    let joined = server.post(&format!("{path}/join"), "", &json!({})).await.json();
    let tokens = [text(&created.json()["token"]), text(&joined["token"])];
    let mut random = game::Random::new(9);
    let mut turns = [0, 0];
    let over = loop {
        let state = server.get(&path).await.json();
        if state["status"] != "running" {
            break state;
        }
        // Each turn has all its days, from the move before it; nothing runs down, the first turn neither.
        let clock = &state["clock"];
        assert_eq!((&clock["left"], &clock["running"]), (&Value::Null, &state["turn"]));
        let log = server.node.database().read(&id, 0).await.expect("it answers");
        let begun = log.last().expect("the turn before").at;
        assert_eq!(clock["deadline"], json!(begun + 3 * DAY));
        let falls = begun + 3 * DAY + 1000;
        let due = async |until| server.node.database().due(until, 9).await.expect("it answers");
        assert_eq!(due(falls).await, std::slice::from_ref(&id), "the flag falls a second later");
        assert_eq!(due(falls - 1).await, [""; 0]);
        let side = usize::from(state["turn"] == "second");
        let legal = server.get(&format!("{path}/legal")).await.json();
        let legal = legal["moves"].as_array().expect("moves").clone();
        let mv = &legal[random.below(legal.len() as u32) as usize];
        let ply = state["ply"].as_u64().expect("a number");
        let body =
            json!({ "ply": ply, "move": mv, "id": format!("m{ply}"), "after": state["events"] });
        let made = server.post(&format!("{path}/moves"), &tokens[side], &body).await;
        assert_eq!(made.status, 200, "{}", made.text());
        turns[side] += 1;
    };
    let (table, _) =
        catalog::load(server.get(&format!("{path}/record")).await.text()).expect("a record");
    let reason = table.end().expect("it is over").reason.to_string();
    assert_eq!((&over["status"], &over["outcome"]["reason"]), (&json!("over"), &json!(reason)));
    assert!(
        ["goal", "blocked", "quiet"].contains(&&*reason),
        "by the rules, not by time: {reason}"
    );
    assert!(turns.iter().all(|&turns| turns >= 2), "a few turns each: {turns:?}");
    let due = server.node.database().due(u64::MAX >> 1, 9).await.expect("it answers");
    assert_eq!(due, [""; 0], "nothing falls any more");
}

#[tokio::test]
async fn of_all_who_want_the_last_seat_one_gets_it() {
    let server = Server::start().await;
    let created = server.post("/api/matches", "", &json!({ "game": "khet" })).await.json();
    let path = format!("/api/matches/{}", created["id"].as_str().expect("an id"));
    let join = format!("{path}/join");
    let name = json!({});
    let asked = (0..8).map(|_| server.post(&join, "", &name));
    let answers = futures_util::future::join_all(asked).await;
    let seated = answers.iter().filter(|answer| answer.status == 200).count();
    let refused = answers.iter().filter(|answer| answer.status == 409).count();
    assert_eq!((seated, refused), (1, 7));
    assert_eq!(server.get(&path).await.json()["events"], 2);
}

#[tokio::test]
async fn of_two_who_act_at_once_one_is_the_first() {
    let server = Server::start().await;
    for round in 0..8 {
        let (id, [first, second]) = create(&server, "quindo").await;
        let path = format!("/api/matches/{id}");
        let moves = format!("{path}/moves");
        // The same seat on two devices.
        let mv = |text: &str, id: &str| json!({ "ply": 0, "move": text, "id": id });
        let (one, other) = (mv("c2c3", "one"), mv("d2d3", "other"));
        let (one, other) =
            tokio::join!(server.post(&moves, &first, &one), server.post(&moves, &first, &other));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "round {round}: {} {}", one.text(), other.text());
        let answer = json!({ "ply": 1, "move": "c6a4", "id": "answer" });
        assert_eq!(server.post(&moves, &second, &answer).await.status, 200);
        // Both seats: whoever is written first loses, and the other hears that it is over.
        let actions = format!("{path}/actions");
        let resign = json!({ "action": "resign" });
        let (one, other) = tokio::join!(
            server.post(&actions, &first, &resign),
            server.post(&actions, &second, &resign)
        );
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "round {round}: {} {}", one.text(), other.text());
        let state = server.get(&path).await.json();
        let winner = if one.status == 200 { "second" } else { "first" };
        assert_eq!((&state["ply"], &state["outcome"]["winner"]), (&json!(2), &json!(winner)));
        // Both want to play again: there is one next match.
        let again = json!({ "action": "offer", "kind": "rematch" });
        tokio::join!(server.post(&actions, &first, &again), server.post(&actions, &second, &again));
        let state = server.get(&path).await.json();
        let standing = state["offers"].as_array().map_or(0, Vec::len);
        assert!(state["next"].is_string() || standing == 1, "round {round}: {state}");
    }
}

#[tokio::test]
async fn what_is_wrong_with_a_move_is_told_by_its_status() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let path = format!("/api/matches/{id}/moves");
    let check = async |token: &str, body: Value, status: u16, error: &str| {
        let answer = server.post(&path, token, &body).await;
        assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{body}");
        assert!(answer.json()["message"].as_str().is_some_and(|text| !text.is_empty()));
    };
    let mv = |ply: u32, mv: &str| json!({ "ply": ply, "move": mv, "id": "x" });
    check(&first, mv(1, "c2c3"), 409, "ply").await;
    check(&second, mv(0, "c2c3"), 403, "not_your_turn").await;
    check("", mv(0, "c2c3"), 403, "not_your_seat").await;
    check("nonsense", mv(0, "c2c3"), 403, "not_your_seat").await;
    check(&first, mv(0, "c2c7"), 422, "illegal").await;
    check(&first, mv(0, "nonsense"), 422, "illegal").await;
    check(&first, mv(0, &"c2".repeat(100)), 422, "illegal").await;
    check(&first, json!({ "ply": 0, "move": "c2c3" }), 400, "malformed").await;
    check(&first, json!({ "ply": "0", "move": "c2c3", "id": "x" }), 400, "malformed").await;
    check(&first, json!({ "ply": -1, "move": "c2c3", "id": "x" }), 400, "malformed").await;
    check(&first, json!({ "ply": 0, "move": "c2c3", "id": "" }), 400, "id").await;
    check(&first, json!({ "ply": 0, "move": "c2c3", "id": "x".repeat(65) }), 400, "id").await;
    check(&first, json!({ "ply": 0, "move": "c2c3", "id": "x", "more": 1 }), 400, "malformed")
        .await;
    let other = create(&server, "quindo").await.1;
    check(&other[0], mv(0, "c2c3"), 403, "not_your_seat").await;
    // Nothing of all this was kept.
    let done = server.post(&path, &first, &mv(0, "c2c3")).await;
    assert_eq!((done.status, &done.json()["event"]), (200, &json!(3)));
    let beyond = json!({ "ply": 1, "move": "c6a4", "id": "y", "after": 1_u64 << 53 });
    let stale = json!({ "ply": 1, "move": "c6a4", "id": "y", "after": 2 });
    check(&second, stale, 409, "event").await;
    check(&second, beyond, 400, "malformed").await;
    let seen = json!({ "ply": 1, "move": "c6a4", "id": "y", "after": 3 });
    assert_eq!(server.post(&path, &second, &seen).await.status, 200);
    let nowhere = server.post("/api/matches/nowhere/moves", &first, &mv(0, "c2c3")).await;
    assert_eq!(nowhere.status, 404);
}

#[tokio::test]
async fn what_cannot_be_played_is_not_made() {
    let server = Server::start().await;
    let check = async |body: Value, status: u16, error: &str| {
        let answer = server.post("/api/matches", "", &body).await;
        assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{body}");
    };
    check(json!({ "game": "chess" }), 422, "setup").await;
    check(json!({ "game": "khet", "variant": "none" }), 422, "setup").await;
    check(json!({ "game": "khet", "position": "nonsense" }), 422, "setup").await;
    let over = "7/1B5/7/7/7/7/7 w - 0";
    check(json!({ "game": "quindo", "position": over }), 422, "setup").await;
    check(json!({ "game": "khet", "clock": { "base": 0, "increment": 0 } }), 422, "clock").await;
    check(json!({ "game": "khet", "clock": { "days": 0 } }), 422, "clock").await;
    check(json!({ "game": "khet", "clock": { "hours": 1 } }), 400, "malformed").await;
    check(json!({ "game": "khet", "rated": true }), 422, "rated").await;
    check(json!({ "game": "khet", "side": "third" }), 400, "malformed").await;
    check(json!({ "game": "khet", "level": 11 }), 422, "level").await;
    check(json!({ "game": "khet", "name": "" }), 422, "name").await;
    check(json!({ "game": "khet", "name": "a\nb" }), 422, "name").await;
    check(json!({}), 400, "malformed").await;
    check(json!([]), 400, "malformed").await;
}

#[tokio::test]
async fn bodies_are_json_and_not_too_large() {
    let server = Server::start().await;
    let check = async |headers: &[(&str, &str)], body: &str, status: u16, error: &str| {
        let answer = server.ask("POST", "/api/matches", headers, body).await;
        assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)));
    };
    let kind = ("Content-Type", "application/json");
    check(&[kind], "{", 400, "malformed").await;
    check(&[kind], "\u{0}", 400, "malformed").await;
    check(&[kind], "", 400, "malformed").await;
    check(&[], "{\"game\":\"khet\"}", 415, "not_json").await;
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    check(&[form], "game=khet", 415, "not_json").await;
    let large = format!("{{\"game\":\"{}\"}}", "x".repeat(20_000));
    check(&[kind], &large, 413, "too_large").await;
    let deep = "[".repeat(16_000);
    check(&[kind], &deep, 400, "malformed").await;
}

#[tokio::test]
async fn other_sites_are_refused() {
    let server = Server::start().await;
    let kind = ("Content-Type", "application/json");
    let body = "{\"game\":\"khet\"}";
    for (header, status) in [
        (("Sec-Fetch-Site", "cross-site"), 403),
        (("Sec-Fetch-Site", "same-site"), 403),
        (("Sec-Fetch-Site", "same-origin"), 201),
        (("Sec-Fetch-Site", "none"), 201),
        (("Origin", "https://evil.example"), 403),
        (("Origin", "http://test"), 201),
        (("Origin", "null"), 201),
    ] {
        let answer = server.ask("POST", "/api/matches", &[kind, header], body).await;
        assert_eq!(answer.status, status, "{header:?}");
    }
}

#[tokio::test]
async fn a_browser_is_known_by_its_cookie() {
    let server = Server::start().await;
    let created =
        server.post("/api/matches", "", &json!({ "game": "quindo", "side": "first" })).await;
    let cookie = created.header("set-cookie").to_owned();
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=31"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this is no https");
    let pair = cookie.split(';').next().expect("a pair");
    // The secret of the seat is another one.
    assert!(!pair.ends_with(created.json()["token"].as_str().expect("a token")));
    let id = created.json()["id"].as_str().expect("an id").to_owned();
    server.post(&format!("/api/matches/{id}/join"), "", &json!({})).await;
    let state = server.ask("GET", &format!("/api/matches/{id}"), &[("Cookie", pair)], "").await;
    assert_eq!(state.json()["you"], "first");
    assert_eq!(server.get(&format!("/api/matches/{id}")).await.json()["you"], Value::Null);
    let kind = ("Content-Type", "application/json");
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "x" }).to_string();
    let path = format!("/api/matches/{id}/moves");
    let moved = server.ask("POST", &path, &[("Cookie", pair), kind], &mv).await;
    assert_eq!(moved.status, 200);
    // Known already: no other cookie.
    let next =
        server.ask("POST", "/api/matches", &[("Cookie", pair), kind], "{\"game\":\"khet\"}").await;
    assert_eq!((next.status, next.header("set-cookie")), (201, ""));
}

#[tokio::test]
async fn over_https_the_cookie_is_secure() {
    let settings = server::NodeSettings {
        public_url: Some("https://example.org/".to_owned()),
        ..server::NodeSettings::default()
    };
    let server = Server::with(settings).await;
    let created = server.post("/api/matches", "", &json!({ "game": "quindo" })).await;
    assert!(created.header("set-cookie").ends_with("; Secure"));
    let join = created.json()["join"].as_str().expect("an address").to_owned();
    assert!(join.starts_with("https://example.org/match/"), "{join}");
}

#[tokio::test]
async fn whoever_did_not_hear_that_they_sit_asks_again() {
    let server = Server::start().await;
    let created =
        server.post("/api/matches", "", &json!({ "game": "quindo", "side": "first" })).await;
    let id = created.json()["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/matches/{id}/join");
    let joined = server.post(&path, "", &json!({})).await;
    let cookie = joined.header("set-cookie").split(';').next().expect("a pair").to_owned();
    let headers = [("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
    let again = server.ask("POST", &path, &headers, "{}").await;
    assert_eq!((again.status, &again.json()["side"]), (200, &json!("second")));
    let token = again.json()["token"].as_str().expect("a token").to_owned();
    let resign = json!({ "action": "resign" });
    assert_eq!(
        server.post(&format!("/api/matches/{id}/actions"), &token, &resign).await.status,
        200
    );
}

#[tokio::test]
async fn offers_are_made_and_answered() {
    let server = Server::start().await;
    let (id, [first, second]) = create(&server, "quindo").await;
    let path = format!("/api/matches/{id}/actions");
    let offer =
        server.post(&path, &first, &json!({ "action": "offer", "kind": "draw", "id": "o" })).await;
    let number = offer.json()["event"].clone();
    assert_eq!((offer.status, &number), (200, &json!(3)));
    let again =
        server.post(&path, &first, &json!({ "action": "offer", "kind": "draw", "id": "o" })).await;
    assert_eq!((again.status, &again.json()["event"]), (200, &number));
    let state = server.get(&format!("/api/matches/{id}")).await.json();
    assert_eq!(state["offers"], json!([{ "number": 3, "side": "first", "kind": "draw" }]));
    let lacking = server.post(&path, &second, &json!({ "action": "accept" })).await;
    assert_eq!(lacking.status, 400);
    let none = server.post(&path, &second, &json!({ "action": "accept", "offer": 2 })).await;
    assert_eq!((none.status, &none.json()["error"]), (409, &json!("no_offer")));
    let done = server.post(&path, &second, &json!({ "action": "accept", "offer": number })).await;
    assert_eq!(done.status, 200);
    let state = server.get(&format!("/api/matches/{id}")).await.json();
    assert_eq!(state["outcome"], json!({ "winner": null, "reason": "agreement" }));

    let offer = json!({ "action": "offer", "kind": "rematch" });
    for token in [&first, &second] {
        assert_eq!(server.post(&path, token, &offer).await.status, 200);
    }
    let next = server.get(&format!("/api/matches/{id}")).await.json()["next"].clone();
    let next = next.as_str().expect("the next match").to_owned();
    let state = server.get(&format!("/api/matches/{next}")).await.json();
    assert_eq!(state["status"], "running");
    // The old secret is of the old seat; it gets one for the new.
    let joined = server.post(&format!("/api/matches/{next}/join"), &first, &json!({})).await;
    assert_eq!((joined.status, &joined.json()["side"]), (200, &json!("second")));
}

#[tokio::test]
async fn the_log_is_a_stream_that_goes_on() {
    let server = Server::start().await;
    let (id, [first, _]) = create(&server, "quindo").await;
    let mut stream = server.stream(&format!("/api/matches/{id}/events?since=0")).await;
    let created = stream.line().await;
    assert_eq!((&created["number"], &created["type"]), (&json!(1), &json!("created")));
    assert_eq!(stream.line().await["type"], "joined");
    let mut late = server.stream(&format!("/api/matches/{id}/events?since=2")).await;
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    server.post(&format!("/api/matches/{id}/moves"), &first, &mv).await;
    for stream in [&mut stream, &mut late] {
        let moved = stream.line().await;
        assert_eq!((&moved["number"], &moved["type"]), (&json!(3), &json!("moved")));
        assert_eq!((&moved["move"], &moved["ply"]), (&json!("c2c3"), &json!(1)));
        assert!(moved["tag"].as_str().is_some_and(|tag| !tag.is_empty()));
    }
    // Somebody who has seen another log is told to read this one.
    let path = format!("/api/matches/{id}/events?since=1&tag=other");
    let other = server.get(&path).await;
    assert_eq!((other.status, &other.json()["error"]), (409, &json!("resync")));
    let path = format!("/api/matches/{id}/events?since=99");
    assert_eq!(server.get(&path).await.status, 409);
    for wrong in ["x", "-1", "9007199254740992"] {
        let path = format!("/api/matches/{id}/events?since={wrong}");
        assert_eq!(server.get(&path).await.status, 400, "{wrong}");
    }
    assert_eq!(server.get("/api/matches/nowhere/events").await.status, 404);
}

#[tokio::test]
async fn no_secret_is_in_what_everybody_sees() {
    let server = Server::start().await;
    let (id, tokens) = create(&server, "quindo").await;
    let state = server.get(&format!("/api/matches/{id}")).await;
    let mut stream = server.stream(&format!("/api/matches/{id}/events")).await;
    let told =
        [state.text().to_owned(), stream.line().await.to_string(), stream.line().await.to_string()];
    for token in tokens {
        assert!(told.iter().all(|text| !text.contains(&token)));
    }
}

#[tokio::test]
async fn messages_are_in_the_language_that_is_asked_for() {
    let server = Server::start().await;
    let french = [("Accept-Language", "fr-FR,fr;q=0.9,en;q=0.5")];
    let answer = server.ask("GET", "/api/matches/nowhere", &french, "").await;
    assert_eq!(answer.json()["message"], "cette partie n’existe pas");
    let answer = server.get("/api/matches/nowhere").await;
    assert_eq!(answer.json(), json!({ "error": "not_found", "message": "there is no such match" }));
}

#[tokio::test]
async fn too_much_is_answered_with_a_time_to_wait() {
    let settings = server::NodeSettings { rate: Some(0.02), ..server::NodeSettings::default() };
    let server = Server::with(settings).await;
    let mut refused = None;
    for _ in 0..6 {
        let answer = server.post("/api/matches", "", &json!({ "game": "khet" })).await;
        if answer.status != 201 {
            refused = Some(answer);
        }
    }
    let refused = refused.expect("six are too many");
    assert_eq!((refused.status, &refused.json()["error"]), (429, &json!("too_many")));
    assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|wait| wait > 0));
    // The list of games is the same for everybody, and not counted.
    assert_eq!(server.get("/api/games").await.status, 200);
}

#[tokio::test]
async fn looking_is_counted_too() {
    let settings = server::NodeSettings { rate: Some(0.002), ..server::NodeSettings::default() };
    let server = Server::with(settings).await;
    let created = server.post("/api/matches", "", &json!({ "game": "khet" })).await.json();
    let id = created["id"].as_str().expect("an id");
    for path in [
        &format!("/api/matches/{id}"),
        &format!("/api/matches/{id}/legal"),
        &format!("/api/matches/{id}/record"),
        &format!("/api/matches/{id}/qr.svg"),
        &format!("/api/matches/{id}/chat"),
        "/api/me",
        "/api/people/ada",
        "/api/people/ada/ratings",
        "/api/people/ada/games?opponent=g",
        "/api/tokens",
    ] {
        let mut status = 0;
        for _ in 0..9 {
            status = server.get(path).await.status;
            if status == 429 {
                break;
            }
        }
        assert_eq!(status, 429, "{path}");
    }
    // The page itself comes, only without what would be read for it.
    let page = server.get(&format!("/match/{id}")).await;
    assert_eq!((page.status, page.text().contains("Khet · Quinconce")), (200, false));
    for path in ["/api/games", "/api/health", "/api/ready"] {
        assert_eq!(server.get(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn what_one_may_have_is_raised_with_the_rates() {
    let settings = server::NodeSettings { rate: Some(0.05), ..server::NodeSettings::default() };
    let server = Server::with(settings).await;
    let created = server.post("/api/matches", "", &json!({ "game": "khet" })).await;
    let cookie = created.header("set-cookie").split(';').next().expect("a pair").to_owned();
    let headers = [("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
    let mut last = created;
    for _ in 0..5 {
        last = server.ask("POST", "/api/matches", &headers, "{\"game\":\"khet\"}").await;
    }
    // Five for a hundred, and the message tells the number that counts.
    assert_eq!((last.status, &last.json()["error"]), (429, &json!("too_many_matches")));
    assert!(last.text().contains("you have 5 open matches"), "{}", last.text());
}

#[tokio::test]
async fn one_guest_has_twenty_matches() {
    let server = Server::start().await;
    let created = server.post("/api/matches", "", &json!({ "game": "khet" })).await;
    let cookie = created.header("set-cookie").split(';').next().expect("a pair").to_owned();
    let headers = [("Cookie", cookie.as_str()), ("Content-Type", "application/json")];
    for _ in 0..20 {
        let next = server.ask("POST", "/api/matches", &headers, "{\"game\":\"khet\"}").await;
        assert_eq!(next.status, 201, "{}", next.text());
    }
}

#[tokio::test]
async fn a_server_that_ends_ends_its_streams() {
    let mut server = Server::start().await;
    let (id, _) = create(&server, "quindo").await;
    let mut stream = server.stream(&format!("/api/matches/{id}/events")).await;
    stream.line().await;
    server.stop().await;
    assert!(stream.rest().await.contains("\"joined\""));
}

#[tokio::test]
async fn the_server_tells_whether_it_is_ready() {
    let server = Server::start().await;
    let answer = server.get("/api/ready").await;
    assert_eq!((answer.status, answer.json()), (200, json!({ "status": "ready" })));
}

#[tokio::test]
async fn the_computer_plays_at_its_level() {
    let server = Server::start().await;
    // Khan: it sets up by itself, with several moves in one turn.
    let asked = json!({ "game": "khan", "side": "second", "level": 1, "seed": 3 });
    let created = server.post("/api/matches", "", &asked).await.json();
    let [id, token] =
        ["id", "token"].map(|name| created[name].as_str().expect("a text").to_owned());
    let path = format!("/api/matches/{id}");
    let mut answered = 0;
    for _ in 0..400 {
        let state = server.get(&path).await.json();
        assert_eq!(state["players"]["first"]["seat"], json!({ "type": "engine", "level": 1 }));
        if state["status"] == "over" {
            break;
        }
        if state["turn"] != "second" {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        answered += 1;
        if answered > 20 {
            break;
        }
        let setup = catalog::Setup {
            variant: state["variant"].as_str(),
            position: state["position"].as_str(),
            seed: 0,
        };
        let table = catalog::find("khan").expect("a game").open(&setup).expect("a table");
        let mv = json!({ "ply": state["ply"], "move": table.legal()[0], "id": format!("m{}", state["ply"]) });
        let moved = server.post(&format!("{path}/moves"), &token, &mv).await;
        assert_eq!(moved.status, 200, "{}", moved.text());
    }
    assert!(answered >= 10, "the computer has let us wait");
    let take_back = json!({ "action": "offer", "kind": "takeBack" });
    let back = server.post(&format!("{path}/actions"), &token, &take_back).await;
    assert!(back.status == 200 || back.json()["error"] == "finished", "{}", back.text());
}

#[tokio::test]
async fn who_does_not_know_the_rules_asks_for_the_legal_moves() {
    let server = Server::start().await;
    let asked = json!({ "game": "quindo", "side": "first" });
    let created = server.post("/api/matches", "", &asked).await.json();
    let path = format!("/api/matches/{}", created["id"].as_str().expect("an id"));
    let waiting = server.get(&format!("{path}/legal")).await.json();
    assert_eq!(waiting, json!({ "ply": 0, "event": 1, "turn": "first", "moves": [] }));
    server.post(&format!("{path}/join"), "", &json!({})).await;
    let legal = server.get(&format!("{path}/legal")).await.json();
    let moves = legal["moves"].as_array().expect("moves");
    assert!(moves.contains(&json!("c2c3")) && moves.len() > 5, "{legal}");
}
