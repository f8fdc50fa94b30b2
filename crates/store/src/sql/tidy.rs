//! The texts of SQL about what nobody needs any more.

use sqlx::SqliteConnection;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// The time after which a player who has no game is forgotten.
const GUEST_DAYS: i64 = 90;
/// The time for which an invitation that has expired still says so.
const INVITATION_DAYS: i64 = 30;

/// Players who have played nothing for long, as a part of a text that has their latest beginning as
/// its first argument.
macro_rules! idle_players {
    ($before:literal) => {
        concat!(
            $before,
            " in (select player.id from player where created < ?1 \
             and not exists (select 1 from game where south = player.id) \
             and not exists (select 1 from game where north = player.id))"
        )
    };
}

/// Deletes what has expired, and guests who have no game.
pub(crate) async fn tidy(
    connection: &mut SqliteConnection,
    now_ms: u64,
) -> Result<(), sqlx::Error> {
    let now = now_ms.cast_signed();
    let idle = now - GUEST_DAYS * DAY_MS;
    for (text, until) in [
        ("delete from session where expires <= ?1", now),
        ("delete from device_code where expires <= ?1", now),
        (
            "delete from invitation where expires <= ?1",
            now - INVITATION_DAYS * DAY_MS,
        ),
        (idle_players!("delete from session where player"), idle),
        (idle_players!("delete from device_code where player"), idle),
        (idle_players!("delete from invitation where player"), idle),
        (idle_players!("delete from player where id"), idle),
    ] {
        sqlx::query(text)
            .bind(until)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
