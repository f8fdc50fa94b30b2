//! The settings of this device: language, look, speeds, aids.

use rules::Game;
use words::Language;

use crate::board::layout::Orientation;
use crate::board::look::{Block, Look, Seeds};
use crate::device;
use crate::keys::{Keys, Shortcuts};
use game::address;
use game::show::Speed;

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Theme {
    /// As the device says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Black on white.
    ContrastLight,
    /// White on black.
    ContrastDark,
}

impl Theme {
    /// Every theme.
    pub(crate) const ALL: [Theme; 5] = [
        Theme::Auto,
        Theme::Light,
        Theme::Dark,
        Theme::ContrastLight,
        Theme::ContrastDark,
    ];

    /// The name in the style sheet.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::ContrastLight => "contrast-light",
            Theme::ContrastDark => "contrast-dark",
        }
    }
}

/// The chosen orientation of the board.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum BoardLies {
    /// As it fits the window.
    #[default]
    Auto,
    /// Always flat.
    Flat,
    /// Always upright.
    Upright,
}

impl BoardLies {
    /// Every choice.
    pub(crate) const ALL: [BoardLies; 3] = [BoardLies::Auto, BoardLies::Flat, BoardLies::Upright];

    /// The name under which it is saved.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            BoardLies::Auto => "auto",
            BoardLies::Flat => "flat",
            BoardLies::Upright => "upright",
        }
    }

    /// The orientation in a window of this size; see [`Orientation::fitting`].
    pub(crate) fn orientation(self, width: f64, height: f64, stands: bool) -> Orientation {
        match self {
            BoardLies::Auto => Orientation::fitting(width, height, stands),
            BoardLies::Flat => Orientation::Flat,
            BoardLies::Upright => Orientation::Upright,
        }
    }
}

/// The chosen side of the own store on a flat board.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum OwnStore {
    /// As readers of the language know the game: at the left for Congkak in Malay.
    #[default]
    Auto,
    /// Always at the right.
    Right,
    /// Always at the left.
    Left,
}

impl OwnStore {
    /// Every choice.
    pub(crate) const ALL: [OwnStore; 3] = [OwnStore::Auto, OwnStore::Right, OwnStore::Left];

    /// The name under which it is saved.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            OwnStore::Auto => "auto",
            OwnStore::Right => "right",
            OwnStore::Left => "left",
        }
    }

    /// Whether boards of a game are drawn as in a mirror for readers of a language.
    pub(crate) fn is_left(self, game: &Game, language: Language) -> bool {
        match self {
            OwnStore::Auto => game.name == "congkak" && language == Language::Malay,
            OwnStore::Right => false,
            OwnStore::Left => true,
        }
    }
}

/// All settings of this device.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the settings"
)]
pub(crate) struct Settings {
    /// The language, if one was chosen; else the browser's. The page knows the language in use.
    pub(crate) language: Option<Language>,
    /// The colour theme.
    pub(crate) theme: Theme,
    /// The speed at which people's seeds are sown.
    pub(crate) speed: Speed,
    /// The speed at which the computer's seeds are sown.
    pub(crate) computer_speed: Speed,
    /// The orientation of the board.
    pub(crate) board: BoardLies,
    /// The block of every board, if one is preferred to that of the game.
    pub(crate) block: Option<Block>,
    /// The set of pieces, likewise.
    pub(crate) seeds: Option<Seeds>,
    /// The side of the own store on a flat board.
    pub(crate) store: OwnStore,
    /// Numbers beside the houses.
    pub(crate) counts: bool,
    /// A move's effect is previewed before it is played.
    pub(crate) previews: bool,
    /// A house is chosen first and sown when it is chosen again.
    pub(crate) confirm: bool,
    /// A house may be chosen in advance, while the computer is to move.
    pub(crate) premove: bool,
    /// Nothing is animated, whatever the device prefers.
    pub(crate) less_motion: bool,
    /// The far player's numbers are turned round, for a device lying between two people.
    pub(crate) facing: bool,
    /// Sounds.
    pub(crate) sound: bool,
    /// Vibration, on devices that can.
    pub(crate) vibration: bool,
    /// The part of the page on which single keys work.
    pub(crate) shortcuts: Shortcuts,
    /// The single keys themselves.
    pub(crate) keys: Keys,
    /// Seeds lie in fives, like the spots of dice.
    pub(crate) easy_count: bool,
    /// The children's page is the first one.
    pub(crate) kids: bool,
    /// `confirm` for children.
    pub(crate) kid_confirm: bool,
    /// `easy_count` for children.
    pub(crate) kid_easy_count: bool,
    /// Sentences are spoken to children.
    pub(crate) voice: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            speed: Speed::default(),
            computer_speed: Speed::default(),
            board: BoardLies::default(),
            block: None,
            seeds: None,
            store: OwnStore::default(),
            counts: true,
            previews: true,
            confirm: false,
            premove: false,
            less_motion: false,
            facing: false,
            sound: true,
            vibration: false,
            shortcuts: Shortcuts::default(),
            keys: Keys::default(),
            easy_count: false,
            kids: false,
            kid_confirm: false,
            kid_easy_count: true,
            voice: true,
        }
    }
}

/// The key of the settings in the device's storage.
pub(crate) const KEPT_AS: &str = "mancala.settings";

