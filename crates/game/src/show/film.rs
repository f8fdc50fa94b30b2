//! The animation of a sowing as timed frames: lift, one seed per house, captures, and the content
//! of the board at each moment.
//!
//! No code here computes where a seed falls: it follows the events.

use rules::{Event, Heap, Place, Position, Side, Sowing};

use super::content::Content;

/// The factor by which each relay lap is faster than the one before.
const LAP_QUICKENING: f64 = 0.8;
/// The fewest milliseconds of a frame: shorter ones cannot be seen.
const STEP_MS_MIN: f64 = 8.0;
/// The first of the numbers that identify flights; below are the two hands.
const FIRST_FLIGHT: u32 = 2;

/// The time for taking seeds into the hand, in units of a falling seed.
const LIFT: f64 = 6.0 / 7.0;
/// The time for captured seeds on their way to the store, in units of a falling seed.
const FLIGHT: f64 = 3.0;
/// The time for which they are marked where they lie before, in the same units.
const MARK: f64 = 2.5;
/// The time in which they rise from there, in the same units.
const RISE: f64 = 0.5;

/// The pace at which a sowing is shown.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum Speed {
    /// At once.
    Off,
    /// 60 ms a seed: for those who know the game.
    Fast,
    /// 140 ms a seed: to follow them.
    #[default]
    Normal,
    /// 260 ms a seed: to count along.
    Slow,
}

impl Speed {
    /// Every speed, the quickest first.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// The milliseconds from one seed to the next.
    pub const fn seed_ms(self) -> u32 {
        match self {
            Speed::Off => 0,
            Speed::Fast => 60,
            Speed::Normal => 140,
            Speed::Slow => 260,
        }
    }

    /// The most milliseconds of a whole turn, however many seeds and laps it has.
    pub const fn turn_ms_max(self) -> u32 {
        match self {
            Speed::Off => 0,
            Speed::Fast => 2_000,
            Speed::Normal => 4_000,
            Speed::Slow => 9_000,
        }
    }

    /// `off`, `fast`, `normal` or `slow`.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }

    /// The speed of that name.
    pub fn from_name(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }
}

/// Seeds over the board: in a hand, or on their way to a store.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Carried {
    /// The number that identifies these seeds while they move.
    pub id: u32,
    /// The player whose seeds these are.
    pub by: Side,
    /// The place below them at this moment.
    pub over: Place,
    /// The seeds or fruits.
    pub heap: Heap,
}

/// The picture of the board at one moment.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Scene {
    /// The content of the board.
    pub content: Content,
    /// The seeds over the board.
    pub carried: Vec<Carried>,
    /// The place that the eye should be drawn to.
    pub pulse: Option<Place>,
    /// The places whose seeds are about to be taken away.
    pub taken: Vec<Place>,
    /// The milliseconds of the transition to the next picture.
    pub step_ms: u32,
}

impl Scene {
    /// The number of pieces in the hands of those who sow; those on their way to a store are not
    /// counted.
    pub fn in_hand(&self) -> u16 {
        let hands = self
            .carried
            .iter()
            .filter(|carried| carried.id < FIRST_FLIGHT);
        hands.map(|carried| carried.heap.count()).sum()
    }

    /// A board at rest. In the middle of a simultaneous opening there are seeds in the hands.
    pub fn of(position: &Position) -> Scene {
        let hand = |side: Side| {
            let (over, seeds) = position.hand(side)?;
            Some(Carried {
                id: side.index() as u32,
                by: side,
                over,
                heap: Heap::Seeds(seeds),
            })
        };
        Scene {
            content: Content::of(position),
            carried: Side::BOTH.into_iter().filter_map(hand).collect(),
            pulse: None,
            taken: Vec::new(),
            step_ms: 0,
        }
    }
}

/// A cue for a sound, and on a phone for a vibration.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Cue {
    /// Seeds are lifted.
    Lift,
    /// A seed falls into a house.
    Seed,
    /// A seed falls into a store.
    Store,
    /// Seeds are won.
    Capture,
    /// The same player goes on.
    Extra,
    /// The game is over.
    End,
}

