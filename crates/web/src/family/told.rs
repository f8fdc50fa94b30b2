//! The rules of a game of keys in words.

use leptos::prelude::*;
use rules::general::{Chapter, Definition, Laws, Sentence};
use rules::{Game, RuleSet, catalogue};
use wasm_split_helpers::wasm_split;
use words::Words;

use crate::device;
use crate::page::Page;
use crate::part::{self, Draw, Missing, Texts, Wait};
use crate::play::brief;

#[wasm_split(family, fallible)]
fn load_told() -> Result<Draw<RuleSet>, Missing> {
    Ok(|rules| {
        view! {
            <link rel="stylesheet" href=device::listed("style-family")/>
            {all(rules)}
        }
        .into_any()
    })
}

#[wasm_split(family, fallible)]
fn load_cards() -> Result<Draw<RuleSet>, Missing> {
    Ok(cards)
}

/// All rules in words, once their chunk is loaded.
pub(crate) fn fetched(rules: RuleSet) -> AnyView {
    part::show(|| Box::pin(load_told()), rules, Wait::Told, Texts::All)
}

/// The rules in brief, once their chunk is loaded.
pub(crate) fn cards_fetched(rules: RuleSet) -> AnyView {
    part::show(|| Box::pin(load_cards()), rules, Wait::Silent, Texts::All)
}

/// The sentences of each chapter. The goal comes before the ways to the end.
fn chapters(rules: &RuleSet) -> Vec<(Chapter, Vec<Sentence>)> {
    let sentences = rules.general_laws().map(Laws::sentences);
    let mut sentences = sentences.unwrap_or_default();
    sentences.sort_by_key(|sentence| {
        let is_goal = sentence.id.starts_with("general-goal-");
        (sentence.chapter, !is_goal)
    });
    let of = |chapter| {
        let sentences = sentences
            .iter()
            .filter(|sentence| sentence.chapter == chapter);
        (chapter, sentences.cloned().collect::<Vec<_>>())
    };
    let chapters = Chapter::ALL.into_iter().map(of);
    chapters
        .filter(|(_, sentences)| !sentences.is_empty())
        .collect()
}

/// The rules in brief, and below them all of them.
pub(super) fn whole(rules: RuleSet) -> AnyView {
    let page = Page::here();
    view! {
        {cards(rules)}
        <h2>{page.label("rules-all")}</h2>
        {all(rules)}
    }
    .into_any()
}

/// The goal, a turn and captures, each on a card.
pub(super) fn cards(rules: RuleSet) -> AnyView {
    let cards = brief::cards(move |words| {
        let cards = rules.general_laws().map(|laws| words.cards(laws));
        cards.unwrap_or_default()
    });
    view! {
        <link rel="stylesheet" href=device::listed("style-brief")/>
        {cards}
    }
    .into_any()
}

/// The rules, chapter by chapter, the words in them, and where they are from.
pub(super) fn all(rules: RuleSet) -> AnyView {
    let page = Page::here();
    let chapters = move || {
        let words = page.words.get();
        let chapters = chapters(&rules).into_iter().map(|(chapter, sentences)| {
            let told = sentences.iter();
            let told = told.map(|sentence| view! { <li>{words.general(sentence)}</li> });
            view! {
                <h3>{words.chapter(chapter)}</h3>
                <ul>{told.collect_view()}</ul>
            }
        });
        chapters.collect_view()
    };
    let glossary = move || {
        let words = page.words.get();
        let listed = rules.general_laws().map(|laws| words.glossary(laws));
        let listed = listed.filter(|listed| !listed.is_empty())?;
        let listed = listed.into_iter();
        let listed = listed.map(|(word, means)| view! { <dt>{word}</dt><dd>{means}</dd> });
        Some(view! {
            <h3>{words.text("words-of-game")}</h3>
            <dl>{listed.collect_view()}</dl>
        })
    };
    let usual = RuleSet::new(rules.game());
    let file = catalogue::definition(rules.game().name).filter(|_| usual == rules);
    let source = move || file.map(|file| source(page.words.get(), file));
    view! {
        <div class="statements">{chapters} {glossary}</div>
        {source}
    }
    .into_any()
}

/// The sources of the rules of a game without a file, each once.
pub(super) fn sources(game: &'static Game) -> AnyView {
    let page = Page::here();
    let told = move || {
        let words = page.words.get();
        let statements = catalogue::statements(&RuleSet::new(game));
        let named = catalogue::sources(&statements).into_iter();
        let named = named.map(|(source, _)| {
            let told = words.text_with("source-of", &[("source", words.source(source).into())]);
            view! { <li>{told}</li> }
        });
        named.collect_view()
    };
    view! { <ul class="source">{told}</ul> }.into_any()
}

/// The source of the rules of a file, their attestation, and the programs that play them alike.
fn source(words: Words, file: &Definition<'_>) -> AnyView {
    let age = file.age.to_string();
    let is_told = file.age == 0 || file.source.contains(&age);
    let age = (!is_told).then(|| format!(" ({age})"));
    let told = words.text_with("source-of", &[("source", words.source(file.source).into())]);
    let [attested, certified] = [
        ("attested-by", file.attested),
        ("certified-by", file.certified),
    ]
    .map(|(id, by)| words.text_with(id, &[("by", words.translated(by).into())]));
    view! {
        <ul class="source">
            <li>{told}{age}</li>
            <li>{attested}</li>
            <li>{certified}</li>
        </ul>
    }
    .into_any()
}
