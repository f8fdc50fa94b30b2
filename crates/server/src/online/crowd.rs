//! The sockets that are open: nobody takes the places of all others.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use hall::PlayerId;

use crate::places::Origin;

/// Counts of sockets.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    limits: CrowdLimits,
    counts: Arc<Mutex<Counts>>,
}

/// The most sockets that may be open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CrowdLimits {
    pub(crate) all: usize,
    pub(crate) of_an_address: usize,
    pub(crate) of_a_player: usize,
}

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    origins: HashMap<Origin, usize>,
    players: HashMap<PlayerId, usize>,
}

/// A place, which is given back when this is dropped.
#[derive(Debug)]
pub(crate) struct CrowdPlace {
    crowd: Crowd,
    origin: Option<Origin>,
    player: Option<PlayerId>,
}

impl Crowd {
    pub(crate) fn new(limits: CrowdLimits) -> Crowd {
        Crowd {
            limits,
            counts: Arc::default(),
        }
    }

    /// A place for one more socket, if there is one.
    pub(crate) fn enter(
        &self,
        origin: Option<Origin>,
        player: Option<PlayerId>,
    ) -> Option<CrowdPlace> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let of_origin = origin.map_or(0, |it| count(&counts.origins, &it));
        let of_player = player.map_or(0, |it| count(&counts.players, &it));
        let is_free = counts.all < self.limits.all
            && of_origin < self.limits.of_an_address
            && of_player < self.limits.of_a_player;
        if !is_free {
            return None;
        }
        counts.all += 1;
        if let Some(origin) = origin {
            *counts.origins.entry(origin).or_default() += 1;
        }
        if let Some(player) = player {
            *counts.players.entry(player).or_default() += 1;
        }
        Some(CrowdPlace {
            crowd: self.clone(),
            origin,
            player,
        })
    }
}

fn count<K: Eq + Hash>(counts: &HashMap<K, usize>, key: &K) -> usize {
    counts.get(key).copied().unwrap_or_default()
}

impl Drop for CrowdPlace {
    fn drop(&mut self) {
        let counts = &self.crowd.counts;
        let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(origin) = self.origin {
            take(&mut counts.origins, &origin);
        }
        if let Some(player) = self.player {
            take(&mut counts.players, &player);
        }
    }
}

fn take<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_the_sockets_of_others() {
        let crowd = Crowd::new(CrowdLimits {
            all: 4,
            of_an_address: 3,
            of_a_player: 2,
        });
        let origin = |address: &str| Some(Origin::of(address.parse().unwrap()));
        let player = |id| Some(PlayerId(id));
        let first = crowd.enter(origin("1.0.0.1"), player(1)).unwrap();
        let _second = crowd.enter(origin("1.0.0.1"), player(1)).unwrap();
        assert!(crowd.enter(origin("2.0.0.2"), player(1)).is_none());
        let _third = crowd.enter(origin("1.0.0.1"), None).unwrap();
        assert!(crowd.enter(origin("1.0.0.1"), None).is_none());
        let _fourth = crowd.enter(origin("2.0.0.2"), None).unwrap();
        assert!(crowd.enter(origin("3.0.0.3"), None).is_none());
        drop(first);
        assert!(crowd.enter(origin("3.0.0.3"), player(1)).is_some());
    }
}