/// A frame of the animation.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Frame {
    /// The time when it is shown, from the beginning.
    pub at_ms: u32,
    /// The picture.
    pub scene: Scene,
    /// The cue for a sound.
    pub cue: Option<Cue>,
    /// The number of events of the sowing that have been shown by then.
    pub events: usize,
}

impl Frame {
    /// A board at rest, from the beginning on.
    pub fn at_rest(position: &Position) -> Frame {
        Frame {
            at_ms: 0,
            scene: Scene::of(position),
            cue: None,
            events: 0,
        }
    }
}

/// The frames of one ply, of which the last one is the board at rest.
pub fn frames(
    before: &Position,
    sowing: &Sowing,
    after: &Position,
    speed: Speed,
    turn_ms_left: u32,
) -> Vec<Frame> {
    let mut film = Film::new(before, speed);
    if speed != Speed::Off {
        for event in &sowing.events {
            film.events += 1;
            film.show(event, after);
        }
    }
    film.finish(after, turn_ms_left)
}

/// The frames made so far.
struct Film {
    speed: Speed,
    scene: Scene,
    frames: Vec<Frame>,
    /// The time of the next frame.
    now_ms: f64,
    /// The number of laps each player has begun by relays.
    laps: [i32; 2],
    /// Both players sow at once: seeds of one tick fall together.
    together: bool,
    /// The side that dropped a seed, if that was the last event.
    last_drop: Option<Side>,
    next_flight: u32,
    /// The number of events shown so far.
    events: usize,
}

impl Film {
    fn new(before: &Position, speed: Speed) -> Film {
        Film {
            speed,
            scene: Scene::of(before),
            frames: Vec::new(),
            now_ms: 0.0,
            laps: [0; 2],
            together: before.in_opening(),
            last_drop: None,
            next_flight: FIRST_FLIGHT,
            events: 0,
        }
    }

    fn show(&mut self, event: &Event, after: &Position) {
        let last_drop = self.last_drop.take();
        match event {
            Event::Lift { by, from, heap } => self.lift(*by, *from, *heap),
            Event::Drop { by, into, kind, .. } => {
                let same_tick = self.together && last_drop == Some(!*by);
                self.drop_one(*by, *into, Heap::one(*kind), same_tick);
                self.last_drop = Some(*by);
            }
            Event::Relay { by, at } => {
                self.laps[*by] += 1;
                self.scene.pulse = Some(*at);
            }
            Event::Capture { by, from, into, .. } => self.fly(*by, from, *into, Cue::Capture),
            Event::Sweep { by, from, into } => self.fly(*by, from, *into, Cue::Store),
            Event::ExtraTurn { side, .. } => {
                self.scene.pulse = Some(Place::Store(*side));
                self.picture(0.0, Some(Cue::Extra));
            }
            Event::Swap { .. } | Event::Arrange { .. } => {
                self.scene = Scene::of(after);
                self.picture(FLIGHT, Some(Cue::Lift));
            }
            Event::End { .. } => self.picture(0.0, Some(Cue::End)),
            Event::Resow { from, .. } => {
                for (place, heap) in from {
                    self.lift(place.side(), *place, *heap);
                }
            }
            // These events move nothing.
            Event::Skip { .. }
            | Event::Hold { .. }
            | Event::Close { .. }
            | Event::Reverse { .. }
            | Event::Stop { .. }
            | Event::HouseLost { .. }
            | Event::Bind { .. }
            | Event::NoCapture { .. }
            | Event::Dead { .. }
            | Event::BonusSpent { .. }
            | Event::Pass { .. }
            | Event::MustFeed { .. }
            | Event::OpeningOver { .. }
            | Event::Uncounted { .. }
            | Event::Turn { .. } => {}
        }
    }

    fn lift(&mut self, by: Side, from: Place, heap: Heap) {
        self.scene.content.take(from, heap);
        self.scene
            .carried
            .retain(|carried| carried.id != by.index() as u32);
        self.scene.carried.push(Carried {
            id: by.index() as u32,
            by,
            over: from,
            heap,
        });
        self.scene.pulse = None;
        let step = self.quickened(LIFT, by);
        self.picture(step, Some(Cue::Lift));
    }

