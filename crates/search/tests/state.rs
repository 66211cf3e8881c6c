//! What an evaluation keeps from move to move is what it would count anew: a place for a network.

use game::{Cell, Eval, Game, MoveOf, Piece, Random, Record, Side, Variant as _};
use search::{Engine, Limit, SearchRequest};

/// A game's own opinion with an accumulator beside it: a sum over the pieces by owner, kind, way
/// round, height and cell, as the first layer of a network is.
#[derive(Clone, Default)]
struct Summed<E>(E);

/// The sum from each side's point of view.
type Sums = [i64; 2];

fn weight(side: Side, Cell(cell): Cell, piece: Piece) -> i64 {
    let Piece { owner, kind, orientation, height } = piece;
    let own = u64::from(owner == side);
    let feature = [own, kind.into(), orientation.into(), height.into(), cell.into()];
    let number = feature.into_iter().fold(0, |number, part| number * 256 + part);
    Random::new(number).next() as i64 >> 32
}

impl<E: Eval> Eval for Summed<E> {
    type Game = E::Game;
    type State = Sums;

    const FOLLOWS_EVERY_GAIN: bool = E::FOLLOWS_EVERY_GAIN;

    fn add(&self, state: &mut Sums, cell: Cell, piece: Piece) {
        for side in Side::ALL {
            state[side.index()] += weight(side, cell, piece);
        }
    }

    fn remove(&self, state: &mut Sums, cell: Cell, piece: Piece) {
        for side in Side::ALL {
            state[side.index()] -= weight(side, cell, piece);
        }
    }

    fn evaluate(&self, position: &E::Game, state: &Sums) -> i32 {
        assert_eq!(*state, self.refresh(position), "kept and counted anew: {position}");
        self.0.value(position)
    }

    fn gain(&self, position: &E::Game, mv: MoveOf<E>) -> i32 {
        self.0.gain(position, mv)
    }

    fn each_noisy(&self, position: &E::Game, visit: impl FnMut(MoveOf<E>, i32)) {
        self.0.each_noisy(position, visit);
    }

    fn null_move(&self, position: &E::Game) -> Option<E::Game> {
        self.0.null_move(position)
    }

    fn is_urgent(&self, position: &E::Game) -> bool {
        self.0.is_urgent(position)
    }

    fn is_drawn(&self, position: &E::Game) -> bool {
        self.0.is_drawn(position)
    }
}

/// Follows random games with the accumulator, and searches positions on the way with it and without.
fn check<E: Eval + Default>() {
    let (plain, summed) = (E::default(), Summed(E::default()));
    let request = SearchRequest::new(Limit::Depth(4));
    let mut moved = 0;
    for &variant in <E::Game as Game>::Variant::ALL {
        let mut random = Random::new(7);
        let mut position = E::Game::start(variant, 7);
        let mut state = summed.refresh(&position);
        for ply in 0..200 {
            let Some(mv) = position.random_move(&mut random) else { break };
            let before = state;
            summed.advance(&mut position, mv, &mut state);
            assert_eq!(state, summed.refresh(&position), "after {mv}: {position}");
            moved += u32::from(state != before);
            if ply % 60 == 20 && position.count_moves() < 200 {
                let record = Record::from_position(position);
                let engine = Engine::new(1);
                let with = engine.search(&record, &summed, &request, &(), &mut |_| ());
                engine.clear();
                let without = engine.search(&record, &plain, &request, &(), &mut |_| ());
                assert_eq!((with.nodes, &with.lines), (without.nodes, &without.lines));
            }
        }
    }
    assert!(moved > 20, "only {moved} moves changed the sums");
}

#[test]
fn khitan_keeps_its_sums() {
    check::<khitan::KhitanEval>();
}

#[test]
fn hokito_keeps_its_sums() {
    check::<hokito::HokitoEval>();
}

#[test]
fn khet_keeps_its_sums() {
    check::<khet::KhetEval>();
}

#[test]
fn quindo_keeps_its_sums() {
    check::<quindo::QuindoEval>();
}

#[test]
fn khan_keeps_its_sums() {
    check::<khan::KhanEval>();
}
