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

    /// Whether that `Accept-Encoding` allows it: it is named, or `*` is, with a weight above zero.
    pub(crate) fn is_accepted(self, accepted: &str) -> bool {
        let weight = |wanted: &str| {
            accepted.split(',').find_map(|item| {
                let mut parts = item.split(';').map(str::trim);
                let named = parts.next()?.eq_ignore_ascii_case(wanted);
                let weight = parts.find_map(|part| part.strip_prefix("q="));
                named.then(|| weight.map_or(1.0, |text| text.trim().parse().unwrap_or(0.0_f32)))
            })
        };
        weight(self.name()).or_else(|| weight("*")).is_some_and(|weight| weight > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(accepted: &str, expected: &[Encoding]) {
        let taken = Encoding::ALL.into_iter().filter(|encoding| encoding.is_accepted(accepted));
        assert_eq!(taken.collect::<Vec<_>>(), expected, "{accepted:?}");
    }

    #[test]
    fn what_a_browser_accepts() {
        check("gzip, deflate, br, zstd", &[Encoding::Brotli, Encoding::Gzip]);
        check("GZIP", &[Encoding::Gzip]);
        check("br;q=0, gzip;q=0.5", &[Encoding::Gzip]);
        check("*", &[Encoding::Brotli, Encoding::Gzip]);
        check("*;q=0, br", &[Encoding::Brotli]);
        check("br; q=1.0", &[Encoding::Brotli]);
        check("br;q=nonsense", &[]);
        check("brr, identity", &[]);
        check("", &[]);
    }
}
