//! The state of drawing over the board.

use game::{Colour, Drawing};
use leptos::prelude::*;
use rules::Place;

/// The state of drawing.
#[derive(Clone, Copy)]
pub(crate) struct Sketch {
    /// Whether every press on the board draws: for fingers, which have no second button.
    pub(super) is_on: RwSignal<bool>,
    /// The colour of what is drawn then.
    pub(super) brush: RwSignal<Colour>,
    /// The place at which drawing began, and its colour.
    pub(super) begun: StoredValue<Option<(Place, Colour)>>,
    /// What would be drawn if the pointer were lifted here.
    pub(super) draft: RwSignal<Option<Drawing>>,
}

impl Sketch {
    pub(super) fn new() -> Sketch {
        Sketch {
            is_on: RwSignal::new(false),
            brush: RwSignal::new(Colour::default()),
            begun: StoredValue::new(None),
            draft: RwSignal::new(None),
        }
    }
}
