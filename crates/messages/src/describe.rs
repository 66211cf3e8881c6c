//! Moves, positions and ends in words, for terminals and whoever does not see the board. The page
//! does the same in `web/src/board/describe.ts`.

use game::{
    Arg, Beam, Cell, CellView, Counter, End, Event, Face, Outcome, Piece, Side, Step, Terrain, View,
};

use crate::words::{Words, id_part};

impl Words<'_> {
    /// How a game ended, as a sentence: "White wins: more tiles after 60 moves without a capture."
    /// To one of the two, `you`: "You lost: your pharaoh is lit."
    #[must_use]
    pub fn end(&self, end: End, variant: &str, you: Option<Side>) -> String {
        let special = |group: &str| {
            let id = format!("{}-variant-{}-{group}", self.game.name, id_part(variant));
            self.catalogue.text(&format!("{id}-{}", end.reason), &[])
        };
        let lost = || special("losses").or_else(|| self.reason("losses", "losses", end.reason));
        let won = || special("ends").or_else(|| self.reason("ends", "ends", end.reason));
        let (what, why) = match (end.outcome, you) {
            (Outcome::Draw, _) => {
                (self.said("ends-draw", &[]), self.reason("draws", "ends", end.reason))
            }
            (Outcome::Win(side), None) => {
                (self.said("ends-win", &[("side", Arg::Name(self.side(side)))]), won())
            }
            (Outcome::Win(side), Some(you)) if side == you => (self.said("ends-won", &[]), won()),
            (Outcome::Win(_), Some(_)) => (self.said("ends-lost", &[]), lost().or_else(won)),
        };
        match why {
            Some(why) => self.by(what, why),
            None => format!("{what}."),
        }
    }

    /// What happened, as one sentence, and, unless the game is over, what it leaves the other side:
    /// "White: pawn b2 to e5, turns over c3 and d4. Barred distance 1."
    #[must_use]
    pub fn happened(&self, events: &[Event], before: &View, over: bool) -> String {
        let mut report = Report::new(self, before);
        for &event in events {
            report.hear(event);
        }
        let mut text = vec![self.by(self.side(before.turn), report.deeds())];
        if !over {
            text.extend(self.bindings(&report.view));
        }
        text.join(" ")
    }

    /// What binds whoever moves next: a barred distance, a demanded square, tiles still to place.
    #[must_use]
    pub fn bindings(&self, view: &View) -> Vec<String> {
        let binding = |counter: &Counter| {
            let Counter { name, side: None, value } = *counter else { return None };
            let label = self.counter(name).filter(|_| value > 0)?;
            let says = self.says(name, value).unwrap_or_else(|| format!("{label} {value}"));
            Some(format!("{says}."))
        };
        view.counters.iter().filter_map(binding).collect()
    }

    /// What stands on the board, side by side, and the numbers beside it: "Silver: pharaoh e1;
    /// pyramid c1 north-west, c4 north-west. Red: …".
    #[must_use]
    pub fn board(&self, view: &View) -> String {
        let sides = Side::ALL.map(|side| {
            let kinds: Vec<String> = (0..)
                .zip(self.game.kinds)
                .filter_map(|(kind, _)| self.all(view, side, kind))
                .collect();
            let all = self.apart(&kinds).unwrap_or_else(|| self.said("tell-nothing", &[]));
            self.by(self.side(side), all)
        });
        let mut text = sides.to_vec();
        text.extend(self.numbers(view));
        text.extend(self.bindings(view));
        text.join(" ")
    }

    /// All pieces of a kind and where they stand.
    fn all(&self, view: &View, side: Side, kind: u8) -> Option<String> {
        let place = |(index, cell): (u8, &CellView)| {
            let piece = cell.piece.filter(|piece| (piece.owner, piece.kind) == (side, kind))?;
            let lines = if let Terrain::Lines { count } = cell.terrain { count } else { 0 };
            let crown = view.crown == Some(Cell(index));
            let parts = [
                cell.name.clone(),
                self.brief(piece, lines),
                self.colours(piece, view).unwrap_or_default(),
                if crown { self.crown() } else { String::new() },
            ];
            Some(parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
        };
        let places: Vec<String> = (0..).zip(&view.cells).filter_map(place).collect();
        let told = match self.shows(&[]) {
            // Where each has its colours, with commas between them.
            Some(_) => self.apart(&places)?,
            None if places.is_empty() => return None,
            None => places.join(", "),
        };
        Some(if self.game.kinds.len() > 1 { format!("{} {told}", self.kind(kind)) } else { told })
    }

    /// The points of both sides, in a game that counts them.
    #[must_use]
    pub fn points(&self, view: &View) -> Option<String> {
        let counts = |counter: &Counter| counter.name == "score" && counter.side.is_some();
        view.counters.iter().any(counts).then(|| self.numbers(view).join(" "))
    }

    /// The numbers of each side.
    #[must_use]
    pub fn numbers(&self, view: &View) -> Vec<String> {
        let number = |counter: &Counter| {
            let Counter { name, side: Some(side), value: value @ 1.. } = *counter else {
                return None;
            };
            let label = self.counter(name)?;
            let deed = self.says(name, value);
            Some(self.by(self.side(side), deed.unwrap_or_else(|| format!("{label} {value}"))))
        };
        view.counters.iter().filter_map(number).collect()
    }

    /// The lines of the squares, row by row from the first player's side; nothing where squares have
    /// none.
    #[must_use]
    pub fn ground(&self, view: &View) -> String {
        let mut rows: Vec<Vec<u8>> = Vec::new();
        for cell in &view.cells {
            let Terrain::Lines { count } = cell.terrain else { return String::new() };
            if rows.len() <= usize::from(cell.y) {
                rows.resize(usize::from(cell.y) + 1, Vec::new());
            }
            rows[usize::from(cell.y)].push(count);
        }
        self.lines(&rows)
    }

    /// A cell in words: its name, what stands on it, and what it is.
    #[must_use]
    pub fn cell(&self, view: &View, at: Cell) -> String {
        let Some(cell) = view.cells.get(usize::from(at.0)) else { return String::new() };
        let piece = cell.piece.map(|piece| self.piece_with_colours(piece, view));
        let mut parts =
            vec![cell.name.clone(), piece.unwrap_or_else(|| self.said("board-empty", &[]))];
        if view.crown == Some(at) {
            parts.push(self.crown());
        }
        parts.push(self.terrain(cell.terrain));
        parts.retain(|part| !part.is_empty());
        parts.join(", ")
    }

    /// What the player is asked to do next, in a short sentence, after these steps of a hand.
    #[must_use]
    pub fn prompt(&self, steps: &[Step], next: &[Step], view: &View) -> String {
        let or_move = |situation: &str| {
            self.prompt_for(situation).or_else(|| self.prompt_for("move")).unwrap_or_default()
        };
        let or_target = |situation: &str| {
            self.prompt_for(situation).or_else(|| self.prompt_for("target")).unwrap_or_default()
        };
        match next {
            [] => String::new(),
            _ if next.iter().all(|&step| step == Step::PASS) => {
                let must = || self.said("refusals-must-pass", &[]);
                self.prompt_for("pass").unwrap_or_else(must)
            }
            [Step::Face(_), ..] => or_target("face"),
            [Step::Choice(name), ..] if name.starts_with("edge-") => or_move("edge"),
            _ => {
                let entered = steps.iter().find_map(|&step| match step {
                    Step::Enter(kind) => Some((step, kind)),
                    _ => None,
                });
                let Some((enter, kind)) = entered else {
                    let turns = next.iter().any(|step| step.rotation().is_some());
                    return match (steps.is_empty(), turns) {
                        (true, _) => or_move("move"),
                        (false, true) => or_target("turn"),
                        (false, false) => or_target("target"),
                    };
                };
                // Pieces that enter although none was ever taken are being set up.
                let captured = |counter: &&Counter| {
                    (counter.name, counter.side) == ("captured", Some(view.turn))
                };
                let lost = view.counters.iter().find(captured).map(|counter| counter.value);
                if let Some(setup) = self.prompt_for_setup(kind).filter(|_| lost == Some(0)) {
                    return setup;
                }
                let prompt = or_target("place");
                if self.game.kinds.len() > 1 {
                    format!("{}. {prompt}", self.step(enter, &view.cells))
                } else {
                    prompt
                }
            }
        }
    }

    /// A piece in words, with the colours it shows where it has any.
    #[must_use]
    pub fn piece_with_colours(&self, piece: Piece, view: &View) -> String {
        let name = self.piece(piece);
        match self.colours(piece, view) {
            Some(colours) => format!("{name}, {colours}"),
            None => name,
        }
    }

    fn colours(&self, piece: Piece, view: &View) -> Option<String> {
        let colour =
            |face: &Face| if let Face::Colour { colour } = *face { Some(colour) } else { None };
        let colours: Vec<u8> = view.sides(piece).iter().filter_map(colour).collect();
        if colours.is_empty() { None } else { self.shows(&colours) }
    }

    fn by(&self, side: String, deed: String) -> String {
        self.said("tell-by", &[("side", Arg::Name(side)), ("deed", Arg::Name(deed))])
    }

    /// "a, b and c"
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, [first, rest @ ..])) = items.split_last() else {
            return items.first().cloned().unwrap_or_default();
        };
        let series = |first: String, next: &String| {
            let next = Arg::Name(next.clone());
            self.said("tell-series", &[("first", Arg::Name(first)), ("next", next)])
        };
        let before = rest.iter().fold(first.clone(), series);
        self.said("tell-pair", &[("first", Arg::Name(before)), ("last", Arg::Name(last.clone()))])
    }

    /// "a; b; c", where the items have commas of their own.
    fn apart(&self, items: &[String]) -> Option<String> {
        let (first, rest) = items.split_first()?;
        Some(rest.iter().fold(first.clone(), |first, next| {
            let next = Arg::Name(next.clone());
            self.said("tell-apart", &[("first", Arg::Name(first)), ("next", next)])
        }))
    }
}

