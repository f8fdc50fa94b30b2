//! A map of where games are played: the areas are buttons.
//!
//! Drawn for this page, with Africa larger than it is: there are most of the games, and on a phone
//! each area has to be touched.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::page::Page;

/// One of the areas of the world, as it is drawn.
struct Land {
    area: &'static str,
    /// The centre of the number of its games.
    label: (u16, u16),
    /// The outline, as a path.
    shape: &'static str,
}

const LANDS: [Land; 10] = [
    Land {
        area: "north-africa",
        label: (370, 180),
        shape: "M195 205l20-35 20-20 15-20 35-5 45 0 5 20 45 13 15-13 45 10 12-3 8-24-45-3-5-15 \
                45-10 35 2 30 10-15 18 15 30 15 25 14-5 9 18-11 27-42 21-11-11-19-33-20-32-10-2 \
                20 44-5 23-10 25-30 2-20-12 0-35-45-5-55 2-45-2z",
    },
    Land {
        area: "west-africa",
        label: (270, 248),
        shape: "M195 210l60 5 45 3 55-3-5 30-8 25-17 18-15 0-10-10-35 7-25 3-25-20-17-20z",
    },
    Land {
        area: "central-africa",
        label: (390, 350),
        shape: "M355 215l40 5 0 30 23 12 12 28-5 35 5 27 15 8 0 20 15 15-5 35-13 20-27 29-35 5\
                -10-14-15-25-15-50 8-40-23-40 5-25 18-20 7-25z",
    },
    Land {
        area: "horn-of-africa",
        label: (498, 272),
        shape: "M468 215l12 20 15 15 40 0-5 20-18 25-22 23-10-28-25-5-3-25 10-25z",
    },
    Land {
        area: "east-africa",
        label: (460, 328),
        shape: "M435 290l17-2 28 6 8 25-13 26 7 37-20 13-12-15-2-22-13-6-5-27zM500 395l28-23 2 \
                18-15 45-15-5z",
    },
    Land {
        area: "europe",
        label: (350, 55),
        shape: "M235 125l0-30 37-3-14-24 32-13 30-15 0-15 12-10-27-3 0-12 135 0 40 35 0 40-50 5\
                -10 20-20 8-5 20-15-16-35-30 25 28-10 10-35-32-30 7-15 20-25 15zM230 50l20-18 5\
                -14 15 4 18 26-33 12z",
    },
    Land {
        area: "central-asia",
        label: (572, 75),
        shape: "M490 75l0-40 50-25 52-10 29 50 45 5 9 30-34 20-38 0-13 15-18 8-14 2-16-5-2-40z",
    },
    Land {
        area: "south-asia",
        label: (598, 200),
        shape: "M560 135l25-10 18 5 18 40 18 0-9 30-11 2-16 38-6 30-10-40-2-25-13-20-12-3zM603 \
                262l4 10-3 8z",
    },
    Land {
        area: "southeast-asia",
        label: (662, 165),
        shape: "M605 110l36 0 36-20 18 15 3 20-7 13 7 22-7 25-25 20 2 45-9 15-11-23 8 60-6-7-6\
                -30-3-40-9-23 9-32-18-5-15-30zM638 282l24 43-2 15 21 12-6-10-13-3-10-9zM668 302l\
                18-27 2 30-5 25-11-5zM693 218l5 0 8 57-8-5-5-30zM692 308l12-6-9 33-3 0zM716 155l\
                2-15 20-10 4-30 7-8-9-7-3 30-8 10-13 15z",
    },
    Land {
        area: "americas",
        label: (85, 350),
        shape: "M0 60l40-10 5-15 31-25 23 40-23 35-22 40-11 35 1 22-6-22-27 2-4 28 2 25 11 0 9\
                -13-2 28 10 5 1 25 14 5 11-15 22 8 23 27 4 25 34 35-9 55-20 40-11 40-9 20-37 0 6\
                -95-12-25-11-45 2-25 6-35-17-20-21-25-13-5zM36 200l11-5 10 15-8 0zM59 211l12 6-7 \
                4z",
    },
];

/// Land where no game of the library is from.
const REST: &str = "M480 35l-40-35 152 0-52 10-50 25zM621 50l-27-50 166 0 0 20-22 20-11 50-16 \
                     20 2 22-5 3-10-27-21-23-11-30zM525 158l-15-28 12-15 20 13 16 4 2 48-10-5zM\
                     680 420l18-20 18-30 13 0 2 25 9-20 12 30 8 25 0 65-20 5-22-32-32 17z";

/// The map; an area that is pressed shows its games alone, and once more all games again.
#[component]
pub(super) fn Map(
    /// The chosen area; empty for all.
    area: RwSignal<String>,
    /// The number of games of an area.
    games_of: fn(&str) -> usize,
) -> impl IntoView {
    let page = Page::here();
    let lands = LANDS.map(|land| {
        let is_chosen = move || *area.read() == land.area;
        let choose = move || {
            let chosen = if is_chosen() { "" } else { land.area };
            area.set(chosen.to_owned());
        };
        let press = move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                choose();
            }
        };
        let games = games_of(land.area);
        let label = move || {
            let games = page.text_with("games-count", &[("n", games.into())]);
            format!("{}: {games}", page.words.get().area(land.area))
        };
        let (x, y) = land.label;
        view! {
            <g
                role="button"
                tabindex="0"
                data-area=land.area
                aria-label=label
                aria-pressed=move || is_chosen().to_string()
                on:click=move |_| choose()
                on:keydown=press
            >
                <path d=land.shape/>
                <circle cx=x cy=y r="20"/>
                <text x=x y=y dy=".35em">{games}</text>
            </g>
        }
    });
    view! {
        <svg class="map" viewBox="0 0 760 500" role="group" aria-label=page.label("games-area")>
            <path class="rest" d=REST/>
            {lands.into_iter().collect_view()}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use rules::general::AREAS;

    use super::*;

    #[test]
    fn every_area_but_that_of_modern_games_is_drawn() {
        let drawn = LANDS.map(|land| land.area);
        let missing = AREAS.into_iter().filter(|area| !drawn.contains(area));
        assert_eq!(missing.collect::<Vec<_>>(), ["modern"]);
    }
}
