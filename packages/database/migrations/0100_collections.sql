-- Up Migration

-- The named collections of a member in a game. The first has the id 0 and the documents' name. Its
-- row is created with the first change.
create table collections (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  gameid text not null references games,
  id smallint not null check (id >= 0),
  name text not null check (length(name) between 1 and 60),
  -- 0 everyone, 1 trades and wants only, 2 only the owner
  visibility smallint not null default 0 check (visibility in (0, 1, 2)),
  created_at timestamptz not null default app_now(),
  primary key (user_id, gameid, id)
);

create unique index collections_name on collections (user_id, gameid, lower(name));

-- One row per member and game, locked by every write. So all lower change numbers are committed,
-- and a device at number 7 has missed exactly the entries with a higher number.
create table collection_states (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  gameid text not null references games,
  seq bigint not null default 0 check (seq >= 0),
  -- Entries with content. Emptied entries stay as rows, so that other devices see the change.
  entry_count integer not null default 0 check (entry_count between 0 and 20000),
  -- The last assigned collection id. Ids are never reused.
  last_collection smallint not null default 0,
  primary key (user_id, gameid)
);

/*
 * Who has what. An emptied row stays with its number. No index on `seq`: a device that asks again reads
 * its member's few hundred neighbours, and a changed count writes no index at all (which an index on a
 * column that always changes would end). No foreign key to cards: a number that was renamed or taken
 * back stays the member's.
 */
create table collection_entries (
  user_id bigint not null,
  seq bigint not null check (seq > 0),
  collection smallint not null,
  count smallint not null check (count between 0 and 99),
  trading boolean not null,
  wanted boolean not null,
  ignored boolean not null,
  gameid text not null,
  cardno text not null check (length(cardno) between 1 and 64),
  tag text not null check (length(tag) <= 10),
  primary key (user_id, gameid, collection, cardno),
  foreign key (user_id, gameid, collection) references collections on delete cascade,
  check (count > 0 or not trading)
) partition by list (gameid);

create table ua_collection_entries partition of collection_entries for values in ('ua');
create table uaen_collection_entries partition of collection_entries for values in ('uaen');
create table pocket_collection_entries partition of collection_entries for values in ('pocket');
create table opcg_collection_entries partition of collection_entries for values in ('opcg');
create table gundam_collection_entries partition of collection_entries for values in ('gundam');

-- Finds members who offer or want a card.
create index collection_entries_trading on collection_entries (gameid, cardno, user_id) where trading;
create index collection_entries_wanted on collection_entries (gameid, cardno, user_id) where wanted;

-- Down Migration

drop table collection_entries;
drop table collection_states, collections;
