//! Positions of every game for the other tests.

use rules::{Position, RuleSet};

/// Numbers from a seed.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Every game on its own board, then on a small one.
const GAMES: &[&str] = &[
    "kalah",
    "oware",
    "congkak",
    "kid-cala-beginner",
    "kid-cala-classic",
    "banana-cala",
    "kalah:houses=3,seeds=2",
    "kalah:houses=2,seeds=3,direction=clockwise",
    "oware:houses=3,seeds=2",
    "congkak:houses=5,seeds=2",
    "congkak:houses=5,seeds=1,opening=simultaneous",
    "kid-cala-beginner:seeds=1",
    "kid-cala-classic:houses=2,seeds=2",
];

/// Every game, followed by those that differ in one option.
pub(crate) fn all_rules() -> Vec<Vec<RuleSet>> {
    let family = |text: &&str| {
        let rules: RuleSet = text.parse().unwrap();
        std::iter::once(rules).chain(rules.neighbours()).collect()
    };
    GAMES.iter().map(family).collect()
}

/// A game played at random to its end, every position of it. A game that does not end is cut.
pub(crate) fn random_game(rules: &RuleSet, numbers: &mut Numbers) -> Vec<Position> {
    let mut game = vec![Position::start(rules)];
    while game.len() < 400 {
        let mut position = game[game.len() - 1].clone();
        let moves = position.moves_up_to(400);
        if moves.is_empty() {
            break;
        }
        position.advance(moves[numbers.below(moves.len())]).unwrap();
        game.push(position);
    }
    game
}

/// Every game of the general machine.
pub(crate) fn family() -> Vec<RuleSet> {
    let games = rules::catalogue::family().iter();
    // The bare machine has nothing to win.
    let games = games.filter(|game| game.name != "sow");
    games.map(RuleSet::new).collect()
}

/// Small games of the general machine, one of each kind.
pub(crate) fn small() -> Vec<RuleSet> {
    [
        "bestemshe:houses=3,seeds=2",
        "togyz-kumalak:houses=3,seeds=2",
        "wari:houses=3,seeds=1,repetition=own-side",
        "pallanguzhi:houses=3,seeds=2",
        "hawalis:columns=4,setup=1/2",
        "bao-ki-arabu:columns=4,setup=1",
        "sow:houses=3,seeds=1,capture=facing,goal=deprive",
        "sow:houses=3,seeds=2,sow-store=own,goal=clear",
    ]
    .iter()
    .map(|text| text.parse().unwrap())
    .collect()
}
