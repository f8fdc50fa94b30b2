//! Games of one rule set that begin anew when they end, and the rows they write: no Python here.

use rules::random::mix;
use rules::{Batch, BatchError, Position, Random, Side};

/// The increment of `SplitMix64`: it sets neighbouring boards apart.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number that the end of a game is rewarded with.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Reward {
    /// 1 for a win, −1 for a loss.
    Outcome,
    /// The margin over all seeds.
    Margin,
}

/// The choices that an environment is made with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    pub(super) seed: u64,
    pub(super) reward: Reward,
    /// Whether an illegal action loses the game instead of being refused.
    pub(super) illegal_loses: bool,
    /// The least and most random plies before a game.
    pub(super) opening_plies: [u32; 2],
    /// The plies after which a game is cut short.
    pub(super) max_plies: i32,
}

/// A row of numbers for each board, of a board's own type.
#[derive(Debug)]
pub(super) enum Rows<'a> {
    Bytes(&'a mut [u8]),
    Words(&'a mut [u16]),
}

impl<'a> Rows<'a> {
    fn split(self, at: usize) -> (Rows<'a>, Rows<'a>) {
        match self {
            Rows::Bytes(rows) => {
                let (one, rest) = rows.split_at_mut(at);
                (Rows::Bytes(one), Rows::Bytes(rest))
            }
            Rows::Words(rows) => {
                let (one, rest) = rows.split_at_mut(at);
                (Rows::Words(one), Rows::Words(rest))
            }
        }
    }

    fn write_all(&mut self, batch: &Batch) {
        match self {
            Rows::Bytes(rows) => batch.rows(rows),
            Rows::Words(rows) => batch.wide_rows(rows),
        }
    }

    fn write(&mut self, batch: &Batch, game: usize) {
        let len = batch.row_len();
        let range = game * len..(game + 1) * len;
        match self {
            Rows::Bytes(rows) => batch.row(game, &mut rows[range], |seeds| seeds as u8),
            Rows::Words(rows) => batch.row(game, &mut rows[range], |seeds| seeds),
        }
    }
}

/// The arrays of some boards, as the contract of `VecEnv` describes them.
#[derive(Debug)]
pub(super) struct Arrays<'a> {
    pub(super) obs: Rows<'a>,
    pub(super) mask: &'a mut [bool],
    pub(super) to_play: &'a mut [i8],
    pub(super) rewards: &'a mut [f32],
    pub(super) terminated: &'a mut [bool],
    pub(super) truncated: &'a mut [bool],
    pub(super) final_obs: Rows<'a>,
    pub(super) final_margin: &'a mut [i16],
    pub(super) final_to_play: &'a mut [i8],
    pub(super) ply: &'a mut [i32],
}

impl<'a> Arrays<'a> {
    /// The arrays of the first boards, and those of the others.
    pub(super) fn split(self, boards: usize, row: usize, actions: usize) -> [Arrays<'a>; 2] {
        let (obs, obs_rest) = self.obs.split(boards * row);
        let (final_obs, final_obs_rest) = self.final_obs.split(boards * row);
        let (mask, mask_rest) = self.mask.split_at_mut(boards * actions);
        let (to_play, to_play_rest) = self.to_play.split_at_mut(boards);
        let (rewards, rewards_rest) = self.rewards.split_at_mut(2 * boards);
        let (terminated, terminated_rest) = self.terminated.split_at_mut(boards);
        let (truncated, truncated_rest) = self.truncated.split_at_mut(boards);
        let (final_margin, final_margin_rest) = self.final_margin.split_at_mut(boards);
        let (final_to_play, final_to_play_rest) = self.final_to_play.split_at_mut(boards);
        let (ply, ply_rest) = self.ply.split_at_mut(boards);
        [
            Arrays {
                obs,
                mask,
                to_play,
                rewards,
                terminated,
                truncated,
                final_obs,
                final_margin,
                final_to_play,
                ply,
            },
            Arrays {
                obs: obs_rest,
                mask: mask_rest,
                to_play: to_play_rest,
                rewards: rewards_rest,
                terminated: terminated_rest,
                truncated: truncated_rest,
                final_obs: final_obs_rest,
                final_margin: final_margin_rest,
                final_to_play: final_to_play_rest,
                ply: ply_rest,
            },
        ]
    }
}

