-- Up Migration

-- Played archetypes and results, summed by window (newest set and rule set), event size and pair of
-- archetypes. meta_events stores what each event added, so that corrections and removals can
-- subtract it.
create table meta_windows (
  gameid text not null references games,
  id text not null check (length(id) between 1 and 120),
  set_name text check (length(set_name) <= 120),
  rule_set_name text check (length(rule_set_name) <= 120),
  from_day date,
  primary key (gameid, id)
);

create table meta_events (
  gameid text not null,
  tournament_id uuid not null,
  window_id text not null,
  size_class smallint not null check (size_class between 0 and 4),
  tally jsonb not null,
  primary key (gameid, tournament_id),
  foreign key (gameid, tournament_id) references tournaments,
  foreign key (gameid, window_id) references meta_windows
);

create index meta_events_of_window on meta_events (gameid, window_id);

create table meta_cells (
  gameid text not null,
  window_id text not null,
  size_class smallint not null,
  a text not null check (length(a) <= 80),
  b text not null check (length(b) <= 80),
  wins integer not null check (wins >= 0),
  losses integer not null check (losses >= 0),
  draws integer not null check (draws >= 0),
  primary key (gameid, window_id, size_class, a, b),
  foreign key (gameid, window_id) references meta_windows
);

create table meta_shares (
  gameid text not null,
  window_id text not null,
  size_class smallint not null,
  archetype text not null check (length(archetype) <= 80),
  entries integer not null check (entries >= 0),
  in_cut integer not null check (in_cut >= 0),
  primary key (gameid, window_id, size_class, archetype),
  foreign key (gameid, window_id) references meta_windows
);

-- Down Migration

drop table meta_shares, meta_cells, meta_events, meta_windows;
