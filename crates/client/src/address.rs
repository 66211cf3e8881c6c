//! What people hand each other: the address of a server, or of a match on it.

use std::fmt;
use std::io;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::str::FromStr;

use game::error::quoted;

use crate::error::ClientError;
use crate::server::Server;

const PORT: u16 = 80;
const SECURE_PORT: u16 = 443;

/// The address of a server, and of a match on it where it names one: `https://host:port/match/ID`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Whether what is said there is encrypted.
    secure: bool,
    host: String,
    port: u16,
    /// What stands before `/match` and `/api`, where a proxy has put the server below a folder.
    folder: String,
    id: Option<String>,
}

impl Address {
    /// The server.
    #[must_use]
    pub fn server(&self) -> Server {
        Server::new(Address { id: None, ..self.clone() })
    }

    /// The match, where it names one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// Where it leads to, as the system finds it.
    ///
    /// # Errors
    /// When nobody knows the host.
    pub fn resolve(&self) -> io::Result<Vec<SocketAddr>> {
        Ok(self.host().to_socket_addrs()?.collect())
    }

    /// Host and port, to connect to.
    pub(crate) fn host(&self) -> (&str, u16) {
        (self.host.trim_start_matches('[').trim_end_matches(']'), self.port)
    }

    /// Host and port, as a request names them.
    pub(crate) fn authority(&self) -> String {
        if self.port == port(self.secure) {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// Whether what is said there is encrypted.
    pub(crate) fn is_secure(&self) -> bool {
        self.secure
    }

    /// The same address of another match on the server.
    #[must_use]
    pub fn of_match(&self, id: &str) -> Address {
        Address { id: Some(id.to_owned()), ..self.clone() }
    }

    /// The path of something below the server.
    pub(crate) fn path(&self, path: &str) -> String {
        format!("{}{path}", self.folder)
    }
}

impl FromStr for Address {
    type Err = ClientError;

    fn from_str(text: &str) -> Result<Address, ClientError> {
        let bad = || ClientError::Address(quoted(text));
        let text = text.trim();
        let (secure, rest) = match text.split_once("://") {
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("https") => (true, rest),
            Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") => (false, rest),
            _ => return Err(bad()),
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        // A colon also stands inside the brackets of an address of the new kind.
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().map_err(|_| bad())?),
            _ => (authority, port(secure)),
        };
        let name = |ch: char| ch.is_ascii_alphanumeric() || "-_.:[]%".contains(ch);
        if host.is_empty() || !host.chars().all(name) {
            return Err(bad());
        }
        let path = path.trim_end_matches('/');
        if !path.chars().all(|ch| ch.is_ascii_graphic()) {
            return Err(bad());
        }
        let (folder, id) = match path.rsplit_once('/').unwrap_or(("", path)) {
            (folder, id) if folder == "match" || folder.ends_with("/match") => {
                let folder = folder.strip_suffix("match").unwrap_or_default();
                (folder.trim_end_matches('/'), Some(id.to_owned()))
            }
            _ => (path, None),
        };
        let folder = if folder.is_empty() { String::new() } else { format!("/{folder}") };
        Ok(Address { secure, host: host.to_ascii_lowercase(), port, folder, id })
    }
}

/// The port that need not be named.
fn port(secure: bool) -> u16 {
    if secure { SECURE_PORT } else { PORT }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.folder)?;
        self.id.as_ref().map_or(Ok(()), |id| write!(f, "/match/{id}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_match_is_read_and_written() {
        let check = |text: &str, host: (&str, u16), folder: &str, id: Option<&str>| {
            let address: Address = text.parse().expect(text);
            assert_eq!((address.host(), address.folder.as_str(), address.id()), (host, folder, id));
            let again: Address = address.to_string().parse().expect("its own text");
            assert_eq!(again, address);
        };
        check("http://localhost:7070", ("localhost", 7070), "", None);
        check("http://localhost:7070/", ("localhost", 7070), "", None);
        check("HTTP://Example.org/match/abc", ("example.org", 80), "", Some("abc"));
        check("http://example.org/match/abc/", ("example.org", 80), "", Some("abc"));
        check("http://example.org/match/abc?lang=fr#x", ("example.org", 80), "", Some("abc"));
        check("http://example.org/games/match/abc", ("example.org", 80), "/games", Some("abc"));
        check("http://example.org/games", ("example.org", 80), "/games", None);
        check("http://[::1]:7070/match/abc", ("::1", 7070), "", Some("abc"));
        check("http://[::1]/match/abc", ("::1", 80), "", Some("abc"));
        check("https://example.org/match/abc", ("example.org", 443), "", Some("abc"));
        check("https://example.org:8443/match/abc", ("example.org", 8443), "", Some("abc"));
        check("http://example.org:443/match/abc", ("example.org", 443), "", Some("abc"));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in
            ["", "localhost", "ftp://a", "http://", "http://a:b", "http://a b", "http://a/\n"]
        {
            let parsed: Result<Address, _> = text.parse();
            let refused = matches!(parsed, Err(ClientError::Address(_)));
            assert!(refused || text.ends_with('\n'), "{text:?}");
        }
    }
}
