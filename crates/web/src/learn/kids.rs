//! The children's page: pictures instead of words, large cups, and no links that lead away.

use game::{Awaited, Game, Level, Seat};
use leptos::prelude::*;
use rules::{Event, Move, Place, Position, RuleSet, Side, catalogue};

use super::link::Link;
use super::sticker::{self, Meadow, Sticker};
use super::stories::{Pictures, Story};
use super::voice;
use crate::board::view::Board;
use crate::device;
use crate::page::Page;
use crate::picture::Picture;
use crate::play::controls::Tool;
use crate::play::desk::Desk;
use crate::play::finale::rain;
use crate::play::keyboard;
use crate::play::manner::Manner;
use crate::play::mood::Mood;
use crate::play::picking::Picking;
use crate::play::status::{NoAnswer, PlayerBar};
use crate::route::{self, Learn, Route};
use crate::settings_view::Switch;
use crate::table::Table;

/// The children's games, the easiest first.
const GAMES: [&str; 4] = [
    "kid-cala-beginner",
    "kid-cala-classic",
    "kalah:seeds=3",
    "banana-cala",
];
/// The opponents of a child: weak levels, and a person at the same device.
const OTHERS: [(&str, Option<Level>); 3] = [
    ("kid-other-1", Some(Level::FIRST)),
    ("kid-other-2", Some(Level::EASY)),
    ("kid-friend", None),
];

/// Large cups, few words, and separate settings.
const MANNER: Manner = Manner {
    route: |table| Route::Learn(Learn::KidsPlay(route::link(table))),
    confirms: |settings| settings.kid_confirm,
    easy_count: |settings| settings.easy_count || settings.kid_easy_count,
    ..Manner::GAME
};

/// The child's choice of a game.
#[component]
pub(super) fn Home() -> impl IntoView {
    let page = Page::here();
    Effect::new(move |_| device::set_title(&page.text("kid-mode")));
    let other = RwSignal::new(0_usize);
    let begin = move |name: &'static str| {
        let rules: RuleSet = name.parse().expect("the tests read every game");
        let seat = OTHERS[other.get_untracked()].1;
        let seats = [
            Seat::default(),
            seat.map_or_else(Seat::default, Seat::Computer),
        ];
        let table = Table::new(Game::start(&rules), seats, Side::South, device::seed());
        page.go(&Route::Learn(Learn::KidsPlay(route::link(&table))));
    };
    let card = move |name: &'static str| {
        let game = name
            .split(':')
            .next()
            .and_then(|name| catalogue::find(name).ok());
        game.map(|game| {
            view! {
                <li>
                    <button type="button" class="card" data-game=game.name on:click=move |_| begin(name)>
                        <Picture game/>
                        <b>{move || page.words.get().game_title(game)}</b>
                    </button>
                </li>
            }
        })
    };
    let face = move |index: usize| {
        let (name, level) = OTHERS[index];
        let mood = if level == Some(Level::FIRST) {
            Mood::Sleepy
        } else {
            Mood::Calm
        };
        view! {
            <button
                type="button"
                class="face"
                id=name
                aria-pressed=move || (other.get() == index).to_string()
                on:click=move |_| other.set(index)
            >
                <Face who=level.map_or(Who::Friends, Who::Robot) mood=Signal::stored(mood)/>
                <small>{page.label(name)}</small>
            </button>
        }
    };
    view! {
        <main class="kids">
            <h1 class="hidden">{page.label("kid-mode")}</h1>
            <div class="faces" role="group" aria-label=page.label("players")>
                {(0..OTHERS.len()).map(face).collect_view()}
                <Link to=Learn::Stickers class="face album">
                    <Sticker number=sticker::earned()/>
                    <small>{page.label("stickers")}</small>
                </Link>
            </div>
            <ul class="games">{GAMES.map(card).collect_view()}</ul>
            <Far/>
            <GrownUps/>
            <Meadow/>
        </main>
    }
}

