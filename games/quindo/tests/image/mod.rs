//! Images of positions that both the rules and the evaluation treat alike.

use crate::grid::Grid;

/// A quarter turn: the files become the ranks.
pub(crate) fn turned(grid: &Grid) -> Grid {
    let size = grid.ranks.len();
    let rank = |row: usize| (0..size).map(|column| grid.ranks[size - 1 - column][row]).collect();
    Grid { ranks: (0..size).map(rank).collect(), ..*grid }
}

/// The colours exchanged, the side to move as well.
pub(crate) fn exchanged(grid: &Grid) -> Grid {
    let other = |cell: &char| match cell {
        'W' => 'B',
        'B' => 'W',
        empty => *empty,
    };
    let ranks = grid.ranks.iter().map(|rank| rank.iter().map(other).collect()).collect();
    Grid { ranks, side: if grid.side == 'w' { 'b' } else { 'w' }, ..*grid }
}
