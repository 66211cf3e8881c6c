//! The table as it is drawn.

use catalog::Table;
use game::{Arg, Side, Step};
use messages::Words;
use protocol::Action;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};

use super::{Asking, Subject, TableScreen};
use crate::board::marks::{self, Mark};
use crate::board::{Board, Geometry, skin_of};
use crate::context::Context;
use crate::field::Field;
use crate::look::paints;
use crate::menu::named;
use crate::messages as said;
use crate::panel::{Panel, wrapped};
use crate::session::People;
use crate::thinker::Purpose;

const LOW: u16 = 4; // rows below the board: what happened, what is to be done, keys
const LEAST_PANEL: u16 = 18; // columns beside it
const MOST_PANEL: u16 = 40;

impl TableScreen {
    pub(super) fn draw_table(&mut self, frame: &mut Frame<'_>, context: &Context<'_>) {
        let area = frame.area();
        let view = self.shown().view();
        let game = self.subject.table().descriptor();
        let sizes = skin_of(game.name).sizes();
        let room = Rect {
            width: area.width.saturating_sub(LEAST_PANEL + 1),
            height: area.height.saturating_sub(LOW),
            ..area
        };
        let Some(fitting) = Geometry::fit(view.shape, sizes, self.flipped, room) else {
            self.geometry = None;
            self.is_too_small = true;
            self.buttons.clear();
            let (width, height) = Geometry::least(view.shape, sizes);
            too_small(frame, (width + LEAST_PANEL + 1, height + LOW), context);
            return;
        };
        let (width, _) = fitting.extent();
        // What the board does not need, the panel gets, as far as it can use it.
        let panel = (area.width - width - 1).clamp(LEAST_PANEL, MOST_PANEL);
        let left = Rect { width: area.width - panel - 1, ..room };
        let geometry = Board::fit(&view, game.name, self.flipped, left).unwrap_or(fitting);
        let mut marks = vec![Mark::default(); view.cells.len()];
        if let Some(past) = &self.past {
            marks::of_last(&past.events, &mut marks);
        } else {
            marks.clone_from(&self.hand.marks);
            if !self.hand.is_begun() {
                marks::of_last(&self.events, &mut marks);
            }
            if let Some((_, events)) = &self.hint {
                marks::of_hint(events, &mut marks);
            }
        }
        let entry = catalog::find(game.name).expect("a table's game is in the catalog");
        let cursor = match &self.subject {
            Subject::Game(session) if session.people == People::Nobody => None,
            Subject::Game(_) => Some(self.cursor).filter(|_| self.past.is_none()),
            Subject::Study(_) => None,
        };
        let board = Board {
            view: &view,
            game,
            notation: entry.notation(),
            marks: &marks,
            rays: self.past.as_ref().map_or(&self.rays, |past| &past.rays),
            cursor,
            ghost: self.hand.ghost(&view).filter(|_| self.past.is_none()),
            look: context.look,
        };
        board.draw(&geometry, frame.buffer_mut());
        self.geometry = Some(geometry);
        self.is_too_small = false;
        let beside = Rect { x: left.right() + 1, width: panel, ..room };
        self.draw_panel(frame, beside, context);
        let low = Rect { y: area.height - LOW, height: LOW, ..area };
        self.draw_low(frame, low, context);
    }

    fn draw_panel(&self, frame: &mut Frame<'_>, area: Rect, context: &Context<'_>) {
        let table = self.shown();
        let words = Words::new(context.catalogue, table.descriptor());
        let seats = Side::ALL.map(|side| self.seat(side, context));
        let (ply, comment) = match &self.subject {
            Subject::Game(_) => (table.moves().len() as u32, None),
            Subject::Study(study) => {
                let node = study.tree().get(study.at());
                (node.map_or(0, |node| node.ply), node.map(|node| node.comment.as_str()))
            }
        };
        let chat: Vec<String> = match &self.subject {
            Subject::Game(session) => session.chat_told(context.catalogue),
            Subject::Study(_) => Vec::new(),
        };
        let panel = Panel {
            table,
            words,
            seats,
            rounds: &self.rounds,
            ply,
            engine: self.engine.then_some(self.info.as_ref()),
            comment,
            chat: &chat,
        };
        panel.draw(frame, area, context);
    }

