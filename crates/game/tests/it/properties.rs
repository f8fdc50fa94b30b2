//! What holds for every game, however it is played.

use std::fmt::Write as _;

use game::{Book, Game, Ply, Step};
use proptest::prelude::*;
use proptest::sample::Index;
use rules::{Houses, Move, Side};

use crate::strategy::{any_game, any_record, places, play_any};

/// Everything there is to know about a game.
fn all_of(game: &Game) -> String {
    let mut text = format!("{} {}\n", game.cursor(), game.compact());
    for id in places(game) {
        let step = game.step_at(id).map(Step::text);
        let position = game.position_at(id);
        writeln!(text, "{id:?} {step:?} {position:#} {:?}", game.children(id)).unwrap();
    }
    text
}

fn texts(game: &Game) -> Vec<String> {
    game.line().map(Step::text).collect()
}

proptest! {
    #[test]
    fn undo_and_redo_are_the_identity(mut game in any_game(60)) {
        let before = all_of(&game);
        if game.undo() {
            prop_assert!(game.redo());
        }
        prop_assert_eq!(&all_of(&game), &before);
        let cursor = game.cursor();
        for _ in 0..cursor {
            prop_assert!(game.back());
        }
        prop_assert!(!game.back());
        for _ in 0..cursor {
            prop_assert!(game.forward());
        }
        prop_assert_eq!(&all_of(&game), &before);
    }

    #[test]
    fn records_round_trip(record in any_record(80)) {
        game::oracle::record(&record);
    }

    #[test]
    fn studies_round_trip(
        games in prop::collection::vec(any_game(30), 0..4),
        titles in prop::collection::vec("[ -~é\"\\\\\\]{}]{0,12}", 4),
    ) {
        let mut book = Book::default();
        for (game, title) in games.iter().zip(&titles) {
            book.add(title, game).unwrap();
        }
        let back = Book::read(&book.to_string()).unwrap();
        prop_assert_eq!(&back, &book);
        for (chapter, game) in back.chapters().iter().zip(&games) {
            prop_assert_eq!(chapter.game().tree_text(), game.tree_text());
        }
    }

    #[test]
    fn playing_from_the_past_keeps_the_old_line(
        mut game in any_game(40),
        at in any::<Index>(),
        choices in prop::collection::vec(any::<Index>(), 1..10),
    ) {
        let end = game.clone();
        let old = texts(&game);
        let known = places(&game).len();
        game.go_to_end();
        let tip = game.node();
        game.go_to(at.index(old.len() + 1));
        for choice in &choices {
            play_any(&mut game, *choice);
        }
        prop_assert!(places(&game).len() >= known);
        game.go_to_node(tip);
        prop_assert_eq!(texts(&game)[..old.len()].to_vec(), old);
        prop_assert_eq!(game.position().to_string(), {
            let mut end = end;
            end.go_to_end();
            end.position().to_string()
        });
    }

    #[test]
    fn a_refused_move_changes_nothing(mut game in any_game(40), house in 0_u8..13, other in 0_u8..13) {
        for mv in [Move::House(house), Move::Swap, Move::Both(house, other)] {
            let before = all_of(&game);
            if game.clone().play(mv).is_err() {
                prop_assert!(game.play(mv).is_err());
                prop_assert_eq!(all_of(&game), before);
            }
        }
        let before = all_of(&game);
        if game.next_round([Some(Houses::from_bits(1 << 30)), Some(Houses::NONE)]).is_err() {
            prop_assert_eq!(all_of(&game), before);
        }
    }

    #[test]
    fn undoing_a_decision_gives_it_back(mut game in any_game(40), south in any::<bool>()) {
        let side = if south { Side::South } else { Side::North };
        let cursor = game.cursor();
        let decided = game.line().take(cursor).any(|step| step.decided_by(side));
        prop_assert_eq!(game.undo_decision(side), decided);
        if decided {
            prop_assert!(game.cursor() < cursor);
            let next = game.line().nth(game.cursor());
            prop_assert!(next.is_some_and(|step| step.decided_by(side)));
        } else {
            prop_assert_eq!(game.cursor(), cursor);
        }
    }

    #[test]
    fn turns_are_the_plies_of_the_line(game in any_game(80)) {
        let turns = game.turns();
        let plies: Vec<String> = game.line().filter_map(Step::ply).map(Ply::text).collect();
        let grouped: Vec<String> =
            turns.iter().flat_map(|turn| &turn.plies).map(|ply| ply.text()).collect();
        prop_assert_eq!(plies, grouped);
        for (index, turn) in turns.iter().enumerate() {
            prop_assert_eq!(turn.number, index + 1);
            prop_assert!(turn.plies.iter().all(|ply| ply.by == turn.by));
        }
    }

    #[test]
    fn rounds_are_counted(game in any_game(80)) {
        let rounds = game.rounds();
        prop_assert_eq!(rounds.len(), usize::from(game.position().round().number));
        let won = |side| {
            let wins = rounds.iter().filter_map(|round| round.outcome?.winner);
            wins.filter(|&winner| winner == side).count()
        };
        let expected = game.rounds_won().map(usize::from);
        prop_assert_eq!(Side::BOTH.map(won), expected);
    }
}
