-- Up Migration

-- contract: wider than before; the running release writes none of the new kind.
alter table comments drop constraint comments_content_type_check;
alter table comments add constraint comments_content_type_check
  check (content_type in ('card', 'custom-series', 'deck')) not valid;

-- Down Migration

delete from comments where content_type = 'custom-series';
alter table comments drop constraint comments_content_type_check;
alter table comments add constraint comments_content_type_check
  check (content_type in ('card', 'deck')) not valid;
