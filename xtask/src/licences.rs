//! `cargo xtask licences`: the licences of everything by others that the program and the page are
//! made of, in one text that both carry.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{download, root};
use crate::tools;

const TEXT: &str = "crates/server/licences.txt";

/// What is shipped: the program, and the module in the page.
const SHIPPED: [&str; 2] = ["quinconce", "wasm"];

const HEAD: &str = "\
Quinconce is free software, under the MIT or the Apache 2.0 licence as you like. It is made with the
work of others, which is listed here; a number behind a name is that of the licence's text below.
";

const RUST: &str = "Rust, in the program and in the page:";
const SCRIPTS: &str = "JavaScript, in the page:";
const FONTS: &str = "Fonts, in the page:";

/// The compiler's own part of every program. Its version is that of whoever compiles.
const STANDARD_LIBRARY: &str = "The Rust standard library";

/// Work by others, of one version.
struct Package {
    name: String,
    version: String,
    licence: String,
    folder: PathBuf,
}

impl Package {
    /// Its line in the list.
    fn line(&self) -> String {
        let Package { name, version, licence, .. } = self;
        let space = if version.is_empty() { "" } else { " " };
        format!("  {name}{space}{version} ({licence})")
    }
}

/// Writes the text.
pub(crate) fn write() -> Result<(), String> {
    download("cargo", &["fetch", "--locked"])?;
    tools::npm_packages()?;
    let mut text = HEAD.to_owned();
    let mut licences: Vec<(String, Vec<String>)> = Vec::new(); // each text, and whose it is
    for (title, packages) in listed()? {
        text += &format!("\n{title}\n\n");
        for package in packages {
            text += &package.line();
            for licence in texts(&package)? {
                // The same words in other lines are the same licence.
                let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
                let same = |(known, _): &(String, _)| words(known) == words(&licence);
                let number = licences.iter().position(same).unwrap_or(licences.len());
                if number == licences.len() {
                    licences.push((licence, Vec::new()));
                }
                licences[number].1.push(package.name.clone());
                text += &format!(" [{}]", number + 1);
            }
            text.push('\n');
        }
    }
    for (index, (licence, names)) in licences.iter().enumerate() {
        let rule = "-".repeat(100);
        text += &format!("\n{rule}\n[{}] {}\n\n{licence}\n", index + 1, names.join(", "));
    }
    fs::write(root().join(TEXT), text).map_err(|error| format!("{TEXT}: {error}"))
}

/// Fails when the text lists something else than what is shipped.
pub(crate) fn check() -> Result<(), String> {
    let text = fs::read_to_string(root().join(TEXT)).map_err(|error| format!("{TEXT}: {error}"))?;
    let shipped = listed()?.into_iter().flat_map(|(_, packages)| packages);
    let shipped: Vec<String> = shipped.map(|package| package.line()).collect();
    compare(&text, &shipped)
        .map_err(|difference| format!("{TEXT} {difference}: run cargo xtask licences"))
}

/// The first difference between the list at the beginning of the text and what is shipped.
fn compare(text: &str, shipped: &[String]) -> Result<(), String> {
    let list = text.split("\n-----").next().unwrap_or_default();
    let list = list.lines().map(|line| line.split(" [").next().unwrap_or(line));
    let list: Vec<&str> = list.filter(|line| line.starts_with("  ")).collect();
    if let Some(line) = shipped.iter().find(|line| !list.contains(&line.as_str())) {
        return Err(format!("lacks {}", line.trim()));
    }
    match list.iter().find(|line| !shipped.iter().any(|one| one == *line)) {
        None => Ok(()),
        Some(line) => Err(format!("still has {}", line.trim())),
    }
}

