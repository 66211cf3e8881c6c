//! The engine's checksum. It changes exactly when the search, an evaluation or the rules change;
//! put the new numbers here and the sum into the commit message.

use catalog::signature;

#[test]
fn the_engine_looks_at_the_same_positions_as_before() {
    let found: Vec<(&str, u64)> = signature().iter().map(|part| (part.game, part.nodes)).collect();
    assert_eq!(
        found,
        [
            ("khitan", 69_348),
            ("hokito", 25_703),
            ("khet", 30_922),
            ("quindo", 6_070),
            ("khan", 2_580),
        ]
    );
}
