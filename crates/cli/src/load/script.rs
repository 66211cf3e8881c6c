//! A game that is played again and again, so that those who play it need not know its rules.

use game::{Random, Side};

/// The seed of what is drawn by lot.
pub(super) const SEED: u64 = 1;

const TRIES: u64 = 20;
const MOST_PLIES: usize = 200;

/// Who makes which move, and what the game is called.
pub(super) struct Script {
    pub(super) game: &'static str,
    pub(super) moves: Vec<(Side, String)>,
}

impl Script {
    /// One of every game: the longest of a few random ones.
    pub(super) fn all() -> Vec<Script> {
        let scripts = catalog::GAMES.iter().map(|entry| {
            let game = entry.name();
            let moves = (0..TRIES).map(|seed| play(game, seed)).max_by_key(Vec::len);
            Script { game, moves: moves.unwrap_or_default() }
        });
        scripts.filter(|script| !script.moves.is_empty()).collect()
    }
}

fn play(game: &str, seed: u64) -> Vec<(Side, String)> {
    let mut random = Random::new(seed);
    let mut moves = Vec::new();
    let setup = catalog::Setup { seed: SEED, ..Default::default() };
    let table = catalog::find(game).map(|entry| entry.open(&setup));
    let Ok(Ok(mut table)) = table else { return moves };
    while table.end().is_none() && moves.len() < MOST_PLIES {
        let legal = table.legal();
        let mv = legal[random.below(legal.len() as u32) as usize].clone();
        moves.push((table.turn(), mv));
        if table.play(&moves[moves.len() - 1].1).is_err() {
            break;
        }
    }
    moves
}
