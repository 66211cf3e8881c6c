//! How a file may travel.

/// A way to compress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// The smallest.
    Brotli,
    /// Everybody knows it.
    Gzip,
}

impl Encoding {
    /// The best first.
    pub(crate) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// The name on the wire.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// How the compressed copy of a file is called.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// The best of these that an `Accept-Encoding` allows: the one with the greatest weight, of
    /// equals the smallest to send. `None` is the file as it is: where the client prefers that, or
    /// takes nothing that we have; a file that was not wanted this way is better than none.
    pub(crate) fn choose(
        accepted: &str,
        available: impl IntoIterator<Item = Encoding>,
    ) -> Option<Encoding> {
        let named = |name: &str| {
            let mut items = accepted.split(',').filter_map(weighted);
            items.find(|(coding, _)| coding.eq_ignore_ascii_case(name)).map(|(_, weight)| weight)
        };
        let any = named("*");
        // Whoever does not name it takes it, but would rather have what is named.
        let plain = named("identity").or(any).unwrap_or(0.0);
        let mut best = None;
        let mut weight = plain;
        for encoding in available {
            let own = named(encoding.name()).or(any).unwrap_or(0.0);
            // Compressed beats plain at the same weight; the first beats the next.
            if own > weight || (own == weight && own > 0.0 && best.is_none()) {
                (best, weight) = (Some(encoding), own);
            }
        }
        best
    }
}

/// A coding and its weight, 1 where there is none. A weight that is none allows nothing.
fn weighted(item: &str) -> Option<(&str, f32)> {
    let mut parts = item.split(';').map(str::trim);
    let coding = parts.next().filter(|coding| !coding.is_empty())?;
    let weight = parts.find_map(|part| {
        let (name, value) = part.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| value.trim().parse().unwrap_or(0.0))
    });
    let weight = weight.unwrap_or(1.0);
    Some((coding, if (0.0..=1.0).contains(&weight) { weight } else { 0.0 }))
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip};
    use super::*;

    fn check(accepted: &str, expected: Option<Encoding>) {
        assert_eq!(Encoding::choose(accepted, Encoding::ALL), expected, "{accepted:?}");
    }

    #[test]
    fn what_browsers_ask_for() {
        check("gzip, deflate, br, zstd", Some(Brotli));
        check("gzip, deflate", Some(Gzip));
        check("GZIP", Some(Gzip));
        check("brr, identity", None);
        check("zstd", None);
        check("", None);
    }

    #[test]
    fn the_greatest_weight_wins() {
        check("br;q=0.5, gzip;q=0.8", Some(Gzip));
        check("gzip;q=0.8, br;q=0.9", Some(Brotli));
        check("br;q=0.5, gzip;q=0.5", Some(Brotli));
        check("br;q=0.001", Some(Brotli));
        check("br ; Q = 0.2 , gzip ; q=1.000", Some(Gzip));
    }

    #[test]
    fn weight_zero_excludes() {
        check("br;q=0, gzip;q=0.5", Some(Gzip));
        check("br;q=0.000, gzip;q=0", None);
        check("br;q=0, *", Some(Gzip));
    }

    #[test]
    fn a_star_is_everything_that_is_not_named() {
        check("*", Some(Brotli));
        check("*;q=0, br", Some(Brotli));
        check("*;q=0", None);
        check("br;q=0.2, *;q=0.5", Some(Gzip));
    }

    #[test]
    fn plain_is_chosen_where_it_is_preferred() {
        check("identity, br;q=0.5", None);
        check("identity;q=0.5, br;q=0.5", Some(Brotli));
        check("identity;q=0.4, gzip;q=0.5", Some(Gzip));
        check("identity;q=0, gzip;q=0.1", Some(Gzip));
        // Nothing that we have is allowed: the file is better than no answer.
        check("identity;q=0", None);
    }

    #[test]
    fn nonsense_allows_nothing() {
        for weight in ["nonsense", "", "NaN", "inf", "-1", "2"] {
            check(&format!("br;q={weight}"), None);
        }
        check(",, ;q=1,;,", None);
    }

    #[test]
    fn only_what_is_there_is_chosen() {
        assert_eq!(Encoding::choose("br, gzip;q=0.5", [Gzip]), Some(Gzip));
        assert_eq!(Encoding::choose("br, gzip;q=0.5", []), None);
    }
}
