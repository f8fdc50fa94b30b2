//! "Did you mean …?"

/// The candidate most like `text`, if any is like it at all.
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    likest(text, candidates, 0.66)
}

/// The candidate of which `text` may be a slip: a letter or two are wrong.
pub fn slip_of<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    likest(text, candidates, 0.85)
}

/// The candidate most like `text`, of those that are more like it than `least`, from 0 to 1.
fn likest<'a>(
    text: &str,
    candidates: impl IntoIterator<Item = &'a str>,
    least: f64,
) -> Option<&'a str> {
    let text = text.to_ascii_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(&text, candidate), candidate))
        .filter(|&(likeness, _)| likeness > least)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}
