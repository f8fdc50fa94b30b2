//! Portraits of players: whoever is named for a bird of a colour has that bird's head.

use leptos::prelude::*;
use protocol::online::read_bird_name;

use super::names;
use crate::page::Page;
use crate::play::avatar::person;
use crate::play::mood::Mood;

/// The head of a bird as lines of a picture of 24 × 24, looking to the right.
struct Bird {
    /// As in a name on the wire.
    name: &'static str,
    /// What has the colour of the name.
    body: &'static str,
    /// A breast, a collar or a cheek of a paler colour.
    pale: &'static str,
    /// Feathers drawn as strokes.
    feathers: &'static str,
    beak: &'static str,
    eyes: &'static [(f32, f32)],
}

/// A head without crest on broad shoulders.
const PLAIN: &str = "M3.500 11a6.500 6.500 0 0 1 13 0q0 3-1.500 5 4 2 5 9H0q0-6 4.500-9-1-2-1-5Z";

/// Every bird of which a name can be made.
const BIRDS: [Bird; 16] = [
    Bird {
        name: "Crane",
        body: "M6.500 10.500a5 5 0 0 1 10 0q0 3-2 4.500-.5 3 3.500 10H5q3.500-6 3-10.500-1.500-1.500-1.500-4Z",
        pale: "M8.500 12.500q1.500 3 5 2-2 2-1.500 5-2.500-2-3.500-7Z",
        feathers: "M8 6.500L5 2.500M10 5.500L9 1M12 5.500l1.500-4.300M14 6.500l3.500-3.200",
        beak: "M16 9L23 11.500l-7 1.500Z",
        eyes: &[(12.6, 9.6)],
    },
    Bird {
        name: "Dove",
        body: PLAIN,
        pale: "M5 17q5 3 10 0l1.500 1.500q-6.500 4-13 0Z",
        feathers: "",
        beak: "M16 10l4.500 2-4.700 1.500Z",
        eyes: &[(12.3, 9.8)],
    },
    Bird {
        name: "Eagle",
        body: "M3.500 11a6.500 6.500 0 0 1 12.500-2.500V14q4 4 5 11H0q0-6 4.500-9-1-2-1-5Z",
        pale: "",
        feathers: "M9 7.600l6.500 1.200M3.600 18l3-2M8 20l2-3M13.500 20l.5-3",
        beak: "M14.500 8.500q7-1.500 7.500 5.500l-.6 1.200q-1.500-3-6.900-2.700Z",
        eyes: &[(12.0, 10.6)],
    },
    Bird {
        name: "Falcon",
        body: PLAIN,
        pale: "M16 13q-3 3-6.500 5.500Q9 22 12 25h8q-1-7-5-9Z",
        feathers: "M9 12.500q1 3-1.500 5.500M12.500 13q.5 2.500-1 4.500M4.500 8h9",
        beak: "M15.800 8.800q4.700 0 4.200 5-1.500-2-4-2Z",
        eyes: &[(12.3, 10.2)],
    },
    Bird {
        name: "Finch",
        body: PLAIN,
        pale: "M13 15q-4 4-3.500 10H20q-1-7-5-9Z",
        feathers: "",
        beak: "M14.800 7.500q5 1 7 4.500-3.500 2.500-7.500 2.500Z",
        eyes: &[(11.5, 9.6)],
    },
    Bird {
        name: "Heron",
        body: "M6.500 9.500a5 4.500 0 0 1 9.500-1q1 4-3 6-1 4 5 10.500H5q2-4 3.500-7 1.500-2.500.5-4-2.500-1.500-2.500-4.500Z",
        pale: "M10 13q2 2 1.500 5-.5 3 1.500 7h-3q-.5-6 0-12Z",
        feathers: "M13 6Q8 3.500 1.500 9M11 6Q6 6 3 12",
        beak: "M15.500 8L24 10.500l-8.200 2Z",
        eyes: &[(12.6, 9.0)],
    },
    Bird {
        name: "Hornbill",
        body: PLAIN,
        pale: "M9 15.500q4 4 4 9.500h7q-1-7-5-9Z",
        feathers: "",
        beak: "M14.500 12q.5-4-1-5.500Q14 2.500 20 3q2 .5 1.500 3 3.500 4 2 11-3-5-9-5Z",
        eyes: &[(11.0, 10.0)],
    },
    Bird {
        name: "Ibis",
        body: "M4.500 10.500a5.500 5.500 0 0 1 11 0q0 3-1.500 4.500 4 2 5 10H2q0-7 4-10-1.500-2-1.500-4.500Z",
        pale: "",
        feathers: "M6 19l2-2M10 21l2-2",
        beak: "M14.500 8q8.500 0 9 12.500-3.500-8.500-8.900-8.500Z",
        eyes: &[(11.3, 9.6)],
    },
    Bird {
        name: "Kingfisher",
        body: "M3.500 11q-2.500 0-3.500-2l3.500-.5L1 5.500l4.500.5L4.500 2.500 9 5q7-1.500 7.500 6 0 3-1.500 5 4 2 5 9H0q0-6 4.500-9-1-2-1-5Z",
        pale: "M6 12.500q3 3 8.500 2-.5 4-4.500 5Q6 17 6 12.500Z",
        feathers: "",
        beak: "M15.800 8.500L24 11l-8 2.500Z",
        eyes: &[(12.3, 10.0)],
    },
    Bird {
        name: "Magpie",
        body: PLAIN,
        pale: "M4.500 18q6 1 10-1 4.500 3 5.500 8H0q0-4 4.500-7Z",
        feathers: "M3.600 12.500q6 2.500 12.500 0",
        beak: "M16 9.500l6 2-6 2.300Z",
        eyes: &[(12.3, 9.6)],
    },
    Bird {
        name: "Owl",
        body: "M3 3.500l4.500 2q4.500-1 9 0l4.500-2q1 3 0 6.500 2 8 0 15H3q-2-7 0-15-1-3.500 0-6.500Z",
        pale: "M12 10a4.600 4.600 0 1 0-.5 4.500 4.600 4.600 0 1 0 .5-4.500Z",
        feathers: "M8 19q1 1.500 2 0M14 19q1 1.500 2 0M11 22q1 1.500 2 0",
        beak: "M12 11l2 3-2 2.500-2-2.500Z",
        eyes: &[(8.2, 11.6), (15.8, 11.6)],
    },
    Bird {
        name: "Parrot",
        body: "M3.500 11q-2-5 .5-8.500 1 2 3 2.500 0-2 1.500-3.500 2 2 3 3.500 5 1 5 6 0 3-1.500 5 4 2 5 9H0q0-6 4.500-9-1-2-1-5Z",
        pale: "M9.500 9.500q2.500-3 5-1.500 0 4-2 5-3-.5-3-3.500Z",
        feathers: "",
        beak: "M14 7q8-1.500 7.500 6-.5 2.500-2.300 3.500 0-3-4.200-3.500l1.500 2.500q-2 1-3-.5.5-3 .5-8Z",
        eyes: &[(12.2, 9.6)],
    },
    Bird {
        name: "Robin",
        body: PLAIN,
        pale: "",
        feathers: "M3 19q3 .5 4 4",
        beak: "M16 8q-5-1-6 4-1.500 5-.5 13h9q0-6-3.500-9ZM16 10l5 1.500-5 1.500Z",
        eyes: &[(12.6, 9.6)],
    },
    Bird {
        name: "Stork",
        body: "M6.500 10a5 5 0 0 1 10 0q0 2.500-2 4.500-1 3.500 4 10.500H4q4-5.500 4-10.500-1.500-2-1.500-4.500Z",
        pale: "",
        feathers: "M10.500 16q.5 3-1 5M12.500 17.500q.5 2 0 4",
        beak: "M15.800 8L24 14.500l-9-1.500Z",
        eyes: &[(12.4, 9.0)],
    },
    Bird {
        name: "Swan",
        body: "M7 8.500a4.500 4.500 0 0 1 9-1q0 4-2.500 6.500-2 2-2 4.500 6-1 8.500 6.500H1q1-2 5-4.500.5-3.500 3.500-6.500Q7 12 7 8.500Z",
        pale: "",
        feathers: "M14.500 7q1.500 0 2 2",
        beak: "M15.500 7L22 10.500q-3 1.500-6.500.5Z",
        eyes: &[(12.2, 7.6)],
    },
    Bird {
        name: "Wren",
        body: "M5 12a5.500 5.500 0 0 1 11 0q1 9-6 9-5 0-6-4L0 9l2.500-1.500Z",
        pale: "M8.500 8.500q3-2 5.500-1l.5 1.500q-3-.5-5.500 1Z",
        feathers: "M2 10l2-1M6 15q3 2 5 1M7 18q2 1 4 .5M9 21v3M12 21v3",
        beak: "M15.800 11l5-1-4.800 3.200Z",
        eyes: &[(12.6, 10.8)],
    },
];

