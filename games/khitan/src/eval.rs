//! What is good: how an engine judges a position and tells loud moves from quiet ones.

mod threats;

use game::{Bits, Eval, Game, HIGHEST_LEVEL, Level, Levels, Side, Term, Tunable};

use crate::hexagon::{Hexagon, on_board};
use crate::mv::Move;
use crate::position::{Khitan, QUIET_LIMIT};

/// What a strong player counts, each with its weight.
///
/// ```
/// use game::{Eval, Game};
/// use khitan::{Khitan, KhitanEval, Variant};
///
/// let eval = KhitanEval::default();
/// let start = Khitan::start(Variant::Classic, 0);
/// assert!(eval.value(&start) > 0); // the move is worth something
/// assert_eq!(eval.gain(&start, "b3c3".parse()?), 0); // takes nothing
/// # Ok::<(), game::MoveError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KhitanEval {
    weights: [i32; COUNTED],
}

const COUNTED: usize = 11;

/// What is counted and its default weight, in the order of [`Counts`].
const DEFAULTS: [(&str, i32); COUNTED] = [
    // Pieces on the board, those owed included. Those in reserve count nothing: on the board they
    // aim, beside it they wait for a capture.
    ("pieces", 50),
    // The lead in hundredths of all pieces: the fewer are left, the more a lead means.
    ("share", 10),
    // Empty cells that the pieces see. While reserves are open it does not pay to be seen.
    ("sight", 1),
    // Enemies that whoever tumbles next could take.
    ("aims", 20),
    // Whether anything of whoever tumbles next could be taken in return.
    ("exposed", -20),
    // Every further such piece: one can be saved, two hardly.
    ("exposed more", -38),
    // The same three once more while reserves are open: then whoever takes also brings in a piece,
    // lying as it likes, and has the next attack ready.
    ("open aims", 27),
    ("open exposed", 10),
    ("open exposed more", 20),
    // The lead, once the quiet limit comes near: the plies since `LATE`.
    ("verdict", 20),
    // The right to tumble next.
    ("tempo", 5),
];

/// What is counted, for whoever tumbles next, less the same for the other.
type Counts = [i32; COUNTED];

const WINNING: i32 = 5_000; // the gain of a move that wins the game
const LATE: i32 = 40; // quiet plies from which the limit is felt, as in the search's memory
const MANY: u32 = 5; // pieces beyond the losing count with which waiting is hardly ever best

impl Default for KhitanEval {
    fn default() -> KhitanEval {
        KhitanEval { weights: DEFAULTS.map(|(_, weight)| weight) }
    }
}

impl Eval for KhitanEval {
    type Game = Khitan;
    type State = ();

    #[inline]
    fn evaluate(&self, position: &Khitan, (): &()) -> i32 {
        let points: i32 = self.points(position).iter().sum();
        if position.turn == next_to_tumble(position) { points } else { -points }
    }

    /// Above zero for a capture, unless it costs more than it takes, and for a quiet move that
    /// reaches the quiet limit with a lead. Exact, chains of captures included.
    #[inline]
    fn gain(&self, position: &Khitan, mv: Move) -> i32 {
        if on_board!(position.side, board => threats::is_capture(position, board, mv)) {
            self.capture_gain(position, mv)
        } else if wins_by_waiting(position) {
            WINNING
        } else {
            0
        }
    }

    #[inline]
    fn each_noisy(&self, position: &Khitan, mut visit: impl FnMut(Move, i32)) {
        if position.pending > 0 {
            return; // a placement takes nothing
        }
        if wins_by_waiting(position) {
            return position.each_move(|mv| visit(mv, self.gain(position, mv)));
        }
        on_board!(position.side, board => threats::each_capture(position, board, |mv| {
            let gain = self.capture_gain(position, mv);
            if gain > 0 {
                visit(mv, gain);
            }
        }));
    }

    /// Who must move rather than may is in trouble only when few pieces are left: with more there is
    /// nearly always one whose tumble changes nothing that matters.
    fn null_move(&self, position: &Khitan) -> Option<Khitan> {
        let many = position.count(position.turn) >= position.variant.losing_count() + MANY;
        if !many || position.pending > 0 || position.quiet + 1 >= QUIET_LIMIT {
            return None;
        }
        let mut next = *position;
        next.play_unchecked(Move::Pass, &mut ());
        Some(next)
    }

    fn open_terms(&self, position: &Khitan) -> Vec<Term> {
        let sign = if next_to_tumble(position) == Side::First { 1 } else { -1 };
        let term = |((name, _), points): (_, i32)| Term { name, points: sign * points };
        DEFAULTS.into_iter().zip(self.points(position)).map(term).collect()
    }
}

