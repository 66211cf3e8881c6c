//! French spaces, so that message files can be written with plain ones; the page does the same in
//! `web/src/messages/typeset.ts`. And the letters of the made-up language.

use std::borrow::Cow;

const NARROW: char = '\u{202f}';

/// A narrow no-break space before `; : ! ?`, inside « guillemets » and between thousands.
pub(crate) fn french(text: &str) -> Cow<'_, str> {
    if !text.contains([' ', '\u{a0}']) {
        return Cow::Borrowed(text);
    }
    let chars: Vec<char> = text.chars().collect();
    let narrow = |at: usize| {
        let before = at.checked_sub(1).map(|before| chars[before]);
        let after = chars.get(at + 1).copied();
        let any = matches!(after, Some(';' | ':' | '!' | '?' | '»')) || before == Some('«');
        let thousands = chars[at] == ' '
            && before.is_some_and(|ch| ch.is_ascii_digit())
            && chars[at + 1..].iter().take_while(|ch| ch.is_ascii_digit()).count() == 3
            && !chars.get(at + 4).is_some_and(|ch| ch.is_ascii_alphanumeric() || *ch == '_');
        any || thousands
    };
    let set = |(at, &ch): (usize, &char)| match ch {
        ' ' | '\u{a0}' if narrow(at) => NARROW,
        ch => ch,
    };
    Cow::Owned(chars.iter().enumerate().map(set).collect())
}

/// Every letter in a circle.
pub(crate) fn circled(text: &str) -> Cow<'_, str> {
    let circle = |ch: char| match ch {
        'A'..='Z' => char::from_u32('Ⓐ' as u32 + ch as u32 - 'A' as u32).unwrap_or(ch),
        'a'..='z' => char::from_u32('ⓐ' as u32 + ch as u32 - 'a' as u32).unwrap_or(ch),
        ch => ch,
    };
    Cow::Owned(text.chars().map(circle).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(french(text).replace(NARROW, "_"), expected);
    }

    #[test]
    fn spaces_before_high_punctuation_and_inside_guillemets_are_narrow() {
        check("Où va-t-elle ?", "Où va-t-elle_?");
        check("bouton « Passer » : oui", "bouton «_Passer_»_: oui");
        check("« »", "«_»");
        check("1 000 000 octets, 12 34", "1_000_000 octets, 12 34");
    }

    #[test]
    fn made_up_letters_are_no_letters_of_ours() {
        assert_eq!(circled("At z: 1"), "Ⓐⓣ ⓩ: 1");
    }
}
