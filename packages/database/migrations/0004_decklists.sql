-- Up Migration

create table decklists (
  gameid text not null references games,
  id uuid not null,
  user_id bigint not null references users,
  decklist_name text not null,
  -- Canonical text of each zone.
  decklist_content text not null default '',
  considering text not null default '',
  sidedeck text not null default '',
  resourcedeck text not null default '',
  -- 0 private, 1 public, 2 unlisted
  visibility smallint not null default 0 check (visibility in (0, 1, 2)),
  is_public smallint not null generated always as (case visibility when 1 then 1 else 0 end) stored,
  is_locked smallint not null default 0 check (is_locked in (0, 1)),
  isstarter smallint not null default 0 check (isstarter in (0, 1)),
  visitorcount integer not null default 0 check (visitorcount >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  favoritecard text,
  favoritecardlink text,
  colors text,
  archetype text,
  selecteditems text,
  notes text,
  customseries text,
  series text,
  -- Rises with each save. The counters above change neither it nor modified_date.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default app_now(),
  modified_date timestamptz not null default app_now(),
  primary key (gameid, id)
) partition by list (gameid);

create table ua_decklists partition of decklists for values in ('ua');
create table uaen_decklists partition of decklists for values in ('uaen');
create table pocket_decklists partition of decklists for values in ('pocket');
create table opcg_decklists partition of decklists for values in ('opcg');
create table gundam_decklists partition of decklists for values in ('gundam');

create index decklists_owner on decklists (user_id, gameid, modified_date desc, id);

-- Down Migration

drop table decklists;
