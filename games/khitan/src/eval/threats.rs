//! What could be taken with one tumble.
//!
//! Two pieces that show the same face see one colour in each other only if one is the other turned
//! by half, and then along every line. Two that show different faces do only if one is the other
//! tumbled along the line between them. So a piece that lies in one way can be taken by four ways
//! to lie: one that threatens it along every line, and one along each axis.

use game::{Bits, Side};

use crate::hexagon::{Hexagon, nearest};
use crate::make::Step;
use crate::mv::Move;
use crate::orientation::{EDGES, Orientation};
use crate::position::Khitan;

/// Sets of cells by the way a piece lies there. Sixteen, so that no lookup can miss.
type ByLie<B> = [B; 16];

/// The empty cells that a piece sees along each axis, up to the next piece or the rim.
#[inline]
fn sight<B: Bits, const N: usize>(board: &Hexagon<B, N>, at: usize, occupied: B) -> [B; 3] {
    let rays = &board.ground(at).rays;
    let along = |axis: usize| {
        let (up, down) = (rays[axis], rays[axis + 3]);
        up & (up & occupied).below_lowest() | down & (down & occupied).above_highest()
    };
    [along(0), along(1), along(2)]
}

/// The empty cells where a side could lay a piece with one tumble, by the way it would lie.
#[inline]
pub(super) fn landings<B: Bits, const N: usize>(
    position: &Khitan,
    board: &Hexagon<B, N>,
    side: Side,
) -> ByLie<B> {
    let empty = !position.occupied::<B>();
    let mut landings = [B::NONE; 16];
    for from in position.own::<B>(side).cells() {
        let ground = board.ground(from as usize);
        let free = ground.neighbours & empty;
        let lie = position.tile(from as usize).lie();
        for axis in 0..3 {
            let along = ground.rays[axis] | ground.rays[axis + 3];
            landings[usize::from(TUMBLED[lie][axis])] |= free & along;
        }
    }
    landings
}

/// How many empty cells the pieces of a side see, and how many of these pieces could be taken from
/// one of those landings. What an enemy opens by tumbling away is not looked at.
#[inline]
pub(super) fn watch<B: Bits, const N: usize>(
    position: &Khitan,
    board: &Hexagon<B, N>,
    side: Side,
    landings: &ByLie<B>,
) -> (i32, i32) {
    let occupied = position.occupied::<B>();
    let (mut seen, mut exposed) = (0, 0);
    for at in position.own::<B>(side).cells() {
        let [one, two, three] = sight(board, at as usize, occupied);
        let lie = position.tile(at as usize).lie();
        let takers = &TUMBLED[lie];
        let all = one | two | three;
        let taken = all & landings[usize::from(TURNED[lie])]
            | one & landings[usize::from(takers[0])]
            | two & landings[usize::from(takers[1])]
            | three & landings[usize::from(takers[2])];
        seen += all.count();
        exposed += u32::from(!taken.is_none());
    }
    (seen as i32, exposed as i32)
}

/// Visits every tumble that takes something.
#[inline]
pub(super) fn each_capture<B: Bits, const N: usize>(
    position: &Khitan,
    board: &Hexagon<B, N>,
    mut visit: impl FnMut(Move),
) {
    let occupied = position.occupied::<B>();
    // Where a piece takes an enemy that it comes to see, by the way it lies there.
    let mut targets = [B::NONE; 16];
    for at in position.own::<B>(!position.turn).cells() {
        let seen = sight(board, at as usize, occupied);
        let lie = position.tile(at as usize).lie();
        targets[usize::from(TURNED[lie])] |= seen[0] | seen[1] | seen[2];
        for axis in 0..3 {
            targets[usize::from(TUMBLED[lie][axis])] |= seen[axis];
        }
    }
    for from in position.own::<B>(position.turn).cells() {
        let index = from as usize;
        let ground = board.ground(index);
        let free = ground.neighbours & !occupied;
        if free.is_none() {
            continue;
        }
        let tile = position.tile(index);
        let near: [_; 6] =
            std::array::from_fn(|edge| position.tile(nearest(ground.rays[edge] & occupied, edge)));
        // What faces each other across the cell it leaves, unless it stays between them.
        let open = [0, 1, 2].map(|axis: usize| near[axis].faces(axis + 3, near[axis + 3]) & 1);
        let mut taking = B::NONE;
        for axis in 0..3 {
            let along = ground.rays[axis] | ground.rays[axis + 3];
            let target = targets[usize::from(TUMBLED[tile.lie()][axis])];
            let others = open[(axis + 1) % 3] | open[(axis + 2) % 3];
            taking |= along & if others == 0 { target } else { !B::NONE };
            // What it leaves behind is seen over the cell it left.
            let tumbled = tile.tumbled(axis as u8);
            for (ahead, behind) in [(axis, axis + 3), (axis + 3, axis)] {
                if tumbled.faces(behind, near[behind]) & 1 != 0 {
                    taking |= ground.rays[ahead];
                }
            }
        }
        let from = board.spot(from);
        for to in (taking & free).cells() {
            visit(Move::Tumble { from, to: board.spot(to) });
        }
    }
}

/// Whether a tumble takes something.
#[inline]
pub(super) fn is_capture<B: Bits, const N: usize>(
    position: &Khitan,
    board: &Hexagon<B, N>,
    mv: Move,
) -> bool {
    let Move::Tumble { from, to } = mv else { return false };
    let edge = from.edge_to(to).unwrap_or(0);
    let (from, to) = (board.index(from), board.index(to));
    let step = Step { tile: position.tile(from).tumbled(edge), edge, from, to };
    let cells = B::one(from as u32) | B::one(to as u32);
    position.captures(board, step, position.occupied::<B>() ^ cells)
}

/// By the way a piece lies: how it lies after half a turn on the table.
static TURNED: [u8; 16] = {
    let mut table = [15; 16];
    let mut number = 0;
    while number < Orientation::COUNT {
        let face = number - number % EDGES;
        table[number as usize] = face + (number + 3) % EDGES;
        number += 1;
    }
    table
};

/// By the way a piece lies and an axis: how it lies after tumbling along it. Both ways are alike.
static TUMBLED: [[u8; 3]; 16] = {
    let mut table = [[15; 3]; 16];
    let mut number = 0;
    while let Some(orientation) = Orientation::new(number) {
        let mut axis = 0;
        while axis < 3 {
            table[number as usize][axis as usize] = orientation.tumbled(axis).number();
            axis += 1;
        }
        number += 1;
    }
    table
};
