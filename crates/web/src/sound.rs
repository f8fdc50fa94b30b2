//! Sounds and vibration, synthesized so that nothing has to be loaded.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::device;
use game::show::Cue;

/// The gain, from 0 to 1.
const LOUDNESS: f32 = 0.08;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: its beginning and length in seconds, and its pitch in hertz.
type Tone = (f64, f64, f32);

const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Lift => &[(0.0, 0.04, 180.0)],
        Cue::Seed => &[(0.0, 0.05, 330.0)],
        Cue::Store => &[(0.0, 0.09, 440.0)],
        Cue::Capture => &[(0.0, 0.08, 392.0), (0.07, 0.12, 523.0)],
        Cue::Extra => &[(0.0, 0.09, 587.0), (0.1, 0.16, 784.0)],
        Cue::End => &[(0.0, 0.14, 392.0), (0.14, 0.14, 494.0), (0.28, 0.3, 587.0)],
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
    for &(begin, length, pitch) in tones {
        let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
        oscillator.set_type(OscillatorType::Triangle);
        oscillator.frequency().set_value(pitch);
        let (begin, end) = (now + begin, now + begin + length);
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
