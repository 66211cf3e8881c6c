//! An analysis: a tree of variations, and the place in it that is looked at.

use game::sheet::{ANNOTATIONS, Line, Tag, player_tag};
use game::{
    End, Frame, LocalizedError, Message, MoveError, NodeId, Outcome, ROOT, Reason, RecordError,
    Removed, Sheet, Tree, TreeFull, View,
};
use table::Table;

use crate::hand::play_frames;

/// Tags that follow from the moves, and are written anew.
const OWN_TAGS: [&str; 6] = ["Game", "Variant", "Seed", "Start", "Result", "End"];

/// A game of any kind with variations and remarks. It stands at one node; [`table`](Study::table)
/// tells everything about the position there.
pub struct Study {
    tree: Tree,
    /// Stands at `at`, without a verdict: one can play on where somebody resigned.
    table: Box<dyn Table>,
    at: NodeId,
    /// The end of the line that is being looked through: going back does not leave it.
    tail: NodeId,
    removed: Option<Removed>,
    tags: Vec<Tag>,
    verdict: Option<Verdict>,
}

/// The end that a record tells and its moves do not, and the moves it holds for.
struct Verdict {
    moves: Vec<String>,
    end: End,
}

/// A way to go through a tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the beginning.
    Start,
    /// One move back.
    Back,
    /// One move on, along the line that is being looked through.
    On,
    /// To the end of that line.
    End,
    /// To the variation above.
    Above,
    /// To the variation below.
    Below,
}

impl Study {
    /// The game on a table, with its last move to look at.
    #[must_use]
    pub fn new(table: Box<dyn Table>) -> Study {
        let sheet = table.sheet();
        let end = table.end();
        Study::plant(table, &sheet, end).expect("a game is shorter than the largest tree")
    }

    /// Reads a record file with all its variations and remarks; the first position is looked at.
    ///
    /// # Errors
    /// As [`load`](crate::load), or when there are more moves than a tree holds.
    pub fn load(text: &str) -> Result<Study, RecordError> {
        let (table, sheet) = crate::load(text)?;
        let end = table.end();
        let mut study = Study::plant(table, &sheet, end)
            .map_err(|error| RecordError { place: None, reason: error.message() })?;
        study.go_to(ROOT);
        Ok(study)
    }

    /// Makes the tree of a sheet that the rules have accepted.
    fn plant(
        mut table: Box<dyn Table>,
        sheet: &Sheet,
        end: Option<End>,
    ) -> Result<Study, TreeFull> {
        let moves = table.moves();
        while table.rewind().is_some() {}
        let mut study = Study {
            tree: Tree::new(table.turn(), table.end()),
            table,
            at: ROOT,
            tail: ROOT,
            removed: None,
            tags: sheet.tags.clone(),
            verdict: None,
        };
        study.tags.retain(|tag| !OWN_TAGS.contains(&tag.name.as_str()));
        study.grow(ROOT, &sheet.main, "")?;
        study.tree.set_comment(ROOT, &sheet.main.comments.join(" "));
        study.go_to(study.tree.end_of(ROOT));
        if let Some(end) = end
            && study.table.end().is_none()
        {
            study.verdict = Some(Verdict { moves, end });
        }
        Ok(study)
    }

    /// Adds a line after a node. What is said before a variation belongs to its first move.
    /// Recursion is as deep as variations nest.
    fn grow(&mut self, from: NodeId, line: &Line, lead: &str) -> Result<(), TreeFull> {
        let mut here = from;
        for (index, entry) in line.moves.iter().enumerate() {
            let before = here;
            self.walk_to(before);
            here = self.extend(&entry.text).map_err(|error| match error {
                StudyError::Full(full) => full,
                StudyError::Move(error) => unreachable!("a checked move was refused: {error}"),
            })?;
            let lead = if index == 0 { lead } else { "" };
            let said: Vec<&str> = std::iter::once(lead)
                .chain(entry.comments.iter().map(String::as_str))
                .filter(|text| !text.is_empty())
                .collect();
            self.tree.set_comment(here, &said.join(" "));
            self.tree.annotate(here, entry.annotation);
            for variation in &entry.variations {
                self.grow(before, variation, &variation.comments.join(" "))?;
            }
        }
        Ok(())
    }

