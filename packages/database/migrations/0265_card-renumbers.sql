-- Up Migration

-- A change of a card number: the immediate part, and the worker's progress with the rest. The
-- worker updates decks, collections and trades of the game, each in key order.
create table card_renumbers (
  id bigint generated always as identity primary key,
  gameid text not null references games,
  old_cardno text not null check (length(old_cardno) between 1 and 64),
  new_cardno text not null check (length(new_cardno) between 1 and 64),
  name text not null,
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
  phase text not null default 'count' check (phase in ('count', 'decks', 'entries', 'trades', 'end')),
  -- The last processed key of this phase.
  place text not null default '',
  walked integer not null default 0 check (walked >= 0),
  total integer not null default 0 check (total >= 0),
  -- Rows that were changed and changed back.
  decks integer not null default 0,
  entries integer not null default 0,
  trades integer not null default 0,
  decks_back integer not null default 0,
  entries_back integer not null default 0,
  trades_back integer not null default 0,
  created_at timestamptz not null default app_now(),
  finished_at timestamptz,
  check (old_cardno <> new_cardno)
);

-- One at a time per game, because two would change the same decks.
create unique index card_renumbers_running on card_renumbers (gameid)
  where state in ('running', 'undoing');
create index card_renumbers_newest on card_renumbers (gameid, id desc);

-- Rows that the worker changed, each once. `seen` is the version or number after the change: if it
-- is the same, nobody changed the row since. `before` stores what cannot be derived from the new
-- row.
create table card_renumber_rows (
  run_id bigint not null references card_renumbers on delete cascade,
  kind text not null check (kind in ('deck', 'entry', 'trade')),
  row_key text not null,
  user_id bigint references users on delete cascade,
  seen bigint not null,
  before jsonb,
  is_back boolean not null default false,
  primary key (run_id, kind, row_key)
);

create index card_renumber_rows_user on card_renumber_rows (user_id);

-- Down Migration

drop table card_renumber_rows, card_renumbers;
