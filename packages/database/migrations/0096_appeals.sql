-- Up Migration

-- An author's appeal against a removal: one per removal, identified by its time. A moderator lifts
-- or upholds the removal.
create table appeals (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  content_type text not null check (content_type in ('comment', 'deck')),
  content_id text not null,
  gameid text not null references games,
  removed_at timestamptz not null,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default app_now(),
  decided_at timestamptz,
  decided_by bigint references users,
  outcome text check (outcome in ('lifted', 'upheld')),
  answer text check (length(answer) between 1 and 500)
);

create unique index appeals_once on appeals (gameid, content_type, content_id, removed_at);
create index appeals_open on appeals (id) where decided_at is null;
create index appeals_user on appeals (user_id, id desc);

-- Down Migration

drop table appeals;
