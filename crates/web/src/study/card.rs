//! The card, a picture to be shared: the board as a PNG with the game, the players, the score and
//! the result, and an alternative text that says all of that.

use std::fmt::Write as _;

use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Side;
use words::{Perspective, Words};

use crate::board::ART;
use crate::board::export::{Export, escaped};
use crate::board::layout::{Layout, Orientation};
use crate::board::number::Length;
use crate::device;
use crate::device::canvas::{self, Shared};
use crate::games;
use crate::page::Page;
use crate::study::pictures::{COLOURS, still};
use crate::study::state::Study;
use crate::table::Table;

/// Its size in pixels: the usual one of link previews.
const SIZE: [u32; 2] = [1200, 630];
/// The room of the board on it: left, top, width and height.
const BOARD: [f64; 4] = [40.0, 104.0, 1120.0, 396.0];
/// Colours of the page that the board does not need.
const PAPER: [&str; 4] = ["paper", "ink", "south", "north"];
/// The usual width of a letter, as a share of its height.
const LETTER: f64 = 0.58;

/// The texts on the card, and about it.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Told {
    game: String,
    players: [String; 2],
    score: [i16; 2],
    /// The result, or the turn.
    state: String,
    /// All of it, with the contents of the board.
    whole: String,
    /// The file name.
    name: String,
}

impl Told {
    /// The texts in neutral perspective: viewers of the picture have not played the game.
    fn of(table: &Table, words: Words) -> Told {
        let position = table.position();
        let rules = table.game().rules();
        let told = Side::BOTH
            .into_iter()
            .fold(Perspective::neutral(rules.game()), |told, side| {
                told.with_player(side, crate::table::player(&table.players()[side]))
            });
        let game = words.game_title(rules.game());
        let state = match position.side_to_move() {
            Some(side) if !table.game().is_over() => words.turn(side, &told),
            _ => games::state(words, table, &told),
        };
        let score = position.score();
        let players = Side::BOTH.map(|side| match &table.players()[side] {
            Seat::Computer(level) => words.computer(level.number()),
            Seat::Person(_) => words.player_name(side, &told),
        });
        let whole = format!(
            "{game}. {} – {}. {} {state} {}",
            players[0],
            players[1],
            words.score(score, &told),
            table.board_as_told(words, &told)
        );
        let [south, north] = score;
        let name = format!("mancala-{}-{south}-{north}.png", rules.game().name);
        Told {
            game,
            players,
            score,
            state,
            whole,
            name,
        }
    }

    /// The card as SVG, around the drawing of a board of this size.
    fn svg(&self, board: &str, [width, height]: [f64; 2], colours: &str) -> String {
        let [w, h] = SIZE;
        let [left, top, wide, high] = BOARD;
        let scale = (wide / width).min(high / height);
        let x = Length(left + (wide - scale * width) / 2.0);
        let y = Length(top + (high - scale * height) / 2.0);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" \
             height=\"{h}\" role=\"img\"><title>{}</title>\
             <style>svg{{{colours}}}.t{{font-family:system-ui,sans-serif;fill:var(--ink);\
             text-anchor:middle}}</style>\
             <rect width=\"{w}\" height=\"{h}\" fill=\"var(--paper)\"/>\
             <g transform=\"translate({x} {y}) scale({scale:.4})\">{}</g>",
            escaped(&self.whole),
            board.trim_end()
        );
        let [south, north] = &self.players;
        let score = format!("{} – {}", self.score[0], self.score[1]);
        for (text, x, y, size, room) in [
            (&self.game, 600.0, 70.0, 48.0, 1100.0),
            (south, 250.0, 556.0, 36.0, 400.0),
            (&score, 600.0, 560.0, 48.0, 260.0),
            (north, 950.0, 556.0, 36.0, 400.0),
            (&self.state, 600.0, 608.0, 30.0, 1100.0),
        ] {
            let letters = f64::from(u32::try_from(text.chars().count()).unwrap_or(u32::MAX));
            let size = Length((room / (letters * LETTER)).min(size));
            let (x, y) = (Length(x), Length(y));
            // Writing to a string cannot fail.
            let _ = write!(
                svg,
                "<text class=\"t\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"650\">{}</text>",
                escaped(text)
            );
        }
        // The sides have the shapes of the page: South a circle, North a square.
        svg.push_str(
            "<circle cx=\"250\" cy=\"584\" r=\"11\" fill=\"var(--south)\"/>\
             <rect x=\"939\" y=\"573\" width=\"22\" height=\"22\" rx=\"5\" fill=\"var(--north)\"/></svg>",
        );
        svg
    }
}

