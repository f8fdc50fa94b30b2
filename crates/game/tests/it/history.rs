//! Undo, variations, results and rounds, one case each.

use game::{Game, Record, ResultReason, Step};
use rules::{EndReason, Event, Move, PlayError, Random, RoundError, RuleSet, Side};

fn game(rules: &str, moves: &str) -> Game {
    Game::from_compact(&format!("{rules};;{moves}")).unwrap()
}

fn line(game: &Game) -> String {
    let turns = game.turns();
    let words: Vec<String> = turns.iter().map(game::Turn::text).collect();
    words.join(" ")
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split(' ') {
        let mv = game.position().read_move(text).unwrap();
        game.play(mv).unwrap();
    }
}

#[test]
fn a_chain_is_one_turn() {
    let game = game("kalah", "CF.a.A");
    assert_eq!(line(&game), "CF a A");
    let turns = game.turns();
    assert_eq!(turns[0].plies.len(), 2);
    assert_eq!((turns[1].first, turns[1].end()), (2, 3));
    assert_eq!(turns[1].by, Some(Side::North));
}

#[test]
fn undo_puts_the_new_move_into_the_main_line() {
    let mut game = game("kalah", "A.b.C");
    assert!(game.undo());
    play(&mut game, "D");
    assert_eq!(line(&game), "A b D");
    let parent = game.parent(game.node()).unwrap();
    let played: Vec<String> = game
        .children(parent)
        .iter()
        .filter_map(|&id| game.step_at(id).map(Step::text))
        .collect();
    assert_eq!(played, ["D", "C"]);
}

#[test]
fn looking_back_and_playing_makes_a_variation() {
    let mut game = game("kalah", "A.b.C");
    assert!(game.go_to(1));
    play(&mut game, "a D");
    assert_eq!(line(&game), "A a D");
    let root = game.root();
    let first = game.children(root)[0];
    let played: Vec<String> = game
        .children(first)
        .iter()
        .filter_map(|&id| game.step_at(id).map(Step::text))
        .collect();
    assert_eq!(played, ["b", "a"]);
    game.promote_line(game.node());
    game.go_to_node(root);
    assert_eq!(
        game.step_at(game.children(first)[0]).map(Step::text),
        Some("a".to_owned())
    );
}

#[test]
fn undoing_a_decision_skips_the_answer() {
    let mut game = game("kalah", "CF.a");
    assert!(game.undo_decision(Side::South));
    assert_eq!(game.cursor(), 1);
    assert_eq!(game.position().side_to_move(), Some(Side::South));
    assert!(game.redo() && game.redo() && !game.redo());
    let mut fresh = Game::start(game.rules());
    assert!(!fresh.undo_decision(Side::North) && !fresh.undo());
}

#[test]
fn a_resignation_ends_the_game_and_can_be_undone() {
    let mut game = game("oware", "A.b");
    game.resign(Side::South).unwrap();
    let result = game.result().unwrap();
    assert_eq!(result.winner, Some(Side::North));
    assert_eq!(result.why, ResultReason::Resigned(Side::South));
    assert_eq!(game.play(Move::House(1)).unwrap_err(), PlayError::Over);
    assert_eq!(game.agree_draw(), Err(PlayError::Over));
    assert!(game.undo());
    assert!(game.result().is_none());
    game.agree_draw().unwrap();
    assert_eq!(game.result().unwrap().winner, None);
}

#[test]
fn a_game_may_end_by_the_clock() {
    let mut game = game("kalah", "A.b");
    game.run_out(Side::North).unwrap();
    let result = game.result().unwrap();
    assert_eq!(result.winner, Some(Side::South));
    assert_eq!(result.why, ResultReason::OutOfTime(Side::North));
    assert_eq!(game.compact(), "kalah;;A.b.north-out-of-time");
    let again = Game::from_compact(&game.compact()).unwrap();
    assert_eq!(again.result(), Some(result));
    let record = Record::new(game).to_string();
    assert!(record.ends_with("north-out-of-time\n"), "{record}");
    assert_eq!(
        record.parse::<Record>().unwrap().game.result(),
        Some(result)
    );
}

