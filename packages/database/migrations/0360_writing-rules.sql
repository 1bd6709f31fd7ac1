-- Up Migration

-- What members may not write or link to, and what new members may do. Rows are added and never
-- changed; the newest is in force, and without one the defaults of the release.
create table writing_rules (
  version integer primary key check (version > 0),
  rules json not null,
  created_by bigint not null references users,
  created_at timestamptz not null default app_now()
);

-- Down Migration

drop table writing_rules;
