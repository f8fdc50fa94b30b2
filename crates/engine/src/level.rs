//! The eight levels: how far each looks, and how much it gives away.

use std::fmt;

/// How well the computer plays, from 1 to 8.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Level(u8);

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 8] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
    ];

    /// Level `number`, if there is one.
    pub fn new(number: u8) -> Option<Level> {
        (1..=8).contains(&number).then_some(Level(number))
    }

    /// From 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it looks endings up, where some are known: the last level alone.
    pub const fn looks_up(self) -> bool {
        self.0 == 8
    }

    /// `level-1` to `level-8`: the key of its name in every language.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; 8] = [
            "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
        ];
        IDS[self.0 as usize - 1]
    }

    /// The level of an id such as `level-3`; the number alone is enough.
    pub fn from_id(id: &str) -> Option<Level> {
        let number = id.strip_prefix("level-").unwrap_or(id);
        Level::new(number.parse().ok()?)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
