//! `quinconce play URL`, against a real server: the seat behind an invitation.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;

use client::{Address, block_on};
use protocol::{
    Act, Action, ChatLine, CreateMatch, MakeMove, MatchCreated, OfferKind, SayLine, SideChoice,
    StandingOffer,
};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start() -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["serve", "--listen", "127.0.0.1:0", "--memory"])
            .env_remove("QUINCONCE_DATA")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let url = line.trim().split(' ').next_back().expect("its address").to_owned();
        Server { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_seat_behind_an_invitation_is_taken_and_played() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-online");
    let _ = fs::remove_dir_all(&data);
    let node = Server::start();
    let server = node.url.parse::<Address>().expect("an address").server();
    let asked = CreateMatch {
        game: "quindo".to_owned(),
        variant: None,
        position: None,
        seed: None,
        side: SideChoice::First,
        clock: None,
        rated: false,
        public: false,
        name: Some("Ada".to_owned()),
        level: None,
    };
    let created: MatchCreated =
        block_on(server.create(None, &asked)).expect("a runtime").expect("a match");
    let link = format!("{}/match/{}", node.url, created.id);
    let play = || {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quinconce"))
            .args(["play", "--plain", &link, "--name", "Grace"])
            .env("QUINCONCE_DATA", &data)
            .env("LANG", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        (child, output.lines().map(|line| line.expect("text")))
    };
    let ada = |ply: u32, mv: &str| {
        let mv = MakeMove { ply, mv: mv.to_owned(), id: format!("ada-{ply}"), after: None };
        block_on(server.make_move(&created.id, &created.token, &mv)).expect("a runtime")
    };

    let (mut grace, mut lines) = play();
    let first = lines.next().expect("a greeting");
    assert!(first.contains("Online, against Ada; you play Black."), "{first}");
    assert_eq!(lines.next().as_deref(), Some("Ada to move."));
    ada(0, "c2c3").expect("it is her move");
    assert_eq!(lines.next().as_deref(), Some("White: pawn c2 to c3. Barred distance 1."));
    assert!(lines.next().expect("a position").starts_with("position "));
    assert_eq!(lines.next().as_deref(), Some("Your turn. Choose a pawn."));
    let mut input = grace.stdin.take().expect("its input");
    // A bad move and a hint are refused, a good one is told when the server has it.
    writeln!(input, "c6c5\nhint\nc6c4").expect("lines");
    let barred = lines.next().expect("a reason");
    assert!(barred.starts_with("illegal move \"c6c5\""), "{barred}");
    assert!(lines.next().expect("a reason").starts_with("Not in a match"));
    assert_eq!(lines.next().as_deref(), Some("Black: pawn c6 to c4. Barred distance 2."));
    assert!(lines.next().expect("a position").starts_with("position "));
    assert_eq!(lines.next().as_deref(), Some("Ada to move."));
    // What is typed while the other thinks is heard at once.
    writeln!(input, "c5c4\nwho\nclock\nyes\noffer").expect("lines");
    for expected in [
        "It is not your turn.",
        "White: Ada. (away)",
        "Black: Grace (you). (here)",
        "There is no clock.",
        "There is nothing to answer.",
        "Your offer stands until it is answered.",
    ] {
        assert_eq!(lines.next().as_deref(), Some(expected));
    }
    let act = |action: Action, kind: Option<OfferKind>, offer: Option<u64>| {
        let act = Act { action, kind, offer, id: None };
        let done = block_on(server.act(&created.id, &created.token, &act)).expect("a runtime");
        done.expect("it is done").event
    };
    #[derive(serde::Deserialize)]
    struct State {
        offers: Vec<StandingOffer>,
    }
    let path = format!("/api/matches/{}", created.id);
    let state: State = block_on(server.get(&path, None)).expect("a runtime").expect("a match");
    act(Action::Decline, None, Some(state.offers[0].number));
    assert_eq!(lines.next().as_deref(), Some("Your offer was declined."));
    act(Action::Offer, Some(OfferKind::TakeBack), None);
    let asked = "Ada would like to take back their last turn. Type yes or no.";
    assert_eq!(lines.next().as_deref(), Some(asked));
    writeln!(input, "no\nsay well met").expect("lines");
    let line = SayLine { room: None, text: "hello".to_owned(), id: "hello".to_owned(), name: None };
    let path = format!("/api/matches/{}/chat", created.id);
    let said: ChatLine = block_on(server.post(&path, Some(&created.token), &line))
        .expect("a runtime")
        .expect("a line");
    assert_eq!(said.text.as_deref(), Some("hello"));
    assert_eq!(lines.next().as_deref(), Some("Ada says: hello"));
    // The line is cut in the middle of the match.
    grace.kill().expect("it runs");
    grace.wait().expect("it ends");

    // She comes back to her seat, finds all that happened, and gives up.
    let (mut grace, mut lines) = play();
    let first = lines.next().expect("a greeting");
    assert!(first.contains("The game resumes after 2 moves."), "{first}");
    ada(2, "c3d3").expect("it is her move");
    let mut input = grace.stdin.take().expect("its input");
    for line in lines {
        if line == "White: pawn c3 to d3. Barred distance 1." {
            writeln!(input, "resign").expect("a line");
        }
        if line.starts_with("result ") {
            assert_eq!(line, "result 1-0 resignation");
            break;
        }
    }
    assert_eq!(grace.wait().expect("it ends").code(), Some(0));
}

/// A certificate authority of our own, a server that it vouches for, and the file that names it.
struct Authority {
    file: PathBuf,
    server: Arc<ServerConfig>,
}

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer_key = KeyPair::generate().expect("a key");
        let root = params.self_signed(&issuer_key).expect("a certificate");
        let issuer = Issuer::new(params, issuer_key);
        let key = KeyPair::generate().expect("a key");
        let leaf = CertificateParams::new(vec!["localhost".to_owned()]).expect("a name");
        let leaf = leaf.signed_by(&key, &issuer).expect("a certificate");
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("authority.pem");
        fs::write(&file, root.pem()).expect("a file");
        let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
        let server = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("TLS")
            .with_no_client_auth()
            .with_single_cert(vec![leaf.der().clone()], key)
            .expect("a certificate");
        Authority { file, server: Arc::new(server) }
    }

    /// A proxy as it stands before a server that people reach by https; gives its port.
    fn proxy(&self, to: String) -> u16 {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        listener.set_nonblocking(true).expect("a socket");
        let acceptor = TlsAcceptor::from(Arc::clone(&self.server));
        thread::spawn(move || {
            block_on(async move {
                let listener = tokio::net::TcpListener::from_std(listener).expect("a socket");
                while let Ok((here, _)) = listener.accept().await {
                    let (acceptor, to) = (acceptor.clone(), to.clone());
                    tokio::spawn(async move {
                        let Ok(mut here) = acceptor.accept(here).await else { return };
                        let Ok(mut there) = tokio::net::TcpStream::connect(to).await else {
                            return;
                        };
                        let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                    });
                }
            })
        });
        port
    }
}

