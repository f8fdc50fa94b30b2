//! The files that the machine allows to be open, and those that the server needs.

use crate::error::ServeError;

/// The files that are open beside connections and tables: the standard streams, the listener, and
/// what the runtime needs.
const FILES: usize = 32;
/// The files of games online: the database, its log, and the connections to it.
const FILES_OF_GAMES: usize = 32;
/// The fewest connections that are of any use: one browser opens six.
const CONNECTIONS_MIN: usize = 32;

/// The files that may be open at a time, after asking for as many as the system allows.
pub(crate) fn files_allowed() -> usize {
    // Where the system says nothing there is no such limit.
    let allowed = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(u64::MAX);
    usize::try_from(allowed).unwrap_or(usize::MAX)
}

/// The connections for which there is room beside the tables, `wanted` at most.
///
/// # Errors
/// [`ServeError::Files`] if there is not even room for a few.
pub(crate) fn connections(
    allowed: usize,
    tables: usize,
    wanted: usize,
) -> Result<usize, ServeError> {
    let room = allowed.saturating_sub(FILES + tables).min(wanted);
    if room < CONNECTIONS_MIN.min(wanted) {
        let needed = FILES + tables + CONNECTIONS_MIN;
        return Err(ServeError::Files { allowed, needed });
    }
    if room < wanted {
        tracing::warn!(room, wanted, "the system allows fewer connections");
    }
    Ok(room)
}

/// The sockets of games online for which there is room beside all else, `wanted` at most.
pub(crate) fn sockets(allowed: usize, tables: usize, connections: usize, wanted: usize) -> usize {
    let room = allowed.saturating_sub(FILES + FILES_OF_GAMES + tables + connections);
    if room < wanted {
        tracing::info!(room, wanted, "the system allows fewer sockets");
    }
    room.min(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_leave_room_for_all_else() {
        assert_eq!(sockets(100_000, 10, 512, 20_000), 20_000);
        assert_eq!(sockets(4_096, 10, 512, 20_000), 3_510);
        assert_eq!(sockets(512, 10, 450, 20_000), 0);
    }

    #[test]
    fn connections_fit_into_the_files_allowed() {
        assert_eq!(connections(1024, 100, 512).unwrap(), 512);
        assert_eq!(connections(512, 100, 512).unwrap(), 380);
        assert_eq!(connections(40, 0, 2).unwrap(), 2);
        let error = connections(6, 0, 512).unwrap_err().to_string();
        assert_eq!(
            error,
            "this program may have 6 files open at a time, and needs at least 64; `ulimit -n 64` \
             allows more"
        );
    }
}
