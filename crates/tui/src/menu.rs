//! The menu: the games, and how one wants to play.

use std::time::Duration;

use catalog::{Entry, GAMES};
use game::{Arg, HIGHEST_LEVEL, LocalizedError, TimeControl};
use messages::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::context::Context;
use crate::look::paints;
use crate::messages as said;
use crate::online::MatchNews;
use crate::screen::{Next, Screen};
use crate::session::{DEFAULT_LEVEL, People, Session, TableRequest};
use crate::table_screen::drawing::too_small;
use crate::thinker::Thought;

const CLOCKS: [Option<(u64, u64)>; 5] =
    [None, Some((3, 2)), Some((5, 3)), Some((10, 5)), Some((30, 20))];

/// Columns in which every setting has room, in every language.
pub(crate) const LEAST_WIDTH: u16 = 66;

/// A line of the menu.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Row {
    Resume,
    Game(usize),
    Variant,
    People,
    Level,
    Clock,
}

pub(crate) struct Menu {
    /// The game that was left last.
    resumable: Option<&'static str>,
    game: usize,
    variant: usize,
    people: People,
    level: usize,
    /// The clocks one can choose from, with the one that was asked for.
    clocks: Vec<Option<TimeControl>>,
    clock: usize,
    seed: Option<u64>,
    row: Row,
    notice: String,
    /// Whether the window was too small when it was drawn last.
    is_too_small: bool,
    /// Where the rows were drawn.
    drawn: Vec<(Rect, Row)>,
}

impl Menu {
    pub(crate) fn new(context: &Context<'_>) -> Menu {
        let resumable = context.kept.latest_name();
        Menu {
            resumable,
            game: 0,
            variant: 0,
            people: People::First,
            level: DEFAULT_LEVEL,
            clocks: CLOCKS.map(|clock| clock.map(control)).to_vec(),
            clock: 0,
            seed: None,
            row: if resumable.is_some() { Row::Resume } else { Row::Game(0) },
            notice: String::new(),
            is_too_small: false,
            drawn: Vec::new(),
        }
    }

    /// Sets what was asked for on the command line.
    pub(crate) fn ask(&mut self, request: &TableRequest) {
        self.people = request.people;
        self.level = request.level.unwrap_or(DEFAULT_LEVEL);
        self.seed = request.seed;
        let known = self.clocks.iter().position(|clock| *clock == request.clock);
        self.clock = known.unwrap_or_else(|| {
            self.clocks.push(request.clock);
            self.clocks.len() - 1
        });
    }

    fn rows(&self) -> Vec<Row> {
        let games = (0..GAMES.len()).map(Row::Game);
        let resume = self.resumable.map(|_| Row::Resume);
        resume
            .into_iter()
            .chain(games)
            .chain([Row::Variant, Row::People, Row::Level, Row::Clock])
            .collect()
    }

