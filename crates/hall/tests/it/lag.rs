//! Fair time: on the same trace nobody is charged more than by the rule of lichess, and whoever lies
//! about the way gains no more than their bank.
//!
//! That rule, as `LagTracker.scala` of `lichess-org/scalachess` has it, in words: a turn costs the time
//! since the last one, less what the player's own page reports as lost on the way, as far as a quota
//! goes. The quota begins with three gains, gets one more each turn, loses what was given, and holds
//! seven at most; a gain is 15 hundredths of a second and 0.4 % of the time of forty turns, at most a
//! second. Here the server believes no page: it measures, by a ping sent right after the turn.

use game::online::{Command, Moment, Pace, Room};
use rules::{Move, Random, Side, ToMove};

use crate::one_in;

/// The longest way there and back that a server believes: as much as a bank holds, or a second.
const BANK_MS: u64 = 7_000;
const SECOND_MS: u64 = 1_000;
const TRACES: u64 = 200;

/// A player's way to the server, and how long they think.
#[derive(Debug)]
struct Way {
    random: Random,
    /// There and back, without jitter.
    round_ms: u32,
    /// The mean of what was measured.
    smoothed_ms: u64,
    believed_ms: u64,
}

impl Way {
    fn new(mut random: Random, believed_ms: u64) -> Way {
        let round_ms = 20 + random.below(781);
        Way {
            random,
            round_ms,
            smoothed_ms: u64::from(round_ms),
            believed_ms,
        }
    }

    /// The time in one direction: half of the way, half as much again at most, and in one of ten a
    /// stall, so that there is one in a fifth of all turns.
    fn one_way_ms(&mut self) -> u64 {
        let half = self.round_ms / 2;
        let stall = if one_in(&mut self.random, 10) {
            200 + self.random.below(1_300)
        } else {
            0
        };
        u64::from(half + self.random.below(half / 2 + 1) + stall)
    }

    /// The ways of a turn to its player and of the move back, and what the server measures.
    fn turn(&mut self) -> (u64, u64) {
        let (down, up, ping_up) = (self.one_way_ms(), self.one_way_ms(), self.one_way_ms());
        // The ping comes right behind the turn, and is as late; its answer has a way of its own.
        let ping = (down + ping_up).min(self.believed_ms);
        self.smoothed_ms = (7 * self.smoothed_ms + ping) / 8;
        (down + up, self.smoothed_ms.max(ping))
    }
}

/// The quota of lichess.
#[derive(Debug)]
struct Quota {
    gain_ms: u64,
    quota_ms: u64,
}

impl Quota {
    fn new(pace: Pace) -> Quota {
        let expected_s = pace.expected_s().expect("a clock");
        let gain_ms = (150 + 4 * expected_s).min(1_000);
        Quota {
            gain_ms,
            quota_ms: 3 * gain_ms,
        }
    }

    fn charge(&mut self, elapsed_ms: u64, lost_ms: u64) -> u64 {
        let given = lost_ms.min(self.quota_ms);
        self.quota_ms = (self.quota_ms + self.gain_ms - given).min(7 * self.gain_ms);
        elapsed_ms.saturating_sub(given)
    }
}

/// What South's time has cost in one game.
#[derive(Debug, Default)]
struct Cost {
    turns: u64,
    ours_ms: u64,
    lichess_ms: u64,
}

