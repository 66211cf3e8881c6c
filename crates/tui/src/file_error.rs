//! What the system says about a file, in the language of whoever reads it.

use std::io::{self, ErrorKind};

use game::{Arg, Message};

use crate::messages as said;

/// Why a file could not be read.
pub(crate) fn of_reading(error: &io::Error) -> Arg {
    told(error, said::error_not_found)
}

/// Why a file could not be written: what is not found is its folder.
pub(crate) fn of_writing(error: &io::Error) -> Arg {
    told(error, said::error_no_folder)
}

fn told(error: &io::Error, not_found: fn() -> Message) -> Arg {
    let message = match error.kind() {
        ErrorKind::NotFound => not_found(),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => said::error_no_permission(),
        ErrorKind::IsADirectory => said::error_directory(),
        ErrorKind::NotADirectory => said::error_no_folder(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => said::error_full(),
        ErrorKind::InvalidData => said::error_not_utf8(),
        // The number is what can be looked up.
        _ => match error.raw_os_error() {
            Some(code) => said::error_other(code),
            None => return Arg::name(error),
        },
    };
    message.into()
}

#[cfg(test)]
mod tests {
    use messages::Catalogue;

    use super::*;

    #[test]
    fn the_usual_errors_have_words_and_the_others_their_number() {
        let check = |error: io::Error, expected: &str| {
            let french = Catalogue::new("fr".parse().expect("a language"));
            let message = said::unreadable(Arg::name("x.game"), of_reading(&error));
            assert_eq!(french.render(&message), format!("x.game\u{202f}: {expected}"));
        };
        check(ErrorKind::NotFound.into(), "ce fichier n’existe pas");
        check(ErrorKind::PermissionDenied.into(), "accès refusé");
        check(ErrorKind::IsADirectory.into(), "c’est un dossier");
        check(ErrorKind::InvalidData.into(), "ce n’est pas du texte UTF-8");
        check(io::Error::from_raw_os_error(5), "erreur 5 du système");
    }
}
