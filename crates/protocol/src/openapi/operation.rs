//! One address and what it answers.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::codes::{COUNTED, STORED};
use crate::ErrorBody;

type Schemas = Vec<(String, RefOr<Schema>)>;

/// What can be asked at an address.
pub(super) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    id: &'static str,
    summary: &'static str,
    about: &'static str,
    parameters: Vec<Value>,
    body: Option<Value>,
    answers: BTreeMap<u16, Value>,
    errors: BTreeMap<u16, Vec<&'static str>>,
    schemas: Schemas,
}

impl Operation {
    fn new(
        method: &'static str,
        path: &'static str,
        id: &'static str,
        summary: &'static str,
    ) -> Operation {
        Operation {
            method,
            path,
            id,
            summary,
            about: "",
            parameters: Vec::new(),
            body: None,
            answers: BTreeMap::new(),
            errors: BTreeMap::new(),
            schemas: Vec::new(),
        }
    }

    /// Something is read.
    pub(super) fn get(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
        Operation::new("get", path, id, summary)
    }

    /// Something is changed: what other sites ask is refused.
    pub(super) fn post(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
        Operation::new("post", path, id, summary).refuses(403, &["cross_site"])
    }

    /// Something is set.
    pub(super) fn put(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
        Operation::new("put", path, id, summary).refuses(403, &["cross_site"])
    }

    /// Something ends.
    pub(super) fn delete(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
        Operation::new("delete", path, id, summary).refuses(403, &["cross_site"])
    }

    /// What a sentence cannot hold.
    pub(super) fn about(self, about: &'static str) -> Operation {
        Operation { about, ..self }
    }

    /// A part of the address in braces.
    pub(super) fn part(self, name: &str, about: &str, schema: &Value) -> Operation {
        self.parameter("path", name, about, schema)
    }

    /// What may follow after a question mark.
    pub(super) fn query(self, name: &str, about: &str, schema: &Value) -> Operation {
        self.parameter("query", name, about, schema)
    }

    fn parameter(mut self, place: &str, name: &str, about: &str, schema: &Value) -> Operation {
        self.parameters.push(json!({
            "in": place, "name": name, "description": about, "required": place == "path",
            "schema": schema,
        }));
        self
    }

    /// JSON that comes along.
    pub(super) fn takes<T: ToSchema>(mut self) -> Operation {
        let schema = self.reference::<T>();
        let content = json!({ "application/json": { "schema": schema } });
        self.body = Some(json!({ "required": true, "content": content }));
        self.refuses(400, &["malformed"]).refuses(413, &["too_large"]).refuses(415, &["not_json"])
    }

    /// JSON that is answered.
    pub(super) fn gives<T: ToSchema>(mut self, status: u16, about: &str) -> Operation {
        let schema = self.reference::<T>();
        self.answer(status, about, "application/json", &schema)
    }

    /// A list that is answered.
    pub(super) fn gives_list<T: ToSchema>(mut self, about: &str) -> Operation {
        let schema = json!({ "type": "array", "items": self.reference::<T>() });
        self.answer(200, about, "application/json", &schema)
    }

    /// A list of JSON values, one a line, that goes on as long as the client listens.
    pub(super) fn gives_lines<T: ToSchema>(mut self, about: &str) -> Operation {
        // What a line is cannot be said before OpenAPI 3.2.
        self.reference::<T>();
        let line = format!("Each line is a `{}`, or empty.", T::name());
        let schema = json!({ "type": "string", "description": line });
        self.answer(200, about, "application/x-ndjson", &schema)
    }

    /// A text that is answered.
    pub(super) fn gives_text(self, about: &str, kind: &str) -> Operation {
        self.answer(200, about, kind, &json!({ "type": "string" }))
    }

    /// JSON of no type of ours.
    pub(super) fn gives_value(self, about: &str, schema: &Value) -> Operation {
        self.answer(200, about, "application/json", schema)
    }

