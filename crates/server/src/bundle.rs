//! The page: the files of web/dist, which lie inside the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

use crate::encoding::Encoding;
use crate::router::is_page;

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Dist;

const PAGE: &str = "index.html";
const ICON: &str = "icons/icon-192.png"; // for files that are no page, browsers ask by another name
const STAMP: &str = "sources.sha256"; // for the project's own tests

/// Names in this folder carry a hash of the contents: a file never changes under its name.
const HASHED: &str = "assets/";

/// One file, and its compressed copies where there are any.
struct File {
    kind: &'static str,
    /// The beginning of its hash.
    tag: String,
    plain: Bytes,
    compressed: [Option<Bytes>; Encoding::ALL.len()],
}

static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
    let is_copy =
        |name: &str| Encoding::ALL.iter().any(|encoding| name.ends_with(encoding.extension()));
    Dist::iter()
        .filter(|name| name != STAMP && !is_copy(name))
        .map(|name| (name.to_string(), load(&name)))
        .collect()
});

fn load(name: &str) -> File {
    let file = Dist::get(name).expect("the bundle has named the file itself");
    let hash = file.metadata.sha256_hash();
    let copy = |encoding: Encoding| {
        Dist::get(&format!("{name}{}", encoding.extension())).map(|file| bytes(file.data))
    };
    File {
        kind: kind(name),
        tag: hash[..8].iter().map(|byte| format!("{byte:02x}")).collect(),
        plain: bytes(file.data),
        compressed: Encoding::ALL.map(copy),
    }
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

/// What is shown of a link before it is opened.
pub(crate) struct Card {
    pub(crate) title: String,
    /// How people reach us.
    pub(crate) base: String,
    pub(crate) path: String,
}

/// The page at an address that it knows to show. With a card it is never compressed beforehand: its head is another one
/// for every address.
pub(crate) fn page(asked: &HeaderMap, card: Option<&Card>) -> Response {
    let Some(file) = FILES.get(PAGE) else { return StatusCode::NOT_FOUND.into_response() };
    let text = std::str::from_utf8(&file.plain).ok();
    match card.zip(text) {
        None => give(file, StatusCode::OK, false, asked),
        Some((card, text)) => {
            let about = [(header::CACHE_CONTROL, "no-cache"), (header::CONTENT_TYPE, file.kind)];
            (about, dealt(text, card)).into_response()
        }
    }
}

/// The page with that card.
fn dealt(page: &str, card: &Card) -> String {
    let escaped = |text: &str| {
        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
    };
    let [title, base, path] = [&card.title, &card.base, &card.path].map(|text| escaped(text));
    let mut text = page.to_owned();
    for (name, value) in [("og:title", title), ("og:image", format!("{base}/icons/card.png"))] {
        let begin = format!("<meta property=\"{name}\" content=\"");
        let Some(at) = text.find(&begin).map(|at| at + begin.len()) else { continue };
        let Some(length) = text[at..].find('"') else { continue };
        text.replace_range(at..at + length, &value);
    }
    let address = format!("<meta property=\"og:url\" content=\"{base}{path}\">");
    text.replacen("</head>", &format!("{address}\n  </head>"), 1)
}

/// A file of the bundle; the page for every address that it knows to show.
pub(crate) async fn answer(address: Uri, asked: HeaderMap) -> Response {
    let name = match address.path().trim_start_matches('/') {
        "favicon.ico" => ICON,
        name => name,
    };
    if let Some(file) = FILES.get(name) {
        return give(file, StatusCode::OK, name.starts_with(HASHED), &asked);
    }
    let is_file = name.starts_with(HASHED) || name.rsplit('/').next().unwrap_or(name).contains('.');
    let page = FILES.get(PAGE).filter(|_| is_page(&address) || !is_file);
    let Some(page) = page else {
        let kind = [(header::CONTENT_TYPE, kind(".txt")), (header::CACHE_CONTROL, "no-store")];
        return (StatusCode::NOT_FOUND, kind, "nothing here\n").into_response();
    };
    // The page says in the person's language that there is nothing; programs see it by the status.
    let status = if is_page(&address) { StatusCode::OK } else { StatusCode::NOT_FOUND };
    give(page, status, false, &asked)
}

/// The file as the browser can take it, or word that it has it already.
fn give(file: &File, status: StatusCode, hashed: bool, asked: &HeaderMap) -> Response {
    let accepted = values(asked, header::ACCEPT_ENCODING).join(",");
    let copies = Encoding::ALL.into_iter().zip(&file.compressed);
    let mut copies = copies.filter_map(|(encoding, copy)| Some((encoding, copy.as_ref()?)));
    let chosen = Encoding::choose(&accepted, copies.clone().map(|(encoding, _)| encoding));
    let copy = copies.find(|(encoding, _)| Some(*encoding) == chosen);
    let tag = match copy {
        None => format!("\"{}\"", file.tag),
        Some((encoding, _)) => format!("\"{}-{}\"", file.tag, encoding.name()),
    };
    let cache = if hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::ETAG, tag.as_str()),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
    ];
    let known = values(asked, header::IF_NONE_MATCH);
    let mut known = known.iter().flat_map(|list| list.split(',')).map(str::trim);
    let has_it = known.any(|known| known == "*" || known.trim_start_matches("W/") == tag);
    if has_it && status == StatusCode::OK {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.kind)];
    match copy {
        None => (status, about, kind, Body::from(file.plain.clone())).into_response(),
        Some((encoding, copy)) => {
            let encoding = [(header::CONTENT_ENCODING, encoding.name())];
            (status, about, kind, encoding, Body::from(copy.clone())).into_response()
        }
    }
}

fn values(headers: &HeaderMap, name: header::HeaderName) -> Vec<&str> {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
