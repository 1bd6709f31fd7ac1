-- Estimates the number of public decks of a game and the share of each common term, from
-- PostgreSQL's statistics. The API itself may not read the statistics of a partition.
create or replace function list_deck_terms(game text)
  returns table (decks real, term integer, share real)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(greatest(partition.reltuples, 0), 0), common.term, common.share
  from pg_class as partition
  left join pg_stats as stats
    on stats.schemaname = 'public' and stats.tablename = partition.relname
    and stats.attname = 'terms'
  left join lateral unnest(
    stats.most_common_elems::text::integer[], stats.most_common_elem_freqs
  ) as common (term, share) on common.term is not null
  where partition.relnamespace = 'public'::regnamespace
    and partition.relname = list_deck_terms.game || '_deck_search'
$$;

-- Deletes likes first, because each reduces the deck's counter. Deleting the counter waits for
-- concurrent likes and comments, which are then deleted too. Views are deleted as well.
create or replace function clear_deck_community() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from likes
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from deck_counts where gameid = old.gameid and deck_id = old.id;
  delete from likes
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from deck_views where gameid = old.gameid and deck_id = old.id;
  return null;
end;
$$;

-- Bulk inserts of decks may insert their counts first.
create or replace function add_deck_counts() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deck_counts (gameid, deck_id, user_id, is_listed, name_key)
  values (new.gameid, new.id, new.user_id,
    new.visibility = 1 and new.deleted_at is null and new.moderated_at is null, new.name_key)
  on conflict do nothing;
  return null;
end;
$$;

create or replace function follow_deck() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update deck_counts set
    user_id = new.user_id, name_key = new.name_key,
    is_listed = new.visibility = 1 and new.deleted_at is null and new.moderated_at is null
  where gameid = new.gameid and deck_id = new.id;
  return null;
end;
$$;

/*
 * One short step of erasing a leaving member's decks; true while there are more. Likes and comments
 * go first and in batches: whoever takes a like back locks the like and then the deck's counters, and so
 * does this. Rows that somebody else holds are left for the next step.
 */
create or replace function erase_decks(member bigint, with_published boolean) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  deck record;
  cleared integer;
begin
  perform assert_leaving(member);
  select gameid, id into deck from decklists
  where user_id = member and (visibility = 0 or with_published) limit 1;
  if not found then
    return false;
  end if;
  delete from likes where (user_id, content_type, content_id, gameid) in (
    select user_id, content_type, content_id, gameid from likes
    where gameid = deck.gameid and content_type = 'deck' and content_id = deck.id::text
    limit 500 for update skip locked);
  get diagnostics cleared = row_count;
  if cleared < 500 then
    delete from comments where id in (
      select id from comments
      where gameid = deck.gameid and content_type = 'deck' and content_id = deck.id::text
      limit 500 for update skip locked);
    get diagnostics cleared = row_count;
  end if;
  if cleared < 500 then
    delete from decklists where gameid = deck.gameid and id = deck.id;
  end if;
  return true;
end;
$$;
