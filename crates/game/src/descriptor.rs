//! What a game is called, and what there is in it.

use crate::draft::Format;
use crate::refusal::Refusal;
use crate::side::Side;

/// A game's names: everything that is the same in all its positions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Descriptor {
    /// The name in files, on the wire and on the command line.
    pub name: &'static str,
    /// Counts up when the rules change so that a game played by the old ones may not replay.
    pub revision: u32,
    /// The sides' letters and names, the beginner first.
    pub sides: [SideName; 2],
    /// What the kinds of piece are called; [`Piece::kind`](crate::Piece::kind) is a place in this list.
    pub kinds: &'static [&'static str],
    /// Every name that a [`Step::Choice`](crate::Step::Choice) of this game can have; `pass` among
    /// them where a player can be left without a move.
    pub choices: &'static [&'static str],
    /// Every code that [`Game::explain`](crate::Game::explain) can give, but for
    /// [`Refusal::COMMON`].
    pub refusals: &'static [&'static str],
    /// Whether players may be shown what a move would do before they make it. Front ends that
    /// help a hand keep to it; an analysis need not.
    pub previews: bool,
    /// How positions are written, and what can be put on the board of one.
    pub format: Format,
    /// The rules for people.
    pub rules: Rules,
    /// Quiet plies in a row that end the game, where there is such a limit.
    pub quiet_limit: Option<u8>,
    /// Random plies that lead from the start to positions worth playing from, in matches between
    /// engines. Where players set up their pieces first, those plies count too.
    pub opening_plies: u32,
    /// Positions that benchmarks count from, each with its variant; the default start if there are
    /// none.
    pub bench: &'static [(&'static str, &'static str)],
    /// Plies to which the engine searches them for its checksum: so many that every game has about
    /// 200 000 nodes.
    pub bench_depth: u32,
}

/// What a game calls one of its sides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
#[cfg_attr(feature = "utoipa", derive(utoipa::ToSchema))]
pub struct SideName {
    /// The letter of the notation: `w`, `b`, `s`, `r`, `o`.
    pub letter: char,
    /// The English name, as it begins a sentence.
    pub en: &'static str,
    /// The French name, as it begins a sentence.
    pub fr: &'static str,
}

/// A game's rules as a text for people, in Markdown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// In English.
    pub en: &'static str,
    /// In French.
    pub fr: &'static str,
}

impl Descriptor {
    /// The codes of all refusals, those that any game can give first.
    #[must_use]
    pub fn all_refusals(&self) -> Vec<&'static str> {
        [Refusal::COMMON, self.refusals].concat()
    }

    /// The letter of a side in the notation.
    #[must_use]
    pub const fn letter(&self, side: Side) -> char {
        self.sides[side.index()].letter
    }

    /// The side of a letter.
    #[must_use]
    pub fn side(&self, letter: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| letter.chars().eq([self.letter(side)]))
    }
}
