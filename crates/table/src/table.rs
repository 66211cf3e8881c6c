//! A game being played, whichever it is.

use game::{
    Cell, Descriptor, End, Eval, Event, Game, GameExt, LegalMove, MoveError, Origin, Random,
    Record, Refusal, Sheet, Side, Sight, Step, Term, Threat, Variant, VerdictError, View, draw,
    perft, perft_while, random_plies,
};
use search::{Cancel, Engine, SearchRequest};

/// What the engine has found so far, its moves as text.
pub type SearchInfo = search::SearchInfo<String>;

/// A game behind text: positions, moves and variants are strings, boards are plain data.
pub trait Table: Send {
    /// What the game is called, and what there is in it.
    fn descriptor(&self) -> &'static Descriptor;

    /// The game's name.
    fn game(&self) -> &'static str {
        self.descriptor().name
    }

    /// The variant's name.
    fn variant(&self) -> &'static str;

    /// The position on the board.
    fn position(&self) -> String;

    /// The position after so many moves, where there were as many.
    fn position_after(&self, moves: usize) -> Option<String>;

    /// The first position.
    fn start(&self) -> String;

    /// How the game began.
    fn origin(&self) -> Origin;

    /// The moves so far.
    fn moves(&self) -> Vec<String>;

    /// Who is to move.
    fn turn(&self) -> Side;

    /// The moves that can be played, in alphabetical order; none when the game is over.
    fn legal(&self) -> Vec<String>;

    /// The moves that can be played, in alphabetical order, each with what hands do to make it;
    /// none when the game is over.
    fn legal_steps(&self) -> Vec<LegalMove>;

    /// Why no move that can be played begins with these steps; `None` if one does.
    fn refusal(&self, steps: &[Step]) -> Option<Refusal>;

    /// What the sides attack; nothing when the game is over.
    fn threats(&self) -> Vec<Threat>;

    /// What the piece on a cell looks at; nothing where looking means nothing.
    fn sights(&self, cell: Cell) -> Vec<Sight>;

    /// Plays a move and tells what happened; on error nothing changes.
    ///
    /// # Errors
    /// When the text is no move, the move is illegal, or the game is over.
    fn play(&mut self, mv: &str) -> Result<Vec<Event>, MoveError>;

    /// The last move, if there was one.
    fn last_move(&self) -> Option<String>;

    /// The players take the last move back: gives its text, if there was one. A game that is over
    /// stays over.
    fn take_back(&mut self) -> Option<String>;

    /// Goes back to before the last move, however the game ended, and gives the move's text, if there
    /// was one.
    fn rewind(&mut self) -> Option<String>;

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

    /// A player has left the game for good.
    ///
    /// # Errors
    /// When the game is over.
    fn abandon(&mut self, side: Side) -> Result<(), VerdictError>;

    /// The game is called off.
    ///
    /// # Errors
    /// When the game is over.
    fn abort(&mut self) -> Result<(), VerdictError>;

    /// The board as plain data.
    fn view(&self) -> View;

    /// The board drawn with letters.
    fn drawing(&self) -> String;

    /// The record as a sheet.
    fn sheet(&self) -> Sheet;

    /// The number of sequences of `depth` legal moves from here. Nobody counts in a page: what is for
    /// counting is left out of its module, since it would be there five times.
    #[cfg(not(target_family = "wasm"))]
    fn perft(&self, depth: u32) -> u64;

    /// As [`perft`](Table::perft), but asks again and again whether to go on: `None` when it was
    /// told not to.
    #[cfg(not(target_family = "wasm"))]
    fn perft_while(&self, depth: u32, go_on: &mut dyn FnMut() -> bool) -> Option<u64>;

    /// Perft move by move: reports each legal move, in alphabetical order, and the number of sequences
    /// that begin with it. Depth 0 has no moves to report.
    #[cfg(not(target_family = "wasm"))]
    fn divide(&self, depth: u32, on_move: &mut dyn FnMut(&str, u64));

    /// Plays random plies from the position on the board, as [`game::random_plies`].
    #[cfg(not(target_family = "wasm"))]
    fn random_plies(&self, plies: u64, seed: u64) -> (u64, u64);

    /// The evaluation of the position term by term, from the first player's point of view.
    fn terms(&self) -> Vec<Term>;

    /// Searches for the next move. `on_info` is called after every iteration; a finished game gets
    /// an empty answer.
    fn search(
        &self,
        engine: &Engine,
        request: &SearchRequest,
        cancel: &dyn Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo;

    /// The same table once more.
    fn copy(&self) -> Box<dyn Table>;
}

/// A table with the game's types: a record, and the evaluation that thinks about it.
#[derive(Clone)]
pub(crate) struct TypedTable<E: Eval> {
    pub(crate) record: Record<E::Game>,
    pub(crate) eval: E,
}

