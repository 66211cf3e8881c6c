//! Problems: positions with the moves that the search must find, or must not play.
//!
//! A file is a list of blocks parted by empty lines; lines that begin with `#` are comments.
//!
//! ```text
//! # The idea.
//! variant classic     the default variant where it is left out
//! position …
//! nodes 4000          what the search may look at
//! find b2b5 b2c5      one of these must be played, or
//! avoid c4c5 e2f2     none of these
//! win 5               the search proves a win in that many plies
//! worth -50           it proves neither side's win and is at least that content
//! margin 37           the solver's margin; no other move wins, or holds the draw where it is 0
//! ```

use std::str::FromStr;

use game::{Eval, Game, GameExt, MoveOf, Outcome, Variant};
use search::{Limit, Score, SearchRequest};

use crate::opinion::searched;
use crate::rules::position;

const WORDS: [&str; 8] =
    ["variant", "position", "nodes", "find", "avoid", "win", "worth", "margin"];
const SOLVER_NODES: u64 = 100_000; // for one position

/// One block of a file.
struct Problem<'f> {
    block: &'f str,
    fields: Vec<(&'f str, &'f str)>,
}

/// Solves every problem of a file: the search with its small budget, and the solver where a margin
/// is given.
pub fn tactics<E: Eval + Default>(file: &str) {
    let problems: Vec<Problem<'_>> = file.split("\n\n").filter_map(Problem::read).collect();
    assert!(!problems.is_empty(), "the file has no problems");
    for problem in problems {
        problem.check(&E::default());
    }
}

impl<'f> Problem<'f> {
    /// A block, unless it holds comments alone.
    fn read(block: &'f str) -> Option<Problem<'f>> {
        let lines = block.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for line in lines {
            let (word, text) = line.split_once(' ').unwrap_or((line, ""));
            assert!(WORDS.contains(&word), "unexpected line {line:?} in\n{block}");
            assert!(fields.iter().all(|(other, _)| *other != word), "{word} twice in\n{block}");
            fields.push((word, text));
        }
        (!fields.is_empty()).then_some(Problem { block, fields })
    }

    fn field(&self, name: &str) -> Option<&'f str> {
        self.fields.iter().find(|(word, _)| *word == name).map(|(_, text)| *text)
    }

    fn value<T: FromStr>(&self, name: &str) -> Option<T> {
        let read = |text: &str| {
            text.parse().unwrap_or_else(|_| panic!("bad {name} {text:?} in\n{}", self.block))
        };
        self.field(name).map(read)
    }

    fn needed<T>(&self, name: &str, value: Option<T>) -> T {
        value.unwrap_or_else(|| panic!("no {name} in\n{}", self.block))
    }

    /// The moves of a field, all of them legal.
    fn moves<G: Game>(&self, position: &G, name: &str) -> Option<Vec<G::Move>> {
        let read = |text: &str| {
            let mv = text.parse().ok().filter(|&mv| position.is_legal(mv));
            mv.unwrap_or_else(|| panic!("{text:?} is not legal in\n{}", self.block))
        };
        self.field(name).map(|moves| moves.split(' ').map(read).collect())
    }

    fn check<E: Eval>(&self, eval: &E) {
        let block = self.block;
        let default = <E::Game as Game>::Variant::default_variant().name();
        let variant = self.field("variant").unwrap_or(default);
        let position: E::Game = position(variant, self.needed("position", self.field("position")));
        assert_eq!(position.end(), None, "the game is over in\n{block}");

        let limit = Limit::Nodes(self.needed("nodes", self.value("nodes")));
        let info = searched(&position, eval, &SearchRequest::new(limit));
        let best = *info.best().expect("an open game has a move");
        let found = match (self.moves(&position, "find"), self.moves(&position, "avoid")) {
            (Some(moves), None) => moves.contains(&best),
            (None, Some(moves)) => !moves.contains(&best),
            _ => panic!("neither or both of find and avoid in\n{block}"),
        };
        assert!(found, "{best} is played: {info:?} in\n{block}");

        let score = info.lines[0].score;
        if let Some(plies) = self.value("win") {
            assert_eq!(score, Score::Win(plies), "{best} is played: {info:?} in\n{block}");
        }
        if let Some(least) = self.value("worth") {
            let content = matches!(score, Score::Points(points) if points >= least);
            assert!(content, "{best} is played: {info:?} in\n{block}");
        }
        if let Some(margin) = self.value("margin") {
            let best = self.needed("find", self.moves(&position, "find"));
            self.check_margin(eval, &position, &best, margin);
        }
    }

    /// The margin is exact, and the moves that are not named all end worse: they do not win, or
    /// lose where the best is a draw.
    fn check_margin<E: Eval>(&self, eval: &E, position: &E::Game, best: &[MoveOf<E>], margin: i32) {
        let block = self.block;
        assert!(margin >= 0, "all moves lose in\n{block}");
        let solve = |position: &E::Game| eval.solve(position, &mut |nodes| nodes <= SOLVER_NODES);
        let solved = self.needed("solution", solve(position));
        assert_eq!(solved.margin, margin, "the solver's margin in\n{block}");
        assert!(best.contains(&solved.line[0]), "the solver plays {} in\n{block}", solved.line[0]);
        for mv in position.legal_moves().into_iter().filter(|mv| !best.contains(mv)) {
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            let other = match next.end().map(|end| end.outcome) {
                Some(Outcome::Draw) => 0,
                Some(Outcome::Win(side)) if side == position.turn() => 1,
                Some(Outcome::Win(_)) => -1,
                None => {
                    let other = self.needed("solution", solve(&next)).margin;
                    if next.turn() == position.turn() { other } else { -other }
                }
            };
            assert!(other < margin.min(1), "{mv} reaches {other} in\n{block}");
        }
    }
}
