//! The counts of a position, for the player to move.

use game::Side;

use super::camp::Camp;
use super::weights::{Count, TERMS};
use crate::position::Khan;

/// The sixteen squares in the middle.
const CENTRE: u64 = 0x0000_3c3c_3c3c_0000;

/// The front rank of each side's home.
const FRONTS: [u64; 2] = [0x7e_0000, 0x7e_0000 << 24];

/// How often each thing occurs, in the order of [`Count`].
pub(crate) type Counts = [i32; TERMS];

/// What is counted in this position.
#[inline(always)]
pub(crate) fn counts(position: &Khan) -> Counts {
    if position.is_setting_up() { in_set_up(position) } else { in_play(position) }
}

#[inline(always)]
fn in_play(position: &Khan) -> Counts {
    let (us, them) = (position.turn.index(), (!position.turn).index());
    let own = Camp::new(position, position.turn);
    let other = Camp::new(position, !position.turn);
    let (pieces, mats) = (position.pieces, position.mats());
    let sbires = pieces.map(|set| set & !position.kalistas);
    let more = |own: u64, other: u64| own.count_ones() as i32 - other.count_ones() as i32;

    let mut counts = [0; TERMS];
    let reserve = i32::from(position.captured[us]) - i32::from(position.captured[them]);
    counts[Count::Sbires as usize] = -reserve;
    counts[Count::Reserve as usize] = reserve;
    counts[Count::SimpleMoves as usize] = more(own.ends[1], other.ends[1]);
    counts[Count::DoubleMoves as usize] = more(own.ends[2], other.ends[2]);
    counts[Count::TripleMoves as usize] = more(own.ends[3], other.ends[3]);
    counts[Count::TriplePieces as usize] = more(pieces[us] & mats[3], pieces[them] & mats[3]);
    counts[Count::Unobeyable as usize] = own.unobeyable() - other.unobeyable();
    let near = |steps: usize| {
        // A square that is seen by a shorter path as well belongs to the shorter one.
        let ring =
            |camp: &Camp| camp.around[steps] & !camp.around[..steps].iter().fold(0, |a, b| a | b);
        more(pieces[us] & ring(&own), pieces[them] & ring(&other))
    };
    counts[Count::OneStepAway as usize] = near(1);
    counts[Count::TwoStepsAway as usize] = near(2);
    counts[Count::ThreeStepsAway as usize] = near(3);
    let simple = mats[1] & position.kalistas;
    counts[Count::SimpleKalista as usize] = more(pieces[us] & simple, pieces[them] & simple);
    counts[Count::Centre as usize] = more(sbires[us] & CENTRE, sbires[them] & CENTRE);
    counts[Count::Aims as usize] = i32::from(own.aims != 0) - i32::from(other.aims != 0);

    // The sort on which we end is their demand; the sort on which they end is ours again.
    let demand = position.demand;
    let safe = own.landings_under(demand) & !other.deadly();
    let mut escapes = 3;
    for lines in 1..=3 {
        if safe >> lines & 1 != 0 {
            let replies = other.landings_under(lines) & !own.deadly();
            escapes = escapes.min(replies.count_ones() as i32);
        }
    }
    counts[Count::SafeSorts as usize] = safe.count_ones() as i32;
    counts[Count::Cornered as usize] = i32::from(safe == 0);
    counts[Count::Approaches as usize] = (own.ends_under(demand) & own.posts).count_ones() as i32;
    counts[Count::Escapes as usize] = escapes;
    counts[Count::Trap as usize] = i32::from(escapes == 0);
    counts[Count::Freedom as usize] = i32::from(own.is_free(demand));
    counts[Count::Tempo as usize] = 1;
    counts
}

/// While pieces are being put down, only where they stand counts: nothing is demanded yet, and
/// moves through a half-filled home say little.
fn in_set_up(position: &Khan) -> Counts {
    let sign = |side: Side| if side == position.turn { 1 } else { -1 };
    let mats = position.mats();
    let mut counts = [0; TERMS];
    for side in Side::ALL {
        let own = position.pieces[side.index()];
        let (kalista, sbires) = (own & position.kalistas, own & !position.kalistas);
        let lines = |set: u64| -> u32 {
            (1..).zip(&mats[1..]).map(|(lines, mat)| lines * (set & mat).count_ones()).sum()
        };
        let front = FRONTS[side.index()];
        let before = if side == Side::First { kalista << 8 } else { kalista >> 8 };
        let mut add = |count: Count, number: u32| {
            counts[count as usize] += sign(side) * number as i32;
        };
        add(Count::Unobeyable, (1..=3).filter(|&lines| own & mats[lines] == 0).count() as u32);
        add(Count::SetUpSbireLines, lines(sbires));
        add(Count::SetUpKalistaLines, lines(kalista));
        add(Count::SetUpSbiresInFront, (sbires & front).count_ones());
        add(Count::SetUpKalistaInFront, (kalista & front).count_ones());
        add(Count::SetUpShield, (sbires & before & front).count_ones());
    }
    counts
}
