-- Up Migration

-- Price of a card from a day on, written by `cards -- prices` when it changes. A guide price with
-- its source. The card has the current price.
create table card_prices (
  gameid text not null references games,
  cardno text not null check (length(cardno) between 1 and 64),
  day date not null,
  price numeric(10, 2),
  source text not null,
  primary key (gameid, cardno, day)
);

create index card_prices_newest on card_prices (gameid, day desc);

-- Down Migration

drop table card_prices;
