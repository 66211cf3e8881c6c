//! One thread of the search: principal variation search with quiescence.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Eval, Game, Move, MoveOf, Outcome};

use crate::history::History;
use crate::limit::Budget;
use crate::noise::Noise;
use crate::params::{
    CHECK_EVERY, DELTA_MARGIN, EXTENSION_LIMIT, FUTILITY_MARGIN, LMR_DEPTH, LMR_HISTORY, LMR_MOVES,
    LMR_ROOT_MOVES, MAX_PLY, MAX_QUIESCENCE_PLY, NULL_MOVE_DEPTH, NULL_MOVE_DIVISOR,
    NULL_MOVE_REDUCTION, QUIET_KEYED, REVERSE_FUTILITY_MARGIN, SHALLOW_DEPTH, base_reduction,
    late_move_count,
};
use crate::picker::{Hint, Moves, Pick, Picked};
use crate::repetition::RepetitionHistory;
use crate::score::{INFINITE, PROVEN, WIN};
use crate::search::{Task, Watch};
use crate::transposition_table::{Bound, Entry, NO_MOVE, TranspositionTable};

/// What all threads of one search share.
#[derive(Debug)]
pub(crate) struct Shared<'s> {
    pub(crate) transpositions: &'s TranspositionTable,
    /// Raised when the search is over, for whatever reason.
    pub(crate) stop: &'s AtomicBool,
    pub(crate) nodes: &'s AtomicU64,
    pub(crate) budget: Budget,
}

/// A move at the root, and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    pub(crate) score: i32,
    pub(crate) line: Vec<M>,
}

/// One thread's state; everything is allocated before the search begins.
pub(crate) struct Worker<'s, E: Eval> {
    eval: &'s E,
    pub(crate) shared: &'s Shared<'s>,
    /// Of the main thread.
    watch: Option<Watch<'s>>,
    root: E::Game,
    selective: bool,
    noise: Noise,
    /// What a draw is worth to each side.
    draws: [i32; 2],
    history: History,
    repetitions: RepetitionHistory,
    moves: Moves<MoveOf<E>>,
    /// Moves by their indices, as far as this thread has come across them.
    known: Vec<Option<MoveOf<E>>>,
    tried: Vec<u16>,
    reductions: &'static [u8],
    /// The best line from each ply, and its length.
    lines: Vec<MoveOf<E>>,
    lengths: Vec<usize>,
    /// What the evaluation keeps up to date, of each ply.
    states: Vec<E::State>,
    root_depth: usize,
    nodes: u64,
    reported: u64,
    pub(crate) seldepth: usize,
    pub(crate) stopped: bool,
}

/// A position whose moves are searched.
#[derive(Copy, Clone)]
struct Node<'p, G> {
    position: &'p G,
    depth: i32,
    ply: usize,
    /// The index of the move that led here.
    before: u16,
    /// Whether it may lie on the best line: its window is wider than a point.
    is_pv: bool,
    static_eval: i32,
    urgent: bool,
}

