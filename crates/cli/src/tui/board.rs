//! Draws a board. It has no rules: it is given the content and the marks.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Heap, Kind, Place, Side};

use super::animation::{Mark, Marks};
use super::palette::{ASIDE, Palette, STRONG};
use game::show::Content;

/// The content of a drawn board.
#[derive(Debug)]
pub(crate) struct Board {
    /// Houses in a row.
    pub(crate) columns: u8,
    /// Rows of each player, the one next to the opponent first.
    pub(crate) rows: u8,
    pub(crate) fruit: bool,
    pub(crate) content: Content,
    pub(crate) marks: Marks,
    pub(crate) burnt: Vec<Place>,
    /// Places that can be chosen.
    pub(crate) playable: Vec<Place>,
    /// Signs of houses that are held, owned from across, or locked.
    pub(crate) notes: Vec<(Place, char)>,
    /// The place the arrows stand on, and houses chosen together.
    pub(crate) selected: Vec<Place>,
    /// The player who sits nearer.
    pub(crate) near: Side,
    /// Whether seeds are sown clockwise, if they always go the same way.
    pub(crate) clockwise: Option<bool>,
}

/// The size of houses and stores, without their walls.
#[derive(Clone, Copy, Debug)]
struct Size {
    house: u16,
    store: u16,
    height: u16,
}

/// Narrowest and widest house.
const HOUSE_WIDTH: (u16, u16) = (4, 8);
/// A letter beside a number needs this much.
const LETTERED_WIDTH: u16 = 6;
/// Four kinds in two columns need this much.
const FRUIT_WIDTH: u16 = 6;
/// Lines of a house that shows its seeds, with the count below them.
const TALL: u16 = 3;

impl Board {
    /// The smallest board: columns and rows.
    pub(crate) fn smallest(&self) -> (u16, u16) {
        let size = Size {
            house: self.narrowest(),
            store: self.store_width(),
            height: self.lowest(),
        };
        self.outer(size)
    }

    fn narrowest(&self) -> u16 {
        match self.rows {
            _ if self.fruit => FRUIT_WIDTH,
            1 => HOUSE_WIDTH.0,
            _ => LETTERED_WIDTH,
        }
    }

    fn lowest(&self) -> u16 {
        if self.fruit { 2 } else { 1 }
    }

    fn store_width(&self) -> u16 {
        if self.fruit { 5 } else { 4 }
    }

    fn outer(&self, size: Size) -> (u16, u16) {
        let columns = 2 * (size.store + 1) + u16::from(self.columns) * (size.house + 1) + 1;
        let rows = 2 * u16::from(self.rows);
        // Letters above and below, and a wall more than rows.
        (columns, rows * (size.height + 1) + 3)
    }

    /// The largest size that fits.
    fn size(&self, area: Rect) -> Size {
        let mut size = Size {
            house: HOUSE_WIDTH.1,
            store: self.store_width() + 2,
            height: TALL,
        };
        let fits = |size| {
            let (columns, rows) = self.outer(size);
            (columns <= area.width, rows <= area.height)
        };
        while size.house > self.narrowest() && !fits(size).0 {
            size.house -= 1;
        }
        while size.store > self.store_width() && !fits(size).0 {
            size.store -= 1;
        }
        while size.height > self.lowest() && !fits(size).1 {
            size.height -= 1;
        }
        // Two lines have no room for seeds and count.
        if size.height < TALL {
            size.height = self.lowest();
        }
        size
    }

    /// Rows the board takes in an area.
    pub(crate) fn rows(&self, area: Rect) -> u16 {
        self.outer(self.size(area)).1
    }

    /// Draws the board at the top of the area, in its middle column.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, palette: Palette) {
        let size = self.size(area);
        let (columns, rows) = self.outer(size);
        let area = Rect {
            x: area.x + area.width.saturating_sub(columns) / 2,
            y: area.y,
            width: columns,
            height: rows,
        };
        let mut pen = Pen {
            board: self,
            size,
            area,
            buffer,
            palette,
        };
        pen.walls();
        for side in Side::BOTH {
            pen.letters(side);
            for house in 0..self.rows * self.columns {
                pen.house(side, house);
            }
            pen.store(side);
        }
    }
}

struct Pen<'a> {
    board: &'a Board,
    size: Size,
    area: Rect,
    buffer: &'a mut Buffer,
    palette: Palette,
}

