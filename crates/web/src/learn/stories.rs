//! A capture in three pictures: the last seed, the seeds taken elsewhere, and all of them at home.

use leptos::prelude::*;
use rules::{Event, Sowing};

/// The content of the three pictures.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Story {
    /// Pieces captured in the cup of the last seed, itself included.
    own: u16,
    /// Pieces captured elsewhere.
    other: u16,
}

impl Story {
    /// The capture of a sowing, if there was one.
    pub(super) fn of(sowing: &Sowing) -> Option<Story> {
        sowing.events.iter().find_map(|event| match event {
            Event::Capture { at, from, .. } => {
                let at_last = |own: bool| {
                    let there = from.iter().filter(|(place, _)| (place == at) == own);
                    there.map(|(_, heap)| heap.count()).sum()
                };
                Some(Story {
                    own: at_last(true),
                    other: at_last(false),
                })
            }
            _ => None,
        })
    }
}

/// The three pictures.
#[component]
pub(super) fn Pictures(story: Story) -> impl IntoView {
    let all = story.own + story.other;
    view! {
        <div class="pictures" aria-hidden="true">
            <svg viewBox="0 0 80 80">
                <circle class="cup" cx="40" cy="50" r="24"/>
                <g transform="translate(40 48)"><use href="#beans-0"/></g>
                <path class="path" d="M40 4V26M32 18L40 27L48 18"/>
            </svg>
            <svg viewBox="0 0 80 80">
                <circle class="cup" cx="40" cy="20" r="17"/>
                <circle class="cup" cx="40" cy="60" r="17"/>
                <text x="40" y="28">{story.other}</text>
                <text x="40" y="68">{story.own.max(1)}</text>
            </svg>
            <svg viewBox="0 0 80 80">
                <rect class="cup" x="36" y="6" width="38" height="68" rx="17"/>
                <path class="path" d="M4 22Q24 22 32 34M4 58Q24 58 32 46"/>
                <text x="55" y="49">{all}</text>
            </svg>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use rules::{Position, RuleSet};

    use super::*;

    #[test]
    fn a_capture_has_its_pictures() {
        let rules: RuleSet = "kid-cala-classic".parse().unwrap();
        let text = "1-0-3-0-2-0-0-4-0-0-4-0-3-3-S";
        let start = Position::read(text, &rules, true).unwrap();
        let story = |text| {
            let mut position = start.clone();
            let mv = position.read_move(text).unwrap();
            Story::of(&position.play(mv).unwrap())
        };
        assert_eq!(story("A"), Some(Story { own: 1, other: 4 }));
        assert_eq!(story("E"), None);
    }
}
