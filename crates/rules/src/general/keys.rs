//! The keys of a definition: their names, the words they take, and the law each of them sets.

mod shape;

pub use self::shape::{KeyText, Shape};
use super::laws::{
    self, Bao, Bonus, COLUMNS_MAX, FourRows, HoldNot, Laws, RelayWhen, Row, Setup, TwoRows,
};
use super::take::Take;
use super::words::Choice;
use crate::laws::Match;

/// One key of one kind of board.
#[derive(Debug)]
pub struct Key<L: 'static> {
    /// As written in a definition.
    pub name: &'static str,
    /// The words among the values.
    pub words: fn() -> Vec<&'static str>,
    /// The shapes of the other values.
    pub shapes: &'static [Shape],
    /// Sets the law; `None` if the value is not allowed.
    pub read: fn(&mut L, &str) -> Option<()>,
    /// The value in force.
    pub write: fn(&L) -> String,
}

fn words<C: Choice>() -> Vec<&'static str> {
    C::WORDS.iter().map(|(word, _)| *word).collect()
}

fn number(text: &str, min: u8, max: u8) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok())??;
    (min..=max).contains(&number).then_some(number)
}

/// A key whose values are the words of a law.
macro_rules! word {
    ($name:literal, $($field:ident).+) => {
        Key {
            name: $name,
            words: || words_of(|l: &Self0| l.$($field).+),
            shapes: &[],
            read: |l, text| {
                l.$($field).+ = Choice::from_word(text)?;
                Some(())
            },
            write: |l| l.$($field).+.word().to_owned(),
        }
    };
}

/// A key whose value is a number.
macro_rules! number {
    ($name:literal, $field:ident, $min:literal, $max:literal) => {
        Key {
            name: $name,
            words: Vec::new,
            shapes: &[Shape::number($min, $max)],
            read: |l, text| {
                l.$field = number(text, $min, $max)?;
                Some(())
            },
            write: |l| l.$field.to_string(),
        }
    };
}

/// A key for a law that holds or not, with a word for either; the first is that it does not.
macro_rules! either {
    ($name:literal, $($field:ident).+, $no:literal, $yes:literal) => {
        Key {
            name: $name,
            words: || vec![$no, $yes],
            shapes: &[],
            read: |l, text| {
                l.$($field).+ = match text {
                    $no => false,
                    $yes => true,
                    _ => return None,
                };
                Some(())
            },
            write: |l| if l.$($field).+ { $yes } else { $no }.to_owned(),
        }
    };
}

/// The words of a field's type.
fn words_of<L, C: Choice>(_: fn(&L) -> C) -> Vec<&'static str> {
    words::<C>()
}

