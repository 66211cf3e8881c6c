//! What earlier parts of the search found out: a table of positions shared between threads.

use std::collections::TryReserveError;
use std::hint::black_box;
use std::iter;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

const BUCKET: usize = 4; // entries that share a place
const AGES: u8 = 64; // searches after which ages begin again
const AGE_PENALTY: i32 = 8; // plies of depth that an entry loses with every later search
const DEPTH_SLACK: i32 = 3; // plies by which a new result may be shallower than the one it replaces
// Bytes for a thread's stack and what it searches with, many times over: less could be found where
// the allocator keeps what was given back, and threads get no stacks from there.
const ROOM: usize = 33 << 20;

/// The index of no move.
pub(crate) const NO_MOVE: u16 = u16::MAX;

/// What a stored score means.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The position is worth at most the score.
    Upper,
    /// At least the score.
    Lower,
    /// Exactly the score.
    Exact,
}

/// What is stored of a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The index of the best move, or [`NO_MOVE`].
    pub(crate) index: u16,
    pub(crate) score: i32,
    pub(crate) eval: i32,
    /// Whether the player to move was under a threat.
    pub(crate) urgent: bool,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// Entries are two words, the first XORed with the second, so that a torn write by two threads is
/// never taken for an entry. A bucket is exactly one cache line: to look something up is to wait
/// for one line of table, which is much of a search's time.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; BUCKET]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// The transposition table.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl TranspositionTable {
    /// A table of that many mebibytes, at least one.
    ///
    /// # Panics
    /// When there is not so much memory; [`resize`](TranspositionTable::resize) gives an error instead.
    #[must_use]
    pub(crate) fn new(mebibytes: usize) -> TranspositionTable {
        let buckets = buckets(mebibytes).expect("the machine has memory for the table");
        TranspositionTable { buckets, age: AtomicU8::new(0) }
    }

    /// Makes it an empty table of that many mebibytes, at least one. The old table is given back
    /// first, since there may not be memory for both.
    ///
    /// # Errors
    /// When there is not so much table. The table is empty and has its old size then, or as much of
    /// it as can still be had.
    pub(crate) fn resize(&mut self, mebibytes: usize) -> Result<(), TryReserveError> {
        let old = self.mebibytes();
        self.buckets = Vec::new();
        // A table that leaves nothing for the search is of no use.
        let made = |size| buckets(size).and_then(|buckets| check_room().map(|()| buckets));
        let (buckets, result) = match made(mebibytes) {
            Ok(buckets) => (buckets, Ok(())),
            Err(error) => {
                let mut halves =
                    iter::successors(Some(old), |size| (*size > 1).then_some(size / 2));
                let stored = halves.find_map(|size| made(size).ok());
                let smallest = || buckets(1).unwrap_or_else(|_| Vec::from([Bucket::default()]));
                (stored.unwrap_or_else(smallest), Err(error))
            }
        };
        self.buckets = buckets;
        result
    }

    /// Its size.
    #[must_use]
    pub(crate) fn mebibytes(&self) -> usize {
        size_of_val(&self.buckets[..]) >> 20
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for [check, data] in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            check.store(0, Ordering::Relaxed);
            data.store(0, Ordering::Relaxed);
        }
    }

    /// A new search begins: older entries make room first.
    pub(crate) fn new_search(&self) {
        let age = (self.age.load(Ordering::Relaxed) + 1) % AGES;
        self.age.store(age, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[[AtomicU64; 2]; BUCKET] {
        // Half of the key finds the place: browsers have no product of 128 bits.
        let index = (((key >> 32) * self.buckets.len() as u64) >> 32) as usize;
        &self.buckets[index].0
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|[check, data]| {
            let data = data.load(Ordering::Relaxed);
            (check.load(Ordering::Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    pub(crate) fn store(&self, key: u64, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut worst: Option<(&[AtomicU64; 2], i32)> = None;
        for words in self.bucket(key) {
            let data = words[1].load(Ordering::Relaxed);
            if words[0].load(Ordering::Relaxed) ^ data == key {
                // The same position: keep its move if we have none, and a much deeper result.
                let old = unpack(data);
                if entry.index == NO_MOVE {
                    entry.index = old.index;
                }
                let is_shallower = entry.depth + DEPTH_SLACK < old.depth;
                if entry.bound != Bound::Exact && is_shallower && age_of(data) == age {
                    return;
                }
                worst = Some((words, 0));
                break;
            }
            let stale = i32::from((AGES + age - age_of(data)) % AGES);
            let worth = if data == 0 { i32::MIN } else { unpack(data).depth - AGE_PENALTY * stale };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((words, worth));
            }
        }
        let (words, _) = worst.expect("a bucket has entries");
        let data = pack(entry, age);
        words[0].store(key ^ data, Ordering::Relaxed);
        words[1].store(data, Ordering::Relaxed);
    }
}

/// An empty table of that many mebibytes, at least one.
fn buckets(mebibytes: usize) -> Result<Vec<Bucket>, TryReserveError> {
    let length = mebibytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
    let mut buckets = Vec::new();
    buckets.try_reserve_exact(length)?;
    hugepages::prefer(buckets.spare_capacity_mut());
    buckets.resize_with(length, Bucket::default);
    Ok(buckets)
}

/// Whether there is memory for one more thread and a little beyond. Small things cannot be refused:
/// where nothing is left for them, the process is aborted.
pub(crate) fn check_room() -> Result<(), TryReserveError> {
    let mut room: Vec<u8> = Vec::new();
    // Nobody uses it, so that the compiler would leave it out.
    black_box(&mut room).try_reserve_exact(ROOM)
}

fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Upper => 1_u64,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.index)
        | u64::from(entry.score as i16 as u16) << 16
        | u64::from(entry.eval as i16 as u16) << 32
        | (entry.depth.clamp(0, 127) as u64) << 48
        | u64::from(entry.urgent) << 55
        | bound << 56
        | u64::from(age) << 58
}

fn unpack(data: u64) -> Entry {
    Entry {
        index: data as u16,
        score: i32::from((data >> 16) as u16 as i16),
        eval: i32::from((data >> 32) as u16 as i16),
        urgent: data >> 55 & 1 != 0,
        depth: i32::from((data >> 48) as u8 & 127),
        bound: match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 58) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_recalled() {
        let table = TranspositionTable::new(1);
        let entry = Entry {
            index: 513,
            score: -29_990,
            eval: -77,
            urgent: true,
            depth: 9,
            bound: Bound::Lower,
        };
        table.store(42, entry);
        assert_eq!(table.probe(42), Some(entry));
        assert_eq!(table.probe(43), None);
        table.clear();
        assert_eq!(table.probe(42), None);
    }

    #[test]
    fn a_table_that_is_too_large_leaves_the_old_size() {
        let mut table = TranspositionTable::new(2);
        assert_eq!(table.resize(3), Ok(()));
        assert_eq!(table.mebibytes(), 3);
        for too_large in [usize::MAX, usize::MAX >> 20, usize::MAX >> 21] {
            assert!(table.resize(too_large).is_err(), "{too_large}");
            assert_eq!(table.mebibytes(), 3);
            let entry =
                Entry { index: 1, score: 0, eval: 0, urgent: false, depth: 1, bound: Bound::Exact };
            table.store(u64::MAX, entry);
            assert_eq!(table.probe(u64::MAX), Some(entry));
        }
    }

    #[test]
    fn a_full_bucket_forgets_the_shallowest_of_old_searches_first() {
        let table = TranspositionTable::new(1);
        let entry = |depth| Entry {
            index: 1,
            score: 0,
            eval: 0,
            urgent: false,
            depth,
            bound: Bound::Exact,
        };
        for key in 1..=4 {
            table.store(key, entry(10 + key as i32));
        }
        table.new_search();
        table.store(5, entry(1));
        assert_eq!(table.probe(1), None);
        assert!((2..=5).all(|key| table.probe(key).is_some()));
    }
}
