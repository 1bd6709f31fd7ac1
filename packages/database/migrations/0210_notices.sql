-- Up Migration

-- Notices about other members' actions, bundled: while unread, all of one kind about one place are
-- one row. The next one after reading starts a new row.
create table notices (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  id bigint generated always as identity,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  -- The place that the notice links to.
  place_type text not null check (place_type in ('card', 'comment', 'deck', 'profile', 'trade')),
  gameid text references games,
  place_id text not null check (length(place_id) between 1 and 80),
  label text not null default '' check (length(label) <= 120),
  -- The latest state, or the latest comment.
  detail text check (length(detail) <= 40),
  message text check (length(message) <= 500),
  -- Changed only by the trigger of notice_actors.
  actor_count integer not null default 0 check (actor_count between 0 and 100),
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  read_at timestamptz,
  primary key (user_id, id)
);

create unique index notices_open on notices (user_id, kind, place_type, gameid, place_id)
  nulls not distinct where read_at is null;
create index notices_place on notices (user_id, kind, place_type, gameid, place_id)
  where read_at is not null;
create index notices_newest on notices (user_id, changed_at desc, id desc);
create index notices_unread on notices (user_id, changed_at desc) where read_at is null;
create index notices_by_age on notices (changed_at);

-- The actors: each once, at most a hundred per bundle.
create table notice_actors (
  user_id bigint not null,
  notice_id bigint not null,
  actor_id bigint not null references users on delete cascade check (actor_id <> 1),
  created_at timestamptz not null default app_now(),
  primary key (user_id, notice_id, actor_id),
  foreign key (user_id, notice_id) references notices on delete cascade,
  check (actor_id <> user_id)
);

create index notice_actors_actor on notice_actors (actor_id, user_id);

-- A member's delivery choice per kind. Kinds without a setting appear on the site only.
create table notice_settings (
  user_id bigint primary key references users on delete cascade check (user_id <> 1),
  ways jsonb not null default '{}' check (jsonb_typeof(ways) = 'object'),
  rhythm text not null default 'daily' check (rhythm in ('daily', 'weekly')),
  language text not null default 'en' check (language in ('de', 'en')),
  mails boolean not null
    generated always as (jsonb_path_exists(ways, '$.* ? (@ == "mail")')) stored,
  -- Signs the unsubscribe links of mails.
  mail_key uuid not null default gen_random_uuid(),
  -- Day or Monday of the last digest, its progress, and the time until which it reported.
  digest_period date not null default (app_now() at time zone 'utc')::date,
  digest_state text not null default 'sent' check (digest_state in ('waiting', 'sending', 'sent')),
  digested_at timestamptz not null default app_now()
);

create index notice_settings_due on notice_settings (rhythm, digest_period, user_id) where mails;

-- Down Migration

drop table notice_settings, notice_actors, notices;
