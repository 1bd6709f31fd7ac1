-- Up Migration

-- contract: wider than before; the running release writes none of the new kind.
alter table comment_locks drop constraint comment_locks_content_type_check;
alter table comment_locks add constraint comment_locks_content_type_check
  check (content_type in ('card', 'custom-series', 'deck')) not valid;

-- Down Migration

delete from comment_locks where content_type = 'custom-series';
alter table comment_locks drop constraint comment_locks_content_type_check;
alter table comment_locks add constraint comment_locks_content_type_check
  check (content_type in ('card', 'deck')) not valid;
