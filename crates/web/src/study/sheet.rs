//! The score sheet on the screen, and what can be said about the move shown: its sign, a comment, its
//! place among the variations.

use game::{COMMENT_MAX, Game, Glyph, NodeId};
use leptos::prelude::*;
use rules::Side;

use crate::device;
use crate::page::Page;
use crate::play::Steps;
use crate::play::turns::told;
use crate::study::score::{Item, Line, Played, lines};
use crate::study::state::Study;

/// Deeper variations are set in no further: a phone is narrow.
const DEPTH_SHOWN_MAX: usize = 6;

/// The moves with their variations, and the notes of the one shown.
#[component]
pub(super) fn Sheet() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let table = study.desk.table;
    let all = Memo::new(move |_| table.with(|table| lines(table.game())));
    let now = Memo::new(move |_| table.with(|table| table.game().node()));
    Effect::new(move |_| {
        now.track();
        all.track();
        request_animation_frame(|| device::reveal(".moves", ".ply.now"));
    });
    let rows = move || {
        let rows = all.get().into_iter().enumerate();
        rows.map(|(at, line)| (format!("{at} {line:?}"), line))
            .collect::<Vec<_>>()
    };
    view! {
        <div class="moves" role="region" aria-labelledby="moves-title">
            <h2 id="moves-title">{page.label("history")}</h2>
            <Show
                when=move || !all.with(Vec::is_empty)
                fallback=move || view! { <p class="empty">{page.label("history-empty")}</p> }
            >
                <Steps/>
                <ol class="turns sheet">
                    <For each=rows key=|(key, _)| key.clone() let((_, line))>
                        <Row line now/>
                    </For>
                </ol>
            </Show>
        </div>
    }
}

/// One line of the sheet.
#[component]
fn Row(line: Line, now: Memo<NodeId>) -> impl IntoView {
    let page = Page::here();
    let is_pair = line.is_pair();
    if !is_pair {
        let class = if line.depth == 0 { "said" } else { "variation" };
        let depth = line.depth.min(DEPTH_SHOWN_MAX).to_string();
        let items = line.items.into_iter().map(move |item| match item {
            Item::Number(number) => view! { <span class="number">{number}</span> }.into_any(),
            Item::Ply(played) => view! { <Move played now/> }.into_any(),
            Item::Comment(text) => view! { <span class="comment">{text}</span> }.into_any(),
            Item::Round(number) => {
                let name = move || page.text_with("round-number", &[("n", number.into())]);
                view! { <b>{name}</b> }.into_any()
            }
        });
        let items = items.collect_view();
        return view! { <li class=class style=("--depth", depth)>{items}</li> }.into_any();
    }
    let number = match line.items.first() {
        Some(Item::Number(number)) => number.trim_end_matches(['.', '…']).to_owned(),
        _ => String::new(),
    };
    let [south, north] = [false, true].map(|is_north| line.of(is_north));
    let missing = south.is_empty();
    let turn = move |side: Side, turn: Vec<Played>| {
        let moves = turn.into_iter().map(|played| view! { <Move played now/> });
        view! { <span class=format!("line {}", side.name())>{moves.collect_view()}</span> }
    };
    view! {
        <li class="pair">
            <span class="number">{number} "."</span>
            {missing.then(|| view! { <span class="line">"…"</span> })}
            {(!missing).then(|| turn(Side::South, south))}
            {(!north.is_empty()).then(|| turn(Side::North, north))}
        </li>
    }
    .into_any()
}

/// One sowing: a press shows the position after it.
#[component]
fn Move(played: Played, now: Memo<NodeId>) -> impl IntoView {
    let study = Study::here();
    let Played {
        node,
        by,
        text,
        has_fruit,
    } = played;
    let side = by.map_or("both", Side::name);
    view! {
        <button
            type="button"
            class=format!("ply {side}")
            class:now=move || now.get() == node
            aria-current=move || (now.get() == node).then_some("step")
            on:click=move |_| study.go_to(node)
        >
            {told(&text, has_fruit)}
        </button>
    }
}

