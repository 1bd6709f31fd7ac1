-- Up Migration

-- What a running site made of a game's config; the file of the game is version 0. Rows are added and
-- never changed: to go back is a new version with what an old one said. The text stays as it was
-- written, since the order of series and filters is part of what it says.
create table game_config_versions (
  gameid text not null references games,
  version integer not null check (version > 0),
  config json not null,
  changed text[] not null,
  note text not null check (length(note) <= 300),
  based_on integer not null check (based_on = version - 1),
  restored_from integer check (restored_from >= 0),
  created_by bigint not null references users,
  created_at timestamptz not null default app_now(),
  primary key (gameid, version)
);

-- Down Migration

drop table game_config_versions;
