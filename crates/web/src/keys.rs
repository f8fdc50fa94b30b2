//! The keyboard commands: keys, actions and shortcuts.

/// The kind of element that has the keyboard focus.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Focus {
    /// A house or a store that can be chosen.
    House,
    /// Anything that uses no keys itself.
    Page,
    /// A button or a link, which use Enter and Space.
    Button,
    /// A text field or a list, which take every key.
    Field,
}

/// The meaning of a key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Action {
    /// Play the house with this number, from its owner's left, counted from 0.
    House(u8),
    /// In a simultaneous opening: the second player's house with this number.
    OtherHouse(u8),
    /// Go to the house in this direction of the screen: to the right, down.
    Move(i8, i8),
    /// Play the focused house, or finish the animation.
    Sow,
    /// Look at the step before.
    Back,
    /// Look at the next step.
    Forward,
    /// Look at the turn before.
    TurnBack,
    /// Look at the next turn.
    TurnForward,
    /// Look at the start.
    First,
    /// Look at the newest position.
    Last,
    /// Take back a decision.
    Undo,
    /// Play it again.
    Redo,
    /// Show the last turn again.
    Replay,
    /// Turn the board round.
    Flip,
    /// Ask for a hint.
    Hint,
    /// Begin another game.
    NewGame,
    /// Switch previews on or off.
    Previews,
    /// Say which houses can be played.
    SayMoves,
    /// Say the score.
    SayScore,
    /// Say the contents of the board.
    SayBoard,
    /// Say what the last turn did.
    SayLast,
    /// Show all keys.
    Keys,
}

/// The part of the screen where letters, digits and signs are shortcuts: people who speak to the
/// device, or touch keys by accident, do not want them everywhere.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Shortcuts {
    /// On the whole screen of a game.
    #[default]
    Everywhere,
    /// Only while a house has the focus.
    Board,
    /// Nowhere.
    Off,
}

impl Shortcuts {
    /// Every choice.
    pub(crate) const ALL: [Shortcuts; 3] =
        [Shortcuts::Everywhere, Shortcuts::Board, Shortcuts::Off];

    /// The name under which it is saved.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Shortcuts::Everywhere => "everywhere",
            Shortcuts::Board => "board",
            Shortcuts::Off => "off",
        }
    }
}

/// A pressed key, as browsers report it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke<'a> {
    /// Its meaning: `a`, `A`, `ArrowLeft`.
    pub(crate) key: &'a str,
    /// Its place on the keyboard: `KeyQ`, `Digit1`.
    pub(crate) code: &'a str,
    /// Pressed together with Shift.
    pub(crate) shift: bool,
    /// Together with Ctrl, Alt or Meta: left to the browser, except for undo and redo.
    pub(crate) control: bool,
}

impl Stroke<'_> {
    /// Whether it is a letter, a digit or a sign alone, and such keys are switched off here.
    pub(crate) fn is_off(self, shortcuts: Shortcuts, focus: Focus) -> bool {
        let is_single = self.key != " " && self.key.chars().nth(1).is_none();
        let is_on = match shortcuts {
            Shortcuts::Everywhere => true,
            Shortcuts::Board => focus == Focus::House,
            Shortcuts::Off => false,
        };
        is_single && !self.control && !is_on
    }
}

/// The default keys of the commands that have a letter or a sign.
pub(crate) const USUAL: [char; 12] = ['u', 'y', 'r', 'f', 'h', 'p', 'm', 's', 'v', 'z', 'n', '?'];

/// The keys in force, in the order of [`USUAL`]; a blank is none.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Keys(pub(crate) [char; 12]);

impl Default for Keys {
    fn default() -> Keys {
        Keys(USUAL)
    }
}

impl Keys {
    /// Reads kept keys; the default ones if the text does not hold as many.
    pub(crate) fn read(text: &str) -> Keys {
        let keys: Vec<char> = text.chars().collect();
        keys.try_into().map_or_else(|_| Keys::default(), Keys)
    }

