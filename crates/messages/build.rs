//! Finds the languages: a folder each, with the same files.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where it is"));
    let mut table = String::from("&[\n");
    for folder in sorted(&root)? {
        let files: Vec<PathBuf> = match folder.is_dir() {
            true => sorted(&folder)?.into_iter().filter(|file| is_ftl(file)).collect(),
            false => continue,
        };
        if files.is_empty() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", folder.display());
        let language = folder.file_name().unwrap_or_default();
        writeln!(table, "    ({language:?}, &[").expect("a text can be written");
        for file in files {
            writeln!(table, "        include_str!({file:?}),").expect("a text can be written");
        }
        table.push_str("    ]),\n");
    }
    table.push(']');
    // A new language is a new folder beside the others.
    println!("cargo::rerun-if-changed={}", root.display());
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("languages.rs"), table)
}

fn is_ftl(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "ftl")
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|item| Ok(item?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
