-- Up Migration

-- All awards. The key prevents a second payment for the same action. Undoing the action leaves the
-- row, so that repeating it pays nothing.
create table exp_events (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  subject text not null,
  amount integer not null check (amount > 0),
  created_at timestamptz not null default app_now(),
  primary key (user_id, kind, subject)
);

create index exp_events_day on exp_events (user_id, kind, created_at);

-- How many times each kind pays a member per UTC day. Kinds without a row are unlimited.
create table exp_caps (
  kind text primary key,
  per_day integer not null check (per_day >= 0)
);

insert into exp_caps (kind, per_day) values
  ('dailyCardRating', 10), ('deckCreation', 10), ('deckPublication', 10),
  ('cardRating', 50), ('comment', 20), ('like', 20);

-- Awards that no response has delivered yet. Each is read once, by delete-and-return.
create table temp_exp_results (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  exp_data jsonb not null,
  created_at timestamptz not null default app_now()
);

create index temp_exp_results_user on temp_exp_results (user_id, id);

/*
 * How many members have how much EXP, in buckets of four widths, so that a rank is the sum of a few
 * dozen rows whatever the number of members. Eight rows for each bucket (by the member's id), so
 * that members who are paid at the same moment seldom wait for each other.
 */
create table exp_counts (
  width integer not null,
  bucket integer not null,
  shard smallint not null,
  members integer not null,
  primary key (width, bucket, shard)
) with (fillfactor = 50);

-- All columns ascending, so that one row comparison finds any position, also among equals.
-- contract: nothing is released yet, so no member waits while it is built.
create index users_by_exp on users ((-user_exp), createdon, id)
  where deleted_at is null and id <> 1;

-- Locks rows in key order, so that two awards cannot deadlock.
create function count_exp() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  member bigint := case when tg_op = 'DELETE' then old.id else new.id end;
  before integer := case when tg_op <> 'INSERT' and old.deleted_at is null then old.user_exp end;
  after integer := case when tg_op <> 'DELETE' and new.deleted_at is null then new.user_exp end;
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

revoke execute on function count_exp from public;

create trigger users_count_exp
  after insert or delete or update of user_exp, deleted_at on users
  for each row execute function count_exp();

insert into exp_counts (width, bucket, shard, members)
select width, user_exp / width, id % 8, count(*)
from users cross join (values (1), (50), (1000), (20000)) as widths (width)
where deleted_at is null and id <> 1
group by 1, 2, 3;

/*
 * The only way by which the API pays EXP. All awards of one deed in one call: the member's row is
 * locked first, so that no cap can be overrun by two deeds at once.
 */
create function award_exp(member bigint, kinds text[], subjects text[], amounts integer[])
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
  select user_exp into strict stored from users where id = member for update;
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

-- Down Migration

drop trigger users_count_exp on users;
drop function award_exp;
drop function count_exp;
drop index users_by_exp;
drop table exp_counts, temp_exp_results, exp_caps, exp_events;
