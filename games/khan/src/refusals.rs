//! Why a step leads nowhere.

use game::{Cell, Game, GameExt, Refusal, Step};

use crate::kind::Kind;
use crate::mat::Edge;
use crate::mv::Move;
use crate::position::Khan;
use crate::square::{SIZE, Square};

game::refusals! {
    // The set-up.
    CHOOSE_EDGE = "choose-edge";
    EDGE_CHOSEN = "edge-chosen";
    PLACE_FIRST = "place-first";
    KALISTA_FIRST = "kalista-first";
    KALISTA_PLACED = "kalista-placed";
    HOME = "home";
    OCCUPIED = "occupied";

    // Moving a piece.
    DEMAND = "demand";
    STUCK = "stuck";
    OWN_PIECE = "own-piece";
    TOO_FAR = "too-far";
    DISTANCE = "distance";
    TURNS_BACK = "turns-back";
    BLOCKED = "blocked";

    // Bringing a Sbire back.
    NONE_CAPTURED = "none-captured";
    NO_DEMAND = "no-demand";
    CAN_OBEY = "can-obey";
    ENTRY_LINES = "entry-lines";
}

pub(crate) fn explain(position: &Khan, steps: &[Step]) -> Refusal {
    if position.edge.is_none() {
        return Refusal::new(CHOOSE_EDGE);
    }
    match *steps {
        [Step::Choice(_)] => Refusal::new(EDGE_CHOSEN),
        [Step::Enter(kind)] => position.why_not_take(kind),
        [Step::Enter(_), Step::Cell(at)] => position.why_not_enter(square(at)),
        [Step::Cell(_)] if position.is_setting_up() => Refusal::new(PLACE_FIRST),
        [Step::Cell(from)] => Refusal::to_pick_up(&position.view(), from)
            .unwrap_or_else(|| position.why_not_move(square(from))),
        [Step::Cell(from), Step::Cell(to)] => position.why_not_end(square(from), square(to)),
        _ => Refusal::NO_SUCH_MOVE,
    }
}

fn square(Cell(index): Cell) -> Square {
    Square::new(index % SIZE, index / SIZE).expect("only cells of the board are explained")
}

impl Khan {
    /// Why a piece of that kind cannot be taken from beside the board.
    fn why_not_take(&self, kind: u8) -> Refusal {
        if kind == Kind::Kalista as u8 {
            Refusal::new(KALISTA_PLACED)
        } else if self.is_setting_up() {
            Refusal::new(KALISTA_FIRST)
        } else if self.captured[self.turn.index()] == 0 {
            Refusal::new(NONE_CAPTURED)
        } else if self.demand == 0 {
            Refusal::new(NO_DEMAND)
        } else {
            // There is always room: twelve squares of each type, and at most eleven pieces.
            Refusal::with(CAN_OBEY, self.demand)
        }
    }

    /// Why a piece from beside the board cannot be put there.
    fn why_not_enter(&self, at: Square) -> Refusal {
        if self.empty() & at.bit() == 0 {
            Refusal::new(OCCUPIED)
        } else if self.is_setting_up() {
            Refusal::new(HOME)
        } else {
            Refusal::with(ENTRY_LINES, self.demand)
        }
    }

    /// Why an own piece cannot move at all.
    fn why_not_move(&self, from: Square) -> Refusal {
        let lines = self.lines(from);
        if lines != self.demand && self.can_obey() {
            Refusal::with(DEMAND, self.demand)
        } else {
            Refusal::with(STUCK, lines)
        }
    }

    /// Why an own piece that can move cannot end there.
    fn why_not_end(&self, from: Square, to: Square) -> Refusal {
        let lines = self.lines(from);
        let distance = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
        if self.pieces[self.turn.index()] & to.bit() != 0 {
            Refusal::new(OWN_PIECE)
        } else if distance > lines {
            Refusal::with(TOO_FAR, lines)
        } else if (lines - distance) % 2 == 1 {
            // Every detour adds two steps.
            Refusal::with(DISTANCE, lines)
        } else if distance < lines {
            Refusal::with(TURNS_BACK, lines)
        } else {
            Refusal::with(BLOCKED, lines)
        }
    }

    /// Whether the Khan demands something and a piece can do it.
    fn can_obey(&self) -> bool {
        let obeys =
            |mv: &Move| matches!(*mv, Move::Step { from, .. } if self.lines(from) == self.demand);
        self.legal_moves().iter().any(obeys)
    }

    fn lines(&self, at: Square) -> u8 {
        Edge::demand(self.edge, Some(at))
    }
}
