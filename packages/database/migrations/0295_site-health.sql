-- Up Migration

-- What the worker measured every few minutes, for the charts of the console; old ones are cleared.
create table health_samples (
  at timestamptz primary key,
  facts jsonb not null
);

-- Checks of all counters against their rows that staff asked for; who asked is in the audit log.
create table invariant_runs (
  id bigint generated always as identity primary key,
  requested_at timestamptz not null default app_now(),
  finished_at timestamptz,
  slices integer not null default 0,
  done integer not null default 0,
  broken jsonb not null default '[]'
);

-- Down Migration

drop table invariant_runs, health_samples;
