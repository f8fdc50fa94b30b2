//! What the play screen knows, and everything that can be done there.

use std::ops::Deref;
use std::time::Duration;

use game::{Awaited, Chosen};
use leptos::prelude::*;
use protocol::worker::Found;
use rules::{Houses, Kind, Place, PlayError, Side};
use words::{Direction, Words};

use crate::board::layout::Layout;
use crate::device;
use crate::device::whole;
use crate::fruit::Pick;
use crate::page::Page;
use crate::play::considered::Considered;
use crate::play::film::Film;
use crate::play::think::{Came, Thinking};
use crate::route::{self, Learn, Route};
use crate::table::{Table, source};
use crate::thinker::Trouble;
use game::show::Speed;

/// A finger that has moved less has tapped; in CSS pixels.
const SWIPE_MIN: i32 = 40;

/// A window over the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Dialog {
    /// All keys.
    Keys,
    /// All settings.
    Settings,
    /// The moves and the rules, where there is no column for them.
    Panel,
}

/// What somebody plays on the board for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Purpose {
    /// A game.
    Game,
    /// A game in text alone.
    Text,
    /// A game of a child.
    Kids,
    /// A lesson or a puzzle: nothing of it is kept, and the computer has no say.
    Exercise,
    /// A look into a game or a position, of which the address is kept.
    Study,
}

impl Purpose {
    /// Whether a game is played, against the computer if it sits there.
    pub(crate) const fn is_game(self) -> bool {
        matches!(self, Purpose::Game | Purpose::Text | Purpose::Kids)
    }
}

/// The state of the play screen.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    state: &'static State,
}

/// A few hundred bytes of handles for each game opened, kept as long as the page: closures carry
/// a reference to them. What the handles stand for goes with the screen.
pub(crate) struct State {
    pub(crate) page: Page,
    pub(crate) purpose: Purpose,
    pub(crate) table: RwSignal<Table>,
    /// What is on the board, at rest or moving.
    pub(crate) film: Film,
    /// The computer, wherever it plays or helps.
    pub(crate) thinking: Thinking,
    /// What happened, or why something cannot be done.
    pub(crate) story: RwSignal<Vec<String>>,
    /// What is said to those who do not see the board.
    pub(crate) spoken: RwSignal<String>,
    pub(crate) considered: RwSignal<Option<Considered>>,
    pub(crate) pick: RwSignal<Option<Pick>>,
    /// Chosen, waiting for a second press.
    pub(crate) chosen: RwSignal<Option<Place>>,
    /// Chosen for when it will be its owner's turn.
    pub(crate) premove: RwSignal<Option<Place>>,
    pub(crate) hints: RwSignal<Vec<Place>>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    /// Houses chosen to be filled for the next round.
    pub(crate) fill: RwSignal<[Houses; 2]>,
    pub(crate) layout: Memo<Layout>,
    /// Who has become perfect with his last move, which nobody has been told yet.
    unsaid: StoredValue<Option<Side>>,
}

impl Deref for Desk {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl Desk {
    pub(crate) fn new(page: Page, table: Table, purpose: Purpose) -> Desk {
        let film = Film::new(page, table.position());
        let shape = table.position().shape();
        let table = RwSignal::new(table);
        let layout = Memo::new(move |_| Layout {
            shape,
            orientation: page.settings.with(|settings| {
                let (width, height) = page.window.get();
                settings.board.orientation(width, height)
            }),
            near: table.with(Table::near),
            large: purpose == Purpose::Kids,
        });
        let state = State {
            page,
            purpose,
            table,
            film,
            thinking: Thinking::new(),
            story: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(String::new()),
            considered: RwSignal::new(None),
            pick: RwSignal::new(None),
            chosen: RwSignal::new(None),
            premove: RwSignal::new(None),
            hints: RwSignal::new(Vec::new()),
            dialog: RwSignal::new(None),
            fill: RwSignal::new([Houses::NONE; 2]),
            layout,
            unsaid: StoredValue::new(None),
        };
        let desk = Desk {
            state: Box::leak(Box::new(state)),
        };
        film.on_rest(move || desk.rest());
        desk
    }

