//! Lines of fire: those that stand, and those that a tumble would open.

use game::{Bits, Cell, Event, Game, GameExt, Side, Sight, Threat};

use crate::hexagon::{Hexagon, nearest, on_board};
use crate::mv::Move;
use crate::position::Khitan;
use crate::tile::Tile;

/// What each side could take by a tumble, were it to move; and, as lines that take nothing, the
/// pairs that face each other already, as a placement can leave them.
pub(crate) fn threats(position: &Khitan) -> Vec<Threat> {
    let mut threats = on_board!(position.side, board => {
        let mut threats = position.standing(board);
        for side in Side::ALL {
            let seen = Khitan { turn: side, pending: 0, ..*position };
            for mv in seen.legal_moves() {
                if let Move::Tumble { .. } = mv {
                    seen.add_captures(board, mv, &mut threats);
                }
            }
        }
        threats
    });
    // Two tumbles may open the same line.
    threats.sort_unstable();
    threats.dedup();
    threats
}

/// What a piece sees over its six edges.
pub(crate) fn sights(position: &Khitan, Cell(at): Cell) -> Vec<Sight> {
    if position.tiles.get(usize::from(at)).is_none_or(|&tile| tile == Tile::NONE) {
        return Vec::new();
    }
    on_board!(position.side, board => {
        let sight = |(path, matches)| Sight { path, matches };
        position.seen_from(board, at.into(), position.occupied()).map(sight).collect()
    })
}

impl Khitan {
    /// The lines between enemies that show each other the same colour.
    fn standing<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>) -> Vec<Threat> {
        let mut threats = Vec::new();
        for at in self.occupied::<B>().cells() {
            let owner = self.tile(at as usize).owner();
            for path in self.fire_on(board, at as usize, self.occupied()) {
                threats.push(Threat::along(!owner, path, false));
            }
        }
        threats
    }

    /// The lines along which a tumble takes.
    fn add_captures<B: Bits, const N: usize>(
        &self,
        board: &Hexagon<B, N>,
        mv: Move,
        threats: &mut Vec<Threat>,
    ) {
        let mut events = Vec::new();
        let mut next = *self;
        next.play_unchecked(mv, &mut events);
        // Follows the captures one by one: each opens the way for those after it.
        let (mut during, mut occupied) = (*self, self.occupied::<B>());
        let mut step = None;
        for event in events {
            match event {
                Event::Tumbled { from, to, edge, .. } => {
                    let tile = during.tiles[usize::from(from.0)];
                    during.tiles[usize::from(from.0)] = Tile::NONE;
                    during.tiles[usize::from(to.0)] = tile.tumbled(edge);
                    occupied ^= B::one(from.0.into()) | B::one(to.0.into());
                    step = Some((from, to));
                }
                Event::Captured { at, .. } => {
                    for mut path in during.fire_on(board, at.0.into(), occupied) {
                        if let Some((from, to)) = step
                            && path[0] == to
                        {
                            path.insert(0, from); // the piece that tumbles shoots after its step
                        }
                        threats.push(Threat::along(self.turn, path, true));
                    }
                    during.tiles[usize::from(at.0)] = Tile::NONE;
                    occupied ^= B::one(at.0.into());
                }
                _ => {}
            }
        }
    }

    /// The lines that end on a piece, from the enemies that face it.
    fn fire_on<B: Bits, const N: usize>(
        &self,
        board: &Hexagon<B, N>,
        at: usize,
        occupied: B,
    ) -> Vec<Vec<Cell>> {
        let back = |(mut path, _): (Vec<Cell>, bool)| {
            path.reverse();
            path
        };
        self.seen_from(board, at, occupied).filter(|&(_, faces)| faces).map(back).collect()
    }

    /// The lines from a piece to the first piece over each edge, and whether the two face each other.
    fn seen_from<'b, B: Bits, const N: usize>(
        &'b self,
        board: &'b Hexagon<B, N>,
        at: usize,
        occupied: B,
    ) -> impl Iterator<Item = (Vec<Cell>, bool)> + 'b {
        let rays = board.ground(at).rays.iter().enumerate();
        rays.filter_map(move |(edge, &ray)| {
            let seen = nearest(ray & occupied, edge);
            if self.tile(seen) == Tile::NONE {
                return None; // nothing up to the rim
            }
            let beyond = board.ground(seen).rays[edge] | B::one(seen as u32);
            let mut between: Vec<u32> = (ray & !beyond).cells().collect();
            if edge >= 3 {
                between.reverse(); // the index falls away from the piece
            }
            let way = [at as u32].into_iter().chain(between).chain([seen as u32]);
            let faces = self.tile(at).faces(edge, self.tile(seen)) & 1 != 0;
            Some((way.map(|index| Cell(index as u8)).collect(), faces))
        })
    }
}
