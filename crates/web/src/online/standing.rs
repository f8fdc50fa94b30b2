//! The line below the board that says how things stand between the players and with the network, and
//! asks what has to be answered. Its buttons keep their place whatever comes.

use std::time::Duration;

use game::online::{Offer, Offerable, Pace};
use leptos::prelude::*;
use protocol::online::WireCommand;
use rules::Side;

use super::followed::Followed;
use super::session::{Line, Session};
use crate::device;
use crate::device::whole;
use crate::page::Page;

/// The interval between two looks at how long somebody has been away.
const LOOK: Duration = Duration::from_secs(1);
/// The steps in which the time until a claim is told, in milliseconds.
const CALLED_MS: u64 = 10_000;

/// A question to which the answer is one of two buttons, or a message without any.
#[derive(Clone, Debug, PartialEq)]
enum Matter {
    /// Only a sentence.
    Told(String),
    /// The other player offers this.
    Offered(Offer, String),
    /// One's own offer, which may be withdrawn.
    Offering(Offer),
    /// The other player has gone away, and the game may be claimed.
    Left(String),
    /// The player is asked again.
    Sure(Sure),
}

/// A deed that is asked about once more.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Sure {
    /// To give up.
    Resign,
    /// To end a game that has hardly begun.
    Abort,
    /// To offer a draw, which a tap beside another button would do, too.
    Draw,
}

impl Sure {
    /// The command that is sent once the player is sure.
    pub(super) fn command(self) -> WireCommand {
        match self {
            Sure::Resign => WireCommand::Resign,
            Sure::Abort => WireCommand::Abort,
            Sure::Draw => WireCommand::Offer {
                what: Offerable::Draw.name().to_owned(),
            },
        }
    }
}

/// The line.
#[component]
pub(super) fn Standing(session: Session, sure: RwSignal<Option<Sure>>) -> impl IntoView {
    let page = Page::here();
    let seconds = RwSignal::new(0_u32);
    device::repeat(LOOK, move || seconds.update(|n| *n = n.wrapping_add(1)));
    let matter = Memo::new(move |_| {
        seconds.track();
        let game = session.game.read();
        matter(session, game.as_ref()?, page, sure.get())
    });
    let told = move || matter.get().map(|matter| in_words(&matter, page));
    let buttons = move || {
        matter
            .get()
            .map(|matter| answers(session, &matter, page, sure))
    };
    view! {
        <div class="standing">
            <p role="status">{told}</p>
            <div class="answers">{buttons}</div>
        </div>
    }
}

fn matter(session: Session, game: &Followed, page: Page, sure: Option<Sure>) -> Option<Matter> {
    let told = |id: &str| Some(Matter::Told(page.words.get().text(id)));
    let about = |id: &str, name: &str| page.text_with(id, &[("name", name.into())]);
    if session.line.get() == Line::Lost {
        return told("online-lost");
    }
    let room = &game.room;
    let me = game.me();
    let is_played = room.end().is_none();
    // Whoever is offered a draw need not offer one.
    let is_draw = |offer: &Offer| offer.what == Offerable::Draw && Some(offer.by) != me;
    let is_offered = room.offers().iter().any(is_draw);
    let is_open = |sure: &Sure| is_played && !(*sure == Sure::Draw && is_offered);
    if let Some(sure) = sure.filter(is_open) {
        return Some(Matter::Sure(sure));
    }
    if let Some(said) = session.said.get() {
        return Some(Matter::Told(said));
    }
    let offers = || {
        room.offers()
            .iter()
            .filter(|offer| offer.what != Offerable::Rematch)
    };
    if let Some(me) = me.filter(|_| is_played) {
        let name = &*game.name(!me, page.words.get());
        if let Some(offer) = offers().find(|offer| offer.by != me) {
            return Some(Matter::Offered(*offer, name.to_owned()));
        }
        let gone = gone_ms(session, !me);
        if room.may_claim(me, session.now_ms(), gone) {
            let is_free = room.terms().pace == Pace::Free;
            let why = if is_free {
                "player-idle"
            } else {
                "player-left"
            };
            return Some(Matter::Left(about(why, name)));
        }
        if let Some(gone) = gone {
            return Some(Matter::Told(match room.claim_ms() {
                Some(least) => {
                    // A number each second would be read aloud each second.
                    let rest = least.saturating_sub(gone).div_ceil(CALLED_MS) * (CALLED_MS / 1_000);
                    let rest = u32::try_from(rest).unwrap_or(u32::MAX);
                    let pairs = [("name", name.into()), ("n", rest.into())];
                    page.text_with("player-gone-until", &pairs)
                }
                None => about("player-gone", name),
            }));
        }
        if let Some(offer) = offers().find(|offer| offer.by == me) {
            return Some(Matter::Offering(*offer));
        }
        if session.is_unsent.get() {
            return told("sending");
        }
        if room.is_between_rounds() && room.is_ready(me) {
            return Some(Matter::Told(about("waiting-for", name)));
        }
        if room.has_chosen(!me) && !room.is_between_rounds() {
            return Some(Matter::Told(about("opening-chosen", name)));
        }
    }
    watching(session, page, me)
}

