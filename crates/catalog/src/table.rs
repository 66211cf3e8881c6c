//! A game being played, whichever it is.

use game::{
    End, Event, Game, MoveError, Random, Record, Sheet, Side, Variant, VerdictError, View, draw,
    perft, random_plies,
};

/// A record behind text: positions, moves and variants are strings, boards are plain data.
pub trait Table: Send {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// The variant's name.
    fn variant(&self) -> &'static str;

    /// The position on the board.
    fn position(&self) -> String;

    /// The first position.
    fn start(&self) -> String;

    /// The moves so far.
    fn moves(&self) -> Vec<String>;

    /// Who is to move.
    fn turn(&self) -> Side;

    /// The moves that can be played, in alphabetical order; none when the game is over.
    fn legal(&self) -> Vec<String>;

    /// Plays a move and tells what happened; on error nothing changes.
    ///
    /// # Errors
    /// When the text is no move, the move is illegal, or the game is over.
    fn play(&mut self, mv: &str) -> Result<Vec<Event>, MoveError>;

    /// Takes the last move back and gives its text, if there was one.
    fn take_back(&mut self) -> Option<String>;

    /// The end of the game, if it is over.
    fn end(&self) -> Option<End>;

    /// Whether the player to move may claim a draw by repetition.
    fn can_claim(&self) -> bool;

    /// The player to move claims a draw by repetition.
    ///
    /// # Errors
    /// When the game is over, or the position has not stood often enough.
    fn claim_draw(&mut self) -> Result<(), VerdictError>;

    /// A player gives up.
    ///
    /// # Errors
    /// When the game is over.
    fn resign(&mut self, side: Side) -> Result<(), VerdictError>;

    /// The players agree to a draw.
    ///
    /// # Errors
    /// When the game is over.
    fn agree_draw(&mut self) -> Result<(), VerdictError>;

    /// A player's time has run out.
    ///
    /// # Errors
    /// When the game is over.
    fn out_of_time(&mut self, side: Side) -> Result<(), VerdictError>;

    /// The board as plain data.
    fn view(&self) -> View;

    /// The board drawn with letters.
    fn drawing(&self) -> String;

    /// The record as a sheet.
    fn sheet(&self) -> Sheet;

    /// The number of sequences of `depth` legal moves from here.
    fn perft(&self, depth: u32) -> u64;

    /// Perft move by move: tells each legal move, in alphabetical order, and the number of sequences
    /// that begin with it. Depth 0 has no moves to tell.
    fn divide(&self, depth: u32, tell: &mut dyn FnMut(&str, u64));

    /// Plays random plies from the position on the board, as [`game::random_plies`].
    fn random_plies(&self, plies: u64, seed: u64) -> (u64, u64);
}

impl<G: Game> Table for Record<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn variant(&self) -> &'static str {
        self.start().variant().name()
    }

    fn position(&self) -> String {
        Record::position(self).to_string()
    }

    fn start(&self) -> String {
        Record::start(self).to_string()
    }

    fn moves(&self) -> Vec<String> {
        Record::moves(self).iter().map(ToString::to_string).collect()
    }

    fn turn(&self) -> Side {
        Record::position(self).turn()
    }

    fn legal(&self) -> Vec<String> {
        if self.end().is_some() {
            return Vec::new();
        }
        sorted_moves(Record::position(self)).into_iter().map(|(text, _)| text).collect()
    }

    fn play(&mut self, mv: &str) -> Result<Vec<Event>, MoveError> {
        let mut events = Vec::new();
        Record::play(self, mv.parse()?, &mut events)?;
        Ok(events)
    }

    fn take_back(&mut self) -> Option<String> {
        Record::take_back(self).map(|mv| mv.to_string())
    }

    fn end(&self) -> Option<End> {
        Record::end(self)
    }

    fn can_claim(&self) -> bool {
        Record::can_claim(self)
    }

    fn claim_draw(&mut self) -> Result<(), VerdictError> {
        Record::claim_draw(self)
    }

    fn resign(&mut self, side: Side) -> Result<(), VerdictError> {
        Record::resign(self, side)
    }

    fn agree_draw(&mut self) -> Result<(), VerdictError> {
        Record::agree_draw(self)
    }

    fn out_of_time(&mut self, side: Side) -> Result<(), VerdictError> {
        Record::out_of_time(self, side)
    }

    fn view(&self) -> View {
        Record::position(self).view()
    }

    fn drawing(&self) -> String {
        draw(&self.view(), G::symbol)
    }

    fn sheet(&self) -> Sheet {
        self.to_sheet()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(Record::position(self), depth)
    }

    fn divide(&self, depth: u32, tell: &mut dyn FnMut(&str, u64)) {
        if depth == 0 {
            return;
        }
        for (text, mv) in sorted_moves(Record::position(self)) {
            let mut next = *Record::position(self);
            next.play_unchecked(mv, &mut ());
            tell(&text, perft(&next, depth - 1));
        }
    }

    fn random_plies(&self, plies: u64, seed: u64) -> (u64, u64) {
        random_plies(Record::position(self), plies, &mut Random::new(seed))
    }
}

/// The legal moves with their texts, by the text: people and tests see an order that does not
/// change with the generator.
fn sorted_moves<G: Game>(position: &G) -> Vec<(String, G::Move)> {
    let mut moves: Vec<(String, G::Move)> =
        position.legal_moves().into_iter().map(|mv| (mv.to_string(), mv)).collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    moves
}
