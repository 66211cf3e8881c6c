//! How often somebody may ask.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::metrics::METRICS;

/// What everybody may do, a second and at once.
struct Rate {
    second: f64,
    burst: f64,
}

/// Requests of one address that change something, or begin a stream.
const ADDRESS: Rate = Rate { second: 200.0, burst: 1000.0 };

/// Matches made or joined from one address.
const SEATS: Rate = Rate { second: 5.0, burst: 200.0 };

/// Moves, and whatever else is done at a table, of one seat.
const SEAT: Rate = Rate { second: 50.0, burst: 100.0 };

/// Matches, chats and pages that one address looks at. A program looks as often as it moves.
const LOOKS: Rate = Rate { second: 200.0, burst: 1000.0 };

/// Lists, profiles and feeds that one address reads.
const LISTS: Rate = Rate { second: 20.0, burst: 200.0 };

/// Accounts opened, and passphrases or codes tried, from one address.
const LOGINS: Rate = Rate { second: 0.2, burst: 30.0 };

/// Passphrases or codes tried for one account, from wherever.
const NAME: Rate = Rate { second: 0.05, burst: 15.0 };

/// Exports of one person: everything of theirs is read for it.
const EXPORTS: Rate = Rate { second: 0.02, burst: 5.0 };

/// Lines of one person: a short burst, then no more than anybody reads.
const PERSON_LINES: Rate = Rate { second: 0.5, burst: 5.0 };

/// Lines from one address, behind which many may sit.
const LINES: Rate = Rate { second: 5.0, burst: 30.0 };

/// Reports from one address.
const REPORTS: Rate = Rate { second: 0.05, burst: 10.0 };

/// Analyses that one person asks for: an engine is busy with each for half a minute.
const PERSON_ANALYSES: Rate = Rate { second: 1.0 / 60.0, burst: 10.0 };

/// Analyses asked for from one address.
const ANALYSES: Rate = Rate { second: 1.0 / 20.0, burst: 30.0 };

/// How many matches of one person may be open at a time.
const OPEN_MATCHES: u64 = 100;

/// How many of them may wait in the lobby.
const OPEN_CHALLENGES: u64 = 25;

/// How many personal tokens an account may have.
const TOKENS: u64 = 20;

/// How many streams and sockets may be open from one address at a time.
const STREAMS: u64 = 200;

/// By how much at most all of these may be multiplied: beyond it nobody would notice a limit.
pub const MOST_RATE: f64 = 1_000_000.0;

type Limiter<K> = DefaultKeyedRateLimiter<K>;

/// Counts who asks how often, and knows how much somebody may have.
pub(crate) struct Rates {
    /// Nothing is counted without them.
    limiters: Option<Limiters>,
    factor: f64,
}

struct Limiters {
    address: Limiter<IpAddr>,
    seats: Limiter<IpAddr>,
    seat: Limiter<String>,
    looks: Limiter<IpAddr>,
    lists: Limiter<IpAddr>,
    logins: Limiter<IpAddr>,
    name: Limiter<String>,
    exports: Limiter<String>,
    person_lines: Limiter<String>,
    lines: Limiter<IpAddr>,
    reports: Limiter<IpAddr>,
    person_analyses: Limiter<String>,
    analyses: Limiter<IpAddr>,
}

