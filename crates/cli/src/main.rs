//! The executable `quinconce`; `lib.rs` is what it does.

use std::process::ExitCode;

fn main() -> ExitCode {
    quinconce::main()
}
