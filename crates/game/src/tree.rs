//! The annotated tree of variations: moves with what was said about them, the main line first.
//!
//! Moves are texts here, as on a [`Line`] of a record file, from which a tree is made and to which
//! it is written. Whoever adds a move has made sure that it can be played.

use crate::error::LocalizedError;
use crate::errors_in_english;
use crate::event::Event;
use crate::message::Message;
use crate::messages;
use crate::outcome::End;
use crate::sheet::{Entry, Line, MAX_NESTING};
use crate::side::Side;

/// The most moves that a tree holds.
pub const MAX_NODES: usize = 20_000;

/// The longest comment, in characters.
pub const MAX_COMMENT: usize = 4_000;

/// A node of a [`Tree`]. No id is used twice, so that one that was kept never means another move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct NodeId(pub u32);

/// The position before the first move.
pub const ROOT: NodeId = NodeId(0);

/// A move, and the position it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS))]
pub struct Node {
    /// Its own id.
    pub id: NodeId,
    /// The move it follows; none for the root.
    pub parent: Option<NodeId>,
    /// What can follow, the main line first.
    pub children: Vec<NodeId>,
    /// What was played to come here; empty at the root.
    pub mv: String,
    /// What the move did where it moved nothing on the board: a piece came from beside it, the mat was
    /// laid, a player passed. People have words for that, and the notation tells them less.
    pub deed: Option<Event>,
    /// Who played it; at the root, who begins.
    pub mover: Side,
    /// Who is to move here.
    pub turn: Side,
    /// How the moves that lead here end the game, if they do.
    pub end: Option<End>,
    /// Counted as record files do: a new round wherever the first player begins again. 0 at the root.
    pub round: u32,
    /// The number as it is written where a line begins: `3.` or `3...`; empty at the root.
    pub number: String,
    /// Whether a round begins with the move, so that its number is always written.
    pub begins_round: bool,
    /// Moves from the root.
    pub ply: u32,
    /// What is said about the move, or about the game at the root; empty for nothing.
    pub comment: String,
    /// One of [`ANNOTATIONS`](crate::sheet::ANNOTATIONS).
    pub annotation: Option<&'static str>,
}

/// Moves with all that could have been played instead, and what is said about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// By their ids; nothing where a node was taken out.
    nodes: Vec<Option<Node>>,
    count: usize,
}

/// A move that was taken out with all that follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Removed {
    /// The first one before all that follow it.
    nodes: Vec<Node>,
    place: usize,
}

impl Removed {
    /// How many moves that were.
    #[must_use]
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The first of them.
    #[must_use]
    pub fn top(&self) -> NodeId {
        self.nodes[0].id
    }
}

impl Tree {
    /// A tree without moves, with that side to begin.
    #[must_use]
    pub fn new(turn: Side, end: Option<End>) -> Tree {
        let root = Node {
            id: ROOT,
            parent: None,
            children: Vec::new(),
            mv: String::new(),
            deed: None,
            mover: turn,
            turn,
            end,
            round: 0,
            number: String::new(),
            begins_round: false,
            ply: 0,
            comment: String::new(),
            annotation: None,
        };
        Tree { nodes: vec![Some(root)], count: 1 }
    }

