//! The view model of every screen with a board.

use std::ops::Deref;
use std::time::Duration;

use game::{Awaited, Chosen, NodeId};
use leptos::prelude::*;
use rules::{Certainty, Houses, Move, Place, PlayError, Side};
use words::Words;

use crate::board::layout::{Layout, Orientation};
use crate::device;
use crate::device::whole;
use crate::fruit::Pick;
use crate::page::Page;
use crate::play::choosing::{Choosing, Pressed};
use crate::play::considered::Considered;
use crate::play::film::Film;
use crate::play::manner::{Keeps, Manner};
use crate::play::report::Report;
use crate::play::think::{Came, Thinking};
use crate::route::Route;
use crate::table::Table;
use crate::thinker::Trouble;
use game::show::Speed;

/// The time for which a sowing is seen before the computer sows, in seeds at its speed. A capture is seen
/// twice as long.
const HOLD_SEEDS: u32 = 4;

/// A dialog over the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Dialog {
    /// All keys.
    Keys,
    /// All settings.
    Settings,
    /// The moves and the rules, where there is no column for them.
    Panel,
}

/// A choice made here in a game that is kept elsewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A move, or a choice that stays hidden: the table has it.
    Choice,
    /// The next round is to begin, with these houses filled.
    Round([Houses; 2]),
}

/// A table, and everything its viewer sees, chooses and is told.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    state: &'static State,
}

/// A few hundred bytes of handles for each game opened, leaked on purpose: closures carry a
/// reference to them. The signals behind the handles are freed with the screen.
pub(crate) struct State {
    pub(crate) page: Page,
    pub(crate) manner: Manner,
    pub(crate) table: RwSignal<Table>,
    /// The board as shown, at rest or moving.
    pub(crate) film: Film,
    /// The computer, which plays or helps.
    pub(crate) thinking: Thinking,
    /// The messages to the player.
    pub(crate) report: Report,
    /// The player's choice so far.
    pub(crate) choosing: RwSignal<Choosing>,
    /// The consequences of the considered move.
    pub(crate) considered: Memo<Option<Considered>>,
    /// Recommended places.
    pub(crate) hints: RwSignal<Vec<Place>>,
    pub(crate) dialog: RwSignal<Option<Dialog>>,
    pub(crate) layout: Memo<Layout>,
    /// Told of every choice made here, where the game is kept elsewhere.
    pub(crate) elsewhere: StoredValue<Option<Callback<Deed>>>,
    /// The end of the game that has been celebrated.
    pub(crate) celebrated: StoredValue<Option<NodeId>>,
    /// The side that became perfect with the last move, until that has been announced.
    unsaid: StoredValue<Option<Side>>,
    /// The time before which the computer does not sow.
    held_until_ms: StoredValue<f64>,
}

impl Deref for Desk {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl Desk {
    pub(crate) fn new(page: Page, table: Table, manner: Manner) -> Desk {
        let film = Film::new(page, table.position());
        let for_children = table.is_for_children();
        let start = Layout::of(table.position(), Orientation::Flat, table.near());
        let game = table.game().rules().game();
        // A game that was over when it was opened has been celebrated.
        let end = table.game().is_over().then(|| table.game().node());
        let table = RwSignal::new(table);
        let layout = Memo::new(move |_| {
            page.settings.with(|settings| {
                let lying = Layout {
                    near: table.with(Table::near),
                    large: for_children,
                    mirrored: settings.store.is_left(game, page.language.get()),
                    ..start
                };
                let orientation = (manner.orientation)(settings, lying, page.window.get());
                Layout {
                    orientation,
                    ..lying
                }
            })
        });
        let choosing = RwSignal::new(Choosing::default());
        let considered = Memo::new(move |_| {
            let previews = page.settings.with(|settings| settings.previews);
            choosing.with(|choosing| table.with(|table| choosing.considered(table, previews)))
        });
        let state = State {
            page,
            manner,
            table,
            film,
            thinking: Thinking::new(),
            report: Report::new(),
            choosing,
            considered,
            hints: RwSignal::new(Vec::new()),
            dialog: RwSignal::new(None),
            layout,
            elsewhere: StoredValue::new(None),
            celebrated: StoredValue::new(end),
            unsaid: StoredValue::new(None),
            held_until_ms: StoredValue::new(0.0),
        };
        let desk = Desk {
            state: Box::leak(Box::new(state)),
        };
        film.on_rest(move || desk.rest());
        desk
    }

