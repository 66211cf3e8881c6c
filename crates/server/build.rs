//! Watches the page's bundle: a new file there must reach the program.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
