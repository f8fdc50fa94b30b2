-- Whether it is in the list of games that anybody may watch: it began in the lobby, or is the rematch of
-- one that did.
alter table game add column listed integer not null default 0 check (listed in (0, 1));
create index game_listed on game (state, begun) where listed = 1;
