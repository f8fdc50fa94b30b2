create table player (
    id integer primary key,
    name text not null,
    kid integer not null check (kid in (0, 1)),
    created integer not null,
    deleted integer not null default 0 check (deleted in (0, 1))
) strict;

-- Only the hash of what a browser keeps is here.
create table session (
    hash blob primary key,
    player integer not null references player (id),
    created integer not null,
    expires integer not null
) strict, without rowid;
create index session_player on session (player);

-- Brings another device to a player, once.
create table device_code (
    hash blob primary key,
    player integer not null references player (id),
    expires integer not null
) strict, without rowid;

create table invitation (
    hash blob primary key,
    player integer not null references player (id),
    terms text not null,
    created integer not null,
    expires integer not null,
    state text not null check (state in ('open', 'taken', 'withdrawn')),
    game integer
) strict, without rowid;
create index invitation_player on invitation (player, state);

create table game (
    id integer primary key,
    terms text not null,
    begun integer not null,
    south integer not null references player (id),
    north integer not null references player (id),
    south_secret blob,
    north_secret blob,
    seq integer not null check (seq >= 0),
    ply integer not null check (ply >= 0),
    position text not null,
    due integer,
    state text not null check (state in ('playing', 'over', 'aborted')),
    winner text check (winner in ('south', 'north')),
    why text,
    ended integer,
    next integer
) strict;
create index game_due on game (due) where due is not null;
create index game_south on game (south, begun);
create index game_north on game (north, begun);

-- A key is the name of the intention that an event is the first of, and the seat whose it was.
create table event (
    game integer not null references game (id),
    seq integer not null check (seq > 0),
    at integer not null,
    body text not null,
    key blob,
    seat text check (seat in ('south', 'north')),
    primary key (game, seq)
) strict, without rowid;
create unique index event_key on event (game, key) where key is not null;

-- When a server was last alive.
create table instance (
    id integer primary key check (id = 1),
    started integer not null,
    seen integer not null
) strict;

-- Times in which there was no server.
create table outage (
    begun integer primary key,
    ended integer not null
) strict;
