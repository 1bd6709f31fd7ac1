-- Up Migration

-- Publications of content creators about a game: an external link or an article. Without a
-- publishing time it is a draft; a future time means scheduled, without any job. No role may write
-- the moderation columns, only set_content_removal.
create table contents (
  gameid text not null references games,
  id uuid not null default gen_random_uuid(),
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  version integer not null default 1 check (version > 0),
  name text not null check (length(name) between 1 and 120),
  type text not null check (type in ('article', 'guide', 'video')),
  link text check (link like 'https://%' and length(link) <= 320),
  body text check (length(body) <= 20000),
  thumbnail text check (length(thumbnail) <= 300),
  linked_deck_id uuid,
  publish_at timestamptz,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  moderated_at timestamptz,
  moderation_reason text,
  primary key (gameid, id),
  check (num_nonnulls(link, body) = 1),
  foreign key (gameid, linked_deck_id) references decklists (gameid, id)
    on delete set null (linked_deck_id)
);

create index contents_newest on contents (gameid, publish_at desc, id desc)
  where publish_at is not null and moderated_at is null;
create index contents_of_author on contents (user_id, gameid, publish_at desc, id desc);
create index contents_of_deck on contents (gameid, linked_deck_id, publish_at desc)
  where linked_deck_id is not null;

-- Cards mentioned in an article, by original id.
create table content_cards (
  gameid text not null,
  content_id uuid not null,
  originalid text not null check (length(originalid) between 1 and 64),
  primary key (gameid, originalid, content_id),
  foreign key (gameid, content_id) references contents on delete cascade
);

create index content_cards_of_content on content_cards (gameid, content_id);

-- Down Migration

drop table content_cards, contents;
drop function if exists set_content_removal;
