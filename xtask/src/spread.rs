//! Work on many things, several at a time.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use anyhow::Result;

/// The number of cores of this machine.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Runs `work` on each item, in `threads` threads; `heard` gets each result as soon as it is known, on
/// the thread of the caller. After a failure no further item is begun.
pub(crate) fn spread<T: Send, R: Send>(
    threads: usize,
    items: Vec<T>,
    work: impl Fn(T) -> Result<R> + Sync,
    mut heard: impl FnMut(R) -> Result<()>,
) -> Result<()> {
    let waiting = Mutex::new(items.into_iter());
    // A thread that panicked has taken its item already: what waits is as good as before.
    let next = || {
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.next()
    };
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while let Some(item) = next() {
                    // After a failure the receiver is gone.
                    if sender.send(work(item)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        results.into_iter().try_for_each(|result| heard(result?))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::{Duration, Instant};

    use anyhow::bail;

    use super::*;

    #[test]
    fn several_at_a_time() {
        let begun = AtomicUsize::new(0);
        let work = |item| {
            begun.fetch_add(1, Ordering::Relaxed);
            let asked = Instant::now();
            while begun.load(Ordering::Relaxed) < 2 && asked.elapsed() < Duration::from_secs(10) {
                thread::yield_now();
            }
            Ok((item, begun.load(Ordering::Relaxed)))
        };
        let mut heard = Vec::new();
        spread(2, vec!["one", "two"], work, |result| {
            heard.push(result);
            Ok(())
        })
        .unwrap();
        heard.sort_unstable();
        assert_eq!(heard, [("one", 2), ("two", 2)]);
    }

    #[test]
    fn a_failure_ends_it() {
        let mut heard = Vec::new();
        let work = |item| if item == 2 { bail!("two") } else { Ok(item) };
        let failure = spread(1, vec![1, 2, 3], work, |item| {
            heard.push(item);
            Ok(())
        });
        assert_eq!(failure.unwrap_err().to_string(), "two");
        assert_eq!(heard, [1]);
    }
}
