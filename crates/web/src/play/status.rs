//! Players, points, turn and messages beside the board.

use std::time::Duration;

use game::Awaited;
use leptos::prelude::*;
use rules::general::Laws;
use rules::{Heap, Kind, Place, Position, Side};
use words::{Direction, Words};

use crate::board::pieces::fruit;
use crate::device;
use crate::device::whole;
use crate::page::Page;
use crate::play::avatar::Avatar;
use crate::play::clock;
use crate::play::desk::Desk;
use crate::play::ending;
use crate::play::manner::Keeps;
use crate::play::think::Thought;
use crate::play::turns::{self, Item};
use crate::table::Table;

/// The least movement of a swipe, in CSS pixels; a shorter one is a tap.
const SWIPE_MIN: i32 = 40;
/// The interval between two looks at the clock while the computer thinks. That it does is shown from its
/// first whole second on.
const CLOCK: Duration = Duration::from_millis(300);

/// One player: name, points, and whether it is their turn.
#[component]
pub(crate) fn PlayerBar(
    side: Signal<Side>,
    far: bool,
    /// A picture of the player; without one, their avatar.
    #[prop(optional)]
    face: Option<AnyView>,
    /// More about the player: what only games with somebody elsewhere have.
    #[prop(optional)]
    more: Option<AnyView>,
) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let is_turn = Memo::new(move |_| turns_shown(desk).contains(&side.get()));
    let name = move || {
        let words = page.words.get();
        desk.table.with(|table| table.name(side.get(), words))
    };
    let again = Memo::new(move |_| {
        let earned = desk.table.with(|table| table.plays_again(side.get()));
        earned && is_turn.get() && !desk.film.moving.get()
    });
    let turn = move || {
        let words = page.words.get();
        desk.table.with(|table| {
            let told = table.told();
            let id = if again.get() {
                "banner-again"
            } else if table.is_opening() && table.has_chosen(side.get()) {
                "has-chosen"
            } else if desk.film.moving.get() {
                "sowing-now"
            } else if desk.is_for_children() {
                let turn = words.turn(side.get(), &told);
                return turn.trim_end_matches('.').to_owned(); // No names are seen.
            } else {
                "turn-here"
            };
            words.text_about(id, side.get(), &told, &[])
        })
    };
    let timed = Memo::new(move |_| {
        desk.manner.keeps == Keeps::Game
            && !desk.is_for_children()
            && desk.table.with(|table| table.clock().is_some())
    });
    let whose = move || view! { <span class="whose">{turn}</span> };
    view! {
        <div
            class="player-bar"
            class:far=far
            class:turn=move || is_turn.get()
            class:again=move || again.get()
            class:south=move || side.get() == Side::South
            class:north=move || side.get() == Side::North
            class:turned=move || far && page.settings.with(|settings| settings.facing)
        >
            {face.unwrap_or_else(|| view! { <Avatar side/> }.into_any())}
            <span class="name">{name}</span>
            <Show when=move || is_turn.get()>
                // A new element for the banner: the star before a text that stays would move it.
                <Show when=move || again.get() fallback=whose>
                    {whose()}
                </Show>
            </Show>
            <Show when=move || timed.get()>{clock::fetched(desk, side, far)}</Show>
            {more}
            <Points side/>
        </div>
    }
}

/// The points of a player, in the game's own terms.
#[component]
fn Points(side: Signal<Side>) -> impl IntoView {
    let desk = Desk::here();
    let page = Page::here();
    let is_beginner = desk.table.with_untracked(is_beginner);
    // On four rows seeds that are won stay on the board.
    let counts_board = desk.table.with_untracked(|table| {
        let position = table.position();
        position.is_general() && position.properties().is_race
    });
    let has_fruit = desk
        .table
        .with_untracked(|table| table.position().properties().has_fruit);
    // While something moves, what has landed counts, as on the board.
    let won = Memo::new(move |_| {
        desk.film
            .counted
            .with(|scene| scene.content.heap(Place::Won(side.get())))
    });
    let points = move || {
        if counts_board {
            return desk.table.with(|table| on_board(table, page, side.get()));
        }
        let points = if has_fruit {
            won.get().points()
        } else {
            let store = Place::Store(side.get());
            desk.film
                .counted
                .with(|scene| scene.content.count(store).cast_signed())
        };
        format!("{points:\u{2007}>2}")
    };
    if is_beginner {
        // Those that are not empty on the board as drawn.
        let houses = desk
            .table
            .with_untracked(|table| table.position().shape().houses());
        let left = move || {
            desk.film.counted.with(|scene| {
                let full = |&house: &u8| scene.content.count(Place::House(side.get(), house)) > 0;
                (0..houses).filter(full).count()
            })
        };
        let told = move || page.text_with("houses-to-empty", &[("n", left().into())]);
        return view! {
            <span class="to-empty" style=("--left", move || left().to_string())>{told}</span>
        }
        .into_any();
    }
    let rounds = move || {
        let position_rounds = desk.table.with(|table| {
            let position = table.position();
            position
                .has_rounds()
                .then(|| position.rounds_won()[side.get()])
        });
        position_rounds.map(|won| {
            let title = page.text_with("rounds-won", &[("n", won.into())]);
            view! { <span class="rounds">{title}</span> }
        })
    };
    view! {
        {has_fruit.then(|| view! { <Won won/> })}
        {rounds}
        <span class="points" data-side=move || side.get().name()>{points}</span>
    }
    .into_any()
}

