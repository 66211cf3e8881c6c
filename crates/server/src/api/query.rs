//! What stands behind the question mark of an address.

use axum::http::StatusCode;
use game::error::quoted;

use super::problem::Problem;
use crate::messages;

/// The largest number that is read: the largest that JavaScript tells from its neighbours.
pub(super) const LARGEST: u64 = (1 << 53) - 1;

const MAX_TERM: usize = 40; // characters

/// A whole number, as the description of the API has it.
pub(super) fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&number| number <= LARGEST)
}

pub(super) fn bad_query(what: &str) -> Problem {
    let message = messages::bad_query(quoted(what));
    Problem::new(StatusCode::BAD_REQUEST, "query", message)
}

/// The terms of a search; those that say nothing are left out.
pub(super) fn pairs(query: Option<&str>) -> Result<Vec<(String, String)>, Problem> {
    let pair = |pair: &str| {
        let (key, value) = pair.split_once('=')?;
        let value = decoded(value)?;
        (value.chars().count() <= MAX_TERM).then(|| (key.to_owned(), value))
    };
    let pairs = query.unwrap_or_default().split('&').filter(|pair| !pair.is_empty());
    let pairs = pairs.map(|text| pair(text).ok_or_else(|| bad_query(text)));
    let pairs: Result<Vec<_>, Problem> = pairs.collect();
    Ok(pairs?.into_iter().filter(|(_, value)| !value.trim().is_empty()).collect())
}

/// What stands for `%C3%A9` and `+`.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, more)) = rest.split_first() {
        rest = more;
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let (digits, more) = rest.split_at_checked(2)?;
                rest = more;
                let digits = std::str::from_utf8(digits).ok()?;
                u8::from_str_radix(digits, 16).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_decoded() {
        assert_eq!(decoded("%C3%89lo+%41").as_deref(), Some("Élo A"));
        for wrong in ["%", "%4", "%zz", "%ff"] {
            assert_eq!(decoded(wrong), None, "{wrong}");
        }
        let pairs = pairs(Some("game=khan&opponent=&rated=true")).unwrap();
        assert_eq!(pairs.len(), 2);
        assert_eq!(number("9007199254740991"), Some(LARGEST));
        assert_eq!(number("9007199254740992"), None);
    }
}
