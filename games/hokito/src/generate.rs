//! Which moves are legal: listed, counted and drawn at random.

use game::Random;

use crate::hops::{Neighbours, reach_of_one};
use crate::mv::Move;
use crate::notation::TOKENS_OF_A_VALUE;
use crate::position::Hokito;
use crate::square::{Square, squares};

impl Hokito {
    #[inline]
    pub(crate) fn visit_moves(&self, mut visit: impl FnMut(Move)) {
        self.each_mover(|from, ends| {
            for to in squares(ends) {
                visit(Move { from, to });
            }
        });
    }

    #[inline]
    pub(crate) fn number_of_moves(&self) -> u64 {
        let mut count = 0;
        self.each_mover(|_, ends| count += u64::from(ends.count_ones()));
        count
    }

    /// One of the legal moves, each equally likely. Counts the moves of each value, draws a number,
    /// and goes back to the value it falls into.
    #[inline]
    pub(crate) fn draw_move(&self, random: &mut Random) -> Option<Move> {
        let neighbours = Neighbours::new(self.occupied);
        let mut ends_by_value = [[0_u64; TOKENS_OF_A_VALUE as usize]; 3];
        let [ones, twos, threes] = &mut ends_by_value;
        let counts = [
            self.gather::<1>(&neighbours, ones),
            self.gather::<2>(&neighbours, twos),
            self.gather::<3>(&neighbours, threes),
        ];
        let count = counts.iter().sum();
        if count == 0 {
            return None;
        }
        let mut chosen = random.below(count);
        let mut value = 0;
        while chosen >= counts[value] {
            chosen -= counts[value];
            value += 1;
        }
        for (from, mut ends) in squares(self.movers()[value]).zip(ends_by_value[value]) {
            if chosen < ends.count_ones() {
                for _ in 0..chosen {
                    ends &= ends - 1;
                }
                return Some(Move { from, to: Square::lowest(ends) });
            }
            chosen -= ends.count_ones();
        }
        unreachable!("the number drawn is below the count")
    }

    #[inline]
    pub(crate) fn allows(&self, mv: Move) -> bool {
        self.ends_of(mv.from) & mv.to.bit() != 0
    }

    /// Fills in what each tower under a top of that value may end on; gives how many moves that makes.
    #[inline]
    fn gather<const VALUE: u8>(&self, neighbours: &Neighbours, ends_of: &mut [u64]) -> u32 {
        let movers = squares(self.movers()[usize::from(VALUE) - 1]);
        let mut count = 0;
        for (from, ends) in movers.zip(ends_of) {
            *ends = neighbours.reach(from, VALUE) & self.alike(from);
            count += ends.count_ones();
        }
        count
    }

    /// Visits the towers of the player to move: the square, and what the tower may end on. Each
    /// value has its own loop, so that nothing asks for it inside.
    #[inline(always)]
    fn each_mover(&self, mut visit: impl FnMut(Square, u64)) {
        let neighbours = Neighbours::new(self.occupied);
        let [ones, twos, threes] = self.movers();
        for from in squares(ones) {
            visit(from, neighbours.reach(from, 1) & self.alike(from));
        }
        for from in squares(twos) {
            visit(from, neighbours.reach(from, 2) & self.alike(from));
        }
        for from in squares(threes) {
            visit(from, neighbours.reach(from, 3) & self.alike(from));
        }
    }

    /// What the tower on a square may end on; nothing if it is not the mover's.
    #[inline]
    fn ends_of(&self, from: Square) -> u64 {
        let mine = self.movers().into_iter().zip(1..).find(|(movers, _)| movers & from.bit() != 0);
        mine.map_or(0, |(_, value)| reach_of_one(self.occupied, from, value) & self.alike(from))
    }

    /// Whether the player to move has a move. The first one found is enough.
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        self.movers().into_iter().zip(1..).any(|(movers, value)| {
            squares(movers)
                .any(|from| reach_of_one(self.occupied, from, value) & self.alike(from) != 0)
        })
    }
}
