//! The look of a board and its pieces: as the game comes, or as a person prefers it.

use std::sync::OnceLock;

use rules::{Game, Kind};
use words::Vocabulary;

use super::layout::{Area, Orientation, curved, rounded};

/// The block that a board is carved from.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Block {
    /// Walnut with a carved rim, as Kalah is sold.
    Walnut,
    /// A pale plank with hollows, as Oware is played on.
    Plank,
    /// A boat of dark red wood, as for Congkak.
    Boat,
    /// A painted toy, blue.
    Toy,
    /// The same in green.
    GreenToy,
    /// The same in violet.
    VioletToy,
    /// Slate: quiet, for those who study.
    Slate,
    /// A slab of stone.
    Stone,
    /// Hollows in the ground.
    Earth,
    /// Nearly black wood.
    Ebony,
    /// Brass, cast.
    Brass,
}

impl Block {
    /// Every choice; `None` is the block that comes with the game.
    pub(crate) const CHOICES: [Option<Block>; 12] = [
        None,
        Some(Block::Walnut),
        Some(Block::Plank),
        Some(Block::Boat),
        Some(Block::Toy),
        Some(Block::GreenToy),
        Some(Block::VioletToy),
        Some(Block::Slate),
        Some(Block::Stone),
        Some(Block::Earth),
        Some(Block::Ebony),
        Some(Block::Brass),
    ];

    /// The name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Block::Walnut => "walnut",
            Block::Plank => "plank",
            Block::Boat => "boat",
            Block::Toy => "toy",
            Block::GreenToy => "green-toy",
            Block::VioletToy => "violet-toy",
            Block::Slate => "slate",
            Block::Stone => "stone",
            Block::Earth => "earth",
            Block::Ebony => "ebony",
            Block::Brass => "brass",
        }
    }

    /// The name under which a choice is saved.
    pub(crate) fn choice_name(choice: Option<Block>) -> &'static str {
        choice.map_or(OF_THE_GAME, Block::name)
    }
}

/// The set of pieces in games without kinds.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Seeds {
    /// Beans.
    Beans,
    /// Grey nicker nuts, with which Oware is played.
    Nickers,
    /// Cowrie shells.
    Cowries,
    /// Marbles of coloured glass.
    Marbles,
    /// Flat pebbles of sea glass.
    Pebbles,
    /// Fruits of any kind, as the kind decides nothing.
    Fruit,
}

impl Seeds {
    /// Every choice; `None` is the set that comes with the game.
    pub(crate) const CHOICES: [Option<Seeds>; 7] = [
        None,
        Some(Seeds::Beans),
        Some(Seeds::Nickers),
        Some(Seeds::Cowries),
        Some(Seeds::Marbles),
        Some(Seeds::Pebbles),
        Some(Seeds::Fruit),
    ];

    /// The name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Seeds::Beans => "beans",
            Seeds::Nickers => "nickers",
            Seeds::Cowries => "cowries",
            Seeds::Marbles => "marbles",
            Seeds::Pebbles => "pebbles",
            Seeds::Fruit => "fruit",
        }
    }

    /// The name under which a choice is saved.
    pub(crate) fn choice_name(choice: Option<Seeds>) -> &'static str {
        choice.map_or(OF_THE_GAME, Seeds::name)
    }

    /// The id of the drawing of a piece of this shade.
    pub(crate) fn drawing(self, shade: u32) -> String {
        match self {
            Seeds::Fruit => {
                let kind = Kind::ALL[shade as usize % Kind::ALL.len()];
                format!("#plain-{}", kind.letter())
            }
            set => format!("#{}-{shade}", set.name()),
        }
    }
}

/// The saved name of no choice.
const OF_THE_GAME: &str = "game";

/// The looks of games that the first part of the program does not know.
static OTHERS: OnceLock<fn(&Game) -> Option<Look>> = OnceLock::new();

/// The look of a board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Look {
    /// The block.
    pub(crate) block: Block,
    /// The pieces.
    pub(crate) seeds: Seeds,
}

impl Look {
    /// Lets the part that knows further games tell their looks.
    pub(crate) fn learn(others: fn(&Game) -> Option<Look>) {
        // Whoever comes second says the same.
        let _ = OTHERS.set(others);
    }

    /// The look that comes with a game.
    pub(crate) fn of(game: &Game) -> Look {
        if let Some(look) = OTHERS.get().and_then(|others| others(game)) {
            return look;
        }
        match (Vocabulary::of(game), game.name) {
            // Whoever cannot read yet knows their games by colour.
            (Vocabulary::Fruit, name) => Look {
                block: match name {
                    "kid-cala-beginner" => Block::GreenToy,
                    "banana-cala" => Block::VioletToy,
                    _ => Block::Toy,
                },
                seeds: Seeds::Fruit,
            },
            (Vocabulary::Seeds, "oware") => Look {
                block: Block::Plank,
                seeds: Seeds::Nickers,
            },
            (Vocabulary::Seeds, "congkak") => Look {
                block: Block::Boat,
                seeds: Seeds::Marbles,
            },
            (Vocabulary::Seeds, _) => Look {
                block: Block::Walnut,
                seeds: Seeds::Pebbles,
            },
        }
    }

    /// The look of a game for a person who prefers these. Fruits stay fruits: the texts of their
    /// games speak of them.
    pub(crate) fn preferred(game: &Game, block: Option<Block>, seeds: Option<Seeds>) -> Look {
        let own = Look::of(game);
        let is_fruit = Vocabulary::of(game) == Vocabulary::Fruit;
        Look {
            block: block.unwrap_or(own.block),
            seeds: seeds.filter(|_| !is_fruit).unwrap_or(own.seeds),
        }
    }

    /// The classes in the style sheet.
    pub(crate) fn classes(self) -> String {
        format!("look-{} seeds-{}", self.block.name(), self.seeds.name())
    }
}

/// The layers of the block, from below: class, distance from the edge, and further distance at the
/// foot.
const LAYERS: [(&str, f64, f64); 8] = [
    ("shadow", 3.0, -7.0),
    ("rim", 0.0, 3.0),
    ("shine", 0.0, 3.0),
    ("groove", 9.0, 6.0),
    ("block", 11.0, 7.0),
    ("grain", 11.0, 7.0),
    ("sheen", 11.0, 7.0),
    ("edge", 12.0, 8.0),
];

/// The layers of a block that fills this area, from below: class and outline.
pub(crate) fn layers(
    area: Area,
    orientation: Orientation,
    block: Block,
) -> [(&'static str, String); LAYERS.len()] {
    LAYERS.map(|(class, margin, foot)| {
        let inside = Area {
            y: area.y - foot / 2.0,
            rx: area.rx - margin,
            ry: area.ry - margin - foot / 2.0,
            ..area
        };
        (class, outline(inside, orientation, block, margin))
    })
}

/// The outline of a block in this area, that far inside its edge.
fn outline(area: Area, orientation: Orientation, block: Block, margin: f64) -> String {
    let corner = match block {
        Block::Walnut | Block::Slate => 40.0,
        Block::Plank | Block::Stone => 14.0,
        Block::Ebony => 26.0,
        Block::Toy | Block::GreenToy | Block::VioletToy | Block::Earth | Block::Brass => 64.0,
        // Deep enough to be seen, and no deeper than the stores at both ends allow.
        Block::Boat => {
            return match orientation {
                Orientation::Flat => curved(area, [54.0 - margin, area.ry]),
                Orientation::Upright => curved(area, [area.rx, 30.0 - margin]),
            };
        }
    };
    rounded(area, (corner - margin).max(4.0))
}