    fn drop_one(&mut self, by: Side, into: Place, seed: Heap, same_tick: bool) {
        let step = self.quickened(1.0, by);
        if same_tick && let Some(last) = self.frames.pop() {
            // Both seeds belong in one frame: the first one's is made again.
            self.now_ms = f64::from(last.at_ms);
        }
        self.scene.content.put(into, seed);
        if let Some(hand) = self
            .scene
            .carried
            .iter_mut()
            .find(|hand| hand.id == by.index() as u32)
        {
            hand.over = into;
            hand.heap = hand.heap.minus(seed);
        }
        self.scene.pulse = Some(into);
        let cue = match into {
            Place::House(..) => Cue::Seed,
            Place::Store(_) | Place::Won(_) => Cue::Store,
        };
        self.picture(step, Some(cue));
        self.scene
            .carried
            .retain(|carried| !carried.heap.is_empty());
    }

    fn fly(&mut self, by: Side, from: &[(Place, Heap)], into: Place, cue: Cue) {
        // They are seen where they lie, and counted there, before they leave.
        self.scene.pulse = None;
        self.scene.taken = from.iter().map(|&(place, _)| place).collect();
        self.picture(MARK, None);
        let first = self.next_flight;
        for &(place, heap) in from.iter().filter(|(_, heap)| !heap.is_empty()) {
            self.scene.content.take(place, heap);
            self.scene.carried.push(Carried {
                id: self.next_flight,
                by,
                over: place,
                heap,
            });
            self.next_flight += 1;
        }
        self.picture(RISE, None);
        self.scene.taken.clear();
        for carried in &mut self.scene.carried {
            if carried.id >= first {
                carried.over = into;
            }
        }
        self.picture(FLIGHT, Some(cue));
        self.scene.carried.retain(|carried| carried.id < first);
        for &(_, heap) in from {
            self.scene.content.put(into, heap);
        }
        self.picture(0.0, None);
    }

    /// Adds a frame of the present scene; the next one follows after the time of `seeds` falling
    /// seeds.
    fn picture(&mut self, seeds: f64, cue: Option<Cue>) {
        let step_ms = seeds * f64::from(self.speed.seed_ms());
        let mut scene = self.scene.clone();
        scene.step_ms = whole(step_ms);
        self.frames.push(Frame {
            at_ms: whole(self.now_ms),
            scene,
            cue,
            events: self.events,
        });
        self.now_ms += step_ms;
    }

    fn quickened(&self, seeds: f64, by: Side) -> f64 {
        seeds * LAP_QUICKENING.powi(self.laps[by]).max(0.05)
    }

    /// Adds the board at rest and shortens all times to the time there is.
    fn finish(mut self, after: &Position, turn_ms_left: u32) -> Vec<Frame> {
        self.scene = Scene::of(after);
        self.picture(0.0, None);
        let all = self.now_ms;
        let most = f64::from(turn_ms_left.min(self.speed.turn_ms_max()));
        let squeeze = if all > most { most / all } else { 1.0 };
        for frame in &mut self.frames {
            frame.at_ms = whole(f64::from(frame.at_ms) * squeeze);
            frame.scene.step_ms =
                whole((f64::from(frame.scene.step_ms) * squeeze).max(STEP_MS_MIN));
        }
        self.frames
    }
}

/// Milliseconds without fractions; at least zero.
#[expect(clippy::cast_sign_loss, reason = "what is below zero becomes zero")]
fn whole(ms: f64) -> u32 {
    ms as u32
}

/// The length of a film in milliseconds.
pub fn length_ms(frames: &[Frame]) -> u32 {
    frames.last().map_or(0, |frame| frame.at_ms)
}

#[cfg(test)]
mod tests {
    use rules::{Move, RuleSet, catalogue};

    use super::*;

    fn film(rules: &str, moves: &str, speed: Speed) -> Vec<Vec<Frame>> {
        let rules: RuleSet = rules.parse().unwrap();
        let mut position = Position::start(&rules);
        let play = |text: &str| {
            let mv = position.read_move(text).unwrap();
            let before = position.clone();
            let sowing = position.play(mv).unwrap();
            frames(&before, &sowing, &position, speed, speed.turn_ms_max())
        };
        moves.split_whitespace().map(play).collect()
    }

