//! Positions as letters in a square, read and written without the crate under test.

/// A board of letters, `.` where it is empty, and the other fields as they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Grid {
    /// Ranks from the top, each from the left.
    pub(crate) ranks: Vec<Vec<char>>,
    pub(crate) side: char,
    pub(crate) barred: char,
    pub(crate) quiet: u32,
}

impl Grid {
    pub(crate) fn read(text: &str) -> Grid {
        let fields: Vec<&str> = text.split(' ').collect();
        Grid {
            ranks: fields[0].split('/').map(read_rank).collect(),
            side: fields[1].parse().expect(text),
            barred: fields[2].parse().expect(text),
            quiet: fields[3].parse().expect(text),
        }
    }

    pub(crate) fn write(&self) -> String {
        let ranks: Vec<String> = self.ranks.iter().map(|rank| write_rank(rank)).collect();
        format!("{} {} {} {}", ranks.join("/"), self.side, self.barred, self.quiet)
    }
}

fn read_rank(text: &str) -> Vec<char> {
    let mut cells = Vec::new();
    let mut number = String::new();
    for ch in text.chars().chain(['/']) {
        if ch.is_ascii_digit() {
            number.push(ch);
            continue;
        }
        let run = if number.is_empty() { 0 } else { number.parse().expect(text) };
        cells.extend(std::iter::repeat_n('.', run));
        number.clear();
        if ch != '/' {
            cells.push(ch);
        }
    }
    cells
}

fn write_rank(cells: &[char]) -> String {
    let mut text = String::new();
    for group in cells.chunk_by(|one, other| *one == '.' && *other == '.') {
        match group[0] {
            '.' => text.push_str(&group.len().to_string()),
            pawn => text.push(pawn),
        }
    }
    text
}

/// Set-ups on boards of several sizes, thin and crowded, one a line after the word `start`, as in a
/// file of games. Always the same ones.
pub(crate) fn set_ups(sizes: &[usize], each: usize) -> String {
    let mut random = game::Random::new(5);
    let mut text = String::new();
    for &size in sizes {
        let mut made = 0;
        while made < each {
            // Of twelve squares, so many have a pawn: from a nearly empty field to a full one.
            let density = random.below(13);
            let mut ranks = vec![vec!['.'; size]; size];
            for rank in &mut ranks[1..size - 1] {
                for cell in &mut rank[1..size - 1] {
                    if random.below(12) < density {
                        *cell = if random.below(2) == 0 { 'W' } else { 'B' };
                    }
                }
            }
            let stands = |pawn| ranks.iter().flatten().any(|&cell| cell == pawn);
            if !stands('W') || !stands('B') {
                continue;
            }
            let side = ['w', 'b'][random.below(2) as usize];
            let barred = ['-', '1', '2', '3'][random.below(4) as usize];
            let grid = Grid { ranks, side, barred, quiet: random.below(60) };
            text.push_str(&format!("start {}\n", grid.write()));
            made += 1;
        }
    }
    text
}
