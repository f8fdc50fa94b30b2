//! The perspective in which a game is told: the listener, the names and the words.

use rules::{Game, Place, Side};

use crate::argument::Argument;
use crate::words::Words;

/// The words a game uses for what lies on its board.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Vocabulary {
    /// Seeds, houses and stores.
    #[default]
    Seeds,
    /// Fruit, houses and mancalas: the children's games.
    Fruit,
}

impl Vocabulary {
    /// The words of a game.
    pub fn of(game: &Game) -> Vocabulary {
        match game.name {
            "kid-cala-beginner" | "kid-cala-classic" | "banana-cala" => Vocabulary::Fruit,
            _ => Vocabulary::Seeds,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Vocabulary::Seeds => "seeds",
            Vocabulary::Fruit => "fruit",
        }
    }
}

/// The name of a player.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum Player {
    /// The name of the side of the board, where nobody sits: South, North.
    #[default]
    Side,
    /// A person without a name: "Player 1", "Player 2".
    Person,
    /// "The computer".
    Computer,
    /// The player's own name.
    Named(String),
}

/// The point of view from which a game is told, with its names and words.
///
/// ```
/// use rules::{Side, catalogue};
/// use words::{Language, Perspective, Player, Words};
///
/// let kalah = catalogue::find("kalah").expect("a known game");
/// let told = Perspective::neutral(kalah)
///     .seen_by(Side::South)
///     .with_player(Side::North, Player::Computer);
/// let words = Words::new(Language::English);
/// assert_eq!(words.turn(Side::South, &told), "Your turn.");
/// assert_eq!(words.turn(Side::North, &told), "The computer's turn.");
/// ```
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Perspective {
    /// The words of the game.
    pub vocabulary: Vocabulary,
    /// Whether readers are addressed as children are: in the familiar form, and kindly.
    pub is_familiar: bool,
    /// The player who is spoken to, if one of the two.
    pub you: Option<Side>,
    /// The names of South and North when spoken about.
    pub players: [Player; 2],
}

impl Perspective {
    /// Tells a game to an onlooker: "South sows C".
    pub fn neutral(game: &Game) -> Perspective {
        let vocabulary = Vocabulary::of(game);
        Perspective {
            vocabulary,
            is_familiar: vocabulary == Vocabulary::Fruit,
            ..Perspective::default()
        }
    }

    /// Tells it to one player: "You sow C".
    #[must_use]
    pub fn seen_by(mut self, side: Side) -> Perspective {
        self.you = Some(side);
        self
    }

    /// Gives a player another name than that of the side.
    #[must_use]
    pub fn with_player(mut self, side: Side, player: Player) -> Perspective {
        self.players[side] = player;
        self
    }

    /// Tells it to children, whatever the game is.
    #[must_use]
    pub fn familiar(mut self) -> Perspective {
        self.is_familiar = true;
        self
    }

    /// The form in which readers are addressed.
    fn tone(&self) -> &'static str {
        if self.is_familiar { "tu" } else { "you" }
    }

    /// The kind of player for words that tell persons from things: "their store", "its store".
    fn kind(&self, side: Side) -> &'static str {
        match self.players[side] {
            Player::Computer => "computer",
            Player::Side | Player::Person | Player::Named(_) => "person",
        }
    }

    /// The form in which texts address a side: `other` is spoken about; `you`, and `tu` among
    /// children, is spoken to. (Texts make `you` the default, so that a language that knows no
    /// difference need not name it.)
    fn who(&self, side: Side) -> &'static str {
        if self.you == Some(side) {
            self.tone()
        } else {
            "other"
        }
    }
}

/// The arguments of one sentence, gathered step by step.
#[derive(Debug)]
pub(crate) struct Arguments<'a> {
    words: Words,
    told: &'a Perspective,
    list: Vec<(&'static str, Argument<'a>)>,
}

