//! A position and what can be done in it.

use std::fmt;

use game::notation;
use game::{
    Bits, Cell, CellView, End, Event, Game, Mark, Observer, Piece, PositionError, Reason, Refusal,
    Rules, Shape, Side, SideName, Step, View, Word, error::quoted, key_table,
};

use crate::moves::Move;
use crate::sentences;

const FULL: u64 = 0b111_111_111;
pub(crate) const LINES: [u64; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

static MARK_KEYS: [[u64; 9]; 2] = [key_table(1), key_table(2)];
static TURN_KEYS: [u64; 1] = key_table(3);

/// The ways to play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The only one.
    Standard,
}

impl game::Variant for Variant {
    const ALL: &'static [Variant] = &[Variant::Standard];

    fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
        }
    }
}

/// A position: the squares each side has marked, and who is to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Newgame {
    marks: [u64; 2],
    turn: Side,
    key: u64,
}

impl Newgame {
    fn empty(&self) -> u64 {
        FULL & !(self.marks[0] | self.marks[1])
    }

    fn owner(&self, square: u32) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.marks[side.index()].has(square))
    }

    pub(crate) fn marks(&self, side: usize) -> u64 {
        self.marks[side]
    }

    pub(crate) fn winner(&self) -> Option<Side> {
        let aligned = |marks: u64| LINES.iter().any(|line| marks & line == *line);
        Side::ALL.into_iter().find(|side| aligned(self.marks[side.index()]))
    }
}

impl Game for Newgame {
    type Move = Move;
    type Variant = Variant;

    const NAME: &'static str = "newgame";
    const SIDES: [SideName; 2] = [
        SideName { letter: 'x', en: "Crosses", fr: "Croix" },
        SideName { letter: 'o', en: "Noughts", fr: "Ronds" },
    ];
    const KINDS: &'static [&'static str] = &["mark"];
    const CHOICES: &'static [&'static str] = &[];
    const REFUSALS: &'static [&'static str] = &["occupied"];
    const SENTENCES: &'static [&'static str] = sentences::SENTENCES;
    const RULES: Rules =
        Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") };

    fn start(_variant: Variant, _seed: u64) -> Newgame {
        Newgame { marks: [0, 0], turn: Side::First, key: 0 }
    }

    fn parse(text: &str, _variant: Variant) -> Result<Newgame, PositionError> {
        let [board, side] = notation::fields(text, sentences::fields())?;
        let mut marks = [0_u64; 2];
        notation::board(
            board,
            3,
            3,
            |_| false,
            |file, rank, piece| {
                let owner = match piece {
                    "x" => 0,
                    "o" => 1,
                    _ => return Err(sentences::unknown_mark(quoted(piece)).into()),
                };
                marks[owner] |= 1 << (rank * 3 + file);
                Ok(())
            },
        )?;
        let ahead = marks[0].count_ones().checked_sub(marks[1].count_ones());
        let turn = match (side, ahead) {
            ("x", Some(0)) => Side::First,
            ("o", Some(1)) => Side::Second,
            ("x" | "o", _) => {
                let [crosses, noughts] = marks.map(u64::count_ones);
                return Err(sentences::wrong_count(crosses, noughts, Word::name(side)).into());
            }
            _ => return Err(sentences::unknown_side(quoted(side)).into()),
        };
        let position = Newgame { marks, turn, key: 0 };
        if let Some(winner) = position.winner()
            && winner == turn
        {
            return Err(sentences::already_won().into());
        }
        Ok(Newgame { key: position.recomputed_key(), ..position })
    }

    fn variant(&self) -> Variant {
        Variant::Standard
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn recomputed_key(&self) -> u64 {
        let turn = if self.turn == Side::Second { TURN_KEYS[0] } else { 0 };
        Side::ALL
            .into_iter()
            .flat_map(|side| {
                let index = side.index();
                self.marks[index].cells().map(move |square| MARK_KEYS[index][square as usize])
            })
            .fold(turn, |key, one| key ^ one)
    }

    // Every move is final.
    fn quiet(&self) -> u32 {
        0
    }

    fn end(&self) -> Option<End> {
        match self.winner() {
            Some(side) => Some(End::win(side, Reason::Goal)),
            None if self.empty() == 0 => Some(End::draw(Reason::Blocked)),
            None => None,
        }
    }

    fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.winner().is_none() {
            self.empty().cells().for_each(|square| visit(Move { square: square as u8 }));
        }
    }

    fn count_moves(&self) -> u64 {
        if self.winner().is_some() { 0 } else { u64::from(self.empty().count_ones()) }
    }

    fn play_unchecked<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let owner = self.turn;
        self.marks[owner.index()] |= 1 << mv.square;
        self.turn = !owner;
        self.key ^= MARK_KEYS[owner.index()][usize::from(mv.square)] ^ TURN_KEYS[0];
        if O::LISTENS {
            let piece = Piece { owner, kind: 0, orientation: 0, height: 1 };
            observer.see(Event::Entered { at: Cell(mv.square), piece });
            observer.see(Event::Handed { to: self.turn });
        }
    }

    fn view(&self) -> View {
        let cell = |square: u8| CellView {
            name: notation::square_name(square % 3, square / 3),
            x: square % 3,
            y: square / 3,
            mark: Mark::Plain,
            piece: self.owner(u32::from(square)).map(|owner| Piece {
                owner,
                kind: 0,
                orientation: 0,
                height: 1,
            }),
        };
        View {
            shape: Shape::Squares { files: 3, ranks: 3 },
            cells: (0..9).map(cell).collect(),
            counters: Vec::new(),
            ports: Vec::new(),
            crown: None,
            faces: Vec::new(),
            colours: &[],
            turn: self.turn,
        }
    }

    fn symbol(piece: Piece) -> String {
        Self::SIDES[piece.owner.index()].letter.to_string()
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        vec![Step::Cell(Cell(mv.square))]
    }

    fn explain(&self, steps: &[Step]) -> Refusal {
        match steps {
            // Whatever square is refused has a mark on it.
            [Step::Cell(_)] => Refusal::new("occupied"),
            _ => Refusal::NO_SUCH_MOVE,
        }
    }
}

impl fmt::Display for Newgame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..3).rev() {
            let letter = |side: Side| Self::SIDES[side.index()].letter;
            notation::write_rank(f, (0..3).map(|file| self.owner(rank * 3 + file).map(letter)))?;
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {}", Self::SIDES[self.turn.index()].letter)
    }
}
