//! A ply as it is shown: pictures with times, and the marks it leaves.
//!
//! Nothing is computed here about where a seed falls: the events say it, the pictures follow. A page
//! draws them, a terminal writes them, both at the same pace.

mod content;
mod film;
mod trace;

pub use content::Content;
pub use film::{Carried, Cue, Frame, Scene, Speed, frames, length_ms};
pub use trace::{Preview, Trace};
