//! An opinion that errs: how weaker levels see the board.

use game::{Eval, Game, Level, Random, Solved, Term};

use crate::limit::Limit;
use crate::search::{SearchContext, SearchInfo, Task, search};
use crate::transposition_table::TranspositionTable;

const LEVEL_HASH: usize = 2; // mebibytes

type MoveOf<E> = <<E as Eval>::Game as Game>::Move;

/// An evaluation that is off by up to `most` points, always by the same amount in the same
/// position of the same game.
#[derive(Clone, Debug)]
struct Noisy<E> {
    eval: E,
    most: i32,
    seed: u64,
}

/// Thinks about a move at that level. The same seed gives the same answer.
pub fn search_at_level<E: Eval>(
    task: &Task<'_, E::Game>,
    eval: &E,
    level: Level,
    seed: u64,
    context: SearchContext<'_>,
    on_info: impl FnMut(&SearchInfo<MoveOf<E>>),
) -> SearchInfo<MoveOf<E>> {
    let mut random = Random::new(seed ^ task.position.key());
    let task = Task { limit: Limit::Nodes(level.nodes), threads: 1, ..task.clone() };
    let noisy = Noisy { eval: eval.clone(), most: level.noise, seed };
    // A table of its own: what earlier moves left behind must not make a level stronger.
    let transpositions = TranspositionTable::new(LEVEL_HASH);
    let mut info = search(
        &task,
        &noisy,
        SearchContext { transpositions: &transpositions, ..context },
        on_info,
    );
    if random.below(1_000) < level.slips
        && let Some(mv) = task.position.random_move(&mut random)
        && let Some(line) = info.lines.first_mut()
    {
        line.moves = vec![mv];
    }
    info
}

impl<E: Eval> Noisy<E> {
    /// How far off the opinion of this position is.
    fn error(&self, position: &E::Game) -> i32 {
        if self.most == 0 {
            return 0;
        }
        // Two draws make small errors likelier than large ones.
        let bits = Random::new(position.key() ^ self.seed).next();
        let width = 2 * self.most as u64 + 1;
        let draw = |bits: u64| (((bits & 0xffff_ffff) * width) >> 32) as i32 - self.most;
        (draw(bits) + draw(bits >> 32)) / 2
    }
}

impl<E: Eval> Eval for Noisy<E> {
    type Game = E::Game;

    const SLOTS: usize = E::SLOTS;

    const FOLLOWS_EVERY_GAIN: bool = E::FOLLOWS_EVERY_GAIN;

    fn slot(mv: MoveOf<E>) -> u16 {
        E::slot(mv)
    }

    fn evaluate(&self, position: &E::Game) -> i32 {
        self.eval.evaluate(position) + self.error(position)
    }

    fn judge(&self, position: &E::Game) -> (i32, bool) {
        let (points, urgent) = self.eval.judge(position);
        (points + self.error(position), urgent)
    }

    /// Only the highest level sees the end coming: whoever errs must err there too.
    fn solve(
        &self,
        position: &E::Game,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<Solved<MoveOf<E>>> {
        if self.most == 0 { self.eval.solve(position, go_on) } else { None }
    }

    fn is_drawn(&self, position: &E::Game) -> bool {
        self.most == 0 && self.eval.is_drawn(position)
    }

    fn gain(&self, position: &E::Game, mv: MoveOf<E>) -> i32 {
        self.eval.gain(position, mv)
    }

    fn each_noisy(&self, position: &E::Game, visit: impl FnMut(MoveOf<E>, i32)) {
        self.eval.each_noisy(position, visit);
    }

    fn null_move(&self, position: &E::Game) -> Option<E::Game> {
        self.eval.null_move(position)
    }

    fn is_urgent(&self, position: &E::Game) -> bool {
        self.eval.is_urgent(position)
    }

    fn open_terms(&self, position: &E::Game) -> Vec<Term> {
        self.eval.open_terms(position)
    }
}
