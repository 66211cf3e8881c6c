//! The list of keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::context::Context;
use crate::messages as said;

/// The keys that the page has, too.
const SHARED: [&str; 7] = ["board", "pick", "type", "rotate", "over", "undo", "flip"];

/// What is done at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// A game that is played here.
    Game,
    /// A match on a server.
    Match,
    /// A game that is looked through.
    Study,
}

/// Draws the list of keys over everything, from that line on, or as far as there are lines below; gives
/// the line it begins with.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    context: &Context<'_>,
    occasion: Occasion,
    from: u16,
) -> u16 {
    let look = context.look;
    let mut keys: Vec<(String, String)> = Vec::new();
    let shared = |id: &str| {
        let key = context.catalogue.attribute(id, "key", &[]).unwrap_or_default();
        (key, context.said(id, &[]))
    };
    let said = |key: &str, does: game::Message| (key.to_owned(), context.render(&does));
    if occasion == Occasion::Study {
        keys.extend(
            ["back", "variation", "ends"].map(|name| shared(&format!("analyse-key-{name}"))),
        );
        keys.extend(["type", "flip", "new-game"].map(|name| shared(&format!("play-key-{name}"))));
    } else {
        keys.extend(SHARED.map(|name| shared(&format!("play-key-{name}"))));
        keys.push(said("1–9", said::key_choice()));
    }
    match occasion {
        Occasion::Study => {}
        Occasion::Game => {
            keys.extend(["take-back", "new-game"].map(|name| shared(&format!("play-key-{name}"))));
            keys.extend([
                said("h", said::key_hint()),
                said("c", said::key_claim()),
                said("x", said::key_resign()),
                said("p", said::key_pause()),
                said("a", said::key_analyse()),
            ]);
        }
        Occasion::Match => keys.extend([
            said("y n", said::key_answer()),
            said("u", said::key_ask_back()),
            said("d", said::key_offer()),
            said("p", said::key_break()),
            said("b", said::key_abort()),
            said("c", said::key_claim_match()),
            said("x", said::key_resign()),
            said("t", said::key_say()),
            said("r a", said::key_after()),
        ]),
    }
    if occasion != Occasion::Match {
        keys.extend([said("e", said::key_engine()), said("l", said::key_load())]);
    }
    keys.push(said("s", said::key_save()));
    keys.push(match occasion {
        Occasion::Match => said("q", said::key_leave()),
        _ => said("q", said::key_quit()),
    });
    keys.push(shared("play-key-help"));
    let ascii = |text: String| {
        if look.ascii {
            text.replace("← ↑ → ↓", "arrows")
                .replace(['←', '↑'], "<")
                .replace(['→', '↓'], ">")
                .replace('–', "-")
        } else {
            text
        }
    };
    let lines: Vec<Line<'_>> = keys
        .into_iter()
        .map(|(key, does)| {
            Line::from(vec![
                Span::styled(format!("{:>10}  ", ascii(key)), look.bold()),
                Span::raw(does),
            ])
        })
        .collect();
    let area = frame.area();
    let height = (lines.len() as u16 + 2).min(area.height);
    let width = 78.min(area.width);
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
