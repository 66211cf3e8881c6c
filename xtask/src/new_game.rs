//! `cargo xtask new-game`: a small game that works, to be turned into yours.

use std::fs;
use std::path::Path;

const TEMPLATE: &str = "newgame";

/// Copies the template to `games/<name>`, its names replaced.
pub(crate) fn lay(root: &Path, name: &str) -> Result<(), String> {
    let plain = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase());
    if !plain {
        return Err(format!("a game's name is lower-case letters, not {name:?}"));
    }
    let target = root.join("games").join(name);
    if target.exists() {
        return Err(format!("games/{name} is there already"));
    }
    copy(&root.join("xtask/template"), &target, name)?;
    say(root, &target.join("messages"), name)?;
    println!("games/{name} holds a small game that works. What is left:");
    for (file, place, line) in registration(name) {
        println!("  {file}: {line} in {place}");
    }
    println!(
        "Then cargo test -p {name}, and cargo xtask web: the game can be played, set up and analysed in the page."
    );
    println!("CONTRIBUTING.md tells how to make it yours.");
    Ok(())
}

/// Writes the lines that [`lay`] prints.
pub(crate) fn register(root: &Path, name: &str) -> Result<(), String> {
    for (file, place, line) in registration(name) {
        let failed = |error: std::io::Error| format!("{file}: {error}");
        let text = fs::read_to_string(root.join(file)).map_err(failed)?;
        let (before, after) = text.split_once(place).ok_or(format!("{file} has no {place}"))?;
        fs::write(root.join(file), format!("{before}{place}\n{line}\n{after}")).map_err(failed)?;
    }
    Ok(())
}

/// What makes a game known to every front end: a file, the place in it, and the line.
fn registration(name: &str) -> [(&'static str, &'static str, String); 3] {
    let path = format!("{name} = {{ path = \"games/{name}\", features = [\"engine\"] }}");
    [
        ("Cargo.toml", "[workspace.dependencies]", path),
        ("crates/catalog/Cargo.toml", "[dependencies]", format!("{name}.workspace = true")),
        ("crates/catalog/src/lib.rs", "games![", format!("{name},")),
    ]
}

/// What the game says lies in the folder of each language.
fn say(root: &Path, laid: &Path, name: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", laid.display());
    for item in fs::read_dir(laid).map_err(failed)? {
        let path = item.map_err(failed)?.path();
        let language = path.file_stem().unwrap_or_default();
        let folder = root.join("crates/messages").join(language);
        if folder.is_dir() {
            fs::copy(&path, folder.join(format!("{name}-error.ftl"))).map_err(failed)?;
        }
    }
    fs::remove_dir_all(laid).map_err(failed)
}

fn copy(from: &Path, to: &Path, name: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(failed)?;
    for item in fs::read_dir(from).map_err(failed)? {
        let item = item.map_err(failed)?;
        let target = to.join(item.file_name().to_string_lossy().replace(TEMPLATE, name));
        if item.file_type().map_err(failed)?.is_dir() {
            copy(&item.path(), &target, name)?;
        } else {
            let text = fs::read_to_string(item.path()).map_err(failed)?;
            let text = text.replace(TEMPLATE, name);
            let text = text.replace(&capitalised(TEMPLATE), &capitalised(name));
            fs::write(target, text).map_err(failed)?;
        }
    }
    Ok(())
}

fn capitalised(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}
