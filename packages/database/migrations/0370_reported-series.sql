-- Up Migration

-- contract: wider than before; the running release writes none of the new kinds.
alter table content_reports drop constraint content_reports_content_type_check;
alter table content_reports add constraint content_reports_content_type_check
  check (content_type in ('comment', 'custom-series', 'deck', 'profile', 'trade-note')) not valid;
alter table appeals drop constraint appeals_content_type_check;
alter table appeals add constraint appeals_content_type_check
  check (content_type in ('comment', 'content', 'custom-series', 'deck')) not valid;
alter table notices drop constraint notices_place_type_check;
alter table notices add constraint notices_place_type_check check (place_type in (
  'card', 'card-report', 'comment', 'custom-series', 'deck', 'profile', 'tournament', 'trade'
)) not valid;

-- Down Migration

delete from content_reports where content_type = 'custom-series';
alter table content_reports drop constraint content_reports_content_type_check;
alter table content_reports add constraint content_reports_content_type_check
  check (content_type in ('comment', 'deck', 'profile', 'trade-note')) not valid;
delete from appeals where content_type in ('content', 'custom-series');
alter table appeals drop constraint appeals_content_type_check;
alter table appeals add constraint appeals_content_type_check
  check (content_type in ('comment', 'deck')) not valid;
delete from notices where place_type = 'custom-series';
alter table notices drop constraint notices_place_type_check;
alter table notices add constraint notices_place_type_check check (
  place_type in ('card', 'card-report', 'comment', 'deck', 'profile', 'tournament', 'trade')
) not valid;