impl<E: Eval> Table for TypedTable<E> {
    fn descriptor(&self) -> &'static Descriptor {
        E::Game::DESCRIPTOR
    }

    fn variant(&self) -> &'static str {
        self.record.start().variant().name()
    }

    fn position(&self) -> String {
        self.record.position().to_string()
    }

    fn position_after(&self, moves: usize) -> Option<String> {
        self.record.positions().get(moves).map(E::Game::to_string)
    }

    fn start(&self) -> String {
        self.record.start().to_string()
    }

    fn origin(&self) -> Origin {
        self.record.origin()
    }

    fn moves(&self) -> Vec<String> {
        self.record.moves().iter().map(ToString::to_string).collect()
    }

    fn turn(&self) -> Side {
        self.record.position().turn()
    }

    fn legal(&self) -> Vec<String> {
        if self.end().is_some() {
            return Vec::new();
        }
        sorted_moves(self.record.position()).into_iter().map(|(text, _)| text).collect()
    }

    fn legal_steps(&self) -> Vec<LegalMove> {
        if self.end().is_some() {
            return Vec::new();
        }
        let position = self.record.position();
        let steps = |(text, mv)| LegalMove { text, steps: position.steps(mv) };
        sorted_moves(position).into_iter().map(steps).collect()
    }

    fn refusal(&self, steps: &[Step]) -> Option<Refusal> {
        // The arbiter may have ended a game that the position would let go on.
        match self.end() {
            Some(_) => Some(Refusal::FINISHED),
            None => self.record.position().refusal(steps),
        }
    }

    fn threats(&self) -> Vec<Threat> {
        if self.end().is_some() { Vec::new() } else { self.record.position().threats() }
    }

    fn sights(&self, cell: Cell) -> Vec<Sight> {
        self.record.position().sights(cell)
    }

    fn play(&mut self, mv: &str) -> Result<Vec<Event>, MoveError> {
        let mut events = Vec::new();
        self.record.play(mv.parse()?, &mut events)?;
        Ok(events)
    }

    fn last_move(&self) -> Option<String> {
        self.record.moves().last().map(ToString::to_string)
    }

    fn take_back(&mut self) -> Option<String> {
        self.record.take_back().map(|mv| mv.to_string())
    }

    fn rewind(&mut self) -> Option<String> {
        self.record.rewind().map(|mv| mv.to_string())
    }

    fn end(&self) -> Option<End> {
        self.record.end()
    }

    fn can_claim(&self) -> bool {
        self.record.can_claim()
    }

    fn claim_draw(&mut self) -> Result<(), VerdictError> {
        self.record.claim_draw()
    }

    fn resign(&mut self, side: Side) -> Result<(), VerdictError> {
        self.record.resign(side)
    }

    fn agree_draw(&mut self) -> Result<(), VerdictError> {
        self.record.agree_draw()
    }

    fn out_of_time(&mut self, side: Side) -> Result<(), VerdictError> {
        self.record.out_of_time(side)
    }

    fn abandon(&mut self, side: Side) -> Result<(), VerdictError> {
        self.record.abandon(side)
    }

    fn abort(&mut self) -> Result<(), VerdictError> {
        self.record.abort()
    }

    fn view(&self) -> View {
        self.record.position().view()
    }

    fn drawing(&self) -> String {
        draw(&self.view(), E::Game::symbol)
    }

    fn sheet(&self) -> Sheet {
        self.record.to_sheet()
    }

    #[cfg(not(target_family = "wasm"))]
    fn perft(&self, depth: u32) -> u64 {
        // A game that the arbiter has ended has no continuation either.
        if depth > 0 && self.end().is_some() { 0 } else { perft(self.record.position(), depth) }
    }

    #[cfg(not(target_family = "wasm"))]
    fn perft_while(&self, depth: u32, go_on: &mut dyn FnMut() -> bool) -> Option<u64> {
        if depth > 0 && self.end().is_some() {
            return Some(0);
        }
        perft_while(self.record.position(), depth, go_on)
    }

    #[cfg(not(target_family = "wasm"))]
    fn divide(&self, depth: u32, on_move: &mut dyn FnMut(&str, u64)) {
        if depth == 0 || self.end().is_some() {
            return;
        }
        for (text, mv) in sorted_moves(self.record.position()) {
            let mut next = *self.record.position();
            next.play_unchecked(mv, &mut ());
            on_move(&text, perft(&next, depth - 1));
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn random_plies(&self, plies: u64, seed: u64) -> (u64, u64) {
        random_plies(self.record.position(), plies, &mut Random::new(seed))
    }

    fn terms(&self) -> Vec<Term> {
        self.eval.terms(self.record.position())
    }

    fn search(
        &self,
        engine: &Engine,
        request: &SearchRequest,
        cancel: &dyn Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> SearchInfo {
        if self.end().is_some() {
            return SearchInfo::default();
        }
        let mut on_info = |info: &search::SearchInfo<_>| on_info(&info.to_text());
        engine.search(&self.record, &self.eval, request, cancel, &mut on_info).to_text()
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
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