    /// Who sits there, and the time that is left.
    fn seat(&self, side: Side, context: &Context<'_>) -> String {
        let who = match &self.subject {
            Subject::Game(session) => {
                let people = session.people;
                match (&session.online, people.plays(side), people.you()) {
                    (Some(online), ..) => {
                        let seat = online.seat(side, context.catalogue);
                        let here = online.is_here(side) || online.you() == Some(side);
                        if here || !online.is_open() {
                            seat
                        } else {
                            format!("{seat} {}", context.render(&said::not_here()))
                        }
                    }
                    (None, true, Some(_)) => format!("({})", context.said("play-you", &[])),
                    (None, true, None) => String::new(),
                    (None, false, _) => {
                        let level = [("level", session.level.into())];
                        let told = context.catalogue.attribute("play-computer", "brief", &level);
                        format!("({})", told.unwrap_or_default())
                    }
                }
            }
            Subject::Study(study) => {
                study.players()[side.index()].map_or_else(String::new, |name| format!("({name})"))
            }
        };
        let left = match &self.subject {
            Subject::Game(session) if session.table().end().is_none() => session.left(side),
            _ => None,
        };
        match left {
            Some(left) => format!("{who} {}", left.text(context.catalogue)),
            None => who,
        }
    }

    fn draw_low(&mut self, frame: &mut Frame<'_>, area: Rect, context: &Context<'_>) {
        let look = context.look;
        let row = |y: u16| Rect { y: area.y + y, height: 1, ..area };
        // After the end nothing is to be done: what can be done takes the lowest row.
        let is_over = self.is_over() && self.asking.is_none() && self.past.is_none();
        let choices = if is_over {
            self.buttons.clear();
            0
        } else {
            self.draw_prompt(frame, row(2), context)
        };
        let mut told = Rect { height: if is_over { 3 } else { 2 - choices }, ..area };
        // What has to be known stands in rows of its own; what else is told gets the room that is left.
        let mut draw = |lines: Vec<String>, style: Style| {
            for line in lines {
                if told.height > 0 {
                    let line = Paragraph::new(line).style(style);
                    frame.render_widget(line, Rect { height: 1, ..told });
                    told = Rect { y: told.y + 1, height: told.height - 1, ..told };
                }
            }
        };
        let width = usize::from(area.width);
        if let Some(call) = self.call(context) {
            draw(wrapped(&call, width), look.fg(paints::BRASS).patch(look.bold()));
        }
        if let Some(ended) = self.ended.as_ref().filter(|_| self.past.is_none()) {
            draw(wrapped(ended, width), look.bold());
        }
        let hint = self.hint.as_ref().filter(|_| self.past.is_none()).map(|(told, _)| told);
        let answer = Some(&self.notice).filter(|notice| !notice.is_empty()).or(hint);
        let text = answer.unwrap_or(self.past.as_ref().map_or(&self.told, |past| &past.told));
        let style = if answer.is_some() { look.bold() } else { look.dim() };
        let text = fitted(text, told, if look.ascii { "..." } else { "…" });
        frame.render_widget(Paragraph::new(text).style(style), told);
        let keys = match &self.subject {
            Subject::Game(session) if is_over && session.online.is_some() => {
                context.render(&said::match_over_keys())
            }
            Subject::Game(_) if is_over => context.render(&said::over_keys()),
            Subject::Game(session) if session.online.is_some() => {
                context.render(&said::match_keys())
            }
            Subject::Game(session) if session.people == People::Nobody => {
                context.render(&said::watch_keys())
            }
            Subject::Game(_) => context.render(&said::table_keys()),
            Subject::Study(_) => context.render(&said::review_keys()),
        };
        let keys = if look.ascii { keys.replace("←", "<").replace("→", ">") } else { keys };
        frame.render_widget(Paragraph::new(keys).style(look.dim()), row(3));
    }

