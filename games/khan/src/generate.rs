//! Which moves are legal.
//!
//! Moves come in fans: one origin, a piece or a Sbire beside the board, and the set of squares where
//! it may end. Counting adds up the sizes of the fans and makes no move.

use game::{Bits, Random, Side};

use crate::kind::Kind;
use crate::mat::Edge;
use crate::mv::Move;
use crate::position::{Khan, QUIET_LIMIT};
use crate::square::{BOARD, HOMES, Square, squares};
use crate::variant::Variant;
use crate::walk::walk;

/// Where the moves of a fan begin.
#[derive(Copy, Clone)]
enum Origin {
    Piece(Square),
    Beside(Kind),
}

impl Origin {
    #[inline]
    fn to(self, to: Square) -> Move {
        match self {
            Origin::Piece(from) => Move::Step { from, to },
            Origin::Beside(kind) => Move::Enter { kind, at: to },
        }
    }
}

/// Six pieces and a Sbire beside the board make seven fans; a power of two is a quick index.
const MAX_FANS: usize = 8;

/// Moves that begin alike.
#[derive(Copy, Clone)]
struct Fan {
    origin: Origin,
    /// Where they end.
    ends: u64,
    /// How many moves the fans before have.
    before: u32,
}

impl Khan {
    /// Visits every legal move once.
    #[inline]
    pub(crate) fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        let mut blocked = true;
        self.each_fan(|origin, ends| {
            blocked &= ends == 0;
            for to in squares(ends) {
                visit(origin.to(to));
            }
        });
        if blocked {
            self.without_fans().for_each(visit);
        }
    }

    /// Visits every legal move that ends on one of these squares, none of them empty.
    #[inline]
    pub(crate) fn visit_captures(&self, targets: u64, mut visit: impl FnMut(Move)) {
        self.each_fan(|origin, ends| {
            for to in squares(ends & targets) {
                visit(origin.to(to));
            }
        });
    }

    /// How many legal moves there are.
    #[inline]
    pub(crate) fn number_of_moves(&self) -> u64 {
        let mut count = 0;
        self.each_fan(|_, ends| count += ends.count_ones());
        if count == 0 { self.without_fans().count() as u64 } else { u64::from(count) }
    }

    /// One of the legal moves, each equally likely.
    #[inline]
    pub(crate) fn draw_move(&self, random: &mut Random) -> Option<Move> {
        let mut fans = [Fan { origin: Origin::Beside(Kind::Sbire), ends: 0, before: 0 }; MAX_FANS];
        let (mut length, mut count) = (0, 0);
        self.each_fan(|origin, ends| {
            fans[length % MAX_FANS] = Fan { origin, ends, before: count };
            length += 1;
            count += ends.count_ones();
        });
        if count == 0 {
            let mut moves = self.without_fans();
            let count = moves.clone().count() as u32;
            return if count == 0 { None } else { moves.nth(random.below(count) as usize) };
        }
        // Counts on instead of leaving the loop: where a random move lies cannot be predicted.
        let chosen = random.below(count);
        let mut last = 0;
        for index in 1..length {
            last += usize::from(fans[index % MAX_FANS].before <= chosen);
        }
        let fan = fans[last % MAX_FANS];
        Square::of_bit(fan.ends.nth(chosen - fan.before)).map(|to| fan.origin.to(to))
    }

    /// Whether the rules allow this move here.
    pub(crate) fn allows(&self, mv: Move) -> bool {
        let mut allowed = false;
        match mv {
            Move::Turn(_) | Move::Pass => self.visit_moves(|other| allowed |= other == mv),
            Move::Enter { kind, at } => self.each_fan(|origin, ends| {
                allowed |= matches!(origin, Origin::Beside(entering) if entering == kind)
                    && ends & at.bit() != 0;
            }),
            Move::Step { from, to } => self.each_fan(|origin, ends| {
                allowed |=
                    matches!(origin, Origin::Piece(at) if at == from) && ends & to.bit() != 0;
            }),
        }
        allowed
    }

    /// Whether the player to move can move a piece or bring one back, Khan or no Khan.
    #[inline]
    pub(crate) fn can_act(&self) -> bool {
        // Whoever cannot obey may move any other piece: a piece that can move is enough.
        self.can_step(self.turn) || self.entries() != 0
    }

    /// Whether a side that is free of the Khan has a piece that can move.
    #[inline]
    pub(crate) fn can_step(&self, side: Side) -> bool {
        let (own, empty, mats) = (self.pieces[side.index()], self.empty(), self.mats());
        let ends = walk::<1>(own & mats[1], empty)
            | walk::<2>(own & mats[2], empty)
            | walk::<3>(own & mats[3], empty);
        ends & BOARD & !own != 0
    }

    /// The moves of a position where nothing moves and nothing enters.
    #[cold]
    fn without_fans(&self) -> impl Iterator<Item = Move> + Clone + use<> {
        let turns = if self.edge.is_none() { &Edge::ALL[..] } else { &[] };
        let passes = self.edge.is_some()
            && !self.is_setting_up()
            && !self.is_decided()
            && self.can_step(!self.turn);
        turns.iter().map(|&edge| Move::Turn(edge)).chain(passes.then_some(Move::Pass))
    }

    /// Whether the game has ended other than by a block.
    #[inline]
    fn is_decided(&self) -> bool {
        self.lacks_kalista() || self.quiet >= QUIET_LIMIT
    }

    /// Visits every fan, empty ones too.
    #[inline(always)]
    fn each_fan(&self, mut fan: impl FnMut(Origin, u64)) {
        if self.is_setting_up() {
            if self.edge.is_some() {
                let kind = if self.lacks_kalista() { Kind::Kalista } else { Kind::Sbire };
                fan(Origin::Beside(kind), self.empty() & HOMES[self.turn.index()]);
            }
            return;
        }
        if self.is_decided() {
            return;
        }
        let mut stuck = 0;
        let mut each = |origin, ends| {
            stuck |= ends;
            fan(origin, ends);
        };
        match self.demand {
            1 => self.each_step::<1>(&mut each),
            2 => self.each_step::<2>(&mut each),
            3 => self.each_step::<3>(&mut each),
            _ => {
                self.each_step::<1>(&mut each);
                self.each_step::<2>(&mut each);
                self.each_step::<3>(&mut each);
                return;
            }
        }
        if stuck == 0 {
            self.each_disobedience(fan);
        }
    }

    /// Visits the fans of a player who cannot obey.
    #[inline(never)]
    fn each_disobedience(&self, mut fan: impl FnMut(Origin, u64)) {
        if self.demand != 1 {
            self.each_step::<1>(&mut fan);
        }
        if self.demand != 2 {
            self.each_step::<2>(&mut fan);
        }
        if self.demand != 3 {
            self.each_step::<3>(&mut fan);
        }
        fan(Origin::Beside(Kind::Sbire), self.entries());
    }

    /// Visits the fans of the pieces that stand on squares of `LINES` lines.
    #[inline(always)]
    fn each_step<const LINES: usize>(&self, fan: &mut impl FnMut(Origin, u64)) {
        let own = self.pieces[self.turn.index()];
        let (empty, targets) = (self.empty(), BOARD & !own);
        for from in squares(own & self.mats()[LINES]) {
            fan(Origin::Piece(from), walk::<LINES>(from.bit(), empty) & targets);
        }
    }

    /// Where a captured Sbire may come back when no piece can obey.
    #[inline]
    fn entries(&self) -> u64 {
        // Without a demand there is nothing to disobey.
        if self.demand == 0 || self.captured[self.turn.index()] == 0 {
            return 0;
        }
        self.empty()
            & match self.variant {
                Variant::Standard => self.mats()[usize::from(self.demand)],
                Variant::Anywhere => BOARD,
            }
    }
}

