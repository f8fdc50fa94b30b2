//! The lab counts as the rules count, solves as the tables are large, and plays the same games for
//! the same seed.

use super::*;

/// The first news of a question: the work itself would go on for long.
fn first(game: &str, work: Work, most: usize) -> Vec<News> {
    let question = Question {
        game: game.to_owned(),
        work,
    };
    let mut heard = Vec::new();
    answer(&question.encode(), &mut |news| {
        heard.push(news.clone());
        if heard.len() < most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    heard
}

/// U-64: the counts are those of `mancala perft`, which are tested against other programs.
#[test]
fn what_is_counted_is_perft() {
    for (game, counts) in [
        ("kalah", [6, 35, 185, 942, 4_690]),
        ("oware", [6, 36, 190, 1_014, 5_219]),
    ] {
        let expected = (1..).zip(counts);
        let expected = expected.map(|(depth, leaves)| News::Counted { depth, leaves });
        assert_eq!(first(game, Work::Count, 5), expected.collect::<Vec<_>>());
        let start = Position::start(&game.parse().unwrap());
        assert_eq!(perft(&start, 5, Leaves::Played), counts[4], "{game}");
    }
}

#[test]
fn endings_grow_a_seed_at_a_time() {
    let positions: Vec<u64> = first("kalah", Work::Solve, 4)
        .into_iter()
        .map(|news| match news {
            News::Solved { positions, .. } => positions,
            other => panic!("{other:?}"),
        })
        .collect();
    // Ways to put so many seeds into twelve houses.
    assert_eq!(positions, [1, 12, 78, 364]);
    let news = first("banana-cala", Work::Solve, 3);
    assert_eq!(news, [News::NoEndings, News::Done]);
}

#[test]
fn a_level_plays_the_same_games_again() {
    let work = Work::Play { level: 2, seed: 7 };
    let one = first("kalah", work, 6);
    assert_eq!(one, first("kalah", work, 6));
    let Some(News::Played(score)) = one.last() else {
        panic!("{one:?}");
    };
    assert_eq!(score.won + score.drawn + score.lost, 6);
    assert!(0.0 < score.low && score.low < score.high && score.high < 1.0);
    let game = "kalah".to_owned();
    let asked = Question { game, work }.encode();
    assert_eq!(needs(&asked).net, Some(engine::Net::Kalah));
}

#[test]
fn nonsense_is_told() {
    let mut heard = Vec::new();
    answer(&[7, 7], &mut |news| {
        heard.push(news.clone());
        ControlFlow::Continue(())
    });
    assert!(matches!(heard[..], [News::Failed { .. }]));
    let news = first("kala", Work::Count, 1);
    assert!(matches!(news[..], [News::Failed { .. }]));
}
