//! Events of a game online as JSON.

use game::online::{Event, Offerable, Reaction, Why};
use rules::{Houses, Move, Place, Side};
use serde::{Deserialize, Serialize};

use super::flat::{FlatError, FlatEvent, Ms, need};

/// An event as JSON; `by` is `south`, `north` or `both`, times are milliseconds.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(tag = "k", rename_all = "kebab-case", try_from = "FlatEvent")]
#[expect(missing_docs, reason = "the fields are those of `game::online::Event`")]
pub enum WireEvent {
    Move {
        by: String,
        ply: usize,
        m: String,
        pos: String,
        ms: [u64; 2],
        at: u64,
    },
    Chose {
        by: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<char>,
        ms: [u64; 2],
        at: u64,
    },
    Filled {
        by: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        houses: Option<String>,
        at: u64,
    },
    Ready {
        by: String,
        at: u64,
    },
    Round {
        ply: usize,
        m: String,
        pos: String,
        at: u64,
    },
    Offer {
        by: String,
        what: String,
        at: u64,
    },
    Answer {
        by: String,
        offer: u64,
        yes: bool,
        at: u64,
    },
    Withdraw {
        by: String,
        offer: u64,
        at: u64,
    },
    Takeback {
        ply: usize,
        at: u64,
    },
    React {
        by: String,
        what: String,
        at: u64,
    },
    Away {
        ms: u64,
        at: u64,
    },
    End {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<String>,
        why: String,
        at: u64,
    },
    Next {
        game: String,
        at: u64,
    },
}

impl TryFrom<FlatEvent> for WireEvent {
    type Error = FlatError;

    fn try_from(flat: FlatEvent) -> Result<WireEvent, FlatError> {
        if let "move" | "chose" | "filled" | "round" = &*flat.k {
            return choice(flat);
        }
        let at = flat.at;
        let by = need(flat.by, "by");
        let (what, offer) = (need(flat.what, "what"), need(flat.offer, "offer"));
        Ok(match &*flat.k {
            "ready" => WireEvent::Ready { by: by?, at },
            "offer" => WireEvent::Offer {
                by: by?,
                what: what?,
                at,
            },
            "answer" => WireEvent::Answer {
                by: by?,
                offer: offer?,
                yes: need(flat.yes, "yes")?,
                at,
            },
            "withdraw" => WireEvent::Withdraw {
                by: by?,
                offer: offer?,
                at,
            },
            "takeback" => WireEvent::Takeback {
                ply: need(flat.ply, "ply")?,
                at,
            },
            "react" => WireEvent::React {
                by: by?,
                what: what?,
                at,
            },
            "away" => WireEvent::Away {
                ms: Ms::of_one(flat.ms)?,
                at,
            },
            "end" => WireEvent::End {
                winner: flat.winner,
                why: need(flat.why, "why")?,
                at,
            },
            "next" => WireEvent::Next {
                game: need(flat.game, "game")?,
                at,
            },
            _ => return Err(FlatError::Unknown(flat.k)),
        })
    }
}

/// An event by which the board changes, or will.
fn choice(flat: FlatEvent) -> Result<WireEvent, FlatError> {
    let at = flat.at;
    let (by, ply) = (need(flat.by, "by"), need(flat.ply, "ply"));
    let (m, pos) = (need(flat.m, "m"), need(flat.pos, "pos"));
    Ok(match &*flat.k {
        "move" => WireEvent::Move {
            by: by?,
            ply: ply?,
            m: m?,
            pos: pos?,
            ms: Ms::of_both(flat.ms)?,
            at,
        },
        "chose" => WireEvent::Chose {
            by: by?,
            house: flat.house,
            ms: Ms::of_both(flat.ms)?,
            at,
        },
        "filled" => WireEvent::Filled {
            by: by?,
            houses: flat.houses,
            at,
        },
        "round" => WireEvent::Round {
            ply: ply?,
            m: m?,
            pos: pos?,
            at,
        },
        _ => return Err(FlatError::Unknown(flat.k)),
    })
}

