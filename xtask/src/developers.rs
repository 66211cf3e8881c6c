//! The page for developers, made of docs/api.md and docs/openapi.json: `crates/server/page/developers.html`,
//! which the server hands out at `/api/`. Words of its frame stand in braces, by their id; the server
//! puts them in, in the reader's language.

use std::collections::BTreeMap;
use std::fs;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use serde_json::{Map, Value};

use crate::shell::root;

const PAGE: &str = "crates/server/page/developers.html";
const GUIDE: &str = "docs/api.md";
const DESCRIPTION: &str = "docs/openapi.json";

/// Writes the page.
pub(crate) fn write() -> Result<(), String> {
    fs::write(root().join(PAGE), page()?).map_err(|error| format!("{PAGE}: {error}"))
}

/// Fails where the page is not what would be written.
pub(crate) fn check() -> Result<(), String> {
    if read(PAGE).ok() == Some(page()?) {
        return Ok(());
    }
    Err(format!("{PAGE} is stale: run cargo xtask types"))
}

fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

fn page() -> Result<String, String> {
    let description: Value =
        serde_json::from_str(&read(DESCRIPTION)?).map_err(|error| error.to_string())?;
    let mut contents = Vec::new();
    let guide = guide(&read(GUIDE)?, &mut contents);
    let reference = reference(&description, &mut contents);
    let contents: String = contents
        .iter()
        .map(|(id, title)| format!("<li><a href=\"#{id}\">{title}</a></li>\n"))
        .collect();
    let dots: String = [(6, 6), (26, 6), (16, 16), (6, 26), (26, 26)]
        .iter()
        .map(|(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4.6\"/>"))
        .collect();
    Ok(format!(
        "<!doctype html>\n\
         <html lang=\"{{developers-language}}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{{developers-title}} · Quinconce</title>\n\
         <meta name=\"description\" content=\"{{developers-lead}}\">\n\
         <link rel=\"icon\" href=\"/icons/icon-192.png\">\n\
         <link rel=\"stylesheet\" href=\"/api/page.css\">\n</head>\n<body>\n\
         <a class=\"skip\" href=\"#guide\">{{developers-skip}}</a>\n\
         <header>\n<a class=\"home\" href=\"/\"><svg viewBox=\"0 0 32 32\" aria-hidden=\"true\">{dots}</svg>Quinconce</a>\n\
         <a class=\"file\" href=\"/api/openapi.json\">openapi.json</a>\n</header>\n\
         <div class=\"frame\">\n\
         <nav aria-labelledby=\"contents\">\n<h2 id=\"contents\">{{developers-contents}}</h2>\n<ul>\n{contents}</ul>\n</nav>\n\
         <main id=\"guide\">\n<h1>{{developers-title}}</h1>\n<p class=\"lead\">{{developers-lead}}</p>\n\
         <p class=\"note\">{{developers-note}}</p>\n\
         <div lang=\"en\">\n{guide}</div>\n{reference}</main>\n</div>\n</body>\n</html>\n"
    ))
}

/// The guide as it is, without its title; its sections are added to the contents.
fn guide(text: &str, contents: &mut Vec<(String, String)>) -> String {
    let mut events = Vec::new();
    let mut heading: Option<String> = None;
    let mut title = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => title = true,
            Event::End(TagEnd::Heading(HeadingLevel::H1)) => title = false,
            _ if title => {}
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let told = heading.take().unwrap_or_default();
                let id = anchor(&told);
                let line = format!("<h2 id=\"{id}\">{}</h2>\n", escape(&told));
                contents.push((id, escape(&told)));
                events.push(Event::Html(CowStr::from(line)));
            }
            Event::Text(text) | Event::Code(text) if heading.is_some() => {
                heading.get_or_insert_default().push_str(&text);
            }
            // A wide table or a long line scrolls in its place, by keys too.
            Event::Start(Tag::Table(columns)) => {
                events.push(Event::Html("<div class=\"wide\" tabindex=\"0\">".into()));
                events.push(Event::Start(Tag::Table(columns)));
            }
            Event::End(TagEnd::Table) => {
                events.push(Event::End(TagEnd::Table));
                events.push(Event::Html("</div>\n".into()));
            }
            // Files of the project are not on the server.
            Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link) => {}
            event => events.push(event),
        }
    }
    let mut made = String::new();
    html::push_html(&mut made, events.into_iter());
    made.replace("<pre>", "<pre tabindex=\"0\">")
}

fn reference(description: &Value, contents: &mut Vec<(String, String)>) -> String {
    let mut text = String::new();
    contents.push(("reference".to_owned(), "{developers-reference}".to_owned()));
    text += "<h2 id=\"reference\">{developers-reference}</h2>\n";
    for tag in list(&description["tags"]) {
        text += &format!(
            "<h3 id=\"{}\" lang=\"en\">{}</h3>\n",
            escape(string(&tag["name"])),
            escape(string(&tag["description"]))
        );
        for (path, methods) in members(&description["paths"]) {
            for (method, operation) in members(methods) {
                if list(&operation["tags"]).contains(&tag["name"]) {
                    text += &told(path, method, operation);
                }
            }
        }
    }
    contents.push(("types".to_owned(), "{developers-types}".to_owned()));
    text += "<h2 id=\"types\">{developers-types}</h2>\n";
    for (name, schema) in members(&description["components"]["schemas"]) {
        text += &declared(name, schema);
    }
    contents.push(("codes".to_owned(), "{developers-codes}".to_owned()));
    text += "<h2 id=\"codes\">{developers-codes}</h2>\n";
    let codes = members(&description["x-error-codes"]);
    let rows = codes
        .map(|(code, meaning)| (format!("<code>{}</code>", escape(code)), prose(string(meaning))));
    text + &table(rows)
}

