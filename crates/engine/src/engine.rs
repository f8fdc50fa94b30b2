//! The engine: what it keeps between questions, and the two questions it answers.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rules::{Family, Move, Position, Side, ToMove};
use tablebase::Probe;

use crate::family::Judgement;
use crate::memory::Memory;
use crate::opening::{self, Judge};
use crate::root::Root;
use crate::{Info, Level, Limits, Network, Report};

/// The options of an engine. Write `EngineOptions { …, ..EngineOptions::default() }`.
#[derive(Clone, Copy, Debug)]
pub struct EngineOptions {
    /// Memory for positions already searched, in bytes; it is never exceeded.
    pub hash_bytes: usize,
    /// The number of threads that search at once. With more than one, the same question can get
    /// another answer; where there are no threads (in WebAssembly) it is always one.
    pub threads: usize,
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions {
            hash_bytes: 16 << 20,
            threads: 1,
        }
    }
}

/// The player whose move is wanted, with level and seed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Player {
    /// The side of the player.
    pub side: Side,
    /// The strength of the player.
    pub level: Level,
    /// The seed of the level's random choice among moves.
    pub seed: u64,
}

/// A move as a level chose it.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// The move; `None` when it is not this player's turn. While both players choose at once it
    /// is this player's house alone.
    pub mv: Option<Move>,
    /// The report of the search.
    pub report: Report,
}

/// Finds good moves in every game.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    memory: Memory,
    tables: Vec<Arc<dyn Probe>>,
    /// The network that judges boards of its size, in place of those of the program.
    network: Option<Arc<Network>>,
    /// Whether what is remembered may rest on a table.
    table_used: AtomicBool,
}

impl Engine {
    /// An engine that knows nothing yet.
    pub fn new(options: EngineOptions) -> Engine {
        Engine {
            options,
            memory: Memory::new(options.hash_bytes),
            tables: Vec::new(),
            network: None,
            table_used: AtomicBool::new(false),
        }
    }

    /// The options it was made with.
    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// Adds exact values for look-ups. Levels that make mistakes do not use them.
    pub fn add_table(&mut self, table: Arc<dyn Probe>) {
        self.tables.push(table);
    }

    /// Removes every table. What the engine remembers of them remains true.
    pub fn remove_tables(&mut self) {
        self.tables.clear();
    }

    /// Judges boards of that network's size by it, whatever the game of seeds is.
    pub fn use_network(&mut self, network: Arc<Network>) {
        // What is remembered was judged by another one.
        self.forget();
        self.network = Some(network);
    }

    /// The judgement of a position without any search: the margin, in hundredths of a point, by which
    /// the player to move seems to win. `None` when it is not one player's turn, and in games of the
    /// general machine.
    pub fn evaluate(&self, position: &Position) -> Option<i32> {
        let ToMove::One(side) = position.to_move() else {
            return None;
        };
        let network = self.network.as_deref();
        let is_judged = position.properties().family != Family::General;
        is_judged.then(|| position.visit(Judge { side, network }))
    }

    /// Forgets all searches: a new game begins.
    pub fn forget(&mut self) {
        self.memory.forget();
        *self.table_used.get_mut() = false;
    }

    /// Values the moves of a position. `on_info` gets a report of every completed depth and can
    /// stop the search; so can `limits`.
    ///
    /// While both players choose at once the moves are [`Move::House`]s of [`Limits::side`]. Where a
    /// player arranges the own seeds, a few arrangements stand for all.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use engine::{Engine, EngineOptions, Limits, Lines};
    /// use rules::Position;
    ///
    /// let rules = "kalah".parse()?;
    /// let position = Position::read("0-0-0-0-1-1-5-0-0-0-0-3-20-18-S", &rules, true)?;
    /// let limits = Limits { depth: Some(6), lines: Lines::All, ..Limits::default() };
    /// let report = Engine::new(EngineOptions::default())
    ///     .search(&position, &limits, &mut |_| ControlFlow::Continue(()));
    /// let moves: Vec<_> = report.moves.iter().map(|known| position.move_text(known.mv)).collect();
    /// // F banks a seed and moves again, so that E captures five.
    /// assert_eq!(moves, ["F", "E"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        on_info: &mut dyn FnMut(&Info) -> ControlFlow<()>,
    ) -> Report {
        self.search_as(Judgement::Full, true, position, limits, on_info)
    }

    /// Does the same as [`Engine::search`] with that evaluation of positions, with or without
    /// tables.
    pub(crate) fn search_as(
        &mut self,
        judgement: Judgement,
        with_tables: bool,
        position: &Position,
        limits: &Limits<'_>,
        on_info: &mut dyn FnMut(&Info) -> ControlFlow<()>,
    ) -> Report {
        let side = match position.to_move() {
            ToMove::Nobody => return Report::default(),
            ToMove::One(side) => side,
            ToMove::Both => limits.side.unwrap_or(Side::South),
        };
        if position.in_opening() {
            let network = self.network.as_deref();
            return opening::search(position, side, limits, network, on_info);
        }
        let threads = self.options.threads;
        self.memory.begin(limits.nodes, threads);
        let tables = self.tables.iter().filter(|_| with_tables);
        let table = tables
            .map(Arc::as_ref)
            .find(|table| table.is_for(position.rules()));
        position.visit(Root {
            memory: &self.memory,
            limits,
            threads,
            judgement,
            network: self.network.as_deref(),
            table: table.map(|table| (table, &self.table_used)),
            on_info,
        })
    }
}
