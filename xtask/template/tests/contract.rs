//! The contract, and agreement with an independent program.

testkit::contract!(newgame::Newgame, "newgame");

#[test]
fn perft_is_the_same_in_the_mirror() {
    testkit::images_agree::<newgame::Newgame>(GAMES, 3, |text| {
        let (board, side) = text.split_once(' ')?;
        let ranks: Vec<String> =
            board.split('/').map(|rank| rank.chars().rev().collect()).collect();
        Some(format!("{} {side}", ranks.join("/")))
    });
}
