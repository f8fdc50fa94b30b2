//! The game on the screen: a sitting, the side nearest the viewer, and the perspective of its
//! texts. All its decisions are here or in `game`, without a browser.

use std::ops::{Deref, DerefMut};

use game::{Awaited, Chosen, Clock, Game, Level, NodeId, Ply, ResultReason, Seat, Sitting, Turn};
use rules::{Event, Houses, Move, Place, PlayError, Position, RoundError, Side, ToMove};
use words::{Perspective, Player, Words};

/// A sitting, and the side nearest the viewer.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    sitting: Sitting,
    near: Side,
    /// The clock, where two people chose one.
    clock: Option<Clock>,
    /// The players of a game under analysis, where the viewer chooses for both.
    studied: Option<[Seat; 2]>,
    /// Children play: houses are larger, sentences name none, and speak to children, whatever the game
    /// is.
    is_for_children: bool,
    /// It was broken off by something that no step of it tells.
    is_stopped: bool,
}

impl Deref for Table {
    type Target = Sitting;

    fn deref(&self) -> &Sitting {
        &self.sitting
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Sitting {
        &mut self.sitting
    }
}

impl Table {
    /// A game with its players. `near` sits at the lower edge of the board; `seed` decides the
    /// computer's choice among moves.
    pub(crate) fn new(game: Game, seats: [Seat; 2], near: Side, seed: u64) -> Table {
        let sitting = Sitting::new(game, seats, seed);
        Table {
            sitting,
            near,
            clock: None,
            studied: None,
            is_for_children: false,
            is_stopped: false,
        }
    }

    /// This game with players whose choices are made elsewhere.
    pub(crate) fn with_elsewhere(self, elsewhere: [bool; 2]) -> Table {
        Table {
            sitting: self.sitting.with_elsewhere(elsewhere),
            ..self
        }
    }

    /// This game, which was broken off if `is_stopped`: the board does not know it, but nobody moves any
    /// more.
    pub(crate) fn stopped(self, is_stopped: bool) -> Table {
        Table { is_stopped, ..self }
    }

    /// Whether nobody moves any more.
    pub(crate) fn is_over(&self) -> bool {
        self.is_stopped || self.game().is_over()
    }

    /// This game with a clock, if two people play it.
    pub(crate) fn with_clock(self, clock: Option<Clock>) -> Table {
        let are_people = self.seats().iter().all(Seat::is_person);
        Table {
            clock: clock.filter(|_| are_people),
            ..self
        }
    }

    /// The clock, where there is one.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Lets the clock follow the game: it runs for the player to choose, and stands while they
    /// cannot, or look back.
    pub(crate) fn set_clock(&mut self, may_choose: bool, now_ms: u64) {
        let turn = self.position().side_to_move();
        let runs = may_choose && self.is_live() && !self.game().is_over();
        match &mut self.clock {
            Some(clock) if runs => clock.run(turn, now_ms),
            Some(clock) => clock.stop(now_ms),
            None => {}
        }
    }

    /// The player whose time has run out in the game that is being played.
    pub(crate) fn fallen(&self, now_ms: u64) -> Option<Side> {
        let is_played = self.is_live() && !self.game().is_over();
        let clock = self.clock.as_ref().filter(|_| is_played)?;
        clock.fallen(now_ms)
    }

    /// The player who has lost by the clock.
    pub(crate) fn out_of_time(&self) -> Option<Side> {
        match self.game().result()?.why {
            ResultReason::OutOfTime(side) => Some(side),
            ResultReason::Rules(_) | ResultReason::Resigned(_) | ResultReason::Agreed => None,
        }
    }

    /// A game of two people under analysis: the viewer plays both sides.
    pub(crate) fn studied(game: Game, near: Side) -> Table {
        Table::new(game, [Seat::default(), Seat::default()], near, 0).for_study()
    }

    /// Whether children play.
    pub(crate) fn is_for_children(&self) -> bool {
        self.is_for_children
    }

    /// This game, played by children.
    pub(crate) fn for_children(self) -> Table {
        Table {
            is_for_children: true,
            ..self
        }
    }

    /// This game, for analysis: its players keep their names.
    pub(crate) fn for_study(self) -> Table {
        let players = self.players().clone();
        let seats = [Seat::default(), Seat::default()];
        Table {
            studied: Some(players),
            ..Table::new(self.sitting.into_game(), seats, self.near, 0)
        }
    }