impl Pen<'_> {
    fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        self.buffer
            .set_string(self.area.x + x, self.area.y + y, text, style);
    }

    /// Column of a house's left inner edge.
    fn x(&self, side: Side, house: u8) -> u16 {
        let column = house % self.board.columns;
        let from_left = if side == self.board.near {
            column
        } else {
            self.board.columns - 1 - column
        };
        self.size.store + 2 + u16::from(from_left) * (self.size.house + 1)
    }

    /// Line of a house's upper inner edge.
    fn y(&self, side: Side, house: u8) -> u16 {
        let (rows, depth) = (self.board.rows, house / self.board.columns);
        let from_top = if side == self.board.near {
            rows + depth
        } else {
            rows - 1 - depth
        };
        2 + u16::from(from_top) * (self.size.height + 1)
    }

    /// Line of the letters of a side's outer row.
    fn edge(&self, side: Side) -> u16 {
        if side == self.board.near {
            self.area.height - 1
        } else {
            0
        }
    }

    /// Whether a house lies in a row between others, so that its letter is in it.
    fn is_inner(&self, house: u8) -> bool {
        house / self.board.columns + 1 < self.board.rows
    }

    fn walls(&mut self) {
        let wood = self.palette.wood();
        let Size {
            house,
            store,
            height,
        } = self.size;
        let line = |left: &str, between: &str, right: &str, end: bool| {
            let houses = vec!["─".repeat(house.into()); self.board.columns.into()];
            let houses = houses.join(between);
            let fill = if end { "─" } else { " " };
            let store = fill.repeat(store.into());
            let (inner, outer) = if end {
                (between, between)
            } else {
                ("├", "┤")
            };
            format!("{left}{store}{inner}{houses}{outer}{store}{right}")
        };
        let top = line("┌", "┬", "┐", true);
        let middle = line("│", "┼", "│", false);
        let bottom = line("└", "┴", "┘", true);
        let row = {
            let houses = vec![" ".repeat(house.into()); self.board.columns.into()];
            let store = " ".repeat(store.into());
            format!("│{store}│{}│{store}│", houses.join("│"))
        };
        let rows = 2 * u16::from(self.board.rows);
        for number in 0..rows {
            let y = 2 + number * (height + 1);
            for line in 0..height {
                self.text(0, y + line, &row, wood);
            }
            let below = if number + 1 < rows { &middle } else { &bottom };
            self.text(0, y + height, below, wood);
        }
        self.text(0, 1, &top, wood);
    }

    /// The letters of a row, and an arrow the way it is sown.
    fn letters(&mut self, side: Side) {
        let near = side == self.board.near;
        let y = self.edge(side);
        let outer = (self.board.rows - 1) * self.board.columns;
        for house in outer..outer + self.board.columns {
            let place = Place::House(side, house);
            let (text, style) = self.label(place);
            let x = self.x(side, house) + (self.size.house - 3) / 2;
            self.text(x, y, &text, style);
        }
        let right = self.area.width - self.size.store - 1;
        match self.board.clockwise {
            Some(clockwise) if clockwise == near => self.text(self.size.store, y, "←", ASIDE),
            Some(_) => self.text(right, y, "→", ASIDE),
            None => {}
        }
    }

    /// Three columns: the letter, in brackets if selected, and what is marked there.
    fn label(&self, place: Place) -> (String, Style) {
        let letter = place.letter();
        let mark = match self.board.marks.get(&place) {
            Some(Mark::Source) => '↑',
            Some(Mark::Last) => '•',
            Some(Mark::Captured) => '×',
            None => ' ',
        };
        let note = self.board.notes.iter().find(|(noted, _)| *noted == place);
        if self.board.selected.contains(&place) {
            return (format!("[{letter}]"), self.palette.selected());
        }
        let style = match mark {
            ' ' if self.board.playable.contains(&place) => self.palette.playable(),
            ' ' => ASIDE,
            '×' => self.palette.capture(),
            _ => self.palette.mark(),
        };
        let sign = match (mark, note) {
            (' ', Some((_, note))) => *note,
            _ => mark,
        };
        (format!(" {letter}{sign}"), style)
    }

    fn house(&mut self, side: Side, house: u8) {
        let place = Place::House(side, house);
        let (x, y) = (self.x(side, house), self.y(side, house));
        let heap = self.board.content.heap(place);
        if self.board.burnt.contains(&place) {
            let cross = centred("x", self.size.house);
            self.text(x, y + self.size.height - 1, &cross, ASIDE);
            return;
        }
        match heap {
            Heap::Fruit(_) => self.fruit(x, y, heap),
            Heap::Seeds(seeds) => self.seeds(x, y, seeds, place),
        }
    }

    /// Two lines of seeds above their number.
    fn seeds(&mut self, x: u16, y: u16, seeds: u16, place: Place) {
        let width = self.size.house;
        if self.size.height == TALL {
            let first = seeds.min(width);
            let second = (seeds - first).min(width);
            for (line, count) in [first, second].into_iter().enumerate() {
                let dots = "●".repeat(count.into());
                let dots = centred(dots, width);
                self.text(x, y + line as u16, &dots, self.palette.seed());
            }
        }
        let last = y + self.size.height - 1;
        let (at, count) = match place {
            Place::House(_, house) if self.is_inner(house) => {
                let (label, style) = self.label(place);
                self.text(x, last, &label, style);
                (x + 3, centred(seeds, width - 3))
            }
            _ => (x, centred(seeds, width)),
        };
        let style = if self.board.playable.contains(&place) {
            self.palette.playable()
        } else {
            STRONG
        };
        self.text(at, last, &count, style);
    }

    /// Each kind as its number and letter, two in a line.
    fn fruit(&mut self, x: u16, y: u16, heap: Heap) {
        let kinds: Vec<Kind> = Kind::ALL
            .into_iter()
            .filter(|&kind| heap.of(kind) > 0)
            .collect();
        if kinds.is_empty() {
            let nothing = centred("·", self.size.house);
            self.text(x, y, &nothing, ASIDE);
        }
        for (index, kind) in kinds.into_iter().enumerate() {
            let text = format!("{}{}", heap.of(kind), kind.letter());
            let (column, line) = ((index % 2) as u16, (index / 2) as u16);
            let x = x + column * self.size.house.div_ceil(2);
            self.text(x, y + line, &text, self.palette.fruit(kind));
        }
    }

    /// A store lies at its owner's right.
    fn store(&mut self, side: Side) {
        let place = Place::Store(side);
        let near = side == self.board.near;
        let x = if near {
            self.area.width - self.size.store - 1
        } else {
            1
        };
        let middle = 1 + u16::from(self.board.rows) * (self.size.height + 1);
        let heap = self.board.content.heap(place);
        let (label, style) = self.label(place);
        if let Heap::Seeds(seeds) = heap {
            let count = centred(seeds, self.size.store);
            self.text(x, middle, &count, STRONG);
            return;
        }
        let kinds = Kind::ALL.into_iter().filter(|&kind| heap.of(kind) > 0);
        for (line, kind) in kinds.enumerate() {
            let text = format!("{:>2}{}", heap.of(kind), kind.letter());
            self.text(x + 1, 2 + line as u16, &text, self.palette.fruit(kind));
        }
        let y = self.edge(side);
        let label_x = if near { x + 1 } else { 1 };
        self.text(label_x, y, &label, style);
    }
}

