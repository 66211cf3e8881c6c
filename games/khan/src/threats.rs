//! Which pieces each side could take.

use game::{Game, Side, Threat};

use crate::mv::Move;
use crate::position::Khan;
use crate::square::Square;
use crate::view::cell;

/// What each side could take, were it to move free of the Khan. What he demands now holds back only
/// the player to move: what he will demand of the other is not known yet.
pub(crate) fn threats(position: &Khan) -> Vec<Threat> {
    let mut threats = Vec::new();
    if position.is_setting_up() {
        return threats;
    }
    for side in Side::ALL {
        let free = Khan { turn: side, wearer: None, demand: 0, ..*position };
        let enemies = free.pieces[(!side).index()];
        free.visit_captures(enemies, |mv| {
            let Move::Step { from, to } = mv else { return };
            let captures = side != position.turn || position.is_legal(mv);
            let path = free.way(from, to).into_iter().map(cell).collect();
            threats.push(Threat::along(side, path, captures));
        });
    }
    threats
}

impl Khan {
    /// One of the ways that a legal step can take, its ends included.
    fn way(&self, from: Square, to: Square) -> Vec<Square> {
        let mut way = vec![from];
        let steps = self.edge.map_or(0, |edge| edge.lines(from));
        let found = self.walk_on(&mut way, steps, to);
        debug_assert!(found, "{from}{to} is no way in {self}");
        way
    }

    /// Adds that many steps which end on `to`, if there are such.
    fn walk_on(&self, way: &mut Vec<Square>, steps: u8, to: Square) -> bool {
        let here = way[way.len() - 1];
        if steps == 0 {
            return here == to;
        }
        for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let (file, rank) =
                (here.file().wrapping_add_signed(x), here.rank().wrapping_add_signed(y));
            let Some(next) = Square::new(file, rank) else { continue };
            let open = if steps == 1 { next == to } else { self.empty() & next.bit() != 0 };
            if open && !way.contains(&next) {
                way.push(next);
                if self.walk_on(way, steps - 1, to) {
                    return true;
                }
                way.pop();
            }
        }
        false
    }
}