    /// The players, wherever their choices come from.
    pub(crate) fn players(&self) -> &[Seat; 2] {
        self.studied.as_ref().unwrap_or(self.seats())
    }

    /// The side usually near: a person before the computer, South before North.
    pub(crate) fn usual_near(seats: &[Seat; 2]) -> Side {
        match (seats[0].is_person(), seats[1].is_person()) {
            (false, true) => Side::North,
            _ => Side::South,
        }
    }

    /// The side at the lower edge.
    pub(crate) fn near(&self) -> Side {
        self.near
    }

    /// Seats the computer at this level wherever it plays, else at the far side; without a level
    /// people play both sides.
    pub(crate) fn set_level(&mut self, level: Option<Level>) {
        let people = self.seats().iter().all(Seat::is_person);
        for side in Side::BOTH {
            let is_person = self.seats()[side].is_person();
            match level {
                None if !is_person => self.seat(side, Seat::PERSON),
                Some(level) if !is_person || (people && side != self.near) => {
                    self.seat(side, Seat::Computer(level));
                }
                None | Some(_) => {}
            }
        }
    }

    /// The basket of the person to choose, if none of their houses can be sown.
    pub(crate) fn only_basket(&self) -> Option<Place> {
        let Awaited::Person(side) = self.awaited() else {
            return None;
        };
        let is_only = self.playable(side).places(side).next().is_none();
        (is_only && self.position().properties().has_fruit).then_some(Place::Store(side))
    }

    /// Turns the board round.
    pub(crate) fn flip(&mut self) {
        self.near = !self.near;
    }

    /// The perspective of texts about this game: that of the person who plays against the computer,
    /// else a neutral one.
    pub(crate) fn told(&self) -> Perspective {
        let mut told = Perspective::neutral(self.game().rules().game());
        for side in Side::BOTH {
            told = told.with_player(side, player(&self.players()[side]));
        }
        if self.is_for_children {
            told = told.familiar();
        }
        let person = match &self.studied {
            // The person who has played against the computer.
            Some(players) => Side::only(|side| players[side].is_person()),
            None => self.only_person(),
        };
        match person {
            Some(side) => told.seen_by(side),
            None => told,
        }
    }

    /// A player by name, as beside the board: "Anna", "You", "Computer · Easy".
    pub(crate) fn name(&self, side: Side, words: Words) -> String {
        let told = self.told();
        match &self.players()[side] {
            Seat::Computer(level) => words.computer_name(level.number()),
            Seat::Person(name) if !name.is_empty() => name.clone(),
            Seat::Person(_) if told.you.is_some() => words.text_about("you", side, &told, &[]),
            Seat::Person(_) => words.player_name(side, &told),
        }
    }

    /// The awaited choice. Houses to be filled for the next round are chosen on the board, so that
    /// a refill counts as `Awaited::NextRound`.
    pub(crate) fn awaited(&self) -> Awaited {
        match self.sitting.awaited() {
            _ if self.is_stopped => Awaited::Nobody,
            Awaited::Refill(..) => Awaited::NextRound,
            awaited => awaited,
        }
    }

    /// The sides whose choice is awaited.
    pub(crate) fn to_choose(&self) -> Vec<Side> {
        if self.is_over() {
            return vec![];
        }
        match self.position().to_move() {
            ToMove::One(side) => vec![side],
            ToMove::Both => Side::BOTH
                .into_iter()
                .filter(|&side| !self.has_chosen(side))
                .collect(),
            ToMove::Nobody => vec![],
        }
    }

    /// Whether a person may choose this house now.
    pub(crate) fn is_playable(&self, place: Place) -> bool {
        matches!(place, Place::House(side, house) if self.playable(side).contains(house))
    }

    /// Makes a person's choice of a house.
    ///
    /// # Errors
    /// The reason why it cannot be made; nothing has changed.
    pub(crate) fn choose_for(&mut self, side: Side, house: u8) -> Result<Chosen, PlayError> {
        match self.awaited() {
            Awaited::Computer(to_move, _) if to_move != side || !self.is_opening() => {
                let house = Place::House(side, 0).letter();
                Err(PlayError::NotYourSide { house, to_move })
            }
            Awaited::Computer(..)
            | Awaited::Person(_)
            | Awaited::Refill(..)
            | Awaited::NextRound
            | Awaited::Nobody => self.choose(side, Move::House(house)),
        }
    }

