//! Proofs in jobs find what a proof in one piece finds.

use std::ops::ControlFlow;

use rules::Position;
use solver::{Answer, Campaign, Entry, Job, LedgerError, Means, Phase, Question, Solver};

use ControlFlow::Continue;

const MEANS: Means = Means {
    threads: 1,
    memory: 1 << 24,
    patience: u64::MAX,
};

fn start(game: &str) -> Position {
    Position::start(&game.parse().unwrap())
}

fn solver(position: &Position) -> Solver {
    Solver::new(position, MEANS).unwrap()
}

/// Does the next job; `None` if nothing is left to do.
fn step(campaign: &mut Campaign, solver: &mut Solver, nodes: u64) -> Option<Entry> {
    let job = campaign.next()?;
    let found = solver.ask(&job, nodes, &|_| Continue(())).unwrap().unwrap();
    let entry = Entry {
        phase: job.phase,
        position: job.position,
        answer: found.answer,
        nodes: found.nodes,
        seconds: 0.5,
        version: "1.2.3".to_owned(),
    };
    campaign.record(&entry).unwrap();
    Some(entry)
}

#[test]
fn the_value_is_that_of_a_proof_in_one_piece() {
    for (game, most) in [
        ("kalah:houses=4,seeds=4", 16_000),
        ("kalah:seeds=3,capture=empty", 20_000),
        ("kalah:houses=5,seeds=3,leftovers=uncounted", 20_000),
    ] {
        let start = start(game);
        let value = solver(&start)
            .solve(Question::Value, &|_| Continue(()))
            .range[0];
        for expected in [None, Some(value), Some(value - 7), Some(value + 4)] {
            let mut campaign = Campaign::new(&start, expected).unwrap();
            let mut solver = solver(&start);
            while step(&mut campaign, &mut solver, most).is_some() {}
            let progress = campaign.progress();
            assert_eq!(progress.range, [value; 2], "{game} {expected:?}");
            assert_eq!(progress.nodes_left.to_bits(), 0);
            if expected.is_none() {
                assert!(progress.cut > 0, "{game}: {progress:?}");
            }
        }
    }
}

#[test]
fn a_campaign_goes_on_from_its_text() {
    let start = start("kalah:houses=4,seeds=4");
    let mut campaign = Campaign::new(&start, None).unwrap();
    let (mut solver, mut text) = (solver(&start), campaign.head());
    while let Some(entry) = step(&mut campaign, &mut solver, 5_000) {
        text.extend([&entry.to_string(), "\n"]);
        let (again, left_out) = Campaign::read(&text).unwrap();
        assert_eq!(left_out, []);
        assert_eq!(again.progress(), campaign.progress());
        let next = |campaign: &Campaign| campaign.next().map(|job| (job.position, job.margin));
        assert_eq!(next(&again), next(&campaign));
    }
    let lines = text.lines().count();
    assert!(lines > 20, "{lines} lines");
}

/// The jobs on which the value rests are a campaign that proves as much, and each of them holds
/// when the search of all games does it again.
#[test]
fn the_chain_proves_the_value_alone() {
    let start = start("kalah:houses=6,seeds=3");
    let mut campaign = Campaign::new(&start, None).unwrap();
    let mut solver = solver(&start);
    while step(&mut campaign, &mut solver, 5_000).is_some() {}
    let progress = campaign.progress();
    assert_eq!(progress.range, [2, 2]);

    let entries = campaign.chain();
    let chain = campaign.chain_text();
    let (alone, left_out) = Campaign::read(&chain).unwrap();
    assert_eq!(left_out, []);
    assert_eq!(alone.progress().range, [2, 2]);
    assert_eq!(alone.chain(), entries, "nothing more can be left out");
    assert!(entries.len() < campaign.entries().len());

    // Without any of its answers it proves less.
    let answers = entries
        .iter()
        .filter(|entry| !matches!(entry.answer, Answer::Open(_)));
    for answer in answers {
        let less = chain.replace(&format!("{answer}\n"), "");
        let (less, _) = Campaign::read(&less).unwrap();
        assert_ne!(less.progress().range, [2, 2], "{answer}");
    }

    solver.search_plainly();
    for entry in entries {
        let Entry {
            phase,
            position,
            answer,
            ..
        } = entry.clone();
        let margin = answer.asked();
        let job = Job {
            phase,
            position,
            margin,
        };
        let again = solver.ask(&job, u64::MAX, &|_| Continue(())).unwrap();
        assert!(answer.follows_from(again.unwrap().answer), "{entry}");
    }
}

