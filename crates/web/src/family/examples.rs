//! The examples of a game of keys on a small board that plays them: a position, a move, and what
//! comes of it in a sentence.

use game::{Level, Seat};
use leptos::prelude::*;
use rules::{Event, Game, Move, Position, RuleSet, Side, catalogue};
use words::Words;

use crate::board::marks::Marks;
use crate::board::view::{Board, BoardModel};
use crate::page::Page;
use crate::play;
use crate::play::desk::Desk;
use crate::play::manner::Manner;
use crate::table::Table;

/// The most first moves among which those of each kind are looked for.
const MOVES_MAX: usize = 100;

/// A position, and a move that can be played from it.
#[derive(Clone, Debug)]
struct Example {
    before: Position,
    mv: Move,
}

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

    fn mover(&self) -> Side {
        self.before.side_to_move().unwrap_or(Side::South)
    }

    /// What comes of it, in words.
    fn told(&self, words: Words) -> String {
        let mut table = self.table();
        table.play(self.mv).expect("the tests play every example");
        table.last_in_words(words)
    }
}

/// The examples in the file of a game.
fn written(game: &'static Game) -> Vec<Example> {
    let rules = RuleSet::new(game);
    let written = catalogue::definition(game.name).map(|file| file.examples.iter());
    let examples = written.into_iter().flatten().map(|(_, example)| {
        let before = Position::read(example.position, &rules, true);
        let before = before.expect("the tests play every example");
        let mv = before.read_move(example.mv);
        let mv = mv.expect("the tests play every example");
        Example { before, mv }
    });
    examples.collect()
}

/// A first move of each kind: whether it captures, goes on from house to house, earns another turn.
fn first_moves(game: &'static Game) -> Vec<Example> {
    let start = Position::start(&RuleSet::new(game));
    let mut kinds = Vec::new();
    let mut moves = start.moves_up_to(MOVES_MAX);
    moves.retain(|&mv| {
        let mut after = start.clone();
        let kind = after.play(mv).map(|sowing| {
            let lifts = |event: &&Event| matches!(event, Event::Lift { .. });
            (
                Side::BOTH.map(|side| sowing.captured_by(side) > 0),
                sowing.events.iter().filter(lifts).count() > 1,
                after.side_to_move() == start.side_to_move(),
            )
        });
        let is_new = kind.is_ok() && !kinds.contains(&kind);
        kinds.push(kind);
        is_new
    });
    let examples = moves.into_iter().map(|mv| Example {
        before: start.clone(),
        mv,
    });
    examples.collect()
}

/// The examples of a game on a desk, one after the other.
#[derive(Clone, Copy)]
struct Player {
    desk: Desk,
    examples: StoredValue<Vec<Example>>,
    all: usize,
    /// The index of the one shown.
    shown: RwSignal<usize>,
}

impl Player {
    fn new(page: Page, examples: Vec<Example>) -> Player {
        let player = Player {
            desk: Desk::new(page, examples[0].table(), Manner::LYING),
            all: examples.len(),
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
    let written = written(game);
    let (title, examples) = if written.is_empty() {
        ("first-moves", first_moves(game))
    } else {
        ("examples", written)
    };
    let player = Player::new(page, examples);
    let Player { desk, shown, .. } = player;
    provide_context(desk);
    let at = move || {
        let (n, all) = (shown.get() + 1, player.all);
        page.text_with("example-at", &[("n", n.into()), ("all", all.into())])
    };
    let turn = move |id: &'static str, to: fn(usize) -> usize| {
        view! {
            <button
                type="button"
                class="icon"
                id=id
                aria-label=page.label(id)
                title=page.label(id)
                disabled=move || { to(shown.get()) >= player.all }
                on:click=move |_| player.go(to(shown.get_untracked()))
            ></button>
        }
    };
    let name = move || {
        page.text(if player.is_before() {
            "example-play"
        } else {
            "replay-short"
        })
    };
    view! {
        <section class="examples" aria-label=page.label(title)>
            <Board model=player.board()/>
            <div class="turn-over">
                <b>{page.label(title)} " " {at}</b>
                {turn("example-before", |at| at.wrapping_sub(1))}
                {turn("example-next", |at| at + 1)}
                <button
                    type="button"
                    class="way"
                    class:again=move || !player.is_before()
                    id="example-play"
                    on:click=move |_| player.play()
                >
                    {name}
                </button>
            </div>
            <p class="told" data-longest=move || player.longest(page.words.get())>
                <span role="status">{move || desk.report.story.get().join(" ")}</span>
            </p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_keys_has_examples_that_tell_something() {
        rules::general::install();
        let silent = catalogue::family().iter().filter(|game| {
            let written = written(game);
            let examples = if written.is_empty() {
                first_moves(game)
            } else {
                written
            };
            let says = |example: &Example| !example.told(Words::default()).is_empty();
            examples.is_empty() || !examples.iter().all(says)
        });
        let names: Vec<&str> = silent.map(|game| game.name).collect();
        assert_eq!(names, [""; 0]);
    }
}
