//! Looking through a game.

use catalog::Direction;
use game::Event;
use messages::Words;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::{Subject, TableScreen};
use crate::board::marks::rays;
use crate::context::Context;
use crate::hand::Hand;

impl TableScreen {
    /// After another position is looked at: what led to it, and what the engine thinks of it.
    pub(super) fn look_again(&mut self, context: &mut Context<'_>) {
        let Subject::Study(study) = &self.subject else { return };
        let words = Words::new(context.catalogue, study.table().descriptor());
        self.rounds = crate::panel::rounds(study, &study.line());
        self.hand = Hand::new(study.table());
        self.info = None;
        self.notice.clear();
        self.told.clear();
        self.events.clear();
        let end = study.end();
        if let Some((before, frames)) = study.arrival() {
            self.events = frames.iter().map(|frame| frame.event).collect::<Vec<Event>>();
            self.told = words.happened(&self.events, &before, end.is_some());
        }
        self.rays = rays(&self.events);
        if let Some(end) = end {
            let ended = words.end(end, study.table().variant(), None);
            self.told = format!("{} {ended}", self.told).trim().to_owned();
        }
        self.think(context);
    }

    pub(super) fn reviewing_key(&mut self, key: KeyEvent, context: &mut Context<'_>) {
        let direction = match key.code {
            KeyCode::Left | KeyCode::Char('[') | KeyCode::Backspace => Direction::Back,
            KeyCode::Right | KeyCode::Char(']' | ' ') => Direction::On,
            KeyCode::Up => Direction::Above,
            KeyCode::Down => Direction::Below,
            KeyCode::Home => Direction::Start,
            KeyCode::End => Direction::End,
            KeyCode::Esc => {
                self.hand.back(self.subject.table());
                return;
            }
            _ => return,
        };
        if let Subject::Study(study) = &mut self.subject {
            study.navigate(direction);
        }
        self.look_again(context);
    }
}
