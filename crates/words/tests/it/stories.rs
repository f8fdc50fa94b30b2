//! The stories of the games.

use rules::catalogue;

use crate::{check_sentence, check_text, every_language};

/// The most letters of a story: it stands on a card.
const LONGEST: usize = 290;

/// Each language tells the same stories, of games that there are, and says where they are from.
#[test]
fn every_story_is_of_a_game_and_has_a_source() {
    let games = || catalogue::GAMES.iter().chain(catalogue::family());
    for words in every_language() {
        let stories = games().filter_map(|game| words.story(game));
        let told = stories.map(|(story, source)| {
            // One ends in a shout.
            check_sentence(words, story.trim_end_matches(['”', '»', '\u{a0}']));
            check_text(words, &source);
            assert!(story.chars().count() <= LONGEST, "too long: {story}");
        });
        let ids = words.ids().filter(|id| id.starts_with("story-"));
        assert_eq!(told.count(), ids.count(), "a story is of no game");
    }
}
