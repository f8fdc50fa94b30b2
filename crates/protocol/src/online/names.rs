//! Names of players who have chosen none: a colour and a bird, in English on the wire. A page says them
//! in the language of whoever reads them.

/// The colours.
const COLOURS: [&str; 16] = [
    "Amber", "Blue", "Brown", "Coral", "Golden", "Green", "Grey", "Indigo", "Orange", "Pink",
    "Purple", "Red", "Silver", "Teal", "White", "Yellow",
];
/// The birds.
const BIRDS: [&str; 16] = [
    "Crane",
    "Dove",
    "Eagle",
    "Falcon",
    "Finch",
    "Heron",
    "Hornbill",
    "Ibis",
    "Kingfisher",
    "Magpie",
    "Owl",
    "Parrot",
    "Robin",
    "Stork",
    "Swan",
    "Wren",
];

/// One of these names, by a random number.
pub fn bird_name(bits: u64) -> String {
    let colour = COLOURS[bits as usize % COLOURS.len()];
    let bird = BIRDS[(bits >> 8) as usize % BIRDS.len()];
    format!("{colour} {bird}")
}

/// The colour and the bird of one of these names; `None` for any other.
pub fn read_bird_name(name: &str) -> Option<(&str, &str)> {
    name.split_once(' ')
        .filter(|(colour, bird)| COLOURS.contains(colour) && BIRDS.contains(bird))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn birds_are_told_from_people() {
        assert_eq!(read_bird_name("Blue Heron"), Some(("Blue", "Heron")));
        for bits in [0, 12_345, u64::MAX] {
            assert!(read_bird_name(&bird_name(bits)).is_some());
        }
        for name in ["Blue Anna", "Anna", "Ada Lovelace", "Heron Blue"] {
            assert_eq!(read_bird_name(name), None);
        }
    }
}
