//! A stream of lines, each a JSON value, that stays open.

use bytes::{Buf as _, BytesMut};
use game::Arg;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use serde::de::DeserializeOwned;

use crate::error::ClientError;
use crate::server::away;

const MAX_LINE: usize = 1 << 20; // bytes

/// The lines of an answer. Empty ones, which say that the server is there, are left out.
#[derive(Debug)]
pub struct Lines {
    body: Incoming,
    read: BytesMut,
}

impl Lines {
    pub(crate) fn new(body: Incoming) -> Lines {
        Lines { body, read: BytesMut::new() }
    }

    /// The next one; none when the server has ended the stream. Nothing is lost where this is not
    /// awaited to its end.
    ///
    /// # Errors
    /// When the connection breaks, or the line is something else.
    pub async fn next<T: DeserializeOwned>(&mut self) -> Result<Option<T>, ClientError> {
        loop {
            while let Some(end) = self.read.iter().position(|&byte| byte == b'\n') {
                let line = self.read.split_to(end);
                self.read.advance(1);
                if !line.trim_ascii().is_empty() {
                    let nonsense = |_| Arg::quote(&String::from_utf8_lossy(&line));
                    let value = serde_json::from_slice(&line).map_err(nonsense);
                    return value.map(Some).map_err(ClientError::Nonsense);
                }
            }
            if self.read.len() > MAX_LINE {
                return Err(ClientError::Nonsense(Arg::quote("a line without an end")));
            }
            match self.body.frame().await {
                None => return Ok(None),
                Some(Err(error)) => return Err(away(&error)),
                Some(Ok(frame)) => {
                    if let Ok(bytes) = frame.into_data() {
                        self.read.extend_from_slice(&bytes);
                    }
                }
            }
        }
    }
}
