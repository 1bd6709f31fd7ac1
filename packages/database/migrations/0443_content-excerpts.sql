-- Up Migration

-- Computed when an article is saved, so that lists and feeds need not read its body. Null for
-- articles of earlier releases; their excerpt is computed when read.
alter table contents
  add column excerpt text check (length(excerpt) <= 161),
  add column reading_minutes integer check (reading_minutes > 0);

-- Down Migration

alter table contents drop column excerpt, drop column reading_minutes;
