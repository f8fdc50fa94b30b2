//! The shared elements of the picture: its title, escaped text, lengths.

pub(super) const TITLE: &str = "How far apart the levels are";

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A count as a length.
pub(super) fn float(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("nobody draws so much"))
}
