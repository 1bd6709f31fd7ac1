-- Up Migration

-- Reports of errors on cards: one open report per card and kind. Further members join it. Null or
-- user 1 stands for old data and automation.
create table user_card_reports (
  gameid text not null references games,
  id bigint generated always as identity,
  "userId" bigint references users on delete set null,
  -- The original id. The reported printing is another column.
  "cardId" text not null check (length("cardId") between 1 and 64),
  printing text not null check (length(printing) between 1 and 64),
  category text not null check (category in
    ('name', 'numbers', 'effect', 'traits', 'picture', 'price', 'printings', 'other')),
  message text not null check (length(message) between 1 and 500),
  treated boolean not null default false,
  "treatmentMessage" text check (length("treatmentMessage") between 1 and 500),
  "resolvedBy" bigint references users,
  banner_reward text check (banner_reward ~ '^[a-z0-9-]{1,40}$'),
  created_date timestamptz not null default app_now(),
  updated_date timestamptz not null default app_now(),
  primary key (gameid, id),
  check (treated = ("treatmentMessage" is not null)),
  check (treated = ("resolvedBy" is not null)),
  check (treated or banner_reward is null)
);

create unique index user_card_reports_once on user_card_reports (gameid, "cardId", category)
  where not treated;
create index user_card_reports_untreated on user_card_reports (gameid, id) where not treated;
create index user_card_reports_treated on user_card_reports (gameid, id desc) where treated;
create index user_card_reports_by_user on user_card_reports ("userId") where "userId" is not null;

-- Everybody who reported it, including the first, each with their own text.
create table card_report_members (
  gameid text not null,
  report_id bigint not null,
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  printing text not null check (length(printing) between 1 and 64),
  message text not null check (length(message) between 1 and 500),
  source text not null default '' check (length(source) <= 200),
  -- The mailbox entry with the answer.
  item_id bigint,
  created_at timestamptz not null default app_now(),
  primary key (gameid, report_id, user_id),
  foreign key (gameid, report_id) references user_card_reports
);

create index card_report_members_own on card_report_members (user_id, report_id desc);

-- Down Migration

drop table card_report_members, user_card_reports;