#[test]
fn an_https_link_is_followed_where_the_certificate_is_trusted() {
    let node = Server::start();
    let authority = Authority::new();
    let plain = node.url.strip_prefix("http://").expect("an address").to_owned();
    let port = authority.proxy(plain.clone());
    let server = node.url.parse::<Address>().expect("an address").server();
    let asked: CreateMatch =
        serde_json::from_str(r#"{"game":"quindo","side":"second","name":"Ada"}"#).expect("a wish");
    let created = block_on(server.create(None, &asked)).expect("a runtime").expect("a match");
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-https");
    let _ = fs::remove_dir_all(&data);
    let play = |link: &str, trusted: Option<&Path>, input: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quinconce"));
        command.args(["play", "--plain", link]).env("QUINCONCE_DATA", &data).env("LANG", "C");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.env_remove("SSL_CERT_DIR").env_remove("SSL_CERT_FILE");
        if let Some(file) = trusted {
            command.env("SSL_CERT_FILE", file);
        }
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("its input");
        stdin.write_all(input.as_bytes()).expect("lines");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let link = format!("https://localhost:{port}/match/{}", created.id);
    // A stranger's certificate, a name that it is not for, and no TLS at all: a line each.
    let empty = data.with_extension("pem");
    fs::write(&empty, "").expect("a file");
    for (link, trusted, expected) in [
        (link.clone(), Some(&*empty), "cannot be trusted: this system has no certificates"),
        (link.replace("localhost", "127.0.0.1"), Some(&*authority.file), "cannot be trusted: "),
        (
            format!("https://{plain}/match/x"),
            Some(&*authority.file),
            "nothing at this address speaks https",
        ),
    ] {
        let (code, _, error) = play(&link, trusted, "");
        assert_eq!(code, Some(2), "{error}");
        assert!(error.contains(expected) && error.lines().count() == 1, "{error}");
    }
    // Who is trusted is played with, by requests and over the WebSocket.
    let (code, said, error) = play(&link, Some(&authority.file), "c2c3\nposition\n");
    assert_eq!(code, Some(0), "{error}");
    assert!(said.contains("White: pawn c2 to c3."), "{said}");
    assert!(said.contains(&format!("quinconce play {link} brings you back")), "{said}");
}
