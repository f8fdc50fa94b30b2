//! The valid position of any game: everything but search uses the rules through it.

use std::fmt::{self, Write as _};
use std::ops::ControlFlow;

use crate::cells::{Fruit, Large, Small};
use crate::error::PlayError;
use crate::event::Sowing;
use crate::general::Mark;
use crate::general::{self, Board, Play};
use crate::heap::Heap;
use crate::houses::Houses;
use crate::laws::Laws;
use crate::machine::Choices;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::place::{Place, Shape};
use crate::position_of::{PositionOf, ToMove};
use crate::properties::Properties;
use crate::round::Round;
use crate::ruleset::RuleSet;
use crate::state::Pie;
use crate::{Cells, Side};

/// A position: rules, board, player to move, and the state that repetition and rounds need.
///
/// Always valid: it comes from [`Position::start`], from a [`Setup`](crate::Setup), or from
/// legal moves. Moves are legal exactly while there is no [`Position::outcome`].
///
/// Two positions are equal if they have the same future: the same rule set, board, burnt houses,
/// player to move and round, the same choices under way in a simultaneous opening, and, where
/// positions must not come back, the same history since something was last won.
///
/// ```
/// use rules::{Move, Position};
///
/// let start = Position::start(&"kalah".parse().unwrap());
/// let (mut one, mut other) = (start.clone(), start.clone());
/// for house in [2, 0] {
///     one.advance(Move::House(house)).unwrap();
/// }
/// assert_ne!(one, other);
/// other.advance(Move::House(2)).unwrap();
/// other.advance(Move::House(0)).unwrap();
/// assert_eq!((&one, one.key()), (&other, other.key()));
/// ```
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct Position {
    pub(crate) layout: Layouts,
    pub(crate) round: Round,
}

/// A position over the layout that its rules need. Seeds have one that is large enough for all: what
/// is compiled for a layout is not short, and only [`Position::visit`] is in a hurry.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Layouts {
    Seeds(PositionOf<Large>),
    Fruit(PositionOf<Fruit>),
    /// A game of the general machine.
    General(Box<dyn Play>),
}

/// Runs the same code on whichever layout a position has, and other code on a general position.
macro_rules! on_layout {
    ($layout:expr, $position:ident => $body:expr, general $general:ident => $other:expr) => {
        match $layout {
            $crate::position::Layouts::General($general) => $other,
            $crate::position::Layouts::Seeds($position) => $body,
            $crate::position::Layouts::Fruit($position) => $body,
        }
    };
}
pub(crate) use on_layout;

/// Code that is generic over the layout of the board; see [`Position::visit`].
pub trait Visitor {
    /// The result of the visit.
    type Output;

    /// Visits a position of seeds.
    fn seeds<C: Choices<Choice = crate::machine::SeedChoice>>(
        self,
        position: &PositionOf<C>,
    ) -> Self::Output;

    /// Visits a position of fruit.
    fn fruit(self, position: &PositionOf<Fruit>) -> Self::Output;

    /// Visits a position of the general machine.
    fn general(self, position: &Position) -> Self::Output;
}

impl Position {
    /// The start of a game.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let start = Position::start(&"oware".parse()?);
    /// assert_eq!(start.to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    /// # Ok::<(), rules::RuleSetError>(())
    /// ```
    pub fn start(rules: &RuleSet) -> Position {
        if let Some(laws) = rules.general_laws() {
            return Position {
                layout: Layouts::General(general::door().start(rules, laws)),
                round: Round::FIRST,
            };
        }
        let layout = if rules.table_laws().has_fruit() {
            Layouts::Fruit(PositionOf::start(rules))
        } else {
            Layouts::Seeds(PositionOf::start(rules))
        };
        Position {
            layout,
            round: Round::FIRST,
        }
    }

    /// The rules in force.
    pub fn rules(&self) -> &RuleSet {
        on_layout!(
            &self.layout,
            position => position.machine().rules(),
            general position => position.rules()
        )
    }

