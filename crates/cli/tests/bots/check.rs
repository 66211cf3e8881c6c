//! What the bots were told, held against what is kept.

use super::*;

/// The log of a match as a node tells it.
fn log(address: SocketAddr, id: &str, last: u64) -> Vec<Value> {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    write!(stream, "GET /api/matches/{id}/events?since=0 HTTP/1.1\r\nHost: test\r\n\r\n")
        .expect("it hears");
    let lines = BufReader::new(stream).lines().map(|line| line.expect("the stream goes on"));
    let events = lines.filter(|line| line.starts_with('{'));
    events.map(|line| serde_json::from_str(&line).expect("JSON")).take(last as usize).collect()
}

/// Holds what somebody has seen against what is kept: a beginning of it.
pub(crate) fn check_seen(seen: &[Value], log: &[Value]) {
    assert!(seen.len() <= log.len(), "more was shown than is kept");
    for (shown, kept) in seen.iter().zip(log) {
        assert_eq!(shown, kept, "what was shown is what is kept");
    }
}

/// Holds what a bot remembers against what a node keeps, and tells the log.
pub(crate) fn check(bot: &mut Bot<'_>, node: usize, played: &Played) -> Vec<Value> {
    let path = format!("/api/matches/{}", played.id);
    let (_, state) = bot.ask(node, "GET", &path, "", &Value::Null);
    let last = state["events"].as_u64().expect("a number");
    let log = log(bot.node(node), &played.id, last);
    let numbers = log.iter().map(|event| event["number"].as_u64().expect("a number"));
    assert!(numbers.eq(1..=last), "a log without gaps");
    for told in &played.acknowledged {
        let event = &log[told.event as usize - 1];
        assert_eq!((&event["id"], &event["ply"]), (&json!(told.id), &json!(told.ply)));
    }
    for (number, name) in &played.offered {
        let event = &log[*number as usize - 1];
        assert_eq!((&event["type"], &event["id"]), (&json!("offered"), &json!(name)));
    }
    let offers = log.iter().filter(|event| event["type"] == "offered").count();
    assert_eq!(offers, played.offered.len(), "each offer is there once");
    played.seen.iter().for_each(|seen| check_seen(seen, &log));
    let mut names = HashSet::new();
    let moved = || log.iter().filter(|event| event["type"] == "moved");
    assert!(moved().all(|event| names.insert(event["id"].clone())), "a move is there twice");
    let own = |event: &&Value| played.way != Way::Computer || event["side"] == "first";
    assert_eq!(moved().filter(own).count(), played.acknowledged.len(), "nothing was made up");
    // The record replays, to the board that was acknowledged last.
    let (_, record) = bot.ask(node, "GET", &format!("{path}/record"), "", &Value::Null);
    let (table, _) = catalog::load(record.as_str().expect("a text")).expect("a record");
    assert_eq!(table.game(), played.game);
    if let Some(last) = played.acknowledged.last()
        && played.way != Way::Computer
    {
        assert_eq!(table.position(), last.position);
    }
    assert!(!played.over || state["status"] == "over", "{state}");
    match played.way {
        Way::Computer => check_computer(&log),
        Way::Idle => check_flag(&log),
        Way::Requests | Way::Sockets if played.clock => check_clock(&state, &log),
        Way::Requests | Way::Sockets => {}
    }
    log
}

/// Each move of the computer answers the board before it, and no board is answered twice.
fn check_computer(log: &[Value]) {
    let mut board = 1;
    for event in log.iter().filter(|event| event["type"] == "moved") {
        if event["side"] == "second" {
            assert_eq!(event["id"], json!(format!("engine{board}")), "{event}");
        }
        board = event["number"].as_u64().expect("a number");
    }
}

/// The flag of whoever did not move fell once, and not too soon.
fn check_flag(log: &[Value]) {
    let count = |kind: &str| log.iter().filter(|event| event["type"] == kind).count();
    assert_eq!((count("flagged"), count("ended")), (1, 1), "{log:?}");
    let [flag, end] = ["flagged", "ended"]
        .map(|kind| log.iter().find(|event| event["type"] == kind).expect("it was just counted"));
    assert_eq!((&flag["side"], &end["winner"]), (&json!("first"), &json!("second")));
    let at = |event: &Value| event["at"].as_u64().expect("a time");
    let moved = log.iter().rfind(|event| event["type"] == "moved").expect("two have moved");
    assert!(at(flag) >= at(moved) + 1000, "{log:?}");
}

/// What was charged and given, added up once more: increments are for turns, not for moves.
fn check_clock(state: &Value, log: &[Value]) {
    assert!(log.iter().all(|event| event["type"] != "flagged"), "an outage cost somebody the game");
    let moves: Vec<&Value> = log.iter().filter(|event| event["type"] == "moved").collect();
    let mut left = [BASE * 1000; 2];
    for (place, event) in moves.iter().enumerate() {
        let side = usize::from(event["side"] == "second");
        let charged = event["charged"].as_u64().expect("milliseconds");
        left[side] -= charged;
        let next = moves.get(place + 1).map(|event| &event["side"]);
        let ends_turn = match next {
            Some(next) => *next != event["side"],
            None => state["turn"] != event["side"],
        };
        if ends_turn && charged > 0 {
            left[side] += INCREMENT * 1000;
        }
        // Nobody is charged more than the time between two events.
        let before = &log[..event["number"].as_u64().expect("a number") as usize - 1];
        let talk = ["offered", "declined", "accepted"].map(|kind| json!(kind));
        if let Some(before) = before.iter().rfind(|event| !talk.contains(&event["type"])) {
            let between =
                event["at"].as_u64().expect("a time") - before["at"].as_u64().expect("a time");
            assert!(charged <= between + 1 || before["type"] == "outage", "{event}");
        }
    }
    let told = &state["clock"]["left"];
    assert_eq!([&told["first"], &told["second"]], [&json!(left[0]), &json!(left[1])]);
}
