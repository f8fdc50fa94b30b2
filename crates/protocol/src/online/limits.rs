//! The limits that a page or a program has to keep; `welcome` tells them.

use serde::{Deserialize, Serialize};

/// A number of things in a time.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Rate {
    /// The number of them that are allowed at once.
    pub most: u32,
    /// The time after which as many are allowed again, in milliseconds.
    pub per_ms: u32,
}

/// The most that a client may do. Sockets are not among it: the operator limits them, and one too many
/// is never welcomed.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Limits {
    /// The bytes of one message to the server.
    pub message_bytes: u32,
    /// Messages of one player, by all sockets and requests together.
    pub messages: Rate,
    /// Messages by the socket of somebody who only looks on.
    pub watcher_messages: Rate,
    /// Feelings shown by one player in one game, whatever brings them.
    pub reactions: Rate,
    /// The games that one `hello` may ask for.
    pub hello_games: u32,
    /// The games that one socket may have open.
    pub socket_games: u32,
    /// The games that one player may play at one time.
    pub playing: u32,
    /// The open invitations of one player.
    pub invitations: u32,
    /// The seeks of one player; a server without a lobby has none.
    #[serde(default)]
    pub seeks: u32,
    /// The silence after which a socket is given up, in milliseconds.
    pub silence_ms: u32,
}

/// The limits of this version, which hall and server keep.
pub const LIMITS: Limits = Limits {
    message_bytes: 4 * 1024,
    messages: Rate {
        most: 40,
        per_ms: 10_000,
    },
    watcher_messages: Rate {
        most: 10,
        per_ms: 10_000,
    },
    reactions: Rate {
        most: 3,
        per_ms: 20_000,
    },
    hello_games: 32,
    socket_games: 64,
    playing: 20,
    invitations: 10,
    seeks: 5,
    silence_ms: 30_000,
};
