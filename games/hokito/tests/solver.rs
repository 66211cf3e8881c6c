//! The solver against plain negamax, and how far from the end it is quick.

use game::{Game, GameExt, Solved};
use hokito::{Hokito, Move};

const GAMES: &str = include_str!("hokito.games");
const PLENTY: u64 = 10_000_000;

/// The games of the file as their positions.
fn games() -> Vec<Vec<Hokito>> {
    let blocks = GAMES.split("\n\n").filter(|block| !block.trim().is_empty());
    blocks
        .map(|block| {
            let texts = testkit::positions(block).into_iter();
            texts.map(|text| testkit::position("standard", text)).collect()
        })
        .collect()
}

/// Solves a position within so many nodes.
fn solve(position: &Hokito, budget: u64) -> Option<Solved<Move>> {
    hokito::solve(position, &mut |nodes| nodes <= budget)
}

fn after(position: &Hokito, mv: Move) -> Hokito {
    let mut next = *position;
    next.play_unchecked(mv, &mut ());
    next
}

/// The final margin for the player to move, without any cleverness.
fn plain(position: &Hokito) -> i32 {
    let moves = position.legal_moves();
    let replies = moves.into_iter().map(|mv| -plain(&after(position, mv)));
    replies.max().unwrap_or_else(|| {
        let points = position.points().map(i32::from);
        let side = position.turn();
        points[side.index()] - points[(!side).index()]
    })
}

#[test]
fn the_margins_are_those_of_plain_negamax() {
    let mut solved = 0;
    for game in games() {
        let open = game.iter().rev().filter(|position| position.end().is_none());
        for position in open.take(6) {
            let margin = plain(position);
            let solution = solve(position, PLENTY).expect("the end of a game is soon solved");
            assert_eq!(solution.margin, margin, "{position}");
            assert_eq!(-plain(&after(position, solution.line[0])), margin, "{position}");
            solved += 1;
        }
    }
    assert!(solved >= 40, "{solved}");
}

#[test]
fn best_play_keeps_the_margin_to_the_end() {
    for game in games() {
        let mut position = game[game.len() - 10];
        let expected = solve(&position, PLENTY).expect("the end of a game is soon solved");
        let side = position.turn();
        for &mv in &expected.line {
            let margin = solve(&position, PLENTY).expect("the end of a game is soon solved").margin;
            let sign = if position.turn() == side { 1 } else { -1 };
            assert_eq!(sign * margin, expected.margin, "{position}");
            position.play(mv, &mut ()).expect("the best move is legal");
        }
        assert!(position.end().is_some());
    }
}

/// The games of the file are random: they may end while there is a lot to move, so that twelve plies
/// before their end is more than twelve plies before the last possible move.
#[test]
fn most_positions_twelve_plies_from_the_end_are_solved_soon() {
    let games = games();
    let soon = games.iter().filter(|game| solve(&game[game.len() - 13], 1_500_000).is_some());
    assert!(soon.count() * 4 >= games.len() * 3);
}

#[test]
fn a_budget_is_kept() {
    for game in games() {
        let position = &game[game.len() - 9];
        let needed = solve(position, PLENTY).expect("the end of a game is soon solved").nodes;
        assert!(solve(position, needed / 2).is_none(), "{position}");
    }
    let start = &games()[0][0];
    assert_eq!(solve(start, 10_000), None);
    assert_eq!(solve(start, 0), None);
}

#[test]
fn a_finished_game_has_no_solution() {
    for game in games() {
        assert_eq!(solve(&game[game.len() - 1], PLENTY), None);
    }
}