/// The way to a game with somebody whom the family invites: a grandfather far away.
#[component]
fn Far() -> impl IntoView {
    let page = Page::here();
    let to = Route::Online("/invite?game=kid-cala-classic&kid=yes".to_owned());
    view! {
        <p class="ways">
            <a class="button way" id="kid-far" href=to.address() on:click=page.link(to)>
                {page.label("child-far")}
            </a>
        </p>
    }
}

/// The settings for grown-ups, folded away behind a word, for readers only.
#[component]
fn GrownUps() -> impl IntoView {
    let page = Page::here();
    let leave = move |_| {
        page.set(|settings| settings.kids = false);
        page.go(&Route::Start);
    };
    view! {
        <details class="grown-ups">
            <summary>{page.label("grown-ups")}</summary>
            <Switch id="voice" name="voice" get=|s| s.voice set=|s, on| s.voice = on/>
            <Switch
                id="kid-easy-count"
                name="easy-count"
                get=|s| s.kid_easy_count
                set=|s, on| s.kid_easy_count = on
            />
            <Switch
                id="kid-confirm"
                name="confirm-moves"
                get=|s| s.kid_confirm
                set=|s, on| s.kid_confirm = on
            />
            <Switch id="kids" name="kid-first" get=|s| s.kids set=|s, on| s.kids = on/>
            <button type="button" id="leave-kids" on:click=leave>
                {page.label("leave-kids")}
            </button>
        </details>
    }
}

/// The one whose face is drawn.
#[derive(Clone, Copy)]
enum Who {
    /// The computer, with a leaf for each level.
    Robot(Level),
    /// One child.
    Child,
    /// Two children.
    Friends,
}

#[component]
fn Face(who: Who, #[prop(into)] mood: Signal<Mood>) -> impl IntoView {
    let features = move |y: i32| {
        view! {
            <path
                class="features"
                transform=format!("translate(0 {y}) scale(1.3)")
                d=move || mood.get().features()
            />
        }
    };
    let head = |x: i32| {
        view! {
            <g transform=format!("translate({x} 0)")>
                <circle cy="-6" r="17"/>
                {features(-6)}
            </g>
        }
    };
    let drawn = match who {
        Who::Child => head(0).into_any(),
        Who::Friends => (head(-22), head(22)).into_any(),
        Who::Robot(level) => {
            let leaves = i32::from(level.number());
            let leaf = move |n: i32| view! { <circle class="leaf" cx=8 * n - 4 * (leaves - 1) cy="-28" r="4"/> };
            view! {
                <rect class=format!("level-{leaves}") x="-20" y="-18" width="40" height="34" rx="9"/>
                <path class="features" d="M0 -18V-28"/>
                {features(-1)}
                {(0..leaves).map(leaf).collect_view()}
            }
            .into_any()
        }
    };
    view! {
        <svg viewBox="-50 -34 100 60" class=move || mood.get().name() aria-hidden="true">
            {drawn}
        </svg>
    }
}

/// The face of a player at the board: it bounces when it is their turn.
fn face(desk: Desk, far: bool) -> AnyView {
    let (side, level) = desk.table.with_untracked(|table| {
        let side = if far { !table.near() } else { table.near() };
        (side, table.seats()[side].level())
    });
    // Whoever has lost to a child, or is one, keeps smiling.
    let mood = Memo::new(move |_| match Mood::of(desk, side) {
        Mood::Beaten => Mood::Calm,
        mood => mood,
    });
    view! { <span class="face small"><Face who=level.map_or(Who::Child, Who::Robot) mood/></span> }
        .into_any()
}

