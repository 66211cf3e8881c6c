//! What the player to move can turn over.

use crate::generate::Board;
use crate::lines::Word;

/// The captures of the player to move.
pub(super) struct Hunt<B> {
    /// What the best of them does.
    pub(super) best: Capture,
    /// The enemies that one or another of them turns over.
    pub(super) prey: B,
}

/// How a capture changes the numbers of pawns. The default is no capture.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Capture {
    /// Enemies turned over.
    pub(super) flipped: i32,
    /// 1 when the pawn leaves the board, else 0.
    pub(super) left: i32,
}

impl Capture {
    /// By how many pawns the balance shifts.
    #[inline]
    pub(super) const fn swing(self) -> i32 {
        2 * self.flipped - self.left
    }
}

impl<B: Word> Hunt<B> {
    #[inline]
    pub(super) fn new(board: &Board<B>) -> Hunt<B> {
        let mut best = Capture::default();
        let mut prey = [B::NONE; 2]; // on the board as it is and rotated by 180°
        board.each_jump(|jump| {
            prey[usize::from(jump.turned)] |= jump.jumped;
            let flipped = jump.jumped.count() as i32;
            let capture = Capture { flipped, left: (!jump.stays).into() };
            if capture.swing() > best.swing() {
                best = capture;
            }
        });
        let [prey, turned] = prey;
        Hunt { best, prey: prey | turned.turned() }
    }
}
