//! The two protocols that an engine speaks.

/// Which words are used.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Dialect {
    /// Universal Game Interface, for every game.
    Ugi,
    /// The dialect of UCI of engines for Oware.
    Uci,
}
