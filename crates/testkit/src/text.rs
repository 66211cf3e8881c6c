//! Text from outside never panics: it is read, or refused with a reason.

use game::{Arg, Game, GameExt, LocalizedError, Message, Random, Variant};

/// Reads a text as a position of every variant. What is accepted is written back byte for byte and
/// can be played on.
pub fn position_survives<G: Game>(text: &str) {
    for &variant in G::Variant::ALL {
        match G::parse(text, variant) {
            Err(error) => check_error::<G>(&error),
            Ok(position) => {
                assert_eq!(position.to_string(), text, "a position reads back to itself");
                let _ = position.view();
                let mut random = Random::new(text.len() as u64);
                let mut next = position;
                for _ in 0..8 {
                    assert_eq!(next.legal_moves().len() as u64, next.count_moves(), "{next}");
                    let Some(mv) = next.random_move(&mut random) else { break };
                    next.play_unchecked(mv, &mut ());
                    let read = G::parse(&next.to_string(), variant);
                    assert_eq!(read.as_ref(), Ok(&next), "after {mv} from {text}");
                }
            }
        }
    }
}

/// Reads a text as a move. What is accepted is written back as it was, and playing it is done or
/// refused.
pub fn move_survives<G: Game>(text: &str) {
    match text.parse::<G::Move>() {
        Err(error) => check_error::<G>(&error),
        Ok(mv) => {
            assert_eq!(mv.to_string(), text, "a move reads back to itself");
            for &variant in G::Variant::ALL {
                let _ = G::start(variant, 0).play(mv, &mut ());
            }
        }
    }
}

/// A message is a short line, and can be translated.
fn check_error<G: Game>(error: &impl LocalizedError) {
    let text = error.to_string();
    assert!(!text.is_empty() && !text.contains('\n'), "one line: {text:?}");
    assert!(text.chars().count() < 400, "a short line: {text:?}");
    assert_eq!(error.message().to_string(), text, "it says the same as data");
    check_message::<G>(&error.message());
}

/// The game speaks from its own part of the catalogue, and from that which all share.
fn check_message<G: Game>(message: &Message) {
    let (id, name) = (message.id(), G::DESCRIPTOR.name);
    let own = id.strip_prefix(name).is_some_and(|rest| rest.starts_with("-error-"));
    assert!(own || id.starts_with("game-error-"), "{id} is no message of {name}");
    for (_, arg) in message.args() {
        if let Arg::Message(inner) = arg {
            check_message::<G>(inner);
        }
    }
}

/// The text with some characters changed, left out, doubled or taken from elsewhere in it.
#[must_use]
pub fn edited(text: &str, edits: &[(u8, u16, u16)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for &(kind, place, other) in edits {
        if chars.is_empty() {
            break;
        }
        let place = usize::from(place) % chars.len();
        let stranger = chars[usize::from(other) % chars.len()];
        match kind % 5 {
            0 => chars[place] = stranger,
            1 => drop(chars.remove(place)),
            2 => chars.insert(place, stranger),
            3 => chars[place] = char::from(b' ' + (other % 95) as u8),
            _ => chars.truncate(place),
        }
    }
    chars.into_iter().collect()
}