    /// An answer without a body.
    pub(super) fn gives_nothing(mut self, status: u16, about: &str) -> Operation {
        self.answers.insert(status, json!({ "description": about }));
        self
    }

    fn answer(mut self, status: u16, about: &str, kind: &str, schema: &Value) -> Operation {
        let content = json!({ kind: { "schema": schema } });
        self.answers.insert(status, json!({ "description": about, "content": content }));
        self
    }

    /// What is not done with that status, by its codes.
    pub(super) fn refuses(mut self, status: u16, codes: &[&'static str]) -> Operation {
        let known = self.errors.entry(status).or_default();
        known.extend(codes);
        known.sort_unstable();
        known.dedup();
        self
    }

    /// It is counted how often this is asked.
    pub(super) fn counted(self) -> Operation {
        self.refuses(429, COUNTED)
    }

    /// It stays open, as so many others may.
    pub(super) fn open(self) -> Operation {
        self.counted().refuses(429, &["too_many_streams"]).refuses(503, &["no_room"])
    }

    /// The store must answer.
    pub(super) fn stored(self) -> Operation {
        self.refuses(503, STORED)
    }

    /// The codes of all errors.
    pub(super) fn codes(&self) -> impl Iterator<Item = &'static str> {
        self.errors.values().flatten().copied()
    }

    /// A type that travels, though neither in a request nor in an answer.
    pub(super) fn names<T: ToSchema>(mut self) -> Operation {
        self.reference::<T>();
        self
    }

    fn reference<T: ToSchema>(&mut self) -> Value {
        let name = T::name().into_owned();
        let reference = json!({ "$ref": format!("#/components/schemas/{name}") });
        self.schemas.push((name, T::schema()));
        T::schemas(&mut self.schemas);
        reference
    }

    /// As OpenAPI says it; the types it names are added to the others.
    pub(super) fn told(mut self, tag: &str, schemas: &mut BTreeMap<String, Value>) -> Value {
        let error = self.reference::<ErrorBody>();
        for (name, schema) in self.schemas {
            let mut schema = serde_json::to_value(schema).expect("a schema is JSON");
            unlink(&mut schema);
            let other = schemas.insert(name.clone(), schema.clone());
            assert!(other.is_none_or(|other| other == schema), "two types are called {name}");
        }
        let mut responses = Map::new();
        for (status, answer) in self.answers {
            responses.insert(status.to_string(), answer);
        }
        for (status, codes) in self.errors {
            let listed =
                codes.iter().map(|code| format!("`{code}`")).collect::<Vec<_>>().join(", ");
            let only = json!({ "properties": { "error": { "enum": codes } } });
            let schema = json!({ "allOf": [error, only] });
            let mut answer = json!({
                "description": listed,
                "content": { "application/json": { "schema": schema } },
            });
            if matches!(status, 429 | 503) {
                answer["headers"] = json!({ "Retry-After": {
                    "description": "The seconds after which it may work.",
                    "schema": { "type": "integer", "minimum": 1 },
                } });
            }
            assert!(responses.insert(status.to_string(), answer).is_none(), "{status} twice");
        }
        let mut told = json!({
            "tags": [tag],
            "operationId": self.id,
            "summary": self.summary,
            "responses": responses,
            "security": [{}, { "bearer": [] }, { "cookie": [] }],
        });
        if !self.about.is_empty() {
            told["description"] = json!(self.about);
        }
        if !self.parameters.is_empty() {
            told["parameters"] = json!(self.parameters);
        }
        if let Some(body) = self.body {
            told["requestBody"] = body;
        }
        told
    }
}

/// Comments name other items in brackets, which mean nothing here.
fn unlink(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            if let Some(Value::String(text)) = members.get_mut("description") {
                *text = text.replace("[`", "`").replace("`]", "`");
            }
            members.values_mut().for_each(unlink);
        }
        Value::Array(items) => items.iter_mut().for_each(unlink),
        _ => {}
    }
}
