//! The addresses of games under analysis: with all variations, comments and drawings, if they fit.

use game::address;
use game::import::{self, ImportError};
use rules::Side;

use crate::route;
use crate::table::Table;

/// The greatest length of an address: some programs that pass addresses on cut longer ones.
const LENGTH_MAX: usize = 1_900;

/// The query of a game: what is said about it is left out where it is too long.
pub(super) fn of(table: &Table) -> String {
    let plain = route::whole(table);
    if !table.game().is_annotated() {
        return plain;
    }
    let annotated = annotated(table);
    if annotated.len() <= LENGTH_MAX {
        annotated
    } else {
        plain
    }
}

/// Whether an address holds all that is said about a game.
pub(super) fn holds_all(table: &Table) -> bool {
    !table.game().is_annotated() || annotated(table).len() <= LENGTH_MAX
}

fn annotated(table: &Table) -> String {
    let game = table.game();
    let start = format!("{:#}", game.start_position());
    let usual = rules::Position::start(game.rules());
    let start = (start != format!("{usual:#}")).then_some(("position", start));
    let (tree, cursor) = game.tree_text();
    let near = (table.near() == Side::North).then(|| ("near", "north".to_owned()));
    let pairs = [("game", game.rules().to_string())]
        .into_iter()
        .chain(start);
    let cursor = (!cursor.is_empty()).then_some(("at", cursor));
    address::join(pairs.chain([("tree", tree)]).chain(near).chain(cursor))
}

/// The game of an address with variations and notes; `None` if it is one without.
pub(super) fn read(query: &str) -> Option<Result<Table, ImportError>> {
    let game = import::read_tree(query)?;
    Some(game.map(|game| Table::studied(game, near(query))))
}

/// The side near the viewer of an address.
pub(super) fn near(query: &str) -> Side {
    let is_north = address::split(query).any(|(key, value)| key == "near" && value == "north");
    if is_north { Side::North } else { Side::South }
}

#[cfg(test)]
mod tests {
    use game::{Colour, Drawing, Game, Glyph};
    use rules::Place;

    use super::*;

    #[test]
    fn an_address_holds_what_is_said_about_a_game() {
        let mut game = Game::start(&"kalah".parse().unwrap());
        for text in ["C", "F", "b"] {
            game.play(game.position().read_move(text).unwrap()).unwrap();
        }
        let plain = Table::studied(game.clone(), Side::North);
        assert_eq!(of(&plain), route::whole(&plain));
        assert!(read(&of(&plain)).is_none());
        game.set_comment(game.node(), "Zoé: «b» & more = fun + 100 %?");
        game.set_glyph(game.node(), Some(Glyph::Interesting));
        let [from, to] = [0, 3].map(|house| Place::House(Side::North, house));
        let colour = Colour::Blue;
        game.toggle_drawing(
            game.node(),
            Drawing {
                colour,
                from,
                to: Some(to),
            },
        );
        game.back();
        game.play(game.position().read_move("e").unwrap()).unwrap();
        let table = Table::studied(game.clone(), Side::North);
        assert!(holds_all(&table));
        let back = read(&of(&table)).unwrap().unwrap();
        assert_eq!(back.game().tree_text(), game.tree_text());
        assert_eq!(back.near(), Side::North);
        game.set_comment(game.root(), &"so ".repeat(900));
        let table = Table::studied(game, Side::North);
        assert!(!holds_all(&table) && read(&of(&table)).is_none());
        assert!(read("game=kalah&tree=nonsense").unwrap().is_err());
        assert!(read("game=chess&tree=*").unwrap().is_err());
    }
}
