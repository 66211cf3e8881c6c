//! Counting games: the yardstick of every move generator.

use crate::game::Game;
use crate::random::Random;

/// The number of sequences of `depth` legal moves. A finished game has no continuation. The last
/// ply is counted without being played.
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut nodes = 0;
            position.each_move(|mv| {
                let mut next = *position;
                next.play_unchecked(mv, &mut ());
                nodes += perft(&next, depth - 1);
            });
            nodes
        }
    }
}

/// As [`perft`], but asks every few thousand nodes whether to go on: `None` when it was told not to.
#[must_use]
pub fn perft_while<G: Game>(
    position: &G,
    depth: u32,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<u64> {
    if depth <= 2 {
        return go_on().then(|| perft(position, depth));
    }
    let mut nodes = Some(0);
    position.each_move(|mv| {
        if let Some(counted) = nodes {
            let mut next = *position;
            next.play_unchecked(mv, &mut ());
            nodes = perft_while(&next, depth - 1, go_on).map(|more| counted + more);
        }
    });
    nodes
}

/// Plays random moves for that many plies, beginning anew at `start` whenever a game ends. Gives
/// the number of games that ended and a checksum of the positions on the way.
#[must_use]
pub fn random_plies<G: Game>(start: &G, plies: u64, random: &mut Random) -> (u64, u64) {
    let (mut position, mut games, mut checksum) = (*start, 0, 0_u64);
    for _ in 0..plies {
        match position.random_move(random) {
            Some(mv) => position.play_unchecked(mv, &mut ()),
            None => {
                games += 1;
                position = *start;
            }
        }
        checksum = checksum.rotate_left(1) ^ position.key();
    }
    (games, checksum)
}
