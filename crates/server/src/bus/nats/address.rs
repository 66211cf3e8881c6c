//! Where NATS is, and who we are to it.

use async_nats::ServerAddr;

/// An address taken apart, so that the library, which writes addresses into its log, never sees a
/// password.
pub(super) struct Address {
    pub(super) servers: Vec<ServerAddr>,
    /// The user; a token, where there is no password.
    pub(super) name: Option<String>,
    pub(super) password: Option<String>,
}

impl Address {
    /// `nats://user:password@host:port` or `tls://…`, several with commas between. Who we are is said in
    /// the first that says it.
    pub(super) fn parse(text: &str) -> Option<Address> {
        let mut address = Address { servers: Vec::new(), name: None, password: None };
        for part in text.split(',') {
            let part = part.trim();
            if !part.starts_with("nats://") && !part.starts_with("tls://") {
                return None;
            }
            let mut url = part.parse::<ServerAddr>().ok()?.into_inner();
            if !url.has_host() || url.host_str().is_none_or(str::is_empty) {
                return None;
            }
            if address.name.is_none() && !url.username().is_empty() {
                address.name = Some(decoded(url.username())?);
                if let Some(password) = url.password() {
                    address.password = Some(decoded(password)?);
                }
            }
            url.set_username("").ok()?;
            url.set_password(None).ok()?;
            address.servers.push(ServerAddr::from_url(url).ok()?);
        }
        Some(address)
    }
}

/// What stands for the characters that an address cannot hold.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        if *byte == b'%' {
            let digits = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(*byte);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, servers: &[&str], name: Option<&str>, password: Option<&str>) {
        let address = Address::parse(text).expect("an address");
        let found: Vec<&str> = address.servers.iter().map(ServerAddr::as_url_str).collect();
        assert_eq!(found, servers, "{text}");
        assert_eq!((address.name.as_deref(), address.password.as_deref()), (name, password));
    }

    #[test]
    fn who_we_are_is_taken_out_of_an_address() {
        check("nats://127.0.0.1:4222", &["nats://127.0.0.1:4222"], None, None);
        check("nats://ada:p%40ss%3A@host", &["nats://host"], Some("ada"), Some("p@ss:"));
        check("tls://token@host:4333", &["tls://host:4333"], Some("token"), None);
        let two = ["nats://one:1", "nats://two:2"];
        check(
            "nats://ada:secret@one:1, nats://ada:secret@two:2",
            &two,
            Some("ada"),
            Some("secret"),
        );
    }

    #[test]
    fn anything_else_is_no_address() {
        for text in
            ["", "nats", "host:4222", "http://host", "nats://", "nats://a%zz@host", "nats://a,,"]
        {
            assert!(Address::parse(text).is_none(), "{text:?}");
        }
    }
}