/// The keys of two-row games, in canonical order.
pub static TWO: &[Key<TwoRows>] = {
    type Self0 = TwoRows;
    &[
        number!("houses", houses, 2, 12),
        number!("seeds", seeds, 1, 12),
        Key {
            name: "setup",
            words: || vec!["none"],
            shapes: &[Shape::Text(
                "both rows such as 4.4.0/4.0.4, and perhaps both stores: /1.0",
            )],
            read: |l, text| {
                l.setup = if text == "none" {
                    None
                } else {
                    Some(read_setup(text)?)
                };
                Some(())
            },
            write: |l| {
                l.setup
                    .map_or("none".into(), |setup| write_setup(&setup, l.houses))
            },
        },
        word!("direction", direction),
        Key {
            name: "either",
            words: || vec!["none", "all"],
            shapes: &[Shape::Text("letters of houses such as BC")],
            read: |l, text| {
                l.either = read_either(text)?;
                Some(())
            },
            write: |l| write_either(l.either, l.houses),
        },
        word!("first-seed", first_seed),
        word!("skip-start", skip_start),
        number!("min-sow", min_sow, 1, 2),
        word!("sow-store", sow_store),
        Key {
            name: "bonus",
            words: || vec!["always", "never", "both-stores"],
            shapes: &[Shape::number(1, 99)],
            read: |l, text| {
                l.bonus = match text {
                    "always" => Bonus::Always,
                    "never" => Bonus::Never,
                    "both-stores" => Bonus::BothStores,
                    _ => Bonus::UpTo(number(text, 1, 99)?),
                };
                Some(())
            },
            write: |l| match l.bonus {
                Bonus::Always => "always".into(),
                Bonus::Never => "never".into(),
                Bonus::BothStores => "both-stores".into(),
                Bonus::UpTo(most) => most.to_string(),
            },
        },
        word!("again", again),
        word!("laps", laps),
        Key {
            name: "relay-when",
            words: || RELAY_WHEN.iter().map(|(word, _)| *word).collect(),
            shapes: &[
                Shape::after("at-least-", 1, 99),
                Shape::after("exactly-", 1, 99),
            ],
            read: |l, text| {
                l.relay_when = read_relay_when(text)?;
                Some(())
            },
            write: |l| write_relay_when(l.relay_when),
        },
        word!("relay-turns", relay_turns),
        word!("capture", capture),
        Key {
            name: "take",
            words: || vec!["any", "even"],
            shapes: &[Shape::Text("numbers such as 2+3")],
            read: |l, text| {
                l.take = Take::read(text)?;
                Some(())
            },
            write: |l| l.take.to_string(),
        },
        number!("take-min", take_min, 0, 99),
        number!("take-max", take_max, 0, 99),
        word!("take-side", take_side),
        Key {
            name: "chain",
            words: || vec!["off", "on"],
            shapes: &[Shape::number(2, 24)],
            read: |l, text| {
                l.chain = match text {
                    "off" => 1,
                    "on" => 0,
                    _ => number(text, 2, 24)?,
                };
                Some(())
            },
            write: |l| match l.chain {
                1 => "off".into(),
                0 => "on".into(),
                most => most.to_string(),
            },
        },
        word!("chain-direction", chain_direction),
        word!("landing", landing),
        word!("chain-landing", chain_landing),
        word!("own-seed", own_seed),
        word!("passing", passing),
        word!("lap-captures", lap_captures),
        word!("extra", extra),
        number!("last-seeds", last_seeds, 0, 99),
        word!("last-seeds-to", last_seeds_to),
        word!("tax", tax),
        number!("no-capture-turns", no_capture_turns, 0, 20),
        word!("no-single-capture", no_single_capture),
        word!("locked", locked),
        number!("skip-full", skip_full, 0, 99),
        number!("skip-holding", skip_holding, 0, 99),
        number!("close-at", close_at, 0, 99),
        word!("close-not", close_not),
        word!("visit", visit),
        word!("grand-slam", grand_slam),
        word!("must-feed", must_feed),
        word!("start-rule", start_rule),
        word!("opening", opening),
        word!("hold", hold),
        number!("hold-at", hold_at, 1, 99),
        word!("hold-where", hold_where),
        Key {
            name: "hold-not",
            words: || vec!["none", "last", "first", "same", "facing", "single"],
            shapes: &[Shape::Several],
            read: |l, text| {
                l.hold_not = read_hold_not(text)?;
                Some(())
            },
            write: |l| write_hold_not(l.hold_not),
        },
        word!("hold-one", hold_one),
        word!("bank", bank),
        word!("hold-sown", hold_sown),
        Key {
            name: "endless",
            words: || vec!["draw", "illegal"],
            shapes: &[],
            read: |l, text| {
                l.endless = match text {
                    "draw" => laws::Endless::Draw,
                    "illegal" => laws::Endless::Illegal,
                    _ => return None,
                };
                Some(())
            },
            write: |l| l.endless.word().to_owned(),
        },
        word!("no-move", no_move),
        word!("end", end),
        number!("end-at", end_at, 0, 99),
        word!("majority", majority),
        word!("leftovers", leftovers),
        word!("goal", goal),
        word!("repetition", repetition),
        Key {
            name: "match",
            words: || vec!["single", "traditional"],
            shapes: &[
                Shape::after("best-of-", 2, 99),
                Shape::after("wins-", 2, 99),
                Shape::after("territory-", 2, 24),
                Shape::after("full-territory-", 2, 24),
            ],
            read: |l, text| {
                l.rounds.length = read_match(text)?;
                Some(())
            },
            write: |l| write_match(l.rounds.length),
        },
        word!("refill", rounds.refill),
        either!("partial-house", rounds.partial_house_open, "burnt", "open"),
        either!("burnt", rounds.burnt_for_good, "per-round", "permanent"),
        word!("round-starter", rounds.starter),
    ]
};

