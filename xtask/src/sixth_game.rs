//! A sixth game in a copy of the project, for the browser tests: what `new-game` lays and prints must be
//! all it takes to play, set up and analyse a game in the page.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::Command;

use crate::shell::{root, run};
use crate::{new_game, web};

const NAME: &str = "sixth";

/// Where the copy lies; web/tests/sixth.mjs serves the page in it.
const COPY: &str = "target/sixth-game";

const COPIED: [&str; 9] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "crates",
    "games",
    "web/index.html",
    "web/public",
    "web/src",
    "xtask",
];

/// Builds the page with the sixth game, quickly rather than well.
pub(crate) fn build() -> Result<(), String> {
    let project = root().join(COPY);
    if project.exists() {
        fs::remove_dir_all(&project).map_err(|error| format!("{COPY}: {error}"))?;
    }
    for path in COPIED {
        copy(&root().join(path), &project.join(path))
            .map_err(|error| format!("{path}: {error}"))?;
    }
    new_game::lay(&project, NAME)?;
    new_game::register(&project, NAME)?;
    web::module(&project, "draft")?;
    run(Command::new("node")
        .arg(root().join("web/build.mjs"))
        .arg("--dev")
        .current_dir(project.join("web")))
}

/// Copies a file or a folder. Times are kept: what has not changed since the last run is not compiled anew.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for item in fs::read_dir(from)? {
            let name = item?.file_name();
            copy(&from.join(&name), &to.join(&name))?;
        }
        return Ok(());
    }
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}
