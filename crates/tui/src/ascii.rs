//! For terminals that know nothing but ASCII.

use ratatui::buffer::Buffer;

/// Replaces every character that is none of ASCII by what comes nearest to it.
pub(crate) fn only(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let plain = cell.symbol().chars().next().map_or(' ', nearest);
            cell.set_char(plain);
        }
    }
}

/// One character of ASCII for another: a letter loses its accent.
fn nearest(ch: char) -> char {
    match ch {
        '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
        '‘' | '’' => '\'',
        '“' | '”' | '«' | '»' | '„' => '"',
        '–' | '—' | '·' | '‐' | '−' => '-',
        '…' => '.',
        '←' | '‹' => '<',
        '→' | '›' => '>',
        '↑' | '▲' => '^',
        '↓' | '▼' => 'v',
        '×' => 'x',
        'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' | 'ì' => 'i',
        'ñ' => 'n',
        'ô' | 'ö' | 'ó' | 'ò' | 'õ' | 'œ' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ÿ' => 'y',
        'À' | 'Â' | 'Ä' | 'Á' => 'A',
        'Ç' => 'C',
        'É' | 'È' | 'Ê' | 'Ë' => 'E',
        'Î' | 'Ï' => 'I',
        'Ô' | 'Ö' | 'Œ' => 'O',
        'Ù' | 'Û' | 'Ü' => 'U',
        _ => '?',
    }
}
