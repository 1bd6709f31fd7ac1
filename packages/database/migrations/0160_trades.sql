-- Up Migration

-- Trade preferences of a member: whether they trade, and optionally country and language.
create table trade_settings (
  user_id bigint primary key references users on delete cascade check (user_id <> 1),
  is_open boolean not null default true,
  country text check (country ~ '^[A-Z]{2}$'),
  language text check (language ~ '^[a-z]{2}$')
);

-- A trade between two members of a game, without money or addresses. `terms` lists what each side
-- gives, copies by card number; a new offer replaces it. A deleted member becomes null.
create table trades (
  gameid text not null references games,
  id uuid not null default gen_random_uuid(),
  proposer_id bigint references users on delete set null,
  partner_id bigint references users on delete set null,
  state text not null default 'offered' check (
    state in ('offered', 'countered', 'confirmed', 'done', 'declined', 'withdrawn', 'expired')
  ),
  round integer not null default 1 check (round > 0),
  terms_side text not null default 'proposer' check (terms_side in ('proposer', 'partner')),
  confirmed_side text check (confirmed_side in ('proposer', 'partner')),
  terms jsonb not null,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  primary key (gameid, id),
  check (proposer_id <> partner_id),
  check ((state in ('confirmed', 'done')) = (confirmed_side is not null))
);

-- Two members have at most one open trade per game.
create unique index trades_open_pair
  on trades (gameid, least(proposer_id, partner_id), greatest(proposer_id, partner_id))
  where state in ('offered', 'countered', 'confirmed');
create index trades_of_proposer on trades (proposer_id, gameid, changed_at desc, id desc);
create index trades_of_partner on trades (partner_id, gameid, changed_at desc, id desc);
create index trades_expiring on trades (expires_at)
  where state in ('offered', 'countered', 'confirmed');

-- The history of a trade. Steps are never changed. A step without a side was caused by a deadline.
create table trade_steps (
  gameid text not null,
  trade_id uuid not null,
  step integer not null check (step > 0),
  side text check (side in ('proposer', 'partner')),
  kind text not null check (
    kind in ('offer', 'counter', 'confirm', 'done', 'decline', 'withdraw', 'expire')
  ),
  round integer not null,
  terms jsonb,
  created_at timestamptz not null default app_now(),
  primary key (gameid, trade_id, step),
  foreign key (gameid, trade_id) references trades on delete cascade
);

create table trade_notes (
  gameid text not null,
  id bigint generated always as identity,
  trade_id uuid not null,
  side text not null check (side in ('proposer', 'partner')),
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null default app_now(),
  moderated_at timestamptz,
  primary key (gameid, id),
  foreign key (gameid, trade_id) references trades on delete cascade
);

create index trade_notes_of_trade on trade_notes (gameid, trade_id, id);

-- Entries that a member offers or wants, used to find trade partners. Changed counts do not touch
-- this index.
-- contract: entries come with the same release, so that nobody waits for the index of an empty
-- table.
create index collection_entries_marked on collection_entries (gameid, user_id, cardno)
  include (collection, trading, wanted) where trading or wanted;

-- Trade notes can be reported. The running release does not use this kind.
alter table content_reports drop constraint content_reports_content_type_check;
alter table content_reports add constraint content_reports_content_type_check
  check (content_type in ('comment', 'deck', 'profile', 'trade-note')) not valid;

-- Down Migration

delete from content_reports where content_type = 'trade-note';
alter table content_reports drop constraint content_reports_content_type_check;
alter table content_reports add constraint content_reports_content_type_check
  check (content_type in ('comment', 'deck', 'profile'));
drop index collection_entries_marked;
drop table trade_notes, trade_steps, trades, trade_settings;
