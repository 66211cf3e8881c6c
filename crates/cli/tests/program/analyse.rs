//! `quinconce analyse`, as a person runs it.

use crate::common::quinconce;

/// In this game a short search thinks more of the best move than it does a move later: 11. e4e5.
const GAME: &str = "[Game \"quindo\"]\n\n\
    1. b2a1 c6e4 2. f2g1 e4b1 3. e2d3 e6e4 4. d2b2 e4c6 5. d3d2 f6f3 6. d2e2 f3f6 7. e2f2 f6c3\n\
    8. c2c5 c6c1 9. b2e5 c5g1 10. e5e4 f2f4 11. e4e5 d6d4 12. e5f5 f4f7 { nearly }\n";

#[test]
fn a_record_is_annotated_and_stays_the_same_game() {
    let analysed = quinconce(&["analyse", "-", "--nodes", "100"], GAME.as_bytes());
    assert_eq!((analysed.code, analysed.err.as_str()), (Some(0), ""));
    let replayed = |record: &str| {
        let answer = quinconce(&["replay", "-"], record.as_bytes());
        assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{record}");
        answer.out
    };
    assert_eq!(replayed(&analysed.out), replayed(GAME));

    let words: Vec<&str> = analysed.out.split_whitespace().collect();
    assert!(words.contains(&"nearly"), "what others remarked stays: {}", analysed.out);
    assert_eq!(words.iter().filter(|&&word| word == "best").count(), 24, "a comment a move");
    let mut marks = 0;
    for place in (0..words.len()).filter(|&place| ["?", "??"].contains(&words[place])) {
        let best = words[place..].iter().position(|&word| word == "best").expect("a best line");
        assert_ne!(words[place - 1], words[place + best + 1], "the best move is no mistake");
        marks += 1;
    }
    assert!(marks > 0, "3... e6e4 leaves a win: {}", analysed.out);
}