impl<'a> Arguments<'a> {
    /// Every sentence knows `$set`, the vocabulary, and `$tone`, how readers are addressed.
    pub(crate) fn new(words: Words, told: &'a Perspective) -> Arguments<'a> {
        let tone = told.tone().into();
        let list = vec![("set", told.vocabulary.key().into()), ("tone", tone)];
        Arguments { words, told, list }
    }

    /// Sets the player the sentence is about: `$who` and `$name`; the opponent is `$other` and
    /// `$othername`.
    pub(crate) fn about(self, side: Side) -> Arguments<'a> {
        let name = self.words.player_name(side, self.told);
        let other_name = self.words.player_name(!side, self.told);
        let (who, other) = (self.told.who(side), self.told.who(!side));
        let kind = self.told.kind(side);
        let vowel = if begins_with_vowel(&name) {
            "yes"
        } else {
            "no"
        };
        self.with("who", who)
            .with("name", name)
            .with("vowel", vowel)
            .with("kind", kind)
            .with("other", other)
            .with("othername", other_name)
    }

    pub(crate) fn with(
        mut self,
        name: &'static str,
        value: impl Into<Argument<'a>>,
    ) -> Arguments<'a> {
        self.list.push((name, value.into()));
        self
    }

    /// The finished text as it stands.
    pub(crate) fn phrase(&self, id: &str) -> String {
        self.words.text_with(id, &self.list)
    }

    /// The finished text as a sentence of its own.
    pub(crate) fn sentence(&self, id: &str) -> String {
        capitalised(&self.phrase(id))
    }
}

/// Whether a name is elided after "de": "d’Anna". (Before `h` and `y` it depends on the name.)
fn begins_with_vowel(name: &str) -> bool {
    name.chars()
        .flat_map(char::to_lowercase)
        .next()
        .is_some_and(|first| "aeiouàâäáéèêëíîïóôöúùûüœæå".contains(first))
}

/// The text with a capital at its start.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

impl Words {
    pub(crate) fn about(self, side: Side, told: &Perspective) -> Arguments<'_> {
        Arguments::new(self, told).about(side)
    }

    /// A text about a player, with a capital at its start. Beside the arguments given it has `$who`
    /// and `$name` (the player), `$other` and `$othername` (the opponent), `$set` and `$tone` (the
    /// game's words); `play.ftl` explains them.
    pub fn text_about(
        self,
        id: &str,
        side: Side,
        told: &Perspective,
        arguments: &[(&'static str, Argument<'_>)],
    ) -> String {
        let about = self.about(side, told);
        let filled = arguments.iter().fold(about, |about, (name, value)| {
            about.with(name, value.clone())
        });
        filled.sentence(id)
    }

    /// The name of a player when spoken about: "South", "the computer", "Anna".
    pub fn player_name(self, side: Side, told: &Perspective) -> String {
        match (&told.players[side], side) {
            (Player::Named(name), _) if !name.trim().is_empty() => name.trim().to_owned(),
            (Player::Computer, _) => self.text("computer"),
            (Player::Person, Side::South) => self.text("player-south"),
            (Player::Person, Side::North) => self.text("player-north"),
            (_, Side::South) => self.text("south"),
            (_, Side::North) => self.text("north"),
        }
    }

    /// A place as a sentence about `mover` names it: "house C", "your store", "the opponent's
    /// mancala".
    pub(crate) fn place(self, place: Place, mover: Side, told: &Perspective) -> String {
        let owner = place.side();
        let whose = match told.who(owner) {
            "other" if owner == mover => "own",
            "other" => "opponent",
            you => you,
        };
        let id = match place {
            Place::House(..) => "place-house",
            Place::Store(_) => "place-store",
            Place::Won(_) => "place-won",
        };
        Arguments::new(self, told)
            .with("letter", place.letter())
            .with("whose", whose)
            .with("kind", told.kind(owner))
            .phrase(id)
    }
}
