//! What news is called among NATS's subjects, and what a message says. All of it begins with
//! `quinconce.`, so that one permission covers it.

use axum::body::Bytes;

use super::super::Topic;

/// Where answers come that are for this node alone.
pub(super) const INBOX: &str = "quinconce.inbox";

/// What nobody listens to: NATS itself answers that, after everything that was sent to it before.
pub(super) const ECHO: &str = "quinconce.echo";

const MOST: usize = 512; // bytes of a message: ours are much shorter

/// The subject for news of that name. What is said beside a match comes with its moves.
pub(super) fn of(name: &str) -> String {
    match Topic::of(name) {
        Topic::Lobby => "quinconce.lobby".to_owned(),
        Topic::Work => "quinconce.work".to_owned(),
        Topic::Person(id) => format!("quinconce.person.{}", token(id)),
        Topic::Room(id, _) | Topic::Match(id) => format!("quinconce.match.{}", token(id)),
    }
}

/// An id as a part of a subject, in which dots, stars and blanks mean something.
fn token(id: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if !id.is_empty() && id.bytes().all(plain) {
        return id.to_owned();
    }
    // No id of ours looks like this.
    id.bytes().fold("~".to_owned(), |token, byte| format!("{token}{byte:02x}"))
}

/// The message: what the news is called, and its number.
pub(super) fn payload(name: &str, head: u64) -> Bytes {
    format!("{name} {head}").into()
}

/// The same read back; nothing for what is none of ours.
pub(super) fn read(payload: &[u8]) -> Option<(&str, u64)> {
    let text = std::str::from_utf8(payload.get(..MOST.min(payload.len()))?).ok()?;
    let (name, head) = text.rsplit_once(' ')?;
    Some((name, head.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use protocol::Room;

    use super::super::super::{LOBBY, WORK, of_person, of_room};
    use super::*;

    #[test]
    fn names_are_safe_as_subjects() {
        for (name, subject) in [
            (LOBBY.to_owned(), "quinconce.lobby"),
            (WORK.to_owned(), "quinconce.work"),
            ("abc123".to_owned(), "quinconce.match.abc123"),
            (of_room("abc123", Room::Players), "quinconce.match.abc123"),
            (of_person("ada"), "quinconce.person.ada"),
            ("a.b*> ".to_owned(), "quinconce.match.~612e622a3e20"),
            (of_person(""), "quinconce.person.~"),
        ] {
            assert_eq!(of(&name), subject);
        }
    }

    #[test]
    fn a_message_is_read_back_and_nonsense_is_not() {
        for name in [LOBBY, "abc123", "a b", &of_person("ada")] {
            assert_eq!(read(&payload(name, 17)), Some((name, 17)));
        }
        for nonsense in ["", " ", "abc", "abc -1", "abc 99999999999999999999", "abc 1x"] {
            assert_eq!(read(nonsense.as_bytes()), None, "{nonsense:?}");
        }
        assert_eq!(read(b"abc \xff"), None);
        assert_eq!(read(&[b'9'; 5000]), None);
    }
}
