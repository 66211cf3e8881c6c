//! Whether web/dist was made of the sources as they are: hashes of them lie beside it, one of what the wasm
//! module is made of and one of the page.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::shell::root;

const STAMP: &str = "web/dist/sources.sha256";

/// What the bundle is made of. Crates whose tests alone change leave it as it is.
const FOLDERS: [&str; 2] = ["web/src", "web/public"];
const MESSAGES: &str = "crates/messages";
const WEB_FILES: [&str; 6] = [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "build.mjs",
    "messages.mjs",
    "index.html",
];
const CRATES: [&str; 8] =
    ["game", "hugepages", "search", "table", "catalog", "protocol", "matches", "wasm"];

/// Writes the hashes of the sources and of every file of the bundle beside it.
pub(crate) fn stamp() -> Result<(), String> {
    write(STAMP, &contents()?)
}

/// Fails when the bundle is not what `cargo xtask web` would make.
pub(crate) fn check() -> Result<(), String> {
    let committed = fs::read_to_string(root().join(STAMP)).unwrap_or_default();
    let made_of = sources_of(&committed);
    if made_of != [digest(&module_sources()?)?, digest(&page_sources()?)?] {
        return Err("web/dist is stale: run cargo xtask web".to_owned());
    }
    if committed != contents()? {
        return Err("web/dist is not as it was built: run cargo xtask web".to_owned());
    }
    Ok(())
}

/// Whether the wasm module of the bundle is made of the crates as they are.
pub(crate) fn module_is_fresh() -> Result<bool, String> {
    let committed = fs::read_to_string(root().join(STAMP)).unwrap_or_default();
    Ok(sources_of(&committed)[0] == digest(&module_sources()?)?)
}

/// The two hashes of sources that a stamp begins with.
fn sources_of(stamp: &str) -> [&str; 2] {
    let mut hashes = stamp.lines().map(|line| line.split(' ').next().unwrap_or_default());
    [hashes.next().unwrap_or_default(), hashes.next().unwrap_or_default()]
}

fn contents() -> Result<String, String> {
    let (module, page) = (digest(&module_sources()?)?, digest(&page_sources()?)?);
    let mut text = format!("{module}  module\n{page}  page\n");
    let mut files = Vec::new();
    walk("web/dist", &mut files)?;
    files.sort();
    for path in files.iter().filter(|path| *path != STAMP) {
        let name = path.trim_start_matches("web/dist/");
        text += &format!("{}  {name}\n", hex(&Sha256::digest(read(path)?)));
    }
    Ok(text)
}

fn digest(paths: &[String]) -> Result<String, String> {
    let mut hash = Sha256::new();
    for path in paths {
        let bytes = read(path)?;
        // Lengths keep names and contents apart.
        hash.update(format!("{path} {}\n", bytes.len()));
        hash.update(&bytes);
    }
    Ok(hex(&hash.finalize()))
}

/// The paths of what the wasm module is made of, from the project's root, in order.
fn module_sources() -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    let mut packages: Vec<String> = CRATES.iter().map(|name| format!("crates/{name}")).collect();
    packages.extend(list("games")?.into_iter().filter(|path| root().join(path).is_dir()));
    for package in packages {
        walk(&format!("{package}/src"), &mut files)?;
        let is_text = |path: &String| path.ends_with(".md") || path.ends_with("Cargo.toml");
        files.extend(list(&package)?.into_iter().filter(is_text));
    }
    files.sort();
    Ok(files)
}

/// The paths of what the page is made of beside the module, in order.
fn page_sources() -> Result<Vec<String>, String> {
    let mut files: Vec<String> = WEB_FILES.iter().map(|name| format!("web/{name}")).collect();
    for folder in FOLDERS {
        walk(folder, &mut files)?;
    }
    let mut messages = Vec::new();
    walk(MESSAGES, &mut messages)?;
    files.extend(messages.into_iter().filter(|path| path.ends_with(".ftl")));
    // The module itself is made of the crates and is not committed twice.
    files.retain(|path| !path.ends_with(".wasm"));
    files.sort();
    Ok(files)
}

fn walk(folder: &str, files: &mut Vec<String>) -> Result<(), String> {
    if !root().join(folder).is_dir() {
        return Ok(());
    }
    for path in list(folder)? {
        if root().join(&path).is_dir() {
            walk(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// What lies in a folder, hidden files apart.
fn list(folder: &str) -> Result<Vec<String>, String> {
    let told = |error: std::io::Error| format!("{folder}: {error}");
    let mut paths = Vec::new();
    for item in fs::read_dir(root().join(folder)).map_err(told)? {
        let name = item.map_err(told)?.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            paths.push(format!("{folder}/{name}"));
        }
    }
    Ok(paths)
}

fn read(path: &str) -> Result<Vec<u8>, String> {
    fs::read(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

fn write(path: &str, text: &str) -> Result<(), String> {
    fs::write(root().join(Path::new(path)), text).map_err(|error| format!("{path}: {error}"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The files of the bundle whose name begins like this, without their compressed copies.
pub(crate) fn bundled(prefix: &str, suffix: &str) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    walk("web/dist", &mut files)?;
    files.retain(|path| path.starts_with(&format!("web/dist/{prefix}")) && path.ends_with(suffix));
    files.sort();
    Ok(files.iter().map(|path| root().join(path)).collect())
}
