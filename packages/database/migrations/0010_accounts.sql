-- Up Migration

alter table users
  -- Null: registered on this site. False: came from the old site and must set a new password first.
  add column hasmigrated boolean,
  add column last_connected timestamptz,
  -- The last requested account mail (at most one an hour).
  add column last_request_time timestamptz,
  -- 'infinity' means until it is lifted. The system user cannot be suspended.
  add column suspended_until timestamptz check (id <> 1 or suspended_until is null),
  add column suspension_reason text,
  -- The account is deleted. Content that others may see stays under "Deleted user".
  add column deleted_at timestamptz check (id <> 1 or deleted_at is null);

-- Look-alike form of each name (domain: skeletonOf), so that nobody can imitate another member's
-- name.
create table username_looks (
  skeleton text primary key,
  user_id bigint not null unique references users on delete cascade
);

insert into username_looks (skeleton, user_id) values ('system', 1);

-- Counted for known and unknown addresses, so that the hourly limit does not reveal who has an
-- account.
create unlogged table mail_requests (
  address_key text primary key,
  last_request_time timestamptz not null
);

create index mail_requests_time on mail_requests (last_request_time);

create table user_blocks (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  blocked_id bigint not null references users on delete cascade check (blocked_id <> 1),
  created_at timestamptz not null default app_now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);

create index user_blocks_blocked on user_blocks (blocked_id);

-- The stored user as documented. Ids of other services come from the linked accounts.
create view users_stored as
select id, username, email, roles, avatar, createdon, youtube, twitch, x,
       (select account_id from auth_accounts
        where user_id = users.id and provider_id = 'discord') as discord_id,
       (select account_id from auth_accounts
        where user_id = users.id and provider_id = 'patreon') as patreon_id,
       ownedbanners, selectedavatarbackground, selectedbadge, last_connected, last_request_time
from users;

-- The only way to change roles. The API has no write permission on the column.
create function set_user_roles(member bigint, new_roles text[]) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if member = 1 then
    raise exception 'the system has no roles';
  end if;
  update users set roles = new_roles, updated_at = app_now() where id = member;
end;
$$;

revoke execute on function set_user_roles from public;

-- Down Migration

drop function set_user_roles;
drop view users_stored;
drop table user_blocks, mail_requests, username_looks;
alter table users
  drop column hasmigrated,
  drop column last_connected,
  drop column last_request_time,
  drop column suspended_until,
  drop column suspension_reason,
  drop column deleted_at;
