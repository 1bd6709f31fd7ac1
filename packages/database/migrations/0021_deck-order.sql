-- Up Migration

-- How a member organises decks: folders, bookmarks, and the view of new decks.
create table deck_folders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  gameid text not null references games,
  name text not null check (name <> ''),
  created_at timestamptz not null default app_now()
);

create unique index deck_folders_name on deck_folders (user_id, gameid, lower(name));

create table deck_folder_decks (
  user_id bigint not null references users on delete cascade,
  gameid text not null references games,
  folder_id bigint not null references deck_folders on delete cascade,
  deck_id uuid not null,
  primary key (user_id, gameid, folder_id, deck_id),
  foreign key (gameid, deck_id) references decklists (gameid, id) on delete cascade
);

create index deck_folder_decks_deck on deck_folder_decks (gameid, deck_id);
create index deck_folder_decks_folder on deck_folder_decks (folder_id);

create table deck_bookmarks (
  user_id bigint not null references users on delete cascade,
  gameid text not null references games,
  deck_id uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (user_id, gameid, deck_id),
  foreign key (gameid, deck_id) references decklists (gameid, id) on delete cascade
);

create index deck_bookmarks_recent on deck_bookmarks (user_id, gameid, created_at desc, deck_id desc);
create index deck_bookmarks_deck on deck_bookmarks (gameid, deck_id);

create table deck_preferences (
  user_id bigint primary key references users on delete cascade,
  default_visibility smallint not null check (default_visibility in (0, 1, 2))
);

-- Daily visitors while Redis is down: one row each, so that no deck becomes a hot row.
create table deck_views (
  gameid text not null references games,
  deck_id uuid not null,
  day date not null,
  visitor text not null,
  counted boolean not null default false,
  primary key (gameid, deck_id, day, visitor)
);

create index deck_views_waiting on deck_views (gameid, deck_id) where not counted;
create index deck_views_day on deck_views (day);

-- Batches of views that were written. A worker that crashed before it deleted the batch must not
-- write it twice.
create table deck_view_batches (
  id text primary key,
  created_at timestamptz not null default app_now()
);

create index deck_view_batches_created on deck_view_batches (created_at);

-- Down Migration

drop table deck_view_batches, deck_views, deck_preferences, deck_bookmarks, deck_folder_decks,
  deck_folders;
