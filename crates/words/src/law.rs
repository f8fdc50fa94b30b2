//! The keys of the general machine in words: their names, their values, and what stands in the way
//! of a game made of them.
//!
//! The ids are `law-KEY`, or `law-four-KEY` and `law-bao-KEY` where a key is another thing on such
//! a board; the values are attributes.

use rules::general::{Chapter, Fault, KeyText, Laws, Shape};

use crate::language::Language;
use crate::words::Words;

impl Words {
    /// The name of a key: "Houses in a row".
    pub fn law_name(self, laws: &Laws, key: &str) -> String {
        self.law(laws, key, None).unwrap_or_else(|| key.to_owned())
    }

    /// One of its words: "Counter-clockwise".
    pub fn law_word(self, laws: &Laws, key: &str, word: &str) -> String {
        self.law(laws, key, Some(word))
            .unwrap_or_else(|| word.to_owned())
    }

    /// Its value, which may be several words: "Counter-clockwise", "2 + 3", "Yes".
    pub fn law_value(self, laws: &Laws, key: &str, value: &str) -> String {
        let words = value.split('+').map(|word| {
            let shaped = || {
                let (shape, number) = word.rsplit_once('-')?;
                Some(self.labelled(&self.law(laws, key, Some(shape))?, number))
            };
            let own = self.law(laws, key, Some(word)).or_else(shaped);
            own.unwrap_or_else(|| match word {
                "on" => self.text("yes"),
                "off" => self.text("no"),
                "none" => self.text("keys-none"),
                word => word.to_owned(),
            })
        });
        words.collect::<Vec<_>>().join(" + ")
    }

    /// The values of a shape, where there are words as well: "Up to a number of houses in all".
    pub fn law_shape(self, laws: &Laws, key: &str, shape: &Shape) -> String {
        self.law_word(laws, key, attribute(shape))
    }

    /// The hint for a value of a shape: "From 2 to 12."
    pub fn law_hint(self, laws: &Laws, key: &str, shape: &Shape) -> Option<String> {
        match *shape {
            Shape::Number { min, max, .. } => {
                let id = if min == 0 {
                    "make-range-or-none"
                } else {
                    "make-range"
                };
                Some(self.text_with(id, &[("min", min.into()), ("max", max.into())]))
            }
            Shape::Several => None,
            Shape::Text(_) => self.law(laws, key, Some("hint")),
        }
    }

    /// The reason why laws make no game.
    pub fn fault(self, laws: &Laws, fault: &Fault) -> String {
        let name = |key: &str| self.law_name(laws, key);
        let first = fault.key().map(name).unwrap_or_default();
        let first = ("key", first.into());
        match fault {
            Fault::Needs { need, .. } => {
                let need = self.text(&format!("need-{}", need.name()));
                self.text_with("fault-needs", &[first, ("need", need.into())])
            }
            Fault::Excludes { key, other, .. } => {
                let why = self.text(&format!("excludes-{key}-{other}"));
                let other = name(other);
                let arguments = [first, ("second", other.into()), ("why", why.into())];
                self.text_with("fault-excludes", &arguments)
            }
            Fault::NoSuchHouse { house, houses } => {
                let arguments = [first, ("house", house.into()), ("n", houses.into())];
                self.text_with("fault-house", &arguments)
            }
            Fault::SetupLength { houses } => {
                self.text_with("fault-row", &[first, ("n", houses.into())])
            }
            Fault::Territory { owned, least, most } => {
                let arguments = [
                    first,
                    ("n", owned.into()),
                    ("min", least.into()),
                    ("max", most.into()),
                ];
                self.text_with("fault-territory", &arguments)
            }
            Fault::Seeds { seeds } => {
                let arguments = [("n", seeds.into()), ("max", Fault::SEEDS_MAX.into())];
                self.text_with("fault-seeds", &arguments)
            }
            Fault::NothingWon => self.text("fault-nothing-won"),
            Fault::NoFirstMove => self.text("fault-no-first-move"),
        }
    }

    /// The reason why a text is no value of a key, and what would be one.
    pub fn refused(self, laws: &Laws, key: &KeyText, value: &str) -> String {
        let name = self.law_name(laws, key.name);
        let told = self.text_with(
            "fault-value",
            &[("key", name.into()), ("value", value.into())],
        );
        let shape = key.shapes.iter().find(|shape| shape.rest(value).is_some());
        let hint = shape.and_then(|shape| self.law_hint(laws, key.name, shape));
        [Some(told), hint]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The title of a chapter of the rules.
    pub fn chapter(self, chapter: Chapter) -> String {
        self.text(&format!("chapter-{}", chapter.name()))
    }

    fn law(self, laws: &Laws, key: &str, attribute: Option<&str>) -> Option<String> {
        let find = |words: Words| {
            let own = format!("law-{}{key}", laws.beginning());
            words
                .find(&own, attribute, &[])
                .or_else(|| words.find(&format!("law-{key}"), attribute, &[]))
        };
        find(self).or_else(|| find(Words::new(Language::English)))
    }
}

/// The attribute that tells of values of a shape.
fn attribute(shape: &Shape) -> &'static str {
    match shape {
        Shape::Number { beginning: "", .. } => "number",
        Shape::Number { beginning, .. } => beginning.trim_end_matches('-'),
        Shape::Several | Shape::Text(_) => "list",
    }
}
