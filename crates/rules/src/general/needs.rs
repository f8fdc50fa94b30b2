//! The other keys that a key rests upon: without them it has no meaning.

use std::fmt;

use super::keys::TWO;
use super::laws::{
    Capture, End, Extra, FourDirection, FourRows, Goal, Hold, Laps, Laws, Opening, Passing,
    Reverse, SowStore, TwoRows,
};
use crate::laws::Match;

/// The law that a key needs to have a meaning.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Need {
    /// Any capture by a last seed.
    Capture,
    /// A capture that can run on to further houses.
    Chain,
    /// A capture from across.
    Facing,
    /// Further laps, and a capture after which sowing can go on.
    LapCapture,
    /// A capture, or a win in passing, that asks for the number of seeds.
    Number,
    /// Held houses.
    Hold,
    /// A store that is sown.
    Store,
    /// The end by few seeds.
    FewSeeds,
    /// A match in which houses are refilled.
    Refill,
    /// A match of several rounds.
    Rounds,
    /// The number of seeds that ends the game.
    EndAt,
    /// The middle house of an odd row among those sown either way.
    MiddleHouse,
    /// The goal of having the most seeds.
    Most,
}

/// The keys of two-row games that must be at their default without what they need.
const NEEDS: &[(&str, Need)] = &[
    ("chain", Need::Chain),
    ("chain-direction", Need::Chain),
    ("own-seed", Need::Facing),
    ("visit", Need::Facing),
    ("lap-captures", Need::LapCapture),
    ("extra", Need::Capture),
    ("take", Need::Number),
    ("hold-at", Need::Hold),
    ("hold-where", Need::Hold),
    ("hold-not", Need::Hold),
    ("hold-one", Need::Hold),
    ("hold-sown", Need::Hold),
    ("bank", Need::Hold),
    ("end-at", Need::FewSeeds),
    ("bonus", Need::Store),
    ("refill", Need::Refill),
    ("partial-house", Need::Refill),
    ("burnt", Need::Refill),
    ("round-starter", Need::Rounds),
];

impl Need {
    /// Every need.
    pub const ALL: [Need; 13] = [
        Need::Capture,
        Need::Chain,
        Need::Facing,
        Need::LapCapture,
        Need::Number,
        Need::Hold,
        Need::Store,
        Need::FewSeeds,
        Need::Refill,
        Need::Rounds,
        Need::EndAt,
        Need::MiddleHouse,
        Need::Most,
    ];

