-- Up Migration

-- Measurements of the worker every few minutes, for the charts of the console. Old rows are
-- deleted.
create table health_samples (
  at timestamptz primary key,
  facts jsonb not null
);

-- Counter checks that staff requested. The audit log names the requester.
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
