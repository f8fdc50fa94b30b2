//! The board as a drawing in text.

use anstyle::{AnsiColor, Style};
use rules::{Place, Position, Side};
use words::{Perspective, Words};

const LETTER: Style = Style::new().dimmed();
const PLAYABLE: Style = AnsiColor::Green.on_default().bold();
const STORE: Style = Style::new().bold();

/// Draws the board, North above, with the letters of the houses and the direction of sowing;
/// houses that can be played stand out in colour.
pub(crate) fn board(position: &Position, words: Words) -> String {
    let drawing = Drawing::new(position);
    let lines = [
        drawing.letters(Side::North),
        drawing.border('┌', '┬', '┐'),
        drawing.row(Side::North),
        drawing.middle(),
        drawing.row(Side::South),
        drawing.border('└', '┴', '┘'),
        drawing.letters(Side::South),
    ];
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

struct Drawing<'a> {
    position: &'a Position,
    /// Columns of a house and of a store, a blank on either side of the longest number.
    house_width: usize,
    store_width: usize,
}

impl Drawing<'_> {
    fn new(position: &Position) -> Drawing<'_> {
        let width = |place| position.heap(place).to_string().len();
        let houses = Side::BOTH.into_iter().flat_map(|side| {
            (0..position.shape().houses()).map(move |house| Place::House(side, house))
        });
        let longest = houses.map(width).max().unwrap_or(0).max(2);
        let stores = Side::BOTH.map(|side| width(Place::Store(side)));
        Drawing {
            position,
            house_width: longest + 2,
            store_width: stores[0].max(stores[1]).max(2) + 2,
        }
    }

    /// The houses of a side from left to right, as they lie before South.
    fn houses(&self, side: Side) -> Box<dyn Iterator<Item = Place>> {
        let houses = 0..self.position.shape().houses();
        match side {
            Side::South => Box::new(houses.map(move |house| Place::House(side, house))),
            Side::North => Box::new(houses.rev().map(move |house| Place::House(side, house))),
        }
    }

    /// The letters of a row, and an arrow the way its seeds are sown.
    fn letters(&self, side: Side) -> String {
        let width = self.house_width;
        let letters = self
            .houses(side)
            .map(|house| format!("{:^width$}", house.letter()))
            .collect::<Vec<_>>()
            .join(" ");
        let counter_clockwise = !self.position.properties().is_clockwise;
        let to_the_right = (side == Side::South) == counter_clockwise;
        let line = if to_the_right {
            format!("{:1$}{letters}  →", "", self.store_width + 2)
        } else {
            format!("{:1$}← {letters}", "", self.store_width)
        };
        format!("{LETTER}{}{LETTER:#}", line.trim_end())
    }

    fn border(&self, left: char, between: char, right: char) -> String {
        let house = "─".repeat(self.house_width);
        let store = "─".repeat(self.store_width);
        let houses = vec![house; usize::from(self.position.shape().houses())];
        let between = between.to_string();
        let houses = houses.join(&between);
        format!("{left}{store}{between}{houses}{between}{store}{right}")
    }

    fn row(&self, side: Side) -> String {
        let playable = self.position.playable(side);
        let houses: Vec<String> = self
            .houses(side)
            .map(|place| {
                let Place::House(_, house) = place else {
                    unreachable!("only houses are listed")
                };
                let text = if self.position.is_burnt(side, house) {
                    "x".to_owned()
                } else {
                    self.position.heap(place).to_string()
                };
                let text = format!("{text:>0$} ", self.house_width - 1);
                if playable.contains(house) {
                    format!("{PLAYABLE}{text}{PLAYABLE:#}")
                } else {
                    text
                }
            })
            .collect();
        let store = " ".repeat(self.store_width);
        format!("│{store}│{}│{store}│", houses.join("│"))
    }

    /// The line between the rows, with the stores at its ends: each at its owner's right.
    fn middle(&self) -> String {
        let store = |side| {
            let text = self.position.heap(Place::Store(side)).to_string();
            format!("{STORE}{text:>0$} {STORE:#}", self.store_width - 1)
        };
        let house = "─".repeat(self.house_width);
        let houses = vec![house; usize::from(self.position.shape().houses())];
        format!(
            "│{}├{}┤{}│",
            store(Side::North),
            houses.join("┼"),
            store(Side::South)
        )
    }
}