    /// The desk of the current component.
    pub(crate) fn here() -> Desk {
        expect_context()
    }

    /// Connects the desk with the worker.
    pub(crate) fn connect(self) {
        self.thinking.connect(move |came| self.hear(came));
    }

    pub(crate) fn is_for_children(self) -> bool {
        self.table.with_untracked(Table::is_for_children)
    }

    pub(crate) fn words(self) -> Words {
        self.page.words.get_untracked()
    }

    /// A text about the table, in the reader's language.
    pub(super) fn told(self, tell: impl FnOnce(&Table, Words) -> String) -> String {
        self.table.with_untracked(|table| tell(table, self.words()))
    }

    fn change<T>(self, change: impl FnOnce(&mut Table) -> T) -> T {
        let changed = self.table.try_update(change);
        changed.expect("nothing changes a table that has been left")
    }

    /// Handles a click or tap on a place: finishes what is moving, else chooses the place.
    pub(crate) fn press(self, place: Place) {
        if self.film.moving.get_untracked() {
            self.finish();
        } else {
            self.choose(place);
        }
    }

    /// Chooses a place. A house is played, a store of fruit is opened.
    pub(crate) fn choose(self, place: Place) {
        self.finish();
        if self.table.with_untracked(|table| table.is_past_of_others()) {
            return self.look(usize::MAX);
        }
        let confirms = self.page.settings.with_untracked(self.manner.confirms);
        let ahead = self.manner.has_computer
            && self
                .page
                .settings
                .with_untracked(|settings| settings.premove);
        let press = |choosing: &mut Choosing| {
            self.table
                .with_untracked(|table| choosing.press(table, place, confirms, ahead))
        };
        match self.choosing.try_update(press) {
            Some(Pressed::Told(id)) => self.say_of(id, place),
            Some(Pressed::House(side, house)) => self.choose_now(side, house),
            Some(Pressed::Move(mv)) => self.play(mv),
            Some(Pressed::Refused(error)) => self.refuse(&error),
            Some(Pressed::Nothing) | None => {}
        }
    }

    fn say_of(self, id: &str, house: Place) {
        let letter = house.letter().to_string();
        let house = [("house", letter.as_str().into())];
        self.report.say(self.words().text_with(id, &house));
    }

    /// Chooses a house without asking again.
    pub(super) fn choose_now(self, side: Side, house: u8) {
        let chosen = self.change(|table| table.choose_for(side, house));
        self.after(chosen, side);
    }

    /// Sows the house chosen in advance.
    fn choose_due(self) {
        // The game may have been left, or seeds may be moving again.
        if self.film.moving.try_get_untracked() != Some(false) {
            return;
        }
        let due = |choosing: &mut Choosing| {
            let due = self.table.with_untracked(|table| choosing.due(table));
            (due.is_some(), due)
        };
        let Some(Some(house)) = self.choosing.try_maybe_update(due) else {
            return;
        };
        if self.table.with_untracked(|table| table.is_playable(house)) {
            self.choose(house);
        } else {
            self.say_of("premove-gone", house);
        }
    }

    /// Plays a whole move for the side to move.
    pub(crate) fn play(self, mv: Move) {
        self.finish();
        let played = self.change(|table| table.play(mv));
        self.after(played, Side::South);
    }

    /// Previews the choice of a place; `None` ends the preview.
    pub(crate) fn consider(self, place: Option<Place>) {
        if !self.film.moving.get_untracked() {
            self.choosing.maybe_update(|choosing| choosing.look(place));
        }
    }

