//! Where the games of a match begin.

use game::Random;
use search::{Engine, Limit, Score, SearchRequest};
use table::{Setup, SetupError, TestTable, Testbed};

use crate::weights::Weights;

const TRIES: u32 = 20; // openings drawn before less is asked of them
const ROUNDS: u32 = 6; // in which less and less is asked

/// Openings of random moves that a short search thinks fair: the same number always gives the same
/// one.
#[derive(Clone)]
pub struct Openings {
    /// The game, whose own evaluation judges them.
    pub testbed: &'static dyn Testbed,
    /// One of its variants.
    pub variant: &'static str,
    /// Random plies that make an opening. Where a game begins with a set-up, count its plies too.
    pub plies: u32,
    /// The seed of all openings.
    pub seed: u64,
    /// Positions the judging search may visit; 0 takes every opening as it comes.
    pub nodes: u64,
    /// The points either side may be ahead.
    pub bound: i32,
}

impl Openings {
    /// The usual: 3 000 positions of search find neither side ahead by more than 150 points.
    ///
    /// # Errors
    /// When the game has no such variant.
    ///
    /// # Panics
    /// When the game does not list a variant that it knows.
    pub fn new(
        testbed: &'static dyn Testbed,
        variant: &str,
        plies: u32,
        seed: u64,
    ) -> Result<Openings, SetupError> {
        testbed.is_seeded(variant)?;
        let known = testbed.variants().into_iter().find(|&known| known == variant);
        let variant = known.expect("a variant that the game knows is listed");
        Ok(Openings { testbed, variant, plies, seed, nodes: 3_000, bound: 150 })
    }

    /// The opening of that number; the game is open.
    ///
    /// Draws until an opening is fair. When many are not, the bound is doubled, and games that are
    /// over too soon or lost already get fewer plies; at worst it is the fairest one seen.
    #[must_use]
    pub fn opening(&self, number: u32) -> Box<dyn TestTable> {
        let mut seeds = Random::new(self.seed.wrapping_add(u64::from(number) << 32));
        let mut random = Random::new(seeds.next());
        let engine = Engine::new(1);
        let (mut bound, mut plies) = (self.bound.unsigned_abs(), self.plies);
        let mut fairest: Option<(u32, Box<dyn TestTable>)> = None;
        for _ in 0..ROUNDS {
            for _ in 0..TRIES {
                let Some(table) = self.draw(plies, &mut random) else { continue };
                let imbalance = self.imbalance(&*table, &engine);
                if imbalance <= bound {
                    return table;
                }
                if fairest.as_ref().is_none_or(|&(least, _)| imbalance < least) {
                    fairest = Some((imbalance, table));
                }
            }
            bound = bound.saturating_mul(2).min(u32::MAX - 1);
            if fairest.as_ref().is_none_or(|&(least, _)| least == u32::MAX) {
                plies -= plies.div_ceil(4);
            }
        }
        fairest.map_or_else(|| self.start(random.next()), |(_, table)| table)
    }

    /// What tells these openings from others, in a line: a match that is resumed must have the same.
    #[must_use]
    pub fn title(&self) -> String {
        let Openings { variant, plies, seed, nodes, bound, .. } = self;
        let game = self.testbed.name();
        format!("{game} {variant} plies {plies} seed {seed} nodes {nodes} bound {bound}")
    }

    fn start(&self, seed: u64) -> Box<dyn TestTable> {
        let setup = Setup { variant: Some(self.variant), position: None, seed };
        self.testbed.lay(&setup).expect("the variant was checked")
    }

    /// How far one side is ahead; proven wins are as far as can be.
    fn imbalance(&self, table: &dyn TestTable, engine: &Engine) -> u32 {
        if self.nodes == 0 {
            return 0;
        }
        engine.clear();
        let weights = Weights::of(self.testbed).values();
        let request = SearchRequest::new(Limit::Nodes(self.nodes));
        let info = table.search_with(&weights, engine, &request);
        match info.lines.first().map(|line| line.score) {
            Some(Score::Points(points)) => points.unsigned_abs(),
            _ => u32::MAX,
        }
    }

    /// Random plies from the start; `None` when the game is over before.
    fn draw(&self, plies: u32, random: &mut Random) -> Option<Box<dyn TestTable>> {
        let mut table = self.start(random.next());
        for _ in 0..plies {
            let mv = table.random_move(random)?;
            table.play(&mv).ok()?;
        }
        table.end().is_none().then_some(table)
    }
}
