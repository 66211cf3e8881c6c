//! What a program that plays on a server says when something is wrong.
//!
//! Made from crates/messages/en/client-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    bad_address(text) = "client-error-bad-address": "bad address {text}: expected http(s)://HOST:PORT or the link to a match";
    certificate(why) = "client-error-certificate": "the server at this address cannot be trusted: {why} (SSL_CERT_FILE names a file of certificates to trust)";
    not_https() = "client-error-not-https": "nothing at this address speaks https: is it an http address?";
    away(why) = "client-error-away": "the server does not answer: {why}";
    refused(status, message) = "client-error-refused": "the server refuses ({status}): {message}";
    other_protocol(theirs, ours) = "client-error-other-protocol": "the server speaks protocol {theirs}, this program {ours}: update the older one";
    nonsense(text) = "client-error-nonsense": "the server says something this program does not understand: {text}";
}