    /// The default key that a pressed key stands for. A letter whose command has been moved to
    /// another key chooses its house, as if Shift were held.
    pub(crate) fn usual(self, key: char) -> char {
        match self.0.iter().position(|&own| own == key && own != ' ') {
            Some(at) => USUAL[at],
            None if key == '?' => '\0',
            None if USUAL.contains(&key) => key.to_ascii_uppercase(),
            None => key,
        }
    }
}

/// The second player's houses in a simultaneous opening: the row of letters below the digits, by
/// place, as keyboards of different countries differ in their letters.
const OTHER_HOUSES: [&str; 10] = [
    "KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP",
];

/// The action of a key. `together` is set while both players choose at once on one keyboard.
pub(crate) fn action(stroke: Stroke<'_>, focus: Focus, together: bool) -> Option<Action> {
    if focus == Focus::Field {
        return None;
    }
    if stroke.control {
        return match (stroke.key, stroke.shift) {
            ("z", false) => Some(Action::Undo),
            ("Z" | "z", true) | ("y", false) => Some(Action::Redo),
            _ => None,
        };
    }
    if together && let Some(house) = OTHER_HOUSES.iter().position(|code| *code == stroke.code) {
        return Some(Action::OtherHouse(house as u8));
    }
    arrow(stroke, focus)
        .or_else(|| command(stroke, focus))
        .or_else(|| house(stroke))
}

fn arrow(stroke: Stroke<'_>, focus: Focus) -> Option<Action> {
    let by_turn = stroke.shift;
    match (stroke.key, focus) {
        ("ArrowLeft", Focus::House) if !by_turn => Some(Action::Move(-1, 0)),
        ("ArrowRight", Focus::House) if !by_turn => Some(Action::Move(1, 0)),
        ("ArrowUp", Focus::House) => Some(Action::Move(0, -1)),
        ("ArrowDown", Focus::House) => Some(Action::Move(0, 1)),
        ("ArrowLeft", _) if by_turn => Some(Action::TurnBack),
        ("ArrowRight", _) if by_turn => Some(Action::TurnForward),
        ("ArrowLeft" | "PageUp", _) => Some(Action::Back),
        ("ArrowRight" | "PageDown", _) => Some(Action::Forward),
        ("Home", _) => Some(Action::First),
        ("End", _) => Some(Action::Last),
        _ => None,
    }
}

fn command(stroke: Stroke<'_>, focus: Focus) -> Option<Action> {
    Some(match stroke.key {
        "Enter" | " " if focus != Focus::Button => Action::Sow,
        "u" => Action::Undo,
        "y" => Action::Redo,
        "r" => Action::Replay,
        "f" => Action::Flip,
        "h" => Action::Hint,
        "n" => Action::NewGame,
        "p" => Action::Previews,
        "m" => Action::SayMoves,
        "s" => Action::SayScore,
        "v" => Action::SayBoard,
        "z" => Action::SayLast,
        "?" => Action::Keys,
        _ => return None,
    })
}