#[test]
fn a_match_goes_over_rounds() {
    let mut game = Game::start(&"congkak:houses=5,match=best-of-3".parse().unwrap());
    assert_eq!(game.next_round([None; 2]).unwrap_err(), RoundError::NotOver);
    for round in 1.. {
        while !game.position().is_over() {
            let mv = game.position().moves_up_to(1)[0];
            game.play(mv).unwrap();
        }
        assert_eq!(game.rounds().len(), round);
        if game.is_over() {
            break;
        }
        game.next_round([None; 2]).unwrap();
    }
    let result = game.result().unwrap();
    let won = game.rounds_won().map(|won| i16::try_from(won).unwrap());
    assert_eq!(result.score, won);
    assert_eq!(result.winner, game.match_outcome().unwrap().winner);
    assert_eq!(
        game.next_round([None; 2]).unwrap_err(),
        RoundError::MatchOver
    );
    assert!(game.turns().iter().any(|turn| turn.round > 1));
}

#[test]
fn the_line_can_be_walked() {
    let mut game = game("kalah", "CF.a.A");
    assert!(!game.go_to(9));
    assert_eq!(game.cursor(), 4);
    assert!(game.go_to(0));
    assert_eq!(game.line_len(), 4);
    assert!(!game.is_at_end());
    game.go_to_end();
    assert!(game.is_at_end());
    let positions: Vec<String> = game.positions().map(ToString::to_string).collect();
    assert_eq!(positions.len(), 5);
    assert_eq!(positions[4], game.position().to_string());
    let ply = game.last_ply().unwrap();
    assert_eq!(ply.before().to_string(), positions[3]);
    assert_eq!(ply.after().to_string(), positions[4]);
}

/// Plays the first legal move of each position, until there is none.
fn play_first(rules: &str, plies_max: usize) -> Game {
    let mut game = Game::start(&rules.parse().unwrap());
    for _ in 0..plies_max {
        let Some(&mv) = game.position().moves_up_to(1).first() else {
            break;
        };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn a_position_that_comes_up_for_the_third_time_ends_a_game_of_the_family() {
    rules::general::install();
    // Nothing is ever captured, so that the seeds go round and round.
    let game = play_first(
        "sow:houses=2,seeds=2,capture=count,take=31,must-feed=when-empty",
        1_000,
    );
    let result = game.result().unwrap();
    assert_eq!(result.why, ResultReason::Rules(EndReason::Repetition));
    assert_eq!(result.score.iter().sum::<i16>(), 8);
    let repeated = play_first(
        "sow:houses=2,seeds=2,capture=count,take=31,must-feed=when-empty,repetition=threefold",
        1_000,
    );
    assert_eq!(repeated.result(), Some(result));
    assert_eq!(repeated.line_len(), game.line_len());
    let record = Record::new(game.clone());
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read.game.result(), game.result());
    assert!(matches!(
        game.last_ply().unwrap().sowing.events.last(),
        Some(Event::End { .. })
    ));
}

#[test]
fn games_of_the_family_are_read_as_they_are_written() {
    rules::general::install();
    // The bare machine has nothing to win.
    let family = rules::catalogue::family()
        .iter()
        .filter(|game| game.name != "sow");
    let arranged: RuleSet = "omweso:arrange=on".parse().unwrap();
    for rules in family.map(RuleSet::new).chain([arranged]) {
        let mut random = Random::new(5);
        let mut game = Game::start(&rules);
        for _ in 0..60 {
            let moves = game.position().moves_up_to(100);
            let Some(&mv) = random.pick(&moves) else {
                break;
            };
            game.play(mv).unwrap();
        }
        let compact = game.compact();
        let read = Game::from_compact(&compact).unwrap_or_else(|why| panic!("{compact}: {why}"));
        assert_eq!(read.position(), game.position(), "{compact}");
        let record = Record::new(game.clone()).to_string();
        let read: Record = record
            .parse()
            .unwrap_or_else(|why| panic!("{record}: {why}"));
        let last = |game: &Game| game.positions().last().map(ToString::to_string);
        assert_eq!(last(&read.game), last(&game), "{record}");
    }
}

#[test]
fn no_position_of_the_family_comes_up_four_times() {
    rules::general::install();
    for name in [
        "hufesay", "andot", "kara", "bao", "omweso", "san-yao", "waurie",
    ] {
        let mut random = Random::new(3);
        let mut game = Game::start(&name.parse().unwrap());
        for _ in 0..600 {
            let moves = game.position().moves_up_to(100);
            let Some(&mv) = random.pick(&moves) else {
                break;
            };
            game.play(mv).unwrap();
        }
        let positions: Vec<String> = game.positions().map(ToString::to_string).collect();
        for position in &positions {
            let times = positions.iter().filter(|other| *other == position).count();
            assert!(times < 4, "{name}: {position} comes up {times} times");
        }
    }
}
