//! What is good in Quindo.

mod hunt;
mod threats;

use game::{Eval, Game, HIGHEST_LEVEL, Level, Levels, Side, Term, Tunable};

use crate::generate::Board;
use crate::lines::Word;
use crate::mv::Move;
use crate::position::{Quindo, with_word};
use crate::square::Square;
use hunt::{Capture, Hunt};
use threats::sure_prey;

const PRINTED: u8 = 7; // files of the board in the box

const PAWN: i32 = 100; // in gains
const LAST_ENEMY: i32 = 5_000; // the gain of a move that wins

const MOST: i32 = 20_000; // points of any position

/// An opinion about positions of Quindo: the balance of pawns, what the best capture would make
/// of it, and how safe the pawns are.
///
/// Two against one is far more than seven against six, so that the share of the pawns counts beside
/// their number. Nearly every position has captures on both sides and every capture opens others:
/// following them all from the leaves of a search costs more than it tells. Instead the player to
/// move is given a part of what his best capture would bring.
///
/// ```
/// use game::{Eval, Game};
/// use quindo::{Quindo, QuindoEval, Variant};
///
/// let position = Quindo::parse("7/1BB4/7/7/3W3/2W1W2/7 w 1 0", Variant::Standard)?;
/// assert!(QuindoEval::default().value(&position) > 50);
/// # Ok::<(), game::PositionError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct QuindoEval {
    weights: [i32; WEIGHTS],
}

const WEIGHTS: usize = 9;

/// What is weighed and its default weight: points, unless a comment says otherwise.
const DEFAULTS: [(&str, i32); WEIGHTS] = [
    // Every pawn more.
    ("pawns", 60),
    // All the pawns on the board: a part of them earns that part.
    ("share", 330),
    // An opponent who has one pawn left.
    ("last pawn", 240),
    // Hundredths of what the best capture adds to the three above.
    ("capture", 50),
    // Every enemy that can be turned over now.
    ("prey", 18),
    // Every own pawn that two distances could turn over: barring one does not save it.
    ("exposed", -19),
    // Every pawn that stands away from the border, where more lines cross it.
    ("inner", -12),
    // A barred 1, the distance that always leads somewhere.
    ("barred one", -22),
    // A barred 3.
    ("barred three", -22),
];

impl Default for QuindoEval {
    fn default() -> QuindoEval {
        QuindoEval { weights: DEFAULTS.map(|(_, weight)| weight) }
    }
}

impl Eval for QuindoEval {
    type Game = Quindo;
    type State = ();

    const FOLLOWS_EVERY_GAIN: bool = false;

    #[inline]
    fn evaluate(&self, position: &Quindo, (): &()) -> i32 {
        self.count(position).iter().sum::<i32>().clamp(-MOST, MOST)
    }

    /// Exact for the move alone: two pawns for every enemy turned over, less the pawn that leaves.
    #[inline]
    fn gain(&self, position: &Quindo, mv: Move) -> i32 {
        match mv {
            Move::Leap { from, to } => {
                with_word!(position.size, B => gain::<B>(position, from, to))
            }
            Move::Pass => 0,
        }
    }

    /// Only the moves that win at once: other captures are so many that following them shortens
    /// the search by several plies.
    #[inline]
    fn each_noisy(&self, position: &Quindo, visit: impl FnMut(Move, i32)) {
        with_word!(position.size, B => each_win::<B>(position, visit));
    }

    // No null move: a player must move, even off the board, and with few pawns the duty to move often
    // loses. A pass would also lift the barred distance.

    /// With one pawn each on the printed board, whoever cannot win at once can always move so that
    /// the other cannot either; `tests/eval.rs` looks at all those positions.
    fn is_drawn(&self, position: &Quindo) -> bool {
        position.size() == PRINTED
            && Side::ALL.iter().all(|&side| position.count(side) == 1)
            && !wins_at_once(position)
    }

    fn open_terms(&self, position: &Quindo) -> Vec<Term> {
        let sign = if position.turn() == Side::First { 1 } else { -1 };
        let term = |(&name, points)| Term { name, points: sign * points };
        TERMS.iter().zip(self.count(position)).map(term).collect()
    }
}

impl Tunable for QuindoEval {
    fn weights(&self) -> Vec<(String, i32)> {
        DEFAULTS.map(|(name, _)| name.to_owned()).into_iter().zip(self.weights).collect()
    }

    fn with_weights(&self, weights: &[i32]) -> QuindoEval {
        QuindoEval { weights: weights.try_into().expect("as many weights as are weighed") }
    }
}

