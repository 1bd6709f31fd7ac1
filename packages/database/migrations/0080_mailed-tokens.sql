-- Up Migration

-- Links that will be mailed. The write creates the row; the worker creates the token when it sends
-- the mail, and only its hash is stored. Deleting the row cancels the mail or the link.
create table mailed_tokens (
  id bigint generated always as identity primary key,
  -- Null for an unknown address. The work is the same, so that response times reveal nothing.
  user_id bigint references users on delete cascade check (user_id <> 1),
  purpose text not null check (purpose in ('verify', 'reset', 'email')),
  -- The new address, used once it is confirmed.
  new_email text check ((new_email is not null) = (purpose = 'email')),
  token_hash text unique,
  lifetime_seconds integer not null,
  -- Before sending: the latest time to send it.
  expires_at timestamptz not null
);

create index mailed_tokens_user on mailed_tokens (user_id);

-- contract: links mailed before are in a form that nobody reads any more; a new one can be asked for.
delete from auth_verifications
where identifier like 'change-email:%' or identifier like 'reset-password:%';

-- Nobody is logged out: browsers keep the token, and its hash finds the row.
update auth_sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- Down Migration

-- Tokens cannot be restored from their hashes.
delete from auth_sessions;
drop table mailed_tokens;
