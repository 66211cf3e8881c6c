//! A second opinion: Monte-Carlo tree search with proofs.
//!
//! Random games from the leaves of a growing tree, the branches chosen by upper confidence bounds
//! (UCT). Wins and losses found in the tree are proven up to the root, so that forced play is
//! certain even where random games mislead.

use std::time::Duration;

use game::{Eval, Game, MoveOf, Outcome, Random, Side};

use crate::cancel::Cancel;
use crate::limit::{Budget, Clock, Limit};

const EXPLORATION: f32 = 0.9; // how far the bound reaches for branches seldom visited
const MAX_PLAYOUT: u32 = 60; // random plies before the evaluation decides
const MAX_NODES: usize = 4_000_000; // of the tree
const POINTS_FOR_SURE: f32 = 300.0; // an advantage that wins three games in four
const CHECK_EVERY: u64 = 32; // playouts between two looks at the clock

/// What the playouts say.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Opinion<M> {
    /// The move with the most visits, or a proven win; `None` if the game is over.
    pub best: Option<M>,
    /// The share of points the player to move makes with it, from 0 to 1.
    pub share: f32,
    /// Whether the outcome is proven.
    pub proven: bool,
    /// Random games played.
    pub playouts: u64,
    /// Since the search began.
    pub time: Duration,
}

struct Node<M> {
    mv: Option<M>,
    /// The player who made the move into this node; values are theirs.
    mover: Side,
    first_child: u32,
    children: u32,
    expanded: bool,
    visits: u32,
    points: f32,
    proven: Option<Outcome>,
}

struct Tree<'t, E: Eval> {
    eval: &'t E,
    nodes: Vec<Node<MoveOf<E>>>,
    random: Random,
}

/// Plays random games from a position until the limit is reached; a depth limit counts as none.
/// The same seed and node limit give the same answer.
pub fn monte_carlo<E: Eval>(
    position: &E::Game,
    eval: &E,
    limit: Limit,
    seed: u64,
    clock: &dyn Clock,
    cancel: &dyn Cancel,
) -> Opinion<MoveOf<E>> {
    let begun = clock.now();
    let budget = Budget::new(limit);
    let time = || clock.now().saturating_sub(begun);
    let mut tree = Tree { eval, nodes: Vec::new(), random: Random::new(seed) };
    tree.nodes.push(Node::new(None, !position.turn()));
    let mut playouts = 0;
    while playouts < budget.nodes && tree.nodes.len() < MAX_NODES && tree.nodes[0].proven.is_none()
    {
        tree.grow(position);
        playouts += 1;
        if playouts % CHECK_EVERY == 0 {
            let late = budget.hard.is_some_and(|hard| time() >= hard);
            if late || cancel.is_cancelled() {
                break;
            }
        }
    }
    tree.opinion(position, playouts, time())
}

impl<M> Node<M> {
    fn new(mv: Option<M>, mover: Side) -> Node<M> {
        Node {
            mv,
            mover,
            first_child: 0,
            children: 0,
            expanded: false,
            visits: 0,
            points: 0.0,
            proven: None,
        }
    }
}

