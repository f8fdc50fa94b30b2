//! Messages of a socket.

use protocol::online::{Bye, Code, Refused, ServerMessage, You};
use serde::Deserialize;
use serde::de::IntoDeserializer as _;
use serde::de::value::{Error, StrDeserializer};

use super::json::{Json, Read};

/// The message that a text stands for; `None` for one that this page does not know.
pub(super) fn read(text: &str) -> Option<ServerMessage> {
    let json = Json::parse(text)?;
    let (g, n) = (json.text("g"), json.number("n"));
    let key = || json.text("key");
    Some(match &*json.text("t")? {
        "welcome" => ServerMessage::Welcome {
            me: json.read("me"),
            now: json.number("now")?,
            // The page keeps them by what it is.
            limits: None,
        },
        "game" => ServerMessage::Game {
            game: Box::new(json.read("game")?),
        },
        "ev" => ServerMessage::Ev {
            g: g?,
            n: n?,
            e: json.read("e")?,
        },
        "ack" => ServerMessage::Ack {
            g: g?,
            key: key()?,
            n: n?,
        },
        "no" => ServerMessage::No {
            g: g?,
            key: key()?,
            refused: Refused {
                code: code(&json.text("code")?)?,
                sentence: json.text("why")?,
                retry_ms: json.number("retry_ms"),
            },
            n: n?,
        },
        "here" => ServerMessage::Here(Read::read(&json)?),
        "you" => ServerMessage::You {
            news: match &*json.text("what")? {
                "opened" => You::Opened,
                "taken" => You::Taken {
                    game: json.text("game")?,
                },
                _ => return None,
            },
        },
        "pong" => ServerMessage::Pong {
            id: json.number("id")?,
            now: json.number("now")?,
        },
        "bye" => ServerMessage::Bye(Bye {
            code: json.text("code")?,
            retry_ms: json.number("retry_ms")?,
        }),
        _ => return None,
    })
}

fn code(word: &str) -> Option<Code> {
    let word: StrDeserializer<'_, Error> = word.into_deserializer();
    Code::deserialize(word).ok()
}

#[cfg(test)]
mod tests {
    use game::online::Room;
    use protocol::online::{GameObject, Gone, Here, Me, SeatObject, WireEvent, on_board};
    use rules::Side;

    use super::*;

    fn object(g: &str) -> GameObject {
        let room = Room::new("game=kalah".parse().unwrap(), 5);
        let seat = |name: &str| SeatObject {
            id: "1".to_owned(),
            name: name.to_owned(),
        };
        let seats = [seat("Ada"), seat("Max")];
        on_board(g.parse().unwrap(), 5, &room, seats, Some(Side::North))
    }

    fn me() -> Me {
        Me {
            id: "1".to_owned(),
            name: "Ada".to_owned(),
            kid: true,
        }
    }

    #[test]
    fn messages_are_read_as_they_were_written() {
        let (g, key) = ("0123456789".to_owned(), "0a".repeat(16));
        let me = me();
        let by = "south".to_owned();
        let ready = WireEvent::Ready { by, at: 9 };
        let refused = |retry_ms| Refused {
            code: Code::NotYourTurn,
            sentence: "not your turn".to_owned(),
            retry_ms,
        };
        let you = |news| ServerMessage::You { news };
        let here = |gone| Here {
            g: g.clone(),
            south: true,
            north: false,
            watching: 3,
            gone,
        };
        let gone = Gone {
            seat: "north".to_owned(),
            for_ms: 12_000,
            claim_ms: Some(30_000),
        };
        let welcome = |me| ServerMessage::Welcome {
            me,
            now: 1,
            limits: None,
        };
        let no = |refused| ServerMessage::No {
            g: g.clone(),
            key: key.clone(),
            refused,
            n: 7,
        };
        for message in [
            welcome(None),
            welcome(Some(me)),
            ServerMessage::Game {
                game: Box::new(object(&g)),
            },
            ServerMessage::Ev {
                g: g.clone(),
                n: 2,
                e: vec![ready],
            },
            ServerMessage::Ack {
                g: g.clone(),
                key: key.clone(),
                n: 2,
            },
            no(refused(None)),
            no(refused(Some(1_000))),
            ServerMessage::Here(here(None)),
            ServerMessage::Here(here(Some(gone))),
            you(You::Opened),
            you(You::Taken { game: g.clone() }),
            ServerMessage::Pong { id: 3, now: 4 },
            ServerMessage::Bye(Bye {
                code: "going".to_owned(),
                retry_ms: 500,
            }),
        ] {
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(read(&text), Some(message), "{text}");
        }
    }

    #[test]
    fn what_is_no_message_is_nothing() {
        for text in ["", "{}", r#"{"t":"news"}"#, r#"{"t":"ack","n":1}"#] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
