//! A session on a thread of its own, for programs without a runtime.

use std::future::Future;
use std::thread::{self, JoinHandle};

use protocol::{Act, MakeMove, SayLine};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::error::ClientError;
use crate::news::News;
use crate::server::away;
use crate::session::Session;

type Tell = Box<dyn FnMut(Result<News, ClientError>) -> bool + Send>;

enum Order {
    Move(MakeMove),
    Act(String, Act),
    Say(SayLine),
}

/// A match that is followed in the background until this is dropped.
#[derive(Debug)]
pub struct Link {
    orders: Option<UnboundedSender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Link {
    /// Follows a match. `tell` hears the news until it answers `false`; an error is the last it hears.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn open(
        session: Session,
        tell: impl FnMut(Result<News, ClientError>) -> bool + Send + 'static,
    ) -> Result<Link, ClientError> {
        Link::open_telling(session, Box::new(tell))
    }

    // Not generic, so that the client is compiled here, and not in whoever uses it.
    fn open_telling(session: Session, tell: Tell) -> Result<Link, ClientError> {
        let (orders, taken) = unbounded_channel();
        let thread = thread::Builder::new()
            .name("match".to_owned())
            .spawn(move || {
                // Without a runtime nobody is told anything: `tell` is dropped.
                let _ = block_on(follow(session, taken, tell));
            })
            .map_err(|error| away(&error))?;
        Ok(Link { orders: Some(orders), thread: Some(thread) })
    }

    /// Sends a move. It is sent again, under the same id, until the server says what became of it.
    pub fn make_move(&self, mv: MakeMove) {
        self.order(Order::Move(mv));
    }

    /// Does anything else; the answer comes under that name.
    pub fn act(&self, name: &str, act: Act) {
        self.order(Order::Act(name.to_owned(), act));
    }

    /// Says something in the chat.
    pub fn say(&self, line: SayLine) {
        self.order(Order::Say(line));
    }

    fn order(&self, order: Order) {
        // Where the session has ended, `tell` has heard why.
        let _ = self.orders.as_ref().map(|orders| orders.send(order));
    }
}

/// Says goodbye to the server.
impl Drop for Link {
    fn drop(&mut self) {
        drop(self.orders.take());
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

async fn follow(mut session: Session, mut orders: UnboundedReceiver<Order>, mut tell: Tell) {
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                None => break,
                Some(Order::Move(mv)) => session.make_move(mv),
                Some(Order::Act(name, act)) => session.act(&name, act),
                Some(Order::Say(line)) => session.say(line),
            },
            news = session.next() => {
                let last = news.is_err();
                if !tell(news) || last {
                    break;
                }
            }
        }
    }
    session.close().await;
}

/// Waits for something that a [`Server`](crate::Server) is asked, where there is no runtime.
///
/// # Errors
/// When the system has no room for one.
pub fn block_on<T>(future: impl Future<Output = T>) -> Result<T, ClientError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    Ok(runtime.map_err(|error| away(&error))?.block_on(future))
}
