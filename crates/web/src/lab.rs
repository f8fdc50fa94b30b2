//! The rules lab: two sets of rules side by side, their differences, and studies that count, prove
//! or play them.

mod differences;
mod findings;
mod studies;
mod work;

use game::address::{self, AddressError};
use leptos::prelude::*;
use rules::{Game, RuleSet, catalogue};

use crate::bar::{self, TopBar};
use crate::board::thumbnail;
use crate::device;
use crate::notice::Notice;
use crate::page::{Message, Page};
use crate::route::{Learn, Route, RouteError};
use crate::setup::options::Options;
use differences::{Entry, Row, options, sentences};
use studies::Studies;

/// The keys of the two sets in the address.
const KEYS: [&str; 2] = ["first", "second"];
/// The prefixes of their fields.
const PREFIXES: [&str; 2] = ["first", "second"];
/// The identifiers of their headings.
const TITLES: [&str; 2] = ["lab-first", "lab-second"];

/// The rules that are asked about first: does it help to let the second player change sides?
const ASKED: [&str; 2] = ["kalah", "kalah:pie=on"];

/// The two sets of an address; without any they are those asked about, and one that is missing is
/// the usual rules of the first game.
fn read(query: &str) -> Result<[RuleSet; 2], RouteError> {
    if is_question(query) {
        return Ok(ASKED.map(|rules| rules.parse().expect("the tests read them")));
    }
    let words: Vec<(String, String)> = address::split(query).collect();
    let of = |key: &str| -> Result<RuleSet, AddressError> {
        let named = words.iter().find(|(name, _)| name == key);
        match named {
            Some((_, text)) => text.parse().map_err(AddressError::from),
            None => Ok(RuleSet::new(&catalogue::GAMES[0])),
        }
    };
    Ok([of(KEYS[0])?, of(KEYS[1])?])
}

/// Whether an address leaves it to the lab to ask something.
fn is_question(query: &str) -> bool {
    address::split(query).all(|(key, _)| !KEYS.contains(&key.as_str()))
}

/// The address of two sets.
fn route(rules: &[RuleSet; 2]) -> Route {
    let pairs = KEYS.into_iter().zip(rules.iter().map(ToString::to_string));
    Route::Learn(Learn::Lab(address::join(pairs)))
}

/// The lab in the state of its address.
pub(crate) fn lab(query: &str) -> AnyView {
    let page = Page::here();
    let read = read(query).unwrap_or_else(|error| {
        page.notice.set(Some(Message::BadLink(error)));
        [RuleSet::new(&catalogue::GAMES[0]); 2]
    });
    let rules = read.map(RwSignal::new);
    let both = Memo::new(move |_| rules.map(|rules| rules.get()));
    Effect::new(move |before: Option<()>| {
        let now = both.get();
        // The address that was opened stays as written until something changes.
        if before.is_some() {
            device::show_address(&route(&now).address(), false);
        }
    });
    Effect::new(move |_| device::set_title(&page.text("lab")));
    let side = move |index: usize| {
        view! { <Side index rules=rules[index]/> }
    };
    view! {
        <link rel="stylesheet" href=device::listed("style-setup")/>
        <TopBar/>
        <main class="start lab">
            <Notice/>
            {bar::titled(Route::Learn(Learn::Lessons), page.label("lab"))}
            <p>{page.label("lab-about")}</p>
            {is_question(query).then(|| view! { <p class="question">{page.label("lab-question")}</p> })}
            <div class="pair">{side(0)} {side(1)}</div>
            <Publish both/>
            <Differences both/>
            <Studies both/>
        </main>
    }
    .into_any()
}

/// One set of rules: its game and options.
#[component]
fn Side(index: usize, rules: RwSignal<RuleSet>) -> impl IntoView {
    let page = Page::here();
    let game = Memo::new(move |_| rules.with(|rules| rules.game().name));
    let choose = move |event| {
        if let Ok(game) = catalogue::find(&event_target_value(&event)) {
            rules.set(RuleSet::new(game));
        }
    };
    // The first of the family is the bare machine.
    let games = catalogue::GAMES
        .iter()
        .chain(catalogue::family().iter().skip(1));
    let names = games.map(move |one| {
        view! {
            <option value=one.name selected=move || game.get() == one.name>
                {move || page.words.get().game_title(one)}
            </option>
        }
    });
    let prefix = PREFIXES[index];
    let options = move || {
        let game: &'static Game = catalogue::find(game.get()).ok()?;
        // Games of keys are changed on a screen of their own.
        (!game.parameters.is_empty()).then(|| view! { <Options game rules prefix/> })
    };
    let board = move || rules.with(thumbnail::of_start);
    let id = format!("{prefix}-game");
    view! {
        <section class="rule-set" aria-labelledby=format!("{prefix}-title")>
            <h2 id=format!("{prefix}-title")>{page.label(TITLES[index])}</h2>
            <label for=id.clone()>{page.label("lab-game")}</label>
            <select id=id prop:value=move || game.get() on:change=choose>
                {names.collect_view()}
            </select>
            {options}
            {board}
        </section>
    }
}