/// The answers of the campaign of this repository prove the value, and the page about it has all that
/// it rests on.
#[test]
fn kalah_with_six_houses_and_six_seeds_is_won_by_four() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let read = |path: &str| std::fs::read_to_string(root.to_owned() + path).unwrap();
    let (campaign, left_out) = Campaign::read(&read("campaigns/kalah-6x6/campaign.txt")).unwrap();
    assert_eq!(left_out, []);
    assert_eq!(*campaign.position(), start("kalah:seeds=6"));
    assert_eq!(campaign.progress().range, [4, 4]);
    let chain = campaign.chain_text();
    let page = read("docs/kalah-6x6.md");
    assert!(
        page.contains(&format!("```text\n{chain}```\n")),
        "the page has another chain"
    );
}

/// The memory of a conjecture is no proof.
#[test]
fn guesses_are_forgotten_before_a_proof() {
    let start = start("kalah:houses=5,seeds=3");
    let mut campaign = Campaign::new(&start, None).unwrap();
    let mut guessing = solver(&start);
    while campaign.next().unwrap().phase == Phase::Conjecture {
        step(&mut campaign, &mut guessing, u64::MAX).unwrap();
    }
    let mut saved = Vec::new();
    guessing.save(&mut saved).unwrap();
    let mut loaded = solver(&start);
    loaded.load(&mut saved.as_slice()).unwrap();
    let prove = |mut solver: Solver| solver.solve(Question::Value, &|_| Continue(()));
    let fresh = prove(solver(&start));
    assert_eq!(prove(guessing), fresh);
    assert_eq!(prove(loaded), fresh);
}

const HEAD: &str = "mancala campaign 1\nkalah:houses=4,seeds=4\n4-4-4-4-4-4-4-4-0-0-S\n";

#[test]
fn damaged_lines_are_left_out() {
    let text = format!(
        "{HEAD}expected 6
proof 4-4-4-4-4-4-4-4-0-0-S >= 2 100 0.1 0.1.0

proof 4-4-4-4-4-4-4-4-0-0-S >= 2 100 0.1
hope 4-4-4-4-4-4-4-4-0-0-S >= 2 100 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S <= 1 100 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S >= 33 100 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S <= 9 100 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S = 9 100 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S <= 9 -3 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S <= 9 3 NaN 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S <= 8 100 0.1 0.1.0
proof 4-4-4-4-4-4-4-4-0-0-S <= 7 10"
    );
    let (campaign, left_out) = Campaign::read(&text).unwrap();
    assert_eq!(campaign.progress().range, [2, 8]);
    assert_eq!(campaign.expected(), Some(6));
    let lines: Vec<_> = left_out
        .iter()
        .map(|line| (line.line, line.why.as_str()))
        .collect();
    let expected = [
        (7, "it has not seven words"),
        (8, "it begins with neither `conjecture` nor `proof`"),
        (9, "it contradicts what was known before"),
        (10, "its margin is more than all seeds"),
        (11, "its position is none of the game"),
        (12, "its third word is none of `>=`, `<=`, `?`"),
        (13, "its number of positions is none"),
        (14, "its seconds cannot be"),
        (16, "it has not seven words"),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn texts_of_something_else_are_refused() {
    let refused = |text: &str| Campaign::read(text).unwrap_err();
    assert_eq!(refused(""), LedgerError::Title);
    let later = refused(&HEAD.replace("campaign 1", "campaign 2"));
    assert_eq!(
        later,
        LedgerError::Version {
            found: "2".to_owned()
        }
    );
    assert!(matches!(
        refused("mancala campaign 1\nkallah\n"),
        LedgerError::Game(_)
    ));
    let other = HEAD.replace("4-4-4-4-4-4-4-4", "4-4-4");
    assert!(matches!(refused(&other), LedgerError::Position(_)));
    let found = "60000".to_owned();
    assert_eq!(
        refused(&format!("{HEAD}expected 60000\n")),
        LedgerError::Expected { found }
    );
    let oware = "mancala campaign 1\noware\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n";
    assert!(matches!(refused(oware), LedgerError::Unsolvable(_)));
}

#[test]
fn a_contradiction_changes_nothing() {
    let start = start("kalah:houses=4,seeds=4");
    let mut campaign = Campaign::new(&start, Some(6)).unwrap();
    let entry = |answer| Entry {
        phase: Phase::Proof,
        position: start.clone(),
        answer,
        nodes: 1,
        seconds: 1.0,
        version: "1.2.3".to_owned(),
    };
    campaign.record(&entry(Answer::AtLeast(2))).unwrap();
    let before = campaign.progress();
    assert!(campaign.record(&entry(Answer::AtMost(1))).is_err());
    assert_eq!(campaign.progress(), before);
}
