//! The search as its users see it: a position in, moves and scores out.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use game::{Eval, Game, GameExt, Solved};

use crate::limit::{Budget, Clock, Limit};
use crate::score::{INFINITE, MAX_PLY, PROVEN, Score, WIN};
use crate::transposition_table::{TranspositionTable, check_room};
use crate::worker::{RootMove, Shared, Worker};

type MoveOf<E> = <<E as Eval>::Game as Game>::Move;

const WINDOW: i32 = 30; // points around the last score where the next is expected
const SOLVER_NODES: u64 = 3_000_000; // after which looking the game through is given up
const SOLVER_CHECKS: u64 = 64; // nodes of a solver between two looks at the clock

/// What to search and how.
#[derive(Clone, Debug)]
pub struct Task<'t, G: Game> {
    /// The position to find a move for.
    pub position: G,
    /// The keys of the positions that came before it in the game.
    pub earlier: &'t [u64],
    /// When to stop.
    pub limit: Limit,
    /// How many of the best moves to tell with their lines; at least 1.
    pub lines: usize,
    /// How many threads.
    pub threads: usize,
    /// By how much the player to move would rather play on than draw, in points: above zero against
    /// weaker players. The scores told are biased by it.
    pub contempt: i32,
    /// Whether to prune. Switched off, the score is that of plain negamax.
    pub selective: bool,
}

impl<G: Game> Task<'_, G> {
    /// The usual: one thread, the best line, pruning on.
    #[must_use]
    pub fn new(position: G, limit: Limit) -> Self {
        Task { position, earlier: &[], limit, lines: 1, threads: 1, contempt: 0, selective: true }
    }
}

/// A principal variation: one of the best moves and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(concrete(M = String)))]
pub struct PvLine<M> {
    /// How the position stands if this is played, for the player to move.
    pub score: Score,
    /// The move, then what both sides play.
    pub moves: Vec<M>,
}

/// What a search has found after an iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(concrete(M = String)))]
pub struct SearchInfo<M> {
    /// Plies searched in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Since the search began.
    #[cfg_attr(feature = "serde", serde(rename = "millis"), serde(with = "crate::millis"))]
    #[cfg_attr(feature = "ts-rs", ts(type = "number"))]
    pub time: Duration,
    /// The best moves, best first; none if the game is over.
    pub lines: Vec<PvLine<M>>,
    /// The final points of the player to move less those of the other with best play, where the
    /// rest of the game was looked through.
    pub margin: Option<i32>,
}

impl<M> Default for SearchInfo<M> {
    /// Before anything was looked at.
    fn default() -> SearchInfo<M> {
        SearchInfo {
            depth: 0,
            seldepth: 0,
            nodes: 0,
            time: Duration::ZERO,
            lines: Vec::new(),
            margin: None,
        }
    }
}

impl<M> SearchInfo<M> {
    /// The move to play; `None` if the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&M> {
        self.lines.first().and_then(|line| line.moves.first())
    }

    /// The same with its moves as text.
    #[must_use]
    pub fn to_text(&self) -> SearchInfo<String>
    where
        M: ToString,
    {
        let line = |line: &PvLine<M>| PvLine {
            score: line.score,
            moves: line.moves.iter().map(ToString::to_string).collect(),
        };
        SearchInfo {
            depth: self.depth,
            seldepth: self.seldepth,
            nodes: self.nodes,
            time: self.time,
            lines: self.lines.iter().map(line).collect(),
            margin: self.margin,
        }
    }
}

/// Starts the threads of a search that help the main one. Handed in, since a browser has no threads.
pub trait ThreadSpawner: Sync {
    /// Runs `main` here and `helper` with each number from 1 below `count` elsewhere, or as many
    /// of them as there can be, and returns when all are done.
    fn run(&self, count: usize, main: &mut dyn FnMut(), helper: &(dyn Fn(usize) + Sync));
}

/// Threads of the operating system.
#[derive(Copy, Clone, Debug)]
pub struct Threads;

impl ThreadSpawner for Threads {
    fn run(&self, count: usize, main: &mut dyn FnMut(), helper: &(dyn Fn(usize) + Sync)) {
        run_threads(thread::Builder::new, count, main, helper);
    }
}