/// Makes a card, shares it if the browser can and saves it otherwise. Its alternative text can be
/// copied.
#[component]
pub(super) fn ShareCard() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let desk = study.desk;
    let model = crate::play::board(desk);
    let share = move |_| {
        // All of the screen is read now: the user may leave it while the rest is fetched.
        let words = page.words.get_untracked();
        let layout = Layout {
            orientation: Orientation::Flat,
            large: false,
            ..model.layout.get_untracked()
        };
        let look = model.look.get_untracked();
        let (told, frames) = desk
            .table
            .with_untracked(|table| (Told::of(table, words), still(table)));
        let [board, paper] = [&COLOURS[..], &PAPER].map(device::colours);
        spawn_local(async move {
            let Some(style) = device::fetch_style().await else {
                return desk.report.say(words.text("part-missing"));
            };
            let export = Export {
                layout,
                frames: &frames,
                look,
                clockwise: model.clockwise,
                numbers: true,
                title: &told.whole,
                art: ART,
                style: &style,
                colours: &board,
            };
            let svg = told.svg(&export.svg(), layout.size(), &paper);
            let shared = match canvas::drawn(&svg, SIZE).await {
                Ok(canvas) => canvas::share(&canvas, &told.name, &told.game, &told.whole).await,
                Err(error) => Err(error),
            };
            desk.report.say(words.text(match shared {
                Ok(Shared::Given) => "study-card-shared",
                Ok(Shared::Saved) => "study-card-saved",
                Ok(Shared::Declined) => return,
                Err(_) => "study-card-failed",
            }));
        });
    };
    let alt = move || {
        let words = page.words.get();
        desk.table.with(|table| Told::of(table, words).whole)
    };
    view! {
        <p class="pictures-out">
            <button type="button" id="share-card" on:click=share>
                {page.label("study-card")}
            </button>
        </p>
        <dl class="forms">
            <dt>
                {page.label("study-alt")}
                <button type="button" class="plain" id="copy-alt" on:click=move |_| study.copy(untrack(alt))>
                    {page.label("study-copy")}
                </button>
            </dt>
            <dd>
                <pre tabindex="0" id="alt">{alt}</pre>
            </dd>
        </dl>
    }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use words::Language;

    use super::*;

    fn told(position: &str) -> Told {
        let rules = "kalah".parse().unwrap();
        let position = rules::Position::read(position, &rules, true).unwrap();
        let seats = ["person-Zoé <3".parse().unwrap(), Seat::USUAL_OPPONENT];
        let table = Table::new(Game::new(position), seats, Side::South, 0).for_study();
        Told::of(&table, Words::new(Language::English))
    }

    /// U-46: the alternative text says the same as the picture.
    #[test]
    fn the_card_says_what_it_shows() {
        let told = told("0-0-0-0-0-0-0-0-0-0-0-0-40-32-S");
        assert_eq!(told.name, "mancala-kalah-40-32.png");
        assert_eq!(told.state, "Zoé <3 wins 40–32.");
        for text in [
            "Kalah. Zoé <3 – Computer · Relaxed (level 3)",
            &told.state,
            "ouse A",
        ] {
            assert!(told.whole.contains(text), "{}", told.whole);
        }
        let svg = told.svg("<svg></svg>\n", [800.0, 300.0], "--ink:#000;");
        assert!(svg.contains("<title>Kalah. Zoé &lt;3") && !svg.contains("<3"));
        assert!(svg.contains(">40 – 32</text>"));
    }

    #[test]
    fn a_game_that_goes_on_says_whose_turn_it_is() {
        let told = told("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
        assert_eq!(told.state, "The computer's turn.");
        assert!(told.whole.contains("4 seeds"), "{}", told.whole);
    }
}
