//! `quinconce play URL` in a real terminal, against a real server.

use portable_pty::CommandBuilder;

use serde_json::{Value, json};

use crate::pty::{Terminal, folder};
use crate::served::Server;

/// Ada, who has made a match and asks the server by HTTP.
struct Ada<'s> {
    server: &'s Server,
    id: String,
    token: String,
    moves: u32,
}

impl<'s> Ada<'s> {
    fn invites(server: &'s Server) -> Ada<'s> {
        let clock = json!({ "base": 600, "increment": 5 });
        let asked = json!({ "game": "quindo", "side": "first", "name": "Ada", "clock": clock });
        let created = server.post("/api/matches", "", &asked);
        assert_eq!(created.status, 201, "{}", created.body);
        Ada { server, id: created.text("id"), token: created.text("token"), moves: 0 }
    }

    fn link(&self) -> String {
        format!("http://{}/match/{}", self.server.address, self.id)
    }

    fn post(&self, what: &str, body: &Value) {
        let path = format!("/api/matches/{}/{what}", self.id);
        let answer = self.server.post(&path, &self.token, body);
        assert!(answer.status < 300, "{body}: {}", answer.body);
    }

    fn plays(&mut self, ply: u32, mv: &str) {
        self.moves += 1;
        self.post("moves", &json!({ "ply": ply, "move": mv, "id": format!("ada-{}", self.moves) }));
    }

    fn offers(&self, kind: &str) {
        self.post("actions", &json!({ "action": "offer", "kind": kind }));
    }

    fn state(&self) -> Value {
        let answer = self.server.ask("GET", &format!("/api/matches/{}", self.id), &self.token, "");
        answer.expect("an answer").json()
    }

    /// Accepts or declines what Grace offers.
    fn answers(&self, action: &str) {
        let offer = self.state()["offers"][0]["number"].clone();
        self.post("actions", &json!({ "action": action, "offer": offer }));
    }
}

fn grace(name: &str, arguments: &[&str]) -> Terminal {
    Terminal::open(&format!("online-{name}"), &[&["--name", "Grace"], arguments].concat())
}

#[test]
fn a_match_is_played_with_offers_a_chat_and_a_rematch() {
    let server = Server::start(&["--memory"]);
    let mut ada = Ada::invites(&server);
    let mut grace = grace("window", &[&ada.link()]);
    grace.shows("White Ada");
    grace.shows("Black Grace (you)");
    grace.shows("Ada to move");
    ada.plays(0, "c2c3");
    grace.shows("White: pawn c2 to c3. Barred distance 1.");
    grace.shows("First move within ");
    // What is not fair is refused; what is illegal is told here.
    grace.type_in("h");
    grace.shows("Not in a match");
    grace.type_in("mc6c4\r");
    grace.shows("Black: pawn c6 to c4. Barred distance 2.");

    ada.offers("draw");
    grace.shows("Ada offers a draw. y accepts, n declines.");
    grace.type_in("n");
    grace.wait("no offer", |parser| !parser.screen().contents().contains("offers a draw"));
    assert_eq!(ada.state()["offers"], json!([]));
    grace.type_in("y");
    grace.shows("There is nothing to answer.");
    grace.type_in("d");
    grace.shows("Your offer stands until it is answered.");
    ada.answers("decline");
    grace.shows("Your offer was declined.");
    grace.type_in("d");
    grace.shows("this was declined: wait for the next move");

    ada.post("chat", &json!({ "text": "hello \u{1b}[31mthere", "id": "ada-says" }));
    grace.shows("Ada: hello ");
    grace.type_in("thi, Ada\r");
    grace.shows("You: hi, Ada");
    let said = server.ask("GET", &format!("/api/matches/{}/chat", ada.id), &ada.token, "");
    assert!(said.expect("an answer").body.contains("hi, Ada"));

    grace.type_in("u");
    grace.shows("Your offer stands");
    ada.answers("accept");
    grace.shows("Taken back: c6c4.");
    grace.type_in("mc6a4\r");
    grace.shows("leaves the board at a4");
    grace.type_in("p");
    grace.shows("Your offer stands");
    ada.answers("accept");
    grace.shows("The game is paused.");
    ada.offers("resume");
    grace.shows("Ada proposes to resume the game.");
    grace.type_in("y");
    grace.shows("The game resumes.");
    // Both have played: it can only be proposed to call it off.
    grace.type_in("b");
    grace.shows("Your offer stands");
    ada.answers("decline");
    grace.shows("Your offer was declined.");
    grace.type_in("xy");
    grace.shows("You lost: you resigned.");
    grace.shows("r rematch");

    grace.type_in("r");
    grace.shows("Your offer stands");
    ada.answers("accept");
    // The sides are exchanged, and White is to begin.
    grace.shows("White Grace (you)");
    grace.shows("Black Ada");
    grace.shows("Your turn");
    grace.type_in("mc2c3\r");
    grace.shows("White: pawn c2 to c3. Barred distance 1.");
    // Before each has had a turn one may call it off alone.
    grace.type_in("b");
    grace.shows("Call this game off? It ends without a result.");
    grace.type_in("y");
    grace.shows("called off");
    grace.type_in("q");
    grace.ends_cleanly();
}

#[test]
fn whoever_comes_too_late_watches_and_an_engine_is_a_partner() {
    let server = Server::start(&["--memory"]);
    let (id, tokens) = server.begin("quindo");
    let link = format!("http://{}/match/{id}", server.address);
    let mut watcher = grace("watching", &[&link, "--no-chat"]);
    watcher.shows("White to move");
    let mv = json!({ "ply": 0, "move": "c2c3", "id": "one" });
    assert_eq!(server.post(&format!("/api/matches/{id}/moves"), &tokens[0], &mv).status, 200);
    watcher.shows("White: pawn c2 to c3");
    watcher.type_in("t");
    watcher.shows("The chat is off.");
    // Nobody can be helped by an engine that somebody else watches with.
    watcher.type_in("e");
    watcher.shows("Not in a match");
    watcher.type_in("q");
    watcher.ends_cleanly();
}

#[test]
fn line_by_line_at_a_terminal_a_match_is_played_again() {
    let server = Server::start(&["--memory"]);
    let ada = Ada::invites(&server);
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_quinconce"));
    command.args(["play", "--plain", "--name", "Grace", &ada.link()]);
    command.env("QUINCONCE_DATA", folder("online-plain"));
    let mut grace = Terminal::run(command);
    grace.shows("against Ada; you play Black.");
    grace.type_in("resign\r");
    grace.shows("result 1-0 resignation");
    grace.shows("Type rematch to play again, or quit.");
    ada.offers("rematch");
    grace.shows("Ada would like a rematch. Type yes or no.");
    grace.type_in("yes\r");
    grace.shows("against Ada; you play White.");
    grace.type_in("quit\r");
    grace.shows("The match goes on: quinconce play");
    grace.ends_cleanly();
}
