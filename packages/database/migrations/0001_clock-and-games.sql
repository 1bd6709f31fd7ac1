-- Up Migration

-- All SQL reads the clock here, so that tests can set the time.
create function app_now() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

create table games (
  gameid text primary key,
  created_at timestamptz not null default app_now()
);

insert into games (gameid) values ('ua'), ('uaen'), ('pocket'), ('opcg'), ('gundam');

-- Down Migration

drop table games;
drop function app_now();