/// The seeds of a player on the board; in Bao, what lies in a store is still to be put in, which is
/// not said beside a name that has little room.
fn on_board(table: &Table, page: Page, side: Side) -> String {
    let words = page.words.get();
    let position = table.position();
    let count = position.score()[side].unsigned_abs();
    match hand(table, side) {
        0 => words.pieces(count, &table.told()),
        hand if !page.is_wide() => format!("{count} + {hand}"),
        hand => {
            let arguments = [("board", count.into()), ("n", hand.into())];
            words.text_with("points-and-hand", &arguments)
        }
    }
}

/// The seeds that a player of Bao has still to put in, which lie in their store; none in other games.
fn hand(table: &Table, side: Side) -> u16 {
    let position = table.position();
    match position.rules().general_laws() {
        Some(Laws::Bao(_)) => position.heap(Place::Store(side)).count(),
        _ => 0,
    }
}

fn is_beginner(table: &Table) -> bool {
    table.position().properties().is_race && !table.position().is_general()
}

/// The heap of won fruit beside the board.
#[component]
fn Won(won: Memo<Heap>) -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let one = move |kind: Kind| {
        let count = move || won.get().of(kind);
        view! {
            <Show when=move || { count() > 0 }>
                <span class="won-kind">
                    {fruit(kind)}
                    {count}
                </span>
            </Show>
        }
    };
    let explained = move || {
        let heap = won.get();
        let bananas = heap.of(Kind::Banana);
        let good = heap.count() - u16::from(bananas);
        let sum = page.text_with(
            "banana-score",
            &[
                ("good", good.into()),
                ("n", bananas.into()),
                ("points", heap.points().into()),
            ],
        );
        format!("{sum} {}", page.text("banana-penalty"))
    };
    view! {
        <button
            type="button"
            class="won"
            title=explained
            aria-label=move || page.words.get().labelled(&page.text("won-heap"), &explained())
            on:click=move |_| desk.report.say(explained())
        >
            {Kind::ALL.map(one).collect_view()}
        </button>
    }
}

/// The messages about the game and the turn.
#[component]
pub(crate) fn Status() -> impl IntoView {
    let desk = Desk::here();
    let over = move || {
        let is_over = |table: &Table| table.position().is_over() || table.is_over();
        desk.table.with(is_over) && !desk.film.moving.get()
    };
    let story = move || {
        let words = desk.page.words.get();
        let story = desk.report.story.get().join(" ");
        if story.is_empty() {
            desk.table.with(|table| to_begin(table, words))
        } else {
            story
        }
    };
    let begun = StoredValue::new(0);
    // The player's bar says it, too: it is left out if there is little room.
    let plain_turn = move || {
        let is_plain = |table: &Table| {
            let is_between = matches!(table.awaited(), Awaited::Refill(..) | Awaited::NextRound);
            let awaits = !is_between && !table.is_over();
            (awaits || desk.film.moving.get()) && table.is_live() && !table.is_opening()
        };
        desk.table.with(is_plain)
    };
    let told = move |name: &'static str, told: Signal<String>| {
        view! {
            <p class=name class:past=move || desk.film.moving.get() aria-hidden="true">
                <span>{told}</span>
            </p>
        }
    };
    let earlier = move || {
        desk.report.story.track();
        Some(desk.report.earlier.get()).filter(|told| !told.is_empty())
    };
    let with_story =
        move |told: &String| told.clone() + &desk.report.story.get_untracked().join(" ");
    view! {
        <section
            class="status"
            class:over=over
            on:pointerdown=move |event| begun.set_value(event.client_x())
            on:pointerup=move |event| swipe(desk, event.client_x() - begun.get_value(), &event.pointer_type())
        >
            <Thinking/>
            <Asked/>
            <p class="next" aria-hidden="true" class:plain-turn=plain_turn>{move || next(desk)}</p>
            <Perfect/>
            <Sowings/>
            {told("story", Signal::derive(story))}
            // Another report has another one below it: it does not move for a longer one.
            <For each=earlier key=with_story let(earlier)>
                {told("earlier", Signal::stored(earlier))}
            </For>
        </section>
    }
}