impl<'s, E: Eval> Worker<'s, E> {
    pub(crate) fn new(
        eval: &'s E,
        shared: &'s Shared<'s>,
        task: &Task<'_, E::Game>,
        any_move: MoveOf<E>,
    ) -> Worker<'s, E> {
        let mut draws = [task.request.contempt; 2];
        draws[task.position.turn().index()] = -task.request.contempt;
        let count = <MoveOf<E> as Move>::COUNT;
        Worker {
            eval,
            shared,
            watch: None,
            root: task.position,
            selective: task.request.selective,
            noise: task.noise,
            draws,
            history: History::new(count, MAX_PLY + 2),
            repetitions: RepetitionHistory::new(task.earlier, MAX_PLY + 8),
            moves: Moves::with_capacity(1 << 14),
            known: vec![None; count],
            tried: Vec::with_capacity(1 << 12),
            reductions: &REDUCTIONS,
            // Any move fills the table: it is only read where a line was written.
            lines: vec![any_move; (MAX_PLY + 2) * (MAX_PLY + 2)],
            lengths: vec![0; MAX_PLY + 2],
            states: vec![eval.refresh(&task.position); MAX_PLY + 2],
            root_depth: 0,
            nodes: 0,
            reported: 0,
            seldepth: 0,
            stopped: false,
        }
    }

    /// The thread that looks at the clock for all.
    pub(crate) fn watching(self, watch: Watch<'s>) -> Worker<'s, E> {
        Worker { watch: Some(watch), ..self }
    }

    /// Searches root moves to that depth within a window. The moves must be in the order of the last
    /// iteration. Gives the best score; the moves are left sorted.
    pub(crate) fn root(
        &mut self,
        moves: &mut [RootMove<MoveOf<E>>],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.root_depth = depth as usize;
        let root = self.root;
        let (before, static_eval) = (NO_MOVE, 0);
        let node = Node {
            position: &root,
            depth,
            ply: 0,
            before,
            is_pv: true,
            static_eval,
            urgent: false,
        };
        let mut best = -INFINITE;
        self.repetitions.push(root.key());
        for number in 0..moves.len() {
            let mv = moves[number].mv;
            let late = self.selective && number > LMR_ROOT_MOVES && depth >= LMR_DEPTH;
            let reduction = if late && self.eval.gain(&root, mv) <= 0 {
                self.base_reduction(depth, number) / 2
            } else {
                0
            };
            let next = self.make(&root, mv, 0);
            let score = self.pvs(&node, &next, mv, number, reduction, alpha, beta);
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha || number == 0 {
                let entry = &mut moves[number];
                entry.score = score;
                entry.line.clear();
                entry.line.push(mv);
                let length = self.lengths[1];
                entry.line.extend_from_slice(&self.lines[MAX_PLY + 2..][..length]);
                moves[..=number].rotate_right(1);
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        self.repetitions.pop();
        best
    }

    #[allow(clippy::too_many_arguments)]
    fn node(
        &mut self,
        position: &E::Game,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        before: u16,
        may_pass: bool,
    ) -> i32 {
        self.lengths[ply] = 0;
        if let Some(score) = self.leaf(position, ply) {
            return score;
        }
        // Mate distance: a win nearer the root than any found below makes this node pointless.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        if depth <= 0 {
            return self.quiescence(position, alpha, beta, ply, 0);
        }

        let is_pv = beta - alpha > 1;
        let key = position.key() ^ quiet_key(position.quiet());
        let entry = self.shared.transpositions.probe(key);
        if let Some(entry) = entry
            && self.selective
            && !is_pv
            && let Some(score) = cutoff(entry, depth, alpha, beta, ply)
        {
            return score;
        }
        let (static_eval, urgent) =
            entry.map_or_else(|| self.judge(position, ply), |entry| (entry.eval, entry.urgent));
        // What is stored has the longer depth, so that the next iteration is content with it:
        // otherwise extensions cost more than they find (docs/experiments.md).
        let extends = urgent && self.selective && ply < EXTENSION_LIMIT * self.root_depth;
        let depth = if extends { depth + 1 } else { depth };
        let node = Node { position, depth, ply, before, is_pv, static_eval, urgent };
        if self.selective && !is_pv && !urgent && beta.abs() < PROVEN {
            if depth <= SHALLOW_DEPTH && static_eval - REVERSE_FUTILITY_MARGIN * depth >= beta {
                return static_eval;
            }
            if may_pass && let Some(score) = self.null_move(&node, beta) {
                return score;
            }
        }

        let hash_move = entry.map_or(NO_MOVE, |entry| entry.index);
        let (best, index) = self.search_moves(&node, hash_move, alpha, beta);
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = score_stored(best, ply);
        self.shared
            .transpositions
            .store(key, Entry { index, score, eval: static_eval, urgent, depth, bound });
        best
    }

    /// Null-move pruning: whoever stands well after giving up the turn stands well.
    #[inline]
    fn null_move(&mut self, node: &Node<'_, E::Game>, beta: i32) -> Option<i32> {
        let &Node { position, depth, ply, static_eval, .. } = node;
        if depth < NULL_MOVE_DEPTH || static_eval < beta {
            return None;
        }
        let passed = self.eval.null_move(position)?;
        if passed.turn() == position.turn() {
            return None;
        }
        if size_of::<E::State>() > 0 {
            self.states[ply + 1] = self.eval.refresh(&passed);
        }
        self.repetitions.push(position.key());
        let reduced = depth - NULL_MOVE_REDUCTION - depth / NULL_MOVE_DIVISOR;
        let score = -self.node(&passed, reduced, -beta, -beta + 1, ply + 1, NO_MOVE, false);
        self.repetitions.pop();
        if self.stopped {
            return Some(0);
        }
        (score >= beta).then_some(if score > PROVEN { beta } else { score })
    }

    /// Tries the moves until one refutes the position. The best score, and the index of the best move
    /// if it is better than `alpha`.
    #[inline]
    fn search_moves(
        &mut self,
        node: &Node<'_, E::Game>,
        hash_move: u16,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, u16) {
        let &Node { position, depth, ply, before, static_eval, .. } = node;
        let (first, tried_from) = (self.moves.len(), self.tried.len());
        let hash_move = self.hint(hash_move);
        let killers = self.history.killers(ply).map(|index| self.hint(index));
        let mut pick = Pick::new(&self.moves, hash_move, killers, before);
        let (mut best, mut best_index) = (-INFINITE, NO_MOVE);
        let prunes = self.selective && !node.is_pv && !node.urgent && depth <= SHALLOW_DEPTH;
        let futile =
            prunes && static_eval + FUTILITY_MARGIN * depth <= alpha && alpha.abs() < PROVEN;
        self.repetitions.push(position.key());
        loop {
            let number = pick.number();
            if futile && E::FOLLOWS_EVERY_GAIN && pick.has_done_gains(&self.moves) {
                best = best.max(static_eval);
                break;
            }
            let picked = pick.next(&mut self.moves, position, self.eval, &self.history);
            let Some(Picked { mv, index, gain, rank }) = picked else { break };
            let quiet = gain <= 0;
            // Those after a late quiet move stand lower still.
            if prunes
                && quiet
                && best > -PROVEN
                && (number as i32 > late_move_count(depth) || futile && number > 0)
            {
                break;
            }
            let reduction = if quiet { self.late_move_reduction(node, number, rank) } else { 0 };
            let next = self.make(position, mv, ply);
            let score = self.pvs(node, &next, mv, number, reduction, alpha, beta);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_index = index;
                    self.known[usize::from(index)] = Some(mv);
                    self.extend_line(ply, mv);
                }
            }
            if alpha >= beta {
                if quiet {
                    let tried = &self.tried[tried_from..];
                    let side = position.turn().index();
                    self.history.refuted(side, ply, before, index, tried, depth);
                }
                break;
            }
            if quiet && self.tried.len() < self.tried.capacity() {
                self.tried.push(index);
            }
        }
        self.repetitions.pop();
        self.moves.truncate(first);
        self.tried.truncate(tried_from);
        (best, best_index)
    }

    /// Principal variation search of one move. The first is searched with the whole window; of the
    /// others it is only asked whether they are better, at first with a reduced depth.
    #[allow(clippy::too_many_arguments)]
    #[inline]
    fn pvs(
        &mut self,
        node: &Node<'_, E::Game>,
        next: &E::Game,
        mv: MoveOf<E>,
        number: usize,
        reduction: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let depth = node.depth - 1;
        if number == 0 {
            return self.child(node, next, mv, depth, alpha, beta);
        }
        let mut score = self.child(node, next, mv, depth - reduction, alpha, alpha + 1);
        if score > alpha && reduction > 0 {
            score = self.child(node, next, mv, depth, alpha, alpha + 1);
        }
        if score > alpha && score < beta {
            score = self.child(node, next, mv, depth, alpha, beta);
        }
        score
    }

    /// The score of a move for the player who makes it; the same player may be to move again.
    fn child(
        &mut self,
        node: &Node<'_, E::Game>,
        next: &E::Game,
        mv: MoveOf<E>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let (index, ply) = (mv.index(), node.ply + 1);
        if next.turn() == node.position.turn() {
            self.node(next, depth, alpha, beta, ply, index, true)
        } else {
            -self.node(next, depth, -beta, -alpha, ply, index, true)
        }
    }

    /// By how many plies a quiet move that comes late is searched less deeply.
    #[inline]
    fn late_move_reduction(&self, node: &Node<'_, E::Game>, number: usize, rank: i32) -> i32 {
        let depth = node.depth;
        if !self.selective || depth < LMR_DEPTH || number <= LMR_MOVES || node.urgent {
            return 0;
        }
        let reduction = self.base_reduction(depth, number) - i32::from(node.is_pv);
        (reduction - (rank / LMR_HISTORY).clamp(-1, 2)).clamp(0, depth - 2)
    }

    /// Follows noisy moves until the position is calm enough to be judged.
    fn quiescence(
        &mut self,
        position: &E::Game,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        below: usize,
    ) -> i32 {
        let stand_pat = self.evaluate(position, ply);
        if stand_pat >= beta || below >= MAX_QUIESCENCE_PLY || ply >= MAX_PLY {
            return stand_pat;
        }
        let mut best = stand_pat;
        alpha = alpha.max(stand_pat);
        let first = self.moves.len();
        let moves = &mut self.moves;
        self.eval.each_noisy(position, |mv, gain| {
            moves.push(mv, 0, gain, gain);
        });
        for place in first..self.moves.len() {
            let Picked { mv, gain, .. } = self.moves.bring_best(place);
            if self.selective && stand_pat + gain + DELTA_MARGIN <= alpha {
                break; // the rest gain less
            }
            let next = self.make(position, mv, ply);
            self.lengths[ply + 1] = 0;
            let score = match self.leaf(&next, ply + 1) {
                Some(score) if next.turn() == position.turn() => score,
                Some(score) => -score,
                None if next.turn() == position.turn() => {
                    self.quiescence(&next, alpha, beta, ply + 1, below + 1)
                }
                None => -self.quiescence(&next, -beta, -alpha, ply + 1, below + 1),
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, mv);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(first);
        best
    }

    /// Counts the node; gives its score if the game ends here, has been here before, or the search
    /// must stop.
    fn leaf(&mut self, position: &E::Game, ply: usize) -> Option<i32> {
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if self.nodes.is_multiple_of(CHECK_EVERY) || self.nodes >= self.shared.budget.nodes {
            self.look_up();
        }
        if self.stopped {
            return Some(0);
        }
        if let Some(end) = position.end() {
            return Some(match end.outcome {
                Outcome::Draw => self.draws[position.turn().index()],
                Outcome::Win(side) if side == position.turn() => WIN - ply as i32,
                Outcome::Win(_) => -WIN + ply as i32,
            });
        }
        let is_drawn = || self.selective && self.noise.is_none() && self.eval.is_drawn(position);
        if self.repetitions.is_repetition(position.key()) || is_drawn() {
            return Some(self.draws[position.turn().index()]);
        }
        (ply >= MAX_PLY).then(|| self.evaluate(position, ply))
    }

    /// Makes a move, and brings what the evaluation keeps up to date with it.
    #[inline]
    fn make(&mut self, position: &E::Game, mv: MoveOf<E>, ply: usize) -> E::Game {
        let mut next = *position;
        if size_of::<E::State>() == 0 {
            next.play_unchecked(mv, &mut ());
        } else {
            let (before, after) = self.states.split_at_mut(ply + 1);
            after[0].clone_from(&before[ply]);
            self.eval.advance(&mut next, mv, &mut after[0]);
        }
        next
    }

    /// The opinion of the evaluation, and the errors of a weak level.
    #[inline]
    fn evaluate(&self, position: &E::Game, ply: usize) -> i32 {
        self.eval.evaluate(position, &self.states[ply]) + self.noise.error(position)
    }

    #[inline]
    fn judge(&self, position: &E::Game, ply: usize) -> (i32, bool) {
        let (points, urgent) = self.eval.judge(position, &self.states[ply]);
        (points + self.noise.error(position), urgent)
    }

    /// The move of an index, as far as this thread knows it.
    fn hint(&self, index: u16) -> Hint<MoveOf<E>> {
        Hint { index, mv: self.known.get(usize::from(index)).copied().flatten() }
    }

    /// Adds up the nodes and looks whether to stop: at the budget, and if this is the main thread at
    /// the clock and whether the search is still wanted.
    fn look_up(&mut self) {
        let Shared { stop, nodes, budget, .. } = self.shared;
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        let total = nodes.fetch_add(new, Ordering::Relaxed) + new;
        if total >= budget.nodes || self.watch.is_some_and(|watch| watch.is_over(budget)) {
            stop.store(true, Ordering::Relaxed);
        }
        self.stopped = stop.load(Ordering::Relaxed);
    }

    /// The nodes of all threads, as far as they have been added up.
    pub(crate) fn total_nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed).max(self.nodes)
    }

    fn base_reduction(&self, depth: i32, number: usize) -> i32 {
        i32::from(self.reductions[(depth.min(63) as usize) * 64 + number.min(63)])
    }

    /// The best line from this ply is this move and then the best line from the next.
    fn extend_line(&mut self, ply: usize, mv: MoveOf<E>) {
        let width = MAX_PLY + 2;
        let length = self.lengths[ply + 1].min(width - 1);
        let (here, below) = (ply * width, (ply + 1) * width);
        self.lines[here] = mv;
        self.lines.copy_within(below..below + length, here + 1);
        self.lengths[ply] = length + 1;
    }
}