    /// The desk of the component that asks.
    pub(crate) fn here() -> Desk {
        expect_context()
    }

    pub(crate) fn words(self) -> Words {
        self.page.words.get_untracked()
    }

    /// Whether a house is chosen first and sown when it is chosen again.
    pub(super) fn confirms(self) -> bool {
        self.page
            .settings
            .with_untracked(|settings| match self.purpose {
                Purpose::Game | Purpose::Text | Purpose::Study => settings.confirm,
                Purpose::Kids => settings.kid_confirm,
                Purpose::Exercise => false,
            })
    }

    /// How fast a side's seeds are sown.
    pub(super) fn speed(self, by: Option<Side>) -> Speed {
        if self.film.is_still() {
            return Speed::Off;
        }
        let is_person =
            by.is_none_or(|by| self.table.with_untracked(|t| t.seats()[by].is_person()));
        self.page.settings.with_untracked(|settings| {
            if is_person {
                settings.speed
            } else {
                settings.computer_speed
            }
        })
    }

    /// A place of the board was clicked or tapped: finishes what is moving, else chooses it.
    pub(crate) fn press(self, place: Place) {
        if self.film.moving.get_untracked() {
            self.finish();
        } else {
            self.choose(place);
        }
    }

    /// Finishes at once what is moving.
    pub(crate) fn finish(self) {
        if self.film.moving.get_untracked() {
            // Somebody may change the table as soon as this is over.
            let position = self.table.with_untracked(|table| table.position().clone());
            self.film.finish(&position);
        }
    }

    /// Everything has come to rest.
    fn rest(self) {
        self.tell();
        self.answer();
        // Whoever has shown this may still be looking at the table.
        set_timeout(move || self.play_premove(), Duration::ZERO);
    }

    /// Shows the last turn again, slowly.
    pub(crate) fn replay(self) {
        self.finish();
        let plies = self.table.with_untracked(Table::last_turn);
        if !plies.is_empty() && !self.film.moving.get_untracked() {
            self.clear_marks();
            self.film.replay(plies);
        }
    }

    /// Chooses a place. A house is played, a store of fruit is opened.
    pub(crate) fn choose(self, place: Place) {
        self.finish();
        if self.fills(place) {
            return;
        }
        let has_fruit = self
            .table
            .with_untracked(|table| table.position().properties().has_fruit);
        if has_fruit {
            return self.choose_fruit(place);
        }
        let Place::House(side, house) = place else {
            return;
        };
        if self.choose_for_later(place) {
            return;
        }
        let confirm = self.confirms();
        let playable = self.table.with_untracked(|table| table.is_playable(place));
        if confirm && playable && self.chosen.get_untracked() != Some(place) {
            self.chosen.set(Some(place));
            self.consider(Some(place));
            return self.say(self.words().text("press-again"));
        }
        self.choose_now(side, house);
    }

    /// Chooses a house without asking again.
    pub(super) fn choose_now(self, side: Side, house: u8) {
        let mut result = Ok(Chosen::Hidden);
        match self.may_choose(side) {
            Ok(()) => self
                .table
                .update(|table| result = table.choose(side, rules::Move::House(house))),
            Err(error) => result = Err(error),
        }
        self.after(result, Place::House(side, house));
    }

    /// Whether it is a person's turn to choose for this side.
    fn may_choose(self, side: Side) -> Result<(), PlayError> {
        self.table.with_untracked(|table| match table.awaited() {
            Awaited::Computer(to_move, _) if to_move != side || !table.is_opening() => {
                Err(PlayError::NotYourSide {
                    house: Place::House(side, 0).letter(),
                    to_move,
                })
            }
            _ => Ok(()),
        })
    }

    /// Plays a whole move of a person.
    pub(crate) fn play(self, mv: rules::Move) {
        self.finish();
        let place = self.pick.get_untracked().map(|pick| pick.place());
        let mut result = Ok(Chosen::Hidden);
        self.table.update(|table| result = table.play(mv));
        self.after(result, place.unwrap_or(Place::Store(Side::South)));
    }

