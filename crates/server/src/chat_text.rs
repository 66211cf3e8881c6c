//! What may stand in a line: text as people write it, on one line, without signs that hide or turn
//! around what is beside them.

/// How long a line may be.
pub(crate) const LONGEST_LINE: usize = 300; // characters

/// How long the reason of a report may be.
pub(crate) const LONGEST_WHY: usize = 500; // characters

/// How many marks may stand on one letter: more of them run over the lines above and below.
const MARKS: usize = 4;

/// The text as it is kept, if anything is left of it, and not too much.
pub(crate) fn clean(text: &str, longest: usize) -> Option<String> {
    let mut cleaned = String::new();
    let mut marks = 0;
    for ch in text.chars() {
        if ch.is_whitespace() {
            if !cleaned.is_empty() && !cleaned.ends_with(' ') {
                cleaned.push(' ');
            }
            marks = 0;
            continue;
        }
        if ch.is_control() || is_hidden(ch) {
            continue;
        }
        marks = if is_mark(ch) { marks + 1 } else { 0 };
        if marks <= MARKS {
            cleaned.push(ch);
        }
    }
    cleaned.truncate(cleaned.trim_end().len());
    let seen = cleaned.chars().any(|ch| !is_joiner(ch) && !is_mark(ch));
    (seen && cleaned.chars().count() <= longest).then_some(cleaned)
}

/// Signs that nobody sees: they turn the direction of writing around, or hide words from a search.
/// The joiners stay, which Persian and many emoji need.
fn is_hidden(ch: char) -> bool {
    matches!(ch,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}'
        | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_joiner(ch: char) -> bool {
    matches!(ch, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

fn is_mark(ch: char) -> bool {
    matches!(ch, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&str>) {
        assert_eq!(clean(text, 20).as_deref(), expected, "{text:?}");
    }

    #[test]
    fn a_line_is_one_line_of_what_people_see() {
        check("bien joué !", Some("bien joué !"));
        check("  two\r\nlines\u{2028}and\ttabs ", Some("two lines and tabs"));
        check("\u{202e}evil\u{202c} \u{2066}x\u{2069}", Some("evil x"));
        check("a\u{0}b\u{7}c\u{9b}d", Some("abcd"));
        check("h\u{200b}i\u{feff}\u{e0041}", Some("hi"));
        check("👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}", Some("👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}"));
        check("שלום", Some("שלום"));
        check("<b>&amp;</b>", Some("<b>&amp;</b>"));
        check(&format!("z{}", "\u{334}".repeat(50)), Some("z\u{334}\u{334}\u{334}\u{334}"));
    }

    #[test]
    fn nothing_and_too_much_are_no_lines() {
        for text in ["", " ", "\n\t", "\u{202e}", "\u{200d}", "\u{301}\u{301}", "\u{3164}"] {
            check(text, None);
        }
        check(&"é".repeat(20), Some(&"é".repeat(20)));
        check(&"é".repeat(21), None);
    }
}
