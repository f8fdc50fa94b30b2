//! Names of houses, stores, heaps and fruits, for labels and screen readers.

use rules::{Heap, Kind, Place, Position, Side};

use crate::chip::Chip;
use crate::perspective::{Arguments, Perspective, capitalised};
use crate::words::Words;

/// The content of the label of one house.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HouseLabel {
    /// The house.
    pub house: Place,
    /// The player who owns it.
    pub owner: Side,
    /// The pieces in it.
    pub heap: Heap,
    /// Whether it is burnt this round.
    pub burnt: bool,
    /// The effect of playing it, or the reason why it cannot be played.
    pub chip: Option<Chip>,
}

impl Words {
    /// A house for a screen reader: "House C, yours, 5 seeds. Ends in your store: play again."
    pub fn house_label(self, label: &HouseLabel, told: &Perspective) -> String {
        let content = if label.burnt {
            self.text("burnt")
        } else {
            self.heap(label.heap, told)
        };
        let house = self
            .about(label.owner, told)
            .with("house", label.house.letter())
            .with("content", content)
            .sentence("label-house");
        match label.chip {
            Some(chip) => format!("{house} {}", self.chip_sentence(chip, told)),
            None => house,
        }
    }

    /// A place of a position for a screen reader; `chip` tells the effect of playing a house.
    pub fn place_label(
        self,
        position: &Position,
        place: Place,
        chip: Option<Chip>,
        told: &Perspective,
    ) -> String {
        let heap = position.heap(place);
        let Place::House(side, house) = place else {
            return self.store_label(place, heap, told);
        };
        let label = HouseLabel {
            house: place,
            owner: position.owner(place),
            heap,
            burnt: position.is_burnt(side, house),
            chip,
        };
        let label = self.house_label(&label, told);
        match position.mark(place) {
            Some(mark) => self.marked(&label, mark),
            None => label,
        }
    }

    /// A store, or a heap of won fruit: "Your store: 12 seeds." "North's heap: 2 bananas, 1
    /// apple, that is −1 point."
    pub fn store_label(self, store: Place, heap: Heap, told: &Perspective) -> String {
        let id = match store {
            Place::Won(_) => "label-won",
            _ => "label-store",
        };
        self.about(store.side(), told)
            .with("content", self.heap(heap, told))
            .with("points", heap.points())
            .sentence(id)
    }

    /// A name and its value: "Goal: …". The sign between them is the language's.
    pub fn labelled(self, name: &str, value: &str) -> String {
        self.text_with(
            "labelled",
            &[("name", name.into()), ("value", value.into())],
        )
    }

    /// The computer as one of many levels: "Computer · Relaxed (level 3)".
    pub fn computer(self, level: u8) -> String {
        self.of_level("computer-level", level)
    }

    /// The computer as a player at the board: "Computer · Relaxed".
    pub fn computer_name(self, level: u8) -> String {
        self.of_level("computer-name", level)
    }

    fn of_level(self, id: &str, level: u8) -> String {
        let name = self.text(&format!("level-{level}"));
        self.text_with(id, &[("n", level.into()), ("name", name.into())])
    }

    /// The name of a house or store by itself: "House C", "Your store", "North's mancala".
    pub fn place_name(self, place: Place, told: &Perspective) -> String {
        capitalised(&self.place_phrase(place, told))
    }

    /// The same inside a sentence.
    pub(crate) fn place_phrase(self, place: Place, told: &Perspective) -> String {
        let id = match place {
            Place::House(..) => "house-name",
            Place::Store(_) => "store-of",
            Place::Won(_) => "won-of",
        };
        self.about(place.side(), told)
            .with("letter", place.letter())
            .phrase(id)
    }

    /// The content of one place: "5 seeds", "2 bananas, 1 apple", "empty".
    pub fn heap(self, heap: Heap, told: &Perspective) -> String {
        match heap {
            _ if heap.is_empty() => self.text("empty"),
            Heap::Seeds(seeds) => self.pieces(seeds, told),
            Heap::Fruit(kinds) => Kind::ALL
                .into_iter()
                .filter(|&kind| kinds[kind as usize] > 0)
                .map(|kind| self.fruits(kind, u16::from(kinds[kind as usize])))
                .collect::<Vec<_>>()
                .join(", "),
        }
    }

    /// A number of pieces in the words of the game: "5 seeds", "1 fruit".
    pub fn pieces(self, count: u16, told: &Perspective) -> String {
        Arguments::new(self, told).with("n", count).phrase("pieces")
    }

    /// "5 seeds", or for fruit also its kinds: "3 fruits (2 bananas, 1 apple)".
    pub(crate) fn pieces_in_detail(self, heap: Heap, told: &Perspective) -> String {
        let pieces = self.pieces(heap.count(), told);
        match heap {
            Heap::Fruit(_) if !heap.is_empty() => format!("{pieces} ({})", self.heap(heap, told)),
            _ => pieces,
        }
    }

    /// A number of fruits of one kind: "2 bananas".
    pub fn fruits(self, kind: Kind, count: u16) -> String {
        self.text_with(fruits(kind), &[("n", count.into())])
    }

    /// The name of a fruit, with a capital: "Banana".
    pub fn fruit(self, kind: Kind) -> String {
        capitalised(&self.text(match kind {
            Kind::Banana => "banana",
            Kind::Apple => "apple",
            Kind::Orange => "orange",
            Kind::Grape => "grape",
        }))
    }
}

const fn fruits(kind: Kind) -> &'static str {
    match kind {
        Kind::Banana => "bananas",
        Kind::Apple => "apples",
        Kind::Orange => "oranges",
        Kind::Grape => "grapes",
    }
}
