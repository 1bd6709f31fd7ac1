-- Up Migration

-- The editor's reason for a change. Null for imports.
alter table card_imports add column note text;

-- Cards to publish or hide at a given time. The worker does it once.
create table card_schedules (
  gameid text not null references games,
  id bigint generated always as identity,
  cardnos text[] not null check (cardinality(cardnos) between 1 and 5000),
  published boolean not null,
  run_at timestamptz not null,
  created_by bigint not null references users,
  created_at timestamptz not null default app_now(),
  done_at timestamptz,
  cancelled_at timestamptz,
  primary key (gameid, id),
  check (done_at is null or cancelled_at is null)
);

create index card_schedules_open on card_schedules (gameid, run_at)
  where done_at is null and cancelled_at is null;
create index card_schedules_author on card_schedules (created_by);

-- Down Migration

drop table card_schedules;
alter table card_imports drop column note;
