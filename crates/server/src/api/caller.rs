//! Who asks.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Side;
use matches::{Match, Millis};
use protocol::{Scope, Seat};
use store::{Bearer, Person, Token};

use super::problem::Problem;
use crate::messages;
use crate::node::Node;
use crate::rates::Asked;
use crate::secret;
use crate::streams::OpenStream;

const COOKIE: &str = "quinconce";
const YEAR: u32 = 366 * 24 * 3600; // seconds

/// Where a connection comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Who asks, and when.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Whose secret came along.
    pub(crate) bearer: Option<Bearer>,
    /// What that secret is counted by.
    pub(crate) hash: Option<String>,
    /// Whether a secret came along in a header that nobody knows.
    stranger: bool,
    /// Whether the secret is of somebody who may not act any more: they see what everybody sees.
    closed: bool,
    pub(crate) address: IpAddr,
    /// When the request was received.
    pub(crate) received: Millis,
    /// How people reach us, without a slash at the end.
    pub(crate) base: String,
}

impl FromRequestParts<Arc<Node>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, node: &Arc<Node>) -> Result<Caller, Problem> {
        let store = node.referee.store();
        let received = store.now();
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0.ip());
        let address = address(&parts.headers, peer, node.settings.trust_proxy);
        let base = base(&parts.headers, node);
        let mut caller = Caller {
            bearer: None,
            hash: None,
            stranger: false,
            closed: false,
            address,
            received,
            base,
        };
        let headed = bearer(&parts.headers);
        if let Some(token) = headed.or_else(|| cookie(&parts.headers)) {
            caller.know(node, token).await?;
            caller.stranger = caller.bearer.is_none() && headed.is_some() && !caller.closed;
        }
        Ok(caller)
    }
}

impl Caller {
    /// Looks a secret up.
    pub(crate) async fn know(&mut self, node: &Node, token: &str) -> Result<(), Problem> {
        let hash = secret::hash(token);
        self.bearer = node.referee.store().bearer(&hash).await?;
        self.closed = self.is_closed(node);
        self.bearer = self.bearer.take().filter(|_| !self.closed);
        self.hash = self.bearer.is_some().then_some(hash);
        Ok(())
    }

    fn is_closed(&self, node: &Node) -> bool {
        self.bearer.as_ref().is_some_and(|bearer| node.closings.contains(&bearer.person))
    }

    /// Refuses whoever may not act any more, also where they were known before that was so.
    pub(crate) fn check_open(&self, node: &Node) -> Result<(), Problem> {
        if self.closed || self.is_closed(node) {
            return Err(Problem::closed());
        }
        Ok(())
    }

    /// Where whoever asks sits in that match. A person who plays both sides has the one that is to
    /// move.
    pub(crate) fn side(&self, id: &str, state: &Match) -> Option<Side> {
        let bearer = self.bearer.as_ref()?;
        match &bearer.seat {
            Some((seat, side)) => (seat == id).then_some(*side),
            None => {
                let sides = sides(bearer, state);
                let turn = sides.iter().find(|&&side| side == state.turn());
                turn.or(sides.first()).copied()
            }
        }
    }

    /// Whether a personal token allows that; everything else does.
    pub(crate) fn allow(&self, scope: Scope) -> Result<(), Problem> {
        match self.bearer.as_ref().and_then(|bearer| bearer.scopes.as_ref()) {
            Some(scopes) if !scopes.contains(&scope) => Err(Problem::scope()),
            _ => Ok(()),
        }
    }

    /// The person whose browser this is: what is theirs is changed by them alone, not by a token that
    /// they gave to a program, nor by that of a seat.
    pub(crate) fn owner(&self) -> Result<Option<&str>, Problem> {
        match &self.bearer {
            None if self.stranger => Err(Problem::unknown_token()),
            None => Ok(None),
            Some(Bearer { seat: None, scopes: None, person, .. }) => Ok(Some(person)),
            Some(_) => Err(Problem::scope()),
        }
    }

    /// Who asks, where they may see what only they see.
    pub(crate) fn reader(&self) -> Result<Option<&str>, Problem> {
        if self.stranger {
            return Err(Problem::unknown_token());
        }
        self.allow(Scope::Read)?;
        Ok(self
            .bearer
            .as_ref()
            .filter(|bearer| bearer.seat.is_none())
            .map(|bearer| &*bearer.person))
    }

    /// Where whoever asks sits already.
    pub(crate) fn held(&self, state: &Match) -> Vec<Side> {
        self.bearer.as_ref().map(|bearer| sides(bearer, state)).unwrap_or_default()
    }

