//! What an operator copies: deploy/ and docs/hosting.md.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use serde_json::Value;

use crate::common::quinconce;
use crate::served::Folder;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");

fn read(path: &str) -> String {
    let path = format!("{ROOT}{path}");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What a tool says to that input; nothing where it is not installed.
fn tool(words: &[&str], variables: &[(&str, &str)], input: &str) -> Option<Output> {
    let mut command = Command::new(words[0]);
    let command = command.args(&words[1..]).envs(variables.iter().copied());
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let Ok(mut child) = piped.spawn() else {
        println!("{} is not installed: not checked", words[0]);
        return None;
    };
    let mut stdin = child.stdin.take().expect("its input is ours");
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    Some(child.wait_with_output().expect("it ends"))
}

#[track_caller]
fn is_well(output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}");
}

/// A YAML file as JSON; nothing where nobody reads YAML here.
fn yaml(path: &str) -> Option<Value> {
    const LIBRARY: &str = "import yaml";
    const READ: &str = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)";
    if !tool(&["python3", "-c", LIBRARY], &[], "")?.status.success() {
        println!("python3 has no yaml: {path} is not checked");
        return None;
    }
    let output = tool(&["python3", "-c", READ], &[], &read(path))?;
    is_well(&output);
    Some(serde_json::from_slice(&output.stdout).expect("JSON"))
}

fn names(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(map) => map.keys().cloned().collect(),
        Value::Array(list) => list.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => BTreeSet::new(),
    }
}

/// Every setting and every metric that is named is one.
#[test]
fn what_is_written_for_operators_exists() {
    let mut text = read("docs/hosting.md");
    for path in [
        "compose.yaml",
        "Dockerfile",
        "Caddyfile",
        "backup",
        "restore",
        "database.sh",
        "alerts.yaml",
    ] {
        text += &read(&format!("deploy/{path}"));
    }
    for name in ["one.env.example", "two.env.example", "single.env.example", "worker.env.example"] {
        text += &read(&format!("deploy/systemd/{name}"));
    }
    let words = |prefix: &str| -> std::collections::BTreeSet<String> {
        let starts = text.match_indices(prefix).map(|(start, _)| start);
        let is_word = |ch: char| ch.is_ascii_alphanumeric() || ch == '_';
        let word = |start: usize| text[start..].split(|ch| !is_word(ch)).next().unwrap_or_default();
        starts.map(|start| word(start).trim_end_matches('_').to_owned()).collect()
    };
    let help = ["serve", "worker", "backup", "migrate"]
        .map(|command| quinconce(&[command, "--help"], b"").out);
    let help = help.concat();
    // The folder of backups is the script's own; `QUINCONCE_…` stands for all of them.
    for setting in words("QUINCONCE_") {
        let known = ["QUINCONCE", "QUINCONCE_BACKUPS"].contains(&setting.as_str());
        assert!(
            known || help.contains(&format!("{setting}]")) || help.contains(&format!("{setting}=")),
            "{setting}"
        );
    }
    let metrics = read("crates/server/src/metrics.rs");
    for metric in words("quinconce_") {
        let name = metric.trim_start_matches("quinconce_");
        let name = name.trim_end_matches("_bucket").trim_end_matches("_total");
        let name = name.trim_end_matches("_seconds");
        assert!(metrics.contains(&format!("(\"{name}\"")), "{metric}");
    }
}

/// The program that is built is the one that is installed, and every file that is named is there.
#[test]
fn the_commands_of_the_guide_fit_together() {
    let text = read("docs/hosting.md");
    assert!(!text.contains("target/release"), "a program without PostgreSQL is installed");
    let installed = text.matches("install target/host/quinconce /usr/local/bin/").count();
    let built = text.matches("cargo build --profile host --package quinconce --features cluster");
    assert_eq!((installed, built.count()), (3, 3), "each is built right before it is installed");
    let is_path = |ch: char| ch.is_ascii_alphanumeric() || "/._-@".contains(ch);
    for (start, _) in text.match_indices("deploy/") {
        let path = text[start..].split(|ch| !is_path(ch)).next().unwrap_or_default();
        if text[start + path.len()..].starts_with('*') {
            let (folder, begins) = path.rsplit_once('/').expect("it stands in deploy");
            let mut files = fs::read_dir(Path::new(ROOT).join(folder)).expect(folder).flatten();
            let is_there = files.any(|file| file.file_name().to_string_lossy().starts_with(begins));
            assert!(is_there, "{path}*");
            continue;
        }
        let path = path.trim_end_matches(['.', '-']);
        // Compose reads it; the operator makes it.
        if path != "deploy/.env" {
            assert!(Path::new(ROOT).join(path).exists(), "{path}");
        }
    }
    // Everybody on a machine sees the words of a command.
    for line in text.lines().filter(|line| !line.starts_with("export ")) {
        assert!(!line.contains(":PASSWORD@"), "{line}");
    }
}