/// Some neighbouring boards of an environment, which one thread steps.
#[derive(Clone, Debug)]
pub(super) struct Part {
    batch: Batch,
    start: Position,
    /// The number of the first board, on which its random numbers depend.
    first: usize,
    /// Games begun on each board.
    pub(super) episodes: Vec<u32>,
    actions: usize,
    /// A number that margins are divided by.
    scale: f32,
    /// A number for each board on which its random numbers depend.
    streams: Vec<u64>,
    /// Room for the boards whose games a step has ended.
    ended: Vec<usize>,
}

impl Part {
    pub(super) fn new(start: &Position, first: usize, boards: usize) -> Result<Part, BatchError> {
        let batch = Batch::new(start, boards)?;
        let scale = if start.properties().is_race {
            1.0
        } else {
            f32::from(start.pieces_total())
        };
        Ok(Part {
            actions: usize::from(batch.actions()),
            batch,
            start: start.clone(),
            first,
            episodes: vec![0; boards],
            streams: Vec::new(),
            ended: Vec::new(),
            scale,
        })
    }

    pub(super) fn boards(&self) -> usize {
        self.episodes.len()
    }

    pub(super) fn actions(&self) -> usize {
        self.actions
    }

    pub(super) fn row_len(&self) -> usize {
        self.batch.row_len()
    }

    pub(super) fn position(&self, board: usize) -> Position {
        self.batch.position(board)
    }

    pub(super) fn set(&mut self, board: usize, position: &Position) -> Result<(), BatchError> {
        self.batch.set(board, position)
    }

    /// The first board on which an action is not legal.
    pub(super) fn first_illegal(&self, actions: &[u8]) -> Option<usize> {
        let is_legal = |(&action, &mask): (&u8, &u32)| is_in(mask, action);
        let mut pairs = actions.iter().zip(self.batch.masks());
        pairs.position(|pair| !is_legal(pair))
    }

    /// The reason why the actions cannot be played. Nothing has changed.
    pub(super) fn refusal(&mut self, actions: &[u8]) -> BatchError {
        let error = self
            .batch
            .step(actions)
            .expect_err("one of them is illegal");
        match error {
            BatchError::NoAction { game, action, most } => BatchError::NoAction {
                game: game + self.first,
                action,
                most,
            },
            BatchError::Illegal { game, action, why } => BatchError::Illegal {
                game: game + self.first,
                action,
                why,
            },
            error => error,
        }
    }

    /// Plays an action on each board; on error nothing has changed. Where an illegal action loses the
    /// game there are no errors.
    pub(super) fn step(
        &mut self,
        actions: &mut [u8],
        options: &Options,
        out: &mut Arrays<'_>,
    ) -> Result<(), BatchError> {
        let mut lost = Vec::new();
        if options.illegal_loses {
            for (board, (action, &mask)) in actions.iter_mut().zip(self.batch.masks()).enumerate() {
                if !is_in(mask, *action) {
                    lost.push((board, self.batch.side(board)));
                    *action = mask.trailing_zeros() as u8;
                }
            }
        }
        // The rows of a game that is lost like that are those before the action.
        for &(board, side) in &lost {
            self.record(board, side, out);
        }
        self.batch.step(actions)?;
        out.rewards.fill(0.0);
        out.terminated.fill(false);
        out.truncated.fill(false);
        for (board, side) in lost {
            let reward = if side == Side::South { -1.0 } else { 1.0 };
            out.rewards[2 * board..2 * board + 2].copy_from_slice(&[reward, -reward]);
            out.terminated[board] = true;
            self.begin(board, options, out);
            // As if it had been played: the loop below counts it.
            out.ply[board] = -1;
        }
        let mut ended = std::mem::take(&mut self.ended);
        let masks = self.batch.masks().iter();
        for (board, (ply, &mask)) in out.ply.iter_mut().zip(masks).enumerate() {
            *ply += 1;
            if mask == 0 || *ply >= options.max_plies {
                ended.push(board);
            }
        }
        for board in ended.drain(..) {
            let is_over = self.batch.masks()[board] == 0;
            self.finish(board, is_over, options, out);
        }
        self.ended = ended;
        self.observe(out);
        Ok(())
    }

