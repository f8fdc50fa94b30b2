//! Export of pictures of the board: the present position, or an animation of the last turn.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::ART;
use crate::board::export::Export;
use crate::device;
use crate::page::Page;
use crate::study::state::Study;
use crate::table::Table;
use game::show::{Frame, Speed, frames};

/// The colours that drawings need.
pub(super) const COLOURS: [&str; 10] = [
    "block",
    "rim",
    "bowl",
    "grain",
    "texture",
    "number",
    "number-edge",
    "mark",
    "south-ring",
    "north-ring",
];
/// The pause between two plies of a turn.
const PAUSE_MS: u32 = 500;

/// The present position.
pub(super) fn still(table: &Table) -> Vec<Frame> {
    vec![Frame::at_rest(table.position())]
}

/// The last turn, ply by ply.
fn turn(table: &Table) -> Vec<Frame> {
    let mut film: Vec<Frame> = Vec::new();
    for ply in table.last_turn() {
        if film.is_empty() {
            film.push(Frame::at_rest(ply.before()));
        }
        let begin_ms = film.last().map_or(0, |last| last.at_ms) + PAUSE_MS;
        let speed = Speed::Normal;
        let frames = frames(
            ply.before(),
            &ply.sowing,
            ply.after(),
            speed,
            speed.turn_ms_max(),
        );
        film.extend(frames.into_iter().map(|frame| Frame {
            at_ms: begin_ms + frame.at_ms,
            ..frame
        }));
    }
    film
}

/// The buttons that save a picture.
#[component]
pub(super) fn Pictures() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let desk = study.desk;
    let save = move |film: fn(&Table) -> Vec<Frame>, name: &'static str| {
        spawn_local(async move {
            let Some(style) = device::fetch_style().await else {
                return desk
                    .report
                    .say(page.words.get_untracked().text("part-missing"));
            };
            let model = crate::play::board(desk);
            let (title, frames) = desk.table.with_untracked(|table| {
                let position = table.position();
                let title = format!("{}, {position}", table.game().rules());
                (title, film(table))
            });
            let export = Export {
                layout: model.layout.get_untracked(),
                frames: &frames,
                look: model.look.get_untracked(),
                clockwise: model.clockwise,
                numbers: true,
                title: &title,
                art: ART,
                style: &style,
                colours: &device::colours(&COLOURS),
            };
            device::save(name, "image/svg+xml", &export.svg());
        });
    };
    let has_turn = move || desk.table.with(|table| !table.last_turn().is_empty());
    view! {
        <p class="pictures-out">
            <button type="button" id="save-picture" on:click=move |_| save(still, "mancala.svg")>
                {page.label("study-picture")}
            </button>
            <button
                type="button"
                id="save-turn"
                disabled=move || !has_turn()
                on:click=move |_| save(turn, "mancala-turn.svg")
            >
                {page.label("study-moving-picture")}
            </button>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use rules::Side;

    use game::show::Scene;

    use super::*;

    #[test]
    fn a_turn_is_shown_from_its_first_ply() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        for text in ["C", "F"] {
            let mv = game.position().read_move(text).unwrap();
            game.play(mv).unwrap();
        }
        let table = Table::studied(game, Side::South);
        let film = turn(&table);
        assert!(film.is_sorted_by_key(|frame| frame.at_ms));
        let start = Game::start(&"kalah".parse().unwrap());
        assert_eq!(film[0].scene, Scene::of(start.position()));
        let last = &film.last().unwrap().scene;
        assert_eq!(last.content, Scene::of(table.position()).content);
        assert_eq!(still(&table).len(), 1);
    }
}
