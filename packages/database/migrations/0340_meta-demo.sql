-- Up Migration

-- Windows of made-up events: their sums are never those of real ones.
alter table meta_windows add column is_demo boolean not null default false;

-- Down Migration

alter table meta_windows drop column is_demo;
