//! What a game calls its things: the messages of its file; or, where it has none, the names its rules
//! report, in their English. The page does the same in `web/src/messages/game-words.ts`.

use game::{Arg, Descriptor, MAX_GAME_PLIES, Piece, Reason, Refusal, Side, Step, Terrain};

use crate::Catalogue;

/// The words of one game in one language.
#[derive(Copy, Clone)]
pub struct Words<'c> {
    pub(crate) catalogue: &'c Catalogue,
    pub(crate) game: &'static Descriptor,
}

impl<'c> Words<'c> {
    /// The words of that game.
    #[must_use]
    pub fn new(catalogue: &'c Catalogue, game: &'static Descriptor) -> Words<'c> {
        Words { catalogue, game }
    }

    pub(crate) fn said(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.catalogue.said(id, args)
    }

    /// A message of this game.
    fn text(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        self.catalogue.text(&format!("{}-{id}", self.game.name), args)
    }

    /// Whether the catalogue knows the game at all.
    fn is_known(&self) -> bool {
        self.text("title", &[]).is_some()
    }

    /// What the game is called.
    #[must_use]
    pub fn title(&self) -> String {
        self.text("title", &[]).unwrap_or_else(|| spoken(self.game.name))
    }

    /// What the game is, in one sentence.
    #[must_use]
    pub fn line(&self) -> String {
        self.text("line", &[]).unwrap_or_default()
    }

    /// What is to be done to win, in one sentence.
    #[must_use]
    pub fn goal(&self) -> String {
        self.text("goal", &[]).unwrap_or_default()
    }

    /// What somebody who does not see the board must know to make sense of it.
    #[must_use]
    pub fn how(&self) -> String {
        self.text("how", &[]).unwrap_or_default()
    }

    /// A variant's name.
    #[must_use]
    pub fn variant(&self, name: &str) -> String {
        self.text(&format!("variant-{}", id_part(name)), &[]).unwrap_or_else(|| spoken(name))
    }

    /// One short sentence that tells a variant from the others.
    #[must_use]
    pub fn variant_line(&self, name: &str) -> String {
        let id = format!("{}-variant-{}", self.game.name, id_part(name));
        self.catalogue.attribute(&id, "line", &[]).unwrap_or_default()
    }

    /// A side as it begins a sentence.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        let id = format!("side-{}", side_name(side));
        self.text(&id, &[]).unwrap_or_else(|| self.game.sides[side.index()].en.to_owned())
    }

    /// A kind of piece, as in running text.
    #[must_use]
    pub fn kind(&self, kind: u8) -> String {
        let name = self.kind_name(kind);
        self.text(&format!("kind-{name}"), &[]).unwrap_or_else(|| name.to_owned())
    }

    fn kind_name(&self, kind: u8) -> &'static str {
        self.game.kinds.get(usize::from(kind)).copied().unwrap_or_default()
    }

    /// A piece or stack for somebody who does not see it: "red pyramid, mirror to the north-east".
    #[must_use]
    pub fn piece(&self, piece: Piece) -> String {
        let kind = self.kind_name(piece.kind);
        let args = [
            ("kind", Arg::Name(kind.to_owned())),
            ("side", Arg::Name(side_name(piece.owner).to_owned())),
            ("orientation", piece.orientation.into()),
            ("height", piece.height.into()),
        ];
        self.text("piece", &args).unwrap_or_else(|| {
            let stack =
                if piece.height > 1 { format!(" × {}", piece.height) } else { String::new() };
            format!("{} {kind}{stack}", self.side(piece.owner).to_lowercase())
        })
    }

    /// What tells a piece from others of its kind, in few words; `lines` are those of its square.
    pub(crate) fn brief(&self, piece: Piece, lines: u8) -> String {
        let args = [
            ("kind", Arg::Name(self.kind_name(piece.kind).to_owned())),
            ("orientation", piece.orientation.into()),
            ("height", piece.height.into()),
            ("number", lines.into()),
        ];
        self.text("brief", &args).map_or_else(String::new, |text| text.trim().to_owned())
    }

    /// The colours a piece shows, from the east anticlockwise, where its sides have colours.
    pub(crate) fn shows(&self, colours: &[u8]) -> Option<String> {
        let colour = |side: usize| {
            let colour = colours.get(side).copied().unwrap_or_default();
            Arg::Name(self.colour(colour))
        };
        let args = [
            ("east", colour(0)),
            ("northEast", colour(1)),
            ("northWest", colour(2)),
            ("west", colour(3)),
            ("southWest", colour(4)),
            ("southEast", colour(5)),
        ];
        self.text("shows", &args)
    }

    /// What a colour of the pieces' sides is called.
    #[must_use]
    pub fn colour(&self, colour: u8) -> String {
        self.text("colour", &[("colour", colour.into())]).unwrap_or_default()
    }

    /// What a cell is, where it is not plain; nothing for plain.
    pub(crate) fn terrain(&self, terrain: Terrain) -> String {
        let (name, number, side) = match terrain {
            Terrain::Plain => ("plain", 0, None),
            Terrain::Border => ("border", 0, None),
            Terrain::Reserved { side } => ("reserved", 0, Some(side)),
            Terrain::Half { side } => ("half", 0, Some(side)),
            Terrain::Lines { count } => ("lines", count, None),
        };
        let side = Arg::Name(side.map_or("", side_name).to_owned());
        let text =
            self.text(&format!("terrain-{name}"), &[("number", number.into()), ("side", side)]);
        let unknown = || {
            let silent = self.is_known() || terrain == Terrain::Plain;
            if silent { String::new() } else { name.to_owned() }
        };
        text.unwrap_or_else(unknown)
    }

    /// How a board was laid that has several edges, by the number of the one in front.
    pub(crate) fn laid(&self, edge: i16) -> Option<String> {
        self.text("laid", &[("edge", i32::from(edge).into())])
    }

    /// The lines of the squares, row by row from the first player's side.
    pub(crate) fn lines(&self, rows: &[Vec<u8>]) -> String {
        let row = |(index, row): (usize, &Vec<u8>)| {
            let lines: Vec<String> = row.iter().map(ToString::to_string).collect();
            let lines = Arg::Name(lines.join(", "));
            self.text("lines-row", &[("number", (index + 1).into()), ("lines", lines)])
        };
        let rows: Vec<String> = rows.iter().enumerate().filter_map(row).collect();
        self.text("lines", &[("rows", Arg::Name(rows.join(" ")))]).unwrap_or_default()
    }

    /// What it means to wear the crown.
    pub(crate) fn crown(&self) -> String {
        let unknown = || if self.is_known() { String::new() } else { "crown".to_owned() };
        self.text("crown", &[]).unwrap_or_else(unknown)
    }

    /// A choice, as on a button.
    #[must_use]
    pub fn choice(&self, name: &str) -> String {
        self.text(&format!("choice-{name}"), &[]).unwrap_or_else(|| spoken(name))
    }

    /// A step of a hand, as it is called; nothing for the way a piece is laid.
    #[must_use]
    pub fn step(&self, step: Step, cells: &[game::CellView]) -> String {
        match step {
            Step::Cell(cell) => {
                cells.get(usize::from(cell.0)).map_or_else(String::new, |cell| cell.name.clone())
            }
            Step::Choice(name) => self.choice(name),
            Step::Enter(kind) => {
                let id = format!("enter-{}", self.kind_name(kind));
                self.text(&id, &[]).unwrap_or_else(|| self.kind(kind))
            }
            Step::Face(_) => String::new(),
        }
    }

    /// A number beside the board; those without a name are not shown.
    #[must_use]
    pub fn counter(&self, name: &str) -> Option<String> {
        let text = self.text(&format!("counter-{name}"), &[]);
        text.or_else(|| (!self.is_known()).then(|| spoken(name)))
    }

    /// A number that says more as a sentence of its own.
    #[must_use]
    pub fn says(&self, counter: &str, value: i16) -> Option<String> {
        self.text(&format!("says-{counter}"), &[("number", i32::from(value).into())])
    }

    /// What is to be done in that situation.
    pub(crate) fn prompt_for(&self, situation: &str) -> Option<String> {
        self.text(&format!("prompt-{situation}"), &[])
    }

    /// What is asked of whoever sets up their pieces, where the game has such a time.
    pub(crate) fn prompt_for_setup(&self, kind: u8) -> Option<String> {
        self.text("prompt-setup", &[("kind", Arg::Name(self.kind_name(kind).to_owned()))])
    }

    /// Why a step was refused, as a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        let args = [("number", i32::from(refusal.number.unwrap_or(0)).into())];
        self.text(&format!("refusal-{}", refusal.code), &args)
            .or_else(|| self.catalogue.text(&format!("refusals-{}", refusal.code), &args))
            .unwrap_or_else(|| self.said("refusals-general", &[]))
    }

    /// Why a game ended, as that group of messages tells it; a limit is told with its number of
    /// moves. Where the game says nothing, `common` does.
    pub(crate) fn reason(&self, group: &str, common: &str, reason: Reason) -> Option<String> {
        let moves = match reason {
            Reason::Quiet => usize::from(self.game.quiet_limit.unwrap_or(0)),
            _ => MAX_GAME_PLIES,
        };
        let args = [("moves", moves.into())];
        let general = || self.catalogue.text(&format!("{common}-{reason}"), &args);
        self.text(&format!("{group}-{reason}"), &args)
            .or_else(general)
            .filter(|text| !text.is_empty())
    }
}

/// A name of the rules as the beginning of a sentence: "half-open" is "Half open".
fn spoken(name: &str) -> String {
    let mut chars = name.chars();
    let first: String = chars.next().map(|ch| ch.to_uppercase().collect()).unwrap_or_default();
    first + &chars.as_str().replace('-', " ")
}

/// A name of the rules as a part of an id: a variant such as "classic+horus".
pub(crate) fn id_part(name: &str) -> String {
    let plain = |ch: char| if ch.is_ascii_alphanumeric() || ch == '-' { ch } else { '_' };
    name.chars().map(plain).collect()
}

/// What messages call a side that they choose by.
pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
