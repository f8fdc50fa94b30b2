//! The game on the screen: who plays which side, whose choice is awaited, and what may be
//! chosen. Everything that decides is here, without a browser.

use game::{Game, NodeId, Ply};
use rules::{Event, Move, Place, PlayError, Position, Side, ToMove};
use words::{HouseLabel, Perspective, Words};

use crate::board::content::places;
use crate::seat::Seat;

/// Whose choice is awaited.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Awaited {
    /// A person on this side.
    Person(Side),
    /// The computer on this side, at this level.
    Computer(Side, u8),
    /// The round is over and another can follow.
    NextRound,
    /// The game is over, or we are looking at the past.
    Nobody,
}

/// What came of choosing a house.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Chosen {
    /// A ply was played.
    Played,
    /// The choice is kept, hidden, until the other player has chosen, too.
    Hidden,
}

/// A game, its players, and how they sit.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    game: Game,
    seats: [Seat; 2],
    near: Side,
    /// Choices made in a simultaneous opening that the other player must not see yet.
    hidden: [Option<u8>; 2],
    seed: u64,
    /// Who knows everything that can still come, and after how many steps of the line he began
    /// to.
    perfect: Option<(Side, usize)>,
}

impl Table {
    /// A game with its players. `near` sits at the lower edge of the board; `seed` decides
    /// what the computer does where it chooses among moves.
    pub(crate) fn new(game: Game, seats: [Seat; 2], near: Side, seed: u64) -> Table {
        Table {
            game,
            seats,
            near,
            hidden: [None; 2],
            seed,
            perfect: None,
        }
    }

    /// A game that is looked into: whoever looks plays both sides.
    pub(crate) fn studied(game: Game, near: Side) -> Table {
        Table::new(game, [Seat::default(), Seat::default()], near, 0)
    }

    /// This game, to be looked into.
    pub(crate) fn for_study(self) -> Table {
        Table::studied(self.game, self.near)
    }

