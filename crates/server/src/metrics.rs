//! What the server counts, for Prometheus: how much is asked, how long it takes, and whether the
//! disk keeps up. Nothing of it says who asks.

use std::hash::{Hash, Hasher};
use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::extract::MatchedPath;
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use store::Database;

use crate::bus::{Bus, Topic};

/// One for the process, as there is one of it.
pub(crate) static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    latency: Family<Route, Histogram, fn() -> Histogram>,
    /// Open connections.
    pub(crate) connections: Gauge,
    /// Connections that were refused, or closed to make room.
    pub(crate) crowded: Counter,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Logs that are followed line by line.
    pub(crate) streams: Gauge,
    /// Appends that are kept.
    pub(crate) appends: Counter,
    /// Appends before which another came.
    pub(crate) conflicts: Counter,
    /// Appends of which nobody knows whether they are kept.
    pub(crate) unknown: Counter,
    /// Appends that certainly are not kept, since the store did not answer.
    pub(crate) failed: Counter,
    /// Appends a commit.
    pub(crate) groups: Histogram,
    /// Seconds a commit.
    pub(crate) commits: Histogram,
    /// Matches that were made, and those that have ended.
    pub(crate) created: Counter,
    pub(crate) ended: Counter,
    /// Moves that the computer has thought about, those it thinks about, and those that wait for it.
    pub(crate) thoughts: Counter,
    pub(crate) thinking: Gauge,
    pub(crate) waiting: Gauge,
    /// Requests that a panic ended.
    pub(crate) panics: Counter,
    /// Whole games that were analysed.
    pub(crate) analyses: Counter,
    /// Times in which nothing could be kept while clocks ran.
    pub(crate) outages: Counter,
    /// Requests that were refused since there were too many.
    pub(crate) limited: Counter,
    /// News that logs have grown.
    pub(crate) hints: Counter,
    /// Whether news of other nodes comes, and what is listened to for it.
    pub(crate) bus_connected: Gauge,
    pub(crate) bus_subjects: Gauge,
    /// News to other nodes that was sent, or was not; news from them.
    pub(crate) bus_sent: Counter,
    pub(crate) bus_dropped: Counter,
    pub(crate) bus_heard: Counter,
    watched: Gauge,
    running: Gauge,
    memory: Gauge<u64, AtomicU64>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: Template,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    route: Template,
}

/// An address with its variable parts in braces; the page and its files for none.
#[derive(Clone, Debug)]
pub(crate) struct Template(pub(crate) Option<MatchedPath>);

impl Template {
    pub(crate) fn as_str(&self) -> &str {
        self.0.as_ref().map_or("page", MatchedPath::as_str)
    }
}

impl PartialEq for Template {
    fn eq(&self, other: &Template) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Template {}

impl Hash for Template {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl EncodeLabelValue for Template {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
        self.as_str().encode(encoder)
    }
}

/// From half a millisecond to eight seconds.
fn seconds() -> Histogram {
    const BUCKETS: [f64; 14] =
        [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0];
    Histogram::new(BUCKETS)
}

impl Metrics {
    fn new() -> Metrics {
        let groups = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];
        let latency = seconds as fn() -> Histogram;
        let mut metrics = Metrics {
            registry: Registry::with_prefix("quinconce"),
            requests: Family::default(),
            latency: Family::new_with_constructor(latency),
            connections: Gauge::default(),
            crowded: Counter::default(),
            sockets: Gauge::default(),
            streams: Gauge::default(),
            appends: Counter::default(),
            conflicts: Counter::default(),
            unknown: Counter::default(),
            failed: Counter::default(),
            groups: Histogram::new(groups),
            commits: seconds(),
            created: Counter::default(),
            ended: Counter::default(),
            thoughts: Counter::default(),
            thinking: Gauge::default(),
            waiting: Gauge::default(),
            panics: Counter::default(),
            analyses: Counter::default(),
            outages: Counter::default(),
            limited: Counter::default(),
            hints: Counter::default(),
            bus_connected: Gauge::default(),
            bus_subjects: Gauge::default(),
            bus_sent: Counter::default(),
            bus_dropped: Counter::default(),
            bus_heard: Counter::default(),
            watched: Gauge::default(),
            running: Gauge::default(),
            memory: Gauge::default(),
        };
        metrics.register();
        metrics
    }