/// Plays one game at random, in which South has a way to the server, and says what it cost.
fn play(terms: &str, seed: u64, believed_ms: u64, is_liar: bool) -> Cost {
    let mut random = Random::new(seed);
    let mut way = Way::new(random.fork(), believed_ms);
    let mut room = Room::new(terms.parse().expect("terms of ours"), 0);
    let Pace::Clock { increment_s, .. } = room.terms().pace else {
        panic!("there is a clock");
    };
    let mut quota = Quota::new(room.terms().pace);
    let mut cost = Cost::default();
    let mut now_ms = 0;
    while let (ToMove::One(by), None) = (room.position().to_move(), room.end()) {
        let thought_ms = u64::from(100 + random.below(1_900));
        let (lost_ms, measured_ms) = way.turn();
        let (lost_ms, lag_ms) = match by {
            Side::South if is_liar => (lost_ms, believed_ms),
            Side::South => (lost_ms, measured_ms),
            Side::North => (0, 0),
        };
        let elapsed_ms = lost_ms + thought_ms;
        let handed_ms = now_ms;
        now_ms += elapsed_ms;
        let moves: Vec<Move> = room.position().moves_up_to(20);
        let &mv = random.pick(&moves).expect("somebody can move");
        let command = Command::Move {
            ply: room.ply(),
            text: room.position().move_text(mv),
        };
        let (left, turns) = (room.clock().left_ms()[0], room.clock().turns()[0]);
        let moment = Moment {
            lag_ms,
            ..Moment::at(now_ms)
        };
        let Ok(events) = room.decide(by, &command, &moment) else {
            // The flag has fallen.
            break;
        };
        for event in &events {
            room.apply(event, now_ms).expect("it was decided");
        }
        if by == Side::South && turns > 0 {
            let earned = u64::from(room.clock().turns()[0] - turns) * u64::from(increment_s);
            cost.turns += 1;
            cost.ours_ms += left + earned * 1_000 - room.clock().left_ms()[0];
            cost.lichess_ms += quota.charge(now_ms - handed_ms, lost_ms);
        }
        room.hand_over(now_ms);
    }
    cost
}

/// Games without chains: each ply is a turn, as in chess.
const CLOCKS: [&str; 4] = ["60%2B0", "180%2B0", "300%2B3", "600%2B5"];

/// The cost of all traces, and the most that one of them cost more than by the rule of lichess.
fn all(options: &str, believed_ms: u64) -> (Cost, u64) {
    let (mut all, mut worst) = (Cost::default(), 0);
    for seed in 0..TRACES {
        let cost = play(&format!("game=oware&{options}"), seed, believed_ms, false);
        worst = worst.max(cost.ours_ms.saturating_sub(cost.lichess_ms));
        all.turns += cost.turns;
        all.ours_ms += cost.ours_ms;
        all.lichess_ms += cost.lichess_ms;
    }
    println!("{options}, {believed_ms} ms believed: {all:?}, worst {worst} ms");
    (all, worst)
}

/// On each trace, but for what one unlucky stall more on the way up than on that of the ping makes.
#[test]
fn nobody_is_charged_more_than_by_the_rule_of_lichess() {
    for clock in CLOCKS {
        let (all, worst) = all(&format!("clock={clock}"), BANK_MS);
        assert!(worst <= 100, "{clock}: {all:?}, worst {worst} ms");
    }
}

/// On the whole: somebody whose way is longer, and stalls, is charged for what is beyond a second.
#[test]
fn believing_a_second_of_the_way_charges_less_on_the_whole() {
    for clock in CLOCKS {
        let (all, _) = all(&format!("clock={clock}"), SECOND_MS);
        assert!(all.ours_ms <= all.lichess_ms, "{clock}: {all:?}");
    }
}

/// The same where nobody is given time to see the sowing, as in chess.
#[test]
fn without_time_to_see_less_is_charged_on_the_whole() {
    for clock in CLOCKS {
        let (all, _) = all(&format!("watch=off&clock={clock}"), BANK_MS);
        assert!(all.ours_ms <= all.lichess_ms, "{clock}: {all:?}");
    }
}

#[test]
fn a_liar_gains_no_more_than_the_bank() {
    for clock in CLOCKS {
        let terms = format!("game=oware&watch=off&clock={clock}");
        let pace = Room::new(terms.parse().expect("terms of ours"), 0);
        let gain_ms = Quota::new(pace.terms().pace).gain_ms;
        for seed in 0..TRACES {
            let honest = play(&terms, seed, BANK_MS, false);
            let liar = play(&terms, seed, BANK_MS, true);
            let bank_ms = gain_ms * (3 + liar.turns);
            // A flag that falls later is a longer game.
            if honest.turns == liar.turns {
                let gained = honest.ours_ms.saturating_sub(liar.ours_ms);
                assert!(
                    gained <= bank_ms,
                    "{clock}, seed {seed}: {gained} of {bank_ms} ms"
                );
            }
        }
    }
}