    /// Plays for whoever is to move, without asking whose seat that is.
    pub(crate) fn reply(self, mv: rules::Move) {
        self.finish();
        let mut result = Ok(Chosen::Hidden);
        self.table.update(|table| result = table.play(mv));
        self.after(result, Place::Store(Side::South));
    }

    /// Puts another game on the board.
    pub(crate) fn set_up(self, table: Table) {
        self.table.set(table);
        self.show();
    }

    pub(super) fn after(self, result: Result<Chosen, PlayError>, place: Place) {
        match result {
            Ok(Chosen::Played) => self.played(),
            Ok(Chosen::Hidden) => {
                self.clear_marks();
                let told = self.table.with_untracked(Table::told);
                let name = self.words().player_name(place.side(), &told);
                self.say(
                    self.words()
                        .text_with("opening-chosen", &[("name", name.into())]),
                );
                self.proceed();
            }
            Err(error) => {
                self.chosen.set(None);
                self.say(self.words().error(&error));
            }
        }
    }

    /// A ply was played: shows it, keeps it, lets the computer think.
    pub(super) fn played(self) {
        self.clear_marks();
        self.keep();
        let played = self.table.with_untracked(|table| {
            let ply = table.game().last_ply()?.clone();
            Some((ply, table.last_turn().len() > 1))
        });
        if let Some((ply, goes_on)) = played {
            self.film.roll(&ply, self.speed(ply.by), goes_on);
        }
        self.proceed();
    }

    /// Keeps the game on the device and in the address bar.
    pub(crate) fn keep(self) {
        match self.purpose {
            Purpose::Exercise => return,
            Purpose::Study => {}
            _ => self.table.with_untracked(|table| self.page.keep(table)),
        }
        device::show_address(&self.route().address(), false);
    }

    /// The address of the game as it stands.
    pub(crate) fn route(self) -> Route {
        if self.purpose == Purpose::Study {
            return Route::Study(self.table.with_untracked(route::whole));
        }
        let link = self.table.with_untracked(route::link);
        match self.purpose {
            Purpose::Kids => Route::Learn(Learn::KidsPlay(link)),
            Purpose::Text => Route::Text(link),
            _ => Route::Play(link),
        }
    }

    /// Looks into the game that was played; from there, plays it on from the position shown.
    pub(crate) fn change_purpose(self) {
        self.page.go(&match self.purpose {
            Purpose::Study => Route::Play(self.table.with_untracked(route::link)),
            _ => Route::Study(self.table.with_untracked(route::whole)),
        });
    }

    /// Plays a move that is written as in a list of moves.
    pub(crate) fn play_text(self, text: &str) {
        // While both choose at once, each chooses a house.
        let house = match rules::Move::read(text) {
            Ok((Some(side), rules::Move::House(house))) => Some(Place::House(side, house)),
            _ => None,
        };
        if let Some(house) = house.filter(|_| self.table.with_untracked(|table| table.is_opening()))
        {
            return self.choose(house);
        }
        let read = self
            .table
            .with_untracked(|table| table.position().read_move(text));
        match read {
            Ok(mv) => self.play(mv),
            Err(error) => self.say(self.words().error(&error)),
        }
    }

    /// Takes away whatever was marked for the next move.
    pub(crate) fn clear_marks(self) {
        self.considered.set(None);
        self.chosen.set(None);
        self.pick.set(None);
        self.hints.set(Vec::new());
        self.fill.set([Houses::NONE; 2]);
    }

    /// Shows a sentence and says it.
    pub(crate) fn say(self, sentence: String) {
        self.speak(sentence.clone());
        self.story.set(vec![sentence]);
    }

    /// Says a sentence without showing it. The same sentence said twice must differ, or it is
    /// not heard again.
    pub(crate) fn speak(self, sentence: String) {
        self.spoken.update(|spoken| {
            let same = spoken.trim_end_matches('\u{a0}') == sentence;
            let padded = same && !spoken.ends_with('\u{a0}');
            *spoken = sentence;
            if padded {
                spoken.push('\u{a0}');
            }
        });
    }

