//! The protocol's objects, as this page reads them.

use protocol::online::{
    GameObject, Gone, Here, Me, SeatObject, TimeObject, WireCommand, WireEvent,
};

use super::json::{Json, Read};

impl Read for Me {
    fn read(json: &Json) -> Option<Me> {
        Some(Me {
            id: json.text("id")?,
            name: json.text("name")?,
            kid: json.bool("kid").unwrap_or_default(),
        })
    }
}

impl Read for SeatObject {
    fn read(json: &Json) -> Option<SeatObject> {
        Some(SeatObject {
            id: json.text("id")?,
            name: json.text("name")?,
        })
    }
}

impl Read for TimeObject {
    fn read(json: &Json) -> Option<TimeObject> {
        let running = json.get("running")?.as_list()?;
        let running: Option<_> = running.iter().map(Json::as_text).collect();
        Some(TimeObject {
            kind: json.text("kind")?,
            base_ms: json.number("base_ms")?,
            inc_ms: json.number("inc_ms")?,
            south_ms: json.number("south_ms")?,
            north_ms: json.number("north_ms")?,
            running: running?,
            at_ms: json.number("at_ms"),
        })
    }
}

impl Read for GameObject {
    fn read(json: &Json) -> Option<GameObject> {
        Some(GameObject {
            id: json.text("id")?,
            game: json.text("game")?,
            terms: json.text("terms")?,
            begun_ms: json.number("begun_ms")?,
            position: json.text("position")?,
            to_move: json.text("to_move")?,
            state: json.text("state")?,
            seq: json.number("seq")?,
            line: json.text("line")?,
            seats: json.both("seats", SeatObject::read)?,
            clock: json.read("clock")?,
            winner: json.text("winner"),
            why: json.text("why"),
            next: json.text("next"),
            you: json.text("you"),
        })
    }
}

impl Read for Here {
    fn read(json: &Json) -> Option<Here> {
        let gone = |gone: &Json| {
            Some(Gone {
                seat: gone.text("seat")?,
                for_ms: gone.number("for_ms")?,
                claim_ms: gone.number("claim_ms"),
            })
        };
        Some(Here {
            g: json.text("g")?,
            south: json.bool("south")?,
            north: json.bool("north")?,
            watching: count(json, "watching")?,
            gone: json.get("gone").and_then(gone),
        })
    }
}

impl Read for WireEvent {
    fn read(json: &Json) -> Option<WireEvent> {
        let at = json.number("at")?;
        let kind = json.text("k")?;
        if let "move" | "chose" | "filled" | "round" = &*kind {
            return choice(json, &kind, at);
        }
        let by = json.text("by");
        Some(match &*kind {
            "ready" => WireEvent::Ready { by: by?, at },
            "offer" => WireEvent::Offer {
                by: by?,
                what: json.text("what")?,
                at,
            },
            "answer" => WireEvent::Answer {
                by: by?,
                offer: json.number("offer")?,
                yes: json.bool("yes")?,
                at,
            },
            "withdraw" => WireEvent::Withdraw {
                by: by?,
                offer: json.number("offer")?,
                at,
            },
            "takeback" => WireEvent::Takeback {
                ply: count(json, "ply")?,
                at,
            },
            "react" => WireEvent::React {
                by: by?,
                what: json.text("what")?,
                at,
            },
            "away" => WireEvent::Away {
                ms: json.number("ms")?,
                at,
            },
            "end" => WireEvent::End {
                winner: json.text("winner"),
                why: json.text("why")?,
                at,
            },
            "next" => WireEvent::Next {
                game: json.text("game")?,
                at,
            },
            _ => return None,
        })
    }
}

