-- Up Migration

-- Windows of invented events, never mixed with real ones.
alter table meta_windows add column is_demo boolean not null default false;

-- Down Migration

alter table meta_windows drop column is_demo;
