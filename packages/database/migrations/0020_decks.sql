-- Up Migration

-- Our queries take a millisecond. JIT compilation of a seemingly expensive plan takes fifty.
-- contract: it sets a setting of the database and touches no table.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
end;
$$;

-- Computed by the server at each save.
alter table decklists
  -- The name for search and sorting: folded, with single spaces.
  add column name_key text not null default '',
  add column card_count integer not null default 0,
  add column completion smallint not null default 0,
  add column is_legal boolean not null default false,
  add column cover_image text,
  add column curve smallint[] not null default '{}',
  add column picture_hash text not null default '',
  -- Archived decks are hidden in the owner's list only.
  add column archived_at timestamptz,
  -- Deleted decks are invisible. The owner can restore one until the worker removes it.
  add column deleted_at timestamptz;

-- One index for each order of the public lists. It includes name and owner, so a search by name
-- reads only the index.
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_recent on decklists (modified_date desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_popular on decklists (visitorcount desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_liked on decklists (like_count desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_commented on decklists (comment_count desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_deleted on decklists (deleted_at) where deleted_at is not null;

-- Cards of a deck, by original id. `zone` numbers the stored fields: 0 decklist_content, 1
-- considering, 2 sidedeck, 3 resourcedeck. Deleted decks have no rows.
create table deck_cards (
  gameid text not null references games,
  deck_id uuid not null,
  originalid text not null,
  zone smallint not null check (zone between 0 and 3),
  quantity smallint not null check (quantity between 1 and 32000),
  primary key (gameid, deck_id, originalid, zone),
  foreign key (gameid, deck_id) references decklists (gameid, id) on delete cascade
) partition by list (gameid);

create table ua_deck_cards partition of deck_cards for values in ('ua');
create table uaen_deck_cards partition of deck_cards for values in ('uaen');
create table pocket_deck_cards partition of deck_cards for values in ('pocket');
create table opcg_deck_cards partition of deck_cards for values in ('opcg');
create table gundam_deck_cards partition of deck_cards for values in ('gundam');

create index deck_cards_holding on deck_cards (originalid, deck_id);

-- Search terms of public decks: numbers that stand for a colour, an archetype, a card, three
-- letters of the name … One row per public deck. A separate table, because counters in decklists
-- would rewrite this index. Without fastupdate, because readers would scan its pending list.
create table deck_search (
  gameid text not null references games,
  deck_id uuid not null,
  terms integer[] not null,
  primary key (gameid, deck_id),
  foreign key (gameid, deck_id) references decklists (gameid, id) on delete cascade
) partition by list (gameid);

create table ua_deck_search partition of deck_search for values in ('ua');
create table uaen_deck_search partition of deck_search for values in ('uaen');
create table pocket_deck_search partition of deck_search for values in ('pocket');
create table opcg_deck_search partition of deck_search for values in ('opcg');
create table gundam_deck_search partition of deck_search for values in ('gundam');

alter table deck_search alter column terms set statistics 1000;
alter table ua_deck_search alter column terms set statistics 1000;
alter table uaen_deck_search alter column terms set statistics 1000;
alter table pocket_deck_search alter column terms set statistics 1000;
alter table opcg_deck_search alter column terms set statistics 1000;
alter table gundam_deck_search alter column terms set statistics 1000;

create index deck_search_terms on deck_search using gin (terms) with (fastupdate = off);

-- Estimates the number of public decks of a game and the share of each common term, from
-- PostgreSQL's statistics. The API itself may not read the statistics of a partition.
create function list_deck_terms(game text)
  returns table (decks real, term integer, share real)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(greatest(partition.reltuples, 0), 0), common.term, common.share
  from pg_class as partition
  left join pg_stats as stats
    on stats.schemaname = 'public' and stats.tablename = partition.relname
    and stats.attname = 'terms'
  left join lateral unnest(
    stats.most_common_elems::text::integer[], stats.most_common_elem_freqs
  ) as common (term, share) on common.term is not null
  where partition.relnamespace = 'public'::regnamespace
    and partition.relname = list_deck_terms.game || '_deck_search'
$$;

revoke execute on function list_deck_terms from public;

-- A complete copy of every save. Never changed.
create table deck_revisions (
  gameid text not null references games,
  deck_id uuid not null,
  version integer not null check (version >= 1),
  user_id bigint not null references users,
  decklist_name text not null,
  decklist_content text not null,
  considering text not null,
  sidedeck text not null,
  resourcedeck text not null,
  visibility smallint not null check (visibility in (0, 1, 2)),
  favoritecard text,
  favoritecardlink text,
  archetype text,
  selecteditems text,
  notes text,
  customseries text,
  card_count integer not null,
  restored_from integer,
  created_at timestamptz not null default app_now(),
  primary key (gameid, deck_id, version),
  foreign key (gameid, deck_id) references decklists (gameid, id) on delete cascade
) partition by list (gameid);

create table ua_deck_revisions partition of deck_revisions for values in ('ua');
create table uaen_deck_revisions partition of deck_revisions for values in ('uaen');
create table pocket_deck_revisions partition of deck_revisions for values in ('pocket');
create table opcg_deck_revisions partition of deck_revisions for values in ('opcg');
create table gundam_deck_revisions partition of deck_revisions for values in ('gundam');

-- Down Migration

do $$
begin
  execute format('alter database %I reset jit', current_database());
end;
$$;
drop table deck_revisions;
drop function list_deck_terms;
drop table deck_search, deck_cards;
drop index decklists_deleted, decklists_commented, decklists_liked, decklists_popular,
  decklists_recent;
alter table decklists
  drop column deleted_at, drop column archived_at, drop column picture_hash, drop column curve,
  drop column cover_image, drop column is_legal, drop column completion, drop column card_count,
  drop column name_key;