    /// Changes the choice of fruits that is open.
    pub(crate) fn change_pick(self, change: impl FnOnce(&mut Pick)) {
        self.choosing
            .update(|choosing| choosing.change_pick(change));
    }

    /// Plays the chosen fruits.
    pub(crate) fn drop_fruits(self) {
        let pick = self.choosing.with_untracked(Choosing::pick);
        if let Some(mv) = pick.and_then(|pick| pick.finished()) {
            self.play(mv);
        }
    }

    /// Chooses no fruits, or no way, at all.
    pub(crate) fn cancel_pick(self) {
        let place = self
            .choosing
            .with_untracked(|choosing| choosing.ways().or_else(|| Some(choosing.pick()?.place())));
        if let Some(place) = place {
            self.choosing.set(Choosing::Nothing);
            device::focus(&format!("[data-place='{}']", place.letter()));
        }
    }

    /// Previews one of the moves of the house pressed, or none.
    pub(crate) fn consider_way(self, way: Option<usize>) {
        self.choosing.update(|choosing| choosing.look_along(way));
    }

    /// Says why a place cannot be chosen.
    fn refuse(self, error: &PlayError) {
        self.report
            .say(self.told(|table, words| words.refusal(error, table.own_houses(), &table.told())));
    }

    /// Handles the result of a choice of this side.
    fn after(self, result: Result<Chosen, PlayError>, side: Side) {
        match result {
            Ok(Chosen::Played) => {
                self.send(Deed::Choice);
                self.played();
            }
            Ok(Chosen::Hidden) => {
                self.send(Deed::Choice);
                self.clear_marks();
                let told = self.table.with_untracked(Table::told);
                let name = [("name", self.words().player_name(side, &told).into())];
                self.report
                    .say(self.words().text_with("opening-chosen", &name));
                self.proceed();
            }
            Err(error) => {
                self.choosing.update(Choosing::refuse);
                self.refuse(&error);
            }
        }
    }

    /// Tells whoever keeps the game of a choice; returns whether somebody does.
    fn send(self, deed: Deed) -> bool {
        let told = self.elsewhere.get_value();
        told.map(|told| told.run(deed)).is_some()
    }

    /// Plays a move that was made elsewhere, and shows it.
    ///
    /// # Errors
    /// The reason why the rules do not allow it; nothing has changed.
    pub(crate) fn follow(self, mv: Move) -> Result<(), PlayError> {
        self.finish();
        self.change(|table| table.play(mv))?;
        self.played();
        Ok(())
    }

