//! Where the games of a match begin.

use game::{Eval, Game, Random, Record, Variant};
use search::{Limit, Score, TranspositionTable};

use crate::searcher::think;

const TRIES: u32 = 20; // openings drawn before less is asked of them
const ROUNDS: u32 = 6; // in which less and less is asked

/// A source of openings: the same number always gives the same one.
pub trait Book<G: Game>: Sync {
    /// The opening of that number; the game is open.
    fn opening(&self, number: u32) -> Record<G>;

    /// What tells this book from others, in a line: a match that is resumed must have the same.
    fn title(&self) -> String;
}

/// Openings of random moves that a short search thinks fair.
#[derive(Clone, Debug)]
pub struct Openings<E: Eval> {
    /// What judges them.
    pub eval: E,
    /// The variant.
    pub variant: <E::Game as Game>::Variant,
    /// Random plies that make an opening. Where a game begins with a set-up, count its plies too.
    pub plies: u32,
    /// The seed of all openings.
    pub seed: u64,
    /// Positions the judging search may visit; 0 takes every opening as it comes.
    pub nodes: u64,
    /// The points either side may be ahead.
    pub bound: i32,
}

impl<E: Eval> Openings<E> {
    /// The usual: 3 000 positions of search find neither side ahead by more than 150 points.
    pub const fn new(
        eval: E,
        variant: <E::Game as Game>::Variant,
        plies: u32,
        seed: u64,
    ) -> Openings<E> {
        Openings { eval, variant, plies, seed, nodes: 3_000, bound: 150 }
    }

    /// How far one side is ahead; proven wins are as far as can be.
    fn imbalance(&self, record: &Record<E::Game>, transpositions: &TranspositionTable) -> u32 {
        if self.nodes == 0 {
            return 0;
        }
        transpositions.clear();
        let report = think(&self.eval, record, Limit::Nodes(self.nodes), transpositions);
        match report.lines.first().map(|line| line.score) {
            Some(Score::Points(points)) => points.unsigned_abs(),
            _ => u32::MAX,
        }
    }

    /// Random plies from the start; `None` when the game is over before.
    fn draw(&self, plies: u32, random: &mut Random) -> Option<Record<E::Game>> {
        let mut record = Record::<E::Game>::new(self.variant, random.next());
        for _ in 0..plies {
            let mv = record.position().random_move(random)?;
            record.play(mv, &mut ()).ok()?;
        }
        record.end().is_none().then_some(record)
    }
}

impl<E: Eval> Book<E::Game> for Openings<E> {
    /// Draws until an opening is fair. When many are not, the bound is doubled, and games that are
    /// over too soon or lost already get fewer plies; at worst it is the fairest one seen.
    fn opening(&self, number: u32) -> Record<E::Game> {
        let mut seeds = Random::new(self.seed.wrapping_add(u64::from(number) << 32));
        let mut random = Random::new(seeds.next());
        let transpositions = TranspositionTable::new(1);
        let (mut bound, mut plies) = (self.bound.unsigned_abs(), self.plies);
        let mut fairest: Option<(u32, Record<E::Game>)> = None;
        for _ in 0..ROUNDS {
            for _ in 0..TRIES {
                let Some(record) = self.draw(plies, &mut random) else { continue };
                let imbalance = self.imbalance(&record, &transpositions);
                if imbalance <= bound {
                    return record;
                }
                if fairest.as_ref().is_none_or(|&(least, _)| imbalance < least) {
                    fairest = Some((imbalance, record));
                }
            }
            bound = bound.saturating_mul(2).min(u32::MAX - 1);
            if fairest.as_ref().is_none_or(|&(least, _)| least == u32::MAX) {
                plies -= plies.div_ceil(4);
            }
        }
        fairest.map_or_else(|| Record::new(self.variant, random.next()), |(_, record)| record)
    }

    fn title(&self) -> String {
        let Openings { plies, seed, nodes, bound, .. } = self;
        let (game, variant) = (E::Game::DESCRIPTOR.name, self.variant.name());
        format!("{game} {variant} plies {plies} seed {seed} nodes {nodes} bound {bound}")
    }
}
