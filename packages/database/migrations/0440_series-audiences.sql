-- Up Migration

alter table custom_series
  -- Among the public ones; without it only whoever has the link sees it.
  add column is_listed boolean not null default true,
  -- Its place among them, where it was there by link before.
  add column listed_at timestamptz,
  -- The last change of its words or cards, and whose. A foreign key would lock `users` as well.
  add column changed_at timestamptz,
  add column changed_by bigint,
  -- Public decks with a card of it: triggers of decks count them.
  add column deck_count integer not null default 0;

-- Down Migration

-- With its triggers, which hold on to columns of decks.
drop function if exists count_series_decks cascade;
alter table custom_series drop column is_listed, drop column listed_at, drop column changed_at,
  drop column changed_by, drop column deck_count;
