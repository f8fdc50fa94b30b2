//! Messages that wait for one page, and the end of a page's patience: who plays is let go, who looks
//! on gets the newest state later.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::online::ServerMessage;
use tokio::sync::{Notify, mpsc};
use tokio::task;

/// Bytes that may wait for a page when there is something new for it.
const WAITING_MAX: usize = 64 * 1024;
/// Bytes of one answer to a page, beyond those: `hello` may ask for long games.
const ANSWER_MAX: usize = 4 * 1024 * 1024;
/// Pages that are woken at one time: a player's own page is among the first of those who hear of a move,
/// and no player's next move waits until thousands of watchers have heard of this one.
pub(crate) const TOGETHER_MAX: usize = 32;

/// The next thing for a page.
#[derive(Debug, Eq, PartialEq)]
pub(crate) enum Out {
    Message(Utf8Bytes),
    Close(u16),
    /// All that was left is sent to a page for which something was thrown away.
    Drained,
}

/// A message as it waits.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    text: Utf8Bytes,
    /// It tells the state of a game: a later one makes it needless.
    is_of_game: bool,
}

impl Letter {
    pub(crate) fn new(message: &ServerMessage) -> Letter {
        let text = serde_json::to_string(message).expect("messages are JSON");
        let is_of_game = match message {
            ServerMessage::Game { .. } | ServerMessage::Ev { .. } | ServerMessage::Here(_) => true,
            ServerMessage::Welcome { .. }
            | ServerMessage::Ack { .. }
            | ServerMessage::No { .. }
            | ServerMessage::You { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye(_) => false,
        };
        Letter {
            text: text.into(),
            is_of_game,
        }
    }
}

/// The fate of news of games.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum News {
    #[default]
    Kept,
    /// They are thrown away until the page has taken what waits.
    Skipped,
    /// It has, and the other end knows.
    Drained,
}

#[derive(Debug, Default)]
struct State {
    letters: VecDeque<Letter>,
    bytes: usize,
    /// The code with which the page is closed, after what waits.
    close: Option<u16>,
    news: News,
    /// Somebody will wake the page.
    has_bell: bool,
    is_over: bool,
}

#[derive(Debug, Default)]
struct Queue {
    state: Mutex<State>,
    something: Notify,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Messages for a page, as long as it takes them.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: Arc<Queue>,
    /// The occasion of the last message, and the bytes that waited when it came.
    occasion: u64,
    before: usize,
}

/// The other end of an [`Outbox`].
#[derive(Debug)]
pub(crate) struct Sent {
    queue: Arc<Queue>,
}

/// Wakes one page, for which there is something.
#[derive(Debug)]
pub(crate) struct Bell {
    queue: Arc<Queue>,
}

impl Bell {
    pub(crate) fn ring(self) {
        self.queue.lock().has_bell = false;
        self.queue.something.notify_one();
    }
}

/// Wakes crowds of pages, a few at a time; all that is ready to run has its turn in between.
pub(crate) async fn ring_in_turn(mut crowds: mpsc::UnboundedReceiver<Vec<Bell>>) {
    while let Some(crowd) = crowds.recv().await {
        let mut bells = crowd.into_iter().peekable();
        while bells.peek().is_some() {
            bells.by_ref().take(TOGETHER_MAX).for_each(Bell::ring);
            task::yield_now().await;
        }
    }
}

impl Outbox {
    pub(crate) fn new() -> (Outbox, Sent) {
        let queue = Arc::<Queue>::default();
        let outbox = Outbox {
            queue: Arc::clone(&queue),
            occasion: 0,
            before: 0,
        };
        (outbox, Sent { queue })
    }

    /// Whether there was room for a message, of which the page hears when it is woken. All messages of one
    /// occasion, which is not 0, find room or none does: a long game is more than may wait of news.
    pub(crate) fn put(&mut self, letter: Letter, occasion: u64) -> bool {
        let mut state = self.queue.lock();
        if letter.is_of_game && state.news != News::Kept {
            return true;
        }
        if self.occasion != occasion {
            (self.occasion, self.before) = (occasion, state.bytes);
        }
        let has_room = self.before <= WAITING_MAX && state.bytes <= WAITING_MAX + ANSWER_MAX;
        if has_room {
            state.bytes += letter.text.len();
            state.letters.push_back(letter);
        }
        has_room
    }

    pub(crate) fn wake(&self) {
        self.queue.something.notify_one();
    }

    /// The means to wake the page later; `None` when somebody has it and has not used it yet.
    pub(crate) fn bell(&self) -> Option<Bell> {
        let had_bell = std::mem::replace(&mut self.queue.lock().has_bell, true);
        (!had_bell).then(|| Bell {
            queue: Arc::clone(&self.queue),
        })
    }

    /// Throws away what waits of games, and what comes, until [`Outbox::go_on`]; the other end gets
    /// [`Out::Drained`] when it has taken the rest.
    pub(crate) fn skip(&mut self) {
        let mut state = self.queue.lock();
        state.letters.retain(|letter| !letter.is_of_game);
        state.bytes = state.letters.iter().map(|letter| letter.text.len()).sum();
        state.news = News::Skipped;
        drop(state);
        self.queue.something.notify_one();
    }

    /// The page gets everything again.
    pub(crate) fn go_on(&mut self) {
        self.queue.lock().news = News::Kept;
    }

    pub(crate) fn close(&self, code: u16) {
        self.queue.lock().close = Some(code);
        self.queue.something.notify_one();
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.queue.lock().is_over = true;
        self.queue.something.notify_one();
    }
}

