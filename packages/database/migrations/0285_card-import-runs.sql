-- Up Migration

-- A file of cards or prices that staff have sent: the worker compares it, they look, it is written.
-- The file itself goes with the end of the run.
create table card_import_runs (
  id bigint generated always as identity primary key,
  gameid text not null references games,
  kind text not null check (kind in ('cards', 'prices')),
  source_name text not null check (length(source_name) between 1 and 120),
  format text not null check (format in ('csv', 'json')),
  source text,
  -- Cards that the file lacks stay as they are.
  is_partial boolean not null,
  skips_faulty boolean not null default false,
  state text not null default 'comparing'
    check (state in ('comparing', 'compared', 'writing', 'written', 'discarded', 'unreadable')),
  -- What the last comparison, or the write, came to.
  outcome text,
  share real not null default 0,
  -- What was shown; it alone is written.
  report jsonb,
  digest text not null default '',
  created_by text not null,
  created_at timestamptz not null default app_now(),
  finished_at timestamptz
);

-- One file at a time in a game: the next one takes its place.
create unique index card_import_runs_open on card_import_runs (gameid)
  where state in ('comparing', 'compared', 'writing');
create index card_import_runs_newest on card_import_runs (gameid, id desc);

-- Down Migration

drop table card_import_runs;
