//! The moves played from the position shown in the games kept on this device.

use std::time::Duration;

use leptos::prelude::*;

use crate::device;
use crate::page::Page;
use crate::study::knowledge::is_exact;
use crate::study::played::{Archive, Results};
use crate::study::standing;
use crate::study::state::Study;

/// The time for which games are read at a stretch, in milliseconds: too short to be noticed.
const SLICE_MS: f64 = 6.0;

/// Reads games for a moment, and goes on when everything else has had its turn.
fn read_on(archive: RwSignal<Archive>) {
    let end_ms = device::now_ms() + SLICE_MS;
    // The screen may have been left.
    let is_left = archive.try_update(|archive| {
        let mut is_left = archive.read_one();
        while is_left && device::now_ms() < end_ms {
            is_left = archive.read_one();
        }
        is_left
    });
    if is_left == Some(true) {
        set_timeout(move || read_on(archive), Duration::ZERO);
    }
}

/// The games, which are read when this is opened for the first time.
#[component]
pub(super) fn Explorer() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let archive = RwSignal::new(Archive::default());
    let is_read = StoredValue::new(false);
    let begin = move |_| {
        if !is_read.get_value() {
            is_read.set_value(true);
            let rules = study
                .desk
                .table
                .with_untracked(|table| *table.game().rules());
            let games = page
                .shelf
                .with_untracked(|shelf| Archive::of(shelf, &rules));
            archive.set(games);
            read_on(archive);
        }
    };
    let rows = Memo::new(move |_| {
        let table = study.desk.table;
        archive.with(|archive| table.with(|table| archive.from(table.position())))
    });
    let told = move || {
        let [read, all] = archive.with(Archive::progress);
        if read < all {
            let arguments = [("n", read.into()), ("total", all.into())];
            return page.text_with("study-reading", &arguments);
        }
        page.text_with("study-read", &[("n", all.into())])
    };
    let nothing = move || {
        rows.with(Vec::is_empty)
            .then(|| page.text("study-unplayed"))
    };
    let list = move || {
        let rows = rows.get().into_iter();
        rows.map(|(mv, results)| view! { <Played mv results/> })
            .collect_view()
    };
    view! {
        <details id="explorer" on:toggle=begin>
            <summary>{page.label("study-explorer")}</summary>
            <ol class="played">{list}</ol>
            <p>{nothing}</p>
            <p class="news">{told}</p>
        </details>
    }
}

/// A move, the number of times it was played, and the results of those games for its player.
#[component]
fn Played(mv: String, results: Results) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let asked = mv.clone();
    let value = Memo::new(move |_| {
        // No value may give away the choice being retried.
        if study.is_tried() {
            return None;
        }
        study.values.with(|values| {
            let mut moves = values.moves.iter();
            let valued = moves.find(|valued| valued.mv == asked && is_exact(valued))?;
            let value = standing::text(valued, study.is_mirrored(values));
            Some(format!("{value} {}", standing::mark(valued.source)))
        })
    });
    let told = move || {
        let arguments = [
            ("n", results.games().into()),
            ("won", results.won.into()),
            ("drawn", results.drawn.into()),
            ("lost", results.lost.into()),
        ];
        page.text_with("study-played", &arguments)
    };
    let open = move || {
        let open = results.open;
        (open > 0).then(|| page.text_with("study-unfinished", &[("n", open.into())]))
    };
    let parts = [
        ("win", results.won),
        ("draw", results.drawn),
        ("loss", results.lost),
    ];
    let parts =
        parts.map(|(class, games)| view! { <i class=class style:flex-grow=games.to_string()></i> });
    let text = mv.clone();
    view! {
        <li>
            <button type="button" on:click=move |_| study.play_text(&text)>
                <b>{mv}</b>
                <span class="exact">{move || value.get()}</span>
            </button>
            <span class="results">
                {told} " " {open}
                <span class="ended" aria-hidden="true">{parts}</span>
            </span>
        </li>
    }
}
