//! What is counted, and how much it counts.

/// How many things are counted.
pub(crate) const TERMS: usize = 25;

/// What is counted, each a place in the list of weights. A count is for the player to move; where
/// both sides have it, the opponent's is taken off.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Count {
    /// Sbires on the board.
    Sbires,
    /// Sbires beside the board, which may come back.
    Reserve,
    /// Squares that pieces on simple squares reach.
    SimpleMoves,
    /// Squares that pieces on double squares reach.
    DoubleMoves,
    /// Squares that pieces on triple squares reach.
    TripleMoves,
    /// Pieces on triple squares.
    TriplePieces,
    /// Sorts of square that, when demanded, set the whole side free.
    Unobeyable,
    /// Pieces one step from the enemy Kalista.
    OneStepAway,
    /// Pieces two steps from it.
    TwoStepsAway,
    /// Pieces three steps from it.
    ThreeStepsAway,
    /// The Kalista stands on a simple square.
    SimpleKalista,
    /// Sbires on the sixteen squares in the middle.
    Centre,
    /// A piece reaches the enemy Kalista, if only the demand lets it move.
    Aims,
    /// Sorts on which the player to move can end without losing the Kalista.
    SafeSorts,
    /// There is no such sort.
    Cornered,
    /// Squares within reach from which a piece would aim at the enemy Kalista.
    Approaches,
    /// Sorts on which the opponent can end without losing the Kalista, after the best demand.
    Escapes,
    /// There is no such sort.
    Trap,
    /// The player to move need not obey.
    Freedom,
    /// The right to move.
    Tempo,
    /// In the set-up: the lines under the Sbires.
    SetUpSbireLines,
    /// In the set-up: the lines under the Kalista.
    SetUpKalistaLines,
    /// In the set-up: Sbires on the front rank of the two.
    SetUpSbiresInFront,
    /// In the set-up: the Kalista on the front rank.
    SetUpKalistaInFront,
    /// In the set-up: a Sbire right in front of the Kalista.
    SetUpShield,
}

/// Names and weights, in the order of [`Count`].
///
/// Fitted to the results of self-play, then bettered by `quinconce arena spsa khan`, but for the
/// set-up. A Sbire beside the board is worth more than one on it: its owner is less often bound to
/// obey, and it comes back where it hurts. So the capture of a Sbire in itself loses something, and
/// what it wins must show in the other counts.
pub(crate) const WEIGHTS: [(&str, i32); TERMS] = [
    ("sbires", 70),
    ("reserve", 297),
    ("simple moves", 23),
    ("double moves", 19),
    ("triple moves", 11),
    ("pieces on triple squares", 30),
    ("kinds that cannot be obeyed", 80),
    ("one step from the kalista", 21),
    ("two steps from the kalista", 22),
    ("three steps from the kalista", 20),
    ("kalista on a simple square", 18),
    ("sbires in the centre", 38),
    ("aims at the kalista", 147),
    ("safe kinds", 16),
    ("cornered", -213),
    ("approaches", 21),
    ("escapes", -58),
    ("trap", 25),
    ("freedom", 96),
    ("tempo", 58),
    ("set-up: lines under sbires", 38),
    ("set-up: lines under the kalista", 31),
    ("set-up: sbires in front", 61),
    ("set-up: kalista in front", -112),
    ("set-up: shield", 48),
];

const _: () = assert!(Count::SetUpShield as usize + 1 == TERMS);
