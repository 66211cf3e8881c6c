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