/// The sentence before the first move: who begins, or, if it is somebody here, how.
fn to_begin(table: &Table, words: Words) -> String {
    if *table.position() != Position::start(table.game().rules()) {
        return String::new();
    }
    let side = table.position().side_to_move();
    match (table.awaited(), side) {
        (Awaited::Person(side), _) if hand(table, side) > 0 => words.text("begin-from-hand"),
        (Awaited::Person(_), _) => words.text("tap-to-begin"),
        (_, Some(side)) => words.text_about("begins", side, &table.told(), &[]),
        (_, None) => String::new(),
    }
}

/// The sowings of a turn of several; a press goes to one of them.
#[component]
fn Sowings() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let sowings = Memo::new(move |_| turns::several(desk));
    let cursor = Memo::new(move |_| desk.table.with(|table| table.game().cursor()));
    let sowing = move |item: Item| {
        let at = item.at;
        view! {
            <li>
                <button
                    type="button"
                    class="ply"
                    class:now=move || cursor.get() == at
                    on:click=move |_| desk.look(at)
                >
                    {item.told()}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || !sowings.with(Vec::is_empty)>
            <ol class="sowings" aria-label=page.label("sowings-of-turn")>
                {move || sowings.get().into_iter().map(sowing).collect_view()}
            </ol>
        </Show>
    }
}

/// Handles a swipe over the report, in CSS pixels to the right: like a page, it turns to the ply
/// before or after.
fn swipe(desk: Desk, by: i32, pointer: &str) {
    let is_mirrored = desk.words().language().direction() == Direction::RightToLeft;
    let by = if is_mirrored { -by } else { by };
    // A mouse drag selects text to be copied.
    if by.abs() >= SWIPE_MIN && pointer == "touch" {
        let now = desk.table.with_untracked(|table| table.game().cursor());
        desk.look(if by > 0 {
            now.saturating_sub(1)
        } else {
            now + 1
        });
    }
}

/// The sides whose turn the screen shows; while seeds move, the side that sows them.
fn turns_shown(desk: Desk) -> Vec<Side> {
    let moving = desk.film.moving.get();
    desk.table.with(|table| {
        let sowing = table.game().last_ply().and_then(|ply| ply.by);
        match sowing.filter(|_| moving) {
            Some(side) => vec![side],
            None => table.to_choose(),
        }
    })
}

/// The message that a player cannot err any more, as long as it holds.
#[component]
fn Perfect() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let side = Memo::new(move |_| {
        desk.table
            .with(|table| table.perfect())
            .filter(|_| !desk.film.moving.get())
    });
    let why = move || {
        let told = desk.table.with(Table::told);
        let words = page.words.get();
        side.get()
            .map(|side| words.text_about("perfect-why", side, &told, &[]))
    };
    let mark = rules::Certainty::Table.mark();
    view! {
        <Show when=move || side.get().is_some()>
            <p class="perfect" aria-hidden="true">
                <b>{mark} " " {page.label("perfect-from-here")}</b>
                <span class="why">" · " {why}</span>
            </p>
        </Show>
    }
}

/// The turn in words, or that the game is over.
fn next(desk: Desk) -> String {
    let words = desk.page.words.get();
    let awaited = desk.table.with(Table::awaited);
    if desk.table.with(|table| table.is_opening())
        && let Awaited::Person(side) = awaited
    {
        let told = desk.table.with(Table::told);
        let name = words.player_name(side, &told);
        return match told.you {
            Some(_) => words.text("opening-choose-you"),
            None => words.text_with("opening-choose", &[("name", name.into())]),
        };
    }
    if desk.film.moving.get() {
        return words.text("sowing-now");
    }
    match awaited {
        _ if desk.table.with(|table| !table.is_live()) => words.text("looking-back"),
        Awaited::Refill(..) | Awaited::NextRound => words.text("round-over-title"),
        Awaited::Nobody if desk.table.with(Table::is_over) => words.text("game-over-title"),
        Awaited::Nobody | Awaited::Person(_) | Awaited::Computer(..) => {
            desk.turn_sentence().unwrap_or_default()
        }
    }
}

