//! What stands on one square.

use game::Side;

/// A single token, or a stack described by its top, in one byte.
///
/// Singles go on singles and stacks on stacks, so a stack's height is even and half of it is kept;
/// 0 stands for a single.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tower(u8);

const VALUE: u8 = 0b0000_0011;
const OWNER: u8 = 0b0000_0100;
const TOP: u8 = VALUE | OWNER;
const HALVES: u32 = 3; // the place of half the height

impl Tower {
    /// Nothing, which is worth nothing.
    pub(crate) const NONE: Tower = Tower(0);

    /// Numbers a top can have: see [`Tower::top`].
    pub(crate) const TOPS: usize = 8;

    /// Numbers half a height can have: see [`Tower::half`].
    pub(crate) const LEVELS: usize = 32;

    /// A tower under a token of that owner and value, 1 to 3; its height is 1 or even.
    #[inline]
    pub(crate) const fn new(owner: Side, value: u8, height: u8) -> Tower {
        debug_assert!(1 <= value && value <= 3 && (height == 1 || height.is_multiple_of(2)));
        Tower(value | (owner as u8 * OWNER) | (height / 2) << HALVES)
    }

    /// Whose it is: the top token's side.
    #[inline]
    pub(crate) const fn owner(self) -> Side {
        if self.0 & OWNER == 0 { Side::First } else { Side::Second }
    }

    /// The top token's value.
    #[inline]
    pub(crate) const fn value(self) -> u8 {
        self.0 & VALUE
    }

    /// How many tokens.
    #[inline]
    pub(crate) const fn height(self) -> u8 {
        let half = self.0 >> HALVES;
        2 * half + (half == 0) as u8
    }

    /// The top token's owner and value as a number below [`Tower::TOPS`].
    #[inline]
    pub(crate) const fn top(self) -> usize {
        (self.0 & TOP) as usize
    }

    /// Half the height as a number below [`Tower::LEVELS`].
    #[inline]
    pub(crate) const fn half(self) -> usize {
        (self.0 >> HALVES) as usize
    }

    /// This tower on top of another one that is as single or as stacked.
    #[inline]
    pub(crate) const fn onto(self, below: Tower) -> Tower {
        let halves = (self.0 >> HALVES) + (below.0 >> HALVES);
        let halves = halves + (halves == 0) as u8;
        Tower(self.0 & TOP | halves << HALVES)
    }

    /// What it brings its owner: the value of the top times the number of tokens.
    #[inline]
    pub(crate) const fn points(self) -> u16 {
        self.value() as u16 * self.height() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_keeps_its_top_and_height() {
        for owner in Side::ALL {
            for value in 1..=3 {
                for height in (1..=36).filter(|height| *height == 1 || height % 2 == 0) {
                    let tower = Tower::new(owner, value, height);
                    assert_eq!(
                        (tower.owner(), tower.value(), tower.height(), tower.points()),
                        (owner, value, height, u16::from(value) * u16::from(height))
                    );
                }
            }
        }
    }

    #[test]
    fn heights_add_up() {
        let single = Tower::new(Side::First, 2, 1);
        assert_eq!(single.onto(Tower::new(Side::Second, 3, 1)), Tower::new(Side::First, 2, 2));
        let stack = Tower::new(Side::Second, 1, 4);
        assert_eq!(stack.onto(Tower::new(Side::First, 3, 10)), Tower::new(Side::Second, 1, 14));
    }
}
