-- Locks rows in key order, so that two awards cannot deadlock.
create or replace function count_exp() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  member bigint := case when tg_op = 'DELETE' then old.id else new.id end;
  before integer := case when tg_op <> 'INSERT' and old.deleted_at is null and old.emailverified
    then old.user_exp end;
  after integer := case when tg_op <> 'DELETE' and new.deleted_at is null and new.emailverified
    then new.user_exp end;
begin
  if member = 1 or before is not distinct from after then
    return null;
  end if;
  insert into exp_counts (width, bucket, shard, members)
  select width, exp / width, member % 8, sum(change)
  from (values (before, -1), (after, 1)) as changes (exp, change)
  cross join (values (1), (50), (1000), (20000)) as widths (width)
  where exp is not null
  group by width, exp / width
  having sum(change) <> 0
  order by width, exp / width
  on conflict (width, bucket, shard)
  do update set members = exp_counts.members + excluded.members;
  return null;
end;
$$;

/*
 * The only way by which the API pays EXP. All awards of one write in one call: the member's row is
 * locked first, so that no cap can be overrun by two writes at once. The lock leaves the key alone:
 * every write of the member holds that already, through a foreign key, and two would wait in a ring.
 */
create or replace function award_exp(member bigint, kinds text[], subjects text[], amounts integer[])
  returns table (kind text, outcome text, amount integer, exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  stored integer;
  is_early boolean;
  running integer;
  today timestamptz := date_trunc('day', app_now() at time zone 'utc') at time zone 'utc';
begin
  if member = 1 then
    raise exception 'the system earns nothing';
  end if;
  -- New members and members without a confirmed address get no EXP yet.
  select user_exp, not emailverified or coalesce(createdon, '-infinity') > app_now()
      - make_interval(mins => (select value from exp_settings where name = 'accountMinutes'))
    into strict stored, is_early from users where id = member for no key update;
  running := stored;
  for place in 1 .. coalesce(array_length(kinds, 1), 0) loop
    kind := kinds[place];
    amount := 0;
    exp_before := running;
    if exists (
      select from exp_events
      where user_id = member and exp_events.kind = kinds[place]
        and subject = subjects[place]
    ) then
      outcome := 'known';
    elsif is_early then
      outcome := 'early';
    elsif (
      select count(*) from exp_events
      where user_id = member and exp_events.kind = kinds[place] and created_at >= today
    ) >= (select per_day from exp_caps where exp_caps.kind = kinds[place]) then
      outcome := 'capped';
    else
      insert into exp_events (user_id, kind, subject, amount)
      values (member, kinds[place], subjects[place], amounts[place]);
      outcome := 'awarded';
      amount := amounts[place];
      running := running + amount;
    end if;
    exp_after := running;
    return next;
  end loop;
  if running <> stored then
    update users set user_exp = running where id = member;
  end if;
end;
$$;

-- The only way for staff to correct EXP: adds an entry and changes the sum. Returns no row if the
-- sum would be out of range.
create or replace function correct_exp(member bigint, change integer, entry text, why text)
  returns table (exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if member = 1 then
    raise exception 'the system earns nothing';
  end if;
  select user_exp into strict exp_before from users where id = member for no key update;
  exp_after := exp_before + change;
  if exp_after not between 0 and 1000000000 then
    return;
  end if;
  insert into exp_events (user_id, kind, subject, amount, reason)
  values (member, 'correction', entry, change, why);
  update users set user_exp = exp_after where id = member;
  return next;
end;
$$;

/*
 * The awards of a saved deck: none where its list is nearly one that the member was paid for with
 * another deck, or one that the member copied. Compared under the lock of the member's row, so of
 * near copies that are saved at once only the first is paid. What is paid is remembered.
 */
create or replace function award_deck_exp(
  member bigint, kinds text[], subjects text[], amounts integer[],
  game text, deck uuid, list_ids text[], list_quantities integer[], min_difference integer
) returns table (kind text, outcome text, amount integer, exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  list_size bigint := (select coalesce(sum(quantity), 0) from unnest(list_quantities) as quantity);
  is_paid boolean := false;
begin
  perform from users where id = member for no key update;
  if exists (
    select from exp_deck_lists as earlier
    where earlier.user_id = member and earlier.gameid = game
      and (earlier.is_copied or earlier.deck_id <> deck)
      and greatest(
        list_size, (select sum(quantity) from unnest(earlier.quantities) as quantity)
      ) - (
        select coalesce(sum(least(mine.quantity, theirs.quantity)), 0)
        from unnest(list_ids, list_quantities) as mine (originalid, quantity)
        join unnest(earlier.originalids, earlier.quantities) as theirs (originalid, quantity)
          using (originalid)
      ) < min_difference
  ) then
    return;
  end if;
  for kind, outcome, amount, exp_before, exp_after in
    select * from award_exp(member, kinds, subjects, amounts)
  loop
    is_paid := is_paid or outcome = 'awarded';
    return next;
  end loop;
  if is_paid then
    perform note_deck_list(member, game, deck, false, list_ids, list_quantities);
  end if;
end;
$$;

-- Keeps at most fifty of each kind per game, so that a member's rows are bounded.
create or replace function note_deck_list(
  member bigint, game text, deck uuid, copied boolean, list_ids text[], list_quantities integer[]
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into exp_deck_lists (user_id, gameid, deck_id, is_copied, originalids, quantities)
  values (member, game, deck, copied, list_ids, list_quantities);
  delete from exp_deck_lists where id in (
    select id from exp_deck_lists
    where user_id = member and gameid = game and is_copied = copied
    order by id desc offset 50
  );
end;
$$;

-- Grants a cosmetic: inserts the row and updates the documented text column of its kind, if it has
-- one.
create or replace function grant_cosmetic(member bigint, new_kind text, new_id text, source text)
  returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  owned text;
begin
  insert into users_cosmetics (user_id, kind, cosmetic_id, source)
  values (member, new_kind, new_id, grant_cosmetic.source)
  on conflict (user_id, kind, cosmetic_id) do update
    set source = excluded.source, granted_at = app_now(), taken_at = null
    where users_cosmetics.taken_at is not null;
  if new_kind not in ('banner', 'badge', 'background') then
    return;
  end if;
  select case new_kind when 'banner' then ownedbanners when 'badge' then ownedbadges
    else ownedbackgrounds end into owned from users where id = member for no key update;
  if new_id = any (regexp_split_to_array(lower(trim(coalesce(owned, ''))), '\s*,\s*')) then
    return;
  end if;
  owned := concat_ws(',', nullif(trim(owned), ''), new_id);
  update users set
    ownedbanners = case new_kind when 'banner' then owned else ownedbanners end,
    ownedbadges = case new_kind when 'badge' then owned else ownedbadges end,
    ownedbackgrounds = case new_kind when 'background' then owned else ownedbackgrounds end
  where id = member;
end;
$$;

-- Grants a cosmetic on behalf of staff. Unknown ones are ignored.
create or replace function give_cosmetic(member bigint, new_kind text, new_id text) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not exists (select from cosmetics where kind = new_kind and cosmetic_id = new_id) then
    return false;
  end if;
  perform grant_cosmetic(member, new_kind, new_id, 'staff');
  return true;
end;
$$;

-- Revokes a cosmetic: the row stays as a mark, the documented list loses the key. Returns false if
-- it was not granted.
create or replace function take_cosmetic(member bigint, old_kind text, old_id text) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was_given boolean;
begin
  perform from users where id = member for no key update;
  update users_cosmetics set taken_at = app_now()
  where user_id = member and kind = old_kind and cosmetic_id = old_id and taken_at is null;
  was_given := found;
  if was_given and old_kind in ('banner', 'badge', 'background') then
    update users set
      ownedbanners = case old_kind when 'banner' then drop_key(ownedbanners, old_id)
        else ownedbanners end,
      ownedbadges = case old_kind when 'badge' then drop_key(ownedbadges, old_id)
        else ownedbadges end,
      ownedbackgrounds = case old_kind when 'background' then drop_key(ownedbackgrounds, old_id)
        else ownedbackgrounds end
    where id = member;
  end if;
  return was_given;
end;
$$;

-- Removes one key from a comma-separated list. Returns null if the list becomes empty.
create or replace function drop_key(list text, key text) returns text
  language sql immutable
  set search_path = public, pg_temp
as $$
  select nullif(string_agg(trim(part), ',' order by place), '')
  from string_to_table(list, ',') with ordinality as parts (part, place)
  where lower(trim(part)) <> key and trim(part) <> ''
$$;
