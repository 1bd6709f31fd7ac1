-- Up Migration

-- Settings that an administrator changes at run time. With a code hash the lock is on. The version
-- rises with each new code, so that older unlock cookies become invalid.
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
