-- Up Migration

-- Who of staff is on what of the queue: `report:5`, `appeal:3`, `card:gundam:8`. A claim lapses by
-- itself, and says something to colleagues only: whoever decides first has decided.
create table report_claims (
  item text primary key
    check (item ~ '^(report:[1-9][0-9]*|appeal:[1-9][0-9]*|card:[a-z0-9-]{1,32}:[1-9][0-9]*)$'),
  user_id bigint not null references users on delete cascade,
  claimed_at timestamptz not null default app_now()
);

create index report_claims_user on report_claims (user_id);

-- Answers that staff give again and again, for the whole site.
create table canned_answers (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null default app_now()
);

create unique index canned_answers_title on canned_answers (lower(title));

-- Down Migration

drop table canned_answers;
drop table report_claims;
