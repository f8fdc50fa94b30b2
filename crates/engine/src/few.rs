//! Sorting of short lists: the choices of a position.

/// Puts those of the highest rank first; those of the same rank stay in their order.
///
/// The sort of the standard library is made for many. Compiled for each kind of board it takes a
/// tenth of the worker that browsers load.
pub(crate) fn highest_first<T>(items: &mut [T], rank: impl Fn(&T) -> i32) {
    for end in 1..items.len() {
        let this = rank(&items[end]);
        let mut place = end;
        while place > 0 && rank(&items[place - 1]) < this {
            items.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::highest_first;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut random = rules::Random::new(7);
        for length in 0..40 {
            let mut items: Vec<(i32, usize)> = (0..length)
                .map(|place| (random.below(9).cast_signed() - 4, place))
                .collect();
            let mut expected = items.clone();
            expected.sort_by_key(|&(rank, _)| -rank);
            highest_first(&mut items, |&(rank, _)| rank);
            assert_eq!(items, expected);
        }
    }
}