/// The JSON of an event.
pub fn wire_event(event: &Event, at: u64) -> WireEvent {
    let name = |side: Side| side.name().to_owned();
    match event {
        Event::Move { .. } | Event::Chose { .. } | Event::Filled { .. } | Event::Round { .. } => {
            wire_choice(event, at)
        }
        Event::Ready { by } => WireEvent::Ready { by: name(*by), at },
        Event::Offer { by, what } => WireEvent::Offer {
            by: name(*by),
            what: what.name().to_owned(),
            at,
        },
        Event::Answer { by, offer, yes } => WireEvent::Answer {
            by: name(*by),
            offer: *offer,
            yes: *yes,
            at,
        },
        Event::Withdraw { by, offer } => WireEvent::Withdraw {
            by: name(*by),
            offer: *offer,
            at,
        },
        Event::Takeback { ply } => WireEvent::Takeback { ply: *ply, at },
        Event::React { by, what } => WireEvent::React {
            by: name(*by),
            what: what.name().to_owned(),
            at,
        },
        Event::Away { ms } => WireEvent::Away { ms: *ms, at },
        Event::End { winner, why } => WireEvent::End {
            winner: winner.map(name),
            why: why.name().to_owned(),
            at,
        },
        Event::Next { game } => WireEvent::Next {
            game: game.to_string(),
            at,
        },
    }
}

/// The JSON of an event by which the board changes, or will.
fn wire_choice(event: &Event, at: u64) -> WireEvent {
    let name = |side: Side| side.name().to_owned();
    match event {
        Event::Move {
            by,
            ply,
            text,
            position,
            left_ms,
        } => WireEvent::Move {
            by: by.map_or_else(|| "both".to_owned(), name),
            ply: *ply,
            m: text.clone(),
            pos: position.clone(),
            ms: *left_ms,
            at,
        },
        Event::Chose { by, house, left_ms } => WireEvent::Chose {
            by: name(*by),
            house: house.map(|house| Place::House(*by, house).letter()),
            ms: *left_ms,
            at,
        },
        Event::Filled { by, houses } => WireEvent::Filled {
            by: name(*by),
            houses: houses.map(|houses| houses.letters(*by)),
            at,
        },
        Event::Round {
            ply,
            text,
            position,
        } => WireEvent::Round {
            ply: *ply,
            m: text.clone(),
            pos: position.clone(),
            at,
        },
        Event::Ready { .. }
        | Event::Offer { .. }
        | Event::Answer { .. }
        | Event::Withdraw { .. }
        | Event::Takeback { .. }
        | Event::React { .. }
        | Event::Away { .. }
        | Event::End { .. }
        | Event::Next { .. } => unreachable!("the board stays as it is"),
    }
}

/// The event that JSON stands for, and its time; `None` if there is no such event.
pub fn read_event(wire: &WireEvent) -> Option<(Event, u64)> {
    Some(match wire {
        WireEvent::Move { .. }
        | WireEvent::Chose { .. }
        | WireEvent::Filled { .. }
        | WireEvent::Round { .. } => return read_choice(wire),
        WireEvent::Ready { by, at } => (Event::Ready { by: read_side(by)? }, *at),
        WireEvent::Offer { by, what, at } => {
            let (by, what) = (read_side(by)?, Offerable::read(what)?);
            (Event::Offer { by, what }, *at)
        }
        WireEvent::Answer { by, offer, yes, at } => {
            let (by, offer, yes) = (read_side(by)?, *offer, *yes);
            (Event::Answer { by, offer, yes }, *at)
        }
        WireEvent::Withdraw { by, offer, at } => {
            let (by, offer) = (read_side(by)?, *offer);
            (Event::Withdraw { by, offer }, *at)
        }
        WireEvent::Takeback { ply, at } => (Event::Takeback { ply: *ply }, *at),
        WireEvent::React { by, what, at } => {
            let (by, what) = (read_side(by)?, Reaction::read(what)?);
            (Event::React { by, what }, *at)
        }
        WireEvent::Away { ms, at } => (Event::Away { ms: *ms }, *at),
        WireEvent::End { winner, why, at } => {
            let winner = match winner {
                None => None,
                Some(winner) => Some(read_side(winner)?),
            };
            let why = Why::read(why)?;
            (Event::End { winner, why }, *at)
        }
        WireEvent::Next { game, at } => {
            let game = game.parse().ok()?;
            (Event::Next { game }, *at)
        }
    })
}