fn listed() -> Result<[(&'static str, Vec<Package>); 3], String> {
    let fonts = Package {
        name: "Fraunces, Hanken Grotesk".to_owned(),
        version: String::new(),
        licence: "OFL-1.1".to_owned(),
        folder: root().join("web/public/fonts"),
    };
    Ok([(RUST, crates()?), (SCRIPTS, scripts()?), (FONTS, vec![fonts])])
}

/// The crates that are compiled into what is shipped, on any system.
fn crates() -> Result<Vec<Package>, String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let registry = home.ok_or("nobody knows where cargo keeps its crates")?.join("registry/src");
    let mut lines = Vec::new();
    for package in SHIPPED {
        let tree = Command::new("cargo")
            .args(["tree", "--locked", "--package", package, "--target", "all"])
            .args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}|{l}"])
            .current_dir(root())
            .output()
            .map_err(|error| format!("cargo tree: {error}"))?;
        if !tree.status.success() {
            return Err(format!("cargo tree: {}", String::from_utf8_lossy(&tree.stderr)));
        }
        lines.extend(String::from_utf8_lossy(&tree.stdout).lines().map(str::to_owned));
    }
    // Ours have a path behind the version; what stands there twice has a star.
    lines.iter_mut().for_each(|line| *line = line.trim_end_matches(" (*)").to_owned());
    lines.retain(|line| !line.is_empty() && !line.contains(" ("));
    lines.sort();
    lines.dedup();
    let mut packages = vec![Package {
        name: STANDARD_LIBRARY.to_owned(),
        version: String::new(),
        licence: "MIT OR Apache-2.0; what it contains itself: COPYRIGHT-library.html of every \
                  Rust distribution"
            .to_owned(),
        folder: PathBuf::new(),
    }];
    for line in lines {
        let parts = line.split_once('|').and_then(|(package, licence)| {
            let (name, version) = package.split_once(" v")?;
            Some((name, version, licence.replace('/', " OR ")))
        });
        let (name, version, licence) = parts.ok_or_else(|| format!("cargo tree: {line:?}"))?;
        let folder = sources(&registry, &format!("{name}-{version}")).unwrap_or_default();
        let (name, version) = (name.to_owned(), version.to_owned());
        packages.push(Package { name, version, licence, folder });
    }
    Ok(packages)
}

/// The folder of a crate, in whichever registry it came from.
fn sources(registry: &Path, name: &str) -> Option<PathBuf> {
    let registries = fs::read_dir(registry).ok()?.filter_map(Result::ok);
    registries.map(|one| one.path().join(name)).find(|folder| folder.is_dir())
}

/// The packages that are bundled: all that the lock names and that are not for development alone.
fn scripts() -> Result<Vec<Package>, String> {
    let lock = fs::read_to_string(root().join("web/package-lock.json"))
        .map_err(|error| format!("web/package-lock.json: {error}"))?;
    let mut packages = Vec::new();
    // npm writes it in one way, with the fields of a package at one depth.
    for entry in lock.split("\n    \"node_modules/").skip(1) {
        let entry = entry.split("\n    }").next().unwrap_or(entry);
        let field = |name: &str| {
            let value = entry.split(&format!("\n      \"{name}\": \"")).nth(1)?;
            value.split('"').next().map(str::to_owned)
        };
        // npm says devOptional of what is for development here and an optional peer of something else.
        let is_for_development = ["dev", "devOptional"]
            .iter()
            .any(|mark| entry.contains(&format!("\n      \"{mark}\": true")));
        if is_for_development {
            continue;
        }
        let name = entry.split('"').next().unwrap_or_default().to_owned();
        let folder = root().join("web/node_modules").join(&name);
        let told = |what| format!("web/package-lock.json names no {what} of {name}");
        let version = field("version").ok_or_else(|| told("version"))?;
        let licence = field("license").ok_or_else(|| told("licence"))?;
        packages.push(Package { name, version, licence, folder });
    }
    Ok(packages)
}

