//! What stands beside the board: the players, their numbers, the moves, the engine.

use catalog::{SearchInfo, Study, Table};
use game::{Arg, Counter, NodeId, Side};
use messages::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use search::Score;

use crate::context::Context;
use crate::look::paints;
use crate::menu::named;
use crate::messages as said;

const ENGINE_ROWS: u16 = 6;

/// Everything beside the board.
pub(crate) struct Panel<'p> {
    pub(crate) table: &'p dyn Table,
    pub(crate) words: Words<'p>,
    /// Who sits on each side, with the time that is left.
    pub(crate) seats: [String; 2],
    /// A round a line: the number, and the moves of the two.
    pub(crate) rounds: &'p [Round],
    /// Which ply is looked at, counted from 1; 0 for the start.
    pub(crate) ply: u32,
    /// What the engine says, where one wants to hear it.
    pub(crate) engine: Option<Option<&'p SearchInfo>>,
    /// What is said about the move that is looked at.
    pub(crate) comment: Option<&'p str>,
    /// What was said in the chat, the latest last.
    pub(crate) chat: &'p [String],
}

/// A line of the list of moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Round {
    pub(crate) number: String,
    /// The moves of the first and the second player, each with its ply.
    pub(crate) moves: [Option<(u32, String)>; 2],
}

/// The line that is looked through, round by round.
pub(crate) fn rounds(study: &Study, line: &[NodeId]) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for node in line.iter().filter_map(|&node| study.tree().get(node)) {
        let text = format!("{}{}", node.mv, node.annotation.unwrap_or_default());
        let side = node.mover.index();
        let fits = |round: &&mut Round| round.moves[side..].iter().all(Option::is_none);
        match rounds.last_mut().filter(fits) {
            Some(round) => round.moves[side] = Some((node.ply, text)),
            None => {
                // Several moves of one player in a row belong to one round.
                let is_numbered = node.begins_round || rounds.is_empty();
                let number = if is_numbered { node.number.clone() } else { String::new() };
                let mut round = Round { number, ..Round::default() };
                round.moves[side] = Some((node.ply, text));
                rounds.push(round);
            }
        }
    }
    rounds
}

