-- Up Migration

-- Config versions of a running site; the game's file is version 0. Rows are never changed: going
-- back inserts a new version. The text is stored as written, because the order of series and
-- filters matters.
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