    /// The laws those rules mean to the compiled machine; `None` for a game of the general one.
    pub(crate) fn laws(&self) -> Option<&Laws> {
        on_layout!(
            &self.layout,
            position => Some(position.machine().laws()),
            general _position => None
        )
    }

    /// The content of a game of the general machine.
    pub(crate) fn general(&self) -> Option<&dyn Play> {
        match &self.layout {
            Layouts::General(position) => Some(&**position),
            Layouts::Seeds(_) | Layouts::Fruit(_) => None,
        }
    }

    /// Whether the general machine plays this game: no proof knows it yet.
    pub fn is_general(&self) -> bool {
        self.general().is_some()
    }

    /// The tree below this position, for search; `None` for a game that is compiled.
    pub fn tree(&self) -> Option<general::Tree<'_>> {
        self.general().map(general::Tree::new)
    }

    /// This position in the game that stands for its endings ([`RuleSet::endings`]); `None` if
    /// something else than seeds counts in it, such as a rule for the first turns, or the game is
    /// compiled.
    pub fn as_ending(&self) -> Option<Position> {
        self.general().filter(|play| play.is_told_by_seeds())?;
        let text = self.to_string();
        let seeds = text.split_whitespace().next()?;
        Position::read(seeds, &self.rules().endings(), true).ok()
    }

    /// The board: every place, where it is drawn, and what faces what.
    pub fn board(&self) -> Board {
        self.general()
            .map_or_else(|| Board::two_rows(self.rules().houses()), Play::board)
    }

    /// The moves that start in a house of a game of the general machine, where its letter may not
    /// tell which one is meant. There are none while seeds are arranged, nor in other games.
    ///
    /// ```
    /// # #[cfg(feature = "family")] {
    /// use rules::{Place, Position, Side};
    ///
    /// let bao = Position::start(&"bao".parse().unwrap());
    /// assert_eq!(bao.starts(Place::House(Side::South, 5)).len(), 2);
    /// # }
    /// ```
    pub fn starts(&self, house: Place) -> Vec<Move> {
        self.general()
            .map_or_else(Vec::new, |position| position.starts(house))
    }

    /// The mark of a house, in games that have such.
    pub fn mark(&self, house: Place) -> Option<Mark> {
        self.general()?.mark(house)
    }

    /// Whether the player to move puts the own seeds before the game: there are too many ways to
    /// list.
    pub fn is_arranging(&self) -> bool {
        self.general().is_some_and(Play::is_arranging)
    }

    /// The conclusions from those laws.
    ///
    /// ```
    /// let kalah = rules::Position::start(&"kalah".parse().unwrap());
    /// let oware = rules::Position::start(&"oware".parse().unwrap());
    /// assert!(!kalah.properties().is_cyclic && oware.properties().is_cyclic);
    /// assert!(oware.properties().proofs.is_err());
    /// ```
    pub fn properties(&self) -> &Properties {
        on_layout!(
            &self.layout,
            position => position.machine().properties(),
            general position => position.properties()
        )
    }

    /// The shape of the board, as if all of a player's houses lay in one row: [`Position::board`]
    /// tells more.
    pub fn shape(&self) -> Shape {
        Shape::new(self.rules().houses())
    }

    /// The player who has to choose, or both.
    pub fn to_move(&self) -> ToMove {
        on_layout!(
            &self.layout,
            position => position.to_move(),
            general position => position.to_move()
        )
    }

    /// The one player who has to choose; `None` when the game is over, and also when both
    /// choose at once.
    pub fn side_to_move(&self) -> Option<Side> {
        match self.to_move() {
            ToMove::One(side) => Some(side),
            ToMove::Both | ToMove::Nobody => None,
        }
    }

    /// Whether the game (in a match: the round) is over.
    pub fn is_over(&self) -> bool {
        self.to_move() == ToMove::Nobody
    }

    /// The outcome; `None` while moves can be played.
    ///
    /// ```
    /// use rules::{Position, Side};
    ///
    /// let rules = "kalah".parse().unwrap();
    /// let mut position = Position::read("0-0-0-0-0-1-0-0-0-0-0-2-20-25-S", &rules, true).unwrap();
    /// assert_eq!(position.outcome(), None);
    /// position.advance(position.read_move("F").unwrap()).unwrap();
    /// let outcome = position.outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.score), (Some(Side::North), [21, 27]));
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        on_layout!(
            &self.layout,
            position => position.machine().outcome(position.state()),
            general position => position.outcome()
        )
    }

    /// Points of South and North so far: seeds in the stores, or in Banana-Cala the good fruit
    /// won less the bananas won.
    pub fn score(&self) -> [i16; 2] {
        on_layout!(
            &self.layout,
            position => position.machine().score(position.state()),
            general position => position.score()
        )
    }

    /// The margin by which South is ahead of North so far; where points do not decide, 1 once South
    /// has won, -1 once North has.
    pub fn margin(&self) -> i16 {
        on_layout!(
            &self.layout,
            position => position.machine().margin(position.state()),
            general position => position.margin()
        )
    }

    /// The content of a place. A game without won heaps has nothing in them.
    pub fn heap(&self, place: Place) -> Heap {
        let Some(laws) = self.laws() else {
            return self
                .general()
                .map_or(Heap::Seeds(0), |position| position.heap(place));
        };
        if matches!(place, Place::Won(_)) && !laws.has_fruit() {
            return Heap::Seeds(0);
        }
        let cell = self.shape().cell(place);
        on_layout!(
            &self.layout,
            position => position.state().cells.heap(cell),
            general position => position.heap(place)
        )
    }

    /// Pieces in a house.
    pub fn house(&self, side: Side, house: u8) -> u16 {
        self.heap(Place::House(side, house)).count()
    }

    /// Pieces in a store.
    pub fn store(&self, side: Side) -> u16 {
        self.heap(Place::Store(side)).count()
    }

    /// Seeds in the houses of a player.
    pub fn seeds_of(&self, side: Side) -> u16 {
        let houses = 0..self.rules().houses();
        houses.map(|house| self.house(side, house)).sum()
    }

    /// Seeds in the houses of both players.
    pub fn seeds_in_houses(&self) -> u16 {
        Side::BOTH.map(|side| self.seeds_of(side)).iter().sum()
    }

    /// Whether a house is burnt this round, or closed in the general games that close houses.
    pub fn is_burnt(&self, side: Side, house: u8) -> bool {
        let place = Place::House(side, house);
        let cell = self.shape().cell(place);
        on_layout!(
            &self.layout,
            position => position.machine().burnt() & (1 << cell) != 0,
            general position => position.is_closed(place)
        )
    }

    /// Whether any house is burnt this round.
    pub fn has_burnt(&self) -> bool {
        let houses = 0..self.rules().houses();
        on_layout!(
            &self.layout,
            position => position.machine().burnt() != 0,
            general _position => houses.clone().any(|house| {
                Side::BOTH.into_iter().any(|side| self.is_burnt(side, house))
            })
        )
    }

    /// All pieces in play.
    pub fn pieces_total(&self) -> u16 {
        on_layout!(
            &self.layout,
            position => position.state().total,
            general position => position.total()
        )
    }

    /// The number of seeds in a player's hand in the middle of a simultaneous opening, and the
    /// place the last one fell into.
    pub fn hand(&self, side: Side) -> Option<(Place, u16)> {
        on_layout!(&self.layout, position => match position.opening.as_ref()?.hands[side] {
            crate::opening::Hand::Sowing { at, seeds } => {
                Some((position.machine().shape().place(usize::from(at)), seeds))
            }
            _ => None,
        }, general _position => None)
    }

    /// Whether a simultaneous opening is going on.
    pub fn in_opening(&self) -> bool {
        on_layout!(
            &self.layout,
            position => position.opening.is_some(),
            general _position => false
        )
    }

    /// Whether sides may be changed by the pie rule, now or after this turn.
    pub(crate) fn may_change_sides(&self) -> bool {
        on_layout!(
            &self.layout,
            position => position.state().pie != Pie::Unavailable,
            general _position => false
        )
    }

    /// A hash of the position: the same on every computer and in every version, for equal
    /// positions, and with 128 bits practically for no others. It is the FNV-1a hash of the rule
    /// set in full, a blank, and the position's text with its history (`{:#}`).
    pub fn key(&self) -> u128 {
        let mut key = Fnv(Fnv::START);
        write!(key, "{} {self:#}", self.rules().in_full()).expect("a number takes every text");
        key.0
    }

    /// Whether the player to move has to give the opponent seeds.
    pub fn must_feed(&self) -> bool {
        !self.is_over()
            && on_layout!(
                &self.layout,
                position => position.machine().must_feed(position.state()),
                general position => position.must_feed()
            )
    }

    /// The player who owns a place: in a match about territory a house may belong to the player
    /// across the board.
    pub fn owner(&self, place: Place) -> Side {
        on_layout!(
            &self.layout,
            _position => place.side(),
            general position => position.owner(place)
        )
    }

    /// Whether some house belongs to the player across the board.
    pub fn has_ceded(&self) -> bool {
        on_layout!(
            &self.layout,
            _position => false,
            general position => position.has_ceded()
        )
    }

    /// Houses on a player's side that may be chosen now (in Banana-Cala: in some order): by their
    /// owner, who is the player across for some in a match about territory.
    pub fn playable(&self, side: Side) -> Houses {
        Houses::from_bits(on_layout!(
            &self.layout,
            position => position.playable(side),
            general position => position.playable(side)
        ))
    }

    /// Every legal move in a fixed order, at most `limit` of them: Banana-Cala can have more than
    /// would fit in memory. [`Position::move_count`] is their number.
    pub fn moves_up_to(&self, limit: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        if limit > 0 {
            self.each_move(|mv| {
                moves.push(mv);
                if moves.len() < limit {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        }
        moves
    }

    /// Every legal move; only for positions known to have few.
    ///
    /// ```
    /// let position = rules::Position::start(&"oware".parse().unwrap());
    /// let texts: Vec<_> = position.moves().into_iter().map(|mv| position.move_text(mv)).collect();
    /// assert_eq!(texts, ["A", "B", "C", "D", "E", "F"]);
    /// ```
    pub fn moves(&self) -> Vec<Move> {
        self.moves_up_to(usize::MAX)
    }

    /// Calls `visit` with each legal move, in a fixed order, until it breaks.
    pub fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) {
        on_layout!(
            &self.layout,
            position => position.each_move(&mut visit),
            general position => position.each_move(&mut visit)
        );
    }

    /// The number of legal moves.
    pub fn move_count(&self) -> u128 {
        on_layout!(
            &self.layout,
            position => position.count_moves(),
            general position => position.count_moves()
        )
    }

    /// Checks a move without playing it.
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal here.
    pub fn check(&self, mv: Move) -> Result<(), PlayError> {
        on_layout!(
            &self.layout,
            position => position.check(mv),
            general position => position.check(mv)
        )
    }

    /// Plays a move and returns its events.
    ///
    /// ```
    /// use rules::{Event, Move, Position, Side};
    ///
    /// let mut position = Position::start(&"kalah".parse().unwrap());
    /// let sowing = position.play(Move::House(5)).unwrap();
    /// assert_eq!(sowing.by, Side::South);
    /// assert!(matches!(sowing.events[0], Event::Lift { by: Side::South, .. }));
    /// assert_eq!(position.store(Side::South), 1);
    /// ```
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal here; then the position has not changed.
    pub fn play(&mut self, mv: Move) -> Result<Sowing, PlayError> {
        let by = self.side_to_move().unwrap_or(Side::South);
        let mut events = Vec::new();
        on_layout!(
            &mut self.layout,
            position => position.play(mv, &mut events),
            general position => position.play(mv, Some(&mut events))
        )?;
        Ok(Sowing { by, mv, events })
    }

    /// Plays a move after which this position has come up for the third time, and so ends a game of
    /// the general machine whose rules say nothing about positions that come back: it would go on
    /// for ever. The board decides, as [`Position::outcome`] tells it. A position does not know the
    /// game before it: [`Position::may_recur`] says for which games whoever does should look.
    ///
    /// # Errors
    /// [`PlayError`] if the move is not legal here; then the position has not changed.
    pub fn play_last(&mut self, mv: Move) -> Result<Sowing, PlayError> {
        let by = self.side_to_move().unwrap_or(Side::South);
        let Layouts::General(position) = &mut self.layout else {
            return self.play(mv);
        };
        let mut events = Vec::new();
        position.play_last(mv, &mut events)?;
        Ok(Sowing { by, mv, events })
    }

    /// Whether positions can come back in this game without an end: a game of the general machine
    /// whose rules say nothing about that.
    pub fn may_recur(&self) -> bool {
        let properties = self.properties();
        self.is_general() && properties.is_cyclic && !properties.has_memory
    }

    /// Plays a move without making its events.
    ///
    /// # Errors
    /// [`PlayError`] if it is not legal here; then the position has not changed.
    pub fn advance(&mut self, mv: Move) -> Result<(), PlayError> {
        on_layout!(
            &mut self.layout,
            position => position.play(mv, &mut ()),
            general position => position.play(mv, None)
        )
    }

    /// Reads a move and checks that it is legal here, down to the case of its letter.
    ///
    /// ```
    /// let position = rules::Position::start(&"banana-cala".parse().unwrap());
    /// let mv = position.read_move("M:gob").unwrap();
    /// assert_eq!(position.move_text(mv), "M:gob");
    /// ```
    ///
    /// # Errors
    /// [`PlayError`] if the text is no move, or the move is not legal.
    pub fn read_move(&self, text: &str) -> Result<Move, PlayError> {
        let (side, mv) = Move::read(text)?;
        if let (Some(side), ToMove::One(to_move)) = (side, self.to_move())
            && side != to_move
        {
            if self.has_ceded() {
                // Whether the house across is the mover's is seen when the move is checked.
                let across = mv.across();
                return self.check(across).map(|()| across);
            }
            let house = text.trim().chars().next().unwrap_or('?');
            return Err(PlayError::NotYourSide { house, to_move });
        }
        self.check(mv)?;
        Ok(mv)
    }

    /// Reads a move as a person types it: the letter of a house in either case, as only a house of
    /// the mover's can be meant; where both cases are theirs, it counts. Not whether it is legal.
    ///
    /// ```
    /// let position = rules::Position::start(&"kalah".parse().unwrap());
    /// assert_eq!(position.read_typed("c"), position.read_typed("C"));
    /// ```
    ///
    /// # Errors
    /// [`PlayError::Text`] if the text is no move.
    pub fn read_typed(&self, text: &str) -> Result<Move, PlayError> {
        if self.has_ceded()
            && let Ok(mv) = self.read_move(text)
        {
            return Ok(mv);
        }
        let (_, mv) = Move::read(text)?;
        Ok(mv)
    }

    /// The text of a move as the player to move writes it.
    pub fn move_text(&self, mv: Move) -> String {
        mv.text(self.side_to_move().unwrap_or(Side::South))
    }

    /// Runs code that is generic over the layout of the board, such as search, on the smallest one.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        match &self.layout {
            Layouts::Seeds(position) if position.is_small() => {
                visitor.seeds(&position.laid_out::<Small>())
            }
            Layouts::Seeds(position) => visitor.seeds(position),
            Layouts::Fruit(position) => visitor.fruit(position),
            Layouts::General(_) => visitor.general(self),
        }
    }
}

/// FNV-1a with 128 bits, by Fowler, Noll and Vo.
struct Fnv(u128);

impl Fnv {
    const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = (1 << 88) + 0x13b;
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(Fnv::PRIME);
        }
        Ok(())
    }
}
