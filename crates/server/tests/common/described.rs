//! Nothing is answered that the description of the API does not know.

use std::sync::LazyLock;

use serde_json::Value;

pub(crate) static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../docs/openapi.json")).expect("it is JSON")
});

/// Holds an answer against the description: its status, its kind, and an error's code.
pub(crate) fn check(method: &str, address: &str, status: u16, kind: &str, body: &[u8]) {
    let path = address.split('?').next().unwrap_or_default();
    // The page about the API is for people.
    if !path.starts_with("/api/") || path == "/api/" || status == 405 || method == "HEAD" {
        return;
    }
    let Some(template) = template(path) else {
        assert_eq!(status, 404, "{path} is not described");
        return;
    };
    let operation = &DESCRIPTION["paths"][template][method.to_lowercase()];
    assert!(operation.is_object(), "{method} {template} is not described");
    let answer = &operation["responses"][status.to_string()];
    assert!(answer.is_object(), "{method} {template} answers {status}, which is not described");
    let Some(contents) = answer["content"].as_object() else { return };
    let (_, content) = contents
        .iter()
        .find(|(one, _)| kind.starts_with(one.as_str()))
        .unwrap_or_else(|| panic!("{method} {template} answers {kind:?}, which is not described"));
    if status >= 400 {
        let body: Value = serde_json::from_slice(body).expect("an error is JSON");
        let codes = &content["schema"]["allOf"][1]["properties"]["error"]["enum"];
        let known = codes.as_array().is_some_and(|codes| codes.contains(&body["error"]));
        assert!(known, "{method} {template} answers {status} {body}, which is not described");
    }
}

/// The address as it is described.
fn template(path: &str) -> Option<&'static str> {
    let paths = DESCRIPTION["paths"].as_object().expect("addresses");
    let fits = |template: &str| {
        let parts = |text: &str| text.split('/').count();
        let mut pairs = template.split('/').zip(path.split('/'));
        parts(template) == parts(path)
            && pairs.all(|(one, other)| one == other || one.starts_with('{'))
    };
    // What is named beats what may be anything.
    let named = paths.keys().find(|template| template.as_str() == path);
    named.or_else(|| paths.keys().find(|template| fits(template))).map(String::as_str)
}