    /// Begins the next round, in which people fill these houses of theirs.
    ///
    /// # Errors
    /// The reason why no round follows, or the fault of the houses.
    pub(crate) fn begin_round(&mut self, filled: [Houses; 2]) -> Result<(), RoundError> {
        let asked = self.position().refill_choice();
        for side in Side::BOTH {
            if asked[side].is_some() && self.seats()[side].is_person() {
                self.fill(side, filled[side]);
            }
        }
        self.next_round().map(drop)
    }

    /// The sowing and the position after a move, without playing it.
    ///
    /// # Errors
    /// The reason why it cannot be played now.
    pub(crate) fn try_out(&self, mv: Move) -> Result<(rules::Sowing, Position), PlayError> {
        let mut position = self.position().clone();
        let sowing = position.play(mv)?;
        Ok((sowing, position))
    }

    /// The moves played from the position shown: the node each leads to, and its text.
    pub(crate) fn branches(&self) -> Vec<(NodeId, String)> {
        let children = self.game().children(self.game().node()).iter();
        let text = |&node: &NodeId| Some((node, self.game().step_at(node)?.text()));
        children.filter_map(text).collect()
    }

    /// Whether the newest position of the line is shown.
    pub(crate) fn is_live(&self) -> bool {
        self.game().is_at_end()
    }

    /// The turn that led to the position shown, with what follows of it.
    pub(crate) fn turn_shown(&self) -> Option<Turn<'_>> {
        let cursor = self.game().cursor();
        let mut turns = self.game().turns().into_iter();
        turns.find(|turn| turn.first < cursor && cursor <= turn.end())
    }

    /// The plies of the turn that led to the position shown, oldest first.
    pub(crate) fn last_turn(&self) -> Vec<Ply> {
        let Some(turn) = self.turn_shown() else {
            return Vec::new();
        };
        let plies = turn.plies.iter().take(self.game().cursor() - turn.first);
        plies.map(|&ply| ply.clone()).collect()
    }

    /// The places sown in the last turn, in order, if there are several.
    pub(crate) fn sources_in_order(&self) -> Vec<Place> {
        let plies = self.last_turn();
        let source = |ply: &Ply| ply.mv.source(ply.by?);
        let sources: Vec<Place> = plies.iter().filter_map(source).collect();
        if sources.len() > 1 {
            sources
        } else {
            Vec::new()
        }
    }

    /// Whether this player has earned another sowing with the last one.
    pub(crate) fn plays_again(&self, side: Side) -> bool {
        let earned = |ply: &Ply| ply.sowing.earns_turn(side);
        !self.position().is_over() && self.last_ply().is_some_and(earned)
    }

    /// The last turn in a sentence, once it is over, if it had several sowings.
    pub(crate) fn turn_of_several(&self, words: Words) -> Option<String> {
        let plies = self.last_turn();
        let (first, last) = (plies.first()?, plies.last()?);
        let by = last
            .by
            .filter(|&by| plies.len() > 1 && !self.plays_again(by))?;
        let gain = last.after().score()[by] - first.before().score()[by];
        let gain = u16::try_from(gain).ok().filter(|&gain| gain > 0)?;
        Some(words.turn_of_several(by, plies.len(), gain, &self.told()))
    }

    /// The letters of the first and the last house of the side to move.
    pub(crate) fn own_houses(&self) -> [char; 2] {
        let side = self.position().side_to_move().unwrap_or(Side::South);
        let last = self.position().shape().houses() - 1;
        [0, last].map(|house| Place::House(side, house).letter())
    }

    /// The winner, by the rules, by giving up or on time.
    pub(crate) fn winner(&self) -> Option<Side> {
        self.game().result()?.winner
    }

    /// The last ply in sentences; nothing at the start. The turn is left out: `turn_in_words` says
    /// it.
    pub(crate) fn story(&self, words: Words) -> Vec<String> {
        if let Some(side) = self.out_of_time() {
            let told = self.told();
            return vec![
                words.text_about("end-out-of-time", side, &told, &[]),
                words.verdict(Some(!side), None, &told),
            ];
        }
        let ply = self.last_ply();
        ply.map(|ply| self.ply_in_words(ply, words))
            .unwrap_or_default()
    }