/// An event by which the board changes, or will.
fn choice(json: &Json, kind: &str, at: u64) -> Option<WireEvent> {
    let by = json.text("by");
    let ms = || json.both("ms", Json::as_number);
    Some(match kind {
        "move" => WireEvent::Move {
            by: by?,
            ply: count(json, "ply")?,
            m: json.text("m")?,
            pos: json.text("pos")?,
            ms: ms()?,
            at,
        },
        "chose" => WireEvent::Chose {
            by: by?,
            house: json.text("house").and_then(|house| house.chars().next()),
            ms: ms()?,
            at,
        },
        "filled" => WireEvent::Filled {
            by: by?,
            houses: json.text("houses"),
            at,
        },
        _ => WireEvent::Round {
            ply: count(json, "ply")?,
            m: json.text("m")?,
            pos: json.text("pos")?,
            at,
        },
    })
}

impl Read for WireCommand {
    fn read(json: &Json) -> Option<WireCommand> {
        let what = json.text("what");
        let offer = json.number("offer");
        Some(match &*json.text("do")? {
            "move" => WireCommand::Move {
                ply: count(json, "ply")?,
                m: json.text("m")?,
            },
            "fill" => WireCommand::Fill {
                houses: json.text("houses")?,
            },
            "ready" => WireCommand::Ready,
            "offer" => WireCommand::Offer { what: what? },
            "answer" => WireCommand::Answer {
                offer: offer?,
                yes: json.bool("yes")?,
            },
            "withdraw" => WireCommand::Withdraw { offer: offer? },
            "resign" => WireCommand::Resign,
            "abort" => WireCommand::Abort,
            "claim" => WireCommand::Claim { what: what? },
            "react" => WireCommand::React { what: what? },
            _ => return None,
        })
    }
}

fn count(json: &Json, name: &str) -> Option<usize> {
    json.number(name)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use game::online::{Event, Offerable, Reaction, Why};
    use protocol::online::wire_event;
    use rules::Side;
    use serde::Serialize;

    use super::*;

    #[track_caller]
    fn check<T: Read + Serialize + PartialEq + std::fmt::Debug>(all: &[T]) {
        for one in all {
            let text = serde_json::to_string(one).unwrap();
            let json = Json::parse(&text).unwrap();
            assert_eq!(T::read(&json).as_ref(), Some(one), "{text}");
        }
    }

    #[test]
    fn events_are_read_as_they_were_written() {
        let by = Side::North;
        let left_ms = [5, 60_000];
        let events = [
            Event::Move {
                by: Some(by),
                ply: 3,
                text: "a".to_owned(),
                position: "0-1".to_owned(),
                left_ms,
            },
            Event::Move {
                by: None,
                ply: 0,
                text: "A/b".to_owned(),
                position: "0-1".to_owned(),
                left_ms,
            },
            Event::Chose {
                by,
                house: Some(2),
                left_ms,
            },
            Event::Chose {
                by,
                house: None,
                left_ms,
            },
            Event::Filled { by, houses: None },
            Event::Ready { by },
            Event::Round {
                ply: 4,
                text: "next:AB/ab".to_owned(),
                position: "0-1".to_owned(),
            },
            Event::Offer {
                by,
                what: Offerable::Draw,
            },
            Event::Answer {
                by,
                offer: 7,
                yes: true,
            },
            Event::Withdraw { by, offer: 7 },
            Event::Takeback { ply: 2 },
            Event::React {
                by,
                what: Reaction::Wow,
            },
            Event::Away { ms: 12 },
            Event::End {
                winner: None,
                why: Why::Agreed,
            },
            Event::End {
                winner: Some(by),
                why: Why::OutOfTime(Side::South),
            },
            Event::Next {
                game: "0000000001".parse().unwrap(),
            },
        ];
        check(&events.map(|event| wire_event(&event, 9)));
    }

    #[test]
    fn commands_are_read_as_they_were_written() {
        let what = || "draw".to_owned();
        check(&[
            WireCommand::Move {
                ply: 3,
                m: "M:gob".to_owned(),
            },
            WireCommand::Fill {
                houses: "AB".to_owned(),
            },
            WireCommand::Ready,
            WireCommand::Offer { what: what() },
            WireCommand::Answer {
                offer: 5,
                yes: false,
            },
            WireCommand::Withdraw { offer: 5 },
            WireCommand::Resign,
            WireCommand::Abort,
            WireCommand::Claim { what: what() },
            WireCommand::React { what: what() },
        ]);
    }
}
