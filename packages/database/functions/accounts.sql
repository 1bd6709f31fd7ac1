-- The only way to change roles. The API has no write permission on the column.
create or replace function set_user_roles(member bigint, new_roles text[]) returns void
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

-- Called only by triggers, under their own search path.
create or replace function add_member_counts(
  member bigint, comments integer, ratings integer, followers integer
) returns void
  language plpgsql
as $$
begin
  update member_counts set
    comment_count = comment_count + comments,
    rating_count = rating_count + ratings,
    follower_count = follower_count + followers
  where user_id = member;
  if not found then
    insert into member_counts as counts (user_id, comment_count, rating_count, follower_count)
    values (member, comments, ratings, followers)
    on conflict (user_id) do update set
      comment_count = counts.comment_count + comments,
      rating_count = counts.rating_count + ratings,
      follower_count = counts.follower_count + followers;
  end if;
end;
$$;

-- The API cannot change this data for existing members. Both functions refuse unless the row is
-- marked as deleted.
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

-- Frees the name of a deleted member. A key change waits for all transactions that reference the
-- row, so it runs after the transaction that hides the member and ends the sessions.
create or replace function release_username(member bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform assert_leaving(member);
  -- Names cannot contain a colon, so this key never conflicts with a member's name.
  update users set username_key = 'deleted:' || member where id = member;
  delete from username_looks where user_id = member;
end;
$$;

create or replace function erase_earnings(member bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform assert_leaving(member);
  delete from exp_events where user_id = member;
  delete from exp_deck_lists where user_id = member;
  delete from users_cosmetics where user_id = member;
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

-- Played events stay, without the member. Another organizer takes an event over. Without one,
-- drafts are deleted and announced events are cancelled.
create or replace function erase_tournament_traces(member bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  event record;
begin
  perform assert_leaving(member);
  delete from tournament_staff where user_id = member;
  -- Clears a judge's texts about the member. The hash of the entry still proves the old content.
  update tournament_log as log set body = jsonb_set(log.body, '{note}', '""')
  from tournament_registrations as entry
  where entry.user_id = member and log.gameid = entry.gameid
    and log.tournament_id = entry.tournament_id and log.kind = 'penalty'
    and log.body ->> 'player' = entry.id::text;
  update tournament_lists as list set deck_name = 'Deck' from tournament_registrations as entry
  where entry.user_id = member and list.gameid = entry.gameid
    and list.tournament_id = entry.tournament_id and list.id = entry.list_id;
  update tournament_registrations as entry set user_id = null, shown_name = 'Former player',
    deck_id = null, version = entry.version + 1,
    status = case when played.status in ('draft', 'announced', 'open')
      and entry.status in ('waiting', 'registered', 'checked_in') then 'dropped' else entry.status end
  from tournaments as played
  where played.gameid = entry.gameid and played.id = entry.tournament_id and entry.user_id = member;
  update tournament_log set by_user_id = null where by_user_id = member;
  update tournament_deck_checks set user_id = null where user_id = member;
  update tournament_devices set user_id = null, revoked_at = coalesce(revoked_at, app_now())
    where user_id = member;
  for event in
    select gameid, id, status, (
      select min(staff.user_id) from tournament_staff as staff
      where staff.gameid = tournaments.gameid and staff.tournament_id = tournaments.id
        and staff.role = 'organiser') as heir
    from tournaments where organizer_id = member
  loop
    if event.heir is null and event.status = 'draft' then
      delete from tournaments where gameid = event.gameid and id = event.id;
      continue;
    end if;
    update tournaments set version = version + 1, organizer_id = event.heir,
      status = case when event.heir is null and event.status in ('announced', 'open')
        then 'cancelled' else event.status end
    where gameid = event.gameid and id = event.id;
  end loop;
end;
$$;

-- First step of the same. From here on, no event page shows the name.
create or replace function hide_player(member bigint) returns void
  language sql
  set search_path = public, pg_temp
as $$
  update tournament_registrations set shown_name = 'Former player' where user_id = member;
$$;