/// The score of a stored position, if it was searched deeply enough to settle this one.
#[inline]
fn cutoff(entry: Entry, depth: i32, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
    let score = score_here(entry.score, ply);
    let settles = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    (entry.depth >= depth && settles).then_some(score)
}

/// By how many plies a late move is reduced: 64 numbers of moves for each depth. Made once, since it
/// takes longer than a short search.
static REDUCTIONS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let cell = |index: usize| {
        let (depth, number) = ((index / 64) as f64, (index % 64) as f64);
        if depth < 1.0 || number < 1.0 { 0 } else { base_reduction(depth, number) }
    };
    (0..64 * 64).map(cell).collect()
});

/// Near a quiet limit the counter matters, so that positions there are stored apart.
fn quiet_key(quiet: u32) -> u64 {
    if quiet < QUIET_KEYED { 0 } else { u64::from(quiet).wrapping_mul(0x9e37_79b9_7f4a_7c15) }
}

/// Wins are stored by their distance from the position, not from the root.
fn score_stored(score: i32, ply: usize) -> i32 {
    if score > PROVEN {
        score + ply as i32
    } else if score < -PROVEN {
        score - ply as i32
    } else {
        score
    }
}

fn score_here(score: i32, ply: usize) -> i32 {
    if score > PROVEN {
        score - ply as i32
    } else if score < -PROVEN {
        score + ply as i32
    } else {
        score
    }
}