impl Levels for QuindoEval {
    /// Stronger players draw more and more: the upper steps are longer than in the other games.
    const LEVELS: [Level; HIGHEST_LEVEL] = [
        Level::rated(25, 380, 450, 500),
        Level::rated(46, 278, 285, 642),
        Level::rated(88, 207, 175, 822),
        Level::rated(165, 170, 107, 995),
        Level::rated(320, 134, 56, 1122),
        Level::rated(520, 118, 36, 1259),
        Level::rated(850, 101, 20, 1357),
        Level::rated(1_700, 78, 5, 1442),
        Level::rated(6_500, 46, 0, 1530),
        Level::rated(300_000, 0, 0, 1638),
    ];
}

/// What [`QuindoEval::count`] counts, in its order.
const TERMS: [&str; 8] =
    ["pawns", "share", "last pawn", "capture", "prey", "exposed", "inner", "barred"];

impl QuindoEval {
    /// The points of each term for the player to move.
    #[inline]
    fn count(&self, position: &Quindo) -> [i32; TERMS.len()] {
        with_word!(position.size, B => self.count_on::<B>(&position.board()))
    }

    #[inline]
    fn count_on<B: Word>(&self, board: &Board<B>) -> [i32; TERMS.len()] {
        let [.., of_prey, of_exposed, of_inner, barred_one, barred_three] = self.weights;
        let (own, enemy) = (board.own.count() as i32, board.enemy.count() as i32);
        let [pawns, share, last_pawn] = self.balance(own, enemy);
        let hunt = Hunt::new(board);
        let exposed = sure_prey(&board.seen_by_the_opponent());
        let inner = inner(board.field);
        let inside = (board.own & inner).count() as i32 - (board.enemy & inner).count() as i32;
        [
            pawns,
            share,
            last_pawn,
            self.promise(own, enemy, hunt.best),
            of_prey * hunt.prey.count() as i32,
            of_exposed * exposed.count() as i32,
            of_inner * inside,
            match board.barred {
                1 => barred_one,
                3 => barred_three,
                _ => 0,
            },
        ]
    }

    /// The points of so many pawns against so many: their number, their share, the last one.
    #[inline]
    fn balance(&self, own: i32, enemy: i32) -> [i32; 3] {
        let [pawns, share, last_pawn, ..] = self.weights;
        let last = i32::from(enemy == 1) - i32::from(own == 1);
        [pawns * (own - enemy), share * (own - enemy) / (own + enemy), last_pawn * last]
    }

    /// The points of a capture that has not been made yet.
    #[inline]
    fn promise(&self, own: i32, enemy: i32, capture: Capture) -> i32 {
        if capture == Capture::default() {
            return 0;
        }
        let Capture { flipped, left } = capture;
        let sum = |balance: [i32; 3]| balance.iter().sum::<i32>();
        let before = sum(self.balance(own, enemy));
        let after = sum(self.balance(own + flipped - left, enemy - flipped));
        let [_, _, _, hundredths, ..] = self.weights;
        hundredths * (after - before) / 100
    }
}

#[inline]
fn gain<B: Word>(position: &Quindo, from: Square, to: Square) -> i32 {
    let board = position.board::<B>();
    let between = B::between(from, to).expect("a pawn moves in a straight line");
    let jumped = between & board.enemy;
    if jumped == board.enemy {
        return LAST_ENEMY;
    }
    let left = i32::from(!board.field.has(B::index(to)));
    if jumped.is_none() && left == board.own.count() as i32 {
        return -LAST_ENEMY; // the last pawn throws itself off
    }
    PAWN * Capture { flipped: jumped.count() as i32, left }.swing()
}

fn wins_at_once(position: &Quindo) -> bool {
    let mut wins = false;
    with_word!(position.size, B => each_win::<B>(position, |_, _| wins = true));
    wins
}

/// Visits the moves that turn the last enemies over.
#[inline]
fn each_win<B: Word>(position: &Quindo, mut visit: impl FnMut(Move, i32)) {
    let board = position.board::<B>();
    if position.end().is_some() || !in_line(board.enemy) {
        return;
    }
    board.each_jump(|jump| {
        if jump.jumped.count() == board.enemy.count() {
            visit(jump.leap(), LAST_ENEMY);
        }
    });
}

/// Whether one straight line holds all these pawns. There is at least one.
#[inline]
fn in_line<B: Word>(pawns: B) -> bool {
    let (low, high) = (pawns.lowest(), pawns.highest());
    let inside = pawns ^ (B::one(low) | B::one(high)); // nothing for a single pawn
    low == high
        || B::between(B::square(low), B::square(high))
            .is_some_and(|between| (inside & !between).is_none())
}

/// The squares of a field that do not touch the border.
#[inline]
fn inner<B: Word>(field: B) -> B {
    let rank = u32::from(B::STRIDE);
    field & field << 1 & field >> 1 & field << rank & field >> rank
}
