//! Games that were left unfinished: a record file for each of them, in the data folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use game::{Arg, LocalizedError, sheet};
use messages::Catalogue;

use crate::file_error;
use crate::messages as said;
use crate::session::Session;

/// The folder of the games that were left.
#[derive(Clone, Debug)]
pub struct KeptGames {
    folder: PathBuf,
}

/// A game that was left.
pub struct Kept {
    /// Where it lies.
    pub path: PathBuf,
    /// The game itself.
    pub session: Session,
}

impl KeptGames {
    /// In that folder, which is made when there is something to keep.
    #[must_use]
    pub fn in_folder(folder: PathBuf) -> KeptGames {
        KeptGames { folder }
    }

    /// The file of the game with that number: `khet.game`, `khet-2.game`, and so on.
    fn path(&self, game: &str, number: usize) -> PathBuf {
        self.folder.join(match number {
            1 => format!("{game}.game"),
            number => format!("{game}-{number}.game"),
        })
    }

    /// Keeps a game in a file of its own, so that another that was left stays; one that is over needs
    /// no keeping, and none in which nothing was played yet.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn keep(&self, session: &mut Session, catalogue: &Catalogue) -> io::Result<()> {
        if session.table().end().is_some() {
            let Some(path) = session.kept.take() else { return Ok(()) };
            return match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            };
        }
        let path = match &session.kept {
            Some(path) => path.clone(),
            None if session.table().moves().is_empty() => return Ok(()),
            None => self.free(session.table().game())?,
        };
        // Whole or not at all, whenever the program is ended.
        let draft = path.with_extension("new");
        fs::write(&draft, session.kept_sheet(catalogue).to_string())?;
        fs::rename(&draft, &path)?;
        session.kept = Some(path);
        Ok(())
    }

    /// A file for another game of that name; it is there from now on, so that nobody else takes it.
    fn free(&self, game: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let mut number = 1;
        loop {
            let path = self.path(game, number);
            match fs::File::create_new(&path) {
                Ok(_) => return Ok(path),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// The name of the game that was left last, if one was.
    #[must_use]
    pub fn latest_name(&self) -> Option<&'static str> {
        let (_, path) = self.latest(None)?;
        path.file_name().and_then(|name| name.to_str()).and_then(game_of)
    }

    /// Whether a game of that name was left.
    pub(crate) fn has(&self, game: &str) -> bool {
        self.latest(Some(game)).is_some()
    }

    /// When the game was left that was left last, and where it lies.
    fn latest(&self, game: Option<&str>) -> Option<(SystemTime, PathBuf)> {
        let files = fs::read_dir(&self.folder).ok()?.filter_map(Result::ok);
        let left = files.filter_map(|file| {
            let name = game_of(file.file_name().to_str()?)?;
            let wanted = game.is_none_or(|game| game == name);
            // An empty one was taken and never written.
            let metadata = file.metadata().ok().filter(|data| wanted && data.len() > 0)?;
            Some((metadata.modified().ok()?, file.path()))
        });
        left.max()
    }

    /// The game that was left last, of that name or of any.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read; the message says why.
    pub fn load(&self, game: Option<&str>) -> Result<Kept, game::Message> {
        let (_, path) = self.latest(game).ok_or_else(said::nothing_to_do)?;
        let mut session = read(&path)
            .map_err(|reason| said::not_resumable(Arg::Name(path.display().to_string()), reason))?;
        session.kept = Some(path.clone());
        Ok(Kept { path, session })
    }
}

/// The game whose file has that name.
fn game_of(file: &str) -> Option<&'static str> {
    let stem = file.strip_suffix(".game")?;
    let (name, number) = stem.rsplit_once('-').unwrap_or((stem, "2"));
    number.parse::<usize>().ok()?;
    catalog::GAMES.iter().map(|entry| entry.name()).find(|&known| known == name)
}

fn read(path: &Path) -> Result<Session, Arg> {
    let failed = |error: io::Error| file_error::of_reading(&error);
    if fs::metadata(path).map_err(failed)?.len() > sheet::LARGEST as u64 {
        return Err(Arg::Name(format!("> {}", sheet::LARGEST)));
    }
    let text = fs::read_to_string(path).map_err(failed)?;
    let (table, sheet) = catalog::load(&text).map_err(|error| Arg::from(error.message()))?;
    Session::resume(table, &sheet).ok_or_else(|| Arg::from(said::nothing_to_do()))
}
