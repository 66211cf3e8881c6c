//! Connections, from being accepted to being closed.

pub(crate) mod messages;

use std::future::Future;
use std::io::{self, ErrorKind, Write as _};
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use prometheus_client::metrics::gauge::Gauge;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{interval, sleep, timeout};

use crate::api::Peer;
use crate::connection::{AnswerBody, Connection, Socket};
use crate::connections::Connections;
use crate::limits::Limits;
use crate::log::Crowd;
use crate::metrics::{Counted, METRICS};

/// What whoever is refused hears.
const BUSY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n\
    Content-Type: text/plain\r\nContent-Length: 36\r\n\r\nall seats are taken; try again soon\n";

const LEAST_HEAD: usize = 8192; // bytes; the buffer cannot be smaller

/// How long to wait where the system gives no connection: until one that was just closed is gone,
/// or until somebody leaves.
const BREATH: Duration = Duration::from_millis(5);
const REST: Duration = Duration::from_millis(100);

/// Serves on that listener until `stop` is done; answers that are under way are finished first, as
/// far as [`Limits::farewell`] allows.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    serve_counting(listener, app, limits, Some(&METRICS.connections), stop).await;
}

/// The same, with its connections counted there.
pub(crate) async fn serve_counting(
    listener: TcpListener,
    app: Router,
    limits: Limits,
    gauge: Option<&'static Gauge>,
    stop: impl Future<Output = ()>,
) {
    let mut connections = Connections::new(limits);
    let mut crowd = Crowd::default();
    let (farewell, _) = watch::channel(());
    let mut ticks = interval(limits.tick());
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            _ = ticks.tick() => {
                connections.close_late();
                crowd.report(limits.connections);
            }
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    // Answers are whole when they are sent: nobody need wait for more.
                    let _ = stream.set_nodelay(true);
                    let mut place = connections.place();
                    if place.is_none() && connections.make_room() {
                        crowd.closed += 1;
                        METRICS.crowded.inc();
                        place = connections.next_place().await;
                    }
                    let Some(place) = place else {
                        crowd.refused += 1;
                        METRICS.crowded.inc();
                        refuse(stream);
                        continue;
                    };
                    let connection = Connection::new();
                    connections.add(&connection);
                    let counted = gauge.map(Counted::one_more);
                    let socket = Socket { stream, connection, _place: place, _counted: counted };
                    let farewell = farewell.subscribe();
                    tokio::spawn(converse(socket, Peer(peer), app.clone(), limits, farewell));
                }
                Err(error) if is_of_one_client(&error) => (),
                Err(error) => {
                    crowd.failed(error);
                    // Most likely there are too many files open.
                    sleep(if connections.make_room() { BREATH } else { REST }).await;
                }
            },
        }
    }
    drop(listener);
    let answered = connections.close_unanswered();
    if answered > 0 {
        Crowd::farewell(answered, limits.farewell);
    }
    farewell.send_replace(());
    // Everybody who converses holds an end of this.
    let _ = timeout(limits.farewell, farewell.closed()).await;
}

/// Answers on a connection until one side has had enough.
async fn converse(
    socket: Socket,
    peer: Peer,
    app: Router,
    limits: Limits,
    mut farewell: watch::Receiver<()>,
) {
    let connection = socket.connection.clone();
    let app = TowerToHyperService::new(app);
    let service = service_fn(|mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(connection.clone());
        let answering = connection.answer();
        let answer = app.call(request);
        async move {
            let answer = answer.await?;
            Ok::<_, std::convert::Infallible>(
                answer.map(|body| AnswerBody { body, _answering: answering }),
            )
        }
    });
    let mut http = http1::Builder::new();
    http.max_buf_size(limits.head_bytes.max(LEAST_HEAD));
    let mut serving = pin!(http.serve_connection(TokioIo::new(socket), service).with_upgrades());
    let mut leaves = false;
    loop {
        tokio::select! {
            // What goes wrong on a connection is the client's doing and ends it.
            _ = serving.as_mut() => break,
            () = connection.closed() => return,
            _ = farewell.changed(), if !leaves => {
                leaves = true;
                serving.as_mut().graceful_shutdown();
            }
        }
    }
    connection.hand_over();
}

/// Says that there is no room, without waiting for anything.
fn refuse(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(BUSY);
    }
}

/// Whether it went wrong with the client that was to be accepted; the next one may do better.
fn is_of_one_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset | ErrorKind::ConnectionRefused
    )
}
