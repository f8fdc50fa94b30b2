//! The sentences about the end of a game: never without its reason.

use rules::{EndReason, MatchOutcome, Outcome, Side};

use crate::perspective::{Perspective, capitalised};
use crate::words::Words;

impl Words {
    /// The reason why the game is over, and the winner: "North has no seeds. 28 – 20, South wins by
    /// 8."
    pub fn outcome(self, outcome: Outcome, told: &Perspective) -> String {
        let reason = self.end_reason(outcome.why, told);
        match self.result(outcome, told) {
            Some(result) => format!("{reason} {result}"),
            None => reason,
        }
    }

    /// The reason why the game is over, in a sentence.
    pub fn end_reason(self, why: EndReason, told: &Perspective) -> String {
        let (side, id) = match why {
            EndReason::NoSeeds(side) => (side, "end-no-seeds"),
            EndReason::Cleared(side) => (side, "end-cleared"),
            EndReason::Majority(side) => (side, "end-majority"),
            EndReason::Half => (Side::South, "end-half"),
            EndReason::CannotFeed(side) => (side, "end-cannot-feed"),
            EndReason::NoMove(side) => (side, "end-no-move"),
            EndReason::GrandSlam(side) => (side, "end-grand-slam"),
            EndReason::Repetition => (Side::South, "end-repetition"),
            EndReason::Quiet => (Side::South, "end-quiet"),
            EndReason::Given => (Side::South, "end-given"),
            EndReason::FewSeeds => (Side::South, "end-few-seeds"),
            EndReason::Endless => (Side::South, "end-endless"),
            EndReason::FrontRowEmpty(side) => (side, "end-front-row"),
            EndReason::BothEnds(side) => (side, "end-both-ends"),
        };
        self.about(side, told).sentence(id)
    }

    /// The winner, with the winner's points first: "28 – 20, South wins by 8." `None` where the
    /// reason says it all: the player who clears their houses first has won, whatever lies in the
    /// mancalas.
    pub fn result(self, outcome: Outcome, told: &Perspective) -> Option<String> {
        if matches!(outcome.why, EndReason::Cleared(_)) {
            return None;
        }
        let side = outcome.winner.unwrap_or(Side::South);
        let (high, low) = (outcome.score[side], outcome.score[!side]);
        let about = self
            .about(side, told)
            .with("high", high)
            .with("low", low)
            .with("margin", high.saturating_sub(low));
        let id = match outcome.winner {
            Some(_) if high > low => "result-win",
            // Where points do not decide, they are left out.
            Some(_) => "result-wins",
            None if high == low => "result-draw",
            None => return None,
        };
        Some(about.sentence(id))
    }

    /// The result in large letters, to the listener where there is one: "You win 28–20!", "You lost
    /// 8–40", "A draw, 24–24". The points are those of South and North, where points decide.
    pub fn verdict(
        self,
        winner: Option<Side>,
        points: Option<[i32; 2]>,
        told: &Perspective,
    ) -> String {
        let (lost, side) = match (winner, told.you) {
            (Some(winner), Some(you)) if winner != you => (true, you),
            (winner, you) => (false, winner.or(you).unwrap_or(Side::South)),
        };
        // Points may be negative, where bananas count against them.
        let signed = |points: i32| points.to_string().replace('-', "−");
        let score = points.map_or_else(String::new, |points| {
            format!("\u{a0}{}–{}", signed(points[side]), signed(points[!side]))
        });
        let about = self.about(side, told).with("score", score);
        about.sentence(match (winner, lost) {
            (None, _) => "verdict-draw",
            (_, true) => "verdict-lost",
            (_, false) => "verdict-won",
        })
    }

    /// The winner of a match of several rounds: "South wins the match 2 – 1."
    pub fn match_outcome(self, outcome: &MatchOutcome, told: &Perspective) -> String {
        let side = outcome.winner.unwrap_or(Side::South);
        let about = self
            .about(side, told)
            .with("high", outcome.won[side])
            .with("low", outcome.won[!side]);
        about.sentence(match outcome.winner {
            Some(_) => "match-wins",
            None => "match-draw",
        })
    }

    /// The points of both players: "South 12, North 9."
    pub fn score(self, score: [i16; 2], told: &Perspective) -> String {
        let points = |side: Side| {
            self.about(side, told)
                .with("points", score[side])
                .phrase("score-of")
        };
        let list = format!("{}, {}.", points(Side::South), points(Side::North));
        capitalised(&list)
    }
}