    #[rustfmt::skip]
    fn register(&mut self) {
        let to = &mut self.registry;
        to.register("build", "Which program this is", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        to.register("requests", "Requests that were answered", self.requests.clone());
        to.register_with_unit("request_duration", "Time until an answer began", Unit::Seconds, self.latency.clone());
        to.register("connections", "Open connections", self.connections.clone());
        to.register("connections_crowded", "Connections refused, or closed to make room", self.crowded.clone());
        to.register("sockets", "Open WebSockets", self.sockets.clone());
        to.register("streams", "Logs that are followed line by line", self.streams.clone());
        to.register("matches_watched", "Matches that somebody here is connected to", self.watched.clone());
        to.register("matches_running", "Matches that are being played, with whomever", self.running.clone());
        to.register("matches_created", "Matches that were made", self.created.clone());
        to.register("matches_ended", "Matches that are over or called off", self.ended.clone());
        to.register("appends", "Appends that are kept", self.appends.clone());
        to.register("append_conflicts", "Appends before which another came", self.conflicts.clone());
        to.register("appends_unknown", "Appends of which nobody knows whether they are kept", self.unknown.clone());
        to.register("appends_failed", "Appends that are not kept, since the database did not answer", self.failed.clone());
        to.register("commit_appends", "Appends a commit", self.groups.clone());
        to.register_with_unit("commit_duration", "Time a commit takes, until the disk has it", Unit::Seconds, self.commits.clone());
        to.register("engine_thoughts", "Moves that the computer has thought about", self.thoughts.clone());
        to.register("engine_thinking", "Moves that the computer thinks about", self.thinking.clone());
        to.register("engine_waiting", "Moves that wait for the computer", self.waiting.clone());
        to.register("panics", "Requests that a mistake of the server ended", self.panics.clone());
        to.register("analyses", "Whole games that were analysed", self.analyses.clone());
        to.register("outages", "Times in which nothing could be kept while clocks ran", self.outages.clone());
        to.register("rate_limited", "Requests refused since there were too many", self.limited.clone());
        to.register("bus_hints", "News that logs have grown", self.hints.clone());
        to.register("bus_connected", "Whether news of other nodes comes; 0 also for a node without others", self.bus_connected.clone());
        to.register("bus_subjects", "Subjects that are listened to for news of other nodes", self.bus_subjects.clone());
        to.register("bus_sent", "News sent to other nodes", self.bus_sent.clone());
        to.register("bus_dropped", "News for other nodes that was not sent: they find it in the database", self.bus_dropped.clone());
        to.register("bus_heard", "News that came from other nodes", self.bus_heard.clone());
        to.register_with_unit("resident_memory", "Memory of the process, where the system tells", Unit::Bytes, self.memory.clone());
    }

    /// A request was answered.
    pub(crate) fn answered(
        &self,
        method: &Method,
        route: Template,
        status: StatusCode,
        time: Duration,
    ) {
        self.latency.get_or_create(&Route { route: route.clone() }).observe(time.as_secs_f64());
        let answered = Answered { method: name(method), route, status: status.as_u16() };
        self.requests.get_or_create(&answered).inc();
    }

    /// Everything as Prometheus reads it.
    pub(crate) async fn told(&self, bus: &dyn Bus, database: &dyn Database) -> Response {
        let watched = bus.watched();
        let watched = watched.iter().filter(|(name, _)| matches!(Topic::of(name), Topic::Match(_)));
        self.watched.set(i64::try_from(watched.count()).unwrap_or(i64::MAX));
        // A database that does not answer is told elsewhere; this stays what it was.
        if let Ok(running) = database.running().await {
            self.running.set(i64::try_from(running).unwrap_or(i64::MAX));
        }
        self.outages.inc_by(store::outages().saturating_sub(self.outages.get()));
        self.memory.set(resident_memory().unwrap_or(0));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text takes everything");
        let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        ([(header::CONTENT_TYPE, kind)], text).into_response()
    }
}

/// One more, for as long as this lives.
#[derive(Debug)]
pub(crate) struct Counted(&'static Gauge);

impl Counted {
    pub(crate) fn one_more(gauge: &'static Gauge) -> Counted {
        gauge.inc();
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// A method that a client made up is counted with the others of its kind.
pub(crate) fn name(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "PUT" => "PUT",
        "PATCH" => "PATCH",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "other",
    }
}

/// In bytes.
#[cfg(target_os = "linux")]
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kibibytes| kibibytes * 1024)
}

#[cfg(not(target_os = "linux"))]
fn resident_memory() -> Option<u64> {
    None
}
