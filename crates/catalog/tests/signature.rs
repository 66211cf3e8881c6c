//! The engine's checksum. It changes exactly when the search, an evaluation or the rules change;
//! put the new numbers here and the sum into the commit message.

use catalog::signature;

#[test]
fn the_engine_looks_at_the_same_positions_as_before() {
    let found: Vec<(&str, u64)> = signature().iter().map(|part| (part.game, part.nodes)).collect();
    assert_eq!(
        found,
        [
            ("khitan", 210_690),
            ("hokito", 193_703),
            ("khet", 166_827),
            ("quindo", 235_422),
            ("khan", 231_257),
        ]
    );
    // Where one game grows far beyond the others, its `bench_depth` wants to be another.
    let sum: u64 = found.iter().map(|(_, nodes)| nodes).sum();
    for (game, nodes) in &found {
        let alike = sum / 2..=sum * 2;
        assert!(alike.contains(&(nodes * found.len() as u64)), "{game}: {nodes} of {sum}");
    }
}
