//! Making a move: tumbling, capturing, placing.

use game::{Bits, Cell, Event, Observer, Piece, Side};

use crate::hexagon::{Hexagon, nearest};
use crate::keys;
use crate::mv::Move;
use crate::orientation::Orientation;
use crate::position::Khitan;
use crate::spot::Spot;
use crate::tile::Tile;

/// Places in [`View::counters`](game::View::counters), after the two reserves.
pub(crate) const PENDING: u8 = 2;
pub(crate) const QUIET: u8 = 3;

/// A tumble: the piece as it lies afterwards, the edge it tips over, and its cells.
#[derive(Copy, Clone)]
pub(crate) struct Step {
    pub(crate) tile: Tile,
    pub(crate) edge: u8,
    pub(crate) from: usize,
    pub(crate) to: usize,
}

impl Khitan {
    #[inline]
    pub(crate) fn make<B: Bits, const N: usize, O: Observer>(
        &mut self,
        board: &Hexagon<B, N>,
        mv: Move,
        observer: &mut O,
    ) {
        match mv {
            Move::Tumble { from, to } => self.tumble(board, from, to, observer),
            Move::Place { orientation, at } => self.place(board, orientation, at, observer),
            Move::Pass => {
                observer.see(Event::Passed);
                self.set_quiet(self.quiet + 1, observer);
                self.hand_over(observer);
            }
        }
    }

    /// Which pairs of enemies can capture? Those that face now and did not before the move.
    ///
    /// - Two pieces that both stayed where they were show the colours they showed. If they face now
    ///   and did not before, something stood between them that is gone: the piece that tumbled, or
    ///   a captured one. So look across the cell it left, then across every cell that is emptied,
    ///   when it is emptied: that is when the last thing between two pieces goes.
    /// - The piece that tumbled never faces a piece it faced before, so whatever it faces now is
    ///   new. On the axis of its step it now shows the opposite colour. Off that axis, only a
    ///   neighbour of both cells can be seen from both; the piece rolls around that neighbour and
    ///   shows it the same colour again, but sees another side of it, and colours do not repeat.
    ///
    /// A capture only opens lines, so the order of capturing does not matter.
    #[inline]
    fn tumble<B: Bits, const N: usize, O: Observer>(
        &mut self,
        board: &Hexagon<B, N>,
        from: Spot,
        to: Spot,
        observer: &mut O,
    ) {
        let edge = from.edge_to(to).unwrap_or(0);
        let (from, to) = (board.index(from), board.index(to));
        let tile = self.take(from).tumbled(edge);
        self.put(to, tile);
        let step = B::one(from as u32) | B::one(to as u32);
        self.pieces[self.turn.index()] ^= step.wide();
        if O::LISTENS {
            let orientation = tile.orientation().map_or(0, Orientation::number);
            let (from, to) = (cell(from), cell(to));
            observer.see(Event::Tumbled { from, to, edge, orientation });
        }

        let step = Step { tile, edge, from, to };
        if self.captures(board, step, self.occupied()) {
            self.capture(board, from, to, observer);
        } else {
            self.set_quiet(self.quiet + 1, observer);
            self.hand_over(observer);
        }
    }

    /// Whether a tumble takes anything, `occupied` being the cells that are taken after it. The
    /// tumbled piece itself need not be on the board yet.
    #[inline]
    pub(crate) fn captures<B: Bits, const N: usize>(
        &self,
        board: &Hexagon<B, N>,
        Step { tile, edge, from, to }: Step,
        occupied: B,
    ) -> bool {
        let mut faced = 0;
        let rays = &board.ground(to).rays;
        for (edge, &ray) in rays.iter().enumerate() {
            faced |= tile.faces(edge, self.tile(nearest(ray & occupied, edge)));
        }
        // Along the axis of the step, what lies across the cell it left was seen just now.
        for axis in OTHER_AXES[usize::from(edge)] {
            let (one, other) = across(board, from, axis, occupied);
            faced |= self.tile(one).faces(axis + 3, self.tile(other));
        }
        faced & 1 != 0
    }