impl Panel<'_> {
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect, context: &Context<'_>) {
        let head = self.head(area.width, context);
        let engine = if self.engine.is_some() { ENGINE_ROWS.min(area.height / 3) } else { 0 };
        let rows = (head.len() as u16).min(area.height.saturating_sub(engine));
        frame.render_widget(Paragraph::new(head), Rect { height: rows, ..area });
        let middle =
            Rect { y: area.y + rows, height: area.height.saturating_sub(rows + engine), ..area };
        let comment = self.comment.filter(|comment| !comment.is_empty());
        let width = usize::from(area.width);
        let mut said = comment.map_or(Vec::new(), |comment| wrapped(comment, width));
        said.extend(self.chat.iter().flat_map(|line| wrapped(line, width)));
        let said_rows = (said.len() as u16).min(middle.height / 2);
        // The latest words are the ones that matter.
        said.drain(..said.len() - usize::from(said_rows));
        let moves = Rect { height: middle.height - said_rows, ..middle };
        self.moves(frame, moves, context);
        let below = Rect { y: moves.bottom(), height: said_rows, ..middle };
        let said: Vec<Line<'_>> = said.into_iter().map(Line::raw).collect();
        frame.render_widget(Paragraph::new(said).style(context.look.dim()), below);
        let low = Rect { y: area.bottom() - engine, height: engine, ..area };
        if let Some(info) = self.engine {
            frame.render_widget(Paragraph::new(self.engine_lines(info, area.width, context)), low);
        }
    }

    fn head(&self, width: u16, context: &Context<'_>) -> Vec<Line<'static>> {
        let look = context.look;
        let view = self.table.view();
        let title =
            format!("{} · {}", self.words.title(), self.words.variant(self.table.variant()));
        let title = if look.ascii { title.replace('·', "-") } else { title };
        let width = usize::from(width);
        let titled = |part| Line::styled(part, look.bold());
        let mut lines: Vec<Line<'static>> =
            wrapped(&title, width).into_iter().map(titled).collect();
        lines.push(Line::default());
        for side in Side::ALL {
            let turn = self.table.end().is_none() && self.table.turn() == side;
            let sign = if turn { look.ch('▸', '>') } else { ' ' };
            let style = if turn { look.bold() } else { Style::new() };
            let seat = &self.seats[side.index()];
            let letter = self.table.descriptor().letter(side);
            let name = self.words.side(side);
            lines.push(Line::styled(format!("{sign}{letter} {name} {seat}"), style));
            // Points are told from the first; what nobody has yet is not.
            let own = |counter: &&Counter| {
                counter.side == Some(side) && (counter.value > 0 || counter.name == "score")
            };
            for counter in view.counters.iter().filter(own) {
                if let Some(label) = self.words.counter(counter.name) {
                    lines.push(Line::styled(format!("   {label} {}", counter.value), look.dim()));
                }
            }
        }
        for binding in self.words.bindings(&view) {
            let style = look.fg(paints::BRASS).patch(look.bold());
            // A whole sentence seldom fits: it goes on in the next line.
            for part in wrapped(&binding, width) {
                lines.push(Line::styled(part, style));
            }
        }
        if !view.colours.is_empty() {
            let colour = |colour: usize| {
                let name = view.colours[colour];
                let letter = name.chars().next().unwrap_or('?').to_ascii_uppercase();
                let paint = paints::SIX[colour % 6];
                let told = self.words.colour(colour as u8);
                [
                    Span::styled(
                        letter.to_string(),
                        look.on(paints::EBONY, paint).patch(look.bold()),
                    ),
                    Span::raw(format!(" {told:<7}")),
                ]
            };
            for pair in [[0, 1], [2, 3], [4, 5]] {
                lines.push(Line::from(pair.into_iter().flat_map(colour).collect::<Vec<_>>()));
            }
        }
        lines.push(Line::default());
        lines
    }

    fn moves(&self, frame: &mut Frame<'_>, area: Rect, context: &Context<'_>) {
        let look = context.look;
        if self.rounds.is_empty() {
            let none = Paragraph::new(context.said("play-no-moves", &[])).style(look.dim());
            frame.render_widget(none, area);
            return;
        }
        let here = |round: &Round| round.moves.iter().flatten().any(|(ply, _)| *ply == self.ply);
        let current = self.rounds.iter().position(here).unwrap_or(0);
        let height = usize::from(area.height);
        // The round that is looked at stays in sight, as late in the list as it can.
        let first = (current + 1).saturating_sub(height);
        let width = self.rounds.iter().flat_map(|round| round.moves.iter().flatten());
        let width = width.map(|(_, text)| text.chars().count()).max().unwrap_or(4).min(12);
        let lines = self.rounds.iter().skip(first).take(height).map(|round| {
            let number = round.number.trim_end_matches('.');
            let dot = if number.is_empty() { ' ' } else { '.' };
            let mut spans = vec![Span::styled(format!("{number:>3}{dot} "), look.dim())];
            for mv in &round.moves {
                let (style, text) = match mv {
                    Some((ply, text)) if *ply == self.ply => (look.chosen(), text.as_str()),
                    Some((_, text)) => (Style::new(), text.as_str()),
                    None => (Style::new(), ""),
                };
                spans.push(Span::styled(text.to_owned(), style));
                spans.push(Span::raw(" ".repeat((width + 1).saturating_sub(text.chars().count()))));
            }
            Line::from(spans)
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    }

    fn engine_lines(
        &self,
        info: Option<&SearchInfo>,
        width: u16,
        context: &Context<'_>,
    ) -> Vec<Line<'static>> {
        let look = context.look;
        let rule = look.ch('─', '-').to_string().repeat(usize::from(width));
        let mut lines = vec![Line::styled(rule, look.dim())];
        let Some(info) = info else {
            lines.push(Line::styled(context.said("analyse-unknown", &[]), look.dim()));
            return lines;
        };
        let depth = context.said("analyse-depth", &[("depth", info.depth.into())]);
        let Some(line) = info.lines.first() else {
            lines.push(Line::raw(depth));
            return lines;
        };
        let told = score(line.score, self.table.turn(), &self.words, context);
        lines.push(Line::from(vec![
            Span::styled(told, look.bold()),
            Span::raw(format!("  {depth}")),
        ]));
        for part in wrapped(&line.moves.join(" "), usize::from(width)).into_iter().take(4) {
            lines.push(Line::raw(part));
        }
        lines
    }
}

/// A score as both players read it: who is ahead, and by how much.
pub(crate) fn score(score: Score, turn: Side, words: &Words<'_>, context: &Context<'_>) -> String {
    let wins = |side: Side, plies: u32| {
        let args: [(&str, Arg); 2] = [("side", named(words.side(side))), ("plies", plies.into())];
        context.said("analyse-wins", &args)
    };
    match score {
        Score::Points(points) => {
            let ahead = if points > 0 { turn } else { !turn };
            let points = points.unsigned_abs();
            let side = named(words.side(ahead));
            let hundredths = named(format!("{:02}", points % 100));
            context.render(&match points {
                0 => said::score_even(),
                _ => said::score(side, points / 100, hundredths),
            })
        }
        Score::Win(plies) => wins(turn, plies),
        Score::Loss(plies) => wins(!turn, plies),
    }
}

/// Words in lines of at most that many columns.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
