//! The parts that the worker fetches when a question needs them: the build cuts these functions,
//! and all that only they use, out of the program.
#![expect(
    clippy::unnecessary_wraps,
    reason = "what is fetched may be missing, and the attribute wants the signature to say so"
)]

use std::ops::ControlFlow;

use engine::{Net, packed};
use protocol::worker::Reply;
use protocol::worker::lab::News;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::answer::{Needs, Thinking};
use crate::certify::{Certify, Clock};
use crate::endings::Methods;
use crate::lab;

/// A part could not be fetched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// The engine as the worker sees it, before it is there.
trait Think {
    fn needs(&self, bytes: &[u8]) -> Needs;
    fn give(&mut self, net: Net, numbers: &[u8]);
    fn learn_endings(&mut self, methods: Methods);
    fn answer(&mut self, bytes: &[u8], now_ms: Clock<'_>, post: &mut dyn FnMut(&Reply));
    fn has_work(&self) -> bool;
    fn work(&mut self, now_ms: Clock<'_>);
}

impl Think for Thinking {
    fn needs(&self, bytes: &[u8]) -> Needs {
        Thinking::needs(bytes)
    }

    fn give(&mut self, net: Net, numbers: &[u8]) {
        net.give(numbers);
    }

    fn learn_endings(&mut self, methods: Methods) {
        Thinking::learn_endings(self, methods);
    }

    fn answer(&mut self, bytes: &[u8], now_ms: Clock<'_>, post: &mut dyn FnMut(&Reply)) {
        Thinking::answer(self, bytes, now_ms, post);
    }

    fn has_work(&self) -> bool {
        Thinking::has_work(self)
    }

    fn work(&mut self, now_ms: Clock<'_>) {
        Thinking::work(self, now_ms);
    }
}

/// Finds out about rules; `needs` says which network that takes.
#[derive(Clone, Copy)]
struct Lab {
    needs: fn(&[u8]) -> Needs,
    answer: Answer,
}

/// Answers a question with the network that it needs.
type Answer = fn(&[u8], Option<Network>, Post<'_>);

/// A network and its numbers.
type Network = (Net, &'static [u8]);

/// Posts a message.
type Post<'a> = &'a mut dyn FnMut(Vec<u8>);

/// Answers a question of the lab, and posts what is found as it goes.
pub(crate) async fn look_into(bytes: &[u8], post: Post<'_>) -> Result<(), Missing> {
    let Lab { needs, answer } = lab_part().await?;
    if needs(bytes).family {
        family().await?();
    }
    let net = match needs(bytes).net {
        Some(net) => Some((net, network(net).await?)),
        None => None,
    };
    answer(bytes, net, post);
    Ok(())
}

/// The part that does the work of the rules lab.
#[wasm_split(lab, fallible)]
fn lab_part() -> Result<Lab, Missing> {
    Ok(Lab {
        needs: lab::needs,
        answer: |bytes, net, post| {
            if let Some((net, numbers)) = net {
                net.give(numbers);
            }
            let mut tell = |news: &News| {
                post(news.encode());
                // The page ends the worker when it has enough.
                ControlFlow::Continue(())
            };
            lab::answer(bytes, &mut tell);
        },
    })
}

/// The parts that are there.
#[derive(Default)]
pub(crate) struct Parts {
    engine: Option<Box<dyn Think>>,
    networks: Vec<Net>,
    has_endings: bool,
    has_family: bool,
}

impl Parts {
    /// Fetches what a message needs, as far as it is not there; answers it.
    pub(crate) async fn answer(
        &mut self,
        bytes: &[u8],
        now_ms: Clock<'_>,
        post: &mut dyn FnMut(&Reply),
    ) -> Result<(), Missing> {
        let engine = match &mut self.engine {
            Some(engine) => engine,
            None => self.engine.insert(engine().await?),
        };
        let needs = engine.needs(bytes);
        if needs.family && !self.has_family {
            family().await?();
            self.has_family = true;
        }
        if needs.certificate {
            certificate().await?(bytes, now_ms, post);
            return Ok(());
        }
        if let Some(net) = needs.net
            && !self.networks.contains(&net)
        {
            engine.give(net, network(net).await?);
            self.networks.push(net);
        }
        if needs.endings && !self.has_endings {
            engine.learn_endings(endings().await?);
            self.has_endings = true;
        }
        engine.answer(bytes, now_ms, post);
        Ok(())
    }

    /// Whether there is something to do when nothing else is to be done.
    pub(crate) fn has_work(&self) -> bool {
        self.engine.as_ref().is_some_and(|engine| engine.has_work())
    }

    /// Does a step of that.
    pub(crate) fn work(&mut self, now_ms: Clock<'_>) {
        if let Some(engine) = &mut self.engine {
            engine.work(now_ms);
        }
    }
}

/// The part with all of the engine but its networks.
#[wasm_split(engine, fallible)]
fn engine() -> Result<Box<dyn Think>, Missing> {
    Ok(Box::new(Thinking::default()))
}

/// The part that plays and searches the games of the general machine.
#[wasm_split(family, fallible)]
fn family() -> Result<fn(), Missing> {
    Ok(engine::general::install)
}

/// The part that computes endings.
#[wasm_split(endings, fallible)]
fn endings() -> Result<Methods, Missing> {
    Ok(crate::endings::METHODS)
}

/// The part that makes certificates.
#[wasm_split(certificate, fallible)]
fn certificate() -> Result<Certify, Missing> {
    Ok(crate::certify::answer)
}

/// The numbers of a network.
async fn network(net: Net) -> Result<&'static [u8], Missing> {
    match net {
        Net::Kalah => kalah().await,
        Net::Oware => oware().await,
        Net::Congkak => congkak().await,
        Net::Race => race().await,
    }
}

#[wasm_split(kalah, fallible)]
fn kalah() -> Result<&'static [u8], Missing> {
    Ok(packed::KALAH)
}

#[wasm_split(oware, fallible)]
fn oware() -> Result<&'static [u8], Missing> {
    Ok(packed::OWARE)
}

#[wasm_split(congkak, fallible)]
fn congkak() -> Result<&'static [u8], Missing> {
    Ok(packed::CONGKAK)
}

#[wasm_split(race, fallible)]
fn race() -> Result<&'static [u8], Missing> {
    Ok(packed::RACE)
}