    /// Tells what led to the position shown, and whose turn it is.
    pub(super) fn tell(self) {
        let words = self.words();
        let story = self.table.with_untracked(|table| table.story(words));
        let mut spoken = story.clone();
        spoken.extend(self.perfect_unsaid());
        spoken.extend(self.turn_sentence());
        self.story.set(story);
        self.speak(spoken.join(" "));
    }

    /// That a player cannot err any more, once.
    fn perfect_unsaid(self) -> Option<String> {
        let side = self.unsaid.try_update_value(Option::take)??;
        self.table.with_untracked(|table| {
            let holds = table.perfect() == Some(side);
            holds.then(|| self.words().perfect(side, &table.told()))
        })
    }

    /// Whose turn the screen shows: while seeds move, still that of the one who sows them.
    pub(crate) fn turns_shown(self) -> Vec<Side> {
        let moving = self.film.moving.get();
        self.table.with(|table| {
            let sowing = table.game().last_ply().and_then(|ply| ply.by);
            match sowing.filter(|_| moving) {
                Some(side) => vec![side],
                None => table.to_choose(),
            }
        })
    }

    /// Whose turn it is, as a sentence.
    pub(crate) fn turn_sentence(self) -> Option<String> {
        self.table.with(|table| {
            let words = self.page.words.get();
            let told = table.told();
            let side = match table.awaited() {
                Awaited::Person(side) | Awaited::Computer(side, _) => side,
                Awaited::Refill(..) | Awaited::NextRound | Awaited::Nobody => {
                    table.position().side_to_move()?
                }
            };
            Some(words.turn(side, &told))
        })
    }

    /// Shows the position at the cursor at rest, after moving through the game.
    pub(crate) fn jump(self) {
        self.keep();
        self.show();
    }

    /// Shows the position at the cursor at rest.
    pub(crate) fn show(self) {
        self.premove.set(None);
        self.thinking.give_up();
        self.clear_marks();
        self.table
            .with_untracked(|table| self.film.show(table.position(), table.game().last_ply()));
        self.tell();
        self.proceed();
    }

    /// Takes back a decision.
    pub(crate) fn undo(self) -> bool {
        let mut undone = false;
        self.table.update(|table| undone = table.undo());
        if undone {
            self.jump();
        }
        undone
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) -> bool {
        let mut redone = false;
        self.table.update(|table| redone = table.redo());
        if redone {
            self.jump();
        }
        redone
    }

    /// Looks at the position after so many steps.
    pub(crate) fn look(self, steps: usize) {
        self.table.update(|table| table.look(steps));
        self.jump();
    }

    /// A finger has moved so far to the right over the report: like a page, it turns to the ply
    /// before or after. In CSS pixels.
    pub(crate) fn swipe(self, by: i32, pointer: &str) {
        let is_mirrored = self.words().language().direction() == Direction::RightToLeft;
        let by = if is_mirrored { -by } else { by };
        // A mouse marks text to be copied.
        if by.abs() >= SWIPE_MIN && pointer == "touch" {
            let now = self.table.with_untracked(|table| table.game().cursor());
            self.look(if by > 0 {
                now.saturating_sub(1)
            } else {
                now + 1
            });
        }
    }

    /// Turns the board round.
    pub(crate) fn flip(self) {
        self.table.update(Table::flip);
        self.keep();
    }

    /// Begins the next round.
    pub(crate) fn next_round(self) {
        let fill = self.fill.get_untracked();
        let mut result = Ok(());
        self.table.update(|table| {
            for side in Side::BOTH {
                let asked = table.position().refill_choice()[side];
                if asked.is_some() && table.seats()[side].is_person() {
                    table.fill(side, fill[side]);
                }
            }
            result = table.next_round().map(drop);
        });
        match result {
            Ok(()) => self.jump(),
            Err(error) => self.say(self.words().round_error(&error)),
        }
    }