    /// The table that is seen.
    fn shown(&self) -> &dyn Table {
        self.past.as_ref().map_or(self.subject.table(), |past| past.study.table())
    }

    /// Whether the game that is played here is over.
    pub(super) fn is_over(&self) -> bool {
        matches!(&self.subject, Subject::Game(session) if session.table().end().is_some())
    }

    /// What is asked, what is to be done, and the choices there are beside cells. Tells how many rows
    /// above it they take.
    fn draw_prompt(&mut self, frame: &mut Frame<'_>, area: Rect, context: &Context<'_>) -> u16 {
        let look = context.look;
        self.buttons.clear();
        match &self.asking {
            Some(Asking::Resign) => {
                let side = match &self.subject {
                    Subject::Game(session) => {
                        session.people.you().unwrap_or_else(|| session.table().turn())
                    }
                    Subject::Study(study) => study.table().turn(),
                };
                let words = Words::new(context.catalogue, self.subject.table().descriptor());
                let ask = context.said("play-resign-ask", &[("side", named(words.side(side)))]);
                let keys = context.render(&said::yes_no());
                frame.render_widget(
                    Paragraph::new(format!("{ask} {keys}")).style(look.bold()),
                    area,
                );
                return 0;
            }
            Some(Asking::Abort) => {
                let ask = context.said("match-abort-ask", &[]);
                let keys = context.render(&said::yes_no());
                let line = Paragraph::new(format!("{ask} {keys}")).style(look.bold());
                frame.render_widget(line, area);
                return 0;
            }
            Some(Asking::Say(field)) => {
                let label = context.said("chat-placeholder", &[]);
                return draw_field(frame, area, &label, field, context);
            }
            Some(Asking::Move(field)) => {
                let label = context.said("board-type", &[]);
                return draw_field(frame, area, &label, field, context);
            }
            Some(Asking::Save(field)) => {
                let label = context.render(&said::save_as());
                return draw_field(frame, area, &label, field, context);
            }
            Some(Asking::Load(field)) => {
                let label = context.render(&said::open_which());
                return draw_field(frame, area, &label, field, context);
            }
            None => {}
        }
        if let Some(past) = &self.past {
            let count = self.subject.table().moves().len();
            let args: [(&str, Arg); 2] = [("ply", past.ply.into()), ("count", count.into())];
            let keys = context.render(&said::past_keys());
            let line = format!("{} {keys}", context.said("tell-at-move", &args));
            frame.render_widget(Paragraph::new(line), area);
            return 0;
        }
        let table = self.subject.table();
        let words = Words::new(context.catalogue, table.descriptor());
        let cells = table.view().cells;
        let label = |(number, step)| (format!(" {number} {} ", words.step(step, &cells)), step);
        let mut labels: Vec<(String, Step)> = (1..=9).zip(self.hand.choices()).map(label).collect();
        labels.extend(self.hand.lay().map(|lay| (context.said("board-laying", &[]), lay)));
        let width = |text: &str| u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
        let prompt = self.prompt(context);
        let wanted: u16 = labels.iter().map(|(label, _)| width(label) + 2).sum();
        // Choices that do not fit behind the question stand above it.
        let fits = width(&prompt) + wanted <= area.width;
        let (mut x, y) =
            if fits { (area.x + width(&prompt) + 2, area.y) } else { (area.x, area.y - 1) };
        frame.render_widget(Paragraph::new(prompt), area);
        for (label, step) in labels {
            let button = Rect { x, y, width: width(&label), height: 1 }.intersection(frame.area());
            x += width(&label) + 2;
            frame.render_widget(Clear, button);
            frame.render_widget(Paragraph::new(label).style(look.chosen()), button);
            self.buttons.push((button, step));
        }
        u16::from(!fits)
    }