impl Sent {
    /// The next thing; `None` when there will be none.
    pub(crate) async fn take(&mut self) -> Option<Out> {
        loop {
            if let Some(out) = self.take_now() {
                return Some(out);
            }
            if self.queue.lock().is_over {
                return None;
            }
            self.queue.something.notified().await;
        }
    }

    /// The next thing, if it is there.
    pub(crate) fn take_now(&mut self) -> Option<Out> {
        let mut state = self.queue.lock();
        if let Some(Letter { text, .. }) = state.letters.pop_front() {
            state.bytes -= text.len();
            if state.letters.is_empty() {
                // Most pages wait for one message a minute: room for many is not kept for them.
                state.letters = VecDeque::new();
            }
            return Some(Out::Message(text));
        }
        if let Some(code) = state.close.take() {
            return Some(Out::Close(code));
        }
        if state.news == News::Skipped {
            state.news = News::Drained;
            return Some(Out::Drained);
        }
        None
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.take().await? {
                Out::Message(text) => return Some(text),
                Out::Close(_) => return None,
                Out::Drained => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(bytes: usize, is_of_game: bool) -> Letter {
        Letter {
            text: "x".repeat(bytes).into(),
            is_of_game,
        }
    }

    fn taken(sent: &mut Sent) -> Vec<Out> {
        std::iter::from_fn(|| sent.take_now()).collect()
    }

    #[test]
    fn what_waits_has_a_limit() {
        let (mut outbox, mut sent) = Outbox::new();
        assert!(outbox.put(letter(WAITING_MAX, true), 1));
        assert!(outbox.put(letter(1, false), 2));
        assert!(!outbox.put(letter(1, true), 3));
        assert_eq!(taken(&mut sent).len(), 2);
        assert!(outbox.put(letter(1, true), 4));
    }

    /// A game of 600 events comes in six messages at once.
    #[test]
    fn one_answer_may_be_longer_than_what_waits_of_news() {
        let (mut outbox, mut sent) = Outbox::new();
        let piece = || letter(ANSWER_MAX / 8, true);
        for _ in 0..8 {
            assert!(outbox.put(piece(), 1));
        }
        assert!(!outbox.put(piece(), 2), "the next one has to wait");
        assert_eq!(taken(&mut sent).len(), 8);
        let most = (0..100).take_while(|_| outbox.put(piece(), 3)).count();
        assert!((8..=10).contains(&most), "{most}");
    }

    #[test]
    fn news_are_thrown_away_until_the_page_has_taken_the_rest() {
        let (mut outbox, mut sent) = Outbox::new();
        assert!(outbox.put(letter(WAITING_MAX + 1, true), 1));
        assert!(outbox.put(letter(5, false), 1));
        assert!(!outbox.put(letter(2, true), 2));
        outbox.skip();
        assert!(outbox.put(letter(WAITING_MAX, true), 3), "it is gone");
        assert!(outbox.put(letter(6, false), 4));
        let lengths: Vec<usize> = taken(&mut sent)
            .into_iter()
            .map(|out| match out {
                Out::Message(text) => text.len(),
                Out::Drained => 0,
                Out::Close(_) => unreachable!("nobody closes it"),
            })
            .collect();
        assert_eq!(lengths, [5, 6, 0]);
        assert_eq!(taken(&mut sent), []);
        outbox.go_on();
        assert!(outbox.put(letter(7, true), 5));
        assert_eq!(taken(&mut sent).len(), 1);
    }

    #[test]
    fn answers_have_a_limit_for_who_looks_on_too() {
        let (mut outbox, _sent) = Outbox::new();
        outbox.skip();
        assert!(outbox.put(letter(WAITING_MAX + 1, false), 1));
        assert!(!outbox.put(letter(1, false), 2));
    }

    #[tokio::test]
    async fn a_crowd_is_woken_and_lets_others_have_their_turn() {
        const PAGES: usize = 5 * TOGETHER_MAX;
        let (mut outboxes, mut sents): (Vec<_>, Vec<_>) = (0..PAGES).map(|_| Outbox::new()).unzip();
        for outbox in &mut outboxes {
            assert!(outbox.put(letter(1, true), 1));
        }
        let bells: Vec<Bell> = outboxes.iter().filter_map(Outbox::bell).collect();
        assert_eq!(bells.len(), PAGES);
        assert!(outboxes[0].bell().is_none(), "one is on its way");
        let (crowds, waiting) = mpsc::unbounded_channel();
        crowds.send(bells).unwrap();
        drop(crowds);
        let ringing = tokio::spawn(ring_in_turn(waiting));
        let mut turns = 0;
        while !ringing.is_finished() {
            turns += 1;
            task::yield_now().await;
        }
        assert!(turns >= PAGES / TOGETHER_MAX, "{turns}");
        for sent in &mut sents {
            assert!(matches!(sent.take().await, Some(Out::Message(_))));
        }
        assert!(outboxes[0].bell().is_some(), "it has been rung");
    }

    #[tokio::test]
    async fn the_other_end_learns_of_the_end() {
        let (outbox, mut sent) = Outbox::new();
        let waiting = tokio::spawn(async move { (sent.take().await, sent.take().await) });
        tokio::task::yield_now().await;
        outbox.close(1013);
        drop(outbox);
        assert_eq!(waiting.await.unwrap(), (Some(Out::Close(1013)), None));
    }
}
