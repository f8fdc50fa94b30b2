//! The resources of the device that the engine may use.

use leptos::prelude::*;
use protocol::worker::MEMORY_MIB;

use crate::device;
use crate::page::Page;
use crate::study::state::Study;
use crate::study::switch::Switch;

/// The key of the choice of memory in the device's storage.
const KEPT_AS: &str = "mancala.memory";
/// The key of the engine's switch there.
const ENGINE_KEPT_AS: &str = "mancala.engine";
/// The choices, in MiB: no page should take more of a phone.
const CHOICES: [u16; 5] = [8, 16, MEMORY_MIB, 64, 128];

impl Study {
    /// Takes over what was chosen on this device.
    pub(super) fn restore(self) {
        self.memory_mib
            .set(chosen(device::recall(KEPT_AS).as_deref()));
        let engine = device::recall(ENGINE_KEPT_AS);
        self.is_on.set(engine.is_none_or(|kept| kept != "off"));
    }
}

/// Remembers whether the engine is on: it costs a phone its battery.
pub(super) fn keep_engine(is_on: bool) {
    // Without storage it holds for this visit.
    let _ = device::keep(ENGINE_KEPT_AS, if is_on { "on" } else { "off" });
}

/// The choice in a kept text; the default if it is none.
fn chosen(text: Option<&str>) -> u16 {
    let number = text.and_then(|text| text.parse().ok());
    number
        .filter(|number| CHOICES.contains(number))
        .unwrap_or(MEMORY_MIB)
}

/// Whose side values are told from, the choice of memory, and the number of threads.
#[component]
pub(super) fn Tuning() -> impl IntoView {
    let page = Page::here();
    let study = Study::here();
    let change = move |event| {
        let memory_mib = chosen(Some(&event_target_value(&event)));
        study.memory_mib.set(memory_mib);
        // Without storage it holds for this visit.
        let _ = device::keep(KEPT_AS, &memory_mib.to_string());
        if study.is_on.get_untracked() && study.values.with_untracked(|values| values.goes_on) {
            study.halt();
            study.look();
        }
    };
    let options = CHOICES.map(|number| {
        view! {
            <option
                value=number.to_string()
                selected=move || study.memory_mib.get() == number
            >
                {format!("{number} MiB")}
            </option>
        }
    });
    let fix = move |_| study.is_fixed.update(|on| *on = !*on);
    let whose = move || study.text_about("study-from-side", study.home(), &[]);
    view! {
        <details id="tuning">
            <summary>{page.label("study-tuning")}</summary>
            <Switch id="from-side" name=whose on=study.is_fixed press=fix/>
            <label class="setting">
                <span>{page.label("study-memory")}</span>
                <select id="memory" on:change=change>
                    {options}
                </select>
            </label>
            <p>{page.label("study-thread")}</p>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_chosen_is_kept() {
        assert_eq!(chosen(Some("128")), 128);
        for text in [None, Some(""), Some("9999"), Some("much")] {
            assert_eq!(chosen(text), MEMORY_MIB);
        }
    }
}
