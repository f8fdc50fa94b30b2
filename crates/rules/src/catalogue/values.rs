//! The values of starts that are proved.

use crate::ruleset::RuleSet;

/// Most houses on a side, and seeds in a house, of the boards that were solved.
const SIZE: usize = 6;
/// Not known.
const OPEN: i8 = i8::MIN;

/// By what is unusual in the rules of Kalah, number of houses and number of seeds: South's margin.
/// `docs/solved.md` says how each was found, and a test compares them.
const KALAH: [(&str, [[i8; SIZE]; SIZE]); 8] = [
    (
        "",
        [
            [0, -2, 6, -2, 2, 0],
            [2, -2, -2, -10, 6, 8],
            [0, 4, 2, 2, 6, -8],
            [2, 6, 6, 2, 4, 0],
            [0, 2, 6, 10, 2, 2],
            [2, 6, 2, 8, 10, 4],
        ],
    ),
    (
        "capture=empty",
        [
            [0, -2, 6, -2, 2, 0],
            [2, -2, -2, -12, 6, 8],
            [0, 4, 2, 2, 6, -10],
            [2, 6, 8, 2, 2, 0],
            [0, 0, 8, 12, 2, 2],
            [2, 10, 2, 10, 12, OPEN],
        ],
    ),
    (
        "capture=seed-only",
        [
            [0, -2, -2, -2, 2, 0],
            [0, -2, 6, -4, -2, 6],
            [0, 0, 2, 2, 2, 0],
            [0, 0, 0, 4, 0, 2],
            [0, -2, 0, 8, OPEN, OPEN],
            [0, 0, 0, OPEN, OPEN, OPEN],
        ],
    ),
    (
        "capture=none",
        [
            [0, -2, 0, -2, 2, 0],
            [0, -2, 0, 0, -2, 4],
            [0, 0, 2, 0, 2, 4],
            [0, 0, 2, 2, 2, 2],
            [0, 0, 0, 2, OPEN, OPEN],
            [0, -2, 0, OPEN, OPEN, OPEN],
        ],
    ),
    (
        "end=to-move",
        [
            [0, -2, 6, -2, 0, 0],
            [2, -2, -2, -12, 6, 8],
            [0, 4, 2, 2, 6, -8],
            [2, 6, 6, 2, 2, 0],
            [0, 2, 6, 10, 2, OPEN],
            [2, 6, 2, 8, OPEN, OPEN],
        ],
    ),
    (
        "leftovers=uncounted",
        [
            [1, 1, 6, 3, -2, -2],
            [3, 2, -1, -6, 11, 9],
            [2, 4, 3, 3, 6, -10],
            [0, 5, 5, 3, 3, 1],
            [2, 2, 5, 9, OPEN, OPEN],
            [2, 4, 1, 9, OPEN, OPEN],
        ],
    ),
    (
        "skip-start=on",
        [
            [0, -2, -2, -4, -4, -6],
            [2, -2, -2, 2, -6, 8],
            [0, 4, 2, 2, 0, -4],
            [2, 6, 6, 2, 2, 4],
            [0, 2, 6, 10, OPEN, OPEN],
            [2, 6, 2, 8, OPEN, OPEN],
        ],
    ),
    (
        "direction=clockwise",
        [
            [-2, -2, 6, 4, -6, 4],
            [-4, 6, -8, 12, OPEN, OPEN],
            [0, -4, OPEN, OPEN, OPEN, OPEN],
            [2, 0, OPEN, OPEN, OPEN, OPEN],
            [0, OPEN, OPEN, OPEN, OPEN, OPEN],
            [2, OPEN, OPEN, OPEN, OPEN, OPEN],
        ],
    ),
];

/// The margin by which South, who begins, is ahead at the end if both play as well as can be;
/// `None` if it is not known. Every one is proved (`docs/solved.md`).
pub fn start_value(rules: &RuleSet) -> Option<i16> {
    let laws = rules.laws().filter(|_| rules.game().name == "kalah")?;
    let changed = rules.options_changed();
    let unusual = changed.filter(|(parameter, _)| !["houses", "seeds"].contains(&parameter.key));
    let unusual =
        unusual.map(|(parameter, value)| format!("{}={}", parameter.key, parameter.text(value)));
    let unusual = unusual.collect::<Vec<_>>().join(",");
    let (_, values) = KALAH.iter().find(|(options, _)| *options == unusual)?;
    let at = |number: u8| usize::from(number).checked_sub(1);
    let value = *values.get(at(laws.houses)?)?.get(at(laws.seeds)?)?;
    (value != OPEN).then_some(value.into())
}
