-- Up Migration

-- A link to be mailed. The write that asks for it makes the row; the worker makes the token when it
-- sends the mail, and only its hash is kept here. No row, no mail: whoever voids a link deletes it.
create table mailed_tokens (
  id bigint generated always as identity primary key,
  -- Null where the address that asked has no account: the same work, and nothing comes of it.
  user_id bigint references users on delete cascade check (user_id <> 1),
  purpose text not null check (purpose in ('verify', 'reset', 'email')),
  -- The address that an account will have once it is confirmed.
  new_email text check ((new_email is not null) = (purpose = 'email')),
  token_hash text unique,
  lifetime_seconds integer not null,
  -- Until the mail is sent: how long it may wait for that.
  expires_at timestamptz not null
);

create index mailed_tokens_user on mailed_tokens (user_id);

-- contract: links mailed before are in a form that nobody reads any more; a new one can be asked for.
delete from auth_verifications
where identifier like 'change-email:%' or identifier like 'reset-password:%';

-- Nobody is signed out: a browser's cookie holds the token, and its hash finds the same row.
update auth_sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- Down Migration

-- No hash leads back to its token.
delete from auth_sessions;
drop table mailed_tokens;
