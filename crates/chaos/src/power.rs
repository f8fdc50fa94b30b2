//! A loss of power: what the disk may hold then is made from a record of all writes and syncs of a
//! store, and read again.
//!
//! Between two syncs a disk may write in any order, a part of what it was given, and a write of several
//! sectors in part. So each moment has many legal images, and in all of them is what was acknowledged
//! before.

mod disk;
mod trace;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use game::online::{Command, GameId, Moment, Room, Terms};
use hall::{Append, Entry, NewGame, PlayerId, Row};
use protocol::online::Key;
use rules::{Random, Side};
use store::{Durability, NewPlayer, Store};
use tokio::process;
use tokio::task::JoinSet;

use disk::{Disk, Image};
use trace::Step;

/// Images by chance at each sync, beside those that leave out one write, have one alone, or end early.
const BY_CHANCE: usize = 12;
/// The kind of game that is played.
const TERMS: &str = "game=kalah&clock=300%2B3";
/// A moment far away: nothing expires.
const NEVER_MS: u64 = 1 << 50;

/// The findings of a run.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Power {
    /// Moves that were acknowledged.
    pub acked: u64,
    /// Syncs, at each of which power is lost.
    pub syncs: u64,
    /// Images that were read.
    pub images: u64,
    /// Images without a move that was acknowledged, or that cannot be read.
    pub lost: u64,
    /// The first of them, in words.
    pub first: Option<String>,
}

/// Plays so many moves in a store and writes a line on standard output for each that is acknowledged.
///
/// # Errors
/// The store does not work.
pub async fn suffer(folder: &Path, durability: Durability, games: u64, moves: u64) -> Result<()> {
    let store = Store::open(folder, durability).await?;
    for player in [1, 2] {
        let player = NewPlayer {
            id: PlayerId(player),
            name: "Blue Heron".to_owned(),
            session: vec![player as u8; 32],
            created_ms: 0,
            expires_ms: NEVER_MS,
        };
        store.add_player(player).await?;
    }
    let mut tasks = JoinSet::new();
    for number in 1..=games {
        let store = store.clone();
        tasks.spawn(async move { play(&store, number, moves / games.max(1)).await });
    }
    while let Some(played) = tasks.join_next().await {
        played??;
    }
    Ok(())
}

/// Moves by chance in one game after the other.
async fn play(store: &Store, number: u64, moves: u64) -> Result<()> {
    let mut random = Random::new(number);
    let mut played = 0;
    for game in 0.. {
        let id = GameId::from_bits(number << 16 | game);
        let mut room = begin(store, id).await?;
        while room.end().is_none() {
            if played == moves {
                return Ok(());
            }
            let key = Key(u128::from(random.bits()) << 64 | u128::from(played));
            let append = turn(&mut room, id, key, &mut random)?;
            store.append(append).await?;
            // One write for each line, as the record of the system shows them.
            let line = format!("ack {} {}\n", id.bits(), room.seq());
            std::io::stdout().lock().write_all(line.as_bytes())?;
            played += 1;
        }
    }
    Ok(())
}

async fn begin(store: &Store, id: GameId) -> Result<Room> {
    let terms: Terms = TERMS.parse().map_err(|error| anyhow::anyhow!("{error}"))?;
    let hash = id.bits().to_be_bytes().to_vec();
    let invited = store.invite(
        hash.clone(),
        PlayerId(1),
        TERMS.to_owned(),
        [0, NEVER_MS],
        u32::MAX,
    );
    invited.await?;
    let game = NewGame {
        id,
        terms: terms.clone(),
        begun_ms: 0,
        seats: [PlayerId(1), PlayerId(2)],
    };
    let secrets = Side::BOTH.map(|_| vec![0; 32]);
    store.accept(hash, game, secrets, 1).await?;
    Ok(Room::new(terms, 0))
}

fn turn(room: &mut Room, game: GameId, key: Key, random: &mut Random) -> Result<Append> {
    let side = room
        .position()
        .side_to_move()
        .context("somebody is to move")?;
    let moves = room.position().moves();
    let mv = *random.pick(&moves).context("somebody can move")?;
    let command = Command::Move {
        ply: room.ply(),
        text: room.position().move_text(mv),
    };
    let events = room.decide(side, &command, &Moment::at(1))?;
    let after = room.seq();
    let mut key = Some((key, side));
    let mut entries = Vec::new();
    for event in events {
        room.apply(&event, 1)?;
        let key = key.take();
        entries.push(Entry {
            at_ms: 1,
            key,
            event,
        });
    }
    let row = Row {
        ply: room.ply(),
        position: room.position().to_string(),
        due_ms: None,
        end: room.end().map(|end| (end.winner, end.why, end.at_ms)),
        next: None,
    };
    Ok(Append {
        game,
        after,
        entries,
        row,
        next: None,
    })
}

