//! Seeks: players who wait for anybody, as the lobby shows them. They are in memory alone, and gone
//! a few seconds after the page that waits.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::online::{GameId, SeatWish, Terms};
use hall::PlayerId;
use protocol::online::{Code, LIMITS};
use store::Player;

use crate::error::ApiError;

/// The time after which a seek is gone whose page is silent, in milliseconds.
const SILENCE_MS: u64 = 10_000;
/// The time for which a page can learn what its seek has become, in milliseconds.
const TAKEN_MS: u64 = 60_000;

/// The seeks of all players together.
const SEEKS_MAX: usize = 200;

/// A player who waits, and the terms of the game.
#[derive(Clone, Debug)]
pub(crate) struct Seek {
    pub(crate) id: String,
    pub(crate) by: Player,
    pub(crate) terms: Terms,
}

/// The state of a seek, as its own page learns it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum SeekState {
    /// Nobody has come yet.
    Open,
    /// Somebody has taken it, and the game is being written to the disk.
    Beginning,
    /// The game has begun.
    Begun(GameId),
    /// It is not there any more.
    Gone,
}

#[derive(Debug)]
struct Kept {
    seek: Seek,
    state: SeekState,
    until_ms: u64,
}

/// All seeks of a server, the oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seeks(Arc<Mutex<Vec<Kept>>>);