    /// Who this is: somebody known, or a new guest with that name.
    pub(crate) fn person(&self, name: Option<String>) -> Result<Guest, Problem> {
        if self.closed {
            return Err(Problem::closed());
        }
        if self.stranger {
            return Err(Problem::unknown_token());
        }
        self.allow(Scope::Play)?;
        Ok(match &self.bearer {
            Some(bearer) => Guest { id: bearer.person.clone(), new: None },
            None => {
                let id = secret::id();
                let person = Person { id: id.clone(), name, at: self.received };
                let token = secret::token();
                let bearer = Bearer { person: id.clone(), ..Bearer::default() };
                let hash = secret::hash(&token);
                let kept = Token { hash, bearer, at: self.received };
                Guest { id, new: Some(NewGuest { person, kept, token }) }
            }
        })
    }

    /// Whose secret came along, of a person or of a seat, where it may see what only they see.
    pub(crate) fn known(&self) -> Result<Option<&Bearer>, Problem> {
        if self.stranger {
            return Err(Problem::unknown_token());
        }
        self.allow(Scope::Read)?;
        Ok(self.bearer.as_ref())
    }

    /// Counts what is asked.
    pub(crate) fn count(&self, node: &Node, asked: &Asked<'_>) -> Result<(), Problem> {
        node.rates.check(asked).map_err(Problem::too_many)
    }

    /// A place for a stream or a socket, as long as there is one.
    pub(crate) fn open_stream(&self, node: &Node) -> Result<OpenStream, Problem> {
        node.streams.open(self.address).map_err(Problem::from)
    }

    /// The headers for somebody whose browser gets that secret.
    pub(crate) fn signed_in(&self, token: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(token) = token {
            headers.insert(header::SET_COOKIE, self.cookie(token));
        }
        headers
    }

    /// The headers for somebody who goes.
    pub(crate) fn signed_out() -> HeaderMap {
        let gone = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
        let mut headers = HeaderMap::new();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(header::SET_COOKIE, HeaderValue::from_str(&gone).expect("plain letters"));
        headers
    }

    /// The cookie for a new guest.
    pub(crate) fn cookie(&self, token: &str) -> HeaderValue {
        let secure = if self.base.starts_with("https:") { "; Secure" } else { "" };
        let text =
            format!("{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).expect("a secret is made of letters")
    }
}

fn sides(bearer: &Bearer, state: &Match) -> Vec<Side> {
    let theirs =
        |side: &Side| matches!(state.seat(*side), Some(Seat::Person { id }) if bearer.is(id));
    Side::ALL.into_iter().filter(theirs).collect()
}

/// Somebody who takes a seat.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: String,
    pub(crate) new: Option<NewGuest>,
}

/// Somebody who was not known before.
#[derive(Clone, Debug)]
pub(crate) struct NewGuest {
    pub(crate) person: Person,
    pub(crate) kept: Token,
    /// The secret of the browser, which is not kept here.
    pub(crate) token: String,
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let values = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        values.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == COOKIE).map(|(_, token)| token.trim())
}

/// Where a request comes from; behind a proxy, what the proxy says last.
fn address(headers: &HeaderMap, peer: Option<IpAddr>, trust_proxy: bool) -> IpAddr {
    let told = || {
        let values = headers.get_all("x-forwarded-for").iter();
        let last = values.filter_map(|value| value.to_str().ok()).next_back()?;
        last.rsplit(',').next()?.trim().parse().ok()
    };
    let told = if trust_proxy { told() } else { None };
    told.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// How people reach us.
fn base(headers: &HeaderMap, node: &Node) -> String {
    if let Some(url) = &node.settings.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: &str| {
        let value = headers.get(name)?.to_str().ok()?;
        value.split(',').next().map(str::trim).filter(|value| !value.is_empty())
    };
    let proxy = |name: &str| node.settings.trust_proxy.then(|| text(name)).flatten();
    let scheme = proxy("x-forwarded-proto").filter(|&scheme| scheme == "https").unwrap_or("http");
    let host = proxy("x-forwarded-host").or_else(|| text("host")).unwrap_or("localhost");
    format!("{scheme}://{host}")
}

/// Refuses what other sites let a browser ask: it would come with the person's cookie.
pub(crate) async fn same_site(
    State(node): State<Arc<Node>>,
    request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && is_cross_site(request.headers(), &node) {
        let refused = messages::cross_site();
        return Problem::new(StatusCode::FORBIDDEN, "cross_site", refused).into_response();
    }
    next.run(request).await
}

fn is_cross_site(headers: &HeaderMap, node: &Node) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return !matches!(site, "same-origin" | "none");
    }
    // Browsers send the header above only over https and from the machine itself. Where they hide
    // the origin, too, the cookie does not come along: it is for our own pages alone.
    match text("origin") {
        None | Some("null") => false,
        Some(origin) => {
            let host = |url: &str| url.split("://").nth(1).map(str::to_ascii_lowercase);
            host(origin) != host(&base(headers, node))
        }
    }
}
