//! The words that are typed instead of moves.

use game::Message;
use messages::Catalogue;

use crate::messages as said;

/// What a line asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Board,
    Draw,
    Moves,
    Squares,
    Hint,
    Back,
    Resign,
    Claim,
    Clock,
    Position,
    Save,
    Yes,
    No,
    Offer,
    Pause,
    Abort,
    Rematch,
    Say,
    Who,
    Help,
    Quit,
}

impl Command {
    /// Every command with its word.
    fn all() -> [(Command, &'static str, Message); 21] {
        use Command as C;
        [
            (C::Board, "board", said::command_board()),
            (C::Draw, "draw", said::command_draw()),
            (C::Moves, "moves", said::command_moves()),
            (C::Squares, "squares", said::command_squares()),
            (C::Hint, "hint", said::command_hint()),
            (C::Back, "back", said::command_back()),
            (C::Resign, "resign", said::command_resign()),
            (C::Claim, "claim", said::command_claim()),
            (C::Clock, "clock", said::command_clock()),
            (C::Position, "position", said::command_position()),
            (C::Save, "save", said::command_save()),
            (C::Yes, "yes", said::command_yes()),
            (C::No, "no", said::command_no()),
            (C::Offer, "offer", said::command_offer()),
            (C::Pause, "pause", said::command_pause()),
            (C::Abort, "abort", said::command_abort()),
            (C::Rematch, "rematch", said::command_rematch()),
            (C::Say, "say", said::command_say()),
            (C::Who, "who", said::command_who()),
            (C::Help, "help", said::command_help()),
            (C::Quit, "quit", said::command_quit()),
        ]
    }

    /// The command of a word, in English or in the language that is spoken, where there is one.
    pub(super) fn find(word: &str, online: bool, catalogue: &Catalogue) -> Option<Command> {
        let typed = without_accents(&word.to_lowercase());
        let is = |(command, english, local): &(Command, &str, Message)| {
            command.does(online).is_some()
                && (word.eq_ignore_ascii_case(english)
                    || typed == without_accents(&catalogue.render(local)))
        };
        Command::all().into_iter().find(is).map(|(command, ..)| command)
    }

    /// Whether it takes the rest of the line.
    pub(super) fn takes_text(self) -> bool {
        matches!(self, Command::Save | Command::Say)
    }

    /// What it does, at a table here or in a match; nothing where it does not make sense.
    fn does(self, online: bool) -> Option<Message> {
        use Command as C;
        Some(match self {
            C::Board => said::help_board(),
            C::Draw => said::help_draw(),
            C::Moves => said::help_moves(),
            C::Squares => said::help_squares(),
            C::Hint => said::help_hint(),
            C::Back if online => said::help_ask_back(),
            C::Back => said::help_back(),
            C::Resign => said::help_resign(),
            C::Claim if online => said::help_claim_match(),
            C::Claim => said::help_claim(),
            C::Clock => said::help_clock(),
            C::Position => said::help_position(),
            C::Save => said::help_save(),
            C::Yes if online => said::help_yes(),
            C::No if online => said::help_no(),
            C::Offer if online => said::help_offer(),
            C::Pause if online => said::help_pause(),
            C::Abort if online => said::help_abort(),
            C::Rematch if online => said::help_rematch(),
            C::Say if online => said::help_say(),
            C::Who if online => said::help_who(),
            C::Yes | C::No | C::Offer | C::Pause | C::Abort | C::Rematch | C::Say | C::Who => {
                return None;
            }
            C::Help => said::help_help(),
            C::Quit if online => said::help_leave(),
            C::Quit => said::help_quit(),
        })
    }

    /// The words there are, each with what it does. A hint is no help in a match, where it is refused.
    pub(super) fn list(online: bool) -> impl Iterator<Item = (Message, Message)> {
        let all = Command::all().into_iter();
        let told = all.filter(move |(command, ..)| !(online && *command == Command::Hint));
        told.filter_map(move |(command, _, word)| Some((word, command.does(online)?)))
    }
}

/// Not every keyboard has the accents of the language that is spoken.
fn without_accents(word: &str) -> String {
    let plain = |ch: char| match ch {
        'à' | 'â' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        ch => ch,
    };
    word.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;

    #[test]
    fn every_command_that_help_lists_has_a_word_of_its_own() {
        for language in Language::all() {
            let catalogue = Catalogue::new(language);
            for online in [true, false] {
                let words: Vec<String> =
                    Command::list(online).map(|(word, _)| catalogue.render(&word)).collect();
                let found: Vec<Option<Command>> =
                    words.iter().map(|word| Command::find(word, online, &catalogue)).collect();
                for (place, (word, command)) in words.iter().zip(&found).enumerate() {
                    assert!(command.is_some(), "{word} is no command in {}", language.code());
                    let twice = found[..place].contains(command);
                    assert!(!twice, "{word} means two commands in {}", language.code());
                }
            }
        }
    }

    #[test]
    fn a_command_is_understood_without_its_accents() {
        let catalogue = Catalogue::new("fr".parse().expect("French"));
        for word in ["arrêter", "arreter", "Arrêter", "ARRETER", "abort"] {
            assert_eq!(Command::find(word, true, &catalogue), Some(Command::Abort), "{word}");
        }
        assert_eq!(Command::find("annuler", true, &catalogue), Some(Command::Back));
        assert_eq!(Command::find("arreter", false, &catalogue), None, "no match, nobody to ask");
    }
}
