//! Every request on its way in and out: counted, timed and told to the log, and strict in what its
//! answer allows. Neither names nor addresses nor secrets: the route is the one of the router, with
//! its variable parts in braces.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use ::messages::Language;
use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::FutureExt as _;
use tracing::{Instrument as _, error, info, info_span};

use crate::api::{Problem, language, worded};
use crate::headers;
use crate::metrics::{METRICS, Template, name};

pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = Template(request.extensions().get::<MatchedPath>().cloned());
    let span = info_span!("request", method = name(&method), route = route.as_str());
    let language = language(request.headers());
    let mut response = answer(request, next, language).instrument(span.clone()).await;
    headers::strict(&mut response);
    let (status, time) = (response.status(), begun.elapsed());
    span.in_scope(|| {
        let milliseconds = time.as_secs_f64() * 1000.0;
        info!(status = status.as_u16(), milliseconds, "answered");
    });
    METRICS.answered(&method, route, status, time);
    response
}

/// A mistake of ours is answered, too: the next request on the connection may be about something else.
async fn answer(request: Request, next: Next, language: Language) -> Response {
    // What others see after a panic is sound: locks that were held are taken over, and a match in the
    // middle of a decision is read anew.
    let answered = AssertUnwindSafe(next.run(request)).catch_unwind().await;
    answered.unwrap_or_else(|_| {
        error!("a panic ended the answer to a request");
        METRICS.panics.inc();
        let problem = Problem::mistake();
        worded(problem.clone().into_response(), &problem, language)
    })
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};

    use super::*;
    use crate::{Limits, serve};

    async fn ask(stream: &mut TcpStream, path: &str) -> String {
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Language: fr\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it listens");
        let mut answer = vec![0; 4096];
        let length = stream.read(&mut answer).await.expect("it answers");
        String::from_utf8_lossy(&answer[..length]).into_owned()
    }

    #[tokio::test]
    async fn a_panic_is_answered_and_counted_and_the_connection_goes_on() {
        async fn panics() {
            panic!("for a test");
        }
        let app = Router::new()
            .route("/panics", get(panics))
            .route("/fine", get(async || "fine"))
            .layer(from_fn(measure));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(serve(listener, app, Limits::default(), pending()));
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        let before = METRICS.panics.get();
        let answer = ask(&mut stream, "/panics").await;
        assert!(answer.starts_with("HTTP/1.1 500 "), "{answer}");
        assert!(answer.contains("content-type: application/json"), "{answer}");
        assert!(answer.contains(r#"{"error":"mistake","message":"une erreur"#), "{answer}");
        assert_eq!(METRICS.panics.get(), before + 1);
        let answer = ask(&mut stream, "/fine").await;
        assert!(answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("fine"), "{answer}");
    }
}
