//! The board of a game that is played with a server: it shows what has come, and the moves made here
//! that are still on their way.

use std::time::Duration;

use game::Seat;
use game::online::Why;
use leptos::prelude::*;
use protocol::online::WireCommand;
use rules::{Move, Place, Side, ToMove};

use super::followed::{Step, step};
use super::session::Session;
use crate::play::desk::{Deed, Desk};
use crate::table::Table;

impl Session {
    /// The table for a board, as far as the game has come.
    pub(super) fn table(self) -> Option<Table> {
        self.game.with_untracked(|game| {
            let game = game.as_ref()?;
            let unsent = self.outbox.with_untracked(|outbox| {
                let moves = outbox.moves(game.room.ply());
                game.line(&moves)
            });
            let me = game.me();
            // The board itself does not know that a game is over that somebody has left.
            let why = game.room.end().map(|end| end.why);
            let is_left = matches!(why, Some(Why::Left(_) | Why::Aborted));
            let elsewhere = Side::BOTH.map(|side| me != Some(side));
            let seats = Side::BOTH.map(|side| {
                let is_here = !elsewhere[side];
                Seat::Person(if is_here {
                    String::new()
                } else {
                    game.name(side, self.page.words.get_untracked())
                })
            });
            let near = me.unwrap_or(Side::South);
            let table = Table::new(game.game(&unsent), seats, near, seed_of(&self.id))
                .with_elsewhere(elsewhere)
                .stopped(is_left);
            let is_kid = game.room.terms().kid;
            Some(if is_kid { table.for_children() } else { table })
        })
    }

    /// Connects a board: choices made there go to the server, and what comes is shown there.
    pub(super) fn connect(self, desk: Desk) {
        let deed = Callback::new(move |deed| self.send_deed(desk, deed));
        desk.elsewhere.set_value(Some(deed));
        Effect::new(move |_| {
            self.game.track();
            self.outbox.track();
            if !desk.film.moving.get() {
                // The film may be what is calling.
                set_timeout(move || self.show(desk), Duration::ZERO);
            }
        });
    }

    fn send_deed(self, desk: Desk, deed: Deed) {
        let Some(me) = self.game.with_untracked(|game| game.as_ref()?.me()) else {
            return;
        };
        match deed {
            Deed::Choice => {
                let chosen = desk.table.with_untracked(|table| {
                    let steps = table.game().line_len();
                    match table.chosen(me) {
                        Some(house) => Some((steps, Place::House(me, house).letter().to_string())),
                        None => Some((steps - 1, table.game().last_ply()?.text())),
                    }
                });
                if let Some((ply, m)) = chosen {
                    self.command(WireCommand::Move { ply, m });
                }
            }
            Deed::Round(filled) => {
                let is_asked = desk
                    .table
                    .with_untracked(|table| table.position().refill_choice()[me].is_some());
                let is_ready = self.game.with_untracked(|game| {
                    game.as_ref().is_some_and(|game| game.room.is_ready(me))
                });
                let houses = filled[me].letters(Side::South);
                let is_sent = |command: &WireCommand| {
                    matches!(command, WireCommand::Ready | WireCommand::Fill { .. })
                };
                if is_ready || self.outbox.with_untracked(|outbox| outbox.has(is_sent)) {
                    return;
                }
                self.command(if is_asked && !houses.is_empty() {
                    WireCommand::Fill { houses }
                } else {
                    WireCommand::Ready
                });
            }
        }
    }

    /// Brings the board one step nearer to what it has to show.
    fn show(self, desk: Desk) {
        if desk.film.moving.try_get_untracked() != Some(false) {
            return;
        }
        let Some(wanted) = self.table() else {
            return;
        };
        let steps =
            |table: &Table| -> Vec<String> { table.game().line().map(game::Step::text).collect() };
        let line = steps(&wanted);
        let shown = desk.table.with_untracked(steps);
        let next = match step(&shown, &line) {
            // Who sits where changes when the game is over, and when a seat was given back.
            Step::Rest if !same_seats(desk, &wanted) => Step::Set,
            step => step,
        };
        match next {
            Step::Rest => self.show_choice(desk),
            Step::Set => {
                put(desk, wanted);
                self.show_choice(desk);
            }
            Step::Play => {
                if !desk.table.with_untracked(Table::is_live) {
                    desk.table.update(|table| table.look(usize::MAX));
                }
                let text = &line[shown.len()];
                let played = desk
                    .table
                    .with_untracked(|table| table.position().read_move(text))
                    .is_ok_and(|mv| desk.follow(mv).is_ok());
                if !played {
                    put(desk, wanted);
                }
            }
        }
    }

    /// A choice that stays hidden is on the board, too.
    fn show_choice(self, desk: Desk) {
        let kept = self.game.with_untracked(|game| {
            let game = game.as_ref()?;
            let me = game
                .me()
                .filter(|_| game.room.position().to_move() == ToMove::Both)?;
            let unsent = || {
                let moves = self.outbox.get_untracked();
                let text = moves.moves(game.room.ply()).first().copied()?.to_owned();
                match Move::read(&text).ok()? {
                    (_, Move::House(house)) => Some(house),
                    (
                        _,
                        Move::Fruit(_)
                        | Move::Swap
                        | Move::Both(..)
                        | Move::Directed(_)
                        | Move::Arrange(_),
                    ) => None,
                }
            };
            Some((me, game.room.choice(me).or_else(unsent)))
        });
        let Some((me, kept)) = kept else {
            return;
        };
        let shown = desk.table.with_untracked(|table| table.chosen(me));
        if shown == kept {
            return;
        }
        desk.table.update(|table| match kept {
            // What the server has kept is legal.
            Some(house) => drop(table.choose_for(me, house)),
            None => table.look(usize::MAX),
        });
    }
}

/// Puts another state of the game on the board, which lies as it did.
fn put(desk: Desk, mut table: Table) {
    if desk.table.with_untracked(Table::near) != table.near() {
        table.flip();
    }
    desk.set_up(table);
}

fn same_seats(desk: Desk, wanted: &Table) -> bool {
    desk.table.with_untracked(|table| {
        let here = |table: &Table| Side::BOTH.map(|side| table.is_here(side));
        here(table) == here(wanted) && table.is_over() == wanted.is_over()
    })
}

/// The seed by which the game is kept on the device: the same whenever it is opened.
fn seed_of(id: &str) -> u64 {
    id.parse().map_or(1, |id: game::online::GameId| id.bits())
}