/// A move that is being told.
struct Report<'w, 'c> {
    words: &'w Words<'c>,
    view: View,
    deeds: Vec<String>,
    /// What is taken before the piece that takes it has moved; that it moves is said first.
    taken: Vec<String>,
    hops: Vec<String>,
    flipped: Vec<String>,
    mirrors: Vec<String>,
    faded: Vec<String>,
    /// How many parts of the sentence come before the beam.
    shot: Option<usize>,
}

impl<'w, 'c> Report<'w, 'c> {
    fn new(words: &'w Words<'c>, before: &View) -> Report<'w, 'c> {
        Report {
            words,
            view: before.clone(),
            deeds: Vec::new(),
            taken: Vec::new(),
            hops: Vec::new(),
            flipped: Vec::new(),
            mirrors: Vec::new(),
            faded: Vec::new(),
            shot: None,
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Moved { from, to } => {
                let deed = self.between("tell-moved", from, to);
                self.deeds.push(self.by_way(deed));
            }
            Event::Stacked { from, to } => {
                let deed = self.between("tell-stacked", from, to);
                self.deeds.push(self.by_way(deed));
            }
            Event::Swapped { from, to } => self.deeds.push(self.between("tell-swapped", from, to)),
            Event::Unstacked { from, to } => {
                let args =
                    [("piece", self.kind(from)), ("from", self.name(from)), ("to", self.name(to))];
                self.deeds.push(self.words.said("tell-unstacked", &args));
            }
            Event::Tumbled { from, to, orientation, .. } => {
                let deed = self.between("tell-tumbled", from, to);
                let lies = self.lies(from, orientation);
                self.deeds.push(deed + &lies);
            }
            Event::Turned { at, orientation } => {
                let args = [("piece", self.kind(at)), ("at", self.name(at))];
                let deed = self.words.said("tell-turned", &args);
                let lies = self.lies(at, orientation);
                self.deeds.push(deed + &lies);
            }
            Event::Captured { at, piece } => {
                let told = self.words.piece(piece);
                let piece = told.split(',').next().unwrap_or_default().to_owned();
                let id = if self.shot.is_some() { "tell-burnt" } else { "tell-captured" };
                let args = [("piece", Arg::Name(piece)), ("at", self.name(at))];
                self.taken.push(self.words.said(id, &args));
            }
            Event::Entered { at, piece } => {
                let args =
                    [("piece", Arg::Name(self.words.kind(piece.kind))), ("at", self.name(at))];
                let told = self.words.piece_with_colours(piece, &self.view);
                self.deeds.push(self.words.said("tell-entered", &args) + after_comma(&told));
            }
            Event::Left { at, .. } => {
                self.deeds.push(self.words.said("tell-left", &[("at", self.name(at))]));
            }
            Event::Flipped { at } => self.flipped.push(self.cell_name(at)),
            Event::Hopped { at } => self.hops.push(self.cell_name(at)),
            Event::Beam { beam } => {
                self.shot.get_or_insert(self.deeds.len());
                match beam {
                    Beam::Reflected { at, .. } | Beam::Split { at, .. } => {
                        self.mirrors.push(self.cell_name(at));
                    }
                    Beam::Faded { at, .. } => self.faded.push(self.cell_name(at)),
                    _ => {}
                }
            }
            Event::Counted { counter, value } => {
                let counter = self.view.counters.get(usize::from(counter));
                if counter.is_some_and(|counter| counter.name == "edge") {
                    self.deeds.extend(self.words.laid(value));
                }
            }
            Event::Passed => self.deeds.push(self.words.said("tell-passed", &[])),
            Event::Crowned { .. } | Event::TerrainChanged { .. } | Event::Handed { .. } => {}
        }
        if !self.deeds.is_empty() {
            self.deeds.append(&mut self.taken);
        }
        self.view.apply(event);
    }

