//! What each side has on the board, counted.

use game::{Game, Side};

use crate::hops::Neighbours;
use crate::position::Hokito;
use crate::square::squares;

/// How many things are counted besides the points.
pub(super) const COUNTS: usize = 15;

/// Where the counts that are not about the tops begin.
pub(super) const IN_REACH: usize = 6;
pub(super) const MOBILITY: usize = 8;
pub(super) const SINGLES_IN_REACH: usize = 13;
pub(super) const TEMPO: usize = 14;

/// What the player to move has more than the other, in the order of the weights.
#[inline]
pub(super) fn counts(position: &Hokito) -> [i32; COUNTS] {
    let side = position.turn();
    let neighbours = Neighbours::new(position.occupied);
    let mine = Holdings::new(position, &neighbours, side);
    let theirs = Holdings::new(position, &neighbours, !side);
    let my_risk = Risk::new(position, side, theirs.ends);
    let their_risk = Risk::new(position, !side, mine.ends);
    let tops = |kind: usize, index: usize| mine.tops[kind][index] - theirs.tops[kind][index];
    [
        tops(0, 0),
        tops(0, 1),
        tops(0, 2),
        tops(1, 0),
        tops(1, 1),
        tops(1, 2),
        my_risk.stacks - their_risk.stacks,
        my_risk.safe_stacks - their_risk.safe_stacks,
        mine.movers[0] - theirs.movers[0],
        mine.moves[0] - theirs.moves[0],
        mine.movers[1] - theirs.movers[1],
        mine.moves[1] - theirs.moves[1],
        mine.captors - theirs.captors,
        my_risk.singles - their_risk.singles,
        1, // the player to move is the one to move
    ]
}

/// What one side has and where it can go. Pairs are singles, then stacks.
struct Holdings {
    /// How many tops of each value, ones first.
    tops: [[i32; 3]; 2],
    /// Towers that could move.
    movers: [i32; 2],
    /// Moves, if it were this side's turn.
    moves: [i32; 2],
    /// Towers that could cover one of the other side.
    captors: i32,
    /// All squares its moves end on.
    ends: u64,
}

impl Holdings {
    #[inline]
    fn new(position: &Hokito, neighbours: &Neighbours, side: Side) -> Holdings {
        let tops = position.tops_of(side);
        let others = position.occupied & !(tops[0] | tops[1] | tops[2]);
        let mut holdings =
            Holdings { tops: [[0; 3]; 2], movers: [0; 2], moves: [0; 2], captors: 0, ends: 0 };
        let kinds = [position.occupied & !position.stacks, position.stacks];
        for (kind, alike) in kinds.into_iter().enumerate() {
            let [ones, twos, threes] = tops.map(|tops| tops & alike);
            holdings.tops[kind] = [ones, twos, threes].map(|tops| tops.count_ones() as i32);
            let mut see = |ends: u64| {
                holdings.movers[kind] += i32::from(ends != 0);
                holdings.moves[kind] += ends.count_ones() as i32;
                holdings.captors += i32::from(ends & others != 0);
                holdings.ends |= ends;
            };
            // Each value has its own loop, so that nothing asks for it inside.
            squares(ones).for_each(|from| see(neighbours.reach(from, 1) & alike));
            squares(twos).for_each(|from| see(neighbours.reach(from, 2) & alike));
            squares(threes).for_each(|from| see(neighbours.reach(from, 3) & alike));
        }
        holdings
    }
}

/// The points one side could lose to the other's next move, and those of stacks it could not.
struct Risk {
    singles: i32,
    stacks: i32,
    safe_stacks: i32,
}

impl Risk {
    /// `ends` are the squares the other side's moves end on.
    #[inline]
    fn new(position: &Hokito, side: Side, ends: u64) -> Risk {
        let tops = position.tops_of(side);
        let mut risk = Risk { singles: 0, stacks: 0, safe_stacks: 0 };
        for (tops, value) in tops.into_iter().zip(1..) {
            risk.singles += value * (tops & ends & !position.stacks).count_ones() as i32;
        }
        for at in squares((tops[0] | tops[1] | tops[2]) & position.stacks) {
            let points = i32::from(position.towers[at.place()].points());
            let lost = if ends & at.bit() != 0 { points } else { 0 };
            risk.stacks += lost;
            risk.safe_stacks += points - lost;
        }
        risk
    }
}
