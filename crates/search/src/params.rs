//! The numbers that shape the tree, in one place.

/// No line is searched beyond this ply.
pub(crate) const MAX_PLY: usize = 120;

/// Plies of noisy moves that quiescence follows at most.
pub(crate) const MAX_QUIESCENCE_PLY: usize = 16;

/// Nodes between two looks at the clock.
pub(crate) const CHECK_EVERY: u64 = 256;

/// Aspiration windows: from this depth on, so many points around the last score, so many times wider
/// after each failure, and without a bound beyond the last number.
pub(crate) const ASPIRATION_DEPTH: i32 = 4;
pub(crate) const ASPIRATION_WINDOW: i32 = 30;
pub(crate) const ASPIRATION_GROWTH: i32 = 3;
pub(crate) const ASPIRATION_MAX: i32 = 1_000;

/// Lines with threats are extended to so many times the depth of the iteration at most: threats that
/// answer each other could go on for ever.
pub(crate) const EXTENSION_LIMIT: usize = 2;

/// Plies of depth within which whole nodes and late quiet moves may be given up.
pub(crate) const SHALLOW_DEPTH: i32 = 4;

/// Reverse futility pruning: so far ahead, in points for every ply, a quiet reply changes nothing.
pub(crate) const REVERSE_FUTILITY_MARGIN: i32 = 90;

/// Futility pruning: so far behind, in points for every ply, a quiet move changes nothing.
pub(crate) const FUTILITY_MARGIN: i32 = 110;

/// Null-move pruning: the least depth, and by how much the search after the pass is reduced: so many
/// plies, and one more for every so many of depth.
pub(crate) const NULL_MOVE_DEPTH: i32 = 3;
pub(crate) const NULL_MOVE_REDUCTION: i32 = 3;
pub(crate) const NULL_MOVE_DIVISOR: i32 = 4;

/// Late move reductions: the least depth, the moves searched in full before, at the root and
/// elsewhere, and the standing in the history that is worth a ply.
pub(crate) const LMR_DEPTH: i32 = 3;
pub(crate) const LMR_MOVES: usize = 2;
pub(crate) const LMR_ROOT_MOVES: usize = 3;
pub(crate) const LMR_HISTORY: i32 = 6_000;

/// Delta pruning in quiescence: a noisy move wins its gain and at most so many points.
pub(crate) const DELTA_MARGIN: i32 = 120;

/// Quiet plies from which the counter is felt, so that positions are stored apart by it.
pub(crate) const QUIET_KEYED: u32 = 40;

/// Late move pruning: quiet moves beyond this number hardly ever matter at that depth.
#[inline]
pub(crate) fn late_move_count(depth: i32) -> i32 {
    4 + 3 * depth * depth
}

/// By how many plies a late move is reduced before anything else is known of it.
pub(crate) fn base_reduction(depth: f64, number: f64) -> u8 {
    (0.4 + depth.ln() * number.ln() / 2.2) as u8
}

/// What a quiet move gains in the history when it refutes, and others lose that did not.
#[inline]
pub(crate) fn history_bonus(depth: i32) -> i32 {
    (16 * depth * depth).min(1_600)
}