/// A child's game, or the choice of one if the address holds none.
pub(super) fn play(query: &str) -> AnyView {
    let page = Page::here();
    let Ok(table) = page.table_of(query) else {
        return view! { <Home/> }.into_any();
    };
    let desk = Desk::new(page, table.for_children(), MANNER);
    provide_context(desk);
    desk.connect();
    keyboard::listen(desk);
    desk.show();
    say_aloud(desk);
    second_hint(desk);
    let near = move || desk.table.with(Table::near);
    let title = move || {
        let words = page.words.get();
        desk.table
            .with(|table| words.game_title(table.game().rules().game()))
    };
    Effect::new(move |_| device::set_title(&title()));
    let story = Memo::new(move |_| {
        let ply = desk.table.with(|table| table.game().last_ply().cloned());
        ply.filter(|_| !desk.film.moving.get())
            .and_then(|ply| Story::of(&ply.sowing))
    });
    let over = Memo::new(move |_| {
        desk.table.with(|table| table.game().is_over()) && !desk.film.moving.get()
    });
    let said = move || desk.report.story.get().join(" ");
    let turn = move || desk.turn_sentence();
    view! {
        <div class="play kid">
            <main class="table">
                <h1 class="hidden">{title}</h1>
                <PlayerBar side=Signal::derive(move || !near()) far=true face=face(desk, true)/>
                <Board model=crate::play::board(desk)/>
                <PlayerBar side=Signal::derive(near) far=false face=face(desk, false)/>
                <Picking/>
                <p class="status story" aria-hidden="true">
                    {said} " " <span class="whose-turn">{turn}</span>
                </p>
                <NoAnswer/>
                {move || story.get().filter(|_| !over.get()).map(|story| view! { <Pictures story/> })}
                <Show when=move || over.get()>
                    <Finish desk/>
                </Show>
            </main>
            <Buttons desk/>
            <p class="spoken" role="status" aria-atomic="true">{move || desk.report.spoken.get()}</p>
        </div>
    }
    .into_any()
}

#[component]
fn Buttons(desk: Desk) -> impl IntoView {
    let page = desk.page;
    let begun = Signal::derive(move || desk.table.with(|table| table.game().cursor() > 0));
    let mine =
        Signal::derive(move || matches!(desk.table.with(Table::awaited), Awaited::Person(_)));
    let voice = move |_| {
        page.set(|settings| settings.voice = !settings.voice);
        voice::hush();
    };
    view! {
        <nav class="controls" aria-label=page.label("menu")>
            <Tool
                id="kid-home"
                name="kid-mode"
                enabled=Signal::derive(|| true)
                run=|desk| desk.page.go(&Route::Learn(Learn::Kids))
            />
            <Tool id="undo" name="undo" enabled=begun run=|desk| { desk.undo(); }/>
            <Tool id="hint" name="hint" enabled=mine run=|desk| desk.ask_hint()/>
            <Tool id="replay" name="show-again" enabled=begun run=|desk| desk.replay()/>
            <Show when=voice::is_there>
                <button
                    type="button"
                    class="tool"
                    id="voice"
                    aria-label=page.label("voice")
                    aria-pressed=move || page.settings.with(|settings| settings.voice).to_string()
                    on:click=voice
                ></button>
            </Show>
        </nav>
    }
}

