-- Up Migration

-- Campaigns: messages and gifts for all members or a group. One row for all: the audience is
-- checked when a mailbox is read. Only a member's action creates a row of their own.
create table ex_events (
  id bigint generated always as identity primary key,
  type text not null default 'event' check (type in ('event', 'notification', 'receivedItem')),
  label text not null check (length(label) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  "startDate" timestamptz not null default app_now(),
  "endDate" timestamptz not null,
  icon text check (length(icon) <= 80),
  banner text check (banner ~ '^[a-z0-9-]{1,40}$'),
  -- Never a staff role.
  role text check (role in ('EX', 'Content Creator')),
  -- A number for conversations. It is no credential.
  display_id text not null default lpad(floor(random() * 1000000)::integer::text, 6, '0')
    check (display_id ~ '^[0-9]{6}$'),
  -- Hash of the code that claiming requires.
  code_hash text,
  claim_limit integer check (claim_limit > 0),
  claim_count integer not null default 0,
  -- The audience. Null means no restriction.
  audience_role text,
  audience_level integer,
  audience_game text references games,
  audience_joined_before timestamptz,
  -- Requirements for claiming.
  required_level integer not null default 0,
  required_ratings integer not null default 0,
  required_public_decks integer not null default 0,
  created_at timestamptz not null default app_now(),
  check ("endDate" >= "startDate"),
  check (claim_count <= claim_limit),
  check ((type = 'notification') = (banner is null and role is null))
);

create index ex_events_by_end on ex_events ("endDate");

-- Rows of one member: their notices and gifts, and their actions on an event.
create table users_boxitems (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  id bigint generated always as identity,
  type text not null check (type in ('event', 'notification', 'receivedItem')),
  label text not null default '' check (length(label) <= 80),
  description text not null default '' check (length(description) <= 500),
  banner text check (banner ~ '^[a-z0-9-]{1,40}$'),
  role text check (role in ('EX', 'Content Creator')),
  status text not null default 'unread' check (status in ('unread', 'read')),
  claimed boolean not null default false,
  "eventId" bigint references ex_events,
  created_at timestamptz not null default app_now(),
  claimed_at timestamptz,
  primary key (user_id, id),
  check (claimed = (claimed_at is not null))
);

-- One row per member and event, so that it is claimed once.
create unique index users_boxitems_of_event on users_boxitems (user_id, "eventId")
  where "eventId" is not null;
create index users_boxitems_own on users_boxitems (user_id, id desc)
  where type = 'notification' and "eventId" is null;
create index users_boxitems_unread on users_boxitems (user_id, id desc)
  where type = 'notification' and "eventId" is null and status = 'unread';
create index users_boxitems_unclaimed on users_boxitems (user_id, id desc)
  where type = 'receivedItem' and "eventId" is null and not claimed;
create index users_boxitems_by_event on users_boxitems ("eventId") where "eventId" is not null;

-- Cosmetics that members own, with the reason. The documents' text columns of users repeat them.
create table users_cosmetics (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  kind text not null check (kind in ('badge', 'background', 'banner')),
  cosmetic_id text not null check (length(cosmetic_id) between 1 and 80),
  source text not null,
  granted_at timestamptz not null default app_now(),
  primary key (user_id, kind, cosmetic_id)
);

insert into users_cosmetics (user_id, kind, cosmetic_id, source)
select users.id, owned.kind, lower(trim(key)), 'earlier'
from users
cross join lateral (values
  ('badge', ownedbadges), ('background', ownedbackgrounds), ('banner', ownedbanners)
) as owned (kind, list)
cross join lateral string_to_table(owned.list, ',') as key
where users.id <> 1 and length(trim(key)) between 1 and 80
on conflict do nothing;

-- Down Migration

drop table users_cosmetics, users_boxitems, ex_events;
