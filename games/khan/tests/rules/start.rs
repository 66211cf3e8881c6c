//! Material and start.

use game::{Game, Side, Terrain, Variant as _, View};
use khan::{Khan, Kind, Square, Variant};
use testkit::{after, legal, moves_from};

use crate::rules::{OCRE_SET_UP, RED_SET_UP, check_board, ready, start};

#[test]
fn the_mat_has_twelve_squares_of_each_sort() {
    // Leaflet, material: 36 squares, twelve each of one, two and three lines.
    for edge in ["edge:n", "edge:e", "edge:s", "edge:w"] {
        let view = after(&start(), edge).view();
        for lines in 1..=3 {
            let marked =
                view.cells.iter().filter(|cell| cell.terrain == Terrain::Lines { count: lines });
            assert_eq!(marked.count(), 12, "{lines} lines with {edge}");
        }
    }
}

#[test]
fn the_mat_lies_as_three_families_of_programs_know_it() {
    // Ruling (sourced): the mat, here with its south edge in front of Red.
    let drawn = game::draw(&after(&start(), "edge:s").view(), Khan::symbol);
    assert_eq!(
        drawn,
        "\
6  1 2 2 3 1 2
5  3 1 3 1 3 2
4  2 3 1 2 1 3
3  2 1 3 2 3 1
2  1 3 1 3 1 2
1  3 2 2 1 3 2
   a b c d e f
"
    );
}

#[test]
fn whoever_chooses_the_edge_sees_the_mat() {
    // Leaflet, start: Red turns the mat before anything stands on it. It is shown as it is printed,
    // and the counter of the edge tells that it may still turn.
    let edge =
        |view: &View| view.counters.iter().find(|counter| counter.name == "edge").unwrap().value;
    let open = start().view();
    assert_eq!((edge(&open), &open.cells), (0, &after(&start(), "edge:s").view().cells));
    let chosen =
        ["edge:n", "edge:e", "edge:s", "edge:w"].map(|mv| edge(&after(&start(), mv).view()));
    assert_eq!(chosen, [1, 2, 3, 4]);
}

#[test]
fn each_side_has_a_kalista_and_five_sbires() {
    // Leaflet, material: a Kalista and five Sbires of each colour.
    let ready = ready();
    for side in Side::ALL {
        let pieces: Vec<Kind> = Square::all()
            .filter_map(|at| ready.piece(at))
            .filter_map(|(owner, kind)| (owner == side).then_some(kind))
            .collect();
        assert_eq!(pieces.iter().filter(|&&kind| kind == Kind::Kalista).count(), 1);
        assert_eq!(pieces.iter().filter(|&&kind| kind == Kind::Sbire).count(), 5);
        assert!(ready.kalista(side).is_some());
    }
}

#[test]
fn red_first_turns_the_mat() {
    // Leaflet, start: Red chooses which of the four edges lies in front.
    assert_eq!(legal(&start()), "edge:e edge:n edge:s edge:w");
    let front = |edge: &str| -> Vec<Terrain> {
        after(&start(), edge).view().cells[..6].iter().map(|cell| cell.terrain).collect()
    };
    // Ruling (sourced): what rank 1 reads with each edge.
    assert_eq!(front("edge:w"), [1, 3, 2, 2, 1, 3].map(|count| Terrain::Lines { count }));
    assert_eq!(front("edge:n"), [2, 1, 3, 2, 2, 1].map(|count| Terrain::Lines { count }));
    assert_eq!(front("edge:e"), [2, 2, 1, 3, 2, 2].map(|count| Terrain::Lines { count }));
    assert_eq!(front("edge:s"), [3, 2, 2, 1, 3, 2].map(|count| Terrain::Lines { count }));
}

#[test]
fn red_sets_up_on_the_first_two_ranks() {
    // Leaflet, start: six of the twelve squares of Red's two first ranks.
    // Ruling (ours): the Kalista first, then the Sbires, each a move of the same player.
    let turned = after(&start(), "edge:s");
    assert_eq!(legal(&turned), "K@a1 K@a2 K@b1 K@b2 K@c1 K@c2 K@d1 K@d2 K@e1 K@e2 K@f1 K@f2");
    let crowned = after(&turned, "K@c1");
    assert_eq!(crowned.turn(), Side::First);
    assert_eq!(legal(&crowned), "S@a1 S@a2 S@b1 S@b2 S@c2 S@d1 S@d2 S@e1 S@e2 S@f1 S@f2");
    check_board(
        &start(),
        RED_SET_UP,
        "
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . S . S . S
        S . K . S .
        ",
    );
}

#[test]
fn ocre_sets_up_after_red_on_the_last_two_ranks() {
    // Leaflet, start: Ocre in turn, on the two ranks on the other side.
    let red = after(&start(), RED_SET_UP);
    assert_eq!(red.turn(), Side::Second);
    assert_eq!(legal(&red), "K@a5 K@a6 K@b5 K@b6 K@c5 K@c6 K@d5 K@d6 K@e5 K@e6 K@f5 K@f6");
    check_board(
        &red,
        OCRE_SET_UP,
        "
        s s . . . .
        . k s . s s
        . . . . . .
        . . . . . .
        . S . S . S
        S . K . S .
        ",
    );
}

#[test]
fn a_side_has_5544_set_ups() {
    // A Kalista on one of twelve squares, five Sbires on eleven; five can be put down in 120 orders.
    let turned = after(&start(), "edge:s");
    assert_eq!(game::perft(&turned, 6) / 120, 5_544);
}

#[test]
fn red_moves_first_free_of_the_khan() {
    // Leaflet, moves: Red first. Leaflet, the Khan: it comes in once Red has moved.
    let ready = ready();
    assert_eq!((ready.turn(), ready.wearer(), ready.demand()), (Side::First, None, 0));
    let movers: Vec<&str> = ["a1", "b2", "c1", "d2", "e1", "f2"]
        .into_iter()
        .filter(|from| !moves_from(&ready, from).is_empty())
        .collect();
    assert_eq!(movers, ["a1", "b2", "c1", "d2", "e1", "f2"]);
}

#[test]
fn the_variants_have_names() {
    let names: Vec<&str> = Variant::ALL.iter().map(|variant| variant.name()).collect();
    assert_eq!(names, ["standard", "anywhere"]);
    assert_eq!(Variant::default_variant(), Variant::Standard);
}
