//! Which moves have been good elsewhere in the search.

use crate::params::history_bonus;

const CONTINUATIONS: usize = 1 << 17; // pairs of moves, hashed
const MAX_HISTORY: i32 = 16_384; // a move's standing stays within this

/// Remembered refutations and standings of quiet moves.
#[derive(Clone, Debug)]
pub(crate) struct History {
    standing: [Vec<i16>; 2],
    continuation: Vec<i16>,
    killers: Vec<[u16; 2]>,
}

/// How well moves have done in one situation.
#[derive(Copy, Clone)]
pub(crate) struct Standings<'h> {
    alone: &'h [i16],
    pairs: &'h [i16],
    before: u16,
}

impl Standings<'_> {
    #[inline]
    pub(crate) fn of(&self, index: u16) -> i32 {
        let alone = i32::from(self.alone[usize::from(index)]);
        let after = i32::from(self.pairs[pair(self.before, index)]);
        alone + after
    }
}

impl History {
    pub(crate) fn new(moves: usize, plies: usize) -> History {
        History {
            standing: [vec![0; moves], vec![0; moves]],
            continuation: vec![0; CONTINUATIONS],
            killers: vec![[u16::MAX; 2]; plies],
        }
    }

    pub(crate) fn killers(&self, ply: usize) -> [u16; 2] {
        self.killers[ply]
    }

    /// How well moves have done for that side, the move before them known.
    pub(crate) fn after(&self, side: usize, before: u16) -> Standings<'_> {
        Standings { alone: &self.standing[side], pairs: &self.continuation, before }
    }

    /// A quiet move refuted what came before; the quiet moves tried before it did not.
    pub(crate) fn refuted(
        &mut self,
        side: usize,
        ply: usize,
        before: u16,
        good: u16,
        tried: &[u16],
        depth: i32,
    ) {
        if self.killers[ply][0] != good {
            self.killers[ply] = [good, self.killers[ply][0]];
        }
        let bonus = history_bonus(depth);
        self.nudge(side, before, good, bonus);
        for &index in tried {
            self.nudge(side, before, index, -bonus);
        }
    }

    fn nudge(&mut self, side: usize, before: u16, index: u16, bonus: i32) {
        update(&mut self.standing[side][usize::from(index)], bonus);
        update(&mut self.continuation[pair(before, index)], bonus);
    }
}

/// Moves towards ±MAX_HISTORY, slower the nearer it is.
fn update(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
}

fn pair(before: u16, index: u16) -> usize {
    let mixed = (u32::from(before) << 16 | u32::from(index)).wrapping_mul(0x9e37_79b1);
    (mixed >> 15) as usize
}
