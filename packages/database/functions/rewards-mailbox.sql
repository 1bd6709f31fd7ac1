-- Called for few events only. A separate function keeps the partitions of all games out of the plan
-- of the mailbox query, which is therefore planned quickly.
create or replace function count_public_decks(member bigint) returns integer
  language plpgsql stable
as $$
begin
  return (
    select count(*)::integer from public.decklists as decks
    where decks.user_id = member and decks.is_public = 1 and decks.deleted_at is null
      and decks.moderated_at is null
  );
end;
$$;

create or replace function plays_game(member bigint, game text) returns boolean
  language plpgsql stable
as $$
begin
  return exists (
    select from public.decklists as decks where decks.user_id = member and decks.gameid = game
  ) or exists (
    select from public.collection_states as shelves
    where shelves.user_id = member and shelves.gameid = game
  );
end;
$$;

/*
 * The events, notices and gifts for many that reach a member now, by the database's clock, with what
 * each asks for and what the member has of it. Plain SQL, so that it is planned with the caller's.
 */
do $$
begin
  -- A changed return type cannot be replaced, so the old form is dropped once.
  if exists (select from pg_proc where proname = 'list_events_of'
      and pronamespace = 'public'::regnamespace and not 'reward_level' = any (proargnames)) then
    drop function list_events_of(bigint);
  end if;
end;
$$;
create or replace function list_events_of(member bigint)
  returns table (
    id bigint, type text, label text, description text, "startDate" timestamptz,
    "endDate" timestamptz, icon text, banner text, role text, display_id text, needs_code boolean,
    is_full boolean, required_level integer, required_ratings integer,
    required_public_decks integer, level integer, ratings integer, public_decks integer,
    gifts text[], reward_level integer
  )
  language sql stable
as $$
  select events.id, events.type, events.label, events.description, events."startDate",
    events."endDate", events.icon, events.banner, events.role, events.display_id,
    events.code_hash is not null, coalesce(events.claim_count >= events.claim_limit, false),
    events.required_level, events.required_ratings, events.required_public_decks,
    users.user_level, coalesce(member_counts.rating_count, 0),
    case when events.required_public_decks > 0 then public.count_public_decks(users.id) else 0 end,
    events.gifts, events.reward_level
  from public.users
  left join public.member_counts on member_counts.user_id = users.id
  join public.ex_events as events
    on events."endDate" > public.app_now() and events."startDate" <= public.app_now()
  where users.id = member and users.deleted_at is null
    and (events.audience_role is null or events.audience_role = any (users.roles))
    and (events.audience_level is null or users.user_level >= events.audience_level)
    and (events.audience_joined_before is null or users.createdon < events.audience_joined_before)
    and (events.audience_game is null or public.plays_game(users.id, events.audience_game))
$$;

-- C-78: checked before every claim: the event is active, includes the member, and its requirements
-- are met.
create or replace function check_event_requirements(event_id bigint, user_id bigint) returns boolean
  language sql stable
as $$
  select exists (
    select from public.list_events_of(check_event_requirements.user_id) as events
    where events.id = check_event_requirements.event_id and events.level >= events.required_level
      and events.ratings >= events.required_ratings
      and events.public_decks >= events.required_public_decks
  )
$$;

-- Pays out a claimed reward.
create or replace function grant_reward(member bigint, new_banner text, new_role text, source text)
  returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if new_banner is not null then
    perform grant_cosmetic(member, 'banner', new_banner, grant_reward.source);
  end if;
  if new_role is not null then
    update users set roles = roles || new_role, updated_at = app_now()
    where id = member and not (new_role = any (roles));
  end if;
end;
$$;

-- A gift is written as `kind:key`.
create or replace function grant_gifts(member bigint, new_gifts text[], source text) returns void
  language sql
  set search_path = public, pg_temp
as $$
  select grant_cosmetic(member, split_part(gift, ':', 1), split_part(gift, ':', 2), grant_gifts.source)
  from unnest(new_gifts) as gift
$$;

/*
 * The only way by which an event is claimed: asked for, paid and marked in one call. Two claims of a
 * member meet at the unique key of their entry; claims of an event with a limit follow each other.
 */
