-- Up Migration

-- All figures of a window in one compressed document, so that most reads are one row by key. It is
-- valid only if its version equals the window's, which each change of the sums raises.
alter table meta_windows add column version integer not null default 0;

create table meta_documents (
  gameid text not null,
  window_id text not null,
  version integer not null,
  body bytea not null,
  primary key (gameid, window_id),
  foreign key (gameid, window_id) references meta_windows on delete cascade
);

alter table meta_documents alter column body set storage external;

-- Down Migration

drop table meta_documents;
alter table meta_windows drop column version;
