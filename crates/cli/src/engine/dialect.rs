//! The two protocols that an engine speaks.

/// The words of the protocol.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Dialect {
    /// Universal Game Interface, for every game.
    Ugi,
    /// The dialect of UCI of engines for Oware.
    Uci,
}
