//! Which moves the rules allow: listed, counted and drawn at random.

use game::{Bits, Random, Side};

use crate::hexagon::Hexagon;
use crate::mv::Move;
use crate::orientation::Orientation;
use crate::position::Khitan;

impl Khitan {
    /// Whether a side could tumble any piece, were it to move.
    #[inline]
    pub(crate) fn can_tumble<B: Bits, const N: usize>(
        &self,
        board: &Hexagon<B, N>,
        side: Side,
    ) -> bool {
        let empty = !self.occupied::<B>();
        self.own::<B>(side)
            .cells()
            .any(|from| !(board.ground(from as usize).neighbours & empty).is_none())
    }

    /// Whether the side to move, unable to tumble, may pass: not when the game is drawn because
    /// the other could not move either.
    fn may_pass<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>) -> bool {
        self.can_tumble(board, !self.turn)
    }

    #[inline]
    fn tumbles<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>) -> u32 {
        let empty = !self.occupied::<B>();
        self.own::<B>(self.turn)
            .cells()
            .map(|from| (board.ground(from as usize).neighbours & empty).count())
            .sum()
    }

    #[inline]
    pub(crate) fn visit_moves<B: Bits, const N: usize>(
        &self,
        board: &Hexagon<B, N>,
        mut visit: impl FnMut(Move),
    ) {
        if self.is_decided() {
            return;
        }
        if self.pending > 0 {
            for at in self.free_half(board).cells() {
                let at = board.spot(at);
                for orientation in Orientation::all() {
                    visit(Move::Place { orientation, at });
                }
            }
            return;
        }
        let empty = !self.occupied::<B>();
        let mut found = false;
        for from in self.own::<B>(self.turn).cells() {
            let targets = board.ground(from as usize).neighbours & empty;
            let from = board.spot(from);
            for to in targets.cells() {
                found = true;
                visit(Move::Tumble { from, to: board.spot(to) });
            }
        }
        if !found && self.may_pass(board) {
            visit(Move::Pass);
        }
    }

    #[inline]
    pub(crate) fn number_of_moves<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>) -> u32 {
        if self.is_decided() {
            return 0;
        }
        if self.pending > 0 {
            return self.free_half(board).count() * u32::from(Orientation::COUNT);
        }
        match self.tumbles(board) {
            0 => u32::from(self.may_pass(board)),
            count => count,
        }
    }

    #[inline]
    pub(crate) fn draw_move<B: Bits, const N: usize>(
        &self,
        board: &Hexagon<B, N>,
        random: &mut Random,
    ) -> Option<Move> {
        if self.is_decided() {
            return None;
        }
        if self.pending > 0 {
            let free = self.free_half(board);
            let count = u32::from(Orientation::COUNT);
            let chosen = random.below(free.count() * count);
            let orientation = Orientation::new((chosen % count) as u8)?;
            let at = board.spot(free.nth(chosen / count));
            return Some(Move::Place { orientation, at });
        }
        let count = self.tumbles(board);
        if count == 0 {
            return self.may_pass(board).then_some(Move::Pass);
        }
        // All pieces are looked at, the chosen one being the last before the number runs out: a loop
        // that stopped there would be a branch nobody can predict.
        let mut left = random.below(count) as i32;
        let empty = !self.occupied::<B>();
        let (mut chosen, mut rank) = (0, 0);
        for from in self.own::<B>(self.turn).cells() {
            if left >= 0 {
                (chosen, rank) = (from, left);
            }
            left -= (board.ground(from as usize).neighbours & empty).count() as i32;
        }
        let mut targets = board.ground(chosen as usize).neighbours & empty;
        for below in 0..5 {
            let next = targets.without_lowest();
            targets = if below < rank { next } else { targets };
        }
        Some(Move::Tumble { from: board.spot(chosen), to: board.spot(targets.lowest()) })
    }

    pub(crate) fn allows<B: Bits, const N: usize>(&self, board: &Hexagon<B, N>, mv: Move) -> bool {
        if self.is_decided() {
            return false;
        }
        let on = |set: B, index: usize| index < N && set.has(index as u32);
        match mv {
            Move::Tumble { from, to } => {
                let (from, to) = (board.index(from), board.index(to));
                self.pending == 0
                    && on(self.own(self.turn), from)
                    && on(board.ground(from).neighbours & !self.occupied::<B>(), to)
            }
            Move::Place { at, .. } => {
                self.pending > 0 && on(self.free_half(board), board.index(at))
            }
            Move::Pass => {
                self.pending == 0 && !self.can_tumble(board, self.turn) && self.may_pass(board)
            }
        }
    }
}
