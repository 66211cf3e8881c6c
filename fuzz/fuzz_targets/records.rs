//! Any text is a record or an error; an accepted record writes a file that replays to the same end.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((table, sheet)) = catalog::load(text) else { return };
    let (again, _) = catalog::load(&table.sheet().to_string()).expect("we read what we write");
    assert_eq!(again.position(), table.position());
    // Comments, marks and variations survive being written.
    let rewritten = game::Sheet::parse(&sheet.to_string()).expect("we read what we write");
    assert_eq!(rewritten.to_string(), sheet.to_string());
});
