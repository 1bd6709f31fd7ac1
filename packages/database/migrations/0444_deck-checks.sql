-- Up Migration

-- Staff members who opened a player's list before it was public, and when. The player can see it.
create table tournament_deck_checks (
  gameid text not null,
  tournament_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  -- Null if the account is deleted.
  user_id bigint references users on delete set null,
  created_at timestamptz not null default app_now(),
  primary key (gameid, tournament_id, id),
  foreign key (gameid, tournament_id) references tournaments on delete cascade
);

create index tournament_deck_checks_of_player
  on tournament_deck_checks (gameid, tournament_id, entry_id, created_at desc);
create index tournament_deck_checks_of_user on tournament_deck_checks (user_id)
  where user_id is not null;

-- Down Migration

drop table tournament_deck_checks;