/// The keys of four-row games, in canonical order.
pub static FOUR: &[Key<FourRows>] = {
    type Self0 = FourRows;
    &[
        number!("columns", columns, 4, 12),
        Key {
            name: "setup",
            words: Vec::new,
            shapes: &[Shape::Text(
                "back row and front row such as 2/0.0.2.2, or one number for all",
            )],
            read: |l, text| {
                l.setup = read_rows(text)?;
                Some(())
            },
            write: |l| match l.setup {
                [Row::Each(front), Row::Each(back)] if front == back => front.to_string(),
                [front, back] => format!("{}/{}", write_row(&back), write_row(&front)),
            },
        },
        word!("direction", direction),
        word!("laps", laps),
        number!("min-sow", min_sow, 1, 2),
        word!("singles", singles),
        word!("landing", landing),
        word!("needs", needs),
        word!("takes", takes),
        word!("captured", captured),
        word!("reverse", reverse),
        word!("reverse-in-relay", reverse_in_relay),
        number!("no-capture-turns", no_capture_turns, 0, 20),
        word!("both-ends-win", both_ends_win),
        word!("first-row", first_row),
        word!("arrange", arrange),
        word!("endless", endless),
        word!("goal", goal),
    ]
};

/// The keys of Bao, in canonical order.
pub static BAO: &[Key<Bao>] = {
    type Self0 = Bao;
    &[
        word!("setup", setup),
        word!("house-in-mtaji", house_in_mtaji),
        word!("house-in-takata", house_in_takata),
        word!("singles", singles),
        word!("sixteen", sixteen),
        word!("takasia", takasia),
        word!("endless", endless),
    ]
};

impl<L> Key<L> {
    const fn text(&self) -> KeyText {
        KeyText {
            name: self.name,
            words: self.words,
            shapes: self.shapes,
        }
    }
}

fn set<L: Copy>(keys: &[Key<L>], laws: &mut L, name: &str, value: &str) -> Option<()> {
    let key = keys.iter().find(|key| key.name == name)?;
    let mut changed = *laws;
    (key.read)(&mut changed, value)?;
    *laws = changed;
    Some(())
}

fn write<L>(keys: &[Key<L>], laws: &L) -> Vec<(&'static str, String)> {
    keys.iter()
        .map(|key| (key.name, (key.write)(laws)))
        .collect()
}

impl Laws {
    /// Every key of this kind of board, in canonical order.
    pub fn keys(&self) -> Vec<KeyText> {
        match self {
            Laws::Two(_) => TWO.iter().map(Key::text).collect(),
            Laws::Four(_) => FOUR.iter().map(Key::text).collect(),
            Laws::Bao(_) => BAO.iter().map(Key::text).collect(),
        }
    }

