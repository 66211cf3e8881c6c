//! Looking through a game.

use catalog::Direction;
use messages::Words;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::past::arrival;
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
        (self.events, self.told) = arrival(study, context);
        self.rays = rays(&self.events);
        self.ended = study.end().map(|end| {
            let ended = words.end(end, study.table().variant(), None);
            let points = words.points(&study.table().view());
            [ended].into_iter().chain(points).collect::<Vec<_>>().join(" ")
        });
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
