//! Every request on its way in and out: counted, timed and told to the log, and strict in what its
//! answer allows. Neither names nor addresses nor secrets: the route is the one of the router, with
//! its variable parts in braces.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use tracing::{Instrument as _, info, info_span};

use crate::headers;
use crate::metrics::{METRICS, Template, name};

pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = Template(request.extensions().get::<MatchedPath>().cloned());
    let span = info_span!("request", method = name(&method), route = route.as_str());
    let mut response = next.run(request).instrument(span.clone()).await;
    headers::strict(&mut response);
    let (status, time) = (response.status(), begun.elapsed());
    span.in_scope(|| {
        let milliseconds = time.as_secs_f64() * 1000.0;
        info!(status = status.as_u16(), milliseconds, "answered");
    });
    METRICS.answered(&method, route, status, time);
    response
}
