//! The examples of a game of keys on a small board that plays them: a position, a move, and what
//! comes of it in a sentence.

use game::{Level, Seat};
use leptos::prelude::*;
use rules::{Game, Side};
use words::Words;

use super::card;
use super::topic::{self, Example};
use crate::board::marks::Marks;
use crate::board::view::{Board, BoardModel};
use crate::page::Page;
use crate::play;
use crate::play::desk::Desk;
use crate::play::manner::Manner;
use crate::table::Table;

impl Example {
    /// The table at which it begins: the player to move is "you".
    fn table(&self) -> Table {
        let you = self.mover();
        let mut seats = [Seat::PERSON, Seat::Computer(Level::FIRST)];
        if you == Side::North {
            seats.reverse();
        }
        Table::new(game::Game::new(self.before.clone()), seats, you, 0)
    }

    /// What comes of it, in words.
    fn told(&self, words: Words) -> String {
        let mut table = self.table();
        table
            .play(self.mv)
            .expect("the move was tried when the example was found");
        table.last_in_words(words)
    }
}

/// The examples of a game on a desk, one after the other.
#[derive(Clone, Copy)]
struct Player {
    desk: Desk,
    examples: StoredValue<Vec<Example>>,
    /// The index of the one shown.
    shown: RwSignal<usize>,
}

impl Player {
    fn new(page: Page, examples: Vec<Example>) -> Player {
        let player = Player {
            desk: Desk::new(page, examples[0].table(), Manner::LYING),
            examples: StoredValue::new(examples),
            shown: RwSignal::new(0),
        };
        player.put();
        player
    }

    fn now(self) -> Example {
        let shown = self.shown.get_untracked();
        self.examples.with_value(|examples| examples[shown].clone())
    }

    /// Shows the position before the move.
    fn put(self) {
        let example = self.now();
        self.desk.set_up(example.table());
        let source = example.mv.source(example.mover());
        self.desk.hints.set(source.into_iter().collect());
    }

    fn is_before(self) -> bool {
        self.desk.table.with(|table| table.game().cursor() == 0)
    }

    /// Plays the move; without motion the positions before and after it take turns.
    fn play(self) {
        let shows_after = !untrack(|| self.is_before());
        self.put();
        if !(shows_after && self.desk.film.is_still()) {
            self.desk.play(self.now().mv);
        }
    }

    /// Goes to another example, and plays it where there is motion.
    fn go(self, to: usize) {
        self.shown.set(to);
        self.put();
        if !self.desk.film.is_still() {
            self.play();
        }
    }

    /// The board, on which only the house that is sown can be pressed.
    fn board(self) -> BoardModel {
        let board = play::board(self.desk);
        let marks = Memo::new(move |_| {
            let mut marks: Marks = board.marks.get();
            marks.playable.retain(|place| marks.hints.contains(place));
            marks
        });
        BoardModel {
            marks,
            on_choose: Callback::new(move |_| self.play()),
            on_consider: Callback::new(|_| {}),
            ..board
        }
    }

    /// The longest of the sentences.
    fn longest(self, words: Words) -> Option<String> {
        let told = |example: &Example| example.told(words);
        self.examples
            .with_value(|examples| examples.iter().map(told).max_by_key(String::len))
    }
}

/// The examples of a game on a board: each waits for a press before it moves.
#[component]
pub(super) fn Examples(game: &'static Game) -> impl IntoView {
    let page = Page::here();
    let is_tall = card::board(game).rows() == 4;
    let examples = topic::examples(game);
    let player = Player::new(page, examples);
    let Player { desk, shown, .. } = player;
    provide_context(desk);
    let topics = player.examples.with_value(|examples| {
        let topics = examples.iter().map(|example| example.topic);
        topics.collect::<Vec<_>>()
    });
    // Several of one topic are told apart by numbers.
    let chip = |at: usize| {
        let topic = topics[at];
        let before = topics[..at].iter().filter(|it| **it == topic).count();
        let is_one = topics.iter().filter(|it| **it == topic).count() == 1;
        let name = move || {
            let name = page.text(topic.id());
            if is_one {
                name
            } else {
                format!("{name} {}", before + 1)
            }
        };
        view! {
            <button
                type="button"
                class="topic"
                data-topic=topic.id()
                aria-pressed=move || (shown.get() == at).to_string()
                on:click=move |_| player.go(at)
            >
                {name}
            </button>
        }
    };
    let chips = (0..topics.len()).map(chip).collect_view();
    let name = move || {
        page.text(if player.is_before() {
            "example-play"
        } else {
            "replay-short"
        })
    };
    view! {
        <section class="examples" class:tall=is_tall aria-label=page.label("examples")>
            <Board model=player.board()/>
            <div class="turn-over">
                <button
                    type="button"
                    class="way"
                    class:again=move || !player.is_before()
                    id="example-play"
                    on:click=move |_| player.play()
                >
                    {name}
                </button>
                {chips}
            </div>
            <p class="told" data-longest=move || player.longest(page.words.get())>
                <span role="status">{move || desk.report.story.get().join(" ")}</span>
            </p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use rules::catalogue;

    use super::*;

    #[test]
    fn every_game_of_keys_has_examples_that_tell_something() {
        rules::general::install();
        let silent = catalogue::family().iter().filter(|game| {
            let examples = topic::examples(game);
            let says = |example: &Example| !example.told(Words::default()).is_empty();
            examples.is_empty() || !examples.iter().all(says)
        });
        let names: Vec<&str> = silent.map(|game| game.name).collect();
        assert_eq!(names, [""; 0]);
    }
}