    fn deeds(&self) -> String {
        let mut deeds = [&self.deeds[..], &self.taken].concat();
        let told = |id: &str, cells: &[String]| {
            self.words.said(id, &[("cells", Arg::Name(self.words.list(cells)))])
        };
        if !self.flipped.is_empty() {
            deeds.insert(deeds.len().min(1), told("tell-flipped", &self.flipped));
        }
        let shot = self.shot.unwrap_or(0);
        if !self.faded.is_empty() {
            deeds.insert(shot, told("tell-faded", &self.faded));
        }
        if !self.mirrors.is_empty() {
            deeds.insert(shot, told("tell-mirrored", &self.mirrors));
        }
        deeds.join(", ")
    }

    fn between(&self, id: &str, from: Cell, to: Cell) -> String {
        let args = [("piece", self.mover(from)), ("from", self.name(from)), ("to", self.name(to))];
        self.words.said(id, &args)
    }

    fn by_way(&self, deed: String) -> String {
        if self.hops.is_empty() {
            return deed;
        }
        let cells = Arg::Name(self.words.list(&self.hops));
        format!("{deed} {}", self.words.said("tell-by-way", &[("cells", cells)]))
    }

    /// How the piece of a cell would lie: what follows its name.
    fn lies(&self, at: Cell, orientation: u8) -> String {
        let told = self
            .piece(at)
            .map(|piece| self.words.piece_with_colours(Piece { orientation, ..piece }, &self.view));
        after_comma(&told.unwrap_or_default()).to_owned()
    }

    fn cell_name(&self, at: Cell) -> String {
        self.view.cells.get(usize::from(at.0)).map_or_else(String::new, |cell| cell.name.clone())
    }

    fn name(&self, at: Cell) -> Arg {
        Arg::Name(self.cell_name(at))
    }

    fn kind(&self, at: Cell) -> Arg {
        Arg::Name(self.piece(at).map_or_else(String::new, |piece| self.words.kind(piece.kind)))
    }

    /// What moves: a piece, or a stack as high as it is.
    fn mover(&self, at: Cell) -> Arg {
        match self.piece(at) {
            Some(Piece { height: height @ 2.., .. }) => {
                let args = [("height", height.into()), ("piece", self.kind(at))];
                Arg::Name(self.words.said("tell-stack", &args))
            }
            _ => self.kind(at),
        }
    }

    fn piece(&self, at: Cell) -> Option<Piece> {
        self.view.cells.get(usize::from(at.0)).and_then(|cell| cell.piece)
    }
}

/// From the first comma on.
fn after_comma(text: &str) -> &str {
    text.find(',').map_or("", |at| &text[at..])
}