    /// The name of this need in the ids of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Need::Capture => "capture",
            Need::Chain => "chain",
            Need::Facing => "facing",
            Need::LapCapture => "lap-capture",
            Need::Number => "number",
            Need::Hold => "hold",
            Need::Store => "store",
            Need::FewSeeds => "few-seeds",
            Need::Refill => "refill",
            Need::Rounds => "rounds",
            Need::EndAt => "end-at",
            Need::MiddleHouse => "middle-house",
            Need::Most => "most",
        }
    }

    /// Whether the laws have what is needed.
    pub(super) fn is_met(self, laws: &TwoRows) -> bool {
        match self {
            Need::Capture => laws.capture != Capture::None,
            Need::Chain => matches!(
                laws.capture,
                Capture::Count | Capture::Facing | Capture::Next | Capture::TwoOut | Capture::Match
            ),
            Need::Facing => laws.capture == Capture::Facing,
            Need::LapCapture => {
                laws.laps == Laps::Relay
                    && matches!(
                        laws.capture,
                        Capture::Count | Capture::Facing | Capture::Next | Capture::TwoOut
                    )
            }
            Need::Number => {
                let asks = match laws.capture {
                    Capture::Count | Capture::Facing | Capture::Next | Capture::Reached => true,
                    // The number does not matter for what is taken, but in laps for what is left
                    // to relay.
                    Capture::TwoOut => laws.lap_captures,
                    Capture::None | Capture::Match | Capture::Singles => false,
                };
                asks || laws.passing != Passing::Off || laws.extra == Extra::Alike
            }
            Need::Hold => laws.hold != Hold::Off,
            Need::Store => laws.sow_store != SowStore::None,
            Need::FewSeeds => laws.end == End::FewSeeds,
            Need::Refill => laws.rounds.length == Match::Traditional,
            Need::Rounds => laws.rounds.length != Match::Single,
            Need::EndAt => laws.end_at > 0,
            Need::MiddleHouse => laws.either >> (laws.houses / 2) & 1 == 1,
            Need::Most => laws.goal == Goal::Most,
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Need::Capture => "a capture",
            Need::Chain => {
                "a capture that chains: `capture=count`, `facing`, `next`, `two-out` or `match`"
            }
            Need::Facing => "`capture=facing`",
            Need::LapCapture => {
                "`laps=relay` and a capture after which sowing can go on: `capture=count`, \
                 `facing`, `next` or `two-out`"
            }
            Need::Number => {
                "something that asks for a number: `capture=count`, `facing`, `next` or \
                 `reached`, `passing`, or `extra=alike`"
            }
            Need::Hold => "`hold=tuzdik`, `walda`, `weg` or `bull`",
            Need::Store => "a store that is sown: `sow-store=own` or `sow-store=both`",
            Need::FewSeeds => "`end=few-seeds`",
            Need::Refill => "`match=traditional`",
            Need::Rounds => {
                "a match of several rounds: `match=traditional`, `best-of-3`, `wins-3` or \
                 `territory-9`"
            }
            Need::EndAt => "`end-at`, the number of seeds",
            Need::MiddleHouse => {
                "the middle house in `either`: with an odd number of houses it belongs to neither \
                 half"
            }
            Need::Most => "`goal=most`: houses are refilled from the stores",
        })
    }
}

/// The first key that is set without what it needs.
pub(super) fn unmet(laws: &TwoRows) -> Option<(&'static str, Need)> {
    let differs = |name: &str| {
        let key = TWO.iter().find(|key| key.name == name);
        key.is_some_and(|key| (key.write)(laws) != (key.write)(&TwoRows::DEFAULT))
    };
    let mut unmet = NEEDS.iter().filter(|(_, need)| !need.is_met(laws));
    unmet.find(|(key, _)| differs(key)).copied()
}

impl Laws {
    /// Whether a key changes anything beside the others, as far as that is known.
    pub fn applies(&self, key: &str) -> bool {
        match self {
            Laws::Two(laws) => {
                let mut needs = NEEDS.iter().filter(|(known, _)| *known == key);
                needs.all(|(_, need)| need.is_met(laws)) && applies_on_two(laws, key)
            }
            Laws::Four(FourRows {
                direction,
                min_sow,
                reverse,
                ..
            }) => match key {
                "singles" => *min_sow > 1,
                "reverse" => *direction != FourDirection::Choice,
                "reverse-in-relay" => *reverse != Reverse::Off,
                _ => true,
            },
            Laws::Bao(laws) => {
                laws.has_house() || !matches!(key, "house-in-mtaji" | "house-in-takata" | "singles")
            }
        }
    }

    /// These laws with the default for every key that is set without what it needs.
    #[must_use]
    pub fn without_unmet(self) -> Laws {
        let Laws::Two(mut laws) = self else {
            return self;
        };
        while let Some((name, _)) = unmet(&laws) {
            let key = TWO.iter().find(|key| key.name == name);
            let usual = key.and_then(|key| (key.read)(&mut laws, &(key.write)(&TwoRows::DEFAULT)));
            usual.expect("a key takes its own default");
        }
        Laws::Two(laws)
    }
}

