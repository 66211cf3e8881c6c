//! What is left when something breaks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::error::quoted;

/// Does something that may panic; what the panic said goes into the error, where it was to standard
/// error. Whoever calls makes sure that what is left behind can be used.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let said = panic
            .downcast_ref::<&str>()
            .copied()
            .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        quoted(said.unwrap_or("a panic without words")).to_string()
    })
}
