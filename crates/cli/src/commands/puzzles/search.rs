//! `mancala puzzles`: composes puzzles of each game until there are enough.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow};
use composer::{ComposeError, Search, Wishes};
use puzzles::Collection;
use rules::RuleSet;

use super::{endings, tell};
use crate::answer::Answer;
use crate::args::Puzzles;
use crate::console::Console;
use crate::{progress, signals};

pub(super) fn run(args: &Puzzles, console: Console) -> Result<Answer> {
    let mut collection = Collection {
        remarks: vec![tell::command_line(args)],
        puzzles: Vec::new(),
    };
    let mut is_enough = true;
    let mut seen = BTreeSet::new();
    for (index, game) in args.games.iter().enumerate() {
        let rules = console.rules(game)?;
        let count = args.counts.get(index).or(args.counts.last());
        let wishes = Wishes {
            count: count.copied().unwrap_or_default(),
            themes: args.themes.clone(),
            hardest: args.hardest,
            seed: args.seed,
        };
        let endings = |seeds| endings::build(&rules, seeds, args.tables.as_deref());
        let mut search = Search::new(&rules, &wishes, &mut seen, signals::go_on, endings)
            .map_err(|error| refusal(error, &rules, console))?;
        let bar = progress::bar(wishes.count as u64);
        let found = search.run(&|_| bar.inc(1));
        bar.finish_and_clear();
        let mut found = found?;
        if found.len() < wishes.count {
            is_enough = false;
            tell::too_few(&rules, found.len(), wishes.count, console);
        }
        found.sort_by_key(|puzzle| (puzzle.task().rating, puzzle.id()));
        collection.puzzles.extend(found);
    }
    tell::made(args, &collection, console)?;
    Ok(if is_enough { Answer::Yes } else { Answer::No })
}

/// The reason why a game has no such puzzles, in the user's language.
fn refusal(error: anyhow::Error, rules: &RuleSet, console: Console) -> anyhow::Error {
    let key = match error.downcast_ref() {
        Some(ComposeError::NoGame { .. }) => "puzzles-no-game",
        Some(ComposeError::NoTheme { .. }) => "puzzles-no-theme",
        Some(
            ComposeError::Solve(_)
            | ComposeError::Setup(_)
            | ComposeError::Play(_)
            | ComposeError::Puzzle(_),
        )
        | None => return error,
    };
    let game = rules.to_string();
    anyhow!(
        console
            .words
            .text_with(key, &[("game", game.as_str().into())])
    )
}
