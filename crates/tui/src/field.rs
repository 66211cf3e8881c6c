//! A line of text that is being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

const LONGEST: usize = 200; // characters

/// A line of text with a cursor at its end, and what could complete it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Field {
    pub(crate) text: String,
    /// What can be typed here, in order; anything for none.
    known: Vec<String>,
}

/// What became of a key in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    /// It is still typed.
    Going,
    /// It is done.
    Done(String),
    /// It was given up.
    Left,
}

impl Field {
    pub(crate) fn new(known: Vec<String>) -> Field {
        Field { text: String::new(), known }
    }

    pub(crate) fn with(text: String) -> Field {
        Field { text, known: Vec::new() }
    }

    /// What begins with what was typed.
    pub(crate) fn completions(&self) -> impl Iterator<Item = &str> {
        let known = self.known.iter().map(String::as_str);
        known.filter(|known| known.starts_with(self.text.as_str()))
    }

    /// As far as all that is possible goes the same way.
    fn complete(&mut self) {
        let mut all = self.completions();
        let Some(first) = all.next().map(str::to_owned) else { return };
        let common = all.fold(first.len(), |length, other| {
            first.bytes().zip(other.bytes()).take(length).take_while(|(a, b)| a == b).count()
        });
        // Where nothing is common, the first one is meant.
        self.text = if common > self.text.len() { first[..common].to_owned() } else { first };
    }

    pub(crate) fn insert(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.text.chars().count());
        self.text.extend(text.chars().filter(|ch| !ch.is_control()).take(room));
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Typed {
        match key.code {
            KeyCode::Enter => return Typed::Done(self.text.trim().to_owned()),
            KeyCode::Esc => return Typed::Left,
            KeyCode::Tab => self.complete(),
            KeyCode::Backspace => {
                self.text.pop();
            }
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.text.clear();
            }
            KeyCode::Char(ch) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.insert(&ch.to_string());
            }
            _ => {}
        }
        Typed::Going
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(field: &mut Field, code: KeyCode) -> Typed {
        field.key(KeyEvent::from(code))
    }

    #[test]
    fn a_move_is_completed_as_far_as_all_go_the_same_way() {
        let known = ["c2a4", "c2c3", "c2c4", "d2d3"].map(str::to_owned).to_vec();
        let mut field = Field::new(known);
        press(&mut field, KeyCode::Char('c'));
        press(&mut field, KeyCode::Tab);
        assert_eq!(field.text, "c2");
        press(&mut field, KeyCode::Char('c'));
        assert_eq!(field.completions().collect::<Vec<_>>(), ["c2c3", "c2c4"]);
        press(&mut field, KeyCode::Tab);
        assert_eq!(field.text, "c2c3");
        assert_eq!(press(&mut field, KeyCode::Enter), Typed::Done("c2c3".to_owned()));
    }
}
