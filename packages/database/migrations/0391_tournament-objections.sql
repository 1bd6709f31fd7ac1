-- Up Migration

-- Players' objections in the two days after the end, with answers. An upheld one leads to a public
-- correction.
create table tournament_objections (
  gameid text not null,
  tournament_id uuid not null,
  id uuid not null,
  -- Null if the account is deleted.
  user_id bigint references users on delete set null,
  text text not null check (length(text) <= 1000),
  status text not null default 'open' check (status in ('open', 'upheld', 'rejected')),
  answer text not null default '' check (length(answer) <= 1000),
  created_at timestamptz not null default app_now(),
  answered_at timestamptz,
  primary key (gameid, tournament_id, id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

create unique index tournament_objections_open
  on tournament_objections (gameid, tournament_id, user_id)
  where status = 'open' and user_id is not null;
create index tournament_objections_of_user on tournament_objections (user_id)
  where user_id is not null;

-- Down Migration

drop table tournament_objections;