    /// The node of that id, if it is in the tree.
    #[must_use]
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0 as usize)?.as_ref()
    }

    /// How many nodes there are, the root among them.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// All nodes, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().flatten()
    }

    /// The node after that move: the one that is there, or a new one behind its siblings. `events` are
    /// what it did, as far as they are known; `turn` and `end` tell the position it leads to.
    ///
    /// # Errors
    /// When the tree is full.
    ///
    /// # Panics
    /// When the parent is not in the tree.
    pub fn add(
        &mut self,
        parent: NodeId,
        mv: &str,
        events: &[Event],
        turn: Side,
        end: Option<End>,
    ) -> Result<NodeId, TreeFull> {
        if let Some(there) = self.child(parent, mv) {
            return Ok(there);
        }
        if self.count >= MAX_NODES {
            return Err(TreeFull);
        }
        let id = NodeId(u32::try_from(self.nodes.len()).map_err(|_| TreeFull)?);
        let before = self.node_mut(parent);
        let mover = before.turn;
        let begins_round =
            before.parent.is_none() || (mover, before.mover) == (Side::First, Side::Second);
        let round = before.round + u32::from(begins_round);
        let dots = if mover == Side::First { "." } else { "..." };
        let node = Node {
            id,
            parent: Some(parent),
            children: Vec::new(),
            mv: mv.to_owned(),
            deed: deed(events),
            mover,
            turn,
            end,
            round,
            number: format!("{round}{dots}"),
            begins_round,
            ply: before.ply + 1,
            comment: String::new(),
            annotation: None,
        };
        before.children.push(id);
        self.nodes.push(Some(node));
        self.count += 1;
        Ok(id)
    }

    /// The node after that move, if it is there.
    #[must_use]
    pub fn child(&self, parent: NodeId, mv: &str) -> Option<NodeId> {
        self.node(parent).children.iter().copied().find(|&child| self.node(child).mv == mv)
    }

    /// Takes a move and all that follows it out; the root stays.
    pub fn remove(&mut self, id: NodeId) -> Option<Removed> {
        let siblings = &mut self.node_mut(self.get(id)?.parent?).children;
        let place = siblings.iter().position(|&child| child == id)?;
        siblings.remove(place);
        let mut nodes = Vec::new();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let node = self.nodes[id.0 as usize].take().expect("a child is in the tree");
            open.extend(&node.children);
            nodes.push(node);
        }
        self.count -= nodes.len();
        Some(Removed { nodes, place })
    }

    /// Puts back what was taken out of a tree that has not changed since.
    ///
    /// # Panics
    /// When the move that it followed is gone.
    pub fn restore(&mut self, removed: Removed) -> NodeId {
        let top = removed.top();
        let Removed { nodes, place } = removed;
        let parent = nodes[0].parent.expect("the root is never removed");
        let siblings = &mut self.node_mut(parent).children;
        siblings.insert(place.min(siblings.len()), top);
        self.count += nodes.len();
        for node in nodes {
            let id = node.id;
            self.nodes[id.0 as usize] = Some(node);
        }
        top
    }

    /// Makes the innermost variation that the node is in one place more important. Tells whether it
    /// was in one.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let path = self.path(id);
        for &id in path.iter().rev() {
            let parent = self.node(id).parent.expect("a path leaves the root out");
            let siblings = &mut self.node_mut(parent).children;
            let place = siblings.iter().position(|&child| child == id).expect("a child");
            if place > 0 {
                siblings.swap(place, place - 1);
                return true;
            }
        }
        false
    }

    /// Sets the comment of a node; longer ones are cut.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        if let Some(Some(node)) = self.nodes.get_mut(id.0 as usize) {
            node.comment = comment.chars().take(MAX_COMMENT).collect();
        }
    }

    /// Sets the annotation of a move; the root has none.
    pub fn annotate(&mut self, id: NodeId, annotation: Option<&'static str>) {
        if let Some(Some(node)) = self.nodes.get_mut(id.0 as usize)
            && node.parent.is_some()
        {
            node.annotation = annotation;
        }
    }

    /// From the root, which is not part of it, to the node.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut here = id;
        while let Some(parent) = self.get(here).and_then(|node| node.parent) {
            path.push(here);
            here = parent;
        }
        path.reverse();
        path
    }

    /// The last node of the line that follows from there.
    #[must_use]
    pub fn end_of(&self, id: NodeId) -> NodeId {
        let mut here = id;
        while let Some(&next) = self.get(here).and_then(|node| node.children.first()) {
            here = next;
        }
        here
    }

    /// The sibling so many places further down; the node itself where there is none.
    #[must_use]
    pub fn sibling(&self, id: NodeId, by: isize) -> NodeId {
        let find = || {
            let siblings = &self.node(self.get(id)?.parent?).children;
            let place = siblings.iter().position(|&child| child == id)?;
            siblings.get(place.checked_add_signed(by)?).copied()
        };
        find().unwrap_or(id)
    }

    /// The moves as a line of a record file, with comments and variations. Variations that nest
    /// deeper than a file may are left out.
    #[must_use]
    pub fn to_line(&self) -> Line {
        let root = self.node(ROOT);
        let mut line = root
            .children
            .first()
            .map_or_else(Line::default, |&first| self.line_from(first, true, MAX_NESTING));
        line.comments = comments(&root.comment);
        line
    }

    /// The line from a node on. The head of a variation is one of the variations itself, so only a
    /// main line tells the siblings of its first move.
    fn line_from(&self, first: NodeId, is_main: bool, nesting: usize) -> Line {
        let mut line = Line::default();
        let mut next = Some(first);
        while let Some(id) = next {
            let node = self.node(id);
            let others = match node.parent {
                Some(parent) if nesting > 0 && (is_main || id != first) => {
                    &self.node(parent).children[1..]
                }
                _ => &[],
            };
            let is_numbered = node.begins_round || id == first;
            line.moves.push(Entry {
                number: if is_numbered { node.number.clone() } else { String::new() },
                text: node.mv.clone(),
                annotation: node.annotation,
                comments: comments(&node.comment),
                variations: others
                    .iter()
                    .map(|&other| self.line_from(other, false, nesting - 1))
                    .collect(),
                at_line: 0,
            });
            next = node.children.first().copied();
        }
        line
    }

    fn node(&self, id: NodeId) -> &Node {
        self.get(id).expect("the node is in the tree")
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        self.nodes[id.0 as usize].as_mut().expect("the node is in the tree")
    }
}

/// See [`Node::deed`].
fn deed(events: &[Event]) -> Option<Event> {
    let is_terrain = |event: &Event| matches!(event, Event::TerrainChanged { .. });
    let first = events.iter().copied().find(|event| !is_terrain(event))?;
    let is_deed = matches!(first, Event::Entered { .. } | Event::Counted { .. } | Event::Passed);
    is_deed.then_some(first)
}

fn comments(text: &str) -> Vec<String> {
    if text.trim().is_empty() { Vec::new() } else { vec![text.to_owned()] }
}

/// A tree holds [`MAX_NODES`] moves already.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TreeFull;

impl LocalizedError for TreeFull {
    fn message(&self) -> Message {
        messages::tree_full(MAX_NODES)
    }
}

errors_in_english!(TreeFull);