/// The texts of a package's licence, as its authors ship them.
fn texts(package: &Package) -> Result<Vec<String>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", package.name);
    let offers_mit = ["MIT OR ", " OR MIT"].iter().any(|part| package.licence.contains(part));
    if package.folder.as_os_str().is_empty() && package.name != STANDARD_LIBRARY {
        return Err(format!("{} is not in cargo's registry", package.name));
    }
    let mut files: Vec<String> = Vec::new();
    for file in fs::read_dir(&package.folder).into_iter().flatten() {
        let name = file.map_err(told)?.file_name().to_string_lossy().into_owned();
        let upper = name.to_uppercase();
        let is_licence = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE"];
        if !is_licence.iter().any(|word| upper.contains(word)) {
            continue;
        }
        // Some keep a folder of them, a file each.
        let inside = fs::read_dir(package.folder.join(&name)).into_iter().flatten();
        let inside = inside.filter_map(Result::ok);
        let inside: Vec<String> =
            inside.map(|file| format!("{name}/{}", file.file_name().to_string_lossy())).collect();
        if inside.is_empty() {
            files.push(name);
        }
        files.extend(inside);
    }
    files.sort();
    // Of several that are offered we take the shortest.
    if offers_mit && files.iter().any(|name| name.to_uppercase().contains("MIT")) {
        let others = ["APACHE", "UNLICENSE", "COPYING"];
        files.retain(|name| !others.iter().any(|other| name.to_uppercase().contains(other)));
    }
    let mut texts = Vec::new();
    for name in files {
        let text = fs::read_to_string(package.folder.join(name)).map_err(told)?;
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        texts.push(lines.join("\n").trim_matches('\n').to_owned());
    }
    // A line that names the licences says nothing new.
    texts.retain(|text| text.lines().count() > 1);
    if texts.is_empty() {
        texts.push(plain_text(package)?);
    }
    Ok(texts)
}

/// For a package without a text: the MIT licence with the authors' names, or the Apache licence, which
/// names nobody, where it says that it is under one of them.
fn plain_text(package: &Package) -> Result<String, String> {
    if package.licence == "Apache-2.0" {
        let text = fs::read_to_string(root().join("LICENSE-APACHE"));
        return text.map(|text| text.trim_matches('\n').to_owned()).map_err(|e| e.to_string());
    }
    if !package.licence.split(" OR ").any(|one| one.starts_with("MIT")) {
        return Err(format!("{} ({}) has no text of its licence", package.name, package.licence));
    }
    let ours = fs::read_to_string(root().join("LICENSE-MIT")).map_err(|e| e.to_string())?;
    let (_, terms) = ours.split_once("\nPermission").ok_or("LICENSE-MIT has other terms")?;
    let holder = match package.name.as_str() {
        STANDARD_LIBRARY => "The Rust Project contributors".to_owned(),
        name => format!("The authors of {name}"),
    };
    Ok(format!("Copyright (c) {holder}\n\nPermission{}", terms.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::compare;

    fn check(text: &str, expected: Result<(), &str>) {
        let shipped = ["  axum 0.8.9 (MIT)".to_owned(), "  preact 11.2.0 (MIT)".to_owned()];
        assert_eq!(compare(text, &shipped), expected.map_err(str::to_owned), "{text:?}");
    }

    #[test]
    fn a_stale_list_is_found() {
        let rule = "-".repeat(100);
        let texts = format!("{rule}\n[1] axum\n\n  axum 0.9.0 (MIT), quoted\n");
        let whole = "Rust:\n\n  axum 0.8.9 (MIT) [1] [2]\n\nPage:\n\n  preact 11.2.0 (MIT) [1]\n\n";
        check(&format!("{whole}{texts}"), Ok(()));
        check(
            &format!("Rust:\n\n  axum 0.8.9 (MIT) [1]\n\n{texts}"),
            Err("lacks preact 11.2.0 (MIT)"),
        );
        let gone = format!("{whole}  slab 0.4.12 (MIT) [3]\n\n{texts}");
        check(&gone, Err("still has slab 0.4.12 (MIT)"));
        check(&whole.replace("0.8.9", "0.8.8"), Err("lacks axum 0.8.9 (MIT)"));
    }
}