    /// Each key with the value in force, in canonical order.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match self {
            Laws::Two(laws) => write(TWO, laws),
            Laws::Four(laws) => write(FOUR, laws),
            Laws::Bao(laws) => write(BAO, laws),
        }
    }

    /// A value that fits this board, for a key that has a text with a form of its own.
    pub fn example(&self, key: &str) -> Option<String> {
        let value = match (self, key) {
            (Laws::Two(laws), "setup") => {
                let even = Setup {
                    rows: [Row::Each(laws.seeds); 2],
                    stores: [0; 2],
                };
                write_setup(&even, laws.houses)
            }
            (Laws::Four(laws), "setup") => {
                let columns = laws.columns;
                let right_half = (0..columns).map(|house| if house < columns / 2 { 0 } else { 2 });
                format!("2/{}", join(&right_half.collect::<Vec<_>>()))
            }
            (Laws::Two(laws), "either") => char::from(b'A' + laws.houses / 2).to_string(),
            (Laws::Two(_), "take") => "2+3".to_owned(),
            _ => return None,
        };
        Some(value)
    }

    /// The beginning of the ids of texts that are about this kind of board alone.
    pub const fn beginning(&self) -> &'static str {
        match self {
            Laws::Two(_) => "",
            Laws::Four(_) => "four-",
            Laws::Bao(_) => "bao-",
        }
    }

    /// Sets one key; `None`, with nothing changed, if there is no such key or value.
    pub fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match self {
            Laws::Two(laws) => set(TWO, laws, key, value),
            Laws::Four(laws) => set(FOUR, laws, key, value),
            Laws::Bao(laws) => set(BAO, laws, key, value),
        }
    }
}

fn read_row(text: &str) -> Option<Row> {
    let mut counts = Vec::new();
    for field in text.split('.') {
        if counts.len() == COLUMNS_MAX {
            return None;
        }
        counts.push(number(field, 0, 99)?);
    }
    // One number stands for the whole row.
    Some(match counts.as_slice() {
        [seeds] => Row::Each(*seeds),
        _ => Row::list(&counts),
    })
}

fn write_row(row: &Row) -> String {
    match row {
        Row::Each(seeds) => seeds.to_string(),
        Row::List { counts, len } => join(&counts[..usize::from(*len)]),
    }
}

fn join(counts: &[u8]) -> String {
    let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
    counts.join(".")
}

fn read_setup(text: &str) -> Option<Setup> {
    let mut parts = text.split('/');
    let rows = [read_row(parts.next()?)?, read_row(parts.next()?)?];
    let stores = match parts.next() {
        None => [0; 2],
        Some(stores) => {
            let (south, north) = stores.split_once('.')?;
            [number(south, 0, 255)?, number(north, 0, 255)?]
        }
    };
    parts.next().is_none().then_some(Setup { rows, stores })
}

/// A number for each house.
fn write_houses(row: &Row, houses: u8) -> String {
    let counts: Vec<u8> = (0..usize::from(houses))
        .map(|house| row.seeds(house))
        .collect();
    join(&counts)
}

fn write_setup(setup: &Setup, houses: u8) -> String {
    let [south, north] = setup.rows.map(|row| write_houses(&row, houses));
    let mut text = format!("{south}/{north}");
    if setup.stores != [0; 2] {
        text += "/";
        text += &join(&setup.stores);
    }
    text
}

/// `back/front`, or one number for all; front row first in the answer.
fn read_rows(text: &str) -> Option<[Row; 2]> {
    match text.split_once('/') {
        Some((back, front)) => Some([read_row(front)?, read_row(back)?]),
        None => Some([Row::Each(number(text, 0, 99)?); 2]),
    }
}

/// All houses: the bits beyond the board do not matter.
pub const ALL: u16 = (1 << COLUMNS_MAX) - 1;

fn read_either(text: &str) -> Option<u16> {
    match text {
        "none" => Some(0),
        "all" => Some(ALL),
        _ => {
            let mut bits = 0;
            for letter in text.bytes() {
                let house = letter.to_ascii_uppercase().checked_sub(b'A')?;
                if usize::from(house) >= COLUMNS_MAX || bits >> house & 1 == 1 {
                    return None;
                }
                bits |= 1 << house;
            }
            (bits != 0).then_some(bits)
        }
    }
}

