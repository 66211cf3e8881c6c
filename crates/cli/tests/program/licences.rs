//! What we owe to others, as the program prints it.

use crate::common::quinconce;

#[test]
fn the_licences_of_everything_shipped_are_printed() {
    let answer = quinconce(&["licences"], b"");
    assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""));
    assert_eq!(answer.out, server::LICENCES);
    for name in ["  clap ", "  ctrlc ", "  tokio ", "  wasm-bindgen ", "  @preact/signals "] {
        assert!(answer.out.contains(name), "{name}");
    }
}

#[test]
fn every_name_has_a_text_and_every_text_a_name() {
    let rule = "-".repeat(100);
    let (list, texts) = server::LICENCES.split_once(&rule).expect("a list, then texts");
    let texts: Vec<&str> = texts.split(&rule).collect();
    let mut used = vec![false; texts.len()];
    for line in list.lines().filter(|line| line.starts_with("  ")) {
        let numbers: Vec<&str> = line.split(" [").skip(1).collect();
        assert!(!numbers.is_empty(), "{line}");
        for number in numbers {
            let number: usize = number.trim_end_matches(']').parse().expect("a number");
            let name = line.trim_start().split(" (").next().unwrap_or_default();
            let name = name.rsplit_once(' ').filter(|(_, version)| version.contains('.'));
            let name = name.map_or("", |(name, _)| name);
            let text = texts[number - 1];
            let (head, licence) = text.trim().split_once("\n\n").expect("names, then a licence");
            assert!(head.starts_with(&format!("[{number}] ")) && head.contains(name), "{line}");
            assert!(licence.len() > 50, "{line}");
            used[number - 1] = true;
        }
    }
    assert!(used.iter().all(|used| *used));
}
