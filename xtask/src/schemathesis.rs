//! Requests that a program makes up from our own description of the API, right ones and wrong ones: no
//! server error, and no answer that is not described.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::shell::{download, run};
use crate::test::Server;
use crate::tools;

/// The version that the tests were written with.
const VERSION: &str = "4.32.5";

/// How long requests are made up, each time, where nothing is found.
const SECONDS: &str = "20";

/// How long as an account.
const ACCOUNT_SECONDS: &str = "15";

/// Answers that do not end by themselves, which our own tests follow.
const ENDLESS: [&str; 4] = ["followLobby", "followMatch", "followMyMatches", "openSocket"];

/// It would end the session that all others are asked with.
const ENDING: &str = "logOut";

/// As a stranger, at a table where one sits, and as an account in its own browser.
pub(crate) fn test() -> Result<(), String> {
    let program = installed()?;
    let server = Server::start_with(&["--rate", "0"])?;
    let ask = |arguments: &[&str], id: &str, seconds: &str| {
        let mut command = Command::new(&program);
        command.args(["--config-file", "xtask/schemathesis.toml", "run"]);
        command.arg(format!("{}/api/openapi.json", server.address));
        command.args(["--seed", "1", "--max-examples", "60", "--max-time", seconds]);
        command.args(["--no-color", "--warnings", "off", "--report-dir"]);
        command.arg(tools::target_folder().join("schemathesis/reports"));
        command.args(ENDLESS.iter().flat_map(|name| ["--exclude-operation-id", name]));
        run(command.args(arguments).env("QUINCONCE_MATCH", id))
    };
    ask(&[], "nowhere", SECONDS)?;
    let (id, token) = table(&server.address)?;
    ask(&["--header", &format!("Authorization: Bearer {token}")], &id, SECONDS)?;
    // Who plays there is an account now, and asks what only an account can.
    let session = account(&server.address)?;
    let header = format!("Authorization: Bearer {session}");
    let whose = ["--header", &header, "--exclude-operation-id", ENDING];
    ask(
        &[&whose[..], &["--include-tag", "accounts", "--include-tag", "lobby"]].concat(),
        &id,
        ACCOUNT_SECONDS,
    )?;
    let me = as_somebody(&server.address, "GET", "/api/me", &session, "")?.1;
    if me["account"] != true {
        return Err(format!("it was not asked as an account in the end: {me}"));
    }
    // It goes on serving.
    let ready = exchange(&server.address, "GET", "/api/ready", "")?;
    if ready["status"] == "ready" {
        Ok(())
    } else {
        Err(format!("the server is not ready: {ready}"))
    }
}

/// The program in a folder of its own.
fn installed() -> Result<PathBuf, String> {
    let folder = tools::target_folder().join("schemathesis");
    let (program, stamp) = (folder.join("bin/schemathesis"), folder.join(VERSION));
    if !stamp.is_file() {
        tools::python()?;
        let name = folder.to_str().ok_or("a folder with a plain name")?;
        download("python3", &["-m", "venv", name])?;
        let pip = folder.join("bin/pip");
        let pip = pip.to_str().ok_or("a folder with a plain name")?;
        let wanted = format!("schemathesis=={VERSION}");
        download(pip, &["install", "--quiet", "--disable-pip-version-check", &wanted])?;
        std::fs::write(&stamp, "").map_err(|error| format!("{}: {error}", stamp.display()))?;
    }
    Ok(program)
}

/// A match with both seats taken, and the secret of one.
fn table(address: &str) -> Result<(String, String), String> {
    let created = exchange(address, "POST", "/api/matches", r#"{"game":"quindo","side":"first"}"#)?;
    let text = |name: &str| created[name].as_str().map(str::to_owned).ok_or(created.to_string());
    let id = text("id")?;
    exchange(address, "POST", &format!("/api/matches/{id}/join"), "{}")?;
    Ok((id, text("token")?))
}

/// An account: the secret of its browser.
fn account(address: &str) -> Result<String, String> {
    let asked = r#"{"name":"Lovelace","passphrase":"seven small green boats"}"#;
    let (head, told) = as_somebody(address, "POST", "/api/account", "", asked)?;
    let cookie = head.split("quinconce=").nth(1).and_then(|rest| rest.split(';').next());
    cookie.map(str::to_owned).ok_or(format!("no account: {told}"))
}

fn exchange(address: &str, method: &str, path: &str, body: &str) -> Result<Value, String> {
    as_somebody(address, method, path, "", body).map(|(_, told)| told)
}

/// Asks with that secret, if there is one: the head of the answer, and what it says.
fn as_somebody(
    address: &str,
    method: &str,
    path: &str,
    secret: &str,
    body: &str,
) -> Result<(String, Value), String> {
    let bearer = match secret {
        "" => String::new(),
        secret => format!("Authorization: Bearer {secret}\r\n"),
    };
    let host = address.trim_start_matches("http://");
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         {bearer}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let mut answer = String::new();
    let mut stream = TcpStream::connect(host).map_err(|error| format!("{host}: {error}"))?;
    stream
        .write_all(request.as_bytes())
        .and_then(|()| stream.read_to_string(&mut answer))
        .map_err(|error| format!("{path}: {error}"))?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(format!("{path}: no answer"))?;
    let told = serde_json::from_str(body).map_err(|error| format!("{path}: {error}: {body}"))?;
    Ok((head.to_owned(), told))
}
