//! Setting positions up by hand, checked on positions of random games.

use game::{Draft, Game, Notation, PaletteItem, Side, View};

/// A position's text taken apart tells what its view shows, and is put together again byte for byte;
/// what stands on the board is in the palette.
pub(crate) fn check_draft<G: Game>(position: &G, view: &View) {
    let notation = Notation::of::<G>();
    let text = position.to_string();
    let draft = Draft::read(&text, &notation, view)
        .unwrap_or_else(|| panic!("{text} cannot be taken apart"));
    assert_eq!(draft.write(&notation, view), text, "the draft of {text}");
    let pieces: Vec<_> = view.cells.iter().map(|cell| cell.piece).collect();
    assert_eq!(draft.pieces, pieces, "pieces of the draft of {text}");
    assert_eq!(draft.turn, view.turn, "turn of the draft of {text}");
    assert_eq!(
        draft.crown(&notation.descriptor.format, view),
        view.crown,
        "crown of the draft of {text}"
    );

    // Whatever is laid or removed, the text tells it, even where the rules forbid it.
    for &PaletteItem { kind, orientations, heights } in notation.descriptor.format.palette {
        for (cell, owner) in [(0, Side::First), (view.cells.len() - 1, Side::Second)] {
            let [orientation, height] = [orientations - 1, heights[heights.len() - 1]];
            let mut changed = draft.clone();
            changed.pieces[cell] = Some(game::Piece { owner, kind, orientation, height });
            G::tidy(&mut changed);
            changed.tidy_crown(&notation.descriptor.format, view);
            let text = changed.write(&notation, view);
            assert_eq!(Draft::read(&text, &notation, view), Some(changed), "{text}");
        }
    }
}