impl Study {
    /// Shows a place of the game.
    pub(super) fn go_to(self, node: NodeId) {
        self.desk.table.update(|table| table.go_to(node));
        self.desk.jump();
    }

    /// Changes what is said about the game.
    fn edit(self, edit: impl FnOnce(&mut Game, NodeId)) {
        self.desk.table.update(|table| {
            let node = table.game().node();
            table.edit(|game| edit(game, node));
        });
        self.desk.keep();
    }

    /// Deletes the move shown and all that follows it, if that is meant.
    fn delete_from_here(self) {
        let words = self.desk.words();
        if device::confirm(&words.text("note-delete-sure")) {
            self.edit(Game::delete);
            self.desk.jump();
        }
    }
}

/// Whether the way to a place leaves the main line.
fn is_aside(game: &Game, node: NodeId) -> bool {
    let way = std::iter::successors(Some(node), |&node| game.parent(node));
    let mut pairs = way.filter_map(|node| Some((node, game.parent(node)?)));
    pairs.any(|(node, parent)| game.children(parent).first() != Some(&node))
}

fn glyph_id(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Good => "note-good",
        Glyph::Mistake => "note-mistake",
        Glyph::Brilliant => "note-brilliant",
        Glyph::Blunder => "note-blunder",
        Glyph::Interesting => "note-interesting",
        Glyph::Dubious => "note-dubious",
    }
}

/// The sign and the comment of the move shown, and its place among the variations.
#[component]
pub(super) fn Notes() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let table = study.desk.table;
    let note = Memo::new(move |_| {
        table.with(|table| {
            let (game, node) = (table.game(), table.game().node());
            let is_first = node == game.root();
            (
                game.comment(node).to_owned(),
                is_first,
                is_aside(game, node),
            )
        })
    });
    let is_first = move || note.with(|note| note.1);
    let say = move |event| {
        let text = event_target_value(&event);
        study.edit(|game, node| {
            // Drawings in the text are added to those that are there.
            game.set_comment(node, &text);
        });
    };
    view! {
        <Signs/>
        <label for="comment">{page.label("note-comment")}</label>
        <textarea
            id="comment"
            rows="3"
            maxlength=COMMENT_MAX.to_string()
            prop:value=move || note.with(|note| note.0.clone())
            on:change=say
        ></textarea>
        <div class="actions">
            <Show when=move || note.with(|note| note.2)>
                <button
                    type="button"
                    id="main-line"
                    on:click=move |_| study.edit(Game::promote_line)
                >
                    {page.label("note-main")}
                </button>
            </Show>
            <button
                type="button"
                class="danger"
                id="delete-line"
                disabled=is_first
                on:click=move |_| study.delete_from_here()
            >
                {page.label("note-delete")}
            </button>
        </div>
    }
}

/// The signs that the move shown can have.
#[component]
fn Signs() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let table = study.desk.table;
    let set = Memo::new(move |_| table.with(|table| table.game().glyph(table.game().node())));
    let is_first = Memo::new(move |_| table.with(|table| table.game().step().is_none()));
    let signs = Glyph::ALL.map(|glyph| {
        let is_set = move || set.get() == Some(glyph);
        let press = move |_| {
            let sign = (!is_set()).then_some(glyph);
            study.edit(|game, node| game.set_glyph(node, sign));
        };
        view! {
            <button
                type="button"
                class="sign"
                aria-label=page.label(glyph_id(glyph))
                title=page.label(glyph_id(glyph))
                aria-pressed=move || is_set().to_string()
                disabled=move || is_first.get()
                on:click=press
            >
                {glyph.sign()}
            </button>
        }
    });
    view! {
        <div class="signs" role="group" aria-label=page.label("note-sign")>
            {signs.collect_view()}
        </div>
    }
}