#[cfg(test)]
mod tests {
    use game::{End, Game, GameExt, Reason, perft};

    use super::*;

    /// Three Sbires a side are captured, and the demand is two lines although nobody wears the Khan:
    /// no position of a game, but one whose counts are known.
    #[test]
    fn counts_with_captured_sbires_and_a_demand_that_nobody_wears() {
        let check = |variant, counts: &[u64]| {
            let text = "s s5/1k2s1/6/3S2/1S4/2K3 r - 3/3 0";
            let mut position = Khan::parse(text, variant).unwrap();
            position.demand = 2;
            for (depth, &count) in (1..).zip(counts) {
                assert_eq!(perft(&position, depth), count, "depth {depth}");
            }
        };
        check(Variant::Standard, &[12, 84, 1_297, 12_929, 152_246, 1_411_364]);
        check(Variant::Anywhere, &[12, 84, 1_881, 38_331, 829_835]);
    }

    /// Twelve pieces leave too much room to shut each other in, so the board is filled by force: the
    /// red Kalista on b1, whose neighbours are double and triple squares, and Ocre everywhere else.
    #[test]
    fn when_neither_side_can_move_the_game_is_drawn() {
        let red = Square::new(1, 0).unwrap().bit();
        let mut position = Khan::parse("s 5k/6/6/6/6/1K4 r - 5/5 0", Variant::Standard).unwrap();
        position.pieces = [red, BOARD & !red];
        for turn in Side::ALL {
            position.turn = turn;
            assert_eq!(position.end(), Some(End::draw(Reason::Blocked)));
            assert_eq!((position.count_moves(), position.legal_moves()), (0, vec![]));
            assert_eq!(position.random_move(&mut Random::new(1)), None);
            assert!(!position.is_legal(Move::Pass));
        }
    }
}
