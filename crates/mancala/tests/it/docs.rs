//! The pages in `docs/rules/` are what the program says today.

use std::fs;
use std::path::Path;

use rules::catalogue::GAMES;

use crate::program::run;

#[test]
fn the_rules_pages_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for game in GAMES {
        let page = folder.join(format!("{}.md", game.name));
        let written = fs::read_to_string(&page).unwrap_or_default();
        let said = run(&format!("rules {} --markdown", game.name)).out;
        assert!(
            written == said,
            "{}: run `cargo xtask docs`",
            page.display()
        );
    }
}