    fn entry(&self) -> &'static dyn Entry {
        GAMES[self.game]
    }

    fn go(&mut self, by: isize) {
        let rows = self.rows();
        let here = rows.iter().position(|row| *row == self.row).unwrap_or(0);
        self.choose(rows[(here as isize + by).rem_euclid(rows.len() as isize) as usize]);
    }

    /// From the games to how one of them is played, and back to it.
    fn go_across(&mut self, by: isize) {
        match (self.row, by) {
            (Row::Resume | Row::Game(_), 1) => self.row = Row::Variant,
            (Row::Resume | Row::Game(_), _) => self.row = Row::Clock,
            (Row::Variant, -1) | (Row::Clock, 1) => self.row = Row::Game(self.game),
            _ => self.go(by),
        }
    }

    fn choose(&mut self, row: Row) {
        self.row = row;
        if let Row::Game(game) = row
            && game != self.game
        {
            self.game = game;
            self.variant = 0;
        }
    }

    /// Changes the value of the row.
    fn change(&mut self, by: isize) {
        let turned =
            |at: usize, count: usize| (at as isize + by).rem_euclid(count as isize) as usize;
        const PEOPLE: [People; 4] = [People::First, People::Second, People::Both, People::Nobody];
        match self.row {
            Row::Resume => self.go(by),
            Row::Game(_) | Row::Variant => {
                self.variant = turned(self.variant, self.entry().variants().len());
            }
            Row::People => {
                let here = PEOPLE.iter().position(|people| *people == self.people).unwrap_or(0);
                self.people = PEOPLE[turned(here, PEOPLE.len())];
            }
            Row::Level => self.level = turned(self.level - 1, HIGHEST_LEVEL) + 1,
            Row::Clock => self.clock = turned(self.clock, self.clocks.len()),
        }
    }

    fn start(&mut self, context: &Context<'_>) -> Next {
        if self.row == Row::Resume {
            return match context.kept.load(None) {
                Ok(kept) => Next::Play(Box::new(kept.session)),
                Err(message) => {
                    self.notice = context.render(&message);
                    Next::Stay
                }
            };
        }
        let request = TableRequest {
            variant: Some(self.entry().variants()[self.variant].to_owned()),
            level: Some(self.level),
            people: self.people,
            clock: self.clocks[self.clock],
            seed: self.seed,
            ..TableRequest::default()
        };
        match Session::open(self.entry(), &request) {
            Ok(session) => Next::Play(Box::new(session)),
            Err(error) => {
                self.notice = context.render(&error.message());
                Next::Stay
            }
        }
    }

    /// The smallest window in which every setting can be read: its columns and rows.
    fn least(&self) -> (u16, u16) {
        // The mark, the rows with two gaps, a sentence about the game, a notice, and the keys.
        (LEAST_WIDTH, self.rows().len() as u16 + 4 + 2 + 1 + 2)
    }

    /// A row as two parts: what it is, and its value.
    fn told(&self, row: Row, context: &Context<'_>) -> (String, String) {
        let words = Words::new(context.catalogue, self.entry().descriptor());
        match row {
            Row::Resume => {
                let entry = self.resumable.and_then(|name| catalog::find(name).ok());
                let title =
                    |entry: &dyn Entry| Words::new(context.catalogue, entry.descriptor()).title();
                (context.render(&said::resume()), entry.map(title).unwrap_or_default())
            }
            Row::Game(game) => {
                let words = Words::new(context.catalogue, GAMES[game].descriptor());
                (words.title(), words.goal())
            }
            Row::Variant => {
                let variant = words.variant(self.entry().variants()[self.variant]);
                (context.said("play-variant", &[]), variant)
            }
            Row::People => {
                let side = |side| words.side(side);
                let value = match (self.people, self.people.you()) {
                    (_, Some(you)) => side(you),
                    (People::Both, None) => context.said("play-against-person", &[]),
                    (_, None) => context.render(&said::watch()),
                };
                (context.said("play-side", &[]), value)
            }
            Row::Level => {
                let level = [("level", self.level.into())];
                (context.said("play-level", &[]), context.said("play-level-name", &level))
            }
            Row::Clock => {
                let value = match self.clocks[self.clock] {
                    None => context.said("play-no-clock", &[]),
                    Some(clock) => {
                        format!("{}+{}", clock.main[0].as_secs() / 60, clock.increment.as_secs())
                    }
                };
                (context.said("play-clock", &[]), value)
            }
        }
    }
}

