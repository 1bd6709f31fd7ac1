-- Up Migration

-- The foreign key ensures that the card of the day belongs to the game.
create table daily_cards (
  game_id text not null references games,
  card_date date not null,
  card_id text not null,
  created_at timestamptz not null default app_now(),
  primary key (game_id, card_date),
  foreign key (game_id, card_id) references cards (gameid, cardno)
);

-- Down Migration

drop table daily_cards;
