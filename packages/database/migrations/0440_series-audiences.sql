-- Up Migration

alter table custom_series
  -- True if in the public lists. Otherwise only people with the link see it.
  add column is_listed boolean not null default true,
  -- When it was listed. Before, it was available by link only.
  add column listed_at timestamptz,
  -- Last change of text or cards, and its author. No foreign key, because that would lock `users`.
  add column changed_at timestamptz,
  add column changed_by bigint,
  -- Number of public decks with a card of it, changed by triggers of decks.
  add column deck_count integer not null default 0;

-- Down Migration

-- Also drops its triggers, which depend on columns of decks.
drop function if exists count_series_decks cascade;
alter table custom_series drop column is_listed, drop column listed_at, drop column changed_at,
  drop column changed_by, drop column deck_count;
