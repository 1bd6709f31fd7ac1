-- Up Migration

-- What an administrator changes at run time. A code hash means that the lock is on; the
-- version rises with each change of the code, so that older unlock cookies stop counting.
create table game_settings (
  gameid text primary key references games,
  maintenance_code_hash text,
  maintenance_message text,
  maintenance_version integer not null default 0,
  updated_at timestamptz not null default app_now(),
  updated_by bigint not null default 1 references users
);

insert into game_settings (gameid) select gameid from games;

-- Down Migration

drop table game_settings;
