//! Notes at a place of a game: the sign of a move, and arrows and circles over the board.
//!
//! In a record they have the forms that chess programs use: `$1` to `$6` behind a move, and in its
//! comment `[%csl GC,Rd]` for circles and `[%cal GCF]` for arrows, each with the letter of its
//! colour and those of the places.

use std::fmt;

use rules::{Place, Shape};

/// The most letters of a comment; further ones are cut.
pub const COMMENT_MAX: usize = 4_000;

/// The most arrows and circles at one place; further ones are left out.
pub const DRAWINGS_MAX: usize = 64;

/// The most letters of a comment with its drawings that are read.
const READ_MAX: usize = 2 * COMMENT_MAX;

/// The colour of an arrow or a circle.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Colour {
    /// `G`.
    #[default]
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Yellow, Colour::Blue];

    /// Its letter in a record.
    pub const fn letter(self) -> char {
        match self {
            Colour::Green => 'G',
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Blue => 'B',
        }
    }

    /// Its name, for classes and catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
        }
    }
}

/// An arrow from place to place, or a circle round one.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Drawing {
    /// The colour.
    pub colour: Colour,
    /// The place of the circle, or the one the arrow begins at.
    pub from: Place,
    /// The place the arrow points to; `None` for a circle.
    pub to: Option<Place>,
}

/// `GC` for a circle, `GCF` for an arrow.
impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "{to}"))
    }
}

impl Drawing {
    /// Reads a drawing on a board of this shape.
    pub fn read(text: &str, shape: Shape) -> Option<Drawing> {
        let mut letters = text.trim().chars();
        let letter = letters.next()?;
        let mut colours = Colour::ALL.into_iter();
        let colour = colours.find(|colour| colour.letter() == letter)?;
        let place = |letter: char| shape.places().find(|place| place.letter() == letter);
        let from = place(letters.next()?)?;
        let to = match letters.next() {
            None => None,
            Some(letter) => Some(place(letter).filter(|&to| to != from)?),
        };
        let is_all = letters.next().is_none();
        is_all.then_some(Drawing { colour, from, to })
    }

    /// Whether it is drawn at the same place, in whatever colour.
    fn is_like(self, other: Drawing) -> bool {
        (self.from, self.to) == (other.from, other.to)
    }
}

/// The sign of a move, as players write it behind the move.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Glyph {
    /// Every sign, in the order of the numbers that chess programs give them, `$1` to `$6`.
    pub const ALL: [Glyph; 6] = [
        Glyph::Good,
        Glyph::Mistake,
        Glyph::Brilliant,
        Glyph::Blunder,
        Glyph::Interesting,
        Glyph::Dubious,
    ];

    /// The sign itself.
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }

    /// Its name, for catalogues.
    pub const fn name(self) -> &'static str {
        match self {
            Glyph::Good => "good",
            Glyph::Mistake => "mistake",
            Glyph::Brilliant => "brilliant",
            Glyph::Blunder => "blunder",
            Glyph::Interesting => "interesting",
            Glyph::Dubious => "dubious",
        }
    }

    /// Its form in a record: `$1`.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Glyph::Good => "$1",
            Glyph::Mistake => "$2",
            Glyph::Brilliant => "$3",
            Glyph::Blunder => "$4",
            Glyph::Interesting => "$5",
            Glyph::Dubious => "$6",
        }
    }

    /// Reads the word of a record, or the sign itself.
    pub(crate) fn read(word: &str) -> Option<Glyph> {
        let mut all = Glyph::ALL.into_iter();
        all.find(|glyph| word == glyph.word() || word == glyph.sign())
    }
}

/// All notes at one place.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Note {
    pub(crate) comment: String,
    pub(crate) glyph: Option<Glyph>,
    /// Circles first, then arrows.
    pub(crate) drawings: Vec<Drawing>,
}

impl Note {
    pub(crate) fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.glyph.is_none() && self.drawings.is_empty()
    }

    /// The comment with its drawings, as a record has it.
    pub(crate) fn text(&self) -> String {
        let command = |name: &str, is_arrow: bool| {
            let drawings = self.drawings.iter();
            let such = drawings.filter(|drawing| drawing.to.is_some() == is_arrow);
            let texts: Vec<String> = such.map(Drawing::to_string).collect();
            if texts.is_empty() {
                return String::new();
            }
            format!("[%{name} {}]", texts.join(","))
        };
        let drawn = command("csl", false) + &command("cal", true);
        let blank = !drawn.is_empty() && !self.comment.is_empty();
        format!("{drawn}{}{}", if blank { " " } else { "" }, self.comment)
    }

    pub(crate) fn draw(&mut self, drawing: Drawing) {
        self.drawings.retain(|known| !known.is_like(drawing));
        if self.drawings.len() < DRAWINGS_MAX {
            self.drawings.push(drawing);
            self.drawings.sort_by_key(|drawing| drawing.to.is_some());
        }
    }

    /// Takes a comment with drawings in it: these are added, and what is left is the comment.
    pub(crate) fn take(&mut self, text: &str, shape: Shape) {
        let mut text: String = text.chars().take(READ_MAX).collect();
        // What is left may be a command once another one has gone from its middle.
        while let Some((start, end, drawings)) = command(&text, shape) {
            for drawing in drawings {
                self.draw(drawing);
            }
            text.replace_range(start..end, "");
        }
        let cut: String = text.trim().chars().take(COMMENT_MAX).collect();
        cut.trim_end().clone_into(&mut self.comment);
    }
}

/// The first command of a comment that is understood: where it is, and what it draws.
fn command(text: &str, shape: Shape) -> Option<(usize, usize, Vec<Drawing>)> {
    text.match_indices("[%c").find_map(|(start, _)| {
        let (inner, _) = text[start + 3..].split_once(']')?;
        let (name, list) = inner.split_once(' ')?;
        let is_arrow = match name {
            "al" => true,
            "sl" => false,
            _ => return None,
        };
        let read = |text: &str| {
            let drawing = Drawing::read(text, shape)?;
            (drawing.to.is_some() == is_arrow).then_some(drawing)
        };
        let drawings: Option<Vec<Drawing>> = list.split(',').map(read).collect();
        Some((start, start + 3 + inner.len() + 1, drawings?))
    })
}