impl Seeks {
    /// The seeks that are not over at a moment.
    fn at(&self, now_ms: u64) -> MutexGuard<'_, Vec<Kept>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|kept| kept.until_ms > now_ms);
        kept
    }

    /// The open ones, the oldest first.
    pub(crate) fn open(&self, now_ms: u64) -> Vec<Seek> {
        let kept = self.at(now_ms);
        let open = kept.iter().filter(|kept| kept.state == SeekState::Open);
        open.map(|kept| kept.seek.clone()).collect()
    }

    /// Adds a seek, by an id that is new. One of the same player and terms stays the one there is.
    ///
    /// # Errors
    /// [`Code::TooOften`] if the player has as many as one may have, [`ApiError::Busy`] if all have.
    pub(crate) fn add(&self, seek: Seek, now_ms: u64) -> Result<String, ApiError> {
        let mut all = self.at(now_ms);
        let until_ms = now_ms + SILENCE_MS;
        let mut own = all
            .iter_mut()
            .filter(|kept| kept.seek.by.id == seek.by.id && kept.state == SeekState::Open);
        if let Some(same) = own.find(|kept| kept.seek.terms == seek.terms) {
            same.until_ms = until_ms;
            return Ok(same.seek.id.clone());
        }
        let is_own = |kept: &&Kept| kept.seek.by.id == seek.by.id;
        let most = LIMITS.seeks as usize;
        if all.iter().filter(is_own).count() >= most {
            let why = format!("you wait for {most} games already; end one of them first");
            return Err(ApiError::Refused(Code::TooOften, why));
        }
        if all.len() >= SEEKS_MAX {
            return Err(ApiError::Busy);
        }
        let id = seek.id.clone();
        all.push(Kept {
            seek,
            state: SeekState::Open,
            until_ms,
        });
        Ok(id)
    }

    /// Keeps a seek of this player for some seconds more, and tells what has become of it.
    pub(crate) fn keep(&self, id: &str, player: PlayerId, now_ms: u64) -> SeekState {
        let mut all = self.at(now_ms);
        let own = all
            .iter_mut()
            .find(|kept| kept.seek.id == id && kept.seek.by.id == player);
        own.map_or(SeekState::Gone, |kept| {
            if kept.state == SeekState::Open {
                kept.until_ms = now_ms + SILENCE_MS;
            }
            kept.state
        })
    }

    /// Takes a seek for somebody: nobody else can, until it is given back.
    ///
    /// # Errors
    /// [`Code::Expired`], [`Code::OwnInvitation`] or [`Code::Taken`].
    pub(crate) fn take(&self, id: &str, player: PlayerId, now_ms: u64) -> Result<Seek, ApiError> {
        let mut all = self.at(now_ms);
        let found = all.iter_mut().find(|kept| kept.seek.id == id);
        let refused = |code, why: &str| Err(ApiError::Refused(code, why.to_owned()));
        match found {
            None => refused(Code::Expired, "whoever waited here has gone"),
            Some(kept) if kept.seek.by.id == player => refused(
                Code::OwnInvitation,
                "it is you who waits here; somebody else has to come",
            ),
            Some(kept) if kept.state == SeekState::Open => {
                kept.state = SeekState::Beginning;
                Ok(kept.seek.clone())
            }
            Some(_) => refused(Code::Taken, "somebody else was faster"),
        }
    }

    /// Takes the oldest seek that fits what a player wants: the same terms, with seats by lot.
    pub(crate) fn take_like(&self, wanted: &Terms, player: PlayerId, now_ms: u64) -> Option<Seek> {
        let mut all = self.at(now_ms);
        let fits = |kept: &&mut Kept| {
            let Seek { by, terms, .. } = &kept.seek;
            by.id != player
                && kept.state == SeekState::Open
                && terms.seat == SeatWish::Lot
                && terms == wanted
        };
        let kept = all.iter_mut().find(fits)?;
        kept.state = SeekState::Beginning;
        Some(kept.seek.clone())
    }

    /// Opens a seek again whose game could not begin.
    pub(crate) fn give_back(&self, id: &str, now_ms: u64) {
        let mut all = self.at(now_ms);
        if let Some(kept) = all.iter_mut().find(|kept| kept.seek.id == id) {
            kept.state = SeekState::Open;
        }
    }

    /// Notes the game that has begun with a seek. Neither of its players waits any longer.
    pub(crate) fn begin(&self, seek: &Seek, with: PlayerId, game: GameId, now_ms: u64) {
        let mut all = self.at(now_ms);
        for kept in &mut *all {
            if kept.seek.id == seek.id {
                kept.state = SeekState::Begun(game);
                kept.until_ms = now_ms + TAKEN_MS;
            }
        }
        all.retain(|kept| {
            let is_theirs = [seek.by.id, with].contains(&kept.seek.by.id);
            !(is_theirs && kept.state == SeekState::Open)
        });
    }

    /// Withdraws a seek of this player; one that is not there is no more.
    pub(crate) fn withdraw(&self, id: &str, player: PlayerId, now_ms: u64) {
        let is_it = |kept: &Kept| kept.seek.id == id && kept.seek.by.id == player;
        self.at(now_ms)
            .retain(|kept| !(is_it(kept) && kept.state == SeekState::Open));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seek(by: u64, id: &str, terms: &str) -> Seek {
        Seek {
            id: id.to_owned(),
            by: Player {
                id: PlayerId(by),
                name: "Blue Heron".to_owned(),
                kid: false,
            },
            terms: terms.parse().unwrap(),
        }
    }

    fn code(refused: &ApiError) -> Option<Code> {
        let ApiError::Refused(code, _) = refused else {
            return None;
        };
        Some(*code)
    }

    #[test]
    fn a_seek_is_gone_ten_seconds_after_its_page() {
        let seeks = Seeks::default();
        seeks.add(seek(1, "a", "game=kalah"), 0).unwrap();
        assert_eq!(seeks.keep("a", PlayerId(1), 9_000), SeekState::Open);
        // Nobody else keeps it.
        assert_eq!(seeks.keep("a", PlayerId(2), 18_000), SeekState::Gone);
        assert_eq!(seeks.open(18_999).len(), 1);
        assert_eq!(seeks.open(19_000).len(), 0);
        let refused = seeks.take("a", PlayerId(2), 19_000).unwrap_err();
        assert_eq!(code(&refused), Some(Code::Expired));
    }

    #[test]
    fn one_of_many_takes_a_seek_and_never_whoever_waits() {
        let seeks = Seeks::default();
        seeks.add(seek(1, "a", "game=kalah"), 0).unwrap();
        let own = seeks.take("a", PlayerId(1), 1).unwrap_err();
        assert_eq!(code(&own), Some(Code::OwnInvitation));
        let taken = seeks.take("a", PlayerId(2), 1).unwrap();
        let late = seeks.take("a", PlayerId(3), 1).unwrap_err();
        assert_eq!(code(&late), Some(Code::Taken));
        assert_eq!(seeks.open(1).len(), 0);
        seeks.give_back("a", 2);
        assert_eq!(seeks.open(2).len(), 1);
        seeks.take("a", PlayerId(2), 3).unwrap();
        // Both have other seeks, which end as the game begins; a third player's stays.
        for (by, id) in [(1, "b"), (2, "c"), (3, "d")] {
            seeks.add(seek(by, id, "game=oware"), 3).unwrap();
        }
        let game = GameId::from_bits(7);
        seeks.begin(&taken, PlayerId(2), game, 4);
        let ids: Vec<_> = seeks.open(5).into_iter().map(|seek| seek.id).collect();
        assert_eq!(ids, ["d"]);
        assert_eq!(seeks.keep("a", PlayerId(1), 60_003), SeekState::Begun(game));
    }

    #[test]
    fn players_who_want_the_same_are_paired_by_lot_alone() {
        let seeks = Seeks::default();
        let terms = [
            "game=oware&clock=180%2B2",
            "game=kalah&seat=south",
            "game=kalah",
        ];
        for (by, terms) in (1..).zip(terms) {
            seeks.add(seek(by, terms, terms), 0).unwrap();
        }
        let like = |terms: &str, player| {
            let found = seeks.take_like(&terms.parse().unwrap(), PlayerId(player), 1);
            found.map(|seek| seek.by.id.0)
        };
        assert_eq!(like("game=oware", 9), None);
        assert_eq!(like("game=oware&clock=180%2B2", 1), None);
        assert_eq!(like("game=oware&clock=180%2B2", 9), Some(1));
        assert_eq!(like("game=kalah", 9), Some(3));
        assert_eq!(like("game=kalah", 9), None);
    }

    #[test]
    fn a_player_waits_for_five_games_and_all_for_two_hundred() {
        let seeks = Seeks::default();
        let add = |by, number: u32| {
            let terms = format!("game=kalah:seeds={}", number % 6 + 1);
            seeks.add(seek(by, &format!("{by}-{number}"), &terms), 0)
        };
        for number in 0..LIMITS.seeks {
            add(0, number).unwrap();
        }
        assert_eq!(add(0, 0).unwrap(), "0-0");
        assert_eq!(code(&add(0, 5).unwrap_err()), Some(Code::TooOften));
        for by in 1..=195 {
            add(by, 0).unwrap();
        }
        assert!(matches!(add(196, 0), Err(ApiError::Busy)));
        seeks.withdraw("0-0", PlayerId(1), 0);
        assert_eq!(seeks.open(0).len(), 200);
        seeks.withdraw("0-0", PlayerId(0), 0);
        assert_eq!(seeks.open(0).len(), 199);
    }
}