    /// Follows a ply: shows it, keeps the game, lets the computer think.
    fn played(self) {
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

    /// The speed at which a side's seeds are sown.
    fn speed(self, by: Option<Side>) -> Speed {
        if self.film.is_still() {
            return Speed::Off;
        }
        let is_here = by.is_none_or(|by| self.table.with_untracked(|t| t.is_here(by)));
        self.page.settings.with_untracked(|settings| {
            if is_here {
                settings.speed
            } else {
                settings.computer_speed
            }
        })
    }

    /// Finishes the running animation at once.
    pub(crate) fn finish(self) {
        if self.film.moving.get_untracked() {
            // A copy, as code that runs at the end of the film may change the table.
            let position = self.table.with_untracked(|table| table.position().clone());
            self.film.finish(&position);
        }
    }

    /// Runs when the animation has come to rest.
    fn rest(self) {
        self.tell();
        self.hold();
        self.answer();
        // Deferred, as the caller that showed the film may still borrow the table.
        set_timeout(move || self.choose_due(), Duration::ZERO);
    }

    /// Lets a sowing be seen before the computer sows, and a capture longer.
    fn hold(self) {
        let hold = self.table.with_untracked(|table| {
            let ply = table.last_ply()?;
            let captured = Side::BOTH.map(|side| ply.sowing.captured_by(side));
            let times = if captured == [0, 0] { 1 } else { 2 };
            let hold = times * HOLD_SEEDS * self.speed(ply.by).seed_ms();
            (hold > 0 && matches!(table.awaited(), Awaited::Computer(..))).then_some(hold)
        });
        if let Some(hold) = hold {
            self.held_until_ms
                .set_value(device::now_ms() + f64::from(hold));
            set_timeout(
                move || self.answer(),
                Duration::from_millis((hold + 1).into()),
            );
        }
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

    /// Keeps the game on the device and in the address bar.
    pub(crate) fn keep(self) {
        match self.manner.keeps {
            Keeps::Nothing | Keeps::Elsewhere => return,
            Keeps::Address => {}
            Keeps::Game => self.table.with_untracked(|table| self.page.keep(table)),
        }
        device::show_address(&self.route().address(), false);
    }

    /// The address of the game in its present state.
    pub(crate) fn route(self) -> Route {
        self.table.with_untracked(self.manner.route)
    }

    /// Puts another game on the board.
    pub(crate) fn set_up(self, table: Table) {
        self.table.set(table);
        self.show();
    }

    /// Clears the marks for the next move, except for a house chosen in advance.
    fn clear_marks(self) {
        self.choosing.update(Choosing::clear);
        self.hints.set(Vec::new());
    }

    /// Announces the last ply and whose turn it is.
    pub(super) fn tell(self) {
        let words = self.words();
        let (mut story, turn) = self.table.with_untracked(|table| {
            self.report.earlier.set(table.earlier_in_words(words));
            if table.is_for_children() {
                (table.story_for_children(words), None)
            } else {
                (table.story(words), table.turn_of_several(words))
            }
        });
        let mut spoken = story.clone();
        spoken.extend(
            self.table
                .with_untracked(|table| table.again_for_children(words)),
        );
        let ending = self.table.with_untracked(|table| table.ending(words));
        if let (Some(turn), Some(last)) = (turn, story.first_mut()) {
            // The row of sowings shows what has been sown.
            last.clone_from(&turn);
            spoken.push(turn);
        }
        // An end is what people look for; how it came about stands behind it.
        let ending = ending.len().min(story.len());
        story.rotate_right(ending);
        spoken.extend(self.perfect_unsaid());
        spoken.extend(self.turn_sentence());
        self.report.story.set(story);
        self.report.speak(spoken.join(" "));
    }

    /// The sentence that a player cannot err any more, once.
    fn perfect_unsaid(self) -> Option<String> {
        let side = self.unsaid.try_update_value(Option::take)??;
        self.table.with_untracked(|table| {
            let holds = table.perfect() == Some(side);
            holds.then(|| self.words().perfect(side, &table.told()))
        })
    }

    /// The turn as a sentence.
    pub(crate) fn turn_sentence(self) -> Option<String> {
        let words = self.page.words.get();
        self.table.with(|table| table.turn_in_words(words))
    }

    /// Shows the position at the cursor at rest, after moving through the game.
    pub(crate) fn jump(self) {
        self.keep();
        self.show();
    }

    /// Shows the position at the cursor at rest.
    pub(crate) fn show(self) {
        self.thinking.give_up();
        self.choosing.set(Choosing::Nothing);
        self.hints.set(Vec::new());
        self.table
            .with_untracked(|table| self.film.show(table.position(), table.game().last_ply()));
        self.tell();
        self.proceed();
    }

    /// Takes back a decision; returns whether there was one.
    pub(crate) fn undo(self) -> bool {
        let is_own = self.manner.keeps != Keeps::Elsewhere;
        let undone = is_own && self.change(|table| table.undo());
        if undone {
            self.jump();
        }
        undone
    }

    /// Plays again a choice that was taken back; returns whether there was one.
    pub(crate) fn redo(self) -> bool {
        let is_own = self.manner.keeps != Keeps::Elsewhere;
        let redone = is_own && self.change(|table| table.redo());
        if redone {
            self.jump();
        }
        redone
    }

    /// Goes to the position after this many steps.
    pub(crate) fn look(self, steps: usize) {
        self.change(|table| table.look(steps));
        self.jump();
    }

    /// Ends the game because the time of a player has run out.
    pub(super) fn run_out(self, side: Side) {
        self.finish();
        if self.change(|table| table.run_out(side)).is_ok() {
            self.jump();
        }
    }

    /// Turns the board round.
    pub(crate) fn flip(self) {
        self.change(Table::flip);
        self.keep();
    }

    /// Begins the next round.
    pub(crate) fn next_round(self) {
        let filled = self.choosing.with_untracked(Choosing::filled);
        if self.send(Deed::Round(filled)) {
            return;
        }
        match self.change(|table| table.begin_round(filled)) {
            Ok(()) => self.jump(),
            Err(error) => self.report.say(self.words().round_error(&error)),
        }
    }

    /// Lets the computer think if it is its turn.
    pub(crate) fn proceed(self) {
        self.table.with_untracked(|table| match table.awaited() {
            Awaited::Computer(side, level) if self.manner.has_computer => {
                self.thinking.begin(table, side, level);
            }
            Awaited::Computer(..)
            | Awaited::Person(_)
            | Awaited::Refill(..)
            | Awaited::NextRound
            | Awaited::Nobody => self.thinking.give_up(),
        });
    }

    /// Makes the computer play what it has found, for a player tired of waiting.
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
        // Nobody is helped against somebody else.
        if self.manner.keeps == Keeps::Elsewhere {
            return;
        }
        self.finish();
        self.table.with_untracked(|table| {
            if let Awaited::Person(side) = table.awaited() {
                self.thinking.hint(table, side);
            }
        });
    }

    /// Seats a person in place of the computer, which does not answer.
    pub(crate) fn play_without_it(self) {
        self.change(|table| table.set_level(None));
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
            Came::Idea(best, certainty) => self.show_hint(&best, certainty),
            // Two good cups are enough for a child, and they stay the same.
            Came::Hint(_) if self.is_for_children() && self.has_hint() => {}
            Came::Hint(found) => {
                let sentence = self.hint_in_words(&found.best, found.source);
                let is_told = self
                    .report
                    .story
                    .with_untracked(|story| *story == [sentence]);
                if !(is_told && self.has_hint()) {
                    self.show_hint(&found.best, found.source);
                }
            }
            Came::Value(asked, found) => asked(&found),
            // It is shown beside the remedies.
            Came::Silence(trouble) => self.report.speak(told(trouble)),
            Came::Nothing(trouble) => self.report.say(told(trouble)),
        }
    }

