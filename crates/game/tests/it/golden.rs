//! One whole game of each game of the catalogue, with all text of its record.

use std::fmt::Write as _;

use game::{Game, Record, Step};
use rules::Side;

/// A choice that looks at random and is the same everywhere.
fn choose(seed: &mut u64, among: usize) -> usize {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).unwrap() % among
}

/// Plays a game to its end, a match to at most three rounds.
fn play(rules: &str) -> Game {
    let mut game = Game::start(&rules.parse().unwrap());
    let mut seed = 7;
    while !game.is_over() {
        if game.position().is_over() {
            if game.rounds().len() == 3 {
                game.resign(Side::North).unwrap();
                break;
            }
            let fill = game.position().refill_choice();
            let fill = fill.map(|houses| houses.map(|houses| (0..houses).collect()));
            game.next_round(fill).unwrap();
            continue;
        }
        let moves = game.position().moves_up_to(500);
        let mv = moves[choose(&mut seed, moves.len())];
        game.play(mv).unwrap();
    }
    game
}

fn record(rules: &str) -> String {
    let mut game = play(rules);
    // An alternative and two comments, so that all of the format is seen.
    game.go_to(1);
    game.set_comment(game.root(), "A whole game.");
    if let Some(mv) = game.position().moves_up_to(500).pop() {
        game.play(mv).unwrap();
        game.set_comment(game.node(), "Also possible.");
    }
    game.promote_line(game.children(game.root())[0]);
    game.go_to_end();
    let mut record = Record::new(game);
    record.set_tag("South", "Ada").unwrap();
    record.set_tag("North", "level 3").unwrap();
    record.set_tag("Date", "2025-05-17").unwrap();
    game::oracle::record(&record);
    let mut text = record.to_string();
    let main = text.parse::<Record>().unwrap();
    let mut game = main.game;
    while game.back() {}
    let mut id = game.root();
    while let Some(&next) = game.children(id).first() {
        id = next;
        let step = game.step_at(id).map(Step::text).unwrap();
        writeln!(text, "{step:12} {}", game.position_at(id)).unwrap();
    }
    game.go_to_node(id);
    writeln!(text, "{:?}", game.result()).unwrap();
    text
}

macro_rules! golden {
    ($($name:ident: $rules:literal,)*) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(stringify!($name), record($rules));
            }
        )*
    };
}

golden! {
    kalah: "kalah",
    oware: "oware",
    congkak: "congkak",
    congkak_match: "congkak:houses=5,opening=simultaneous,match=traditional,refill=choose",
    kid_cala_beginner: "kid-cala-beginner",
    kid_cala_classic: "kid-cala-classic",
    banana_cala: "banana-cala",
}
