//! What is drawn at random: ids, tags and secrets.

use sha2::{Digest as _, Sha256};

/// Letters that are not taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system draws numbers");
    bytes
}

fn letters<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The id of a match or a person: 60 bits, so that nobody guesses the link to a match.
pub(crate) fn id() -> String {
    letters::<12>()
}

/// The tag of an event.
pub(crate) fn tag() -> String {
    letters::<8>()
}

/// A secret of 160 bits.
pub(crate) fn token() -> String {
    letters::<32>()
}

/// A code of so many groups of four letters, to be written down or typed: 20 bits a group.
pub(crate) fn code(groups: usize) -> String {
    (0..groups).map(|_| letters::<4>()).collect::<Vec<_>>().join("-")
}

/// A code as it was drawn, however it was typed.
pub(crate) fn read_code(text: &str) -> String {
    let typed = text.chars().filter(char::is_ascii_alphanumeric);
    let letters: Vec<char> = typed.map(|ch| ch.to_ascii_lowercase()).collect();
    letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A seed that JavaScript can hold.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes()) >> 11
}

/// One or the other.
pub(crate) fn coin() -> bool {
    bytes::<1>()[0].is_multiple_of(2)
}

/// What is kept of a secret. Its bits are random, so that a plain hash cannot be looked up.
pub(crate) fn hash(token: &str) -> String {
    Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}
