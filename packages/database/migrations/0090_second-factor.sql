-- Up Migration

alter table auth_sessions
  -- When this session passed a second factor. Null if it started with a password alone.
  add column second_factor_at timestamptz,
  -- The last time the member confirmed their identity again during this session.
  add column proved_at timestamptz;

-- A member's authenticator app. The API encrypts each secret for its member.
create table second_factors (
  user_id bigint primary key references users on delete cascade check (user_id <> 1),
  -- Null until a code confirmed that the app has the secret.
  secret text,
  added_at timestamptz check ((added_at is null) = (secret is null)),
  -- A new secret that waits for its first code. It then replaces the old one.
  pending_secret text,
  pending_at timestamptz check ((pending_at is null) = (pending_secret is null)),
  -- Time step of the last accepted code. Codes of this step or earlier are refused.
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