impl Tunable for KhitanEval {
    fn weights(&self) -> Vec<(String, i32)> {
        DEFAULTS.map(|(name, _)| name.to_owned()).into_iter().zip(self.weights).collect()
    }

    fn with_weights(&self, weights: &[i32]) -> KhitanEval {
        let weights = weights.try_into().expect("as many weights as are counted");
        KhitanEval { weights }
    }
}

impl Levels for KhitanEval {
    /// White's first move is worth much between strong players: the upper steps must be long to be
    /// felt at all.
    const LEVELS: [Level; HIGHEST_LEVEL] = [
        Level::rated(25, 330, 390, 500),
        Level::rated(38, 285, 260, 703),
        Level::rated(70, 220, 165, 1031),
        Level::rated(120, 180, 105, 1272),
        Level::rated(220, 145, 60, 1463),
        Level::rated(400, 113, 32, 1610),
        Level::rated(700, 88, 14, 1752),
        Level::rated(1_400, 64, 3, 1904),
        Level::rated(6_000, 32, 0, 2007),
        Level::rated(400_000, 0, 0, 2192),
    ];
}

impl KhitanEval {
    /// What every count is worth to whoever tumbles next.
    #[inline]
    fn points(&self, position: &Khitan) -> Counts {
        let mut counts = counts(position);
        for (count, weight) in counts.iter_mut().zip(self.weights) {
            *count *= weight;
        }
        counts
    }

    /// What a capture wins.
    fn capture_gain(&self, position: &Khitan, mv: Move) -> i32 {
        let mut next = *position;
        next.play_unchecked(mv, &mut ());
        let mover = position.turn;
        if next.has_lost(!mover) {
            return WINNING;
        }
        let material = |position: &Khitan| {
            let [pieces, share] = material(position, mover);
            let [of_pieces, of_share, ..] = self.weights;
            pieces * of_pieces + share * of_share
        };
        material(&next) - material(position)
    }
}

/// Whoever owes placements has tumbled already.
#[inline]
fn next_to_tumble(position: &Khitan) -> Side {
    if position.pending == 0 { position.turn } else { !position.turn }
}

/// Whether any move without a capture wins, because it reaches the quiet limit with a lead.
#[inline]
fn wins_by_waiting(position: &Khitan) -> bool {
    position.quiet + 1 >= QUIET_LIMIT
        && position.count(position.turn) > position.count(!position.turn)
}

#[inline]
fn counts(position: &Khitan) -> Counts {
    let side = next_to_tumble(position);
    let [pieces, share] = material(position, side);
    let Lines { sight, aims, exposed } =
        on_board!(position.side, board => Lines::count(position, board, side));
    let late = (i32::from(position.quiet) - LATE).max(0);
    let verdict = pieces.signum() * late;
    let (any, more) = (exposed.min(1), (exposed - 1).max(0));
    let open = i32::from(position.reserves_are_open());
    let sight = (1 - open) * sight;
    let (open_aims, open_any, open_more) = (open * aims, open * any, open * more);
    [pieces, share, sight, aims, any, more, open_aims, open_any, open_more, verdict, 1]
}

/// Pieces and share of a side, less the other's. What is owed counts as placed already.
#[inline]
fn material(position: &Khitan, side: Side) -> [i32; 2] {
    let owed = |of| if of == position.turn { i32::from(position.pending) } else { 0 };
    let pieces = |of| position.count(of) as i32 + owed(of);
    let lead = pieces(side) - pieces(!side);
    let few = position.variant.losing_count() as i32;
    let to_lose = (pieces(side) + pieces(!side) - 2 * few).max(1);
    [lead, lead * 100 / to_lose]
}

/// What the lines of sight tell.
struct Lines {
    /// Empty cells that a side's pieces see, less the other's.
    sight: i32,
    /// The other's pieces that the side could take with one tumble.
    aims: i32,
    /// The side's pieces that the other could take with one tumble.
    exposed: i32,
}

impl Lines {
    #[inline]
    fn count<B: Bits, const N: usize>(
        position: &Khitan,
        board: &Hexagon<B, N>,
        side: Side,
    ) -> Lines {
        let mine = threats::landings(position, board, side);
        let theirs = threats::landings(position, board, !side);
        let (seen, exposed) = threats::watch(position, board, side, &theirs);
        let (seen_by_them, aims) = threats::watch(position, board, !side, &mine);
        Lines { sight: seen - seen_by_them, aims, exposed }
    }
}