/// A sticker for a finished game, and the offer of another game.
#[component]
fn Finish(desk: Desk) -> impl IntoView {
    let page = desk.page;
    let verdict = move || {
        let words = page.words.get();
        desk.table
            .with(|table| table.story_for_children(words))
            .join(" ")
    };
    let number = sticker::earn(desk.table.with_untracked(|table| table.seed()));
    // The winner's face says who it was. A robot's win is no feast: it is told below a kind word.
    let table = desk.table;
    let winner = table.with_untracked(Table::winner);
    let is_robot = |side: Side| table.with_untracked(|table| table.seats()[side].level().is_some());
    let rains = !winner.is_some_and(is_robot);
    let far = |side: Side| table.with_untracked(|table| side != table.near());
    // Both faces, that of a person who has won larger, with what each has where that decides.
    let faces = table.with_untracked(|table| {
        let position = table.position();
        let outcome = position
            .outcome()
            .filter(|_| !position.properties().is_race);
        let points = |side: Side| outcome.as_ref().map(|outcome| outcome.score[side]);
        [table.near(), !table.near()].map(|side| (side, points(side)))
    });
    let faces = faces.map(|(side, points)| {
        let has_won = winner == Some(side) && !is_robot(side);
        let points = points.map(|points| view! { <b>{points}</b> });
        view! { <span class="score" class:best=has_won>{face(desk, far(side))} {points}</span> }
    });
    let again = move |_| {
        let table = desk.table.with_untracked(|table| {
            let game = Game::start(table.game().rules());
            Table::new(game, table.seats().clone(), table.near(), device::seed())
        });
        page.go(&Route::Learn(Learn::KidsPlay(route::link(&table))));
    };
    view! {
        <div class="finish">
            <link rel="stylesheet" href=device::listed("style-end")/>
            {rains.then(|| rain(desk))}
            <Sticker number/>
            <div class="told">
                {if rains {
                    view! { <h2>{verdict}</h2> }.into_any()
                } else {
                    view! { <h2>{page.label("kid-over")}</h2> <p>{verdict}</p> }.into_any()
                }}
                <p class="winner">{faces.collect_view()}</p>
                <p class="hidden">{page.label("sticker-earned")}</p>
            </div>
            <p class="actions">
                <button type="button" class="main" id="play-again" on:click=again>
                    {page.label("play-again")}
                </button>
                <Link to=Learn::Stickers class="button">
                    {page.label("stickers")}
                </Link>
                <Link to=Learn::Kids class="kid-home">
                    <span class="hidden">{page.label("kid-mode")}</span>
                </Link>
            </p>
        </div>
    }
}

/// Speaks each message, too.
fn say_aloud(desk: Desk) {
    Effect::new(move |_| {
        let sentence = desk.report.spoken.get();
        if desk.page.settings.with_untracked(|settings| settings.voice) {
            voice::speak(&sentence, desk.page.language.get_untracked().code());
        }
    });
    on_cleanup(voice::hush);
}

/// Extends a hint to two cups: the engine's, and another that does something good.
fn second_hint(desk: Desk) {
    Effect::new(move |_| {
        let lit = desk.hints.get();
        let [best] = lit[..] else {
            return;
        };
        let other = desk
            .table
            .with_untracked(|table| other_good(table.position(), best));
        if let Some(other) = other {
            let mut both = vec![best, other];
            // The order must not give away the engine's choice.
            both.sort_by_key(|place| place.letter());
            desk.hints.set(both);
        }
    });
}

/// Another place to sow from: one that earns something, else any.
fn other_good(position: &Position, than: Place) -> Option<Place> {
    let side = than.side();
    let worth = |mv: Move| {
        let mut tried = position.clone();
        let sowing = tried.play(mv).expect("it is one of the legal moves");
        sowing.events.iter().any(|event| {
            matches!(event, Event::ExtraTurn { side: by, .. } | Event::Capture { by, .. } if *by == side)
        })
    };
    let houses = position.playable(side).iter();
    let others: Vec<u8> = houses
        .filter(|&house| {
            Place::House(side, house) != than && position.check(Move::House(house)).is_ok()
        })
        .collect();
    let good = others.iter().find(|&&house| worth(Move::House(house)));
    let found = good.or(others.first());
    found.map(|&house| Place::House(side, house))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_begun() {
        for name in GAMES {
            assert!(name.parse::<RuleSet>().is_ok(), "{name}");
        }
    }

    #[test]
    fn the_second_cup_is_good_where_one_is() {
        let position = Position::start(&"kalah".parse().unwrap());
        let south = |house| Place::House(Side::South, house);
        assert_eq!(other_good(&position, south(0)), Some(south(2)));
        assert_eq!(other_good(&position, south(2)), Some(south(0)));
    }
}
