-- Up Migration

-- Staff members working on queue items: `report:5`, `appeal:3`, `card:gundam:8`. A claim expires by
-- itself and only informs colleagues; others may still decide.
create table report_claims (
  item text primary key
    check (item ~ '^(report:[1-9][0-9]*|appeal:[1-9][0-9]*|card:[a-z0-9-]{1,32}:[1-9][0-9]*)$'),
  user_id bigint not null references users on delete cascade,
  claimed_at timestamptz not null default app_now()
);

create index report_claims_user on report_claims (user_id);

-- Reusable answers of staff, for the whole site.
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