/// The event by which the board changes, or will.
fn read_choice(wire: &WireEvent) -> Option<(Event, u64)> {
    Some(match wire {
        WireEvent::Move {
            by,
            ply,
            m,
            pos,
            ms,
            at,
        } => {
            let event = Event::Move {
                by: match by.as_str() {
                    "both" => None,
                    by => Some(read_side(by)?),
                },
                ply: *ply,
                text: m.clone(),
                position: pos.clone(),
                left_ms: *ms,
            };
            (event, *at)
        }
        WireEvent::Chose { by, house, ms, at } => {
            let by = read_side(by)?;
            let house = match house {
                None => None,
                Some(letter) => match Move::read(&letter.to_string()).ok()? {
                    (Some(owner), Move::House(house)) if owner == by => Some(house),
                    _ => return None,
                },
            };
            let left_ms = *ms;
            (Event::Chose { by, house, left_ms }, *at)
        }
        WireEvent::Filled { by, houses, at } => {
            let read = |letters: &String| letters.to_ascii_uppercase().parse::<Houses>().ok();
            let houses = match houses {
                None => None,
                Some(letters) => Some(read(letters)?),
            };
            let by = read_side(by)?;
            (Event::Filled { by, houses }, *at)
        }
        WireEvent::Round { ply, m, pos, at } => {
            let event = Event::Round {
                ply: *ply,
                text: m.clone(),
                position: pos.clone(),
            };
            (event, *at)
        }
        _ => return None,
    })
}

/// The side of that name; nothing if it is none.
pub fn read_side(name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One event of each kind, as it is kept.
    const EVENTS: [&str; 16] = [
        "move south 0 C 300000 300000 4-4-0-5-5-5-4-4-4-4-4-4-1-0-S",
        "move both 0 A/b 0 0 x round=2 won=0-1 begun=S",
        "chose north 3 1 2",
        "chose south - 1 2",
        "filled north ABC",
        "filled south -",
        "ready south",
        "round 28 next:AB/ab 7-7",
        "offer north rematch",
        "answer south 7 yes",
        "withdraw north 7",
        "takeback 4",
        "react south well-played",
        "away 5000",
        "end nobody draw-agreed",
        "next 0123456789",
    ];

    #[test]
    fn events_travel_whole() {
        for text in EVENTS {
            let event: Event = text.parse().unwrap();
            let wire = wire_event(&event, 17);
            let json = serde_json::to_string(&wire).unwrap();
            let back: WireEvent = serde_json::from_str(&json).unwrap();
            assert_eq!(read_event(&back), Some((event, 17)), "{json}");
        }
    }

    #[test]
    fn what_is_no_event_is_refused_by_name() {
        for (json, expected) in [
            (r#"{"k":"conquer","at":1}"#, "unknown variant `conquer`"),
            (r#"{"k":"ready","at":1}"#, "missing field `by`"),
            (r#"{"k":"ready","by":"south"}"#, "missing field `at`"),
            (r#"{"k":"away","ms":[1,2],"at":1}"#, "missing field `ms`"),
        ] {
            let error = serde_json::from_str::<WireEvent>(json).unwrap_err();
            assert!(error.to_string().contains(expected), "{error}");
        }
        let more = r#"{"k":"away","ms":5,"at":1,"more":[{}]}"#;
        assert_eq!(
            serde_json::from_str::<WireEvent>(more).unwrap(),
            WireEvent::Away { ms: 5, at: 1 }
        );
    }
}
