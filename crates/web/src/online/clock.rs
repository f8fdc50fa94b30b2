//! The time left to a player, by the server's clock.

use std::time::Duration;

use game::online::{Pace, Room};
use leptos::prelude::*;
use protocol::online::WireCommand;
use rules::Side;

use super::session::Session;
use crate::device;
use crate::page::Page;

/// The interval between two looks at the clock.
const LOOK: Duration = Duration::from_millis(200);
/// The last seconds, which are marked.
const FEW_S: u64 = 10;
const HOUR_S: u64 = 60 * 60;
const DAY_S: u64 = 24 * HOUR_S;

/// The seconds left to a player at a moment of the server's clock; `None` without a clock.
pub(super) fn left_s(room: &Room, side: Side, now_ms: u64) -> Option<u64> {
    if room.terms().pace == Pace::Free {
        return None;
    }
    let clock = room.clock();
    let since = clock.since_ms(side).filter(|_| clock.runs(side));
    let used = since.map_or(0, |since| now_ms.saturating_sub(since));
    Some(clock.left_ms()[side].saturating_sub(used).div_ceil(1_000))
}

/// The time left to a side.
#[component]
pub(super) fn Time(session: Session, side: Signal<Side>) -> impl IntoView {
    let page = Page::here();
    let left = RwSignal::new(None::<u64>);
    let look = move || {
        // While a move of one's own is on its way nobody's time is shown to run.
        let is_move = |command: &WireCommand| matches!(command, WireCommand::Move { .. });
        let waits = session
            .outbox
            .try_with_untracked(|outbox| outbox.has(is_move));
        let Some((side, false)) = side.try_get_untracked().zip(waits) else {
            return;
        };
        let now_ms = session.now_ms();
        let now = session.game.try_with_untracked(|game| {
            let room = &game.as_ref()?.room;
            // Who gives up has made no move, and is charged nothing: the clock stops as it was seen.
            if room.end().is_some() && left.get_untracked().is_some() {
                return left.get_untracked();
            }
            left_s(room, side, now_ms)
        });
        left.maybe_update(|left| {
            let now = now.flatten();
            let differs = *left != now;
            *left = now;
            differs
        });
    };
    look();
    device::repeat(LOOK, look);
    let digits = move || left.get().map(|left_s| digits(page, left_s));
    let name = move || {
        let left_s = left.get().unwrap_or_default();
        let parts = [
            ("minutes", (left_s / 60).into()),
            ("n", (left_s % 60).into()),
        ];
        page.text_with("time-left", &parts)
    };
    view! {
        <Show when=move || left.get().is_some()>
            <span
                class="time"
                class:few=move || left.get().is_some_and(|left| left <= FEW_S)
                role="timer"
                aria-label=name
            >
                {digits}
            </span>
        </Show>
    }
}

/// The time left in digits; of long times the days.
fn digits(page: Page, left_s: u64) -> String {
    let (minutes, seconds) = (left_s / 60, left_s % 60);
    if left_s >= DAY_S {
        let hours = (left_s % DAY_S / HOUR_S).into();
        page.text_with(
            "days-left",
            &[("n", (left_s / DAY_S).into()), ("hours", hours)],
        )
    } else if left_s >= HOUR_S {
        format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use game::online::{Command, Moment};

    use super::*;

    #[test]
    fn time_runs_for_whoever_is_to_move_from_the_second_turn_on() {
        let mut room = Room::new("game=oware&clock=300%2B3&watch=off".parse().unwrap(), 0);
        assert_eq!(left_s(&room, Side::South, 50_000), Some(300));
        for (ply, text) in ["A", "a"].into_iter().enumerate() {
            let command = Command::Move {
                ply,
                text: text.to_owned(),
            };
            let by = [Side::South, Side::North][ply];
            for event in room.decide(by, &command, &Moment::at(50_000)).unwrap() {
                room.apply(&event, 50_000).unwrap();
            }
        }
        assert_eq!(left_s(&room, Side::South, 60_500), Some(293));
        assert_eq!(left_s(&room, Side::North, 60_500), Some(303));
        assert_eq!(left_s(&room, Side::South, 990_000), Some(0));
        let free = Room::new("game=oware".parse().unwrap(), 0);
        assert_eq!(left_s(&free, Side::South, 0), None);
    }
}
