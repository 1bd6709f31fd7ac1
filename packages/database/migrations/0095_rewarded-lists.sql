-- Up Migration

-- The conditions for earning EXP: see docs/decisions/0017-what-pays-no-exp.md.
create table exp_settings (
  name text primary key,
  value integer not null check (value >= 0)
);

insert into exp_settings (name, value) values ('accountMinutes', 10);

-- Paid lists, and public lists that the member copied. A nearly equal list pays nothing. Only the
-- newest of each member and game are stored.
create table exp_deck_lists (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  gameid text not null references games,
  deck_id uuid not null,
  is_copied boolean not null,
  -- Original ids of the main cards, with quantities.
  originalids text[] not null,
  quantities integer[] not null,
  created_at timestamptz not null default app_now()
);

create index exp_deck_lists_newest on exp_deck_lists (user_id, gameid, is_copied, id desc);

-- Down Migration

drop function award_deck_exp, note_deck_list;
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
drop table exp_deck_lists, exp_settings;