/// The button that copies the address of the comparison, to be shared.
#[component]
fn Publish(both: Memo<[RuleSet; 2]>) -> impl IntoView {
    let page = Page::here();
    let told: RwSignal<Option<String>> = RwSignal::new(None);
    let copy = move |_| {
        let address = device::whole_address(&route(&both.get_untracked()).address());
        leptos::task::spawn_local(async move {
            let done = device::copy(address.clone()).await;
            let words = page.words.get_untracked();
            let text = if done {
                words.text("study-copied")
            } else {
                format!("{} {address}", words.text("copy-failed"))
            };
            // The lab may have been left.
            let _ = told.try_set(Some(text));
        });
    };
    view! {
        <p class="publish">
            <button type="button" id="publish" on:click=copy>
                {page.label("lab-publish")}
            </button>
            <span role="status">{move || told.get()}</span>
        </p>
    }
}

/// The options that differ; behind folds those that do not, and every sentence of the rules.
#[component]
fn Differences(both: Memo<[RuleSet; 2]>) -> impl IntoView {
    let page = Page::here();
    let rows = move |differing: bool| {
        let mut rows = options(&both.get(), page.words.get());
        rows.retain(|row| row.differs == differing);
        rows
    };
    let differing = Memo::new(move |_| rows(true).len());
    let same = Memo::new(move |_| rows(false).len());
    let told = move |id, n: Memo<usize>| page.text_with(id, &[("n", n.get().into())]);
    let lines = move |rows: Vec<Row>| {
        let lines = rows.into_iter().map(|row| {
            let name = row.sides.iter().flatten().next();
            let name = name.map_or_else(String::new, |entry| entry.name.clone());
            let text = |entry: Option<Entry>| Some(entry?.text);
            line(page, name, row.sides.map(text), row.differs)
        });
        lines.collect_view()
    };
    let table = move |differing| {
        view! {
            <div class="lines" role="table" aria-labelledby="differences-title">
                {move || lines(rows(differing))}
            </div>
        }
    };
    let of_sentences = move || lines(sentences(&both.get(), page.words.get()));
    view! {
        <section class="compared" aria-labelledby="differences-title">
            <h2 id="differences-title">{page.label("lab-differences")}</h2>
            <p id="difference-count" role="status">
                {move || told("lab-count-of-differences", differing)}
            </p>
            <Show when=move || differing.get() != 0>{table(true)}</Show>
            <details id="same" hidden=move || same.get() == 0>
                <summary>{move || told("lab-count-of-same", same)}</summary>
                {table(false)}
            </details>
            <details id="sentences">
                <summary>{page.label("rules-all")}</summary>
                <div class="lines" role="table" aria-label=page.label("rules-all")>
                    {of_sentences}
                </div>
            </details>
        </section>
    }
}

/// One row: its topic, both sides' texts, and whether they differ or only one has it, by shape and word.
fn line(page: Page, name: String, sides: [Option<String>; 2], differs: bool) -> AnyView {
    let is_of_both = sides.iter().all(Option::is_some);
    let (mark, word) = match (is_of_both, differs) {
        (false, _) => ("◦", "lab-one-sided"),
        (true, true) => ("≠", "lab-differs"),
        (true, false) => ("=", "lab-same"),
    };
    let cells = sides.map(|text| {
        let text = text.unwrap_or_else(|| page.text("lab-not-there"));
        view! { <span role="cell">{text}</span> }
    });
    let head = (!name.is_empty()).then(|| view! { <b role="rowheader">{name}</b> });
    view! {
        <div class="line-of" class:differs=differs role="row">
            {head}
            <span class="mark" role="cell">
                <i aria-hidden="true">{mark}</i>
                " "
                {page.text(word)}
            </span>
            {cells}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// U-64: the address holds both sets, whatever was changed in them.
    #[test]
    fn a_published_link_opens_the_same_comparison() {
        for texts in [
            ["kalah", "oware"],
            ["kalah:seeds=3,houses=4", "kalah"],
            ["congkak:match=best-of-3", "banana-cala"],
        ] {
            let rules = texts.map(|text| text.parse().unwrap());
            let address = route(&rules).address();
            let (path, query) = address.split_once('?').unwrap();
            assert_eq!(read(query), Ok(rules), "{address}");
            assert_eq!(Route::read(path, query), route(&rules));
        }
    }

    #[test]
    fn what_is_not_named_is_usual() {
        let kalah = RuleSet::new(&catalogue::GAMES[0]);
        assert_eq!(read("second=kalah"), Ok([kalah; 2]));
        let asked = ASKED.map(|rules| rules.parse().unwrap());
        assert_eq!(read(""), Ok(asked));
        assert_eq!(read("lang=fr"), Ok(asked));
        assert!(read("first=chess").is_err());
    }
}