    /// The position that is looked at, with the moves that lead to it.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The moves with what is said about them.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node that is looked at.
    #[must_use]
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The line that is being looked through, without the root.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        self.tree.path(self.tail)
    }

    /// How the game ended here: by its moves, or as its record tells.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let told = || self.verdict.as_ref().filter(|verdict| verdict.moves == self.table.moves());
        self.table.end().or_else(|| told().map(|verdict| verdict.end))
    }

    /// The position before the last move, and what the move did; `None` at the root.
    #[must_use]
    pub fn arrival(&self) -> Option<(View, Vec<Frame>)> {
        let mut table = self.table.copy();
        let mv = table.rewind()?;
        let before = table.view();
        Some((
            before,
            play_frames(&mut *table, &mv).expect("a move taken back can be played again"),
        ))
    }

    /// Looks at a node. Tells whether it is in the tree.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if self.tree.get(node).is_none() {
            return false;
        }
        self.walk_to(node);
        if node != ROOT && !self.tree.path(self.tail).contains(&node) {
            self.tail = node;
        }
        if self.tree.get(self.tail).is_none() {
            self.tail = node;
        }
        self.tail = self.tree.end_of(self.tail);
        true
    }

    /// Goes through the tree.
    pub fn navigate(&mut self, direction: Direction) {
        let here = &self.tree.get(self.at).expect("the place is in the tree");
        let to = match direction {
            Direction::Start => ROOT,
            Direction::Back => here.parent.unwrap_or(ROOT),
            Direction::On => self.line().get(here.ply as usize).copied().unwrap_or(self.at),
            Direction::End => self.tail,
            Direction::Above => self.tree.sibling(self.at, -1),
            Direction::Below => self.tree.sibling(self.at, 1),
        };
        self.go_to(to);
    }

    /// Goes from the beginning along moves that are in the tree, as far as they are.
    pub fn follow<'m>(&mut self, moves: impl IntoIterator<Item = &'m str>) {
        let tree = &self.tree;
        let node = moves.into_iter().try_fold(ROOT, |node, mv| tree.child(node, mv).ok_or(node));
        self.go_to(node.unwrap_or_else(|last| last));
    }

    /// Plays moves from here and looks at what follows the last one.
    ///
    /// # Errors
    /// When a move cannot be played, or the tree is full; what is looked at stays the same then.
    pub fn play<'m>(&mut self, moves: impl IntoIterator<Item = &'m str>) -> Result<(), StudyError> {
        let (count, at) = (self.tree.count(), self.at);
        let played = moves.into_iter().try_for_each(|mv| self.extend(mv).map(|_| ()));
        if self.tree.count() > count {
            self.removed = None;
        }
        self.go_to(if played.is_ok() { self.at } else { at });
        played
    }

    /// The node after a move; the table stands there then.
    fn extend(&mut self, mv: &str) -> Result<NodeId, StudyError> {
        let events = self.table.play(mv)?;
        // As the rules write it.
        let mv = self.table.last_move().expect("a move was played");
        match self.tree.add(self.at, &mv, &events, self.table.turn(), self.table.end()) {
            Ok(node) => {
                self.at = node;
                Ok(node)
            }
            Err(full) => {
                self.table.rewind();
                Err(full.into())
            }
        }
    }

    /// Lets the table stand at a node.
    fn walk_to(&mut self, node: NodeId) {
        let (from, to) = (self.tree.path(self.at), self.tree.path(node));
        let common = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
        for _ in common..from.len() {
            self.table.rewind();
        }
        for &next in &to[common..] {
            let mv = &self.tree.get(next).expect("a path is in the tree").mv;
            self.table.play(mv).expect("a move of the tree can be played");
        }
        self.at = node;
    }

    /// Takes the move that is looked at out, with all that follows it. Gives how many moves that
    /// were; none at the root.
    pub fn remove(&mut self) -> Option<usize> {
        let node = self.at;
        let parent = self.tree.get(node)?.parent?;
        self.walk_to(parent);
        let removed = self.tree.remove(node)?;
        let count = removed.count();
        self.removed = Some(removed);
        self.go_to(parent);
        Some(count)
    }

    /// How many moves [`put_back`](Study::put_back) would put back.
    #[must_use]
    pub fn removed(&self) -> usize {
        self.removed.as_ref().map_or(0, Removed::count)
    }

    /// Puts back what was taken out last, and looks at it, as long as the tree has not changed since.
    pub fn put_back(&mut self) -> bool {
        let Some(removed) = self.removed.take() else { return false };
        let top = self.tree.restore(removed);
        self.go_to(top)
    }

    /// Makes the variation that is looked at one place more important.
    pub fn promote(&mut self) -> bool {
        let promoted = self.tree.promote(self.at);
        if promoted {
            self.removed = None;
        }
        promoted
    }

    /// Says something about the move that is looked at, or about the game at the root.
    pub fn set_comment(&mut self, comment: &str) {
        self.tree.set_comment(self.at, comment);
    }

    /// Annotates the move that is looked at: one of [`ANNOTATIONS`], anything else takes it away.
    pub fn annotate(&mut self, annotation: &str) {
        let known = ANNOTATIONS.into_iter().find(|&known| known == annotation);
        self.tree.annotate(self.at, known);
    }

    /// Whether there is more than the moves of the line: variations, remarks, names, a resignation.
    #[must_use]
    pub fn has_more_than_moves(&self) -> bool {
        self.tree.count() > self.line().len() + 1
            || !self.tags.is_empty()
            || self.verdict.is_some()
            || self.tree.nodes().any(|node| !node.comment.is_empty() || node.annotation.is_some())
    }

    /// Who played, the beginner first, where the record tells.
    #[must_use]
    pub fn players(&self) -> [Option<&str>; 2] {
        self.table.descriptor().sides.each_ref().map(|side| {
            let name = player_tag(side);
            self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
        })
    }

    /// The whole tree as a sheet.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let mut table = self.table.copy();
        while table.rewind().is_some() {}
        for node in self.tree.path(self.tree.end_of(ROOT)) {
            let mv = &self.tree.get(node).expect("a path is in the tree").mv;
            table.play(mv).expect("a move of the tree can be played");
        }
        if let Some(Verdict { moves, end }) = &self.verdict
            && *moves == table.moves()
        {
            decide(&mut *table, *end);
        }
        let mut sheet = table.sheet();
        sheet.main = self.tree.to_line();
        let result = sheet.tags.iter().position(|tag| tag.name == "Result");
        let place = result.unwrap_or(sheet.tags.len());
        sheet.tags.splice(place..place, self.tags.iter().cloned());
        sheet
    }
}

