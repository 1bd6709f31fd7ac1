-- Up Migration

-- Tournaments. tournament_log is the source of truth; matches and standings are derived and can be
-- rebuilt. Only set_tournament_removal writes moderation columns.
create table tournaments (
  gameid text not null references games,
  id uuid not null,
  version integer not null default 1 check (version > 0),
  name text not null check (length(name) between 3 and 80),
  description text not null default '' check (length(description) <= 4000),
  -- Null if the organizer's account is deleted.
  organizer_id bigint references users check (organizer_id <> 1),
  format text not null check (length(format) between 1 and 40),
  mode text not null check (mode in ('venue', 'online')),
  location text not null default '' check (length(location) <= 160),
  -- A rough area chosen by the organizer, used by the search for a place.
  area text not null default '' check (length(area) <= 60),
  time_zone text not null check (length(time_zone) between 1 and 60),
  start_date timestamptz not null,
  registration_deadline timestamptz not null,
  max_players integer not null check (max_players between 2 and 8000),
  status text not null default 'draft'
    check (status in ('draft', 'announced', 'open', 'running', 'finished', 'cancelled')),
  structure jsonb not null,
  list_policy text not null
    check (list_policy in ('open', 'afterStart', 'inTheCut', 'afterTheEnd')),
  list_required boolean not null default true,
  trust text not null default 'community' check (trust in ('unlisted', 'community', 'verified')),
  source text not null default 'own' check (source in ('own', 'imported', 'demo')),
  series_id uuid,
  finished_at timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  moderated_at timestamptz,
  moderation_reason text,
  primary key (gameid, id),
  check (registration_deadline <= start_date)
);

create index tournaments_upcoming on tournaments (gameid, start_date, id)
  where status in ('announced', 'open', 'running') and trust <> 'unlisted' and moderated_at is null;
create index tournaments_results on tournaments (gameid, start_date desc, id desc)
  where status = 'finished' and trust <> 'unlisted' and moderated_at is null;
create index tournaments_of_organiser on tournaments (organizer_id, gameid, start_date desc, id)
  where organizer_id is not null;
create index tournaments_of_series on tournaments (gameid, series_id, start_date)
  where series_id is not null;

create table tournament_staff (
  gameid text not null,
  tournament_id uuid not null,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('organiser', 'headJudge', 'judge', 'scorekeeper', 'display')),
  primary key (gameid, tournament_id, user_id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

create index tournament_staff_of_user on tournament_staff (user_id, gameid);

-- A frozen copy that is never changed. Revisions are deleted with their deck, but a list stays with
-- its event.
create table tournament_lists (
  gameid text not null,
  tournament_id uuid not null,
  id uuid not null,
  zones jsonb not null,
  hash text not null check (length(hash) = 64),
  deck_name text not null check (length(deck_name) <= 120),
  ruleset text not null check (length(ruleset) <= 80),
  is_legal boolean not null,
  legality jsonb not null,
  archetype text check (length(archetype) <= 80),
  created_at timestamptz not null default app_now(),
  primary key (gameid, tournament_id, id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

create table tournament_registrations (
  gameid text not null,
  tournament_id uuid not null,
  id uuid not null,
  -- Null for a guest or a deleted member.
  user_id bigint references users on delete set null,
  shown_name text not null check (length(shown_name) between 1 and 40),
  deck_id uuid,
  deck_version integer,
  list_id uuid,
  status text not null
    check (status in ('waiting', 'registered', 'checked_in', 'dropped', 'disqualified')),
  placement integer check (placement > 0),
  checked_in_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default app_now(),
  primary key (gameid, tournament_id, id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade,
  foreign key (gameid, tournament_id, list_id) references tournament_lists,
  foreign key (gameid, deck_id) references decklists (gameid, id) on delete set null (deck_id)
);

create unique index tournament_registrations_of_member
  on tournament_registrations (gameid, tournament_id, user_id) where user_id is not null;
create index tournament_registrations_of_user
  on tournament_registrations (user_id, gameid, created_at desc) where user_id is not null;
create index tournament_registrations_in_turn
  on tournament_registrations (gameid, tournament_id, status, created_at, id);
create index tournament_registrations_of_deck
  on tournament_registrations (gameid, deck_id) where deck_id is not null;
create index tournament_registrations_placed
  on tournament_registrations (gameid, tournament_id, placement) where placement is not null;

create table tournament_devices (
  gameid text not null,
  tournament_id uuid not null,
  id uuid not null,
  user_id bigint references users on delete set null,
  public_key text not null check (length(public_key) between 20 and 400),
  revoked_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (gameid, tournament_id, id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

-- Rights allow only reading and inserting.
create table tournament_log (
  gameid text not null,
  tournament_id uuid not null,
  seq integer not null check (seq > 0),
  entry_id uuid not null,
  device text not null check (length(device) between 1 and 40),
  count integer not null check (count > 0),
  at timestamptz not null,
  by_user_id bigint references users on delete set null,
  kind text not null check (length(kind) between 1 and 20),
  body jsonb not null,
  hash text not null check (length(hash) = 64),
  created_at timestamptz not null default app_now(),
  primary key (gameid, tournament_id, seq),
  unique (gameid, tournament_id, entry_id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

-- Derived from the log, can be rebuilt.
create table tournament_matches (
  gameid text not null,
  tournament_id uuid not null,
  round integer not null check (round > 0),
  table_no integer not null check (table_no > 0),
  phase integer not null check (phase >= 0),
  a uuid not null,
  b uuid,
  result jsonb,
  version integer not null default 0,
  is_disputed boolean not null default false,
  primary key (gameid, tournament_id, round, table_no),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

create table tournament_standings (
  gameid text not null,
  tournament_id uuid not null,
  round integer not null check (round > 0),
  document jsonb not null,
  primary key (gameid, tournament_id, round),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

-- Down Migration

drop table tournament_standings, tournament_matches, tournament_log, tournament_devices,
  tournament_registrations, tournament_lists, tournament_staff, tournaments;
drop function if exists set_tournament_removal, erase_tournament_traces;
