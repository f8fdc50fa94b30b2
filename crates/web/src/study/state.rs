//! State of the analysis screen.

use std::ops::Deref;

use game::Book;
use leptos::ev;
use leptos::prelude::*;
use protocol::worker::MEMORY_MIB;
use rules::{Move, Place, Side};
use words::Argument;

use crate::device;
use crate::play::desk::Desk;
use crate::route::Route;
use crate::study::address;
use crate::study::brush::Sketch;
use crate::study::judging::Judging;
use crate::study::knowledge::Values;
use crate::study::making::Making;
use crate::study::review::{Choice, Fault};
use crate::study::worth::Course;
use crate::table::Table;
use crate::thinker::Thinker;

/// The state of the analysis screen.
#[derive(Clone, Copy)]
pub(crate) struct Study {
    state: &'static State,
}

/// A part of what is beside the board; a phone has room for one at a time.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Part {
    /// The values of the moves.
    Values,
    /// The moves of the game.
    Moves,
    /// The game as a whole: its graph and review.
    Game,
    /// Other lines, games and positions; the rules.
    More,
}

impl Part {
    pub(super) const ALL: [Part; 4] = [Part::Values, Part::Moves, Part::Game, Part::More];

    /// Its name in the style sheets, and that of its button.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Part::Values => "values",
            Part::Moves => "moves",
            Part::Game => "game",
            Part::More => "more",
        }
    }

    /// The id of its text.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Part::Values => "study-values",
            Part::Moves => "history",
            Part::Game => "study-reviewed",
            Part::More => "study-part-more",
        }
    }
}

/// Handles, leaked like those of a desk.
pub(crate) struct State {
    pub(crate) desk: Desk,
    /// Whether moves are valued.
    pub(crate) is_on: RwSignal<bool>,
    /// Whether numbers are those of the home side, not those of the player to move.
    pub(crate) is_fixed: RwSignal<bool>,
    /// The values of the moves in the position shown.
    pub(crate) values: RwSignal<Values>,
    /// The values of all positions looked into.
    pub(super) course: RwSignal<Course>,
    /// The study kept on this device.
    pub(super) book: RwSignal<Book>,
    /// The reason why the study could not be read or changed.
    pub(super) book_trouble: RwSignal<Option<String>>,
    /// The index of the open chapter.
    pub(super) chapter: RwSignal<Option<usize>>,
    /// What is being drawn over the board.
    pub(super) sketch: Sketch,
    /// The move whose whole line is shown.
    pub(super) unfolded: RwSignal<Option<String>>,
    /// Memory that the engine may use, in MiB.
    pub(crate) memory_mib: RwSignal<u16>,
    /// The certificate of the position shown.
    pub(super) making: RwSignal<Making>,
    /// The review of a game, once it has begun.
    pub(super) review: RwSignal<Option<Judging>>,
    /// The choices reviewed so far, each with its step.
    pub(super) choices: Memo<Vec<(usize, Choice)>>,
    /// The faulty ones of them.
    pub(super) faults: Memo<Vec<(usize, Choice, Fault)>>,
    /// Whether the faults of both players are listed, not only those of the person who has played.
    pub(super) lists_both: RwSignal<bool>,
    /// The step of the choice being retried.
    pub(super) retry: RwSignal<Option<usize>>,
    /// The part chosen on a phone.
    pub(super) part: RwSignal<Part>,
    pub(super) thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

impl Deref for Study {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

impl Study {
    pub(super) fn new(desk: Desk) -> Study {
        let review = RwSignal::new(None);
        let choices = Memo::new(move |_| {
            let choices = |review: &Option<Judging>| review.as_ref().map(Judging::choices);
            review.with(choices).unwrap_or_default()
        });
        let faults = Memo::new(move |_| {
            let faulty = |(at, choice): (usize, Choice)| {
                let fault = choice.fault()?;
                Some((at, choice, fault))
            };
            choices.get().into_iter().filter_map(faulty).collect()
        });
        let state = State {
            desk,
            is_on: RwSignal::new(true),
            // Whoever has played sees all of it from their side.
            is_fixed: RwSignal::new(
                desk.table
                    .with_untracked(|table| table.told().you.is_some()),
            ),
            values: RwSignal::new(Values::default()),
            course: RwSignal::new(Course::default()),
            book: RwSignal::new(Book::default()),
            book_trouble: RwSignal::new(None),
            chapter: RwSignal::new(None),
            sketch: Sketch::new(),
            unfolded: RwSignal::new(None),
            memory_mib: RwSignal::new(MEMORY_MIB),
            making: RwSignal::new(Making::default()),
            review,
            choices,
            faults,
            lists_both: RwSignal::new(false),
            retry: RwSignal::new(None),
            part: RwSignal::new(Part::Values),
            thinker: StoredValue::new_local(None),
        };
        Study {
            state: Box::leak(Box::new(state)),
        }
    }