    /// Plays a game by always taking the move with that index and checks every picture.
    #[track_caller]
    fn check(rules: &RuleSet, choice: usize) {
        let mut position = Position::start(rules);
        for ply in 0..60 {
            let moves = position.moves_up_to(choice % 7 + 1);
            let Some(&mv) = moves.last() else { break };
            let before = position.clone();
            let sowing = position.play(mv).unwrap();
            let frames = frames(&before, &sowing, &position, Speed::Normal, 4_000);
            let name = format!("{rules} ply {ply}");
            assert!(length_ms(&frames) <= 4_000, "{name}");
            assert!(frames.is_sorted_by_key(|frame| frame.at_ms), "{name}");
            for frame in &frames {
                let carried: u16 = frame.scene.carried.iter().map(|c| c.heap.count()).sum();
                let total = frame.scene.content.total() + carried;
                assert_eq!(total, position.pieces_total(), "{name}");
            }
            let [.., told, rest] = &frames[..] else {
                panic!("{name}: too short")
            };
            assert_eq!(
                told.scene.content, rest.scene.content,
                "{name}: the events tell it all"
            );
        }
    }

    #[test]
    fn the_events_lead_from_one_position_to_the_next() {
        for game in catalogue::GAMES {
            for rules in RuleSet::new(game).neighbours() {
                for choice in [0, 3] {
                    check(&rules, choice);
                }
            }
        }
    }

    #[test]
    fn a_seed_takes_140_ms() {
        let film = &film("kalah", "C", Speed::Normal)[0];
        let times: Vec<u32> = film.iter().map(|frame| frame.at_ms).collect();
        assert_eq!(times, [0, 120, 260, 400, 540, 680, 680]);
        assert_eq!(film[4].cue, Some(Cue::Store));
        assert_eq!(film[5].cue, Some(Cue::Extra));
    }

    #[test]
    fn captured_seeds_fly_together() {
        let film = film("kalah", "E a A", Speed::Normal);
        let flying = |frame: &&Frame| frame.scene.carried.iter().any(|c| c.id >= FIRST_FLIGHT);
        let flights: Vec<&Frame> = film[2].iter().filter(flying).collect();
        assert_eq!(flights.len(), 2);
        assert_eq!(flights[0].scene.carried.len(), 2);
        let into: Vec<Place> = flights[1].scene.carried.iter().map(|c| c.over).collect();
        assert_eq!(into, [Place::Store(Side::South); 2]);
    }

    #[test]
    fn laps_speed_up_and_long_turns_are_squeezed() {
        let mut laps_most = 0;
        for house in ["A", "B", "C", "D", "E", "F", "G"] {
            let film = &film("congkak", house, Speed::Normal)[0];
            let lifts: Vec<u32> = film
                .iter()
                .filter(|frame| frame.cue == Some(Cue::Lift))
                .map(|frame| frame.scene.step_ms)
                .collect();
            assert!(
                lifts.is_sorted_by(|first, next| first > next),
                "{house}: {lifts:?}"
            );
            assert!(length_ms(film) <= 4_000, "{house}");
            laps_most = laps_most.max(lifts.len());
        }
        assert!(laps_most > 1);
    }

    #[test]
    fn without_speed_there_is_only_the_result() {
        let film = &film("kalah", "C", Speed::Off)[0];
        assert_eq!(film.len(), 1);
        assert_eq!(film[0].scene.content.count(Place::Store(Side::South)), 1);
    }

    #[test]
    fn two_seeds_of_one_tick_fall_together() {
        let rules: RuleSet = "congkak:opening=simultaneous".parse().unwrap();
        let mut position = Position::start(&rules);
        let before = position.clone();
        let sowing = position.play(Move::Both(0, 0)).unwrap();
        let film = frames(&before, &sowing, &position, Speed::Normal, 4_000);
        let first = &film[2].scene.content;
        let second = |side| Place::House(side, 1);
        assert_eq!(Side::BOTH.map(|side| first.count(second(side))), [8, 8]);
    }
}