/// Plays in a process of its own (`chaos suffer`), whose writes and syncs `strace` records, and reads
/// what the disk may hold after a loss of power at each sync.
///
/// # Errors
/// `strace` is not there, or the record cannot be read.
pub async fn lose_power(
    chaos: &Path,
    folder: &Path,
    durability: Durability,
    games: u64,
    moves: u64,
) -> Result<Power> {
    let record = folder.join("record");
    let data = folder.join("data");
    let mut tracer = process::Command::new("strace");
    tracer
        .args(["-f", "-y", "-xx", "-s", "70000", "-e", "signal=none", "-e"])
        .arg("trace=pwrite64,write,ftruncate,fsync,fdatasync")
        .arg("-o")
        .arg(&record)
        .arg(chaos)
        .args(["suffer", "--games", &games.to_string()])
        .args(["--moves", &moves.to_string(), "--durability"])
        .arg(match durability {
            Durability::Full => "full",
            Durability::Weak => "weak",
        })
        .arg("--data")
        .arg(&data)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .kill_on_drop(true);
    let status = tracer.status().await;
    let status = status.context("cannot start `strace`; `apt install strace` brings it")?;
    ensure!(status.success(), "the record was not made: {status}");
    let text = fs::read_to_string(&record)?;
    let mut reader = Reader {
        disk: Disk::default(),
        acked: BTreeMap::new(),
        random: Random::new(1),
        found: Power::default(),
        image: folder.join("image"),
    };
    for step in trace::read(&text) {
        reader.take(step?).await?;
    }
    // In the end nothing more is written.
    reader.lose().await?;
    Ok(reader.found)
}

/// The state of the disk while the record is read.
struct Reader {
    disk: Disk,
    /// The last event of each game that was acknowledged.
    acked: BTreeMap<GameId, u64>,
    random: Random,
    found: Power,
    image: std::path::PathBuf,
}

impl Reader {
    async fn take(&mut self, step: Step) -> Result<()> {
        match step {
            Step::Said(text) => self.hear(&text),
            Step::Write {
                file,
                offset,
                bytes,
            } => self.disk.write(&file, offset, bytes),
            Step::Truncate { file, length } => self.disk.truncate(&file, length),
            Step::SyncBegins { thread, file } => {
                self.found.syncs += 1;
                self.lose().await?;
                self.disk.sync_begins(thread, &file);
            }
            Step::SyncEnds { thread } => self.disk.sync_ends(thread),
        }
        Ok(())
    }

    fn hear(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        if words.next() == Some("ack")
            && let Some(Ok(bits)) = words.next().map(str::parse)
            && let Some(Ok(seq)) = words.next().map(str::parse)
        {
            self.acked.insert(GameId::from_bits(bits), seq);
            self.found.acked += 1;
        }
    }

    /// Power is lost at this moment: each image must have all that was acknowledged.
    async fn lose(&mut self) -> Result<()> {
        for image in self.disk.images(BY_CHANCE, &mut self.random) {
            self.found.images += 1;
            if let Some(why) = self.misses(&image).await? {
                self.found.lost += 1;
                let moment = format!("at sync {}, {}: {why}", self.found.syncs, image.told);
                self.found.first.get_or_insert(moment);
            }
        }
        Ok(())
    }

    /// The first thing that was acknowledged and is not in an image.
    async fn misses(&self, image: &Image) -> Result<Option<String>> {
        if self.image.exists() {
            fs::remove_dir_all(&self.image)?;
        }
        fs::create_dir_all(&self.image)?;
        for (name, bytes) in &image.files {
            fs::write(self.image.join(name), bytes)?;
        }
        if self.acked.is_empty() {
            return Ok(None);
        }
        let checked = match store::check(&self.image).await {
            Ok(checked) => checked,
            Err(error) => return Ok(Some(error.to_string())),
        };
        if let Some((game, why)) = checked.faults.first() {
            return Ok(Some(format!("{game}: {why}")));
        }
        let lost = self.acked.iter().find_map(|(game, &seq)| {
            let kept = checked.kept.get(game).copied().unwrap_or(0);
            (kept < seq).then(|| format!("{game} has {kept} of {seq} events"))
        });
        Ok(lost)
    }
}
