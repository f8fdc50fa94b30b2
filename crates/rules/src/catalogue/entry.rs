//! The parts of an entry of the catalogue, and the sources that entries name.

use crate::catalogue::names::are_same;
use crate::general;
use crate::laws::Laws;
use crate::parameter::{Domain, Effect, Parameter, Value, Word};

/// The encyclopedia article on Kalah.
pub(super) const ARTICLE: &str = "encyclopedia article on Kalah";
/// The app description of the app that plays Kalah, Oware and Congkak.
pub(super) const STORE: &str = "app description (Kalah, Oware, Congkak)";
/// The leaflet of Kid-Cala.
pub(super) const LEAFLET: &str = "Kid-Cala leaflet";
/// The source of a rule on which all sources are silent.
pub(super) const OURS: &str = "our choice, the sources are silent";
/// Irving, Donkers and Uiterwijk.
pub(super) const IDU: &str =
    "Irving, Donkers, Uiterwijk, “Solving Kalah”, ICGA Journal 23(3), 2000";
/// The rules page of Board Game Arena.
pub(super) const BGA: &str = "Board Game Arena, rules of Kalah";
/// Lincke's thesis.
pub(super) const LINCKE: &str = "Lincke, thesis, ETH Zürich 2002, appendix A";
/// A large open collection of mancala games.
pub(super) const STONESHARK: &str = "StoneShark, MancalaGames, game notes";
/// The engine by Joan Sala.
pub(super) const AALINA: &str = "Joan Sala Soler, Aalina (Oware engine)";
/// Wikipedia on the Southeast Asian games.
pub(super) const SEA: &str = "Wikipedia, Southeast Asian mancalas";
/// The Malaysian tournament rules.
pub(super) const MAKSAK: &str = "Malaysian tournament rules (MAKSAK)";

/// One sentence of the rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    /// Unique within the game; part of the key of translations.
    pub id: &'static str,
    /// The rule, in a sentence or two.
    pub text: &'static str,
    /// The source of the statement.
    pub source: &'static str,
}

/// One game of the catalogue.
#[derive(Debug)]
pub struct Game {
    /// As written on the command line.
    pub name: &'static str,
    /// As shown to people.
    pub title: &'static str,
    /// The other names by which people know it: any of them finds it.
    pub other_names: &'static [&'static str],
    /// One sentence for people who choose a game.
    pub summary: &'static str,
    /// The goal of the game.
    pub goal: &'static str,
    /// The document that asks for the game.
    pub source: &'static str,
    /// The rules that no option changes.
    pub statements: &'static [Statement],
    /// The options, in canonical order.
    pub parameters: &'static [Parameter],
    /// Its own texts of options that it shares with another game: `KEY.name` and `KEY.short` for an
    /// option, `KEY-VALUE` for the rule that a value means.
    pub(crate) retold: &'static [(&'static str, &'static str)],
    /// The laws when every option has its default.
    pub(crate) meaning: Meaning,
}

/// The laws of a game: of the compiled machine, or of the general one.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Meaning {
    /// Played by the compiled machine; options are [`Parameter`]s.
    Table(Laws),
    /// Played by the general machine; options are the keys of its definition.
    General(general::Laws),
}

impl Meaning {
    pub(crate) const fn general(&self) -> Option<&general::Laws> {
        match self {
            Meaning::Table(_) => None,
            Meaning::General(laws) => Some(laws),
        }
    }
}

impl Game {
    /// Whether this is a name of the game, however it is written: see [`plain`](super::plain).
    #[inline(never)]
    pub fn is_called(&self, name: &str) -> bool {
        let mut names = std::iter::once(&self.name).chain(self.other_names);
        names.any(|own| are_same(own, name))
    }

    /// A text about an option, in the game's own words where it has any: its `name` or its `short`
    /// description is the attribute.
    pub fn option_text<'a>(
        &self,
        parameter: &Parameter,
        attribute: &str,
        text: &'a str,
    ) -> &'a str {
        self.own(&format!("{}.{attribute}", parameter.key), text)
    }

    /// The rule that a value of an option means, in the game's own words where it has any.
    pub fn value_text(&self, parameter: &Parameter, word: &Word) -> &'static str {
        self.own(&parameter.word_id(word), word.text)
    }

    fn own<'a>(&self, part: &str, text: &'a str) -> &'a str {
        let own = self.retold.iter().find(|(known, _)| *known == part);
        own.map_or(text, |&(_, own)| own)
    }

    /// The laws of the general machine when every key has its default, if that machine plays this
    /// game.
    pub const fn general_laws(&self) -> Option<&general::Laws> {
        self.meaning.general()
    }
}

/// The sentence in English, or, without that feature, a mark that there is one.
pub(super) const fn english(sentence: &'static str) -> &'static str {
    if cfg!(feature = "english") || sentence.is_empty() {
        sentence
    } else {
        "…"
    }
}

/// An `off|on` switch; `on` and `off` are the rule in each case, with the effects of both.
pub(super) const fn switch(
    off: &'static str,
    on: &'static str,
    source: &'static str,
    [to_off, to_on]: [Effect; 2],
) -> [Word; 2] {
    [
        Word {
            value: "off",
            name: "Off",
            text: english(off),
            source,
            effect: to_off,
        },
        Word {
            value: "on",
            name: "On",
            text: english(on),
            source,
            effect: to_on,
        },
    ]
}

pub(super) const fn word(
    value: &'static str,
    name: &'static str,
    text: &'static str,
    source: &'static str,
    effect: Effect,
) -> Word {
    Word {
        value,
        name,
        text: english(text),
        source,
        effect,
    }
}

pub(super) const fn number(min: u8, max: u8, effect: Effect) -> Domain {
    Domain::Number {
        min,
        max,
        unset: None,
        effect,
    }
}

/// The first word of a list.
pub(super) const FIRST: Value = Value::Word(0);