    /// Plays the computer's move as soon as nothing moves and its least time has passed.
    fn answer(self) {
        // The signal is gone once the game has been left.
        if self.film.moving.try_get_untracked() != Some(false)
            || device::now_ms() < self.held_until_ms.get_value()
        {
            return;
        }
        let Some((side, found)) = self.thinking.answer() else {
            return;
        };
        let was_perfect = self.table.with_untracked(|table| table.perfect()).is_some();
        let result = self.change(|table| {
            table.hear(side, found.perfect);
            table.answer(side, &found.best)
        });
        if !was_perfect {
            let perfect = self.table.with_untracked(|table| table.perfect());
            self.unsaid.set_value(perfect);
        }
        match result {
            Ok(Chosen::Played) => self.played(),
            Ok(Chosen::Hidden) => self.proceed(),
            Err(error) => {
                let trouble = Trouble::Failed(self.words().error(&error));
                self.thinking.fail();
                self.hear(Came::Nothing(trouble));
            }
        }
    }

    fn has_hint(self) -> bool {
        self.hints.with_untracked(|hints| !hints.is_empty())
    }

    fn show_hint(self, best: &str, certainty: Certainty) {
        let Ok((row, mv)) = Move::read(best) else {
            return;
        };
        let Awaited::Person(side) = self.table.with_untracked(Table::awaited) else {
            return;
        };
        let source = mv.source(row.unwrap_or(side));
        self.hints.set(source.into_iter().collect());
        self.report.say(self.hint_in_words(best, certainty));
    }

    fn hint_in_words(self, best: &str, certainty: Certainty) -> String {
        let words = self.words();
        if self.is_for_children() {
            words.text("kid-hint")
        } else {
            words.hint(best, certainty)
        }
    }
}
