//! What to do next: a recommendation. Nothing is locked, and whoever wants may begin anywhere.

/// Where somebody stands with one thing of several that follow each other.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Stage {
    /// Enough of it has been done.
    Done,
    /// It comes next.
    Next,
    /// It comes after that.
    Later,
}

impl Stage {
    /// Its word in the style sheet.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Stage::Done => "done",
            Stage::Next => "next",
            Stage::Later => "later",
        }
    }
}

/// The stage of each thing, by how much of it has been done and how much is enough.
pub(super) fn stages(progress: &[(usize, usize)]) -> Vec<Stage> {
    let mut next = Stage::Next;
    let stage = |&(done, enough): &(usize, usize)| {
        if done >= enough {
            Stage::Done
        } else {
            std::mem::replace(&mut next, Stage::Later)
        }
    };
    progress.iter().map(stage).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_that_is_not_done_comes_next() {
        use Stage::{Done, Later, Next};
        for (progress, expected) in [
            (&[(0, 5), (0, 5), (0, 5)][..], &[Next, Later, Later][..]),
            (&[(5, 5), (2, 5), (0, 5)], &[Done, Next, Later]),
            (&[(0, 5), (9, 5), (0, 5)], &[Next, Done, Later]),
            (&[(5, 5), (6, 5)], &[Done, Done]),
            (&[], &[]),
        ] {
            assert_eq!(stages(progress), expected, "{progress:?}");
        }
    }
}
