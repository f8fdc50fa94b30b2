//! Random games of every game and option, for the property tests.

use game::{Colour, Drawing, Game, Glyph, Record};
use proptest::prelude::*;
use proptest::sample::Index;
use rules::catalogue::GAMES;
use rules::{Place, RuleSet, Side};

/// One thing somebody may do with a game.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Play one of the legal moves, or begin the next round.
    Play(Index),
    /// Go somewhere on the current line and play from there.
    GoTo(Index),
    /// Go into any place of the tree.
    GoToAny(Index),
    Undo,
    UndoDecision(bool),
    Redo,
    Comment(String),
    Sign(Index),
    Draw(Index, Index, Index),
    Delete(Index),
    /// Rarely: these end the game there.
    Resign(bool),
    AgreeDraw,
    Promote(Index),
}

/// Every game with its defaults, with each single option, and some with several.
pub(crate) fn any_rules() -> impl Strategy<Value = RuleSet> {
    let single: Vec<RuleSet> = GAMES
        .iter()
        .flat_map(|game| RuleSet::new(game).neighbours())
        .collect();
    let several = [
        "congkak:match=traditional,opening=simultaneous",
        "congkak:houses=5,match=traditional,refill=choose,opening=simultaneous,max-bonus=1",
        "congkak:houses=5,match=traditional,refill=choose,partial-house=open,burnt=permanent",
        "congkak:houses=5,match=best-of-3,end=pass,max-bonus=2",
        "congkak:houses=6,match=traditional,refill=far,round-starter=alternate",
        "banana-cala:capture-optional=on,bonus=on",
        "banana-cala:order=fixed,bonus=on,own-mancala=skip",
        "kalah:pie=on,seeds=2,houses=3",
        "oware:grand-slam=capture-and-replay,repetition=threefold,seeds=2",
        "kalah:houses=2,seeds=2",
    ];
    let several = several.map(|name| name.parse().unwrap());
    prop_oneof![
        prop::sample::select(single),
        prop::sample::select(several.to_vec()),
    ]
}

pub(crate) fn any_actions(most: usize) -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        40 => any::<Index>().prop_map(Action::Play),
        2 => any::<Index>().prop_map(Action::GoTo),
        2 => any::<Index>().prop_map(Action::GoToAny),
        1 => Just(Action::Undo),
        1 => any::<bool>().prop_map(Action::UndoDecision),
        1 => Just(Action::Redo),
        1 => "[a-z {}()\\[\\]\"\\\\\n.é*;-]{0,12}".prop_map(Action::Comment),
        1 => "[%csal \\[\\]GRA-Fab,]{0,24}".prop_map(Action::Comment),
        1 => any::<Index>().prop_map(Action::Sign),
        1 => any::<[Index; 3]>().prop_map(|[colour, from, to]| Action::Draw(colour, from, to)),
        1 => any::<Index>().prop_map(Action::Delete),
        1 => any::<Index>().prop_map(Action::Promote),
    ];
    let end = prop_oneof![
        8 => Just(None),
        1 => any::<bool>().prop_map(|south| Some(Action::Resign(south))),
        1 => Just(Some(Action::AgreeDraw)),
    ];
    (prop::collection::vec(action, 0..most), end).prop_map(|(mut actions, end)| {
        actions.extend(end);
        actions
    })
}

fn side(south: bool) -> Side {
    if south { Side::South } else { Side::North }
}

/// Plays one legal move, or the next round; nothing when neither is possible.
pub(crate) fn play_any(game: &mut Game, choice: Index) {
    let moves = game.position().moves_up_to(200);
    if !moves.is_empty() {
        // After a resignation this is refused.
        game.play(moves[choice.index(moves.len())]).ok();
        return;
    }
    let fill = Side::BOTH.map(|side| {
        let houses = game.position().refill_choice()[side]?;
        let permanent = game.rules().to_string().contains("permanent");
        let open = (0..game.rules().houses())
            .filter(|&house| !(permanent && game.position().is_burnt(side, house)));
        let mut open: Vec<u8> = open.collect();
        let turned = choice.index(open.len());
        open.rotate_left(turned);
        let chosen = open.into_iter().take(usize::from(houses));
        Some(chosen.collect())
    });
    game.next_round(fill).ok();
}

/// Every place of the tree.
pub(crate) fn places(game: &Game) -> Vec<game::NodeId> {
    let mut places = vec![game.root()];
    let mut next = 0;
    while next < places.len() {
        places.extend_from_slice(game.children(places[next]));
        next += 1;
    }
    places
}

/// Does what the actions say.
pub(crate) fn act(game: &mut Game, actions: &[Action]) {
    for action in actions {
        match action {
            Action::Play(choice) => play_any(game, *choice),
            Action::GoTo(at) => assert!(game.go_to(at.index(game.line_len() + 1))),
            Action::GoToAny(at) => {
                let places = places(game);
                game.go_to_node(places[at.index(places.len())]);
            }
            Action::Undo => drop(game.undo()),
            Action::UndoDecision(south) => drop(game.undo_decision(side(*south))),
            Action::Redo => drop(game.redo()),
            Action::Comment(text) => game.set_comment(game.node(), text),
            Action::Resign(south) => drop(game.resign(side(*south))),
            Action::AgreeDraw => drop(game.agree_draw()),
            Action::Sign(sign) => {
                let signs = Glyph::ALL.map(Some);
                game.set_glyph(game.node(), signs[sign.index(signs.len())]);
            }
            Action::Draw(colour, from, to) => {
                let places: Vec<Place> = game.position().shape().places().collect();
                let [from, to] = [from, to].map(|at| places[at.index(places.len())]);
                let drawing = Drawing {
                    colour: Colour::ALL[colour.index(4)],
                    from,
                    to: (to != from).then_some(to),
                };
                game.toggle_drawing(game.node(), drawing);
            }
            Action::Delete(at) => {
                let places = places(game);
                let chosen = places[at.index(places.len())];
                // A root stays, and most of a game, too.
                if game.children(chosen).len() < 2 {
                    game.delete(chosen);
                }
            }
            Action::Promote(at) => {
                let places = places(game);
                game.promote(places[at.index(places.len())]);
            }
        }
    }
}

pub(crate) fn any_game(most: usize) -> impl Strategy<Value = Game> {
    (any_rules(), any_actions(most)).prop_map(|(rules, actions)| {
        let mut game = Game::start(&rules);
        act(&mut game, &actions);
        game
    })
}

pub(crate) fn any_record(most: usize) -> impl Strategy<Value = Record> {
    let name = "[A-Z][a-z_]{3,8}";
    let tags = prop::collection::vec((name, "[ -~é\n\"\\\\\\]]{0,12}"), 0..4);
    (any_game(most), tags).prop_map(|(game, tags)| {
        let mut record = Record::new(game);
        record.set_tag("Date", "2025-05-17").unwrap();
        for (name, value) in tags {
            record.set_tag(&name, &value).ok();
        }
        record
    })
}
