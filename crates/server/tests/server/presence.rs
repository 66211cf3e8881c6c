//! Who is here, with a connection or without.

use game::Side;
use matches::Millis;
use server::Presence;

fn taken(presence: &Presence, now: Millis) -> Vec<Millis> {
    presence.take(now, false).into_iter().map(|seen| seen.at).collect()
}

#[test]
fn who_moves_without_a_connection_is_told_of_now_and_then() {
    let presence = Presence::default();
    let begun = 1_000_000;
    presence.acted("m", Side::First, begun);
    assert_eq!(presence.seen("m", Side::First, begun + 5), Some(begun));
    assert_eq!(taken(&presence, begun + 10), [begun]);
    // A move a second: the store hears of one in fifteen, and the others are known here.
    let mut told = Vec::new();
    for second in 1..=30 {
        let now = begun + 1000 * second;
        presence.acted("m", Side::First, now);
        assert_eq!(presence.seen("m", Side::First, now), Some(now));
        told.extend(taken(&presence, now));
    }
    assert_eq!(told, [begun + 15_000, begun + 30_000]);
    // Who does nothing more is forgotten, and nothing is told again.
    for second in 31..=50 {
        assert_eq!(taken(&presence, begun + 1000 * second), [] as [Millis; 0]);
    }
    assert_eq!(presence.seen("m", Side::First, begun + 60_000), None);
}

#[test]
fn who_leaves_is_told_of_at_once() {
    let presence = Presence::default();
    let here = presence.arrive("m", Side::Second, || 1_002_000);
    assert_eq!(taken(&presence, 1_000_000), [1_000_000]);
    presence.acted("m", Side::Second, 1_001_000);
    assert_eq!(presence.seen("m", Side::Second, 1_001_500), Some(1_001_500));
    assert_eq!(taken(&presence, 1_001_500), [] as [Millis; 0]);
    drop(here);
    assert_eq!(presence.seen("m", Side::Second, 1_009_000), Some(1_002_000));
    assert_eq!(taken(&presence, 1_003_000), [1_002_000]);
    assert_eq!(presence.seen("m", Side::Second, 1_009_000), None);
}
