-- The functions of the database, applied whole by every migration run, before the rights.
-- A migration never copies one of them: change it here.

/*
 * The only way by which the API pays EXP. All awards of one deed in one call: the member's row is
 * locked first, so that no cap can be overrun by two deeds at once. The lock leaves the key alone:
 * every write of the member holds that already, through a foreign key, and two would wait in a ring.
 */
create or replace function award_exp(member bigint, kinds text[], subjects text[], amounts integer[])
  returns table (kind text, outcome text, amount integer, exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  stored integer;
  running integer;
  today timestamptz := date_trunc('day', app_now() at time zone 'utc') at time zone 'utc';
begin
  if member = 1 then
    raise exception 'the system earns nothing';
  end if;
  select user_exp into strict stored from users where id = member for no key update;
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

revoke execute on function award_exp from public;

-- What the API can neither change nor remove for a member who is here goes with the one who leaves:
-- both functions refuse unless the row is marked as deleted.
create or replace function assert_leaving(member bigint) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if not exists (select from users where id = member and deleted_at is not null) then
    raise exception 'the member is still here';
  end if;
end;
$$;

create or replace function erase_earnings(member bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform assert_leaving(member);
  delete from exp_events where user_id = member;
  update users set user_exp = 0, ownedbanners = null, ownedbadges = null,
    ownedbackgrounds = null, featureddecksdata = null
  where id = member;
end;
$$;

create or replace function erase_revisions(member bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform assert_leaving(member);
  delete from deck_revisions where user_id = member;
end;
$$;

revoke execute on function assert_leaving, erase_earnings, erase_revisions from public;