create or replace function claim_event(member bigint, event bigint, given_hash text)
  returns table (outcome text, banner text, role text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  wanted ex_events;
begin
  select * into wanted from ex_events where ex_events.id = event;
  if wanted.claim_limit is not null then
    select * into wanted from ex_events where ex_events.id = event for no key update;
  end if;
  banner := wanted.banner;
  role := wanted.role;
  if exists (
    select from users_boxitems as entries
    where entries.user_id = member and entries."eventId" = event and entries.claimed
  ) then
    outcome := 'known';
  elsif wanted.id is null or wanted.type = 'notification'
      or wanted."startDate" > app_now() or wanted."endDate" <= app_now() then
    outcome := 'gone';
  elsif not check_event_requirements(event, member) then
    outcome := 'unmet';
  elsif wanted.code_hash is not null and wanted.code_hash is distinct from given_hash then
    outcome := 'code';
  elsif wanted.claim_count >= wanted.claim_limit then
    outcome := 'full';
  else
    insert into users_boxitems as entries
      (user_id, type, label, description, banner, role, gifts, status, claimed, claimed_at, "eventId")
    values (member, wanted.type, wanted.label, wanted.description, wanted.banner, wanted.role,
      wanted.gifts, 'read', true, app_now(), event)
    on conflict (user_id, "eventId") where "eventId" is not null
      do update set claimed = true, claimed_at = app_now(), status = 'read'
      where not entries.claimed;
    if not found then
      outcome := 'known';
    else
      outcome := 'claimed';
      if wanted.claim_limit is not null then
        update ex_events set claim_count = claim_count + 1 where ex_events.id = event;
      end if;
      perform grant_reward(member, wanted.banner, wanted.role, 'event:' || event);
      perform grant_gifts(member, wanted.gifts, 'event:' || event);
    end if;
  end if;
  return next;
end;
$$;

-- The only way to claim a gift to one member.
create or replace function claim_item(member bigint, item bigint)
  returns table (outcome text, banner text, role text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  given text[];
begin
  update users_boxitems as entries set claimed = true, claimed_at = app_now(), status = 'read'
  where entries.user_id = member and entries.id = item and entries.type = 'receivedItem'
    and entries."eventId" is null and not entries.claimed
  returning 'claimed', entries.banner, entries.role, entries.gifts
    into outcome, banner, role, given;
  if found then
    perform grant_reward(member, banner, role, 'item:' || item);
    perform grant_gifts(member, given, 'item:' || item);
  else
    select case when entries.claimed then 'known' else 'gone' end, entries.banner, entries.role
      into outcome, banner, role
      from users_boxitems as entries
      where entries.user_id = member and entries.id = item and entries.type = 'receivedItem';
    outcome := coalesce(outcome, 'gone');
  end if;
  return next;
end;
$$;

-- Keeps the count of a bundle equal to its actor rows.
create or replace function count_notice_actor() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  actor notice_actors := case when tg_op = 'DELETE' then old else new end;
begin
  update notices set actor_count = actor_count + case when tg_op = 'DELETE' then -1 else 1 end
  where user_id = actor.user_id and id = actor.notice_id;
  return null;
end;
$$;

-- The only access to the address for a digest, and only while the digest is due. The caller must
-- send it. A digest that was started but not finished is not sent again.
create or replace function take_digest(member bigint, period date)
  returns table (
    address text, username text, language text, rhythm text, ways jsonb, mail_key uuid,
    since timestamptz, until timestamptz
  )
  language sql security definer
  set search_path = public, pg_temp
as $$
  update notice_settings as settings set digest_state = 'sending'
  from users
  where settings.user_id = member and users.id = member and settings.digest_period = period
    and settings.digest_state = 'waiting' and settings.mails and users.emailverified
    and users.deleted_at is null
    and (users.suspended_until is null or users.suspended_until <= app_now())
  returning users.email, users.username, settings.language, settings.rhythm, settings.ways,
    settings.mail_key, settings.digested_at, app_now();
$$;