/// The number of those who watch, of whom the person here may be one.
fn watching(session: Session, page: Page, me: Option<Side>) -> Option<Matter> {
    let watching = session.here.with(|here| here.watching);
    let others = watching.saturating_sub(usize::from(me.is_none()));
    let count = |id: &str| page.text_with(id, &[("n", others.into())]);
    match me {
        None => Some(Matter::Told(count("you-watch"))),
        Some(_) => (others > 0).then(|| Matter::Told(count("watching"))),
    }
}

/// The time for which a player has been away.
fn gone_ms(session: Session, side: Side) -> Option<u64> {
    session.here.with(|here| {
        let gone = here.gone.as_ref().filter(|gone| gone.seat == side.name())?;
        let since = u64::from(whole(device::now_ms() - here.told_ms));
        Some(gone.for_ms + since)
    })
}

fn in_words(matter: &Matter, page: Page) -> String {
    match matter {
        Matter::Told(text) | Matter::Left(text) => text.clone(),
        Matter::Offered(offer, name) => {
            let id = match offer.what {
                Offerable::Takeback => "offered-takeback",
                Offerable::Draw | Offerable::Rematch => "offered-draw",
            };
            page.text_with(id, &[("name", name.as_str().into())])
        }
        Matter::Offering(offer) => page.text(match offer.what {
            Offerable::Takeback => "offering-takeback",
            Offerable::Draw | Offerable::Rematch => "offering-draw",
        }),
        Matter::Sure(Sure::Resign) => page.text("resign-sure"),
        Matter::Sure(Sure::Abort) => page.text("abort-sure"),
        Matter::Sure(Sure::Draw) => page.text("draw-sure"),
    }
}

/// The buttons: what agrees stands first, always.
fn answers(
    session: Session,
    matter: &Matter,
    page: Page,
    sure: RwSignal<Option<Sure>>,
) -> Option<AnyView> {
    let answer = move |id: &'static str, name: &'static str, command: WireCommand| {
        let send = move |_| {
            sure.set(None);
            session.command(command.clone());
        };
        view! { <button type="button" id=id on:click=send>{page.label(name)}</button> }
    };
    let cancel = move || {
        view! {
            <button type="button" id="cancel" on:click=move |_| sure.set(None)>
                {page.label("cancel")}
            </button>
        }
    };
    let claim = |what: &str| WireCommand::Claim {
        what: what.to_owned(),
    };
    Some(match *matter {
        Matter::Told(_) => return None,
        Matter::Offered(Offer { seq: offer, .. }, _) => (
            answer("agree", "agree", WireCommand::Answer { offer, yes: true }),
            answer(
                "decline",
                "decline",
                WireCommand::Answer { offer, yes: false },
            ),
        )
            .into_any(),
        Matter::Offering(Offer { seq: offer, .. }) => answer(
            "withdraw-offer",
            "withdraw-offer",
            WireCommand::Withdraw { offer },
        )
        .into_any(),
        Matter::Left(_) => (
            answer("claim-win", "claim-win", claim("win")),
            answer("claim-draw", "claim-draw", claim("draw")),
        )
            .into_any(),
        Matter::Sure(deed) => {
            let [id, name] = match deed {
                Sure::Resign => ["resign-now", "resign"],
                Sure::Abort => ["abort-now", "abort"],
                Sure::Draw => ["draw-now", "offer-draw"],
            };
            (answer(id, name, deed.command()), cancel()).into_any()
        }
    })
}