    /// What somebody has to know and may answer: an offer, a claim, the time for the first move.
    fn call(&self, context: &Context<'_>) -> Option<String> {
        let Subject::Game(session) = &self.subject else { return None };
        let Some(online) = &session.online else {
            let begins = session.table().moves().len() < 2;
            return self.unfinished.clone().filter(|_| begins);
        };
        if let Some(offer) = session.offer_told(context.catalogue) {
            return Some(format!("{offer} {}", context.render(&said::answer_keys())));
        }
        let claim =
            |id: &str| format!("{} {}", context.said(id, &[]), context.render(&said::claim_key()));
        if online.can(Action::Claim) {
            return Some(claim("match-claim-ask"));
        }
        if online.can(Action::ClaimLeft) {
            return Some(claim("match-left-ask"));
        }
        let seconds = online.first_turn().filter(|_| !session.awaits_other())?;
        Some(context.said("match-first-turn", &[("seconds", seconds.into())]))
    }

    fn prompt(&self, context: &Context<'_>) -> String {
        let table = self.subject.table();
        let words = Words::new(context.catalogue, table.descriptor());
        let turn = || {
            let side: [(&str, Arg); 1] = [("side", named(words.side(table.turn())))];
            context.said("play-turn", &side)
        };
        match &self.subject {
            Subject::Game(_) if self.paused => context.render(&said::paused()),
            Subject::Game(session) if session.awaits_other() && session.online.is_some() => {
                session.waiting_told(context.catalogue)
            }
            Subject::Game(session) if session.awaits_other() => {
                if context.thinker.purpose() == Some(Purpose::Move) {
                    context.said("play-thinking", &[])
                } else {
                    turn()
                }
            }
            Subject::Study(study) => {
                let ply = study.tree().get(study.at()).map_or(0, |node| node.ply);
                let count = study.line().len();
                let args: [(&str, Arg); 2] = [("ply", ply.into()), ("count", count.into())];
                context.said("tell-at-move", &args)
            }
            Subject::Game(session) => {
                let next: Vec<Step> = self.hand.next();
                let task = match self.hand.lay() {
                    // By keys: the page turns what is pressed.
                    Some(_) => context.render(&said::lay()),
                    None => words.prompt(self.hand.steps(), &next, &table.view()),
                };
                let turn = match session.people.you() {
                    Some(_) => context.said("play-your-turn", &[]),
                    None => turn(),
                };
                let here = words.cell(&table.view(), self.cursor);
                let here = here.split(", ").next().unwrap_or_default().to_owned();
                format!("{here} | {turn}. {task}")
            }
        }
    }
}

fn draw_field(
    frame: &mut Frame<'_>,
    area: Rect,
    label: &str,
    field: &Field,
    context: &Context<'_>,
) -> u16 {
    let look = context.look;
    let completions: Vec<&str> = field.completions().take(12).collect();
    let cursor = look.ch('▏', '_');
    let line = Line::from(vec![
        Span::styled(format!("{} ", context.render(&said::field(named(label)))), look.bold()),
        Span::raw(field.text.clone()),
        Span::raw(cursor.to_string()),
        Span::styled(format!("  {}", completions.join(" ")), look.dim()),
    ]);
    frame.render_widget(Paragraph::new(line), area);
    0
}

/// As much of a text as an area holds; `more` stands where something is left out.
fn fitted(text: &str, area: Rect, more: &str) -> String {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let mut lines = wrapped(text, width);
    if lines.len() > height {
        lines.truncate(height);
        if let Some(last) = lines.last_mut() {
            let room = width.saturating_sub(more.chars().count());
            *last = last.chars().take(room).chain(more.chars()).collect();
        }
    }
    lines.join("\n")
}

/// Nothing can be read in so small a window: how large it must be.
pub(crate) fn too_small(frame: &mut Frame<'_>, (width, height): (u16, u16), context: &Context<'_>) {
    let text = context.render(&said::too_small(width, height));
    let area = frame.area();
    let place = Rect { y: area.height / 3, height: area.height - area.height / 3, ..area };
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), place);
}