/// The text in the middle of `columns` columns.
fn centred(text: impl std::fmt::Display, columns: u16) -> String {
    let columns = usize::from(columns);
    format!("{text:^columns$}", text = text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position;

    fn board(rules: &str, text: Option<&str>, near: Side) -> Board {
        let rules = rules.parse().unwrap();
        let position = match text {
            Some(text) => Position::read(text, &rules, true).unwrap(),
            None => Position::start(&rules),
        };
        Board {
            columns: position.board().columns(),
            rows: position.board().rows() / 2,
            fruit: position.properties().has_fruit,
            content: Content::of(&position),
            marks: Marks::from([
                (Place::House(Side::South, 0), Mark::Source),
                (Place::House(Side::South, 3), Mark::Last),
                (Place::House(Side::North, 1), Mark::Captured),
            ]),
            burnt: (0..position.shape().houses())
                .filter(|&house| position.is_burnt(Side::South, house))
                .map(|house| Place::House(Side::South, house))
                .collect(),
            playable: vec![Place::House(Side::South, 2)],
            notes: Vec::new(),
            selected: vec![Place::House(Side::South, 2)],
            near,
            clockwise: position.properties().clockwise(),
        }
    }

    fn drawn(board: &Board, columns: u16, rows: u16) -> String {
        let area = Rect::new(0, 0, columns, rows);
        let mut buffer = Buffer::empty(area);
        board.draw(area, &mut buffer, Palette::PLAIN);
        let line = |y| {
            let cells = (0..columns).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..rows).map(line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn boards_of_seeds() {
        let position = "0-3-9-11-6-1-20-0-3-9-11-6-1-0-19-9-S";
        let large = drawn(&board("congkak", Some(position), Side::South), 100, 12);
        let small = drawn(&board("congkak", Some(position), Side::South), 60, 8);
        insta::assert_snapshot!(format!("{large}\n{small}"));
    }

    #[test]
    fn burnt_houses_and_the_other_side_near() {
        let position = "x-3-9-11-6-1-20-0-3-9-11-6-1-0-19-9-S";
        let board = board("congkak:match=traditional", Some(position), Side::North);
        insta::assert_snapshot!(drawn(&board, 80, 12));
    }

    #[test]
    fn boards_of_four_rows() {
        let large = drawn(&board("bao", None, Side::South), 100, 20);
        let small = drawn(&board("omweso", None, Side::North), 70, 12);
        insta::assert_snapshot!(format!("{large}\n{small}"));
    }

    #[test]
    fn boards_of_fruit() {
        let start = drawn(&board("banana-cala", None, Side::South), 80, 12);
        let position = "2b1a-1b1a1o1g-0-0-0-12g-1a-0-0-0-0-3o-4b4a-5b5a5o5g-3a-1b-S";
        let later = drawn(&board("banana-cala", Some(position), Side::South), 64, 9);
        insta::assert_snapshot!(format!("{start}\n{later}"));
    }

    #[test]
    fn the_smallest_board_fits_where_it_says() {
        for rules in [
            "kalah:houses=12",
            "kalah:houses=1",
            "banana-cala",
            "congkak",
            "bao",
        ] {
            let board = board(rules, None, Side::South);
            let (columns, rows) = board.smallest();
            let size = board.size(Rect::new(0, 0, columns, rows));
            assert_eq!(board.outer(size), (columns, rows), "{rules}");
        }
    }
}
