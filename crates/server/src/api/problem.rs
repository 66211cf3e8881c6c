//! What is answered when something is not done: `{"error":"code","message":"…"}`, the message in the
//! language that whoever asks understands.

use std::sync::LazyLock;

use ::messages::{Catalogue, Language};
use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::{Arg, LocalizedError as _, Message, MoveError};
use matches::Refusal;
use protocol::ErrorBody;
use store::StoreError;

use crate::messages;
use crate::metrics::METRICS;
use crate::passphrase::Crowded;
use crate::referee::Failure;
use crate::streams::Crowd;

const RETRY: u64 = 1; // seconds, where the store does not answer
const RETRY_STREAM: u64 = 10; // seconds, until somebody else may have gone

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) code: &'static str,
    pub(crate) message: Message,
    /// The seconds after which it may work.
    pub(crate) retry: Option<u64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: Message) -> Problem {
        Problem { status, code, message, retry: None }
    }

    pub(crate) fn not_found(path: &str) -> Problem {
        let message = messages::not_found(Arg::name(path));
        Problem::new(StatusCode::NOT_FOUND, "not_found", message)
    }

    pub(crate) fn no_match() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not_found", messages::no_match())
    }

    pub(crate) fn not_your_seat() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "not_your_seat", messages::not_your_seat())
    }

    pub(crate) fn unknown_token() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "unknown_token", messages::unknown_token())
    }

    pub(crate) fn no_token() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "no_token", messages::no_token())
    }

    /// A personal token, or that of a seat, is not good for this.
    pub(crate) fn scope() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "scope", messages::scope())
    }

    /// Only an account can do this.
    pub(crate) fn no_account() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "account", messages::no_account())
    }

    /// The name and what was said with it do not belong together.
    pub(crate) fn credentials() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "credentials", messages::credentials())
    }

    /// Whoever runs the server does not let this person act.
    pub(crate) fn closed() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "closed", messages::closed())
    }

    pub(crate) fn malformed(why: &str) -> Problem {
        let message = messages::malformed(Arg::name(why));
        Problem::new(StatusCode::BAD_REQUEST, "malformed", message)
    }

    pub(crate) fn too_many(seconds: u64) -> Problem {
        let wait = Arg::Number(i64::try_from(seconds).unwrap_or(i64::MAX));
        let message = messages::too_many(wait);
        let status = StatusCode::TOO_MANY_REQUESTS;
        Problem { retry: Some(seconds), ..Problem::new(status, "too_many", message) }
    }

    /// Something of ours panicked.
    pub(crate) fn mistake() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "mistake", messages::mistake())
    }

    fn unavailable(code: &'static str, message: Message) -> Problem {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Problem { retry: Some(RETRY), ..Problem::new(status, code, message) }
    }

    /// As it is told in that language.
    pub(crate) fn told(&self, language: Language) -> ErrorBody {
        let message = catalogue(language).render(&self.message);
        ErrorBody { error: self.code.to_owned(), message }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match &refusal {
            Refusal::Setup(_) | Refusal::NothingToPlay | Refusal::Clock => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Refusal::Move(MoveError::Finished) => StatusCode::CONFLICT,
            Refusal::Move(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::NotYourTurn => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        Problem::new(status, refusal.code(), refusal.message())
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Problem {
        match failure {
            Failure::NotFound => Problem::no_match(),
            Failure::Refused(refusal) => refusal.into(),
            Failure::Store(error) => error.into(),
            Failure::Log(_) => Problem::unavailable("newer", messages::newer()),
            Failure::Busy => Problem::unavailable("busy", messages::busy()),
        }
    }
}

impl From<Crowded> for Problem {
    fn from(_: Crowded) -> Problem {
        Problem::unavailable("crowded", messages::crowded())
    }
}

impl From<Crowd> for Problem {
    fn from(crowd: Crowd) -> Problem {
        let problem = match crowd {
            Crowd::Address(most) => {
                METRICS.limited.inc();
                let message = messages::too_many_streams(most);
                Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_streams", message)
            }
            Crowd::Everybody => {
                METRICS.crowded.inc();
                Problem::unavailable("no_room", messages::no_room())
            }
        };
        Problem { retry: Some(RETRY_STREAM), ..problem }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Unknown(_) => Problem::unavailable("unknown", messages::unknown()),
            StoreError::NewerEvent { .. } | StoreError::Newer { .. } => {
                Problem::unavailable("newer", messages::newer())
            }
            StoreError::Away(_) | StoreError::Broken(_) => {
                Problem::unavailable("away", messages::away())
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(seconds) = self.retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Puts problems into words: a response alone does not know who asks.
pub(crate) async fn tell(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let mut response = next.run(request).await;
    let mut problem = response.extensions_mut().remove::<Problem>();
    if problem.is_none() && response.status() == StatusCode::BAD_REQUEST {
        // Refused before anybody of ours saw it: an address with bytes that are no text.
        problem = Some(Problem::malformed("the address is not UTF-8"));
    }
    match problem {
        Some(problem) => worded(response, &problem, language),
        None => response,
    }
}

/// The answer with the problem in words.
pub(crate) fn worded(response: Response, problem: &Problem, language: Language) -> Response {
    let (mut head, _) = response.into_parts();
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.remove(header::CONTENT_TYPE);
    head.headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    (head, Json(problem.told(language))).into_response()
}

/// The language of the catalogue that is asked for first; English for none.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let codes = accepted.unwrap_or_default().split(',');
    let code = |item: &str| item.trim().split(['-', ';']).next().unwrap_or_default().to_lowercase();
    codes.map(code).find_map(|code| code.parse().ok()).unwrap_or_default()
}

pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    static ALL: LazyLock<Vec<(Language, Catalogue)>> = LazyLock::new(|| {
        Language::all().map(|language| (language, Catalogue::new(language))).collect()
    });
    let found = ALL.iter().find(|(one, _)| *one == language);
    &found.expect("every language is there").1
}
