//! The chapters of the study on the screen: to open, name, order, remove, save and read them.

use game::TITLE_MAX;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::device;
use crate::page::Page;
use crate::study::state::Study;

/// The open chapter, and the ways to its neighbours.
#[component]
pub(super) fn OpenChapter() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let named = Memo::new(move |_| {
        let open = study.chapter.get()?;
        study.book.with(|book| {
            let title = book.chapters().get(open)?.title().to_owned();
            Some((open, book.chapters().len(), title))
        })
    });
    let name = move || {
        let (open, all, title) = named.get()?;
        let number = page.text_with(
            "book-chapter",
            &[("n", (open + 1).into()), ("total", all.into())],
        );
        Some(view! { <p class="chapter"><small>{number}</small> <b>{title}</b></p> })
    };
    let neighbour = move |id: &'static str, text: &'static str, to: fn(usize) -> Option<usize>| {
        let target = move || {
            let (open, all, _) = named.get()?;
            to(open).filter(|&to| to < all)
        };
        view! {
            <button
                type="button"
                id=id
                disabled=move || target().is_none()
                on:click=move |_| {
                    if let Some(to) = untrack(target) {
                        study.open_chapter(to);
                    }
                }
            >
                {page.label(text)}
            </button>
        }
    };
    view! {
        <Show when=move || named.with(Option::is_some)>
            <nav class="open-chapter" aria-label=page.label("book")>
                {name}
                {neighbour("chapter-before", "book-before", |open| open.checked_sub(1))}
                {neighbour("chapter-after", "book-after", |open| Some(open + 1))}
            </nav>
        </Show>
    }
}

/// All chapters, and what can be done with them.
#[component]
pub(super) fn Chapters() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let title = RwSignal::new(String::new());
    let titles = Memo::new(move |_| {
        study.book.with(|book| {
            let titles = book.chapters().iter().map(|one| one.title().to_owned());
            titles.enumerate().collect::<Vec<_>>()
        })
    });
    let add = move |event: ev::SubmitEvent| {
        event.prevent_default();
        study.add_chapter(&title.get_untracked());
        title.set(String::new());
    };
    let save = move |_| {
        let text = study.book.with_untracked(ToString::to_string);
        device::save("mancala-study.txt", "text/plain", &text);
    };
    let read = move |event: ev::Event| {
        spawn_local(async move {
            if let Some(text) = device::read_file(&event).await {
                study.import_book(&text);
            }
        });
    };
    view! {
        <p class="told" role="alert">{move || study.book_trouble.get()}</p>
        <ol class="chapters">
            <For each=move || titles.get() key=Clone::clone let((index, title))>
                <Row index title/>
            </For>
        </ol>
        <form class="line" id="add-chapter" on:submit=add>
            <input
                type="text"
                maxlength=TITLE_MAX.to_string()
                aria-label=page.label("book-title")
                placeholder=page.label("book-title")
                prop:value=move || title.get()
                on:input=move |event| title.set(event_target_value(&event))
            />
            <button type="submit">{page.label("book-add")}</button>
        </form>
        <div class="actions">
            <button
                type="button"
                id="save-book"
                disabled=move || titles.with(Vec::is_empty)
                on:click=save
            >
                {page.label("book-save")}
            </button>
            <label class="button" for="read-book">{page.label("book-read")}</label>
            <input type="file" id="read-book" class="hidden" accept=".txt,text/plain" on:change=read/>
        </div>
    }
}

/// One chapter.
#[component]
fn Row(index: usize, title: String) -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let is_open = move || study.chapter.get() == Some(index);
    let is_named = RwSignal::new(false);
    let name = StoredValue::new(title);
    let text = move || {
        let name = name.get_value();
        if name.is_empty() {
            page.text_with("book-untitled", &[("n", (index + 1).into())])
        } else {
            name
        }
    };
    let label = move |id: &'static str| move || page.text_with(id, &[("title", text().into())]);
    let rename = move |event| {
        let title: String = event_target_value(&event);
        study.change_book(|book| {
            book.rename(index, &title);
            Ok(())
        });
    };
    let up = move |_| study.shift_chapter(index, index - 1);
    let down = move |_| study.shift_chapter(index, index + 1);
    let is_last = move || study.book.with(|book| index + 1 >= book.chapters().len());
    view! {
        <li class:open=is_open>
            <Show
                when=move || is_named.get()
                fallback=move || {
                    view! {
                        <button
                            type="button"
                            class="title"
                            aria-current=move || is_open().then_some("true")
                            on:click=move |_| study.open_chapter(index)
                        >
                            {text}
                        </button>
                    }
                }
            >
                <input
                    type="text"
                    class="title"
                    maxlength=TITLE_MAX.to_string()
                    aria-label=page.label("book-title")
                    value=name.get_value()
                    on:change=rename
                />
            </Show>
            <button
                type="button"
                aria-label=label("book-rename")
                aria-pressed=move || is_named.get().to_string()
                on:click=move |_| is_named.update(|on| *on = !*on)
            >
                "✎"
            </button>
            <button type="button" aria-label=label("book-up") disabled=index == 0 on:click=up>"↑"</button>
            <button type="button" aria-label=label("book-down") disabled=is_last on:click=down>"↓"</button>
            <button
                type="button"
                class="icon delete"
                aria-label=label("book-remove")
                on:click=move |_| study.remove_chapter(index)
            ></button>
        </li>
    }
}
