//! Stands between a node and its database, and cuts the line at the worst moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy};
use tokio::net::{TcpListener, TcpStream};

/// When to cut, once.
#[derive(Copy, Clone)]
pub(crate) enum Cut {
    /// The commit does not come through.
    BeforeCommit = 1,
    /// The commit comes through, and its answer does not.
    AfterCommit = 2,
}

pub(crate) struct Proxy {
    port: u16,
    cut: Arc<AtomicU8>,
}

impl Proxy {
    /// Leads to that port of loopback.
    pub(crate) async fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let cut = Arc::new(AtomicU8::new(0));
        let when = Arc::clone(&cut);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(lead(near, to, Arc::clone(&when)));
            }
        });
        Proxy { port, cut }
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Cuts the next commit.
    pub(crate) fn cut(&self, when: Cut) {
        self.cut.store(when as u8, Ordering::SeqCst);
    }
}

async fn lead(near: TcpStream, to: u16, cut: Arc<AtomicU8>) {
    let Ok(far) = TcpStream::connect(("127.0.0.1", to)).await else { return };
    let (mut near_in, mut near_out) = near.into_split();
    let (mut far_in, mut far_out) = far.into_split();
    let back = tokio::spawn(async move { copy(&mut far_in, &mut near_out).await });
    let mut bytes = vec![0; 65536];
    while let Ok(count @ 1..) = near_in.read(&mut bytes).await {
        let some = &bytes[..count];
        if some.windows(6).any(|word| word == b"COMMIT") {
            let when = cut.swap(0, Ordering::SeqCst);
            if when != 0 {
                // Nothing comes back from now on.
                back.abort();
                let _ = back.await;
                if when == Cut::AfterCommit as u8 {
                    let _ = far_out.write_all(some).await;
                    // Whoever leaves at once might be noticed before what was sent is read.
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                }
                return;
            }
        }
        if far_out.write_all(some).await.is_err() {
            break;
        }
    }
    back.abort();
}
