//! Colours, or none where they are not wanted. Nothing is said by colour alone.

use ratatui::style::{Color, Modifier, Style};
use rules::Kind;

/// The style of less important text.
pub(crate) const ASIDE: Style = Style::new().add_modifier(Modifier::DIM);
/// The style of important text.
pub(crate) const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);

/// The styles of the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    colours: bool,
}

impl Palette {
    /// Without colours, only bold, dim and reversed.
    #[cfg(test)]
    pub(crate) const PLAIN: Palette = Palette { colours: false };

    /// Colours unless `NO_COLOR` is set.
    pub(crate) fn of_environment() -> Palette {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Palette { colours: !unwanted }
    }

    fn colour(self, colour: Color) -> Style {
        if self.colours {
            Style::new().fg(colour)
        } else {
            Style::new()
        }
    }

    pub(crate) fn title(self) -> Style {
        self.colour(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn wood(self) -> Style {
        self.colour(Color::Rgb(150, 110, 70))
    }

    pub(crate) fn seed(self) -> Style {
        self.colour(Color::Rgb(214, 170, 90))
    }

    pub(crate) fn playable(self) -> Style {
        self.colour(Color::Green).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn selected(self) -> Style {
        self.playable().add_modifier(Modifier::REVERSED)
    }

    pub(crate) fn mark(self) -> Style {
        self.colour(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn capture(self) -> Style {
        self.colour(Color::Red).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn fruit(self, kind: Kind) -> Style {
        self.colour(match kind {
            Kind::Banana => Color::Yellow,
            Kind::Apple => Color::Green,
            Kind::Orange => Color::Rgb(235, 140, 40),
            Kind::Grape => Color::Magenta,
        })
        .add_modifier(Modifier::BOLD)
    }
}
