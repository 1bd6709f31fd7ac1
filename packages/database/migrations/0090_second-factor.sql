-- Up Migration

alter table auth_sessions
  -- When this session had a second factor; null where it began with a password alone.
  add column second_factor_at timestamptz,
  -- The last proof of who sits there, after the one by which the session began.
  add column proved_at timestamptz;

-- A member's authenticator app. The secrets are encrypted by the API, each for its member alone.
create table second_factors (
  user_id bigint primary key references users on delete cascade check (user_id <> 1),
  -- Null until a code has shown that the app has it.
  secret text,
  added_at timestamptz check ((added_at is null) = (secret is null)),
  -- Waits for its first code; it takes the place of the other one.
  pending_secret text,
  pending_at timestamptz check ((pending_at is null) = (pending_secret is null)),
  -- The time step of the last code that was taken: it counts once, and an older one never.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Down Migration

drop table recovery_codes, second_factors;
alter table auth_sessions drop column second_factor_at, drop column proved_at;
