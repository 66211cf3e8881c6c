//! The list of keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use crate::context::Context;
use crate::messages as said;

/// The keys that the page has, too.
const SHARED: [&str; 9] =
    ["board", "pick", "type", "rotate", "over", "undo", "flip", "take-back", "new-game"];

/// Draws the list of keys over everything.
pub(crate) fn draw(frame: &mut Frame<'_>, context: &Context<'_>, reviewing: bool) {
    let look = context.look;
    let mut keys: Vec<(String, String)> = Vec::new();
    let shared = |id: &str| {
        let key = context.catalogue.attribute(id, "key", &[]).unwrap_or_default();
        (key, context.said(id, &[]))
    };
    if reviewing {
        keys.extend(
            ["back", "variation", "ends"].map(|name| shared(&format!("analyse-key-{name}"))),
        );
        keys.extend(["type", "flip", "new-game"].map(|name| shared(&format!("play-key-{name}"))));
    } else {
        keys.extend(SHARED.map(|name| shared(&format!("play-key-{name}"))));
        keys.extend([
            ("1–9".to_owned(), context.render(&said::key_choice())),
            ("h".to_owned(), context.render(&said::key_hint())),
            ("c".to_owned(), context.render(&said::key_claim())),
            ("x".to_owned(), context.render(&said::key_resign())),
            ("p".to_owned(), context.render(&said::key_pause())),
            ("a".to_owned(), context.render(&said::key_analyse())),
        ]);
    }
    keys.extend([
        ("e".to_owned(), context.render(&said::key_engine())),
        ("s".to_owned(), context.render(&said::key_save())),
        ("l".to_owned(), context.render(&said::key_load())),
        ("q".to_owned(), context.render(&said::key_quit())),
        shared("play-key-help"),
    ]);
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
    let width = 68.min(area.width);
    let place = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
    let title = format!(" {} ", context.said("play-help", &[]));
    let mut block = Block::bordered().title(title);
    if look.ascii {
        block = block.border_set(ASCII_BORDER);
    }
    frame.render_widget(Clear, place);
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(block), place);
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
