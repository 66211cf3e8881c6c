//! The name of an account: one that can be read out, stands in an address, and is not taken for another.

use store::folded;

const LEAST: usize = 2; // characters
const MOST: usize = 20; // characters

/// A name that an account can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AccountName {
    /// As the person writes it.
    pub(crate) shown: String,
    /// What no two accounts have alike.
    pub(crate) key: String,
}

/// The letters of one alphabet: mixed, they would look like another name.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
}

impl AccountName {
    pub(crate) const LEAST: usize = LEAST;
    pub(crate) const MOST: usize = MOST;

    /// Letters of one alphabet, digits, and single signs between them.
    pub(crate) fn parse(text: &str) -> Option<AccountName> {
        let shown = text.trim();
        if !(LEAST..=MOST).contains(&shown.chars().count()) {
            return None;
        }
        let mut script = None;
        let mut before = '-';
        for ch in shown.chars() {
            let sign = matches!(ch, '-' | '_');
            if !sign && !ch.is_ascii_digit() {
                let own = script_of(ch)?;
                if script.is_some_and(|script| script != own) {
                    return None;
                }
                script = Some(own);
            }
            if sign && matches!(before, '-' | '_') {
                return None;
            }
            before = ch;
        }
        // A number alone is no name, nor is one that ends with a sign.
        script.filter(|_| !matches!(before, '-' | '_'))?;
        Some(AccountName { shown: shown.to_owned(), key: key(shown) })
    }
}

fn script_of(ch: char) -> Option<Script> {
    if !ch.is_alphabetic() {
        return None;
    }
    match ch {
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{17f}' => Some(Script::Latin),
        '\u{386}'..='\u{3ce}' => Some(Script::Greek),
        '\u{400}'..='\u{45f}' => Some(Script::Cyrillic),
        _ => None,
    }
}

/// What is left of a name when letters that look alike are one: small letters without accents, in the
/// alphabet they resemble.
fn key(name: &str) -> String {
    let plain = folded(name);
    let alike = plain.chars().map(|ch| match ch {
        'а' | 'α' => 'a',
        'с' => 'c',
        'е' => 'e',
        'һ' => 'h',
        // A capital i, a small l and a one are the same stroke.
        'i' | '1' | 'і' | 'ι' => 'l',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'υ' => 'u',
        'ν' => 'v',
        'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' => 'y',
        '_' => '-',
        other => other,
    });
    alike.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_read_out() {
        for fine in
            ["Ada", "Éloïse", "jean-luc", "a_b", "Player1", "Zoë", "Мария", "Νίκος", " Ada "]
        {
            assert!(AccountName::parse(fine).is_some(), "{fine}");
        }
        let long = "a".repeat(21);
        for wrong in [
            "",
            "a",
            &long,
            "a b",
            "a.b",
            "a/b",
            "-a",
            "a-",
            "a--b",
            "123",
            "Аda",
            "a\u{301}da",
            "a\u{200b}b",
            "ada\n",
            "😀😀",
            "..",
            "a%2fb",
        ] {
            let parsed = AccountName::parse(wrong);
            assert!(parsed.is_none() || wrong.trim() != wrong, "{wrong:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_one() {
        let key = |name: &str| AccountName::parse(name).expect("a name").key;
        for (one, other) in [
            ("Ada", "ADA"),
            ("Eloise", "Éloïse"),
            ("BiIl", "Bill"),
            ("Zo0", "zoo"),
            ("a-b", "A_b"),
            ("Сара", "capa"),
        ] {
            assert_eq!(key(one), key(other));
        }
        assert_ne!(key("Ada"), key("Adam"));
    }
}
