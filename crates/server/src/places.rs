//! Connections when there are not enough for all: nobody is shut out by the many of somebody else.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Instant;

use tokio::task::{AbortHandle, Id};

/// A client's address, as far as a client cannot choose it: of IPv6 the first half.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) struct Origin(IpAddr);

impl Origin {
    pub(crate) fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
            }
        })
    }
}

/// The activity of a connection.
#[derive(Debug)]
pub(crate) struct Activity {
    begun: Instant,
    /// The number of requests that are being answered.
    requests: AtomicU32,
    /// The end of the last answer, in milliseconds from the beginning.
    last: AtomicU64,
}

impl Activity {
    pub(crate) fn new() -> Self {
        Self {
            begun: Instant::now(),
            requests: AtomicU32::new(0),
            last: AtomicU64::new(0),
        }
    }

    /// A request is being answered until the result is dropped.
    pub(crate) fn ask(&self) -> Asking<'_> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        Asking(self)
    }

    fn is_idle(&self) -> bool {
        self.requests.load(Ordering::Relaxed) == 0
    }

    /// The moment since which nothing was asked.
    fn since(&self) -> Instant {
        let last = self.last.load(Ordering::Relaxed);
        self.begun + std::time::Duration::from_millis(last)
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(crate) struct Asking<'a>(&'a Activity);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        let Self(activity) = self;
        let last = activity.begun.elapsed().as_millis() as u64;
        activity.last.store(last, Ordering::Relaxed);
        activity.requests.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A connection.
#[derive(Debug)]
struct Place {
    origin: Origin,
    activity: Arc<Activity>,
    task: AbortHandle,
}

/// All connections.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    taken: HashMap<Id, Place>,
}

impl Places {
    /// No connections yet, of at most `most`.
    pub(crate) fn new(most: usize) -> Self {
        Self {
            most,
            taken: HashMap::new(),
        }
    }

    pub(crate) fn add(&mut self, origin: Origin, activity: Arc<Activity>, task: AbortHandle) {
        let place = Place {
            origin,
            activity,
            task,
        };
        self.taken.insert(place.task.id(), place);
    }

    pub(crate) fn remove(&mut self, id: Id) {
        self.taken.remove(&id);
    }

    /// Whether there is a place for one more connection, if need be by ending another.
    pub(crate) fn make_room(&mut self, newcomer: Origin) -> bool {
        if self.taken.len() < self.most {
            return true;
        }
        let Some(id) = self.dispensable(newcomer) else {
            return false;
        };
        if let Some(place) = self.taken.remove(&id) {
            tracing::debug!("a connection gives up its place");
            place.task.abort();
        }
        true
    }

    /// The connection that can best be spared: of the origin that has the most, one that asks for
    /// nothing, or else the oldest, unless it is the newcomer's; or anybody's that asks for nothing.
    fn dispensable(&self, newcomer: Origin) -> Option<Id> {
        let mut counts = HashMap::from([(newcomer, 1)]);
        for place in self.taken.values() {
            *counts.entry(place.origin).or_insert(0_usize) += 1;
        }
        let greediest = counts
            .into_iter()
            .max_by_key(|&(origin, count)| (count, origin == newcomer));
        let greediest = greediest.map(|(origin, _)| origin);
        let is_theirs = |place: &Place| Some(place.origin) == greediest;
        let is_idle = |place: &Place| place.activity.is_idle();
        self.longest_quiet(|place| is_theirs(place) && is_idle(place))
            .or_else(|| self.longest_quiet(|place| is_theirs(place) && place.origin != newcomer))
            .or_else(|| self.longest_quiet(is_idle))
    }

    /// Of some connections the one that has asked for nothing since the earliest moment.
    fn longest_quiet(&self, some: impl Fn(&Place) -> bool) -> Option<Id> {
        let some = self.taken.iter().filter(|(_, place)| some(place));
        let longest = some.min_by_key(|(_, place)| place.activity.since());
        longest.map(|(id, _)| *id)
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::JoinHandle;

    use super::*;

    struct Client {
        activity: Arc<Activity>,
        running: JoinHandle<()>,
    }

    /// Takes a place and keeps it.
    fn enter(places: &mut Places, address: &str) -> Client {
        let activity = Arc::new(Activity::new());
        let running = tokio::spawn(std::future::pending());
        let origin = Origin::of(address.parse().unwrap());
        places.add(origin, Arc::clone(&activity), running.abort_handle());
        Client { activity, running }
    }

    /// Asks for one more place; returns the index of the client that gave up theirs.
    async fn given_up(places: &mut Places, address: &str, clients: &[Client]) -> Option<usize> {
        if !places.make_room(Origin::of(address.parse().unwrap())) {
            return None;
        }
        tokio::task::yield_now().await;
        clients
            .iter()
            .position(|client| client.running.is_finished())
    }

    #[tokio::test]
    async fn the_greediest_gives_up_what_is_idle_longest() {
        let mut places = Places::new(4);
        let mut clients = Vec::new();
        for address in ["1.0.0.1", "2.0.0.2", "2.0.0.2", "2.0.0.2"] {
            clients.push(enter(&mut places, address));
            // The clock of the program may be coarse.
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        let _asking = clients[1].activity.ask();
        let asked = clients[2].activity.ask();
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        drop(asked);
        assert_eq!(given_up(&mut places, "1.0.0.1", &clients).await, Some(3));
    }

    #[tokio::test]
    async fn nobody_is_shut_out_by_the_requests_of_one() {
        let mut places = Places::new(3);
        let clients: Vec<Client> = (0..3).map(|_| enter(&mut places, "2.0.0.2")).collect();
        let all: Vec<_> = clients
            .iter()
            .map(|client| Arc::clone(&client.activity))
            .collect();
        let _asking: Vec<_> = all.iter().map(|activity| activity.ask()).collect();
        assert_eq!(given_up(&mut places, "2.0.0.2", &clients).await, None);
        let given_up = given_up(&mut places, "1.0.0.1", &clients).await;
        assert!(given_up.is_some());
    }

    #[tokio::test]
    async fn whoever_asks_keeps_a_single_place() {
        let mut places = Places::new(2);
        let clients: Vec<Client> = ["1.0.0.1", "2.0.0.2"]
            .into_iter()
            .map(|address| enter(&mut places, address))
            .collect();
        let all: Vec<_> = clients
            .iter()
            .map(|client| Arc::clone(&client.activity))
            .collect();
        let first = all[0].ask();
        let second = all[1].ask();
        assert_eq!(given_up(&mut places, "3.0.0.3", &clients).await, None);
        drop(second);
        assert_eq!(given_up(&mut places, "3.0.0.3", &clients).await, Some(1));
        drop(first);
    }

    #[test]
    fn an_origin_is_what_a_client_cannot_choose() {
        let origin = |address: &str| Origin::of(address.parse().unwrap());
        assert_eq!(origin("2001:db8::1"), origin("2001:db8::ffff:2"));
        assert_ne!(origin("2001:db8::1"), origin("2001:db8:0:1::1"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
        assert_ne!(origin("10.0.0.2"), origin("10.0.0.1"));
    }
}
