//! Ctrl-C ends a contest with what it has found so far; pressed again, at once. So does whoever asks
//! the process to end, or closes its terminal.

use std::io::{self, Write};
use std::process;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use super::messages;
use crate::language::told;

const INTERRUPTED: i32 = 130; // the exit code of whatever Ctrl-C has killed

static STOP: AtomicBool = AtomicBool::new(false);
static WATCH: Once = Once::new();

/// A flag that Ctrl-C raises.
pub(super) fn stop_flag() -> &'static AtomicBool {
    WATCH.call_once(|| {
        // Without a handler Ctrl-C kills, as it does everywhere: the journal loses nothing.
        let _ = ctrlc::set_handler(|| {
            if STOP.swap(true, Ordering::Relaxed) {
                arena::kill_programs();
                process::exit(INTERRUPTED);
            }
            // The terminal may be gone.
            let _ = writeln!(io::stderr(), "\n{}", told(&messages::stopping()));
        });
    });
    &STOP
}