    /// The turn before the one of the last ply in sentences; nothing for children, who read little.
    pub(crate) fn earlier_in_words(&self, words: Words) -> String {
        let mut told = Vec::new();
        let shown = self.turn_shown().map_or(0, |turn| turn.first);
        for turn in self.game().turns() {
            if turn.end() == shown && !self.is_for_children {
                for ply in turn.plies {
                    told.extend(self.ply_in_words(ply, words));
                }
            }
        }
        told.join(" ")
    }

    /// A ply in sentences, without whose turn it is then.
    pub(crate) fn ply_in_words(&self, ply: &Ply, words: Words) -> Vec<String> {
        let mut sowing = ply.sowing.clone();
        sowing
            .events
            .retain(|event| !matches!(event, Event::Turn { .. }));
        words.sowing(&sowing, &self.told())
    }

    /// The sentences with which the story ends if the game or the round is over: why, and with what
    /// result.
    pub(crate) fn ending(&self, words: Words) -> Vec<String> {
        let Some(ply) = self.last_ply() else {
            return Vec::new();
        };
        let mut sowing = ply.sowing.clone();
        sowing.events.retain(|event| {
            matches!(
                event,
                Event::Sweep { .. } | Event::Uncounted { .. } | Event::End { .. }
            )
        });
        words.sowing(&sowing, &self.told())
    }

    /// The last ply for children: what it brought, in few words and without letters of houses.
    pub(crate) fn story_for_children(&self, words: Words) -> Vec<String> {
        let told = self.told();
        let Some(ply) = self.last_ply() else {
            return Vec::new();
        };
        let Some(by) = ply.by else {
            return self.story(words);
        };
        if let Some(outcome) = self.position().outcome() {
            return vec![words.verdict(outcome.winner, None, &told)];
        }
        let won: u16 = Side::BOTH
            .map(|side| ply.sowing.captured_by(side))
            .iter()
            .sum();
        let caught = (won > 0).then(|| {
            let won = [("n", won.into())];
            words.text_about("kid-caught", by, &told, &won)
        });
        caught.into_iter().collect()
    }

    /// For children who listen: somebody goes again. Beside the board the banner of the player says it.
    pub(crate) fn again_for_children(&self, words: Words) -> Option<String> {
        let by = self.last_ply()?.by?;
        let again = self.is_for_children && self.plays_again(by);
        again.then(|| words.text_about("kid-again", by, &self.told(), &[]))
    }

    /// The last ply as one text.
    pub(crate) fn last_in_words(&self, words: Words) -> String {
        self.story(words).join(" ")
    }

    /// The turn as a sentence; `None` once nobody is to move.
    pub(crate) fn turn_in_words(&self, words: Words) -> Option<String> {
        if self.is_over() {
            return None;
        }
        let side = match self.awaited() {
            Awaited::Person(side) | Awaited::Computer(side, _) => side,
            Awaited::Refill(..) | Awaited::NextRound | Awaited::Nobody => {
                self.position().side_to_move()?
            }
        };
        Some(words.turn(side, &self.told()))
    }

    /// The playable houses in words.
    pub(crate) fn moves_in_words(&self, words: Words) -> String {
        let houses = |side: Side| self.playable(side).places(side);
        let letters = Side::BOTH.into_iter().flat_map(houses);
        let letters: Vec<String> = letters.map(|place| place.letter().to_string()).collect();
        if letters.is_empty() {
            words.text("moves-none")
        } else {
            words.labelled(&words.text("moves-possible"), &letters.join(", "))
        }
    }

    /// The score in words.
    pub(crate) fn score_in_words(&self, words: Words) -> String {
        words.score(self.position().score(), &self.told())
    }

    /// The contents of the board in words.
    pub(crate) fn board_in_words(&self, words: Words) -> String {
        self.board_as_told(words, &self.told())
    }

    /// The contents of the board, from another perspective.
    pub(crate) fn board_as_told(&self, words: Words, told: &Perspective) -> String {
        let position = self.position();
        let places = position.shape().places();
        let labels = places.map(|place| words.place_label(position, place, None, told));
        labels.collect::<Vec<_>>().join(" ")
    }
}