    pub(crate) fn here() -> Study {
        expect_context()
    }

    /// Makes Space play the best move. While something moves, the listener of all boards, which
    /// comes later, finishes that instead.
    pub(super) fn listen(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let is_free = device::focused().is_none_or(|element| element.tag_name() == "BODY");
            let is_held = event.shift_key() || event.ctrl_key() || event.alt_key();
            let is_plain = !(is_held || event.meta_key() || event.repeat());
            if event.key() == " "
                && is_plain
                && is_free
                && self.desk.dialog.with_untracked(Option::is_none)
                && !self.is_tried()
                && !self.desk.film.moving.get_untracked()
            {
                event.prevent_default();
                event.stop_immediate_propagation();
                let best = self
                    .values
                    .with_untracked(|values| values.moves.first().map(|best| best.mv.clone()));
                if let Some(best) = best {
                    self.play_text(&best);
                }
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// The text of the position shown, by which changes are noticed.
    pub(super) fn position(self) -> Memo<String> {
        let table = self.desk.table;
        Memo::new(move |_| table.with(|table| format!("{:#}", table.position())))
    }

    /// Whether there are moves to be gone through.
    pub(super) fn is_played(self) -> Memo<bool> {
        let table = self.desk.table;
        Memo::new(move |_| table.with(|table| table.game().line_len() > 0))
    }

    /// A text about a player, who is called as beside the board.
    pub(super) fn text_about(
        self,
        id: &str,
        side: Side,
        arguments: &[(&'static str, Argument<'_>)],
    ) -> String {
        let words = self.desk.page.words.get();
        let told = self.desk.table.with(Table::told);
        words.text_about(id, side, &told, arguments)
    }

    /// A player by name, at the head of a card.
    pub(super) fn name(self, side: Side) -> String {
        self.text_about("study-player", side, &[])
    }

    /// Opens the analysis of another game or position.
    pub(crate) fn open(self, table: &Table) {
        let page = self.desk.page;
        page.go(&Route::Study(address::of(table)));
    }

    /// Plays a move given as text, in the form of a list of moves.
    pub(crate) fn play_text(self, text: &str) {
        let desk = self.desk;
        // In a simultaneous opening each player chooses a house.
        let opening = desk.table.with_untracked(|table| table.is_opening());
        if let (true, Ok((Some(side), Move::House(house)))) = (opening, Move::read(text)) {
            return desk.choose(Place::House(side, house));
        }
        let read = desk
            .table
            .with_untracked(|table| table.position().read_move(text));
        match read {
            Ok(mv) => desk.play(mv),
            Err(error) => desk.report.say(desk.words().error(&error)),
        }
    }

    /// Goes to the position after some moves, which become a line of the game.
    pub(super) fn follow_line(self, moves: &[String]) {
        self.desk.table.update(|table| {
            for text in moves {
                let played = table.position().read_move(text);
                if !played.is_ok_and(|mv| table.play(mv).is_ok()) {
                    break;
                }
            }
        });
        self.desk.jump();
    }

    /// The side from whose point of view bar and graph are drawn: that of the person who has played,
    /// else that at the near edge.
    pub(super) fn home(self) -> Side {
        let near = || self.desk.table.with(Table::near);
        self.you().unwrap_or_else(near)
    }

    /// The person who has played, if it was only one.
    pub(super) fn you(self) -> Option<Side> {
        self.desk.table.with(|table| table.told().you)
    }

    /// The side from whose point of view numbers are shown.
    pub(crate) fn view(self) -> Option<Side> {
        if self.is_fixed.get() {
            return Some(self.home());
        }
        self.desk
            .table
            .with(|table| table.position().side_to_move())
    }
}
