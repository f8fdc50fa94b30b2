//! The work that an answer took, in words.

use words::Words;

pub(super) const SEARCHED: &str = "solve-effort";
pub(super) const LOOKED_UP: &str = "solve-looked-up";

/// The effort for an answer, in the words for its method.
pub(super) fn effort(way: &str, nodes: u64, seconds: f64, words: Words) -> String {
    let seconds = format!("{seconds:.2}");
    let arguments = [
        ("nodes", nodes.into()),
        ("seconds", seconds.as_str().into()),
    ];
    words.text_with(way, &arguments)
}