impl<E: Eval> Tree<'_, E> {
    /// One walk from the root to a leaf, one random game, and the way back.
    fn grow(&mut self, root: &E::Game) {
        let mut position = *root;
        let mut path = vec![0_usize];
        loop {
            let here = *path.last().expect("the root is on the path");
            if let Some(outcome) = self.nodes[here].proven {
                self.settle(&path, outcome_share(outcome));
                return;
            }
            if !self.nodes[here].expanded {
                if let Some(end) = position.end() {
                    self.nodes[here].proven = Some(end.outcome);
                    self.settle(&path, outcome_share(end.outcome));
                    return;
                }
                if self.nodes[here].visits > 0 || here == 0 {
                    self.expand(here, &position);
                } else {
                    let share = self.playout(position);
                    self.settle(&path, share);
                    return;
                }
            }
            let child = self.select(here);
            let mv = self.nodes[child].mv.expect("every node but the root has a move");
            position.play_unchecked(mv, &mut ());
            path.push(child);
        }
    }

    fn expand(&mut self, here: usize, position: &E::Game) {
        let mover = position.turn();
        let first = self.nodes.len();
        let nodes = &mut self.nodes;
        position.each_move(|mv| nodes.push(Node::new(Some(mv), mover)));
        let count = self.nodes.len() - first;
        // Children are first tried in random order, not in the generator's.
        let random = &mut self.random;
        random.shuffle(&mut self.nodes[first..]);
        let node = &mut self.nodes[here];
        node.first_child = first as u32;
        node.children = count as u32;
        node.expanded = true;
    }

    fn children(&self, here: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[here];
        node.first_child as usize..(node.first_child + node.children) as usize
    }

    /// The branch with the highest bound; branches proven lost for the player are left alone.
    fn select(&self, here: usize) -> usize {
        let log = (self.nodes[here].visits.max(1) as f32).ln();
        let bound = |index: usize| {
            let child = &self.nodes[index];
            match child.proven {
                Some(Outcome::Win(side)) if side != child.mover => f32::NEG_INFINITY,
                _ if child.visits == 0 => f32::INFINITY,
                _ => {
                    let visits = child.visits as f32;
                    child.points / visits + EXPLORATION * (log / visits).sqrt()
                }
            }
        };
        let mut best = self.nodes[here].first_child as usize;
        let mut highest = f32::NEG_INFINITY;
        for index in self.children(here) {
            let value = bound(index);
            if value > highest {
                (best, highest) = (index, value);
            }
            if value == f32::INFINITY {
                break;
            }
        }
        best
    }

    /// A random game. The first player's share of the point.
    fn playout(&mut self, mut position: E::Game) -> f32 {
        for _ in 0..MAX_PLAYOUT {
            match position.random_move(&mut self.random) {
                Some(mv) => position.play_unchecked(mv, &mut ()),
                None => break,
            }
        }
        match position.end() {
            Some(end) => outcome_share(end.outcome),
            None => {
                let points = self.eval.value(&position) as f32;
                let share = 1.0 / (1.0 + (-points * 1.1 / POINTS_FOR_SURE).exp());
                if position.turn() == Side::First { share } else { 1.0 - share }
            }
        }
    }

    /// Carries a result, as the first player's share, and what it proves back to the root.
    fn settle(&mut self, path: &[usize], share: f32) {
        for (depth, &index) in path.iter().enumerate().rev() {
            let mover = self.nodes[index].mover;
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.points += if mover == Side::First { share } else { 1.0 - share };
            if self.nodes[index].proven.is_some() && depth > 0 {
                self.prove(path[depth - 1]);
            }
        }
    }

    /// A node is proven when a branch wins for the player to move there, or all branches are known.
    fn prove(&mut self, here: usize) {
        if self.nodes[here].proven.is_some() {
            return;
        }
        let range = self.children(here);
        let Some(player) = range.clone().next().map(|index| self.nodes[index].mover) else {
            return;
        };
        let mut best = Some(Outcome::Win(!player));
        for index in range {
            match self.nodes[index].proven {
                Some(Outcome::Win(side)) if side == player => {
                    self.nodes[here].proven = Some(Outcome::Win(player));
                    return;
                }
                Some(Outcome::Draw) => best = best.map(|_| Outcome::Draw),
                Some(Outcome::Win(_)) => {}
                // Not all branches are known, but a later one may still be a proven win.
                None => best = None,
            }
        }
        self.nodes[here].proven = best;
    }

    fn opinion(&self, position: &E::Game, playouts: u64, time: Duration) -> Opinion<MoveOf<E>> {
        let player = position.turn();
        let rank = |index: &usize| {
            let node = &self.nodes[*index];
            let standing = match node.proven {
                Some(Outcome::Win(side)) if side == player => 2_u8,
                Some(Outcome::Win(_)) => 0,
                _ => 1,
            };
            (standing, node.visits)
        };
        let best = self.children(0).max_by_key(rank);
        let share = best.map_or(0.5, |index| {
            let node = &self.nodes[index];
            match node.proven {
                Some(outcome) if player == Side::First => outcome_share(outcome),
                Some(outcome) => 1.0 - outcome_share(outcome),
                None => node.points / node.visits.max(1) as f32,
            }
        });
        Opinion {
            best: best.and_then(|index| self.nodes[index].mv),
            share,
            proven: self.nodes[0].proven.is_some(),
            playouts,
            time,
        }
    }
}

/// The first player's share of the point.
fn outcome_share(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win(Side::First) => 1.0,
        Outcome::Win(Side::Second) => 0.0,
        Outcome::Draw => 0.5,
    }
}
