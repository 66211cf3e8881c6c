//! What every answer says about how it may be used.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// Everything comes from here: no inline code, no other host. Wasm must be named to be compiled.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const STRICT: [(HeaderName, &str); 8] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    // With the one above: only pages that let nothing foreign in may share memory with their workers.
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds them.
pub(crate) fn strict(response: &mut Response) {
    for (name, value) in STRICT {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
}
