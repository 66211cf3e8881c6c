//! What a program that plays on a server says when something is wrong.
//!
//! Made from crates/messages/en/client-error.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    bad_address(text) = "client-error-bad-address": "bad address {text}: expected http://HOST:PORT or the link to a match";
    https() = "client-error-https": "this program does not speak https: use the server's http address, or a proxy beside it";
    away(why) = "client-error-away": "the server does not answer: {why}";
    refused(status, message) = "client-error-refused": "the server refuses ({status}): {message}";
    other_protocol(theirs, ours) = "client-error-other-protocol": "the server speaks protocol {theirs}, this program {ours}: update the older one";
    nonsense(text) = "client-error-nonsense": "the server says something this program does not understand: {text}";
}