/// The house of a digit or letter. Where a letter is also a command (`f`, `h`), Shift makes it the
/// house.
fn house(stroke: Stroke<'_>) -> Option<Action> {
    // On French keyboards the row of digits writes `&` to `à` without Shift.
    let key = stroke.code.strip_prefix("Digit").unwrap_or(stroke.key);
    let [letter] = key.as_bytes() else {
        return None;
    };
    let house = match letter {
        b'1'..=b'9' => letter - b'1',
        b'0' => 9,
        b'a'..=b'l' => letter - b'a',
        b'A'..=b'L' => letter - b'A',
        _ => return None,
    };
    Some(Action::House(house))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(key: &str, focus: Focus, expected: Option<Action>) {
        let stroke = Stroke {
            key,
            code: "",
            shift: key.len() == 1 && key != key.to_lowercase(),
            control: false,
        };
        assert_eq!(action(stroke, focus, false), expected, "{key}");
    }

    #[test]
    fn houses_have_digits_and_letters() {
        check("1", Focus::Page, Some(Action::House(0)));
        check("0", Focus::House, Some(Action::House(9)));
        check("c", Focus::Page, Some(Action::House(2)));
        check("f", Focus::House, Some(Action::Flip));
        check("F", Focus::House, Some(Action::House(5)));
        check("M", Focus::House, None);
    }

    #[test]
    fn arrows_move_on_the_board_and_look_back_elsewhere() {
        check("ArrowLeft", Focus::House, Some(Action::Move(-1, 0)));
        check("ArrowLeft", Focus::Page, Some(Action::Back));
        check("PageUp", Focus::House, Some(Action::Back));
        check("Home", Focus::House, Some(Action::First));
    }

    #[test]
    fn whoever_writes_is_left_alone() {
        for key in ["1", "u", "Enter", "ArrowLeft", "?"] {
            check(key, Focus::Field, None);
        }
        check("Enter", Focus::Button, None);
        check(" ", Focus::House, Some(Action::Sow));
    }

    /// WCAG 2.1.4: a command can be given another key, or none.
    #[test]
    fn keys_can_be_exchanged() {
        let mut keys = Keys::default();
        assert!(USUAL.into_iter().all(|key| keys.usual(key) == key));
        keys.0[0] = 'x';
        keys.0[3] = ' ';
        keys.0[11] = 'w';
        for (pressed, usual) in [
            ('x', 'u'),
            ('u', 'U'),
            ('f', 'F'),
            ('w', '?'),
            ('?', '\0'),
            ('c', 'c'),
            (' ', ' '),
        ] {
            assert_eq!(keys.usual(pressed), usual, "{pressed}");
        }
        assert_eq!(Keys::read(&keys.0.iter().collect::<String>()), keys);
        assert_eq!(Keys::read("nonsense"), Keys::default());
    }

    #[test]
    fn single_keys_can_be_switched_off() {
        for (key, shortcuts, focus, off) in [
            ("u", Shortcuts::Everywhere, Focus::Page, false),
            ("u", Shortcuts::Board, Focus::Page, true),
            ("1", Shortcuts::Board, Focus::House, false),
            ("?", Shortcuts::Off, Focus::House, true),
            (" ", Shortcuts::Off, Focus::Page, false),
            ("ArrowLeft", Shortcuts::Off, Focus::Page, false),
        ] {
            let mut stroke = Stroke {
                key,
                code: "",
                shift: false,
                control: false,
            };
            assert_eq!(stroke.is_off(shortcuts, focus), off, "{key}");
            stroke.control = true;
            assert!(!stroke.is_off(shortcuts, focus), "{key}");
        }
    }

    #[test]
    fn the_browsers_keys_stay_its_own() {
        let stroke = |key, shift| Stroke {
            key,
            code: "",
            shift,
            control: true,
        };
        assert_eq!(action(stroke("r", false), Focus::Page, false), None);
        assert_eq!(
            action(stroke("z", false), Focus::Page, false),
            Some(Action::Undo)
        );
        assert_eq!(
            action(stroke("Z", true), Focus::Page, false),
            Some(Action::Redo)
        );
    }

    #[test]
    fn digits_need_no_shift_in_france() {
        let stroke = Stroke {
            key: "&",
            code: "Digit1",
            shift: false,
            control: false,
        };
        assert_eq!(action(stroke, Focus::Page, false), Some(Action::House(0)));
    }

    #[test]
    fn two_players_share_one_keyboard() {
        let stroke = |code| Stroke {
            key: "a",
            code,
            shift: false,
            control: false,
        };
        let second = |house| Some(Action::OtherHouse(house));
        assert_eq!(action(stroke("KeyQ"), Focus::Page, true), second(0));
        assert_eq!(action(stroke("KeyU"), Focus::Page, true), second(6));
        assert_eq!(
            action(stroke("KeyQ"), Focus::Page, false),
            Some(Action::House(0))
        );
    }
}