    /// While houses are to be filled for the next round: chooses one, or not. Returns whether
    /// that was meant.
    fn fills(self, place: Place) -> bool {
        let Place::House(side, house) = place else {
            return false;
        };
        let asked = self
            .table
            .with_untracked(|table| table.position().refill_choice());
        let Some(most) = asked[side] else {
            return false;
        };
        self.fill.update(|fill| {
            if fill[side].contains(house) || fill[side].len() < most {
                fill[side] = fill[side].toggled(house);
            }
        });
        true
    }

    /// Adds a fruit to the choice that is open.
    pub(crate) fn take(self, kind: Kind) {
        self.pick.update(|pick| {
            if let Some(pick) = pick {
                pick.take(kind);
            }
        });
        self.consider_pick();
    }

    /// Connects the desk with the worker.
    pub(crate) fn connect(self) {
        self.thinking.connect(move |came| self.hear(came));
    }

    /// Lets the computer think if it is its turn.
    pub(crate) fn proceed(self) {
        self.table.with_untracked(|table| match table.awaited() {
            Awaited::Computer(side, level) if self.purpose.is_game() => {
                self.thinking.begin(table, side, level);
            }
            _ => self.thinking.give_up(),
        });
    }

    /// Somebody is tired of waiting: the computer has to say what it has found.
    pub(crate) fn move_now(self) {
        self.finish();
        self.table.with_untracked(|table| {
            if let Awaited::Computer(side, level) = table.awaited() {
                self.thinking.hurry(table, side, level);
            }
        });
    }

    /// Asks for a hint.
    pub(crate) fn ask_hint(self) {
        self.finish();
        self.table.with_untracked(|table| {
            if let Awaited::Person(side) = table.awaited() {
                self.thinking.hint(table, side);
            }
        });
    }

    /// A person takes the computer's place, which does not answer.
    pub(crate) fn play_without_it(self) {
        self.table.update(|table| table.set_level(None));
        self.jump();
    }

    fn hear(self, came: Came) {
        let told = |trouble: Trouble| trouble.told(self.words(), "worker-failed");
        match came {
            Came::Move(wait_ms) if wait_ms <= 0.0 => self.answer(),
            Came::Move(wait_ms) => {
                let wait = Duration::from_millis(u64::from(whole(wait_ms)) + 1);
                set_timeout(move || self.answer(), wait);
            }
            Came::Hint(found) => self.show_hint(&found),
            Came::Value(asked, found) => asked(&found),
            // Shown beside what can be done about it.
            Came::Silence(trouble) => self.speak(told(trouble)),
            Came::Nothing(trouble) => self.say(told(trouble)),
        }
    }

    /// Plays what the computer has found, as soon as nothing moves and it has taken its time.
    fn answer(self) {
        // Nothing does once the game has been left.
        if self.film.moving.try_get_untracked() != Some(false) {
            return;
        }
        let Some((side, found)) = self.thinking.answer() else {
            return;
        };
        let was_perfect = self.table.with_untracked(|table| table.perfect()).is_some();
        let result = self.table.try_update(|table| {
            table.hear(side, found.perfect);
            table.answer(side, &found.best)
        });
        if !was_perfect {
            let perfect = self.table.with_untracked(|table| table.perfect());
            self.unsaid.set_value(perfect);
        }
        match result {
            Some(Ok(Chosen::Played)) => self.played(),
            Some(Ok(Chosen::Hidden)) => self.proceed(),
            Some(Err(error)) => {
                self.thinking.fail();
                let trouble = Trouble::Failed(self.words().error(&error));
                self.say(trouble.told(self.words(), "worker-failed"));
            }
            None => {}
        }
    }

    fn show_hint(self, found: &Found) {
        let Ok((_, mv)) = rules::Move::read(&found.best) else {
            return;
        };
        let Awaited::Person(side) = self.table.with_untracked(Table::awaited) else {
            return;
        };
        self.hints.set(source(side, mv).into_iter().collect());
        let (words, certainty) = (self.words(), found.source);
        self.speak(words.spoken_hint(&found.best, certainty));
        self.story.set(vec![words.hint(&found.best, certainty)]);
    }
}
