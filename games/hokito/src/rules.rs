//! The rules as the contract wants them: moves, ends, events.

use game::{
    Cell, End, Event, Game, Heading, Observer, Outcome, Piece, PositionError, Random, Reason,
    Refusal, Rules, Side, SideName, Step, Threat, View,
};

use crate::hops::{Neighbours, hop, reach_of_one};
use crate::moves::Move;
use crate::notation::{self, TOKENS_OF_A_VALUE};
use crate::position::Hokito;
use crate::refusal;
use crate::sentences;
use crate::square::{Square, squares};
use crate::steps;
use crate::threats;
use crate::tower::Tower;
use crate::variant::{self, Variant};
use crate::view;

impl Game for Hokito {
    type Move = Move;
    type Variant = Variant;

    const NAME: &'static str = "hokito";
    const SIDES: [SideName; 2] = [
        SideName { letter: 'b', en: "Black", fr: "Noir" },
        SideName { letter: 'w', en: "White", fr: "Blanc" },
    ];
    const KINDS: &'static [&'static str] = &["one", "two", "three"];
    const CHOICES: &'static [&'static str] = steps::CHOICES;
    const REFUSALS: &'static [&'static str] = refusal::REFUSALS;
    const SENTENCES: &'static [&'static str] = sentences::SENTENCES;
    const BENCH: &'static [(&'static str, &'static str)] = &[
        (
            "standard",
            "w1,w2,w3,w1,w2,w3/w2,w3,w1,w2,w3,w1/w3,w1,w2,w3,w1,w2/b1,b2,b3,b1,b2,b3/b2,b3,b1,b2,b3,b1/b3,b1,b2,b3,b1,b2 b",
        ),
        (
            "standard",
            "w2,w1,1,w1,1,w3*2/b3*2,w2*2,w1,w2*4,1,w3*2/w3,w1*2,1,w1,2/w2*2,3,b1,1/b3*2,1,b2*2,b1*2,2/1,b3*2,b2,b1,b2*2,b2 b",
        ),
        (
            "mixed",
            "b2,b3*2,1,b1*2,b2,b3/w2,1,w1,w3,2/b2*2,w2*2,3,b1*2/w1,w3,1,w3*4,w2,b3*2/1,w1,b2*2,w3*2,w1,w3/b2,w1,2,w2,b1 w",
        ),
    ];

    const RULES: Rules =
        Rules { en: include_str!("../README.md"), fr: include_str!("../REGLES.md") };

    fn start(variant: Variant, seed: u64) -> Hokito {
        let mut position = Hokito::empty(variant, Side::First);
        for (square, (owner, value)) in Square::all().zip(variant::draw_start(variant, seed)) {
            position.put(square, Tower::new(owner, value, 1));
        }
        position
    }

    fn is_seeded(_variant: Variant) -> bool {
        true
    }

    fn parse(text: &str, variant: Variant) -> Result<Hokito, PositionError> {
        notation::parse(text, variant)
    }

    #[inline]
    fn variant(&self) -> Variant {
        self.variant
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn key(&self) -> u64 {
        self.kept_key()
    }

    fn recomputed_key(&self) -> u64 {
        self.fresh_key()
    }

    // Every move is final: a token never leaves its stack.
    fn quiet(&self) -> u32 {
        0
    }

    #[inline]
    fn end(&self) -> Option<End> {
        let ended = !self.can_move();
        ended.then(|| End { outcome: self.adjudicate(), reason: Reason::Goal })
    }

    fn adjudicate(&self) -> Outcome {
        let [first, second] = self.points();
        Outcome::by_count(first.into(), second.into())
    }

    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move)) {
        self.each_mover(|from, ends| {
            for to in squares(ends) {
                visit(Move { from, to });
            }
        });
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.each_mover(|_, ends| count += u64::from(ends.count_ones()));
        count
    }

    // Counts the moves of each value, draws a number, and goes back to the value it falls into.
    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        let neighbours = Neighbours::new(self.occupied);
        let mut ends_by_value = [[0_u64; TOKENS_OF_A_VALUE as usize]; 3];
        let mut counts = [0; 3];
        for (index, movers) in self.movers().into_iter().enumerate() {
            for (from, ends) in squares(movers).zip(&mut ends_by_value[index]) {
                *ends = neighbours.reach(from, index as u8 + 1) & self.alike(from);
                counts[index] += ends.count_ones();
            }
        }
        let count = counts.iter().sum();
        if count == 0 {
            return None;
        }
        let mut chosen = random.below(count);
        let mut value = 0;
        while chosen >= counts[value] {
            chosen -= counts[value];
            value += 1;
        }
        for (from, mut ends) in squares(self.movers()[value]).zip(ends_by_value[value]) {
            if chosen < ends.count_ones() {
                for _ in 0..chosen {
                    ends &= ends - 1;
                }
                return Some(Move { from, to: Square::lowest(ends) });
            }
            chosen -= ends.count_ones();
        }
        unreachable!("the number drawn is below the count")
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        self.ends_of(mv.from) & mv.to.bit() != 0
    }

    #[inline]
    fn play_unchecked<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let before = *self;
        self.stack(mv);
        if O::LISTENS {
            before.tell(mv, self, observer);
        }
    }

    fn view(&self) -> View {
        view::view(self)
    }

    fn symbol(piece: Piece) -> String {
        Tower::new(piece.owner, piece.kind + 1, piece.height).to_string()
    }

    fn steps(&self, mv: Move) -> Vec<Step> {
        steps::steps(mv)
    }

    fn explain(&self, steps: &[Step]) -> Refusal {
        refusal::explain(self, steps)
    }

    fn threats(&self) -> Vec<Threat> {
        threats::threats(self)
    }
}

