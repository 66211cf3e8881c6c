//! A server that is asked by HTTP. Every request has a connection of its own: they are few.

use std::pin::Pin;
use std::time::Duration;

use bytes::Bytes;
use game::Arg;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper::{Method, Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use protocol::{
    Acknowledgement, Act, CreateMatch, ErrorBody, JoinMatch, MakeMove, MatchCreated, MatchJoined,
    Players,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::address::Address;
use crate::error::ClientError;
use crate::lines::Lines;
use crate::stream::Stream;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

const MAX_ANSWER: usize = 4 << 20; // bytes

/// What will be answered. In a box, the way there is compiled here, and not in whoever awaits it.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, ClientError>> + Send + 'a>>;

/// A server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Server {
    address: Address,
    language: Option<String>,
}

impl Server {
    pub(crate) fn new(address: Address) -> Server {
        Server { address, language: None }
    }

    /// The same server, asked to speak that language to people.
    #[must_use]
    pub fn speaking(self, language: &str) -> Server {
        Server { language: Some(language.to_owned()), ..self }
    }

    pub(crate) fn language(&self) -> Option<&str> {
        self.language.as_deref()
    }

    /// Where it is.
    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Makes a match, as the person with that token, or as a new guest.
    ///
    /// # Errors
    /// When the server refuses it or does not answer.
    pub async fn create(
        &self,
        token: Option<&str>,
        asked: &CreateMatch,
    ) -> Result<MatchCreated, ClientError> {
        self.post("/api/matches", token, asked).await
    }

    /// Takes the free seat of a match, as the person with that token, or as a new guest.
    ///
    /// # Errors
    /// When the server refuses it or does not answer.
    pub async fn join(
        &self,
        id: &str,
        token: Option<&str>,
        asked: &JoinMatch,
    ) -> Result<MatchJoined, ClientError> {
        self.post(&format!("/api/matches/{id}/join"), token, asked).await
    }

    /// Makes a move, without a session.
    ///
    /// # Errors
    /// When the server refuses it or does not answer; sent again under the same id, it is made once.
    pub async fn make_move(
        &self,
        id: &str,
        token: &str,
        mv: &MakeMove,
    ) -> Result<Acknowledgement, ClientError> {
        self.post(&format!("/api/matches/{id}/moves"), Some(token), mv).await
    }

    /// Does anything else, without a session.
    ///
    /// # Errors
    /// As [`make_move`](Server::make_move).
    pub async fn act(
        &self,
        id: &str,
        token: &str,
        act: &Act,
    ) -> Result<Acknowledgement, ClientError> {
        self.post(&format!("/api/matches/{id}/actions"), Some(token), act).await
    }

    /// Who plays a match, with the names that its log does not hold.
    ///
    /// # Errors
    /// When the server refuses it or does not answer.
    pub async fn players(&self, id: &str, token: Option<&str>) -> Result<Players, ClientError> {
        #[derive(Deserialize)]
        struct State {
            players: Players,
        }
        let state: State = self.get(&format!("/api/matches/{id}"), token).await?;
        Ok(state.players)
    }

    /// What is at a path such as `/api/games`.
    ///
    /// # Errors
    /// When the server refuses it, does not answer, or answers something else.
    pub async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
    ) -> Result<T, ClientError> {
        read(&self.ask(Method::GET, path, token, None).await?)
    }

    /// Sends something to a path.
    ///
    /// # Errors
    /// As [`get`](Server::get).
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).expect("requests have only names for keys");
        read(&self.ask(Method::POST, path, token, Some(body)).await?)
    }

    /// A stream of lines, each of which is a JSON value.
    ///
    /// # Errors
    /// When the server refuses it or does not answer.
    pub async fn lines(&self, path: &str, token: Option<&str>) -> Result<Lines, ClientError> {
        let response = self.begin(Method::GET, path, token, None).await?;
        if !response.status().is_success() {
            return Err(refusal(response).await);
        }
        Ok(Lines::new(response.into_body()))
    }

    fn ask<'a>(
        &'a self,
        method: Method,
        path: &'a str,
        token: Option<&'a str>,
        body: Option<Vec<u8>>,
    ) -> Answer<'a, Bytes> {
        let asked = async move {
            let response = self.begin(method, path, token, body).await?;
            if !response.status().is_success() {
                return Err(refusal(response).await);
            }
            collect(response.into_body()).await
        };
        Box::pin(async { timeout(PATIENCE, asked).await.map_err(|_| late())? })
    }

    /// Asks, and hears the head of the answer.
    fn begin<'a>(
        &'a self,
        method: Method,
        path: &'a str,
        token: Option<&'a str>,
        body: Option<Vec<u8>>,
    ) -> Answer<'a, Response<Incoming>> {
        Box::pin(async move { self.send(method, path, token, body).await })
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Vec<u8>>,
    ) -> Result<Response<Incoming>, ClientError> {
        let stream = self.connect().await?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(|error| away(&error))?;
        // It ends with the answer, or with whoever reads it.
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(self.address.path(path))
            .header(header::HOST, self.address.authority())
            .header(header::ACCEPT, "application/json");
        if let Some(language) = &self.language {
            request = request.header(header::ACCEPT_LANGUAGE, language);
        }
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = Full::new(Bytes::from(body.unwrap_or_default()));
        let request = request.body(body).map_err(|error| away(&error))?;
        let answered = timeout(PATIENCE, sender.send_request(request)).await.map_err(|_| late())?;
        answered.map_err(|error| away(&error))
    }

    pub(crate) async fn connect(&self) -> Result<Stream, ClientError> {
        let connected = timeout(PATIENCE, TcpStream::connect(self.address.host())).await;
        let stream = connected.map_err(|_| late())?.map_err(|error| away(&error))?;
        let _ = stream.set_nodelay(true);
        if !self.address.is_secure() {
            return Ok(Stream::Plain(stream));
        }
        let (host, _) = self.address.host();
        timeout(PATIENCE, Stream::secure(stream, host)).await.map_err(|_| late())?
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ClientError> {
    serde_json::from_slice(bytes)
        .map_err(|_| ClientError::Nonsense(Arg::quote(&String::from_utf8_lossy(bytes))))
}

async fn collect(body: Incoming) -> Result<Bytes, ClientError> {
    let collected = Limited::new(body, MAX_ANSWER).collect().await;
    Ok(collected.map_err(|error| ClientError::Away(error.to_string()))?.to_bytes())
}

async fn refusal(response: Response<Incoming>) -> ClientError {
    let status = response.status();
    match collect(response.into_body()).await {
        Ok(body) => refused(status, &body),
        Err(error) => error,
    }
}

/// What a status and the body with it say.
pub(crate) fn refused(status: StatusCode, body: &[u8]) -> ClientError {
    let (code, message) = match serde_json::from_slice(body) {
        Ok(ErrorBody { error, message }) => (error, message),
        Err(_) => (String::new(), status.canonical_reason().unwrap_or_default().to_owned()),
    };
    ClientError::Refused { status: status.as_u16(), code, message }
}

pub(crate) fn away(error: &dyn std::error::Error) -> ClientError {
    // The cause says more than whoever passes it on.
    let mut cause = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    ClientError::Away(cause.to_string())
}

pub(crate) fn late() -> ClientError {
    ClientError::Away(format!("nothing within {} s", PATIENCE.as_secs()))
}