/// The message that the computer is thinking, with the time and a button that hurries it.
#[component]
fn Thinking() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let seconds = RwSignal::new(0_u32);
    device::repeat(CLOCK, move || {
        if let Some(Thought::Move { since_ms, .. }) = desk.thinking.thought.try_get_untracked() {
            seconds.set(whole((device::now_ms() - since_ms) / 1_000.0));
        } else if seconds.try_get_untracked().is_some_and(|s| s > 0) {
            seconds.set(0);
        }
    });
    let thinks = move || {
        let thinking = matches!(
            desk.thinking.thought.get(),
            Thought::Move {
                found: None,
                silent: false,
                ..
            }
        );
        thinking && seconds.get() > 0 && !desk.film.moving.get()
    };
    let text = move || {
        let name = page.text("the-computer");
        page.text_with(
            "thinking-seconds",
            &[("name", name.into()), ("n", seconds.get().into())],
        )
    };
    view! {
        <Show when=thinks>
            <div class="thinking">
                <span>{text}</span>
                <button type="button" id="move-now" on:click=move |_| desk.move_now()>
                    {page.label("move-now")}
                </button>
            </div>
        </Show>
        <NoAnswer/>
    }
}

/// The message that the computer cannot play, or does not answer, with the remedies.
#[component]
pub(crate) fn NoAnswer() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let silent = move || {
        let thought = desk.thinking.thought.get();
        matches!(thought, Thought::Move { silent: true, .. }) && !desk.film.moving.get()
    };
    let failed = move || silent() || matches!(desk.thinking.thought.get(), Thought::Failed);
    view! {
        <Show when=failed>
            <div class="thinking failed">
                <span>{move || silent().then(|| page.text("computer-silent"))}</span>
                <button type="button" id="retry" on:click=move |_| desk.proceed()>
                    {page.label("try-again")}
                </button>
                <button type="button" id="without" on:click=move |_| desk.play_without_it()>
                    {page.label("play-without-it")}
                </button>
            </div>
        </Show>
    }
}

/// A person's choices besides houses: change sides, begin a round, play another game.
#[component]
fn Asked() -> impl IntoView {
    let page = Page::here();
    let desk = Desk::here();
    let may_swap = Memo::new(move |_| {
        let mine = matches!(desk.table.with(Table::awaited), Awaited::Person(_));
        mine && desk
            .table
            .with(|table| table.position().check(rules::Move::Swap).is_ok())
    });
    let next_round = Memo::new(move |_| desk.table.with(Table::awaited) == Awaited::NextRound);
    let over = Memo::new(move |_| {
        let over = desk.table.with(|table| table.game().is_over());
        over && desk.manner.keeps == Keeps::Game && !desk.film.moving.get()
    });
    let fill = move || {
        let asked = desk.table.with(|table| table.position().refill_choice());
        let words = page.words.get();
        let told = desk.table.with(Table::told);
        let sentences = Side::BOTH.into_iter().filter_map(move |side| {
            let name = words.player_name(side, &told);
            let n = asked[side]?;
            Some(words.text_with("choose-refill", &[("name", name.into()), ("n", n.into())]))
        });
        sentences.collect::<Vec<_>>().join(" ")
    };
    view! {
        <Show when=move || may_swap.get() && !desk.film.moving.get()>
            <div class="asked">
                <span>{page.label("swap-sides-text")}</span>
                <button type="button" id="swap" on:click=move |_| desk.play(rules::Move::Swap)>
                    {page.label("swap-sides")}
                </button>
            </div>
        </Show>
        <Show when=move || next_round.get() && !desk.film.moving.get()>
            <div class="asked">
                <span>{fill}</span>
                <button type="button" id="next-round" class="main" on:click=move |_| desk.next_round()>
                    {page.label("next-round")}
                </button>
            </div>
        </Show>
        <Show when=move || over.get()>{ending::fetched(desk)}</Show>
    }
}
