-- Up Migration

-- Forbidden words and links, and limits for new members. Rows are never changed; the newest
-- applies. Without rows, the release's defaults apply.
create table writing_rules (
  version integer primary key check (version > 0),
  rules json not null,
  created_by bigint not null references users,
  created_at timestamptz not null default app_now()
);

-- Down Migration

drop table writing_rules;