/// What is counted.
pub(crate) enum Asked<'a> {
    /// Something is to be changed, or a stream begun.
    Anything(IpAddr),
    /// A match is to be made or joined.
    Seat(IpAddr),
    /// Something is done at a table, with that secret.
    Move(&'a str),
    /// A match, a chat or a page is looked at.
    Look(IpAddr),
    /// A list, a profile or a feed is read.
    List(IpAddr),
    /// An account is to be opened, or a passphrase or a code tried.
    Login(IpAddr),
    /// The same, for the account with that key.
    Name(&'a str),
    /// Everything of a person is to be read.
    Export(&'a str),
    /// That person says something.
    Line(&'a str),
    /// Something is said from there.
    Lines(IpAddr),
    /// A line is reported.
    Report(IpAddr),
    /// That person asks for an analysis.
    Analysis(&'a str),
    /// An analysis is asked for from there.
    Analyses(IpAddr),
}

impl Rates {
    /// The usual ones by so much; nothing is counted for 0.
    pub(crate) fn new(factor: f64) -> Rates {
        let factor = if factor.is_nan() { 1.0 } else { factor.clamp(0.0, MOST_RATE) };
        let limiters = (factor > 0.0).then(|| Limiters {
            address: limiter(&ADDRESS, factor),
            seats: limiter(&SEATS, factor),
            seat: limiter(&SEAT, factor),
            looks: limiter(&LOOKS, factor),
            lists: limiter(&LISTS, factor),
            logins: limiter(&LOGINS, factor),
            name: limiter(&NAME, factor),
            exports: limiter(&EXPORTS, factor),
            person_lines: limiter(&PERSON_LINES, factor),
            lines: limiter(&LINES, factor),
            reports: limiter(&REPORTS, factor),
            person_analyses: limiter(&PERSON_ANALYSES, factor),
            analyses: limiter(&ANALYSES, factor),
        });
        Rates { limiters, factor }
    }

    /// How many matches of one person may be open at a time.
    pub(crate) fn open_matches(&self) -> u64 {
        self.most(OPEN_MATCHES)
    }

    /// How many of them may wait in the lobby.
    pub(crate) fn open_challenges(&self) -> u64 {
        self.most(OPEN_CHALLENGES)
    }

    /// How many personal tokens an account may have.
    pub(crate) fn tokens(&self) -> u64 {
        self.most(TOKENS)
    }

    /// How many streams and sockets may be open from one address at a time.
    pub(crate) fn streams(&self) -> u64 {
        self.most(STREAMS)
    }

    /// As many as usual by so much, but one at least; any number where nothing is counted.
    fn most(&self, usual: u64) -> u64 {
        if self.limiters.is_none() {
            return u64::MAX;
        }
        ((usual as f64 * self.factor) as u64).max(1)
    }

    /// Counts. Gives the seconds to wait where it was too much.
    pub(crate) fn check(&self, asked: &Asked<'_>) -> Result<(), u64> {
        let Some(limiters) = &self.limiters else { return Ok(()) };
        let checked = match asked {
            Asked::Anything(address) => limiters.address.check_key(&network(*address)),
            Asked::Seat(address) => limiters.seats.check_key(&network(*address)),
            Asked::Move(secret) => limiters.seat.check_key(&(*secret).to_owned()),
            Asked::Look(address) => limiters.looks.check_key(&network(*address)),
            Asked::List(address) => limiters.lists.check_key(&network(*address)),
            Asked::Login(address) => limiters.logins.check_key(&network(*address)),
            Asked::Name(key) => limiters.name.check_key(&(*key).to_owned()),
            Asked::Export(person) => limiters.exports.check_key(&(*person).to_owned()),
            Asked::Line(person) => limiters.person_lines.check_key(&(*person).to_owned()),
            Asked::Lines(address) => limiters.lines.check_key(&network(*address)),
            Asked::Report(address) => limiters.reports.check_key(&network(*address)),
            Asked::Analysis(person) => limiters.person_analyses.check_key(&(*person).to_owned()),
            Asked::Analyses(address) => limiters.analyses.check_key(&network(*address)),
        };
        checked.map_err(|until| {
            METRICS.limited.inc();
            let wait = until.wait_time_from(DefaultClock::default().now());
            wait.as_secs() + 1
        })
    }

    /// Forgets who has not asked for a while.
    pub(crate) fn tidy(&self) {
        if let Some(limiters) = &self.limiters {
            limiters.address.retain_recent();
            limiters.seats.retain_recent();
            limiters.seat.retain_recent();
            limiters.looks.retain_recent();
            limiters.lists.retain_recent();
            limiters.logins.retain_recent();
            limiters.name.retain_recent();
            limiters.exports.retain_recent();
            limiters.person_lines.retain_recent();
            limiters.lines.retain_recent();
            limiters.reports.retain_recent();
            limiters.person_analyses.retain_recent();
            limiters.analyses.retain_recent();
        }
    }
}

fn limiter<K: std::hash::Hash + Eq + Clone>(rate: &Rate, factor: f64) -> Limiter<K> {
    let period = Duration::from_secs_f64(1.0 / (rate.second * factor).max(0.001));
    let burst = NonZeroU32::new((rate.burst * factor) as u32).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(period).expect("a time that is not nothing");
    RateLimiter::keyed(quota.allow_burst(burst))
}

/// Who has one address of the new kind has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((u128::from(six) & !u128::from(u64::MAX)).into()),
        },
    }
}

/// The limits as docs/api.md tells them.
#[cfg(test)]
pub(crate) fn told() -> Vec<(&'static str, String)> {
    let rate = |rate: &Rate| {
        let often = if rate.second < 1.0 {
            format!("one in {} seconds", (1.0 / rate.second).round())
        } else {
            format!("{} a second", rate.second)
        };
        format!("{often}, {} at once", rate.burst)
    };
    let challenges = format!("{OPEN_CHALLENGES}, of which {} are shown", crate::lobby::EACH);
    vec![
        ("requests of one address that change something or begin a stream", rate(&ADDRESS)),
        ("matches, chats and pages looked at from one address, and who one is", rate(&LOOKS)),
        ("lists, profiles and feeds read from one address", rate(&LISTS)),
        ("matches made or joined from one address", rate(&SEATS)),
        ("moves and actions of one seat", rate(&SEAT)),
        ("accounts opened, passphrases and codes tried from one address", rate(&LOGINS)),
        ("passphrases and codes tried for one account", rate(&NAME)),
        ("exports of one person", rate(&EXPORTS)),
        ("lines of one person", rate(&PERSON_LINES)),
        ("lines from one address", rate(&LINES)),
        ("reports from one address", rate(&REPORTS)),
        ("analyses asked for by one person", rate(&PERSON_ANALYSES)),
        ("analyses asked for from one address", rate(&ANALYSES)),
        ("streams and sockets open from one address", STREAMS.to_string()),
        ("open matches of one person", OPEN_MATCHES.to_string()),
        ("open challenges of one person in the lobby", challenges),
        ("personal tokens of one person", TOKENS.to_string()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_is_refused_with_a_time_to_wait() {
        let rates = Rates::new(0.01);
        let here: IpAddr = "192.0.2.1".parse().expect("an address");
        let there: IpAddr = "192.0.2.2".parse().expect("an address");
        assert_eq!(rates.check(&Asked::Seat(here)), Ok(()));
        assert_eq!(rates.check(&Asked::Seat(here)), Ok(()));
        assert!(rates.check(&Asked::Seat(here)).is_err_and(|wait| wait >= 1));
        assert_eq!(rates.check(&Asked::Seat(there)), Ok(()));
        assert_eq!(rates.check(&Asked::Anything(here)), Ok(()));
    }

    #[test]
    fn nothing_is_counted_for_nothing() {
        let rates = Rates::new(0.0);
        for _ in 0..10_000 {
            assert_eq!(rates.check(&Asked::Move("secret")), Ok(()));
        }
    }

    #[test]
    fn what_somebody_may_have_grows_with_the_rates() {
        for (factor, matches, tokens) in [(1.0, 100, 20), (2.5, 250, 50), (0.001, 1, 1)] {
            let rates = Rates::new(factor);
            assert_eq!((rates.open_matches(), rates.tokens()), (matches, tokens), "{factor}");
        }
        let rates = Rates::new(0.0);
        assert_eq!((rates.open_challenges(), rates.streams()), (u64::MAX, u64::MAX));
    }

    #[test]
    fn whatever_the_factor_there_are_rates() {
        let here: IpAddr = "192.0.2.1".parse().expect("an address");
        for factor in [f64::MIN_POSITIVE, MOST_RATE, 1e300, f64::INFINITY, -1.0, f64::NAN] {
            let rates = Rates::new(factor);
            assert_eq!(rates.check(&Asked::Look(here)), Ok(()), "{factor}");
            assert!(rates.streams() >= 1, "{factor}");
        }
    }

    #[test]
    fn a_network_of_addresses_is_one_of_them() {
        let network = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
    }
}
