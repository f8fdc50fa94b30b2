//! "Did you mean …?"

/// The candidate most like `text`, if any is like it at all.
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text = text.to_ascii_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(&text, candidate), candidate))
        .filter(|&(likeness, _)| likeness > 0.66)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}
