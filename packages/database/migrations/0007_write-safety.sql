-- Up Migration

-- Append-only: only the owner role may change or delete rows.
create table audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default app_now(),
  actor_id bigint not null references users,
  action text not null,
  gameid text references games,
  subject text not null,
  details jsonb not null default '{}',
  request_id text not null
);

create index audit_log_actor on audit_log (actor_id);

-- Written in the transaction of the write. A retry is answered from this table.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  route text not null,
  key text not null check (length(key) between 1 and 200),
  body_hash text not null,
  status smallint,
  response json,
  created_at timestamptz not null default app_now(),
  primary key (user_id, route, key)
);

create index idempotency_keys_created on idempotency_keys (created_at);

-- Fixed-window counters for limits that must hold without Redis. Unlogged: after a crash an
-- attacker gains one window, but guessing codes cannot flood the WAL.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (key, window_start)
);

create index rate_limits_window on rate_limits (window_start);

-- Down Migration

drop table rate_limits, idempotency_keys, audit_log;
