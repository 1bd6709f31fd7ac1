-- Up Migration

-- A file of cards or prices from staff: the worker compares it, staff check the result, the worker
-- writes it. The file is deleted at the end.
create table card_import_runs (
  id bigint generated always as identity primary key,
  gameid text not null references games,
  kind text not null check (kind in ('cards', 'prices')),
  source_name text not null check (length(source_name) between 1 and 120),
  format text not null check (format in ('csv', 'json')),
  source text,
  -- True if cards missing in the file stay unchanged.
  is_partial boolean not null,
  skips_faulty boolean not null default false,
  state text not null default 'comparing'
    check (state in ('comparing', 'compared', 'writing', 'written', 'discarded', 'unreadable')),
  -- Result of the last comparison or write.
  outcome text,
  share real not null default 0,
  -- The comparison that staff saw. Exactly this is written.
  report jsonb,
  digest text not null default '',
  created_by text not null,
  created_at timestamptz not null default app_now(),
  finished_at timestamptz
);

-- One open file per game. A new one replaces it.
create unique index card_import_runs_open on card_import_runs (gameid)
  where state in ('comparing', 'compared', 'writing');
create index card_import_runs_newest on card_import_runs (gameid, id desc);

-- Down Migration

drop table card_import_runs;
