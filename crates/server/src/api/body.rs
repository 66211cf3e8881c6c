//! What comes along with a request: JSON, of the type that is expected, and not too much of it.

use std::sync::Arc;

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use super::problem::Problem;
use crate::connection::Connection;
use crate::messages;

pub(crate) const MOST: usize = 16 << 10; // bytes

/// A body that was read.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
            return Err(Problem::new(status, "not_json", messages::not_json()));
        }
        // Whoever never sends it is not answered, but waited for, and makes room for others.
        let connection = request.extensions().get::<Arc<Connection>>().cloned();
        let question = connection.as_ref().map(Connection::question);
        let bytes = axum::body::to_bytes(request.into_body(), MOST).await.map_err(|_| {
            let message = messages::too_large(MOST);
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
        })?;
        drop(question);
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Problem::malformed(&error.to_string()))
    }
}
