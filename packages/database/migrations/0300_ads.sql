-- Up Migration

-- The site's own ads: announcements, events, decks. Without a game it is for all games, without a
-- language for both.
create table house_ads (
  id bigint generated always as identity primary key,
  gameid text references games,
  kind text not null check (kind in ('announcement', 'event', 'deck')),
  language text check (language in ('en', 'de')),
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 160),
  action text not null check (length(action) between 1 and 24),
  link text not null check (length(link) between 1 and 300 and link ~ '^(/([^/\\]|$)|https://)'),
  picture text check (length(picture) between 1 and 200 and picture ~ '^/[^/\\]'),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  weight smallint not null default 10 check (weight between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default app_now()
);

create index house_ads_running on house_ads (ends_at, starts_at);

-- Views and clicks of an ad per UTC day. Viewers are not recorded.
create table house_ad_counts (
  ad_id bigint not null references house_ads on delete cascade,
  day date not null,
  views bigint not null default 0 check (views >= 0),
  clicks bigint not null default 0 check (clicks >= 0),
  primary key (ad_id, day)
);

-- Down Migration

drop table house_ad_counts, house_ads;