/// The same for keys that may be set all the same.
fn applies_on_two(laws: &TwoRows, key: &str) -> bool {
    let chains = laws.chain != 1;
    match key {
        "seeds" => laws.setup.is_none(),
        "relay-when" | "relay-turns" => laws.laps != Laps::Single,
        "take-min" | "take-max" => Need::Number.is_met(laws),
        "take-side" => laws.capture != Capture::None || laws.passing != Passing::Off,
        "chain-direction" => chains || laws.capture == Capture::Next,
        "landing" => Need::Facing.is_met(laws),
        "chain-landing" => Need::Facing.is_met(laws) && chains,
        "last-seeds-to" => laws.last_seeds > 0,
        "close-not" => laws.close_at > 0,
        "hold-one" => laws.hold != Hold::Tuzdik,
        "endless" => laws.laps != Laps::Single || laws.opening == Opening::RelayFirst,
        "end" | "end-at" | "leftovers" => laws.goal == Goal::Most,
        "majority" => laws.goal == Goal::Most && !laws.rounds.length.carries_seeds(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::general::laws::Bao;
    use crate::playout::playouts;
    use crate::{Position, Random, RuleSet, catalogue};

    #[test]
    fn keys_that_need_others_apply_with_them_only() {
        for (key, without, with) in [
            ("chain", "capture=singles", "capture=count"),
            ("chain-direction", "capture=count", "capture=next"),
            ("chain-landing", "capture=facing", "chain=on"),
            ("take-max", "capture=match", "passing=owner"),
            ("hold-at", "hold=off", "hold=weg"),
            ("hold-one", "hold=tuzdik", "hold=walda"),
            ("seeds", "setup=4.4.4.4.4.4/4.4.4.4.4.4", "setup=none"),
            ("end-at", "end=own-cleared", "end=few-seeds"),
            ("refill", "match=wins-2", "match=traditional"),
            ("round-starter", "match=single", "match=wins-2"),
        ] {
            let mut laws = Laws::Two(TwoRows::DEFAULT);
            let mut applies = |pair: &str| {
                let (name, value) = pair.split_once('=').unwrap();
                laws.set(name, value).unwrap();
                laws.applies(key)
            };
            assert!(!applies(without), "{key} with {without}");
            assert!(applies(with), "{key} with {with}");
        }
        let mut four = Laws::Four(FourRows::DEFAULT);
        assert!(four.applies("singles") && !four.applies("reverse-in-relay"));
        four.set("min-sow", "1").unwrap();
        assert!(!four.applies("singles"));
        assert!(Laws::Bao(Bao::DEFAULT).applies("house-in-mtaji"));
        assert!(!Laws::Bao(Bao::KUJIFUNZA).applies("house-in-mtaji"));
    }

    #[test]
    fn what_needs_others_goes_with_them() {
        let mut laws = Laws::Two(TwoRows::DEFAULT);
        for (key, value) in [
            ("capture", "count"),
            ("take", "2+3"),
            ("chain", "on"),
            ("extra", "alike"),
            ("goal", "clear"),
        ] {
            laws.set(key, value).unwrap();
        }
        assert_eq!(laws.without_unmet(), laws);
        laws.set("capture", "none").unwrap();
        let mut plain = Laws::Two(TwoRows::DEFAULT);
        plain.set("goal", "clear").unwrap();
        assert_eq!(laws.without_unmet(), plain);
    }

    /// The machine plays alike with any value of a key that does not apply.
    #[test]
    fn keys_that_do_not_apply_change_nothing() {
        let outcomes = |rules: &RuleSet| playouts(&Position::start(rules), 20, &mut Random::new(7));
        let mut compared = 0;
        for game in catalogue::family() {
            let rules = RuleSet::new(game);
            let laws = *rules.general_laws().unwrap();
            let usual = outcomes(&rules);
            for key in laws.keys().iter().filter(|key| !laws.applies(key.name)) {
                let words = (key.words)().into_iter();
                for value in words.chain(["1", "2", "3"]) {
                    let mut changed = laws;
                    let is_set = changed.set(key.name, value).is_some() && changed != laws;
                    let Some(changed) = changed.checked().ok().filter(|_| is_set) else {
                        continue;
                    };
                    let changed = RuleSet::general(game, changed);
                    assert_eq!(outcomes(&changed), usual, "{changed}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 900, "{compared}");
    }
}