#[test]
fn the_compose_file_holds_together() {
    let Some(file) = yaml("deploy/compose.yaml") else { return };
    let services = file["services"].as_object().expect("services");
    let known = names(&file["services"]);
    let mut ready = BTreeSet::new();
    for (name, service) in services {
        assert!(service["restart"] == "unless-stopped", "{name} stays away");
        let needed = names(&service["depends_on"]);
        assert!(needed.is_subset(&known), "{name} needs {needed:?}");
        for other in &needed {
            if service["depends_on"][other]["condition"] == "service_healthy" {
                assert!(services[other]["healthcheck"].is_object(), "{other} tells nothing");
            }
        }
        for volume in names(&service["volumes"]) {
            let place = volume.split(':').next().expect("a name");
            let there = match place.strip_prefix("./") {
                Some(file) => Path::new(ROOT).join("deploy").join(file).exists(),
                None => names(&file["volumes"]).contains(place),
            };
            assert!(there, "{name} has {volume}");
        }
        if service["image"] == "quinconce" && service["healthcheck"].is_object() {
            ready.insert(format!("{name}:7070"));
        }
    }
    let nodes = services["proxy"]["environment"]["NODES"].as_str().expect("the nodes");
    let nodes: BTreeSet<String> = nodes.split(' ').map(str::to_owned).collect();
    assert_eq!(nodes, ready, "the proxy asks the nodes");
}

#[test]
fn somebody_is_told_of_every_part_that_is_away() {
    let Some(file) = yaml("deploy/alerts.yaml") else { return };
    let rules = file["groups"][0]["rules"].as_array().expect("rules");
    let text = |rule: &Value, name: &str| rule[name].as_str().expect("a text").to_owned();
    let alerts: BTreeSet<String> = rules.iter().map(|rule| text(rule, "alert")).collect();
    assert_eq!(alerts.len(), rules.len(), "each has a name of its own");
    for rule in rules {
        assert!(
            !text(rule, "expr").is_empty() && !text(&rule["annotations"], "summary").is_empty()
        );
    }
    for part in ["NodeDown", "WorkerDown", "NatsAway", "CommitsFail", "ComputerLate"] {
        assert!(alerts.contains(&format!("Quinconce{part}")), "{part}: {alerts:?}");
    }
    if let Some(output) = tool(&["promtool", "check", "rules"], &[], &read("deploy/alerts.yaml")) {
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn the_proxy_reads_its_file() {
    let file = format!("{ROOT}deploy/Caddyfile");
    let adapt = ["caddy", "adapt", "--adapter", "caddyfile", "--config", file.as_str()];
    for nodes in ["127.0.0.1:7071", "127.0.0.1:7071 127.0.0.1:7072"] {
        let variables = [("HOST", "games.example.org"), ("NODES", nodes)];
        let Some(output) = tool(&adapt, &variables, "") else { return };
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && !said.contains("WARN"), "{said}");
        let text = String::from_utf8_lossy(&output.stdout);
        let asked = nodes.split(' ').filter(|node| text.contains(&format!("\"dial\":\"{node}\"")));
        assert_eq!(asked.count(), nodes.split(' ').count(), "{text}");
    }
}

#[test]
fn systemd_reads_its_units() {
    let folder = Folder::new("units");
    let units: Vec<PathBuf> = fs::read_dir(format!("{ROOT}deploy/systemd"))
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "service" || end == "timer"))
        .collect();
    assert_eq!(units.len(), 4);
    let mut names = Vec::new();
    for unit in units {
        let name = unit.file_name().and_then(|name| name.to_str()).expect("a name");
        let text = fs::read_to_string(&unit).expect("a unit");
        if text.contains("Restart=always") {
            assert!(text.contains("\nStartLimitIntervalSec=0\n"), "{name} is given up");
        }
        // The programs are not installed here.
        let text = text.replace("/usr/local/bin/quinconce", "/bin/true");
        let text = text.replace("/usr/local/lib/quinconce/backup", "/bin/true");
        let place = folder.path().join(name.replace("@.", "@one."));
        fs::write(&place, text).expect("a copy");
        names.push(place.display().to_string());
    }
    let words = ["systemd-analyze", "verify"].into_iter().chain(names.iter().map(String::as_str));
    if let Some(output) = tool(&words.collect::<Vec<_>>(), &[], "") {
        let said = String::from_utf8_lossy(&output.stderr);
        // What it says of the machine's own units is not ours.
        assert!(output.status.success() && !said.contains("quinconce"), "{said}");
    }
}
