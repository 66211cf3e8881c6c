//! Why a step leads nowhere.

use game::{Cell, Game, GameExt, Refusal, Step};

use crate::kind::Kind;
use crate::mat::Edge;
use crate::mv::Move;
use crate::position::Khan;
use crate::square::{SIZE, Square};

pub(crate) const REFUSALS: &[&str] = &[
    CHOOSE_EDGE,
    EDGE_CHOSEN,
    PLACE_FIRST,
    KALISTA_FIRST,
    KALISTA_PLACED,
    HOME,
    OCCUPIED,
    DEMAND,
    STUCK,
    OWN_PIECE,
    TOO_FAR,
    DISTANCE,
    TURNS_BACK,
    BLOCKED,
    NONE_CAPTURED,
    NO_DEMAND,
    CAN_OBEY,
    ENTRY_LINES,
];

// The set-up.
const CHOOSE_EDGE: &str = "choose-edge";
const EDGE_CHOSEN: &str = "edge-chosen";
const PLACE_FIRST: &str = "place-first";
const KALISTA_FIRST: &str = "kalista-first";
const KALISTA_PLACED: &str = "kalista-placed";
const HOME: &str = "home";
const OCCUPIED: &str = "occupied";

// Moving a piece.
const DEMAND: &str = "demand";
const STUCK: &str = "stuck";
const OWN_PIECE: &str = "own-piece";
const TOO_FAR: &str = "too-far";
const DISTANCE: &str = "distance";
const TURNS_BACK: &str = "turns-back";
const BLOCKED: &str = "blocked";

// Bringing a Sbire back.
const NONE_CAPTURED: &str = "none-captured";
const NO_DEMAND: &str = "no-demand";
const CAN_OBEY: &str = "can-obey";
const ENTRY_LINES: &str = "entry-lines";

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