    /// Who usually sits near: a person before the computer, South before North.
    pub(crate) fn usual_near(seats: &[Seat; 2]) -> Side {
        match (seats[0].is_person(), seats[1].is_person()) {
            (false, true) => Side::North,
            _ => Side::South,
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The position that is shown.
    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The players, South first.
    pub(crate) fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// Who sits at the lower edge.
    pub(crate) fn near(&self) -> Side {
        self.near
    }

    /// What decides where the computer chooses among moves.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// Makes it a game of its own, told apart from every other.
    pub(crate) fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The seed for the present position: the same after taking a move back.
    pub(crate) fn seed_now(&self) -> u64 {
        self.seed
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(self.game.cursor() as u64)
    }

    /// Seats the computer at this level wherever it plays, else at the far side; without a level
    /// people play both sides.
    pub(crate) fn set_level(&mut self, level: Option<u8>) {
        let near = self.near;
        let people = self.seats.iter().all(Seat::is_person);
        for side in Side::BOTH {
            let seat = &mut self.seats[side];
            match level {
                None if !seat.is_person() => *seat = Seat::default(),
                Some(level) if !seat.is_person() || (people && side != near) => {
                    *seat = Seat::Computer(level);
                }
                _ => {}
            }
        }
    }

    /// Turns the board round.
    pub(crate) fn flip(&mut self) {
        self.near = !self.near;
    }

    /// The one person who plays, if the other player is the computer.
    pub(crate) fn only_person(&self) -> Option<Side> {
        match (self.seats[0].is_person(), self.seats[1].is_person()) {
            (true, false) => Some(Side::South),
            (false, true) => Some(Side::North),
            _ => None,
        }
    }

    /// How this game is told: to the person who plays against the computer, else to nobody in
    /// particular.
    pub(crate) fn told(&self) -> Perspective {
        let mut told = Perspective::neutral(self.game.rules().game());
        for side in Side::BOTH {
            told = told.with_player(side, self.seats[side].player());
        }
        match self.only_person() {
            Some(side) => told.seen_by(side),
            None => told,
        }
    }

    /// Whose choice is awaited. The computer does not move while somebody looks at the past.
    pub(crate) fn awaited(&self) -> Awaited {
        let position = self.position();
        let awaited = |side: Side| match self.seats[side] {
            Seat::Person(_) => Awaited::Person(side),
            Seat::Computer(level) if self.game.is_at_end() => Awaited::Computer(side, level),
            Seat::Computer(_) => Awaited::Nobody,
        };
        match position.to_move() {
            ToMove::One(side) => awaited(side),
            // People choose before the computer is asked; it does not learn what they chose.
            ToMove::Both => {
                let open = Side::BOTH
                    .into_iter()
                    .filter(|&side| self.hidden[side].is_none());
                let (people, others): (Vec<Side>, Vec<Side>) =
                    open.partition(|&side| self.seats[side].is_person());
                let next = people.first().or(others.first());
                next.map_or(Awaited::Nobody, |&side| awaited(side))
            }
            ToMove::Nobody if !self.game.is_over() => Awaited::NextRound,
            ToMove::Nobody => Awaited::Nobody,
        }
    }

    /// Whether both players choose at the same time.
    pub(crate) fn is_opening(&self) -> bool {
        self.position().to_move() == ToMove::Both
    }

    /// Whether this player has made a choice that the other must not see yet.
    pub(crate) fn has_chosen(&self, side: Side) -> bool {
        self.hidden[side].is_some()
    }

    /// Houses a person may choose now, a bit for each.
    pub(crate) fn playable(&self, side: Side) -> u32 {
        let waits = match self.position().to_move() {
            ToMove::Both => self.hidden[side].is_none(),
            _ => true,
        };
        if waits && self.seats[side].is_person() {
            self.position().playable(side)
        } else {
            0
        }
    }

    /// Whether a person may choose this house now.
    pub(crate) fn is_playable(&self, place: Place) -> bool {
        matches!(place, Place::House(side, house) if self.playable(side) & (1 << house) != 0)
    }

    /// Chooses a house of a side.
    ///
    /// # Errors
    /// Why it cannot be played now; nothing has changed.
    pub(crate) fn choose(&mut self, side: Side, house: u8) -> Result<Chosen, PlayError> {
        match self.position().to_move() {
            ToMove::Both => self.choose_hidden(side, house),
            ToMove::One(to_move) if to_move != side => Err(PlayError::NotYourSide {
                house: rules::Place::House(side, house).letter(),
                to_move,
            }),
            _ => self.play(Move::House(house)),
        }
    }

    fn choose_hidden(&mut self, side: Side, house: u8) -> Result<Chosen, PlayError> {
        let position = self.position();
        if position.playable(side) & (1 << house) == 0 {
            // Any choice of the other player shows what is wrong with this one.
            let other = position.playable(!side).trailing_zeros() as u8;
            position.check(match side {
                Side::South => Move::Both(house, other),
                Side::North => Move::Both(other, house),
            })?;
        }
        self.hidden[side] = Some(house);
        match self.hidden {
            [Some(south), Some(north)] => self.play(Move::Both(south, north)),
            _ => Ok(Chosen::Hidden),
        }
    }

    /// Plays a whole move.
    ///
    /// # Errors
    /// Why it cannot be played now; nothing has changed.
    pub(crate) fn play(&mut self, mv: Move) -> Result<Chosen, PlayError> {
        let step = self.game.cursor();
        self.game.play(mv)?;
        // Another line begins where nobody knew everything yet.
        self.perfect.take_if(|&mut (_, begun)| step < begun);
        self.hidden = [None; 2];
        Ok(Chosen::Played)
    }

    /// Plays the answer of the computer on that side: a move, or its house of a simultaneous
    /// choice.
    ///
    /// # Errors
    /// Why it cannot be played now; nothing has changed.
    pub(crate) fn answer(&mut self, side: Side, text: &str) -> Result<Chosen, PlayError> {
        if self.is_opening() {
            return match Move::read(text)? {
                (_, Move::House(house)) => self.choose(side, house),
                (_, mv) => self.play(mv),
            };
        }
        let mv = self.position().read_move(text)?;
        self.play(mv)
    }

    /// Hears, with each choice of the computer, whether it knows everything that can still come.
    pub(crate) fn hear(&mut self, side: Side, perfect: bool) {
        match self.perfect {
            None if perfect => self.perfect = Some((side, self.game.cursor())),
            Some((known, _)) if known == side && !perfect => self.perfect = None,
            _ => {}
        }
    }

    /// Which player knows the value of every position that can still come, and will not err: from
    /// the first move he knew it for.
    pub(crate) fn perfect(&self) -> Option<Side> {
        let (side, begun) = self.perfect?;
        (self.game.cursor() > begun && !self.position().is_over()).then_some(side)
    }

    /// Whether a player has been called perfect in this line of play, and so may never err in what
    /// follows.
    pub(crate) fn is_called_perfect(&self, side: Side) -> bool {
        self.perfect
            .is_some_and(|(known, begun)| known == side && self.game.cursor() >= begun)
    }

    /// What a move would do, without playing it.
    ///
    /// # Errors
    /// Why it cannot be played now.
    pub(crate) fn try_out(&self, mv: Move) -> Result<(rules::Sowing, Position), PlayError> {
        let mut position = self.position().clone();
        let sowing = position.play(mv)?;
        Ok((sowing, position))
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// Why no round follows, or what is wrong with the houses to fill.
    pub(crate) fn next_round(&mut self, fill: [Option<u32>; 2]) -> Result<(), rules::RoundError> {
        self.hidden = [None; 2];
        self.perfect = None;
        self.game.next_round(fill).map(drop)
    }

    /// Takes back one decision: against the computer the last one of the person. Returns whether
    /// there was one.
    pub(crate) fn undo(&mut self) -> bool {
        if self.hidden != [None; 2] {
            self.hidden = [None; 2];
            return true;
        }
        match self.only_person() {
            Some(side) => self.game.undo_decision(side),
            None => self.game.undo(),
        }
    }

    /// Plays again what was taken back: against the computer up to the person's next decision.
    /// Returns whether there was something.
    pub(crate) fn redo(&mut self) -> bool {
        self.hidden = [None; 2];
        let mut done = false;
        while self.game.redo() {
            done = true;
            let person_decides = match (self.only_person(), self.position().to_move()) {
                (Some(side), ToMove::One(to_move)) => side == to_move,
                _ => true,
            };
            if person_decides {
                break;
            }
        }
        done
    }

    /// Looks at the position after so many steps of the line.
    pub(crate) fn look(&mut self, steps: usize) {
        self.hidden = [None; 2];
        self.game.go_to(steps.min(self.game.line_len()));
    }

    /// What was played from the position shown: each place, and the move that leads there.
    pub(crate) fn branches(&self) -> Vec<(NodeId, String)> {
        let children = self.game.children(self.game.node()).iter();
        let text = |&node: &NodeId| Some((node, self.game.step_at(node)?.text()));
        children.filter_map(text).collect()
    }

    /// Shows another place of the game; the line now leads through it.
    pub(crate) fn go_to(&mut self, node: NodeId) {
        self.hidden = [None; 2];
        self.game.go_to_node(node);
    }

    /// Whether the newest position of the line is shown.
    pub(crate) fn is_live(&self) -> bool {
        self.game.is_at_end()
    }

    /// The plies of the turn that led to the position shown, oldest first.
    pub(crate) fn last_turn(&self) -> Vec<Ply> {
        let cursor = self.game.cursor();
        let turns = self.game.turns();
        let turn = turns
            .iter()
            .find(|turn| turn.first < cursor && cursor <= turn.end());
        let plies = turn.map(|turn| turn.plies.iter().take(cursor - turn.first));
        plies
            .into_iter()
            .flatten()
            .map(|&ply| ply.clone())
            .collect()
    }

    /// Houses each player still has to empty, for the beginners' game; 0 in any other.
    pub(crate) fn houses_to_empty(&self, side: Side) -> usize {
        let houses = self.position().shape().houses();
        (0..houses)
            .filter(|&house| self.position().house(side, house) > 0)
            .count()
    }

    /// What happened last, in sentences; nothing at the start. Whose turn it is now is said
    /// elsewhere.
    pub(crate) fn story(&self, words: Words) -> Vec<String> {
        let Some(ply) = self.game.last_ply() else {
            return Vec::new();
        };
        let mut sowing = ply.sowing.clone();
        sowing
            .events
            .retain(|event| !matches!(event, Event::Turn { .. }));
        words.sowing(&sowing, &self.told())
    }

    /// What lies where.
    pub(crate) fn board_in_words(&self, words: Words, told: &Perspective) -> String {
        let position = self.position();
        let labels = places(position.shape()).map(|place| match place {
            Place::House(side, house) => words.house_label(
                &HouseLabel {
                    house: place,
                    heap: position.heap(place),
                    burnt: position.is_burnt(side, house),
                    chip: None,
                },
                told,
            ),
            _ => words.store_label(place, position.heap(place), told),
        });
        labels.collect::<Vec<_>>().join(" ")
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

    fn people() -> [Seat; 2] {
        [Seat::default(), Seat::default()]
    }

    #[test]
    fn two_people_take_turns() {
        let mut table = table("kalah", people());
        assert_eq!(table.awaited(), Awaited::Person(Side::South));
        assert_eq!(table.choose(Side::South, 0), Ok(Chosen::Played));
        assert_eq!(table.awaited(), Awaited::Person(Side::North));
        assert!(matches!(
            table.choose(Side::South, 1),
            Err(PlayError::NotYourSide { .. })
        ));
        assert!(table.undo());
        assert_eq!(table.awaited(), Awaited::Person(Side::South));
        assert!(table.redo());
        assert_eq!(table.awaited(), Awaited::Person(Side::North));
    }

    #[test]
    fn the_computer_sits_far_away() {
        let table = table("oware", [Seat::Computer(3), Seat::default()]);
        assert_eq!(table.near(), Side::North);
        assert_eq!(table.awaited(), Awaited::Computer(Side::South, 3));
        assert_eq!(table.playable(Side::South), 0);
    }

    #[test]
    fn the_computer_may_sit_down_and_get_up() {
        let mut table = table("oware", people());
        table.set_level(Some(3));
        assert_eq!(table.seats(), &[Seat::default(), Seat::Computer(3)]);
        table.set_level(Some(5));
        assert_eq!(table.seats(), &[Seat::default(), Seat::Computer(5)]);
        table.set_level(None);
        assert_eq!(table.seats(), &people());
    }

    #[test]
    fn undo_goes_back_to_the_persons_decision() {
        let mut table = table("kalah", [Seat::default(), Seat::Computer(1)]);
        let seed = table.seed_now();
        table.choose(Side::South, 0).unwrap();
        table.answer(Side::North, "a").unwrap();
        assert_eq!(table.awaited(), Awaited::Person(Side::South));
        assert!(table.undo());
        assert_eq!(table.game().cursor(), 0);
        assert_eq!(table.seed_now(), seed);
        assert!(table.redo());
        assert_eq!(table.game().cursor(), 2);
        assert!(!table.redo());
    }

    #[test]
    fn the_computer_waits_while_somebody_looks_back() {
        let mut table = table("kalah", [Seat::default(), Seat::Computer(1)]);
        table.choose(Side::South, 0).unwrap();
        table.answer(Side::North, "a").unwrap();
        table.look(1);
        assert_eq!(table.awaited(), Awaited::Nobody);
        table.look(2);
        assert_eq!(table.awaited(), Awaited::Person(Side::South));
    }

    #[test]
    fn a_choice_in_the_opening_stays_hidden() {
        let mut table = table("congkak:opening=simultaneous", people());
        assert!(table.is_opening());
        assert_eq!(table.choose(Side::South, 2), Ok(Chosen::Hidden));
        assert_eq!(table.awaited(), Awaited::Person(Side::North));
        assert_eq!(table.playable(Side::South), 0);
        assert!(table.has_chosen(Side::South) && table.game().cursor() == 0);
        assert_eq!(table.choose(Side::North, 2), Ok(Chosen::Played));
        assert_eq!(table.game().cursor(), 1);
    }

    #[test]
    fn in_the_opening_the_computer_chooses_after_the_person() {
        let seats = [Seat::default(), Seat::Computer(2)];
        let mut table = table("congkak:opening=simultaneous", seats);
        assert_eq!(table.awaited(), Awaited::Person(Side::South));
        table.choose(Side::South, 2).unwrap();
        assert_eq!(table.awaited(), Awaited::Computer(Side::North, 2));
        assert_eq!(table.answer(Side::North, "b"), Ok(Chosen::Played));
    }

    #[test]
    fn the_computer_refills_its_houses_next_to_its_store() {
        let rules = "congkak:match=traditional,refill=choose".parse().unwrap();
        let text = "0-0-0-0-0-0-1-0-0-0-0-0-0-0-59-38-S";
        let start = Position::read(text, &rules, false).unwrap();
        let seats = [Seat::default(), Seat::Computer(1)];
        let mut table = Table::new(Game::new(start), seats, Side::South, 1);
        table.choose(Side::South, 6).unwrap();
        assert_eq!(table.awaited(), Awaited::NextRound);
        let asked = table.position().refill_choice();
        assert_eq!(asked, [None, Some(5)]);
        let fill = table.position().refill_nearest(Side::North, 5);
        assert_eq!(fill, 0b111_1100);
        table.next_round([None, Some(fill)]).unwrap();
    }

    #[test]
    fn the_last_turn_has_all_its_plies() {
        let mut table = table("kalah", people());
        table.choose(Side::South, 2).unwrap();
        table.choose(Side::South, 5).unwrap();
        let moves: Vec<String> = table.last_turn().iter().map(Ply::text).collect();
        assert_eq!(moves, ["C", "F"]);
        table.look(1);
        assert_eq!(table.last_turn().len(), 1);
        table.look(0);
        assert!(table.last_turn().is_empty());
    }

    #[test]
    fn who_is_perfect_is_so_from_that_move_on() {
        let mut table = table("kalah", [Seat::default(), Seat::Computer(8)]);
        table.choose(Side::South, 0).unwrap();
        table.hear(Side::North, false);
        table.answer(Side::North, "a").unwrap();
        assert_eq!(table.perfect(), None);
        table.choose(Side::South, 2).unwrap();
        table.hear(Side::North, true);
        assert_eq!(table.perfect(), None, "before the move");
        table.answer(Side::North, "c").unwrap();
        assert_eq!(table.perfect(), Some(Side::North));
        assert!(table.is_called_perfect(Side::North));
        assert!(!table.is_called_perfect(Side::South));
        table.choose(Side::South, 3).unwrap();
        assert_eq!(table.perfect(), Some(Side::North));
        table.look(2);
        assert_eq!(table.perfect(), None, "looking back");
        assert!(!table.is_called_perfect(Side::North), "looking back");
        table.look(5);
        assert_eq!(table.perfect(), Some(Side::North));
        table.look(2);
        table.choose(Side::South, 3).unwrap();
        table.answer(Side::North, "c").unwrap();
        assert_eq!(table.perfect(), None, "in another line");
    }

    #[test]
    fn whoever_forgets_the_endings_is_not_perfect() {
        let mut table = table("kalah", [Seat::default(), Seat::Computer(8)]);
        table.choose(Side::South, 0).unwrap();
        for (perfect, expected) in [(true, Some(Side::North)), (false, None)] {
            table.hear(Side::North, perfect);
            table
                .answer(Side::North, if perfect { "a" } else { "c" })
                .unwrap();
            assert_eq!(table.perfect(), expected);
            if perfect {
                table.choose(Side::South, 2).unwrap();
            }
        }
    }

    #[test]
    fn the_story_is_told_to_the_one_who_plays() {
        let mut table = table("kalah", [Seat::default(), Seat::Computer(1)]);
        table.choose(Side::South, 2).unwrap();
        let story = table.story(Words::new(Language::English));
        assert!(story[0].starts_with("You sow C"), "{story:?}");
    }
}
