/*
 * The most frequent of them is written for speed: names carry their schema instead of a search path
 * that is set at every call. Nobody who may call it can make an operator, so none can stand in front
 * of the built-in ones.
 */
create or replace function count_like() returns trigger
  language plpgsql security definer
as $$
begin
  if tg_op = 'INSERT' then
    if new.content_type = 'deck' then
      update public.deck_counts set like_count = like_count + 1
      where gameid = new.gameid and deck_id = new.content_id::uuid;
    else
      update public.custom_series set like_count = like_count + 1
      where gameid = new.gameid and id = new.content_id;
    end if;
  elsif old.content_type = 'deck' then
    update public.deck_counts set like_count = like_count - 1
    where gameid = old.gameid and deck_id = old.content_id::uuid;
  else
    update public.custom_series set like_count = like_count - 1
    where gameid = old.gameid and id = old.content_id;
  end if;
  if not found and tg_op = 'INSERT' then
    raise exception 'a like for nothing' using errcode = 'foreign_key_violation';
  end if;
  return null;
end;
$$;

create or replace function count_comment() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  said comments := case when tg_op = 'DELETE' then old else new end;
  -- Only visible content is counted.
  change integer := (tg_op <> 'DELETE' and new.moderated_at is null)::integer
    - (tg_op <> 'INSERT' and old.moderated_at is null)::integer;
begin
  if change = 0 then
    return null;
  end if;
  if said.content_type = 'deck' then
    update deck_counts set comment_count = comment_count + change
    where gameid = said.gameid and deck_id = said.content_id::uuid;
    if not found and tg_op = 'INSERT' then
      raise exception 'a comment for no deck' using errcode = 'foreign_key_violation';
    end if;
  elsif said.content_type = 'custom-series' then
    update custom_series set comment_count = comment_count + change
    where gameid = said.gameid and id = said.content_id;
    if not found and tg_op = 'INSERT' then
      raise exception 'a comment for no series' using errcode = 'foreign_key_violation';
    end if;
  else
    -- Finds the card by its current or an earlier number.
    update cards set comment_count = comment_count + change
    where gameid = said.gameid and cardno = coalesce((
      select current_cardno from card_aliases
      where card_aliases.gameid = said.gameid and card_aliases.cardno = said.content_id
    ), said.content_id);
  end if;
  perform add_member_counts(said.user_id, change, 0, 0);
  return null;
end;
$$;

create or replace function count_follow() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform add_member_counts(new.followed_id, 0, 0, 1);
  else
    perform add_member_counts(old.followed_id, 0, 0, -1);
  end if;
  return null;
end;
$$;

-- Deletes a batch of the likes and follows of a deleted member. Returns true while there are more.
-- Batches are short because each changes counters of others; locked rows are left to the next
-- batch.
create or replace function erase_likes(member bigint) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform assert_leaving(member);
  delete from likes where (user_id, content_type, content_id, gameid) in (
    select user_id, content_type, content_id, gameid from likes
    where user_id = member limit 50 for update skip locked);
  return found;
end;
$$;

create or replace function erase_follows(member bigint) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform assert_leaving(member);
  delete from follows where (user_id, followed_id) in (
    select user_id, followed_id from follows
    where user_id = member or followed_id = member limit 50 for update skip locked);
  return found;
end;
$$;

-- Hides content with a reason, or shows it again. Owners have no permission on these columns.
create or replace function set_removal(
  kind text, game text, key text, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  moment timestamptz := case when is_removed then app_now() end;
  stated text := case when is_removed then reason end;
begin
  if kind = 'deck' then
    update decklists set moderated_at = case when is_removed then coalesce(moderated_at, moment) end, moderation_reason = stated
    where gameid = game and id = key::uuid;
  elsif kind = 'comment' then
    update comments set moderated_at = case when is_removed then coalesce(moderated_at, moment) end, moderation_reason = stated
    where id = key::bigint;
  elsif kind = 'custom-series' then
    update custom_series set moderated_at = case when is_removed then coalesce(moderated_at, moment) end, moderation_reason = stated
    where gameid = game and id = key;
  elsif kind = 'content' then
    update contents set moderated_at = case when is_removed then coalesce(moderated_at, moment) end, moderation_reason = stated
    where gameid = game and id = key::uuid;
  elsif kind = 'tournament' then
    update tournaments set moderated_at = case when is_removed then coalesce(moderated_at, moment) end, moderation_reason = stated
    where gameid = game and id = key::uuid;
  else
    raise exception 'set_removal knows no %', kind;
  end if;
end;
$$;