/// The colours of which a name can be made, as in a name on the wire.
const COLOURS: [(&str, &str); 16] = [
    ("Amber", "#e8a020"),
    ("Blue", "#3f79c9"),
    ("Brown", "#8a5a34"),
    ("Coral", "#f08070"),
    ("Golden", "#d8b030"),
    ("Green", "#4a9d4f"),
    ("Grey", "#8a9299"),
    ("Indigo", "#5560b8"),
    ("Orange", "#e88a2a"),
    ("Pink", "#e88ab0"),
    ("Purple", "#8b5bb5"),
    ("Red", "#d9453d"),
    ("Silver", "#b8c2cc"),
    ("Teal", "#2f9a96"),
    ("White", "#f4f0e6"),
    ("Yellow", "#e8c22a"),
];

/// The colours that all birds share: of lines, of breasts and cheeks, of beaks.
const INK: &str = "#2c2016";
const PALE: &str = "#fff3dc";
const BEAK: &str = "#f2a81e";

/// The colour of that name.
pub(super) fn colour(name: &str) -> &'static str {
    COLOURS
        .iter()
        .find(|&&(known, _)| known == name)
        .map_or("none", |&(_, colour)| colour)
}

/// The head of the bird for which a player is named; nothing for a name of one's own.
pub(super) fn portrait(name: &str) -> Option<AnyView> {
    let (fill, bird) = read_bird_name(name)?;
    let bird = BIRDS.iter().find(|known| known.name == bird)?;
    let eye = |&(x, y): &(f32, f32)| {
        view! { <circle cx=x cy=y r="1.3" fill=INK stroke="#fff" stroke-width="0.7"/> }
    };
    Some(
        view! {
            <svg class="bird" viewBox="0 0 24 24" aria-hidden="true">
                <g stroke=INK stroke-width="1" stroke-linecap="round" stroke-linejoin="round">
                    <path d=bird.body fill=colour(fill)/>
                    <path d=bird.pale fill=PALE stroke="none"/>
                    <path d=bird.feathers fill="none"/>
                    <path d=bird.beak fill=BEAK/>
                </g>
                {bird.eyes.iter().map(eye).collect_view()}
            </svg>
        }
        .into_any(),
    )
}

/// A player in a list: face and name, in the language of whoever reads it.
pub(super) fn named(page: Page, name: &str) -> AnyView {
    let face = face(name);
    let name = name.to_owned();
    let told = move || names::told(&name, page.words.get());
    view! { <span class="named">{face} {told}</span> }.into_any()
}

/// The bird of a player's name, or a person's face.
pub(super) fn face(name: &str) -> AnyView {
    let drawn = portrait(name).unwrap_or_else(|| person(Signal::stored(Mood::Calm)));
    view! { <span class="avatar known" aria-hidden="true">{drawn}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use protocol::online::bird_name;

    use super::*;

    #[test]
    fn every_bird_and_colour_is_drawn() {
        let mut birds = HashSet::new();
        for bits in 0..16 {
            let name = bird_name(bits << 8 | bits);
            let (paint, bird) = read_bird_name(&name).unwrap();
            assert_ne!(colour(paint), "none", "{paint}");
            let drawn = BIRDS.iter().find(|known| known.name == bird).expect(bird);
            birds.insert((drawn.body, drawn.beak));
        }
        assert_eq!(birds.len(), BIRDS.len(), "no two look alike");
    }
}
