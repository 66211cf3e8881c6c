//! `GET /api/`: the API for people. The page is made of `docs/api.md` and `docs/openapi.json` by
//! `cargo xtask types`; the words of its frame are put in here, in the reader's language.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use messages::{Catalogue, Language};

use crate::api::language;

const PAGE: &str = include_str!("../page/developers.html");
const STYLE: &str = include_str!("../page/developers.css");

static PAGES: LazyLock<Vec<(Language, Bytes)>> = LazyLock::new(|| {
    Language::all().map(|language| (language, Bytes::from(told(language)))).collect()
});

/// The page with its frame in that language.
fn told(language: Language) -> String {
    let catalogue = Catalogue::new(language);
    let mut parts = PAGE.split("{developers-");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        let word = catalogue.text(&format!("developers-{name}"), &[]).unwrap_or_default();
        text.push_str(&word);
        text.push_str(rest);
    }
    text
}

pub(crate) async fn page(headers: HeaderMap) -> Response {
    let about = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
    ];
    let language = language(&headers);
    let page = PAGES.iter().find(|(one, _)| *one == language);
    (about, page.expect("every language is there").1.clone()).into_response()
}

/// `GET /api/page.css`.
pub(crate) async fn style() -> Response {
    let about =
        [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (about, STYLE).into_response()
}

/// `GET /api`.
pub(crate) async fn lead() -> Redirect {
    Redirect::permanent("/api/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_frame_is_said() {
        for language in Language::all() {
            let page = told(language);
            assert!(!page.contains("{developers-"), "{language:?}");
            let catalogue = Catalogue::new(language);
            for part in PAGE.split("{developers-").skip(1) {
                let id = format!("developers-{}", part.split('}').next().unwrap_or_default());
                assert!(catalogue.text(&id, &[]).is_some(), "{id} in {language:?}");
            }
        }
    }
}