    /// Takes what faces the mover after a tumble, then what that opens, until nothing is left.
    fn capture<B: Bits, const N: usize, O: Observer>(
        &mut self,
        board: &Hexagon<B, N>,
        from: usize,
        to: usize,
        observer: &mut O,
    ) {
        let enemy = !self.turn;
        let enemies = self.own::<B>(enemy);
        let mut occupied = self.occupied::<B>();
        let mut doomed = B::NONE;
        for edge in 0..6 {
            let seen = nearest(board.ground(to).rays[edge] & occupied, edge);
            if self.tile(to).faces(edge, self.tile(seen)) & 1 != 0 {
                doomed |= B::one(seen as u32);
            }
        }
        doomed |= self.opened(board, from, occupied) & enemies;
        let mut captured = 0;
        while !doomed.is_none() {
            let at = doomed.lowest();
            doomed = doomed.without_lowest();
            occupied ^= B::one(at);
            self.pieces[enemy.index()] ^= B::one(at).wide();
            let tile = self.take(at as usize);
            captured += 1;
            if O::LISTENS {
                observer.see(Event::Captured { at: cell(at as usize), piece: piece(tile) });
            }
            doomed |= self.opened(board, at as usize, occupied) & enemies;
        }
        self.set_quiet(0, observer);

        let mut owed = 0;
        if self.reserves_are_open() {
            self.set_reserve(enemy, self.reserve(enemy) + captured, observer);
            let room = self.free_half(board).count() as u8;
            owed = captured.min(self.reserve(self.turn)).min(room);
        }
        if owed == 0 || self.has_lost(enemy) {
            self.hand_over(observer);
        } else {
            self.set_pending(owed, observer);
        }
    }

    /// Both pieces of every pair that face each other across an empty cell.
    #[inline]
    fn opened<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>, at: usize, occupied: B) -> B {
        let mut pairs = B::NONE;
        for axis in 0..3 {
            let (one, other) = across(board, at, axis, occupied);
            if self.tile(one).faces(axis + 3, self.tile(other)) & 1 != 0 {
                pairs |= B::one(one as u32) | B::one(other as u32);
            }
        }
        pairs
    }

    fn place<B: Bits, const N: usize, O: Observer>(
        &mut self,
        board: &Hexagon<B, N>,
        orientation: Orientation,
        at: Spot,
        observer: &mut O,
    ) {
        let at = board.index(at);
        let tile = Tile::new(self.turn, orientation);
        self.put(at, tile);
        self.pieces[self.turn.index()] |= B::one(at as u32).wide();
        if O::LISTENS {
            observer.see(Event::Entered { at: cell(at), piece: piece(tile) });
        }
        self.set_reserve(self.turn, self.reserve(self.turn) - 1, observer);
        self.set_pending(self.pending - 1, observer);
        if self.pending == 0 {
            self.hand_over(observer);
        }
    }

    #[inline]
    pub(crate) fn tile(&self, index: usize) -> Tile {
        self.tiles[index & (self.tiles.len() - 1)]
    }

    #[inline]
    fn set_quiet<O: Observer>(&mut self, quiet: u8, observer: &mut O) {
        if O::LISTENS && quiet != self.quiet {
            observer.see(Event::Counted { counter: QUIET, value: quiet.into() });
        }
        self.quiet = quiet;
    }

    fn set_reserve<O: Observer>(&mut self, side: Side, count: u8, observer: &mut O) {
        self.key ^= keys::reserve(side, self.reserve(side)) ^ keys::reserve(side, count);
        self.reserves[side.index()] = count;
        observer.see(Event::Counted { counter: side as u8, value: count.into() });
    }

    fn set_pending<O: Observer>(&mut self, count: u8, observer: &mut O) {
        self.key ^= keys::pending(self.pending) ^ keys::pending(count);
        self.pending = count;
        observer.see(Event::Counted { counter: PENDING, value: count.into() });
    }

    #[inline]
    fn hand_over<O: Observer>(&mut self, observer: &mut O) {
        self.turn = !self.turn;
        self.key ^= keys::TURN;
        observer.see(Event::Handed { to: self.turn });
    }
}

/// The two axes that an edge is not on.
static OTHER_AXES: [[usize; 2]; 6] = [[1, 2], [0, 2], [0, 1], [1, 2], [0, 2], [0, 1]];

/// The first pieces on both ways along an axis.
#[inline]
fn across<B: Bits, const N: usize>(
    board: &Hexagon<B, N>,
    at: usize,
    axis: usize,
    occupied: B,
) -> (usize, usize) {
    let rays = &board.ground(at).rays;
    (nearest(rays[axis] & occupied, 0), nearest(rays[axis + 3] & occupied, 3))
}

const fn cell(index: usize) -> Cell {
    Cell(index as u8)
}

pub(crate) fn piece(tile: Tile) -> Piece {
    let orientation = tile.orientation().map_or(0, Orientation::number);
    Piece { owner: tile.owner(), kind: 0, orientation, height: 1 }
}
