//! Iterative deepening: one search after another, each a ply deeper, on one thread or several.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::{Eval, GameExt, MoveOf, Solved};

use crate::cancel::Cancel;
use crate::info::{PvLine, SearchInfo};
use crate::limit::{Budget, Clock, Limit};
use crate::noise::Noise;
use crate::params::{
    ASPIRATION_DEPTH, ASPIRATION_GROWTH, ASPIRATION_MAX, ASPIRATION_WINDOW, MAX_PLY,
};
use crate::request::SearchRequest;
use crate::score::{INFINITE, PROVEN, Score, WIN};
use crate::threads::ThreadSpawner;
use crate::transposition_table::{TranspositionTable, check_room};
use crate::worker::{RootMove, Shared, Worker};

const SOLVER_NODES: u64 = 3_000_000; // after which looking the game through is given up
const SOLVER_CHECKS: u64 = 64; // nodes of a solver between two looks at the clock

/// What to search, how, and with what.
#[derive(Copy, Clone)]
pub(crate) struct Task<'t, G> {
    pub(crate) position: G,
    /// The keys of the positions that came before it in the game.
    pub(crate) earlier: &'t [u64],
    pub(crate) request: &'t SearchRequest,
    pub(crate) noise: Noise,
    pub(crate) transpositions: &'t TranspositionTable,
    pub(crate) clock: &'t dyn Clock,
    pub(crate) spawner: &'t dyn ThreadSpawner,
    pub(crate) cancel: &'t dyn Cancel,
}

/// The root moves as one thread has sorted them.
type Roots<E> = Vec<RootMove<MoveOf<E>>>;

/// One search.
pub(crate) struct Search<'s, E: Eval> {
    task: &'s Task<'s, E::Game>,
    eval: &'s E,
    budget: Budget,
    begun: Duration,
    info: SearchInfo<MoveOf<E>>,
}

/// Stops the helpers when the main thread has ended in whichever way. If it panicked, they would be
/// waited for, and some would search for ever.
struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl<'s, E: Eval> Search<'s, E> {
    pub(crate) fn new(task: &'s Task<'s, E::Game>, eval: &'s E) -> Search<'s, E> {
        let (budget, begun) = (Budget::new(task.request.limit), task.clock.now());
        Search { task, eval, budget, begun, info: SearchInfo::default() }
    }

    pub(crate) fn run(
        mut self,
        on_info: &mut dyn FnMut(&SearchInfo<MoveOf<E>>),
    ) -> SearchInfo<MoveOf<E>> {
        let Search { task, eval, budget, begun, .. } = self;
        task.transpositions.new_search();
        let roots = self.root_moves();
        let Some(first) = roots.first() else { return self.info };
        // Whatever happens, there is a move to play.
        self.info.lines = vec![PvLine { score: Score::Points(0), moves: vec![first.mv] }];
        if let Some(solved) = self.solve() {
            self.info = self.solution(solved);
            on_info(&self.info);
            return self.info;
        }
        let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
        let shared =
            Shared { transpositions: task.transpositions, stop: &stop, nodes: &nodes, budget };
        // What the helpers need is made here, as far as there is memory: a thread that gets none
        // takes everything down with it.
        let helpers: Vec<Mutex<Option<_>>> = (1..task.request.threads)
            .map_while(|_| {
                let worker = || Worker::new(eval, &shared, task, first.mv);
                check_room().is_ok().then(|| Mutex::new(Some((worker(), roots.clone()))))
            })
            .collect();
        let deepest = Mutex::new(None);
        let helper = |number: usize| {
            if let Some((worker, roots)) = lock(&helpers[number - 1]).take() {
                help(worker, roots, number, &deepest);
            }
        };
        let mut main = || {
            let _stop = StopOnDrop(&stop);
            let watch = Watch { clock: task.clock, begun, cancel: task.cancel };
            let worker = Worker::new(eval, &shared, task, first.mv).watching(watch);
            self.deepen(worker, roots.clone(), on_info);
        };
        task.spawner.run(1 + helpers.len(), &mut main, &helper);
        // A helper that got further knows better, unless there is nothing more to be known.
        if let Some(deeper) = lock(&deepest).take()
            && deeper.depth > self.info.depth
            && task.request.lines == 1
            && matches!(self.info.lines[0].score, Score::Points(_))
        {
            self.info = SearchInfo { nodes: self.info.nodes, time: self.info.time, ..deeper };
            on_info(&self.info);
        }
        self.info
    }

    /// The legal moves, the greatest gains first.
    fn root_moves(&self) -> Roots<E> {
        let position = &self.task.position;
        let mut moves = position.legal_moves();
        moves.sort_by_key(|&mv| Reverse(self.eval.gain(position, mv)));
        moves.into_iter().map(|mv| RootMove { mv, score: -INFINITE, line: vec![mv] }).collect()
    }

    /// The main thread: an iteration a depth, until it is stopped or nothing more is to be found.
    fn deepen(
        &mut self,
        mut worker: Worker<'_, E>,
        mut roots: Roots<E>,
        on_info: &mut dyn FnMut(&SearchInfo<MoveOf<E>>),
    ) {
        let lines = self.task.request.lines.clamp(1, roots.len());
        for depth in 1..=self.budget.depth.min(MAX_PLY as u32 - 1) {
            for place in 0..lines {
                worker.aspirate(&mut roots[place..], depth as i32);
                if worker.stopped {
                    break;
                }
                // A later place can come out better than an earlier one.
                roots[..=place].sort_by_key(|root| Reverse(root.score));
            }
            self.info.nodes = worker.total_nodes();
            self.info.time = self.elapsed();
            if worker.stopped {
                return self.keep_broken_iteration(&roots, lines);
            }
            self.info.depth = depth;
            self.info.seldepth = worker.seldepth as u32;
            self.info.lines = roots[..lines].iter().map(line_of).collect();
            on_info(&self.info);
            if self.is_settled(&roots, depth) {
                return;
            }
        }
    }

    /// Another move that the broken iteration found better than the old best counts, and so does a
    /// win; of the same move the finished iteration mostly knows more.
    fn keep_broken_iteration(&mut self, roots: &[RootMove<MoveOf<E>>], lines: usize) {
        let best = &roots[0];
        let is_better = best.mv != self.info.lines[0].moves[0] || best.score > PROVEN;
        if lines == 1 && is_better {
            self.info.lines = vec![line_of(best)];
        }
    }

    /// Whether another iteration would be of no use, or would not be finished in time.
    fn is_settled(&self, roots: &[RootMove<MoveOf<E>>], depth: u32) -> bool {
        let limit = self.task.request.limit;
        let only_move = roots.len() == 1 && matches!(limit, Limit::Clock { .. });
        // A win found within the depth cannot come sooner: deeper looks change nothing.
        let proven = roots[0].score.abs() > PROVEN
            && WIN - roots[0].score.abs() <= depth as i32
            && limit != Limit::Infinite;
        let late = self.budget.soft.is_some_and(|soft| self.info.time >= soft);
        only_move || proven || late
    }

    /// Looks the rest of the game through, where that is possible within half of what a search may
    /// take. Nodes that were spent in vain are not counted.
    fn solve(&self) -> Option<Solved<MoveOf<E>>> {
        let Task { request, noise, cancel, .. } = self.task;
        // A fixed depth asks for a search of that depth, several lines for the moves beside the best.
        let wants_search = request.lines > 1 || matches!(request.limit, Limit::Depth(_));
        if !request.selective || wants_search || !noise.is_none() {
            return None;
        }
        let most_nodes = SOLVER_NODES.min(self.budget.nodes / 2);
        let longest = self.budget.soft.or(self.budget.hard).map(|time| time / 2);
        self.eval.solve(&self.task.position, &mut |nodes| {
            let looks_up = nodes.is_multiple_of(SOLVER_CHECKS);
            let late = looks_up && longest.is_some_and(|time| self.elapsed() >= time);
            nodes <= most_nodes && !late && !(looks_up && cancel.is_cancelled())
        })
    }

    fn solution(&self, solved: Solved<MoveOf<E>>) -> SearchInfo<MoveOf<E>> {
        let depth = solved.line.len() as u32;
        let score = match solved.margin.signum() {
            1 => Score::Win(depth),
            -1 => Score::Loss(depth),
            _ => Score::Points(0),
        };
        SearchInfo {
            depth,
            seldepth: depth,
            nodes: solved.nodes,
            time: self.elapsed(),
            lines: vec![PvLine { score, moves: solved.line }],
            margin: Some(solved.margin),
        }
    }

    fn elapsed(&self) -> Duration {
        self.task.clock.now().saturating_sub(self.begun)
    }
}

/// What the main thread looks at from time to time; the others are stopped by it.
#[derive(Copy, Clone)]
pub(crate) struct Watch<'s> {
    clock: &'s dyn Clock,
    begun: Duration,
    cancel: &'s dyn Cancel,
}

