//! A connection to a server, encrypted where its address says so.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, Error as TlsError, RootCertStore};

use crate::error::ClientError;
use crate::server::away;

/// What is read from and written to.
#[derive(Debug)]
pub(crate) enum Stream {
    Plain(TcpStream),
    // A session has keys and buffers, a plain connection a number.
    Secure(Box<TlsStream<TcpStream>>),
}

impl Stream {
    /// The same connection, encrypted, with whoever shows that it is that host.
    pub(crate) async fn secure(stream: TcpStream, host: &str) -> Result<Stream, ClientError> {
        let config = config().map_err(|why| ClientError::Certificate(why.to_owned()))?;
        let name = ServerName::try_from(host.to_owned());
        let name = name.map_err(|error| ClientError::Certificate(error.to_string()))?;
        let connected = TlsConnector::from(config).connect(name, stream).await;
        connected.map(|stream| Stream::Secure(Box::new(stream))).map_err(|error| refused(&error))
    }
}

/// Whom to trust: whom the system trusts, or the certificates in the file that SSL_CERT_FILE names.
fn config() -> Result<Arc<ClientConfig>, &'static str> {
    static CONFIG: OnceLock<Result<Arc<ClientConfig>, &'static str>> = OnceLock::new();
    let make = || {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            return Err("this system has no certificates");
        }
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().map_err(|_| "no TLS")?;
        Ok(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
    };
    CONFIG.get_or_init(make).clone()
}

/// What cannot be trusted now is not tried again; a connection that breaks is.
fn refused(error: &io::Error) -> ClientError {
    match error.get_ref().and_then(|inner| inner.downcast_ref::<TlsError>()) {
        Some(error @ (TlsError::InvalidCertificate(_) | TlsError::NoCertificatesPresented)) => {
            ClientError::Certificate(error.to_string())
        }
        Some(TlsError::InvalidMessage(_)) => ClientError::NotHttps,
        None if error.kind() == ErrorKind::InvalidData => ClientError::NotHttps,
        _ => away(error),
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Stream::Secure(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Stream::Secure(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_flush(context),
            Stream::Secure(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Stream::Secure(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
