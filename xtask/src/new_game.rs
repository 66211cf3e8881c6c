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
    println!(
        "games/{name} holds a small game that works. What is left:
  1. Cargo.toml: {name} = {{ path = \"games/{name}\" }} under [workspace.dependencies]
  2. crates/catalog/Cargo.toml: {name}.workspace = true
  3. crates/catalog/src/lib.rs: {name}::{}Eval in games![…]
  4. cargo test -p {name}
CONTRIBUTING.md tells how to make it yours.",
        capitalised(name)
    );
    Ok(())
}

/// What the game says lies in the folder of each language.
fn say(root: &Path, laid: &Path, name: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", laid.display());
    for item in fs::read_dir(laid).map_err(told)? {
        let path = item.map_err(told)?.path();
        let language = path.file_stem().unwrap_or_default();
        let folder = root.join("crates/messages").join(language);
        if folder.is_dir() {
            fs::copy(&path, folder.join(format!("{name}-error.ftl"))).map_err(told)?;
        }
    }
    fs::remove_dir_all(laid).map_err(told)
}

fn copy(from: &Path, to: &Path, name: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", from.display());
    fs::create_dir_all(to).map_err(told)?;
    for item in fs::read_dir(from).map_err(told)? {
        let item = item.map_err(told)?;
        let target = to.join(item.file_name().to_string_lossy().replace(TEMPLATE, name));
        if item.file_type().map_err(told)?.is_dir() {
            copy(&item.path(), &target, name)?;
        } else {
            let text = fs::read_to_string(item.path()).map_err(told)?;
            let text = text.replace(TEMPLATE, name);
            let text = text.replace(&capitalised(TEMPLATE), &capitalised(name));
            fs::write(target, text).map_err(told)?;
        }
    }
    Ok(())
}

fn capitalised(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}
