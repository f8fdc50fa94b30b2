//! The machine behind its door.

use super::define::define;
use super::door::{Door, Play, RoundBoard};
use super::laws::Laws;
use super::position::Position;
use crate::Side;
use crate::catalogue::{self, Game};
use crate::error::{RuleSetError, SetupError};
use crate::properties::Properties;
use crate::ruleset::RuleSet;

/// The machine.
pub(super) struct Inside;

impl Door for Inside {
    fn games(&self) -> &'static [Game] {
        catalogue::games_of_files()
    }

    fn define(
        &self,
        game: &'static str,
        base: Laws,
        pairs: &[(&str, &str)],
    ) -> Result<Laws, RuleSetError> {
        define(game, base, pairs)
    }

    fn differences(&self, laws: &Laws, usual: &Laws) -> Vec<(&'static str, String)> {
        laws.differences(usual)
    }

    fn values(&self, laws: &Laws) -> Vec<(&'static str, String)> {
        laws.values()
    }

    fn properties(&self, laws: &Laws) -> Properties {
        Properties::of_general(laws)
    }

    fn endings(&self, laws: &Laws) -> RuleSet {
        RuleSet::general(&self.games()[0], laws.of_endings())
    }

    fn start(&self, rules: &RuleSet, laws: &Laws) -> Box<dyn Play> {
        Box::new(Position::start(rules, laws))
    }

    fn start_round(&self, rules: &RuleSet, laws: &Laws, begin: &RoundBoard) -> Box<dyn Play> {
        Box::new(Position::start_round(rules, laws, begin))
    }

    fn read(
        &self,
        text: &str,
        rules: &RuleSet,
        laws: &Laws,
        any_seeds: bool,
        starter: Side,
    ) -> Result<Box<dyn Play>, SetupError> {
        Ok(Box::new(Position::read(
            text, rules, laws, any_seeds, starter,
        )?))
    }
}
