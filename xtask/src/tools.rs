//! The tools that the web part needs, fetched where they are missing.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell::{cargo, download, root, run};

const TARGET: &str = "wasm32-unknown-unknown";
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];
const WEBKIT: [&str; 2] = ["WebKitWebDriver", "Xvfb"];

const READER: [&str; 8] =
    ["orca", "firefox-esr", "chromium", "Xvfb", "openbox", "xdotool", "dbus-daemon", "gsettings"];

/// The version of a package in Cargo.lock: some tools must be of the very version of their library.
pub(crate) fn locked_version(package: &str) -> Result<String, String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|e| e.to_string())?;
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1).and_then(|line| line.strip_prefix("version = \""));
    version
        .and_then(|rest| rest.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| format!("Cargo.lock does not name {package}"))
}

/// The standard library for wasm.
pub(crate) fn wasm_target() -> Result<(), String> {
    let found = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .current_dir(root())
        .output()
        .is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir());
    if found {
        return Ok(());
    }
    download("rustup", &["target", "add", TARGET]).map_err(|error| {
        format!(
            "the wasm target cannot be installed here ({error}): the page cannot be built, \
             but the committed web/dist can be served and tested"
        )
    })
}

/// What web/package-lock.json names. Installed anew only when that has changed, since `npm ci`
/// begins by throwing everything away.
pub(crate) fn npm_packages() -> Result<(), String> {
    needs("node", "Node.js 20 or newer")?;
    needs("npm", "npm")?;
    let web = root().join("web");
    let lock = fs::read_to_string(web.join("package-lock.json")).map_err(|e| e.to_string())?;
    let stamp = web.join("node_modules/.installed-lock.json");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    download("npm", &["ci", "--prefix", "web"])?;
    fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))
}

/// A browser for the tests: the one named by `CHROMIUM`, one that is there, or Debian's.
pub(crate) fn browser() -> Result<PathBuf, String> {
    browser_of("CHROMIUM", &BROWSERS, &["chromium", "fonts-dejavu-core"])
}

/// Firefox: the one named by `FIREFOX`, one that is there, or Debian's.
pub(crate) fn firefox() -> Result<PathBuf, String> {
    browser_of("FIREFOX", &FIREFOX, &["firefox-esr"])
}

fn browser_of(variable: &str, names: &[&str], packages: &[&str]) -> Result<PathBuf, String> {
    if let Some(named) = env::var_os(variable) {
        return Ok(named.into());
    }
    if let Some(found) = names.iter().find_map(|name| find(name)) {
        return Ok(found);
    }
    debian(packages)?;
    find(names[0]).ok_or_else(|| format!("{} was installed but is not on the path", names[0]))
}

/// WebKit as Debian ships it, the driver with its small browser, and a screen that nobody sees.
pub(crate) fn webkit() -> Result<(), String> {
    if WEBKIT.iter().all(|name| find(name).is_some()) {
        return Ok(());
    }
    debian(&["webkit2gtk-driver", "xvfb"])?;
    match WEBKIT.iter().find(|name| find(name).is_none()) {
        None => Ok(()),
        Some(name) => Err(format!("{name} was installed but is not on the path")),
    }
}

/// What shows the system calls of a program.
pub(crate) fn strace() -> Result<(), String> {
    // It is of Linux; elsewhere these tests are skipped.
    if !cfg!(target_os = "linux") || find("strace").is_some() {
        return Ok(());
    }
    debian(&["strace"])
}

/// The servers behind more than one machine, for tests that start them in folders of their own.
pub(crate) fn servers() -> Result<(), String> {
    // Debian keeps them off the path. Its clients lie in the same folder, so the folder says nothing.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let postgres =
        versions.map(|version| version.path()).any(|path| path.join("bin/initdb").is_file())
            || find("initdb").is_some();
    let nats = Path::new("/usr/sbin/nats-server").is_file() || find("nats-server").is_some();
    let missing = [(postgres, "postgresql"), (nats, "nats-server")];
    let missing = missing.into_iter().filter_map(|(there, package)| (!there).then_some(package));
    match &missing.collect::<Vec<_>>()[..] {
        [] => Ok(()),
        packages => debian(packages),
    }
}

/// Python with what makes folders for its packages.
pub(crate) fn python() -> Result<(), String> {
    let mut there = Command::new("python3");
    there.args(["-c", "import ensurepip"]).stderr(Stdio::null());
    if there.status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    debian(&["python3", "python3-venv"])
}

/// A screen reader, the browsers it reads, and what both need of a desktop: a screen that nobody sees, windows, keys, the bus.
pub(crate) fn screen_reader() -> Result<(), String> {
    if READER.iter().all(|name| find(name).is_some()) {
        return Ok(());
    }
    debian(&[
        "orca",
        "firefox-esr",
        "chromium",
        "fonts-dejavu-core",
        "xvfb",
        "openbox",
        "xdotool",
        "dbus",
        "at-spi2-core",
        "python3-pyatspi",
        "python3-speechd",
        "gir1.2-atspi-2.0",
        "gir1.2-wnck-3.0",
        "gsettings-desktop-schemas",
        "dconf-gsettings-backend",
        "libglib2.0-bin",
    ])?;
    match READER.iter().find(|name| find(name).is_none()) {
        None => Ok(()),
        Some(name) => Err(format!("{name} was installed but is not on the path")),
    }
}

/// Installs packages of Debian and of what is made from it.
fn debian(packages: &[&str]) -> Result<(), String> {
    let mut words = vec!["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == "0");
    if !is_root {
        words.insert(0, "sudo");
    }
    let update = [&words[..], &["update"]].concat();
    let install = [&words[..], &["install", "-y", "--no-install-recommends"], packages].concat();
    // A list that is out of date may still name what we need.
    if let Err(error) = download(update[0], &update[1..]) {
        eprintln!("xtask: {error}");
    }
    download(install[0], &install[1..])
}

/// The project's program at full speed.
pub(crate) fn release() -> Result<PathBuf, String> {
    cargo(&["build", "--release", "--locked"])?;
    Ok(program())
}

/// Where the program people run lies once it is built.
pub(crate) fn program() -> PathBuf {
    target_folder().join("release").join(format!("quinconce{}", env::consts::EXE_SUFFIX))
}

pub(crate) fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Runs a script of ours with Node.js, in the web folder.
pub(crate) fn node(arguments: &[&str]) -> Result<(), String> {
    run(Command::new("node").args(arguments).current_dir(root().join("web")))
}

fn needs(program: &str, what: &str) -> Result<(), String> {
    let there = Command::new(program).arg("--version").stdout(Stdio::null()).status();
    if there.is_ok_and(|status| status.success()) {
        Ok(())
    } else {
        Err(format!("{program} does not run: install {what} (Debian: apt-get install nodejs npm)"))
    }
}

fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
