//! The laws of Bao.

use crate::general::words::choice;

choice! {
    /// The start of Bao.
    BaoSetup {
        /// Six seeds in the house, 22 in each hand.
        Kiswahili = "kiswahili",
        /// Eight seeds in the house, 20 in each hand.
        Malawi = "malawi",
        /// Two seeds in every house, none in hand, no house.
        Kujifunza = "kujifunza",
    }
}

choice! {
    /// A lap of a capture turn of the second stage that ends in the functional house.
    HouseInMtaji {
        /// It goes on.
        PlayOn = "play-on",
        /// The mover chooses.
        Choice = "choice",
    }
}

choice! {
    /// A lap of a takata turn of the second stage that ends in the functional house.
    HouseInTakata {
        /// It ends the turn.
        Stops = "stops",
        /// It goes on.
        PlaysOn = "plays-on",
    }
}

choice! {
    /// Single seeds in a takata turn of the first stage.
    BaoSingles {
        /// Only when no house holds two.
        NeedsTwo = "needs-two",
        /// Without restriction as long as the house stands.
        Free = "free",
    }
}

choice! {
    /// Sixteen seeds or more in the first lap of the second stage.
    Sixteen {
        /// They capture nothing.
        NoCapture = "no-capture",
        /// They may capture.
        Capture = "capture",
    }
}

choice! {
    /// A turn of Bao that never ends.
    BaoEndless {
        /// The move is not legal.
        Illegal = "illegal",
        /// The mover has lost.
        Loses = "loses",
        /// The game is drawn.
        Draw = "draw",
    }
}

/// The laws of Bao.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Bao {
    /// The start.
    pub setup: BaoSetup,
    /// The functional house in a capture turn of the second stage.
    pub house_in_mtaji: HouseInMtaji,
    /// The functional house in a takata turn of the second stage.
    pub house_in_takata: HouseInTakata,
    /// Single seeds in the first stage.
    pub singles: BaoSingles,
    /// Sixteen seeds or more.
    pub sixteen: Sixteen,
    /// The binding of a threatened house.
    pub takasia: bool,
    /// A turn that never ends.
    pub endless: BaoEndless,
}

impl Bao {
    /// Every key at its default.
    pub const DEFAULT: Bao = Bao {
        setup: BaoSetup::Kiswahili,
        house_in_mtaji: HouseInMtaji::PlayOn,
        house_in_takata: HouseInTakata::Stops,
        singles: BaoSingles::NeedsTwo,
        sixteen: Sixteen::NoCapture,
        takasia: true,
        endless: BaoEndless::Illegal,
    };

    /// The game for learners.
    pub const KUJIFUNZA: Bao = Bao {
        setup: BaoSetup::Kujifunza,
        takasia: false,
        ..Bao::DEFAULT
    };

    /// Whether each player has a house with a name, and seeds in hand: then the game has two stages.
    pub(crate) const fn has_house(self) -> bool {
        !matches!(self.setup, BaoSetup::Kujifunza)
    }
}
