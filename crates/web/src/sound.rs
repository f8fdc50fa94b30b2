//! Sounds and vibration, synthesized so that nothing has to be loaded.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::device;
use game::show::Cue;

/// The gain, from 0 to 1.
const LOUDNESS: f32 = 0.08;

/// The seconds in which the pitch of a knock falls.
const KNOCK_S: f64 = 0.025;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone.
struct Tone {
    /// Its beginning, in seconds.
    begin: f64,
    /// Its length, in seconds.
    length: f64,
    /// Its pitch, in hertz.
    pitch: f32,
    /// The share of the pitch to which it falls at once, as a knock on wood does.
    falls_to: f32,
}

const fn knock(length: f64, pitch: f32) -> Tone {
    Tone {
        begin: 0.0,
        length,
        pitch,
        falls_to: 0.38,
    }
}

const fn note(begin: f64, length: f64, pitch: f32) -> Tone {
    Tone {
        begin,
        length,
        pitch,
        falls_to: 1.0,
    }
}

const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Lift => const { &[knock(0.05, 420.0)] },
        Cue::Seed => const { &[knock(0.045, 1_150.0)] },
        Cue::Store => const { &[knock(0.08, 760.0)] },
        Cue::Capture => const { &[note(0.0, 0.08, 392.0), note(0.07, 0.12, 523.0)] },
        Cue::Extra => const { &[note(0.0, 0.09, 587.0), note(0.1, 0.16, 784.0)] },
        Cue::End => {
            const {
                &[
                    note(0.0, 0.14, 392.0),
                    note(0.14, 0.14, 494.0),
                    note(0.28, 0.3, 587.0),
                ]
            }
        }
    }
}

const fn pattern_ms(cue: Cue) -> &'static [u32] {
    match cue {
        Cue::Lift | Cue::Seed | Cue::Store => &[],
        Cue::Capture => &[40],
        Cue::Extra => &[20, 60, 20],
        Cue::End => &[80],
    }
}

/// Plays the sound of an event.
pub(crate) fn play(cue: Cue, sound: bool, vibration: bool) {
    if vibration && !pattern_ms(cue).is_empty() {
        device::vibrate(pattern_ms(cue));
    }
    // Browsers play no sound before the page has been touched.
    if sound && device::was_touched() {
        // A browser without sound, or one that forbids it, stays silent.
        let _ = CONTEXT.with_borrow_mut(|context| ring(context, tones(cue)));
    }
}

fn ring(context: &mut Option<AudioContext>, tones: &[Tone]) -> Result<(), JsValue> {
    if context.is_none() {
        *context = Some(AudioContext::new()?);
    }
    let Some(context) = context else {
        return Ok(());
    };
    let now = context.current_time();
    for tone in tones {
        let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
        oscillator.set_type(OscillatorType::Triangle);
        let begin = now + tone.begin;
        let end = begin + tone.length;
        let pitch = oscillator.frequency();
        pitch.set_value_at_time(tone.pitch, begin)?;
        pitch.exponential_ramp_to_value_at_time(tone.pitch * tone.falls_to, begin + KNOCK_S)?;
        gain.gain().set_value_at_time(LOUDNESS, begin)?;
        gain.gain()
            .exponential_ramp_to_value_at_time(0.000_1, end)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(begin)?;
        oscillator.stop_with_when(end)?;
    }
    Ok(())
}
