//! The board as a drawing in text.

use anstyle::{AnsiColor, Style};
use rules::{Board, Mark, Place, Position, Side};
use words::{Perspective, Words};

const LETTER: Style = Style::new().dimmed();
const PLAYABLE: Style = AnsiColor::Green.on_default().bold();
const STORE: Style = Style::new().bold();

/// Draws the board, North above, with the letters of the houses and the direction of sowing;
/// houses that can be played stand out in colour.
pub fn board(position: &Position, words: Words) -> String {
    let drawing = Drawing::new(position);
    let rows = drawing.board.rows();
    // On four rows houses have their letters, and there is no one way round.
    let edge = |side| (rows == 2).then(|| drawing.letters(side));
    let mut lines: Vec<String> = edge(Side::North).into_iter().collect();
    lines.push(drawing.border('┌', '┬', '┐'));
    for row in 0..rows {
        match row {
            0 => {}
            _ if row == rows / 2 => lines.push(drawing.middle()),
            _ => lines.push(drawing.border('│', '┼', '│')),
        }
        lines.push(drawing.row(row));
    }
    lines.push(drawing.border('└', '┴', '┘'));
    lines.extend(edge(Side::South));
    let mut text = lines.join("\n") + "\n";
    if position.properties().has_fruit {
        let told = Perspective::neutral(position.rules().game());
        for side in Side::BOTH {
            let won = Place::Won(side);
            text += &words.store_label(won, position.heap(won), &told);
            text.push('\n');
        }
    }
    text
}

/// The sign of a house that is more than its seeds: `*` and `!` for one that is held, by the player
/// across or by its own, `#` for one that is locked or bound, an arrow to the owner for one that
/// belongs to the player across, a roof for the house of Bao that has never been emptied.
pub fn note(position: &Position, place: Place) -> Option<char> {
    Some(match position.mark(place)? {
        Mark::Held(side) if side == place.side() => '!',
        Mark::Held(_) => '*',
        Mark::Owned(Side::South) => '↓',
        Mark::Owned(Side::North) => '↑',
        Mark::Locked | Mark::Bound => '#',
        Mark::House => '⌂',
    })
}

struct Drawing<'a> {
    position: &'a Position,
    board: Board,
    /// Columns of a house and of a store, a blank on either side of the longest number; on four rows
    /// a house has its letter in it, as only two rows lie at an edge.
    house_width: usize,
    store_width: usize,
}

impl Drawing<'_> {
    fn new(position: &Position) -> Drawing<'_> {
        let board = position.board();
        let width = |place| position.heap(place).to_string().len();
        let is_house = |place: &Place| board.row(*place).is_some();
        let longest = board.places().filter(is_house).map(width).max();
        let stores = Side::BOTH.map(|side| width(Place::Store(side)));
        let letter = if board.rows() > 2 { 2 } else { 0 };
        Drawing {
            position,
            board,
            house_width: longest.unwrap_or(0).max(2) + 2 + letter,
            store_width: stores[0].max(stores[1]).max(2) + 2,
        }
    }

    /// The houses of a row, counted from North's edge, from left to right as they lie before South.
    fn houses(&self, row: u8) -> Vec<Place> {
        let of_row = |place: &Place| self.board.row(*place) == Some(row);
        let mut houses: Vec<Place> = self.board.places().filter(of_row).collect();
        houses.sort_by_key(|&place| self.board.file(place));
        houses
    }

    /// The letters of a row, and an arrow the way its seeds are sown.
    fn letters(&self, side: Side) -> String {
        let width = self.house_width;
        let row = match side {
            Side::North => 0,
            Side::South => self.board.rows() - 1,
        };
        let letters: Vec<String> = self
            .houses(row)
            .into_iter()
            .map(|house| format!("{:^width$}", house.letter()))
            .collect();
        let letters = letters.join(" ");
        let counter_clockwise = !self.position.properties().is_clockwise;
        let to_the_right = (side == Side::South) == counter_clockwise;
        let line = if to_the_right {
            format!("{:1$}{letters}  →", "", self.store_width + 2)
        } else {
            format!("{:1$}← {letters}", "", self.store_width)
        };
        format!("{LETTER}{}{LETTER:#}", line.trim_end())
    }

    /// A line above, below or within the rows of a player; within, the stores have none.
    fn border(&self, left: char, between: char, right: char) -> String {
        let houses = self.line(&between.to_string());
        if left == '│' {
            let store = " ".repeat(self.store_width);
            return format!("│{store}├{houses}┤{store}│");
        }
        let store = "─".repeat(self.store_width);
        format!("{left}{store}{between}{houses}{between}{store}{right}")
    }

    /// The line along the houses of a row.
    fn line(&self, between: &str) -> String {
        let house = "─".repeat(self.house_width);
        vec![house; usize::from(self.board.columns())].join(between)
    }

    fn row(&self, row: u8) -> String {
        let houses: Vec<String> = self
            .houses(row)
            .into_iter()
            .map(|it| self.house(it))
            .collect();
        let store = " ".repeat(self.store_width);
        format!("│{store}│{}│{store}│", houses.join("│"))
    }

    fn house(&self, place: Place) -> String {
        let Place::House(side, house) = place else {
            unreachable!("only houses are listed")
        };
        let text = if self.position.is_burnt(side, house) {
            "x".to_owned()
        } else {
            self.position.heap(place).to_string()
        };
        let letter = match self.board.rows() {
            2 => String::new(),
            _ => format!(" {LETTER}{}{LETTER:#}", place.letter()),
        };
        let width = self.house_width - 1 - if letter.is_empty() { 0 } else { 2 };
        let sign = note(self.position, place).unwrap_or(' ');
        let text = format!("{text:>width$}{sign}");
        if self.position.playable(side).contains(house) {
            format!("{letter}{PLAYABLE}{text}{PLAYABLE:#}")
        } else {
            letter + &text
        }
    }

    /// The line between the rows, with the stores at its ends: each at its owner's right.
    fn middle(&self) -> String {
        let store = |side| {
            let text = self.position.heap(Place::Store(side)).to_string();
            format!("{STORE}{text:>0$} {STORE:#}", self.store_width - 1)
        };
        let houses = self.line("┼");
        format!("│{}├{houses}┤{}│", store(Side::North), store(Side::South))
    }
}