    /// Ends a game, and begins the next one.
    #[cold]
    #[inline(never)]
    fn finish(&mut self, board: usize, is_over: bool, options: &Options, out: &mut Arrays<'_>) {
        let side = self.batch.side(board);
        self.record(board, side, out);
        out.terminated[board] = is_over;
        out.truncated[board] = !is_over;
        if let Some(outcome) = self.batch.outcome(board) {
            let south = match (options.reward, outcome.winner) {
                (Reward::Margin, _) => f32::from(self.batch.margin(board)) / self.scale,
                (Reward::Outcome, Some(Side::South)) => 1.0,
                (Reward::Outcome, Some(Side::North)) => -1.0,
                (Reward::Outcome, None) => 0.0,
            };
            out.rewards[2 * board..2 * board + 2].copy_from_slice(&[south, -south]);
        }
        self.begin(board, options, out);
    }

    /// Writes the last position of a game.
    fn record(&self, board: usize, side: Side, out: &mut Arrays<'_>) {
        out.final_obs.write(&self.batch, board);
        out.final_margin[board] = self.batch.margin(board);
        out.final_to_play[board] = side.index() as i8;
    }

    /// Begins the next game on a board.
    pub(super) fn begin(&mut self, board: usize, options: &Options, out: &mut Arrays<'_>) {
        let episode = self.episodes[board];
        self.episodes[board] = episode.wrapping_add(1);
        out.ply[board] = 0;
        let [least, most] = options.opening_plies;
        if most == 0 {
            self.batch
                .set(board, &self.start)
                .expect("it is of these rules");
            return;
        }
        let stream = self.streams[board] ^ mix(u64::from(episode) + 1);
        let mut random = Random::new(stream);
        let plies = least + random.below(most - least + 1);
        let mut position = self.start.clone();
        for _ in 0..plies {
            let mut after = position.clone();
            let moves = position.moves();
            let Some(&mv) = random.pick(&moves) else {
                break;
            };
            after.advance(mv).expect("listed moves are legal");
            // A game begins with something to play.
            if after.is_over() {
                break;
            }
            position = after;
        }
        self.batch
            .set(board, &position)
            .expect("it is of these rules");
    }

    /// Takes another seed.
    pub(super) fn seed(&mut self, seed: u64) {
        let numbers = (self.first..self.first + self.boards()).map(|board| board as u64 + 1);
        let stream = |number: u64| mix(seed.wrapping_add(number.wrapping_mul(GOLDEN)));
        self.streams = numbers.map(stream).collect();
    }

    /// Draws a legal action for each board: `time` counts how often that was done before.
    pub(super) fn sample(&self, time: u64, actions: &mut [u8]) {
        let time = mix(time + 1);
        let known = self.streams.iter().zip(self.batch.masks());
        for (action, (stream, &mask)) in actions.iter_mut().zip(known) {
            *action = Random::new(stream ^ time).bit(mask);
        }
    }

    /// Writes what the players to move see.
    pub(super) fn observe(&self, out: &mut Arrays<'_>) {
        out.obs.write_all(&self.batch);
        let masks = self.batch.masks();
        match self.actions {
            6 => spread::<6>(masks, out.mask),
            7 => spread::<7>(masks, out.mask),
            _ => {
                for (&mask, row) in masks.iter().zip(out.mask.chunks_exact_mut(self.actions)) {
                    for (action, is_legal) in row.iter_mut().enumerate() {
                        *is_legal = mask >> action & 1 == 1;
                    }
                }
            }
        }
        let to_play = &mut *out.to_play;
        self.batch
            .sides(|board, side| to_play[board] = side.index() as i8);
    }
}

/// Writes masks of at most seven bits as rows of bools.
fn spread<const ACTIONS: usize>(masks: &[u32], rows: &mut [bool]) {
    let (rows, _) = rows.as_chunks_mut::<ACTIONS>();
    for (row, &mask) in rows.iter_mut().zip(masks) {
        // Seven bits do not overlap when they are repeated every seven: bit `k` is the lowest of
        // byte `k` in one of the copies.
        let bytes =
            ((u64::from(mask) * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101).to_le_bytes();
        for (is_legal, byte) in row.iter_mut().zip(bytes) {
            *is_legal = byte != 0;
        }
    }
}

fn is_in(mask: u32, action: u8) -> bool {
    mask.checked_shr(action.into()).unwrap_or(0) & 1 == 1
}
