-- Up Migration

-- What makes a list an archetype. Rows are added and the rules in them never changed; the newest is in
-- force. The worker walks by all ended events with it: how far it is stands beside it.
create table archetype_rule_versions (
  gameid text not null references games,
  version integer not null check (version > 0),
  rules json not null,
  created_by bigint not null references users,
  created_at timestamptz not null default app_now(),
  walked_to uuid,
  walked integer not null default 0,
  changed integer not null default 0,
  finished_at timestamptz,
  primary key (gameid, version)
);

create table archetype_proposals (
  gameid text not null references games,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  rule jsonb not null,
  note text not null check (length(note) <= 500),
  created_at timestamptz not null default app_now(),
  decided_at timestamptz,
  is_accepted boolean,
  answer text check (length(answer) <= 500),
  primary key (gameid, id)
);

create index archetype_proposals_of_member on archetype_proposals (user_id, gameid);
create index archetype_proposals_open on archetype_proposals (gameid, created_at)
  where decided_at is null;

-- What the deck said stays as it was frozen; what the rules say of the list stands beside it, with
-- their version. Without a version the deck's own word counts.
alter table tournament_lists add column label text check (length(label) <= 80);
alter table tournament_lists add column label_version integer;
alter table tournament_lists add column archetype_now text
  generated always as (case when label_version is null then archetype else label end) stored;

-- Down Migration

alter table tournament_lists drop column archetype_now;
alter table tournament_lists drop column label_version;
alter table tournament_lists drop column label;
drop table archetype_proposals, archetype_rule_versions;