/// Ends a game as its record told, where its moves do not.
///
/// # Panics
/// When the game is over already, or a draw is claimed that could not be.
pub fn decide(table: &mut dyn Table, end: End) {
    let decided = match (end.reason, end.outcome) {
        (Reason::Resignation, Outcome::Win(side)) => table.resign(!side),
        (Reason::Time, Outcome::Win(side)) => table.out_of_time(!side),
        (Reason::Abandoned, Outcome::Win(side)) => table.abandon(!side),
        (Reason::Aborted, _) => table.abort(),
        (Reason::Agreement, _) => table.agree_draw(),
        (Reason::Claim, _) => table.claim_draw(),
        _ => return,
    };
    decided.expect("a verdict that held once holds again");
}

/// Why a move does not come into the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyError {
    /// It cannot be played.
    Move(MoveError),
    /// There are too many moves already.
    Full(TreeFull),
}

impl LocalizedError for StudyError {
    fn message(&self) -> Message {
        match self {
            StudyError::Move(error) => error.message(),
            StudyError::Full(error) => error.message(),
        }
    }
}

game::errors_in_english!(StudyError);

impl From<MoveError> for StudyError {
    fn from(error: MoveError) -> StudyError {
        StudyError::Move(error)
    }
}

impl From<TreeFull> for StudyError {
    fn from(error: TreeFull) -> StudyError {
        StudyError::Full(error)
    }
}
