//! Two players, many games, one after the other: the quick look. [`Match`](crate::Match) plays on
//! several threads, stops early and goes on after an interruption.

use game::{Game, Random, Record, Side};

use crate::game_result::play_game;
use crate::player::Player;
use crate::tally::{Pair, Tally};

/// A match in which every opening is played twice, with sides changed.
#[derive(Copy, Clone, Debug)]
pub struct Duel<V> {
    /// The variant.
    pub variant: V,
    /// How many openings; twice as many games.
    pub pairs: u32,
    /// Random plies that make an opening.
    pub plies: u32,
    /// The seed of the openings.
    pub seed: u64,
}

impl<V: Copy> Duel<V> {
    /// Plays the match.
    ///
    /// # Panics
    /// When a player has no legal move to give.
    pub fn play<G: Game<Variant = V>>(
        &self,
        one: &mut dyn Player<G>,
        other: &mut dyn Player<G>,
    ) -> Tally {
        let mut tally = Tally::default();
        for pair in 0..self.pairs {
            let opening = self.opening::<G>(self.seed + u64::from(pair));
            tally.add(Pair(Side::ALL.map(|side| {
                let result = play_game(opening.clone(), one, other, side, || false);
                let result = result.expect("nobody breaks the game off");
                if let Some((_, forfeit)) = &result.forfeit {
                    panic!("players play legal moves: {forfeit}");
                }
                result.point(side)
            })));
        }
        tally
    }

    /// Random plies from the start; drawn anew until the game is still open.
    fn opening<G: Game<Variant = V>>(&self, seed: u64) -> Record<G> {
        let mut random = Random::new(seed);
        loop {
            let mut record = Record::<G>::new(self.variant, random.next());
            for _ in 0..self.plies {
                let Some(mv) = record.position().random_move(&mut random) else { break };
                if record.play(mv, &mut ()).is_err() {
                    break;
                }
            }
            if record.end().is_none() {
                return record;
            }
        }
    }
}
