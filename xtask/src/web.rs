//! `cargo xtask web`: the page, from the sources to web/dist.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use zopfli::{Format, Options};

use crate::shell::{root, run};
use crate::{developers, sources, tools};

const LARGEST_WASM: u64 = 450_000; // bytes, by brotli
const LARGEST_GZIP: u64 = 560_000; // bytes of wasm where brotli is not offered: plain http in a home network
const LARGEST_PAGE: u64 = 120_000; // bytes of scripts and styles for the first page, compressed

/// What every browser of the last years has, and the compiler does not use by itself.
const FEATURES: &str = "+simd128";

/// A search calls itself at every ply; by default a module has half of what a thread has natively.
const STACK: u32 = 4 << 20; // bytes

const WASM_OPT: [&str; 4] =
    ["-O3", "--strip-debug", "--strip-producers", "--strip-target-features"];

/// Builds everything; the module, which takes minutes, only where the crates have changed.
pub(crate) fn build() -> Result<(), String> {
    tools::npm_packages()?;
    let squeezed = if sources::module_is_fresh()? {
        println!("the crates are those of the committed module: it is kept");
        Some(keep_module()?)
    } else {
        module(root(), "wasm")?;
        optimise()?;
        types()?;
        developers::write()?;
        None
    };
    check_types()?;
    tools::node(&["build.mjs"])?;
    match squeezed {
        Some((path, bytes)) => write(&path, &bytes)?,
        None => squeeze()?,
    }
    sources::stamp()?;
    sizes()
}

/// Lays the module of the bundle where the page is bundled from; its copy by gzip is kept, too.
fn keep_module() -> Result<(PathBuf, Vec<u8>), String> {
    let modules = sources::bundled("assets/", ".wasm")?;
    let [path] = &modules[..] else {
        return Err(format!("web/dist has {} modules: check it out anew", modules.len()));
    };
    write(&root().join("web/src/wasm/quinconce_bg.wasm"), &read(path)?)?;
    let small = path.with_extension("wasm.gz");
    let bytes = read(&small)?;
    Ok((small, bytes))
}

/// The page alone, readable and uncompressed, over the wasm module that is there.
pub(crate) fn build_page() -> Result<(), String> {
    tools::npm_packages()?;
    tools::node(&["build.mjs", "--dev"])
}

/// Types, as the compiler of TypeScript sees them.
pub(crate) fn check_types() -> Result<(), String> {
    tools::node(&["node_modules/typescript/bin/tsc", "--noEmit"])
}

/// Form and common mistakes of everything written for a browser or Node.js; `biome.jsonc` says which rules hold.
pub(crate) fn check_form() -> Result<(), String> {
    tools::node(&["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".."])
}

/// Rules and engine of the project in that folder as a wasm module, and the script through which a page speaks to it.
pub(crate) fn module(project: &Path, profile: &str) -> Result<(), String> {
    tools::wasm_target()?;
    // Where the project and the registry lie is nobody's business, and the same sources give the
    // same module on every machine.
    let home = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|home| home + "/.cargo"));
    let mut flags = vec![format!("-Ctarget-feature={FEATURES}")];
    flags.push(format!("-Clink-arg=-zstack-size={STACK}"));
    flags.push(format!("--remap-path-prefix={}=", project.display()));
    if let Ok(home) = home {
        flags.push(format!("--remap-path-prefix={home}=cargo"));
    }
    let target = tools::target_folder();
    run(Command::new("cargo")
        .args(["build", "--package", "wasm", "--lib", "--profile", profile])
        .args(["--target", "wasm32-unknown-unknown"])
        // A copy with a game of its own has another lock file.
        .args((project == root()).then_some("--locked"))
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
        .current_dir(project))?;
    let folder = project.join("web/src/wasm");
    run(Command::new("cargo")
        .args(["run", "--quiet", "--locked", "--package", "bindgen", "--"])
        .arg(target.join("wasm32-unknown-unknown").join(profile).join("wasm.wasm"))
        .arg(&folder))?;
    // The types of the module's raw exports are of no use to a page.
    fs::remove_file(folder.join("quinconce_bg.wasm.d.ts"))
        .map_err(|error| format!("web/src/wasm: {error}"))
}

/// The module as fast and as small as it goes.
fn optimise() -> Result<(), String> {
    let folder = root().join("web/src/wasm");
    let (raw, small) = (folder.join("quinconce_bg.wasm"), folder.join("quinconce_opt.wasm"));
    run(Command::new("node")
        .arg("web/node_modules/binaryen/bin/wasm-opt")
        .args(WASM_OPT)
        .arg(&raw)
        .arg("-o")
        .arg(&small))?;
    fs::rename(&small, &raw).map_err(|error| format!("web/src/wasm: {error}"))
}

/// The wire types as TypeScript, and the HTTP API as OpenAPI.
pub(crate) fn types() -> Result<(), String> {
    run(Command::new("cargo")
        .args(["test", "--locked", "--quiet", "--package", "protocol", "--lib"])
        .env("UPDATE_TYPES", "1"))
}

/// The module by gzip, as small as it goes. Browsers ask for brotli only where the connection is
/// secure or their own machine's: whoever hosts the table at home serves this one.
fn squeeze() -> Result<(), String> {
    for path in sources::bundled("assets/", ".wasm")? {
        let mut small = Vec::new();
        zopfli::compress(Options::default(), Format::Gzip, &read(&path)?[..], &mut small)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        write(&path.with_extension("wasm.gz"), &small)?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// What a first visit costs, against what it may.
fn sizes() -> Result<(), String> {
    let size = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    let page = fs::read_to_string(root().join("web/dist/index.html")).map_err(|e| e.to_string())?;
    let mut first = 0;
    for path in sources::bundled("assets/", ".br")? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if page.contains(&name) && (name.ends_with(".js") || name.ends_with(".css")) {
            first += size(&path);
        }
    }
    // The messages of one language come after it, whichever is spoken.
    let messages = sources::bundled("assets/", ".js.br")?;
    let messages = messages.iter().filter(|path| path.to_string_lossy().contains("-main-"));
    first += messages.map(|path| size(path)).max().unwrap_or(0);
    let all = |suffix| -> Result<u64, String> {
        Ok(sources::bundled("assets/", suffix)?.iter().map(|path| size(path)).sum())
    };
    let (wasm, gzip) = (all(".wasm.br")?, all(".wasm.gz")?);
    println!("\nfirst page: {first} bytes of scripts and styles, {wasm} bytes of wasm, by brotli");
    println!("wasm by gzip: {gzip} bytes");
    if first > LARGEST_PAGE || wasm > LARGEST_WASM || gzip > LARGEST_GZIP {
        return Err(format!(
            "too large: at most {LARGEST_PAGE} bytes of scripts and styles and {LARGEST_WASM} of wasm \
             ({LARGEST_GZIP} by gzip)"
        ));
    }
    Ok(())
}

/// The tests of the wasm module itself, in Node.js.
pub(crate) fn test_module() -> Result<(), String> {
    tools::node(&["--test", "../crates/wasm/tests/"])
}
