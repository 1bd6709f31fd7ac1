-- Up Migration

-- Changed by the trigger of comments.
alter table custom_series add column comment_count integer not null default 0;

-- Down Migration

alter table custom_series drop column comment_count;
