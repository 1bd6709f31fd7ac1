-- Up Migration

-- Columns of single games, such as a stage or a power: plain values by column name.
alter table cards add column extra jsonb not null default '{}' check (
  jsonb_typeof(extra) = 'object'
  and not jsonb_path_exists(extra, 'strict $.* ? (@.type() == "object" || @.type() == "array")')
);

-- Also finds the distinct series without reading the cards (see the API's card queries).
-- contract: nothing is released yet, so no catalogue is large enough to feel it built.
create index cards_series on cards (gameid, series, cardno) where published = 1;

-- contract: nothing is released yet, so no catalogue is large enough to feel it built.
create index cards_traits on cards using gin (string_to_array(lower(trait), '|'));

create table card_imports (
  id bigint generated always as identity primary key,
  gameid text not null references games,
  source_name text not null,
  counts jsonb not null,
  created_at timestamptz not null default app_now(),
  created_by text not null
);

create index card_imports_game on card_imports (gameid, created_at);

-- The changes of an import to a card: only changed columns, before and after.
create table card_history (
  id bigint generated always as identity primary key,
  gameid text not null references games,
  cardno text not null,
  import_id bigint not null references card_imports,
  kind text not null check (kind in ('new', 'changed', 'gone', 'back')),
  before jsonb,
  after jsonb,
  changed_at timestamptz not null default app_now()
);

create index card_history_card on card_history (gameid, cardno, changed_at);
create index card_history_import on card_history (import_id);

-- Old card numbers after a source changed the spelling, so that old decks still find the card.
create table card_aliases (
  gameid text not null references games,
  cardno text not null,
  current_cardno text not null,
  created_at timestamptz not null default app_now(),
  primary key (gameid, cardno),
  foreign key (gameid, current_cardno) references cards (gameid, cardno),
  check (cardno <> current_cardno)
);

create index card_aliases_current on card_aliases (gameid, current_cardno);

-- Files of the published catalogue, named by content hash and compressed once. Files of older
-- manifests stay for clients that still use these manifests.
create table catalogue_files (
  gameid text not null references games,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  series text not null,
  part integer not null check (part >= 1),
  rows integer not null check (rows between 1 and 1000),
  br bytea not null,
  gz bytea not null,
  created_at timestamptz not null default app_now(),
  unlisted_at timestamptz,
  primary key (gameid, hash)
);

-- Already compressed; a second attempt would only cost time.
alter table catalogue_files alter column br set storage external;
alter table catalogue_files alter column gz set storage external;

create index catalogue_files_unlisted on catalogue_files (unlisted_at) where unlisted_at is not null;

create table catalogue_manifests (
  gameid text primary key references games,
  hash text not null,
  body jsonb not null,
  updated_at timestamptz not null default app_now()
);

-- Down Migration

drop table catalogue_manifests, catalogue_files, card_aliases, card_history, card_imports;
drop index cards_traits;
drop index cards_series;
alter table cards drop column extra;
