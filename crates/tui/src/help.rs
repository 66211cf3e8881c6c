//! The list of keys, and what the signs mean.

use catalog::Table;
use messages::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::board::{Signs, skin_of};
use crate::context::Context;
use crate::menu::named;
use crate::messages as said;
use crate::panel::wrapped;

/// Columns for what is pressed, or seen.
const KEYS: usize = 10;

/// The keys that the page has, too.
const SHARED: [&str; 7] = ["board", "pick", "type", "rotate", "over", "undo", "flip"];

/// What is done at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// A game that is played here.
    Game,
    /// Two engines that are watched.
    Watch,
    /// A match on a server.
    Match,
    /// A game that is looked through.
    Study,
}

/// The keys there are on an occasion, each with what it does.
fn keys(occasion: Occasion, context: &Context<'_>) -> Vec<(String, String)> {
    let mut keys: Vec<(String, String)> = Vec::new();
    let shared = |id: &str| {
        let key = context.catalogue.attribute(id, "key", &[]).unwrap_or_default();
        (key, context.said(id, &[]))
    };
    let play = |name: &str| shared(&format!("play-key-{name}"));
    let said = |key: &str, does: game::Message| (key.to_owned(), context.render(&does));
    match occasion {
        Occasion::Study => {
            let analyse = |name: &str| shared(&format!("analyse-key-{name}"));
            keys.extend(["back", "variation", "ends"].map(analyse));
            keys.extend(["type", "flip", "new-game"].map(play));
        }
        Occasion::Watch => {
            keys.extend(["everywhere", "flip", "new-game"].map(play));
            keys.extend([said("p", said::key_pause()), said("a", said::key_analyse())]);
        }
        Occasion::Game => {
            keys.extend(SHARED.map(play));
            keys.push(said("1–9", said::key_choice()));
            keys.extend(["take-back", "everywhere", "new-game"].map(play));
            keys.extend([
                said("h", said::key_hint()),
                said("c", said::key_claim()),
                said("x", said::key_resign()),
                said("p", said::key_pause()),
                said("a", said::key_analyse()),
            ]);
        }
        Occasion::Match => {
            keys.extend(SHARED.map(play));
            keys.push(said("1–9", said::key_choice()));
            keys.push(play("everywhere"));
            keys.extend([
                said("y n", said::key_answer()),
                said("u", said::key_ask_back()),
                said("d", said::key_offer()),
                said("p", said::key_break()),
                said("b", said::key_abort()),
                said("c", said::key_claim_match()),
                said("x", said::key_resign()),
                said("t", said::key_say()),
                said("r a", said::key_after()),
            ]);
        }
    }
    if occasion != Occasion::Match {
        keys.extend([said("e", said::key_engine()), said("l", said::key_load())]);
    }
    keys.push(said("s", said::key_save()));
    keys.push(match occasion {
        Occasion::Match => said("q", said::key_leave()),
        Occasion::Study => said("q", said::key_leave_study()),
        Occasion::Game | Occasion::Watch => said("q", said::key_quit()),
    });
    keys.push(play("help"));
    keys
}

/// What stands on the board of a game and what the signs over it mean.
fn legend(table: &dyn Table, context: &Context<'_>) -> Vec<(String, String)> {
    let look = context.look;
    let (game, kinds) = (table.descriptor().name, table.descriptor().kinds);
    let words = Words::new(context.catalogue, table.descriptor());
    let sign =
        |(unicode, ascii): (&str, &str)| (if look.ascii { ascii } else { unicode }).to_owned();
    let of_game = |&(signs, id): &(Signs, &str)| {
        let told = context.catalogue.text(&format!("legend-{game}-{id}"), &[])?;
        let told = match kinds.iter().position(|kind| *kind == id) {
            Some(kind) => {
                let kind = capital(&words.kind(u8::try_from(kind).unwrap_or_default()));
                context.render(&said::line(named(kind), named(told)))
            }
            None => told,
        };
        Some((sign(signs), told))
    };
    let mut lines: Vec<(String, String)> =
        skin_of(game).legend().iter().filter_map(of_game).collect();
    let own = |signs: Signs, told: game::Message| (sign(signs), context.render(&told));
    lines.extend([
        own(("[ ]", "[ ]"), said::sign_cursor()),
        own(("< >", "< >"), said::sign_chosen()),
        own(("┊ ┊", ": :"), said::sign_last()),
        own(("✶", "*"), said::sign_struck()),
        own(("! !", "! !"), said::sign_hint()),
        own(("▸", ">"), said::sign_turn()),
    ]);
    lines
}

/// A word as it begins a line.
fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// Draws the list of keys over everything, and below it what the signs of the game mean, from that line
/// on, or as far as there are lines below; gives the line it begins with.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    context: &Context<'_>,
    occasion: Occasion,
    table: &dyn Table,
    from: u16,
) -> u16 {
    let look = context.look;
    let ascii = |text: String| {
        if look.ascii { text.replace("← ↑ → ↓", "arrows") } else { text }
    };
    let width = 78.min(frame.area().width);
    let room = usize::from(width).saturating_sub(2 + KEYS + 2);
    let entry = |(key, told): (String, String)| {
        let parts = wrapped(&told, room).into_iter().enumerate();
        let lines = parts.map(move |(row, part)| {
            let key = if row == 0 { ascii(key.clone()) } else { String::new() };
            Line::from(vec![Span::styled(format!("{key:>KEYS$}  "), look.bold()), Span::raw(part)])
        });
        lines.collect::<Vec<_>>()
    };
    let mut lines: Vec<Line<'_>> = keys(occasion, context).into_iter().flat_map(entry).collect();
    let heading = context.said("legend-signs", &[]);
    lines.extend([Line::default(), Line::styled(format!(" {heading}"), look.bold())]);
    lines.extend(legend(table, context).into_iter().flat_map(entry));
    let rules = context.render(&said::legend_rules(named(table.game())));
    lines.extend([Line::default(), Line::raw(format!(" {rules}"))]);
    let area = frame.area();
    let height = (lines.len() as u16 + 2).min(area.height);
    let place = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
    let title = format!(" {} ", context.said("play-help", &[]));
    let mut block = Block::bordered().title(title);
    if look.ascii {
        block = block.border_set(ASCII_BORDER);
    }
    let hidden = (lines.len() as u16 + 2).saturating_sub(height);
    let from = from.min(hidden);
    if hidden > 0 {
        let more = look.ch('↕', '^');
        block = block.title_bottom(format!(" {more} {}/{} ", from + 1, hidden + 1));
    }
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).scroll((from, 0)).block(block), place);
    from
}

const ASCII_BORDER: ratatui::symbols::border::Set<'static> = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
