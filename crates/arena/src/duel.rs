//! Two players, many games: every opening is played twice, with sides changed.

use game::{Game, Outcome, Random, Record, Side};

use crate::player::Player;

/// A match.
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

/// Games won, drawn and lost, from the first player's point of view.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// The share of points, from 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses);
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games
    }
}

impl<V: Copy> Duel<V> {
    /// Plays the match.
    pub fn play<G: Game<Variant = V>>(
        &self,
        one: &mut dyn Player<G>,
        other: &mut dyn Player<G>,
    ) -> Tally {
        let mut tally = Tally::default();
        for pair in 0..self.pairs {
            let opening = self.opening::<G>(self.seed + u64::from(pair));
            for side in Side::ALL {
                match play_out(opening.clone(), one, other, side) {
                    Outcome::Draw => tally.draws += 1,
                    Outcome::Win(winner) if winner == side => tally.wins += 1,
                    Outcome::Win(_) => tally.losses += 1,
                }
            }
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

/// Plays a game to its end, `one` on `side`.
fn play_out<G: Game>(
    mut record: Record<G>,
    one: &mut dyn Player<G>,
    other: &mut dyn Player<G>,
    side: Side,
) -> Outcome {
    one.new_game();
    other.new_game();
    loop {
        if let Some(end) = record.end() {
            return end.outcome;
        }
        let mv = if record.position().turn() == side {
            one.choose(&record)
        } else {
            other.choose(&record)
        };
        record.play(mv, &mut ()).expect("players play legal moves");
    }
}