/// One address.
fn told(path: &str, method: &str, operation: &Value) -> String {
    let id = escape(string(&operation["operationId"]));
    let summary = prose(string(&operation["summary"]));
    let about = prose(string(&operation["description"]));
    let mut text = format!(
        "<article id=\"{id}\">\n<h4><span class=\"method {method}\">{}</span> <code>{}</code></h4>\n\
         <p lang=\"en\"><strong>{summary}.</strong> {about}</p>\n",
        method.to_uppercase(),
        escape(path).replace('/', "/<wbr>")
    );
    let parameters = list(&operation["parameters"]);
    if !parameters.is_empty() {
        let rows = parameters.iter().map(|parameter| {
            let name = format!("<code>{}</code>", escape(string(&parameter["name"])));
            (name, prose(string(&parameter["description"])))
        });
        text += &format!("<h5>{{developers-parameters}}</h5>\n{}", table(rows));
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if body.is_object() {
        text += &format!("<h5>{{developers-body}}</h5>\n<p>{}</p>\n", kind(body));
    }
    let rows = members(&operation["responses"]).map(|(status, answer)| {
        let content = members(&answer["content"]).next();
        let is_error = status.starts_with(['4', '5']);
        let of = match content {
            Some((media, content)) if !is_error => {
                let kind = kind(&content["schema"]);
                let media = if media == "application/json" { String::new() } else { escape(media) };
                format!(" {} {media}", if kind == "string" { String::new() } else { kind })
            }
            _ => String::new(),
        };
        let about = prose(string(&answer["description"]));
        (format!("<code>{status}</code>"), format!("{about}{of}"))
    });
    text += &format!("<h5>{{developers-answers}}</h5>\n{}</article>\n", table(rows));
    text
}

/// A type that travels.
fn declared(name: &str, schema: &Value) -> String {
    let name = escape(name);
    let about = prose(string(&schema["description"]));
    let mut text = format!(
        "<section id=\"type-{name}\">\n<h3><code>{name}</code></h3>\n<p lang=\"en\">{about}</p>\n"
    );
    let alternatives = list(&schema["oneOf"]);
    if !alternatives.is_empty() {
        text += "<ul lang=\"en\">\n";
        for one in alternatives {
            text += &format!("<li>{} {}</li>\n", prose(string(&one["description"])), fields(one));
        }
        text += "</ul>\n";
    } else if !list(&schema["enum"]).is_empty() {
        text += &format!("<p>{}</p>\n", kind(schema));
    } else {
        text += &fields(schema);
    }
    text + "</section>\n"
}

fn fields(schema: &Value) -> String {
    let mut all: BTreeMap<&str, (&Value, bool)> = BTreeMap::new();
    let mut others = String::new();
    for part in [schema].into_iter().chain(list(&schema["allOf"])) {
        let required = list(&part["required"]);
        for (name, field) in members(&part["properties"]) {
            all.insert(name, (field, required.contains(&Value::from(name.as_str()))));
        }
        if part["$ref"].is_string() {
            others += &format!("<p>{}</p>\n", kind(part));
        }
    }
    if all.is_empty() {
        return others;
    }
    let rows = all.into_iter().map(|(name, (field, required))| {
        let mark = if required { "" } else { "?" };
        let about = string(&field["description"]);
        let about =
            if about.is_empty() { string(&field["oneOf"][0]["description"]) } else { about };
        let name = format!("<code>{}{mark}</code>", escape(name));
        (name, format!("{} <span class=\"kind\">{}</span>", prose(about), kind(field)))
    });
    others + &table(rows)
}

/// A type in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escape(name);
        return format!("<a href=\"#type-{name}\"><code>{name}</code></a>");
    }
    let choices = list(&schema["enum"]);
    if !choices.is_empty() {
        let quoted = choices.iter().map(|one| format!("<code>{}</code>", escape(&one.to_string())));
        return quoted.collect::<Vec<_>>().join(" | ");
    }
    let alternatives = list(&schema["oneOf"]);
    if !alternatives.is_empty() {
        return alternatives.iter().map(kind).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("[{}]", kind(&schema["items"])),
        Value::String(name) => escape(name),
        Value::Array(names) => names.iter().map(string).collect::<Vec<_>>().join(" | "),
        _ => String::new(),
    }
}

fn table(rows: impl Iterator<Item = (String, String)>) -> String {
    let rows: String = rows
        .map(|(name, about)| {
            format!("<tr><th scope=\"row\">{name}</th><td lang=\"en\">{about}</td></tr>\n")
        })
        .collect();
    format!("<div class=\"wide\" tabindex=\"0\"><table>\n{rows}</table></div>\n")
}

/// A sentence with code between grave accents.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(place, part)| {
        let part = escape(part);
        if place % 2 == 1 { format!("<code>{part}</code>") } else { part }
    });
    parts.collect()
}

/// As HTML; braces would be taken for words of the frame.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('{', "&#123;")
        .replace('}', "&#125;")
}

fn anchor(title: &str) -> String {
    let letters = title.to_lowercase().replace(|ch: char| !ch.is_alphanumeric(), "-");
    letters.trim_matches('-').to_owned()
}

fn string(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}