impl Screen for Menu {
    fn draw(&mut self, frame: &mut Frame<'_>, context: &Context<'_>) {
        let look = context.look;
        let area = frame.area();
        let least = self.least();
        self.is_too_small = area.width < least.0 || area.height < least.1;
        if self.is_too_small {
            self.drawn.clear();
            return too_small(frame, least, context);
        }
        let width = area.width.min(96);
        let left = (area.width - width) / 2;
        let mut y = area.height.saturating_sub(22) / 3;
        let at = |y: u16, height: u16| Rect { x: left, y, width, height }.intersection(area);
        // The mark: five dots in a quincunx, one for each game.
        let dot = look.ch('●', 'o').to_string();
        let spots = paints::GAMES.map(|paint| Span::styled(dot.clone(), look.fg(paint)));
        let [one, two, three, four, five] = spots;
        let gap = |text: &str| Span::raw(text.to_owned());
        let mark = [
            Line::from(vec![gap("  "), one, gap("   "), two]),
            Line::from(vec![
                gap("    "),
                three,
                gap("      "),
                Span::styled(context.said("app-name", &[]), look.bold()),
            ]),
            Line::from(vec![
                gap("  "),
                four,
                gap("   "),
                five,
                gap("    "),
                Span::styled(context.said("app-tagline", &[]), look.dim()),
            ]),
        ];
        frame.render_widget(Paragraph::new(mark.to_vec()), at(y, 3));
        y += 4;
        self.drawn.clear();
        for row in self.rows() {
            if row == Row::Variant {
                y += 1;
            }
            let (name, value) = self.told(row, context);
            let chosen = row == self.row;
            let lit = matches!(row, Row::Game(game) if game == self.game);
            let sign = match (chosen, lit) {
                (true, _) => look.ch('▸', '>'),
                (false, true) => look.ch('•', '*'),
                _ => ' ',
            };
            let style = if chosen { look.chosen() } else { Style::new() };
            let name_style = if lit { style.patch(look.bold()) } else { style };
            let is_field = matches!(row, Row::Variant | Row::People | Row::Level | Row::Clock);
            let value = if is_field && chosen { format!("< {value} >") } else { value };
            let value_style = if is_field { style } else { style.patch(look.dim()) };
            let line = Line::from(vec![
                Span::styled(format!(" {sign} {name:<12} "), name_style),
                Span::styled(value, value_style),
            ]);
            let rect = at(y, 1);
            frame.render_widget(Paragraph::new(line), rect);
            self.drawn.push((rect, row));
            y += 1;
        }
        y += 1;
        let words = Words::new(context.catalogue, self.entry().descriptor());
        let variant = self.entry().variants()[self.variant];
        let about = format!("{} {}", words.line(), words.variant_line(variant));
        let about = Paragraph::new(about).style(look.dim()).wrap(Wrap { trim: true });
        frame.render_widget(
            about,
            Rect { x: left + 3, width: width.saturating_sub(6), ..at(y, 4) }.intersection(area),
        );
        let bottom = area.height.saturating_sub(1);
        if !self.notice.is_empty() {
            frame.render_widget(
                Paragraph::new(self.notice.as_str()),
                at(bottom.saturating_sub(1), 1),
            );
        }
        let keys = context.render(&said::menu_keys());
        frame.render_widget(Paragraph::new(keys).style(look.dim()), at(bottom, 1));
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Next {
        self.notice.clear();
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return Next::Quit,
            // Nobody can see what another key does.
            _ if self.is_too_small => {}
            // The game that was chosen stays so.
            KeyCode::Up | KeyCode::Char('k') if self.row == Row::Variant => self.go_across(-1),
            KeyCode::Up | KeyCode::Char('k') => self.go(-1),
            KeyCode::Down | KeyCode::Char('j') => self.go(1),
            KeyCode::Tab => self.go_across(1),
            KeyCode::BackTab => self.go_across(-1),
            KeyCode::Left | KeyCode::Char('h') => self.change(-1),
            KeyCode::Right | KeyCode::Char('l') => self.change(1),
            KeyCode::Char(digit @ '1'..='9') => {
                let game = digit as usize - '1' as usize;
                if game < GAMES.len() {
                    self.choose(Row::Game(game));
                }
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.start(context),
            _ => {}
        }
        Next::Stay
    }

    fn click(&mut self, at: Position, context: &mut Context<'_>) -> Next {
        let row = self.drawn.iter().find(|(rect, _)| rect.contains(at)).map(|(_, row)| *row);
        match row {
            Some(row) if row == self.row => match row {
                Row::Resume | Row::Game(_) => return self.start(context),
                _ => self.change(1),
            },
            Some(row) => self.choose(row),
            None => {}
        }
        Next::Stay
    }

    fn paste(&mut self, _: &str, _: &mut Context<'_>) -> Next {
        Next::Stay
    }

    fn hear(&mut self, _: Thought, _: &mut Context<'_>) {}

    fn news(&mut self, _: MatchNews, _: &mut Context<'_>) -> Next {
        Next::Stay
    }

    fn tick(&mut self, _: &mut Context<'_>) -> bool {
        false
    }

    fn leave(&mut self, _: &mut Context<'_>) {}
}

/// A clock of so many minutes and seconds for each turn.
fn control((minutes, seconds): (u64, u64)) -> TimeControl {
    TimeControl {
        main: [Duration::from_secs(60 * minutes); 2],
        increment: Duration::from_secs(seconds),
    }
}

/// For messages that want a name.
pub(crate) fn named(text: impl Into<String>) -> Arg {
    Arg::Name(text.into())
}