impl Watch<'_> {
    /// Whether the time is up, or the search is wanted no more.
    pub(crate) fn is_over(&self, budget: &Budget) -> bool {
        let elapsed = || self.clock.now().saturating_sub(self.begun);
        budget.hard.is_some_and(|hard| elapsed() >= hard) || self.cancel.is_cancelled()
    }
}

/// A helping thread: fills the table, and leaves the deepest iteration that any helper has finished.
fn help<E: Eval>(
    mut worker: Worker<'_, E>,
    mut roots: Roots<E>,
    number: usize,
    deepest: &Mutex<Option<SearchInfo<MoveOf<E>>>>,
) {
    // Helpers start at different depths, so that they are ahead of the main thread.
    for depth in 1 + number as u32 % 2..MAX_PLY as u32 {
        worker.aspirate(&mut roots, depth as i32);
        if worker.stopped {
            break;
        }
        let mut deepest = lock(deepest);
        let is_deeper = deepest.as_ref().is_none_or(|other| depth > other.depth);
        if depth <= worker.shared.budget.depth && is_deeper {
            let (seldepth, lines) = (worker.seldepth as u32, vec![line_of(&roots[0])]);
            *deepest = Some(SearchInfo { depth, seldepth, lines, ..SearchInfo::default() });
        }
    }
}

impl<E: Eval> Worker<'_, E> {
    /// One iteration for the best of the given root moves, within a window around its last score
    /// that is opened where it fails.
    fn aspirate(&mut self, roots: &mut [RootMove<MoveOf<E>>], depth: i32) {
        let last = roots[0].score;
        let mut margin = ASPIRATION_WINDOW;
        let (mut alpha, mut beta) = if depth >= ASPIRATION_DEPTH && last.abs() < PROVEN {
            (last - margin, last + margin)
        } else {
            (-INFINITE, INFINITE)
        };
        loop {
            let score = self.root(roots, depth, alpha, beta);
            if self.stopped {
                return;
            }
            margin *= ASPIRATION_GROWTH;
            let reach = if margin > ASPIRATION_MAX { 2 * INFINITE } else { margin };
            if score <= alpha {
                alpha = (score - reach).max(-INFINITE);
            } else if score >= beta {
                beta = (score + reach).min(INFINITE);
            } else {
                return;
            }
        }
    }
}

fn line_of<M: Copy>(root: &RootMove<M>) -> PvLine<M> {
    PvLine { score: Score::new(root.score), moves: root.line.clone() }
}

/// What is behind a lock, whoever panicked with it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