impl Hokito {
    /// Visits the towers of the player to move: the square, and what the tower may end on. Each
    /// value has its own loop, so that nothing asks for it inside.
    #[inline]
    fn each_mover(&self, mut visit: impl FnMut(Square, u64)) {
        let neighbours = Neighbours::new(self.occupied);
        let [ones, twos, threes] = self.movers();
        for from in squares(ones) {
            visit(from, neighbours.reach(from, 1) & self.alike(from));
        }
        for from in squares(twos) {
            visit(from, neighbours.reach(from, 2) & self.alike(from));
        }
        for from in squares(threes) {
            visit(from, neighbours.reach(from, 3) & self.alike(from));
        }
    }

    /// What the tower on a square may end on; nothing if it is not the mover's.
    #[inline]
    fn ends_of(&self, from: Square) -> u64 {
        let mine = self.movers().into_iter().zip(1..).find(|(movers, _)| movers & from.bit() != 0);
        mine.map_or(0, |(_, value)| reach_of_one(self.occupied, from, value) & self.alike(from))
    }

    /// Whether the player to move has a move. The first one found is enough.
    #[inline]
    fn can_move(&self) -> bool {
        self.movers().into_iter().zip(1..).any(|(movers, value)| {
            squares(movers)
                .any(|from| reach_of_one(self.occupied, from, value) & self.alike(from) != 0)
        })
    }

    /// Tells what a move from this position did.
    fn tell<O: Observer>(&self, mv: Move, after: &Hokito, observer: &mut O) {
        let cell = |square: Square| Cell(square.index() as u8);
        for at in self.path(mv) {
            observer.see(Event::Hopped { at: cell(at) });
        }
        observer.see(Event::Stacked { from: cell(mv.from), to: cell(mv.to) });
        for side in Side::ALL {
            let (points, before) = (after.points()[side.index()], self.points()[side.index()]);
            if points != before {
                let (counter, value) = (side.index() as u8, points as i16);
                observer.see(Event::Counted { counter, value });
            }
        }
        observer.see(Event::Handed { to: after.turn });
    }

    /// The squares a legal move touches on its way. Where there are several ways, the first one
    /// when north, east, south and west are tried in this order at every hop.
    pub(crate) fn path(&self, mv: Move) -> impl Iterator<Item = Square> {
        let value = self.tower(mv.from).map_or(0, Tower::value);
        let mut way = [mv.from; 4];
        let found = self.walk(mv.to, usize::from(value), 1, &mut way);
        debug_assert!(found, "{mv} is no walk in {self}");
        way.into_iter().take(value.into()).skip(1)
    }

    /// Lays out the rest of a way of so many hops, the first `length` squares of which are known.
    fn walk(&self, to: Square, hops: usize, length: usize, way: &mut [Square; 4]) -> bool {
        if length > hops {
            return way[hops] == to;
        }
        Heading::ALL.into_iter().any(|heading| {
            hop(self.occupied, way[length - 1], heading).is_some_and(|next| {
                way[length] = next;
                !way[..length].contains(&next) && self.walk(to, hops, length + 1, way)
            })
        })
    }
}
