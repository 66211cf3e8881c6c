//! The positions that led to the one being looked at.

const PLACES: usize = 1 << 12; // among which keys are spread

/// The game's positions up to the root, then those of the line being searched, by their keys.
#[derive(Debug)]
pub(crate) struct RepetitionHistory {
    keys: Vec<u64>,
    /// How many of them stand before the root.
    played: usize,
    /// How many keys fall on each place: mostly none, and then there is nothing to look for.
    counts: Vec<u16>,
}

impl RepetitionHistory {
    /// The positions of the game before the root; room for a line of so many more.
    pub(crate) fn new(earlier: &[u64], line: usize) -> RepetitionHistory {
        let mut history = RepetitionHistory {
            keys: Vec::with_capacity(earlier.len() + line),
            played: earlier.len(),
            counts: vec![0; PLACES],
        };
        for &key in earlier {
            history.push(key);
        }
        history
    }

    pub(crate) fn push(&mut self, key: u64) {
        self.counts[place(key)] += 1;
        self.keys.push(key);
    }

    pub(crate) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.counts[place(key)] -= 1;
        }
    }

    /// A position that stood once in this line, or twice in the game, counts as drawn: whoever
    /// likes it can have it again. Captures do not make it impossible: pieces come back.
    #[inline]
    pub(crate) fn is_repetition(&self, key: u64) -> bool {
        self.counts[place(key)] > 0 && self.stood_before(key)
    }

    fn stood_before(&self, key: u64) -> bool {
        let mut earlier = 0;
        for (index, _) in self.keys.iter().enumerate().rev().filter(|&(_, &other)| other == key) {
            earlier += 1;
            if index >= self.played || earlier == 2 {
                return true;
            }
        }
        false
    }
}

fn place(key: u64) -> usize {
    key as usize % PLACES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_in_the_line_or_twice_in_the_game_is_a_repetition() {
        let other = 7 + PLACES as u64; // on the same place as 7
        let mut history = RepetitionHistory::new(&[7, 8, 8], 4);
        assert!(
            !history.is_repetition(7) && history.is_repetition(8) && !history.is_repetition(other)
        );
        history.push(other);
        assert!(!history.is_repetition(7) && history.is_repetition(other));
        history.push(7);
        assert!(history.is_repetition(7));
        history.pop();
        history.pop();
        assert!(!history.is_repetition(7) && !history.is_repetition(other));
    }
}
