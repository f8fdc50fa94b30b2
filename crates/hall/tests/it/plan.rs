//! What a player wants next: mostly a move, now and then everything else that can be said.

use game::online::{Command, Offerable, Reaction, Room};
use rules::{Houses, Move, Place, Random, Side, ToMove};

use crate::one_in;

/// What a player at this board wants to do; nothing while they wait. `seen` has the numbers of all
/// offers that were ever seen, to answer old ones, too.
pub(crate) fn wish(room: &Room, by: Side, seen: &[u64], random: &mut Random) -> Option<Command> {
    if room.end().is_some() {
        return after_the_end(room, by, seen, random);
    }
    if one_in(random, 12) {
        return Some(mischief(room, by, seen, random));
    }
    if let Some(theirs) = room.offers().iter().find(|offer| offer.by != by)
        && one_in(random, 3)
    {
        let offer = theirs.seq;
        let yes = one_in(
            random,
            if theirs.what == Offerable::Draw {
                12
            } else {
                2
            },
        );
        return Some(Command::Answer { offer, yes });
    }
    if room.is_between_rounds() {
        let must_choose = room.position().refill_choice()[by].is_some();
        return Some(if must_choose && one_in(random, 2) {
            let houses = Houses::from_bits(random.below(128));
            Command::Fill { houses }
        } else {
            Command::Ready
        });
    }
    room.awaited()[by].then(|| Command::Move {
        ply: room.ply(),
        text: any_move(room, by, random),
    })
}

fn after_the_end(room: &Room, by: Side, seen: &[u64], random: &mut Random) -> Option<Command> {
    if room.next().is_some() {
        return one_in(random, 30).then(|| mischief(room, by, seen, random));
    }
    let theirs = room.offers().iter().find(|offer| offer.by != by);
    Some(match (random.below(6), theirs) {
        (0..4, Some(theirs)) => Command::Answer {
            offer: theirs.seq,
            yes: !one_in(random, 5),
        },
        (0..5, _) => Command::Offer(Offerable::Rematch),
        _ => mischief(room, by, seen, random),
    })
}

/// What may be refused, or is rare.
fn mischief(room: &Room, by: Side, seen: &[u64], random: &mut Random) -> Command {
    let offer = random.pick(seen).copied().unwrap_or(1);
    match random.below(24) {
        0..6 => Command::Offer(*random.pick(&Offerable::ALL).expect("there are three")),
        6..9 => Command::Answer {
            offer,
            yes: one_in(random, 2),
        },
        9 => Command::Withdraw { offer },
        10..13 => Command::React(*random.pick(&Reaction::ALL).expect("there are six")),
        13..15 => Command::Claim {
            win: one_in(random, 2),
        },
        15 if one_in(random, 3) => Command::Resign,
        16 if one_in(random, 2) => Command::Abort,
        17 => Command::Ready,
        18 => Command::Fill {
            houses: Houses::from_bits(random.below(128)),
        },
        // For an earlier position, a later one, and no move at all.
        19 => Command::Move {
            ply: room.ply().saturating_sub(1),
            text: any_move(room, by, random),
        },
        20 | 21 => Command::Move {
            ply: room.ply() + 1,
            text: any_move(room, by, random),
        },
        22 => Command::Move {
            ply: room.ply(),
            text: "Z:9".to_owned(),
        },
        _ => Command::Move {
            ply: room.ply(),
            text: any_move(room, by, random),
        },
    }
}

fn any_move(room: &Room, by: Side, random: &mut Random) -> String {
    let position = room.position();
    if position.to_move() == ToMove::Both {
        let houses: Vec<u8> = position.playable(by).iter().collect();
        let house = random.pick(&houses).copied().unwrap_or_default();
        return Place::House(by, house).letter().to_string();
    }
    let moves: Vec<Move> = position.moves_up_to(20);
    let mv = random.pick(&moves);
    mv.map_or_else(|| "A".to_owned(), |&mv| position.move_text(mv))
}
