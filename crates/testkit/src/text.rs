//! Text from outside never panics: it is read, or refused with a reason.

use game::{Complain, Complaint, Game, GameExt, Random, Variant, Word};

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
fn check_error<G: Game>(error: &impl Complain) {
    let message = error.to_string();
    assert!(!message.is_empty() && !message.contains('\n'), "one line: {message:?}");
    assert!(message.chars().count() < 400, "a short line: {message:?}");
    check_complaint::<G>(&error.complaint());
}

fn check_complaint<G: Game>(complaint: &Complaint) {
    let sentence = complaint.sentence();
    let listed =
        G::DESCRIPTOR.sentences.contains(&sentence) || Complaint::COMMON.contains(&sentence);
    assert!(listed, "{sentence:?} is no sentence of {}", G::DESCRIPTOR.name);
    for (_, word) in complaint.words() {
        if let Word::Said(inner) = word {
            check_complaint::<G>(inner);
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
