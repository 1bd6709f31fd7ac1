-- Up Migration

-- Fan-made series. They are not part of the catalogue: their ids start with `fan-`, which no
-- catalogue card may.
-- contract: no number begins so.
alter table cards add constraint cards_official check (cardno not like 'fan-%') not valid;
alter table cards validate constraint cards_official;

create table custom_series (
  gameid text not null references games,
  -- Also the `series_map` of its cards.
  id text not null default 'fan-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
    check (id ~ '^fan-[0-9a-f]{10}$'),
  owner_id bigint not null references users check (owner_id <> 1),
  name text not null check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 1000),
  is_published boolean not null default false,
  published_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  card_count integer not null default 0 check (card_count >= 0),
  -- Numbers of deleted cards are not reused.
  next_number integer not null default 1 check (next_number > 0),
  version integer not null default 1 check (version > 0),
  -- Hidden by a moderator: only set_custom_series_removal writes these columns.
  moderated_at timestamptz,
  moderation_reason text,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (gameid, id),
  check (not is_published or published_at is not null)
);

create index custom_series_own on custom_series (owner_id, gameid);
create index custom_series_public on custom_series (gameid, published_at desc, id desc)
  where is_published and moderated_at is null;

-- Members who may edit it besides the owner.
create table custom_series_members (
  gameid text not null,
  series_id text not null,
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  created_at timestamptz not null default app_now(),
  primary key (gameid, series_id, user_id),
  foreign key (gameid, series_id) references custom_series on delete cascade
);

create index custom_series_members_own on custom_series_members (user_id, gameid);

create table custom_cards (
  gameid text not null,
  id text not null check (id ~ '^fan-[0-9a-f]{10}-[0-9]{3,6}$'),
  series_map text not null,
  -- Values for the columns of the game's config.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- Rises with each change.
  revision integer not null default 1 check (revision > 0),
  updated_by bigint references users on delete set null,
  -- The uploader of the picture, whose folder has the file.
  picture_by bigint references users on delete set null,
  picture_file text check (picture_file ~ '^[\w-]{10,64}\.webp$'),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (gameid, id),
  foreign key (gameid, series_map) references custom_series on delete cascade,
  check (starts_with(id, series_map || '-')),
  check (picture_file is null or picture_by is not null)
);

create index custom_cards_series on custom_cards (gameid, series_map, id);
create index custom_cards_editors on custom_cards (updated_by) where updated_by is not null;
create index custom_cards_pictures on custom_cards (picture_by, picture_file)
  where picture_by is not null;

-- contract: wider than before; the running release writes decks only.
alter table likes drop constraint likes_content_type_check;
alter table likes add constraint likes_content_type_check
  check (content_type in ('deck', 'custom-series')) not valid;

-- Down Migration

delete from likes where content_type = 'custom-series';
alter table likes drop constraint likes_content_type_check;
alter table likes add constraint likes_content_type_check check (content_type in ('deck'));
drop table custom_cards, custom_series_members, custom_series;
drop function if exists set_custom_series_removal, clear_custom_series_likes;
alter table cards drop constraint cards_official;
