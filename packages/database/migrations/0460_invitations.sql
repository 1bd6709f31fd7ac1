-- Up Migration

-- Open invitations to the staff of a tournament or to a fan-made series. An accepted, declined or
-- withdrawn invitation is deleted, so a row alone gives no rights.
create table invitations (
  gameid text not null references games,
  place_type text not null check (place_type in ('tournament', 'custom-series')),
  place_id text not null check (length(place_id) <= 64),
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  invited_by bigint not null references users on delete cascade check (invited_by <> user_id),
  -- The staff role at a tournament.
  role text check (role in ('organiser', 'headJudge', 'judge', 'scorekeeper', 'display')),
  created_at timestamptz not null default app_now(),
  tournament_id uuid generated always as
    (case place_type when 'tournament' then place_id::uuid end) stored,
  series_id text generated always as
    (case place_type when 'custom-series' then place_id end) stored,
  primary key (gameid, place_type, place_id, user_id),
  check ((role is not null) = (place_type = 'tournament')),
  foreign key (gameid, tournament_id) references tournaments on delete cascade,
  foreign key (gameid, series_id) references custom_series on delete cascade
);

create index invitations_of_user on invitations (user_id);
create index invitations_by_user on invitations (invited_by);
create index invitations_tournament on invitations (gameid, tournament_id)
  where tournament_id is not null;
create index invitations_series on invitations (gameid, series_id) where series_id is not null;

-- Down Migration

drop table invitations;