fn run_threads(
    builder: impl Fn() -> thread::Builder,
    count: usize,
    main: &mut dyn FnMut(),
    helper: &(dyn Fn(usize) + Sync),
) {
    // Those that are there take no memory while others are started.
    let gate = Mutex::new(());
    thread::scope(|scope| {
        let closed = gate.lock();
        let (send, begun) = channel();
        // Where the system gives no more threads, those there are do the work.
        let start = |number| {
            check_room().ok()?;
            let (send, gate) = (send.clone(), &gate);
            let begin = move || {
                let _ = send.send(());
                drop(gate.lock());
                helper(number);
            };
            let handle = builder().spawn_scoped(scope, begin).ok()?;
            // The next finds out whether there is room for it when this one has got its own.
            let _ = begun.recv();
            Some(handle)
        };
        let helpers: Vec<_> = (1..count).map_while(start).collect();
        drop(closed);
        main();
        for helper in helpers {
            if let Err(panic) = helper.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

/// Starts no other thread: the main one searches alone.
#[derive(Copy, Clone, Debug)]
pub struct SingleThread;

impl ThreadSpawner for SingleThread {
    fn run(&self, _count: usize, main: &mut dyn FnMut(), _helper: &(dyn Fn(usize) + Sync)) {
        main();
    }
}

/// What a search works with: a transposition table that outlives it, a clock, threads, and a flag to
/// stop it.
#[derive(Copy, Clone)]
pub struct SearchContext<'w> {
    /// What earlier searches found.
    pub transpositions: &'w TranspositionTable,
    /// Tells the time.
    pub clock: &'w dyn Clock,
    /// Starts the helping threads.
    pub spawner: &'w dyn ThreadSpawner,
    /// Set from outside to end the search at once. Whoever starts a search lowers it first.
    pub stop: &'w AtomicBool,
}

/// Lets the helpers stop when the main thread has ended in whichever way. If it panicked, they
/// would be waited for, and some would search for ever.
struct Alarm<'a>(&'a AtomicBool);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Finds the best move. `on_info` is called after every iteration; the last info is returned.
pub fn search<E: Eval>(
    task: &Task<'_, E::Game>,
    eval: &E,
    context: SearchContext<'_>,
    mut on_info: impl FnMut(&SearchInfo<MoveOf<E>>),
) -> SearchInfo<MoveOf<E>> {
    let begun = context.clock.now();
    let nodes = AtomicU64::new(0);
    let budget = Budget::new(task.limit);
    let shared = Shared {
        transpositions: context.transpositions,
        stop: context.stop,
        nodes: &nodes,
        budget,
    };
    context.transpositions.new_search();
    let mut info = SearchInfo::default();
    let mut moves = task.position.legal_moves();
    moves.sort_by_key(|&mv| std::cmp::Reverse(eval.gain(&task.position, mv)));
    let roots: Vec<RootMove<MoveOf<E>>> =
        moves.into_iter().map(|mv| RootMove { mv, score: -INFINITE, line: vec![mv] }).collect();
    let Some(first) = roots.first() else { return info };
    // Whatever happens, there is a move to play.
    info.lines = vec![PvLine { score: Score::Points(0), moves: vec![first.mv] }];
    if let Some(solved) = solve(task, eval, context, begun, budget) {
        info.nodes = solved.nodes;
        info.time = context.clock.now().saturating_sub(begun);
        info.depth = solved.line.len() as u32;
        info.seldepth = info.depth;
        info.margin = Some(solved.margin);
        let score = match solved.margin.signum() {
            1 => Score::Win(info.depth),
            -1 => Score::Loss(info.depth),
            _ => Score::Points(0),
        };
        info.lines = vec![PvLine { score, moves: solved.line }];
        on_info(&info);
        context.stop.store(true, Ordering::Relaxed);
        return info;
    }
    let worker = |is_main| {
        let worker = Worker::new(eval, &shared, context.clock, begun, task, first.mv, is_main);
        (worker, roots.clone())
    };
    let mut own = worker(true);
    // What the helpers need is made here, as far as there is memory: a thread that gets none takes
    // everything down with it.
    let helpers: Vec<Mutex<Option<_>>> = (1..task.threads)
        .map_while(|_| check_room().is_ok().then(|| Mutex::new(Some(worker(false)))))
        .collect();
    // The deepest iteration that a helper has finished.
    let ahead: Mutex<Option<SearchInfo<MoveOf<E>>>> = Mutex::new(None);
    let helper = |number: usize| {
        let own = helpers[number - 1].lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((mut worker, mut roots)) = own else { return };
        // Helpers start at different depths, so that they are ahead of the main thread.
        for depth in 1 + number as u32 % 2..MAX_PLY as u32 {
            iterate(&mut worker, task, &mut roots, depth as i32, 0);
            if worker.stopped {
                break;
            }
            let mut ahead = ahead.lock().unwrap_or_else(PoisonError::into_inner);
            if depth <= budget.depth && ahead.as_ref().is_none_or(|other| depth > other.depth) {
                *ahead = Some(SearchInfo {
                    depth,
                    seldepth: worker.seldepth as u32,
                    lines: vec![line_of(&roots[0])],
                    ..SearchInfo::default()
                });
            }
        }
    };
    let mut main = || {
        let _alarm = Alarm(context.stop);
        let (worker, roots) = &mut own;
        let count = task.lines.clamp(1, roots.len());
        let max_depth = budget.depth.min(MAX_PLY as u32 - 1);
        for depth in 1..=max_depth {
            for place in 0..count {
                iterate(worker, task, roots, depth as i32, place);
                if worker.stopped {
                    break;
                }
                // A later place can come out better than an earlier one.
                roots[..=place].sort_by_key(|root| std::cmp::Reverse(root.score));
            }
            info.nodes = nodes.load(Ordering::Relaxed).max(worker.nodes);
            info.time = context.clock.now().saturating_sub(begun);
            if worker.stopped {
                // Another move that the broken iteration found better than the old best counts, and
                // so does a win; of the same move the finished iteration mostly knows more.
                let found = roots[0].mv != info.lines[0].moves[0] || roots[0].score > PROVEN;
                if count == 1 && found {
                    info.lines = vec![line_of(&roots[0])];
                }
                break;
            }
            info.depth = depth;
            info.seldepth = worker.seldepth as u32;
            info.lines = roots[..count].iter().map(line_of).collect();
            on_info(&info);
            let decided = roots.len() == 1 && matches!(task.limit, Limit::Clock { .. });
            // A win found within the depth cannot come sooner: deeper looks change nothing.
            let proven = roots[0].score.abs() > PROVEN
                && WIN - roots[0].score.abs() <= depth as i32
                && task.limit != Limit::Infinite;
            let late = budget.soft.is_some_and(|soft| info.time >= soft);
            if decided || proven || late {
                break;
            }
        }
    };
    context.spawner.run(1 + helpers.len(), &mut main, &helper);
    // A helper that got further knows better, unless there is nothing more to be known.
    if let Some(ahead) = ahead.into_inner().unwrap_or_else(PoisonError::into_inner)
        && ahead.depth > info.depth
        && task.lines == 1
        && matches!(info.lines[0].score, Score::Points(_))
    {
        info = SearchInfo { nodes: info.nodes, time: info.time, ..ahead };
        on_info(&info);
    }
    info
}

/// Looks the rest of the game through, where that is possible within half of what a search may take.
/// Nodes that were spent in vain are not counted.
fn solve<E: Eval>(
    task: &Task<'_, E::Game>,
    eval: &E,
    context: SearchContext<'_>,
    begun: Duration,
    budget: Budget,
) -> Option<Solved<MoveOf<E>>> {
    // A fixed depth asks for a search of that depth, several lines for the moves beside the best.
    if !task.selective || task.lines > 1 || matches!(task.limit, Limit::Depth(_)) {
        return None;
    }
    let most_nodes = SOLVER_NODES.min(budget.nodes / 2);
    let longest = budget.soft.or(budget.hard).map(|time| time / 2);
    eval.solve(&task.position, &mut |nodes| {
        let looks_up = nodes.is_multiple_of(SOLVER_CHECKS);
        let late = looks_up
            && longest.is_some_and(|time| context.clock.now().saturating_sub(begun) >= time);
        let stopped = looks_up && (context.stop.load(Ordering::Relaxed) || context.clock.rings());
        nodes <= most_nodes && !late && !stopped
    })
}

/// One iteration for the move at `place`: the places before it are already taken by better moves.
fn iterate<E: Eval>(
    worker: &mut Worker<'_, E>,
    task: &Task<'_, E::Game>,
    roots: &mut [RootMove<MoveOf<E>>],
    depth: i32,
    place: usize,
) {
    let roots = &mut roots[place..];
    let last = roots[0].score;
    let narrow = depth > 3 && last.abs() < PROVEN;
    let mut margin = WINDOW;
    let (mut alpha, mut beta) =
        if narrow { (last - margin, last + margin) } else { (-INFINITE, INFINITE) };
    loop {
        let score = worker.root(&task.position, roots, depth, alpha, beta);
        if worker.stopped {
            return;
        }
        margin *= 3;
        if score <= alpha {
            alpha = if margin > 1_000 { -INFINITE } else { (score - margin).max(-INFINITE) };
        } else if score >= beta {
            beta = if margin > 1_000 { INFINITE } else { (score + margin).min(INFINITE) };
        } else {
            return;
        }
    }
}

fn line_of<M: Copy>(root: &RootMove<M>) -> PvLine<M> {
    PvLine { score: Score::new(root.score), moves: root.line.clone() }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    #[test]
    fn those_that_can_be_started_do_the_work() {
        // No machine has a stack of that size to give.
        let begun = AtomicUsize::new(0);
        let builder = || match begun.fetch_add(1, Ordering::Relaxed) {
            0 | 1 => thread::Builder::new(),
            _ => thread::Builder::new().stack_size(1 << 50),
        };
        let (helpers, mut mains) = (Mutex::new(Vec::new()), 0);
        run_threads(builder, 9, &mut || mains += 1, &|number| {
            helpers.lock().expect("nobody panics").push(number);
        });
        let mut helpers = helpers.into_inner().expect("nobody panics");
        helpers.sort_unstable();
        assert_eq!((mains, helpers), (1, vec![1, 2]));
    }
}