/// The player as named in sentences.
pub(crate) fn player(seat: &Seat) -> Player {
    match seat {
        Seat::Computer(_) => Player::Computer,
        Seat::Person(name) if name.is_empty() => Player::Person,
        Seat::Person(name) => Player::Named(name.clone()),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn table(rules: &str, seats: [Seat; 2]) -> Table {
        let near = Table::usual_near(&seats);
        Table::new(Game::start(&rules.parse().unwrap()), seats, near, 1)
    }

    fn level(number: u8) -> Level {
        Level::new(number).unwrap()
    }

    fn computer(number: u8) -> Seat {
        Seat::Computer(level(number))
    }

    fn people() -> [Seat; 2] {
        [Seat::default(), Seat::default()]
    }

    #[test]
    fn the_computer_sits_far_away() {
        let table = table("oware", [computer(3), Seat::default()]);
        assert_eq!(table.near(), Side::North);
        assert_eq!(table.awaited(), Awaited::Computer(Side::South, level(3)));
        assert_eq!(table.playable(Side::South), rules::Houses::NONE);
    }

    #[test]
    fn the_computer_may_sit_down_and_get_up() {
        let mut table = table("oware", people());
        table.set_level(Some(level(3)));
        assert_eq!(table.seats(), &[Seat::default(), computer(3)]);
        table.set_level(Some(level(5)));
        assert_eq!(table.seats(), &[Seat::default(), computer(5)]);
        table.set_level(None);
        assert_eq!(table.seats(), &people());
    }

    #[test]
    fn the_clock_runs_for_the_player_to_choose() {
        let clock = || Some(game::Clock::new("60+0".parse().unwrap()));
        let with_computer = table("kalah", [Seat::default(), computer(1)]).with_clock(clock());
        assert!(with_computer.clock().is_none());
        let mut table = table("kalah", people()).with_clock(clock());
        for (now, house) in [(0, 0), (1_000, 0), (2_000, 2)] {
            table.set_clock(true, now);
            let side = table.position().side_to_move().unwrap();
            table.choose(side, Move::House(house)).unwrap();
        }
        // North's second turn; while seeds move, and while the past is looked at, it stands.
        table.set_clock(true, 3_000);
        table.set_clock(false, 13_000);
        let left = |table: &Table, now| table.clock().unwrap().left_ms(Side::North, now);
        assert_eq!(left(&table, 90_000), 50_000);
        table.look(1);
        table.set_clock(true, 90_000);
        assert_eq!(left(&table, 99_000), 50_000);
        table.look(3);
        table.set_clock(true, 99_000);
        assert_eq!(table.fallen(148_999), None);
        assert_eq!(table.fallen(149_000), Some(Side::North));
        table.run_out(Side::North).unwrap();
        assert_eq!(
            (table.fallen(150_000), table.awaited()),
            (None, Awaited::Nobody)
        );
        let story = table.story(Words::new(Language::English));
        assert_eq!(story, ["Player 2 has run out of time.", "Player 1 wins!"]);
    }

    #[test]
    fn nobody_chooses_for_the_computer() {
        let mut table = table("oware", [computer(3), Seat::default()]);
        for side in Side::BOTH {
            let refused = table.choose_for(side, 0).unwrap_err();
            let to_move = Side::South;
            assert!(matches!(refused, PlayError::NotYourSide { to_move: by, .. } if by == to_move));
        }
        table.answer(Side::South, "A").unwrap();
        assert_eq!(table.choose_for(Side::North, 0), Ok(Chosen::Played));
        assert_eq!(table.to_choose(), [Side::South]);
    }

    #[test]
    fn the_last_turn_has_all_its_plies() {
        let mut table = table("kalah", people());
        table.choose(Side::South, Move::House(2)).unwrap();
        table.choose(Side::South, Move::House(5)).unwrap();
        let moves: Vec<String> = table.last_turn().iter().map(Ply::text).collect();
        assert_eq!(moves, ["C", "F"]);
        table.look(1);
        assert_eq!(table.last_turn().len(), 1);
        table.look(0);
        assert!(table.last_turn().is_empty());
    }

    #[test]
    fn the_story_is_told_to_the_one_who_plays() {
        let mut table = table("kalah", [Seat::default(), computer(1)]);
        table.choose(Side::South, Move::House(2)).unwrap();
        let story = table.story(Words::new(Language::English));
        assert!(story[0].starts_with("You sow C"), "{story:?}");
    }
}
