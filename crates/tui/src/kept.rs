//! Games that were left unfinished: a record file for each game, in the data folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use game::{Arg, LocalizedError, sheet};
use messages::Catalogue;

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

    fn path(&self, game: &str) -> PathBuf {
        self.folder.join(format!("{game}.game"))
    }

    /// Keeps a game; one that is over needs no keeping.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn keep(&self, session: &Session, catalogue: &Catalogue) -> io::Result<()> {
        let path = self.path(session.table().game());
        if session.table().end().is_some() {
            return match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            };
        }
        fs::create_dir_all(&self.folder)?;
        // Whole or not at all, whenever the program is ended.
        let draft = path.with_extension("new");
        fs::write(&draft, session.kept_sheet(catalogue).to_string())?;
        fs::rename(&draft, &path)
    }

    /// The name of the game that was left last, if one was.
    #[must_use]
    pub fn latest_name(&self) -> Option<&'static str> {
        let path = self.latest(None)?;
        catalog::GAMES.iter().map(|entry| entry.name()).find(|name| self.path(name) == path)
    }

    /// Where the game lies that was left last.
    fn latest(&self, game: Option<&str>) -> Option<PathBuf> {
        let names = catalog::GAMES.iter().map(|entry| entry.name());
        let paths = names
            .filter(|&name| game.is_none_or(|game| game == name))
            .map(|name| self.path(name))
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)));
        paths.max().map(|(_, path)| path)
    }

    /// The game that was left last, of that name or of any.
    ///
    /// # Errors
    /// When there is none, or its file cannot be read; the message says why.
    pub fn load(&self, game: Option<&str>) -> Result<Kept, game::Message> {
        let path = self.latest(game).ok_or_else(said::nothing_to_do)?;
        let session = read(&path)
            .map_err(|reason| said::not_resumable(Arg::Name(path.display().to_string()), reason))?;
        Ok(Kept { path, session })
    }
}

fn read(path: &Path) -> Result<Session, Arg> {
    let failed = |error: io::Error| Arg::Name(error.to_string());
    if fs::metadata(path).map_err(failed)?.len() > sheet::LARGEST as u64 {
        return Err(Arg::Name(format!("> {}", sheet::LARGEST)));
    }
    let text = fs::read_to_string(path).map_err(failed)?;
    let (table, sheet) = catalog::load(&text).map_err(|error| Arg::from(error.message()))?;
    Session::resume(table, &sheet).ok_or_else(|| Arg::from(said::nothing_to_do()))
}
