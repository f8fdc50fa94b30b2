//! Positions of other programs; the first line names the game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Some((rules, text)) = text.split_once('\n')
        && let Ok(rules) = rules.parse()
    {
        rules::oracle::foreign(&rules, text);
    }
});
