-- Up Migration

-- One row per printing. All writes use this parent table; no role has rights on a partition.
create table cards (
  gameid text not null references games,
  cardno text not null check (cardno <> ''),
  name text not null,
  image text,
  color text,
  categorydata text,
  rarity text,
  level integer,
  cost integer,
  apdata integer,
  hp integer,
  effectdata text,
  trait text,
  attributedata text,
  link text,
  originalid text not null,
  blockicon text,
  seriesname text,
  series text not null,
  mainalternate boolean,
  getinfodata text,
  comment_count integer not null default 0 check (comment_count >= 0),
  marketprice numeric(10, 2),
  tcgplayerlink text,
  tcgplayer_id text,
  published smallint not null default 0 check (published in (0, 1)),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (gameid, cardno)
) partition by list (gameid);

create table ua_cards partition of cards for values in ('ua');
create table uaen_cards partition of cards for values in ('uaen');
create table pocket_cards partition of cards for values in ('pocket');
create table opcg_cards partition of cards for values in ('opcg');
create table gundam_cards partition of cards for values in ('gundam');

-- Null and missing also mean main. So several old rows may be main, but only one may be marked as
-- main.
create unique index cards_one_main on cards (gameid, originalid) where mainalternate;

create index cards_printings on cards (gameid, originalid);

create index cards_newest on cards (gameid, created_at desc, cardno)
  where published = 1 and mainalternate is not false;

-- Down Migration

drop table cards;