fn write_either(bits: u16, houses: u8) -> String {
    match bits {
        0 => "none".into(),
        ALL => "all".into(),
        _ if bits == (1 << houses) - 1 => "all".into(),
        _ => (0..COLUMNS_MAX as u8)
            .filter(|house| bits >> house & 1 == 1)
            .map(|house| char::from(b'A' + house))
            .collect(),
    }
}

const RELAY_WHEN: &[(&str, RelayWhen)] = &[
    ("always", RelayWhen::Always),
    ("own-side", RelayWhen::OwnSide),
    ("opponent-side", RelayWhen::OpponentSide),
    ("after-visit", RelayWhen::AfterVisit),
    ("not-in-store", RelayWhen::NotInStore),
    ("not-from-store", RelayWhen::NotFromStore),
];

fn read_relay_when(text: &str) -> Option<RelayWhen> {
    if let Some(least) = text.strip_prefix("at-least-") {
        return number(least, 1, 99).map(RelayWhen::AtLeast);
    }
    if let Some(seeds) = text.strip_prefix("exactly-") {
        return number(seeds, 1, 99).map(RelayWhen::Exactly);
    }
    let known = RELAY_WHEN.iter().find(|(word, _)| *word == text);
    known.map(|(_, when)| *when)
}

fn write_relay_when(when: RelayWhen) -> String {
    match when {
        RelayWhen::AtLeast(least) => format!("at-least-{least}"),
        RelayWhen::Exactly(seeds) => format!("exactly-{seeds}"),
        RelayWhen::Always
        | RelayWhen::OwnSide
        | RelayWhen::OpponentSide
        | RelayWhen::AfterVisit
        | RelayWhen::NotInStore
        | RelayWhen::NotFromStore => {
            let known = RELAY_WHEN.iter().find(|(_, known)| *known == when);
            known.map_or(String::new(), |(word, _)| (*word).to_owned())
        }
    }
}

fn read_match(text: &str) -> Option<Match> {
    if let Some(rounds) = text.strip_prefix("best-of-") {
        return number(rounds, 2, 99).map(Match::BestOf);
    }
    if let Some(rounds) = text.strip_prefix("wins-") {
        return number(rounds, 2, 99).map(Match::Wins);
    }
    if let Some(houses) = text.strip_prefix("territory-") {
        return number(houses, 2, 24).map(Match::Territory);
    }
    if let Some(houses) = text.strip_prefix("full-territory-") {
        return number(houses, 2, 24).map(Match::FullTerritory);
    }
    match text {
        "single" => Some(Match::Single),
        "traditional" => Some(Match::Traditional),
        _ => None,
    }
}

fn write_match(length: Match) -> String {
    match length {
        Match::Single => "single".into(),
        Match::Traditional => "traditional".into(),
        Match::BestOf(rounds) => format!("best-of-{rounds}"),
        Match::Wins(rounds) => format!("wins-{rounds}"),
        Match::Territory(houses) => format!("territory-{houses}"),
        Match::FullTerritory(houses) => format!("full-territory-{houses}"),
    }
}

fn read_hold_not(text: &str) -> Option<HoldNot> {
    let mut not = HoldNot::default();
    if text == "none" {
        return Some(not);
    }
    for word in text.split('+') {
        let flag = match word {
            "last" => &mut not.last,
            "first" => &mut not.first,
            "same" => &mut not.same,
            "facing" => &mut not.facing,
            "single" => &mut not.single,
            _ => return None,
        };
        if *flag {
            return None;
        }
        *flag = true;
    }
    Some(not)
}

fn write_hold_not(not: HoldNot) -> String {
    let HoldNot {
        last,
        first,
        same,
        facing,
        single,
    } = not;
    let flags = [
        (last, "last"),
        (first, "first"),
        (same, "same"),
        (facing, "facing"),
        (single, "single"),
    ];
    let words: Vec<_> = flags
        .into_iter()
        .filter(|(on, _)| *on)
        .map(|(_, word)| word)
        .collect();
    if words.is_empty() {
        "none".into()
    } else {
        words.join("+")
    }
}
