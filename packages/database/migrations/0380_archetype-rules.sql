-- Up Migration

-- Rules that map lists to archetypes. Rules of a row never change; the newest row applies. The
-- worker applies it to all finished events; the row stores its progress.
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

-- The deck's own archetype stays as frozen. These columns store the archetype by the rules and
-- their version. Without a version, the deck's own archetype is used.
alter table tournament_lists add column label text check (length(label) <= 80);
alter table tournament_lists add column label_version integer;
alter table tournament_lists add column archetype_now text
  generated always as (case when label_version is null then archetype else label end) stored;

-- Down Migration

alter table tournament_lists drop column archetype_now;
alter table tournament_lists drop column label_version;
alter table tournament_lists drop column label;
drop table archetype_proposals, archetype_rule_versions;
