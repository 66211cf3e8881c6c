//! Passphrases, hashed so that guessing is slow (argon2id), and so that a flood of guesses does not take
//! the processors from those who play.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::secret;

/// The shortest passphrase, in characters.
pub(crate) const LEAST: usize = 8;

/// The longest one.
pub(crate) const MOST: usize = 200;

/// How many are hashed at a time: each takes 19 MiB, and a processor for a twentieth of a second.
const AT_A_TIME: usize = 2;

/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// Too many wait already.
pub(crate) struct Crowded;

/// Hashes passphrases, a few at a time.
pub(crate) struct Passphrases(Arc<Semaphore>);

impl Default for Passphrases {
    fn default() -> Passphrases {
        Passphrases(Arc::new(Semaphore::new(AT_A_TIME)))
    }
}

impl Passphrases {
    /// What is kept of a passphrase.
    pub(crate) async fn hash(&self, passphrase: String) -> Result<String, Crowded> {
        self.work(move || hash(&passphrase)).await
    }

    /// Whether it is the one whose hash that is. Where there is none, it takes as long to say no.
    pub(crate) async fn verify(
        &self,
        passphrase: String,
        kept: Option<String>,
    ) -> Result<bool, Crowded> {
        self.work(move || {
            let known = kept.is_some();
            let kept = kept.as_deref().unwrap_or(&NOBODY);
            let same = PasswordHash::new(kept)
                .is_ok_and(|kept| argon2().verify_password(passphrase.as_bytes(), &kept).is_ok());
            same && known
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let place = timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        let place = place.map_err(|_| Crowded)?.map_err(|_| Crowded)?;
        // The place is free when the work is done, also where whoever asked is gone before.
        let done = spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|_| Crowded)
    }
}

/// The hash of something that nobody knows.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash(&secret::token()));

fn hash(passphrase: &str) -> String {
    let salt: [u8; 16] = secret::bytes();
    let hash = argon2().hash_password_with_salt(passphrase.as_bytes(), &salt);
    hash.expect("a salt and a passphrase of a usual length").to_string()
}

/// As the OWASP recommends: 19 MiB, two passes, one lane.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_passphrase_is_the_same() {
        let passphrases = Passphrases::default();
        let Ok(kept) = passphrases.hash("correct horse".to_owned()).await else {
            panic!("nobody else is here");
        };
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        for (said, kept, same) in [
            ("correct horse", Some(kept.clone()), true),
            ("Correct horse", Some(kept.clone()), false),
            ("", Some(kept), false),
            ("correct horse", None, false),
            ("correct horse", Some("nonsense".to_owned()), false),
        ] {
            assert_eq!(passphrases.verify(said.to_owned(), kept).await.ok(), Some(same), "{said}");
        }
    }
}
