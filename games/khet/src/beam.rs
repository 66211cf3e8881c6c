//! The shot that ends every turn.

use game::{Beam, Bits, Event, Heading, Observer};

use crate::piece::{Piece, Response};
use crate::position::Khet;
use crate::square::{Square, Squares, ahead, laser};

/// Two eyes a side, each of which splits the light that reaches its two faces once.
const MAX_SPLITS: usize = 8;

/// How a beam ends.
enum Ending {
    /// At the edge of the board.
    Faded,
    /// On a face without a mirror.
    Struck(Square),
    /// In an eye, which sends out others.
    Split(Split),
}

/// A beam that an eye splits.
#[derive(Copy, Clone)]
struct Split {
    at: Square,
    /// Heading of the beam that arrives, and of the part that goes straight on.
    straight: Heading,
    /// Heading of the other part.
    turned: Heading,
}

impl Khet {
    /// Fires the laser of the player to move and removes what it strikes.
    #[inline(always)] // every move ends with it
    pub(crate) fn fire<O: Observer>(&mut self, observer: &mut O) {
        let struck = self.trace(observer);
        let quiet = self.quiet;
        self.quiet += 1;
        for at in struck.cells().map(Square::of_bit) {
            self.quiet = 0;
            self.remove(at, observer);
        }
        if O::LISTENS && self.quiet != quiet {
            observer.see(Event::Counted { counter: 0, value: self.quiet.into() });
        }
    }

    /// Follows the light of the player to move to all its ends; gives the squares of the pieces
    /// that it strikes.
    #[inline]
    pub(crate) fn trace<O: Observer>(&self, observer: &mut O) -> Squares {
        let side = self.turn;
        let (at, heading) = laser(side);
        report(observer, Beam::Fired { side, at: at.cell(), heading });
        match self.follow(at, at.set() | ahead(at, heading), heading, observer) {
            Ending::Faded => 0,
            Ending::Struck(at) => at.set(),
            Ending::Split(split) => self.trace_split(split, observer),
        }
    }

    /// Follows the light on from the first eye it meets.
    ///
    /// Paths can only meet again in an eye, and an eye sends out the same two beams for either of
    /// the beams that reach one of its faces. So the splits tell where light has already been.
    #[inline(never)]
    fn trace_split<O: Observer>(&self, first: Split, observer: &mut O) -> Squares {
        let mut splits = [first; MAX_SPLITS];
        let (mut length, mut followed) = (0, 0);
        let mut struck = 0;
        let mut ending = Ending::Split(first);
        loop {
            let (at, heading) = match ending {
                Ending::Split(split)
                    if !splits[..length].iter().any(|known| split.joins(known)) =>
                {
                    let Split { at, straight, turned } = split;
                    report(observer, Beam::Split { at: at.cell(), heading: straight, turned });
                    splits[length] = split;
                    length += 1;
                    (at, straight)
                }
                ended => {
                    match ended {
                        Ending::Split(Split { at, straight, .. }) => {
                            report(observer, Beam::Merged { at: at.cell(), heading: straight });
                        }
                        Ending::Struck(at) => struck |= at.set(),
                        Ending::Faded => {}
                    }
                    if followed == length {
                        return struck;
                    }
                    let Split { at, turned, .. } = splits[followed];
                    followed += 1;
                    report(observer, Beam::Branched { at: at.cell(), heading: turned });
                    (at, turned)
                }
            };
            ending = self.follow(at, ahead(at, heading), heading, observer);
        }
    }

    /// Follows one beam from mirror to mirror. `ray` are the squares ahead of it; `last` is the one
    /// it was on before.
    #[inline]
    fn follow<O: Observer>(
        &self,
        mut last: Square,
        mut ray: Squares,
        mut heading: Heading,
        observer: &mut O,
    ) -> Ending {
        let occupied = self.occupied();
        loop {
            let met = ray & occupied;
            if O::LISTENS {
                last = tell_way(last, ray, met, heading, observer);
            }
            if met.is_none() {
                report(observer, Beam::Faded { at: last.cell(), heading });
                return Ending::Faded;
            }
            let at = nearest(met, heading);
            match self.piece(at).response(heading) {
                Response::Turns(turned) => {
                    report(observer, Beam::Reflected { at: at.cell(), heading, turned });
                    heading = turned;
                }
                Response::Strikes => {
                    report(observer, Beam::Struck { at: at.cell(), heading });
                    return Ending::Struck(at);
                }
                Response::Splits(turned) => {
                    return Ending::Split(Split { at, straight: heading, turned });
                }
            }
            last = at;
            ray = ahead(at, heading);
        }
    }

    /// Removes a struck piece; of a stack, the top.
    #[inline]
    fn remove<O: Observer>(&mut self, at: Square, observer: &mut O) {
        let piece = self.take(at);
        if piece.is_stack() {
            self.put(Piece::obelisk(piece.owner()), at);
        }
        if O::LISTENS
            && let Some(piece) = piece.view()
        {
            observer
                .see(Event::Captured { at: at.cell(), piece: game::Piece { height: 1, ..piece } });
        }
    }
}

impl Split {
    /// Whether the same two beams leave the same eye.
    fn joins(&self, other: &Split) -> bool {
        self.at == other.at && (self.straight == other.straight || self.straight == other.turned)
    }
}

/// The square of the set that a beam meets first.
#[inline]
pub(crate) fn nearest(met: Squares, heading: Heading) -> Square {
    Square::of_bit(match heading {
        Heading::North | Heading::East => met.lowest(),
        Heading::South | Heading::West => met.highest(),
    })
}

#[inline]
fn report<O: Observer>(observer: &mut O, beam: Beam) {
    if O::LISTENS {
        observer.see(Event::Beam { beam });
    }
}

/// Tells the empty squares that a beam crosses; gives the last square it was on.
fn tell_way<O: Observer>(
    mut last: Square,
    ray: Squares,
    met: Squares,
    heading: Heading,
    observer: &mut O,
) -> Square {
    let mut way = ray;
    if !met.is_none() {
        let end = nearest(met, heading);
        way &= !(end.set() | ahead(end, heading));
    }
    while !way.is_none() {
        last = nearest(way, heading);
        way &= !last.set();
        report(observer, Beam::Crossed { at: last.cell(), heading });
    }
    last
}