impl Settings {
    /// The settings kept on this device.
    pub(crate) fn kept() -> Settings {
        Settings::read(&device::recall(KEPT_AS).unwrap_or_default())
    }

    /// The look of a game's board.
    pub(crate) fn look(&self, game: &Game) -> Look {
        Look::preferred(game, self.block, self.seeds)
    }

    /// The settings as text, to be kept.
    pub(crate) fn save(&self) -> String {
        let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
        let language = self
            .language
            .map(|language| ("language", language.code().to_owned()));
        let others = [
            ("theme", self.theme.name().to_owned()),
            ("speed", self.speed.name().to_owned()),
            ("computer-speed", self.computer_speed.name().to_owned()),
            ("board", self.board.name().to_owned()),
            ("block", Block::choice_name(self.block).to_owned()),
            ("seeds", Seeds::choice_name(self.seeds).to_owned()),
            ("store", self.store.name().to_owned()),
            ("counts", switch(self.counts)),
            ("previews", switch(self.previews)),
            ("confirm", switch(self.confirm)),
            ("less-motion", switch(self.less_motion)),
            ("facing", switch(self.facing)),
            ("sound", switch(self.sound)),
            ("vibration", switch(self.vibration)),
            ("shortcuts", self.shortcuts.name().to_owned()),
            ("keys", self.keys.0.iter().collect()),
            ("easy-count", switch(self.easy_count)),
            ("kids", switch(self.kids)),
            ("premove", switch(self.premove)),
            ("kid-confirm", switch(self.kid_confirm)),
            ("kid-easy-count", switch(self.kid_easy_count)),
            ("voice", switch(self.voice)),
        ];
        address::join(language.into_iter().chain(others))
    }

    /// Reads kept settings. Unknown words leave the default.
    pub(crate) fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in address::split(text) {
            let value = value.as_str();
            let on = value == "on";
            match key.as_str() {
                "language" => settings.language = value.parse().ok(),
                "theme" => pick(&mut settings.theme, &Theme::ALL, Theme::name, value),
                "speed" => pick(&mut settings.speed, &Speed::ALL, Speed::name, value),
                "computer-speed" => {
                    pick(
                        &mut settings.computer_speed,
                        &Speed::ALL,
                        Speed::name,
                        value,
                    );
                }
                "board" => pick(&mut settings.board, &BoardLies::ALL, BoardLies::name, value),
                "block" => pick(
                    &mut settings.block,
                    &Block::CHOICES,
                    Block::choice_name,
                    value,
                ),
                "seeds" => pick(
                    &mut settings.seeds,
                    &Seeds::CHOICES,
                    Seeds::choice_name,
                    value,
                ),
                "store" => pick(&mut settings.store, &OwnStore::ALL, OwnStore::name, value),
                "counts" => settings.counts = on,
                "previews" => settings.previews = on,
                "confirm" => settings.confirm = on,
                "less-motion" => settings.less_motion = on,
                "facing" => settings.facing = on,
                "sound" => settings.sound = on,
                "vibration" => settings.vibration = on,
                "shortcuts" => {
                    pick(
                        &mut settings.shortcuts,
                        &Shortcuts::ALL,
                        Shortcuts::name,
                        value,
                    );
                }
                "keys" => settings.keys = Keys::read(value),
                "easy-count" => settings.easy_count = on,
                "kids" => settings.kids = on,
                "premove" => settings.premove = on,
                "kid-confirm" => settings.kid_confirm = on,
                "kid-easy-count" => settings.kid_easy_count = on,
                "voice" => settings.voice = on,
                _ => {}
            }
        }
        settings
    }
}

/// Sets `into` to the choice named `text`, if there is one.
pub(crate) fn pick<T: Copy>(into: &mut T, all: &[T], name: impl Fn(T) -> &'static str, text: &str) {
    if let Some(&found) = all.iter().find(|&&one| name(one) == text) {
        *into = found;
    }
}

#[cfg(test)]
mod tests {
    use rules::catalogue;

    use super::*;

    #[test]
    fn congkak_is_drawn_as_its_players_know_it() {
        let [congkak, kalah] = ["congkak", "kalah"].map(|name| catalogue::find(name).unwrap());
        let is_left = |store: OwnStore, game, language| store.is_left(game, language);
        assert!(is_left(OwnStore::Auto, congkak, Language::Malay));
        assert!(!is_left(OwnStore::Auto, congkak, Language::English));
        assert!(!is_left(OwnStore::Auto, kalah, Language::Malay));
        assert!(!is_left(OwnStore::Right, congkak, Language::Malay));
        assert!(is_left(OwnStore::Left, kalah, Language::English));
    }

    #[test]
    fn settings_read_back() {
        let settings = Settings {
            language: Some(Language::French),
            theme: Theme::ContrastDark,
            computer_speed: Speed::Slow,
            board: BoardLies::Flat,
            store: OwnStore::Left,
            counts: false,
            shortcuts: Shortcuts::Board,
            keys: Keys(['x', ' ', 'r', 'f', 'h', 'p', 'm', 's', 'v', 'z', 'n', '+']),
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.save()), settings);
        assert_eq!(Settings::read(""), Settings::default());
        assert_eq!(Settings::read("theme=purple&x&speed="), Settings::default());
    }
}
