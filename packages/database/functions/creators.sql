-- Counts the public decks with a card of a fan-made series. Rows are locked in one order, because
-- two decks may name the same series.
create or replace function count_series_decks() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  moved record;
begin
  for moved in
    select game, series, sum(change)::integer as change
    from (
      select old.gameid as game, named as series, -1 as change
      from (select distinct unnest(string_to_array(old.customseries, ',')) as named) as before
      where old.visibility = 1 and old.deleted_at is null and old.moderated_at is null
      union all
      select new.gameid, named, 1
      from (select distinct unnest(string_to_array(new.customseries, ',')) as named) as after
      where new.visibility = 1 and new.deleted_at is null and new.moderated_at is null
    ) as changes
    group by game, series having sum(change) <> 0
    order by series
  loop
    update custom_series set deck_count = deck_count + moved.change
    where gameid = moved.game and id = moved.series;
  end loop;
  return null;
end;
$$;

-- Deletes likes and comments of a deleted series.
create or replace function clear_custom_series_likes() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from likes
  where gameid = old.gameid and content_type = 'custom-series' and content_id = old.id;
  delete from comments
  where gameid = old.gameid and content_type = 'custom-series' and content_id = old.id;
  return null;
end;
$$;

-- Deletes one series of a deleted member, unless somebody else has it locked. Returns true while
-- there are more. Likes and comments go first, as in `erase_decks`.
create or replace function erase_series(member bigint) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  lone record;
  cleared integer;
begin
  perform assert_leaving(member);
  select gameid, id into lone from custom_series where owner_id = member limit 1;
  if not found then
    return false;
  end if;
  delete from likes where (user_id, content_type, content_id, gameid) in (
    select user_id, content_type, content_id, gameid from likes
    where gameid = lone.gameid and content_type = 'custom-series' and content_id = lone.id
    limit 500 for update skip locked);
  get diagnostics cleared = row_count;
  if cleared < 500 then
    delete from comments where id in (
      select id from comments
      where gameid = lone.gameid and content_type = 'custom-series' and content_id = lone.id
      limit 500 for update skip locked);
    get diagnostics cleared = row_count;
  end if;
  if cleared < 500 then
    delete from custom_series where gameid = lone.gameid and id = lone.id;
  end if;
  return true;
end;
$$;
