//! The page: every game in the browser, in WebAssembly.
//!
//! # Where things are
//!
//! All decisions are plain Rust and tested natively: `table` (the game on the screen and the
//! awaited choice), `play::choosing` (the selection state of a board), `route` and `store`
//! (addresses, saved games), `keys`, `fruit`, `settings`, and in `board` the geometry (`layout`,
//! `seeds`) and the marks (`marks`). `board::view` draws any of that, and the pictures of
//! [`game::show`], and knows no rules. The screens are `start`, `setup`, `play`, `study` and those
//! of `learn` and `online`. `play::desk` is the view model of every screen with a board: it joins a table, a
//! choice, an animation, the computer and a report. `thinker` is the client of the worker,
//! `running` watches whether the worker lives; `device` is the access to the browser, with the
//! asynchronous interfaces in `device.js`. `part` fetches lazily loaded chunks of the program,
//! `keep` stores games on the device, `games` lists them, `update` and `install` serve a page that
//! works without a network.
//!
//! # How it reaches the browser
//!
//! `cargo xtask web` compiles this crate and `worker`, and puts them with `index.html`, `style/`
//! and `icons/` into `target/web/dist`. In `index.html` and in the style sheets a file is named
//! plainly (`/assets/page.js`); the build replaces each name by one that carries a fingerprint of
//! the content (`/assets/page-1f3a….js`), so that browsers may keep assets for ever and still see
//! every change. The style sheets of `style/` are joined in the order of their names.
//!
//! # What the content policy forbids
//!
//! The server sends a strict content security policy: no inline script, no `style="…"` attribute,
//! nothing from another host. Use classes, and `style:name=value` for computed values: that goes
//! through the style object, which is allowed.
#![forbid(unsafe_code)]
#![expect(
    unreachable_pub,
    reason = "Leptos makes public items out of every component"
)]
#![expect(
    clippy::unnecessary_wraps,
    reason = "a part of the page may be missing, and `wasm_split` wants its loader to say so"
)]

mod app;
mod aside;
mod bar;
mod board;
mod device;
mod family;
mod fruit;
mod games;
mod gesture;
mod going;
mod home;
mod install;
mod keep;
mod kept_view;
mod keys;
mod lab;
mod ladder;
mod languages;
mod learn;
mod notice;
mod online;
mod own_keys;
mod page;
mod part;
mod pick;
mod picture;
mod play;
mod players;
mod route;
mod running;
mod settings;
mod settings_view;
mod setup;
mod sound;
mod start;
mod store;
mod study;
mod style;
mod table;
mod thinker;
mod update;

pub use app::start;
