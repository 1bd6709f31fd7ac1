-- Up Migration

/*
 * The counters that a like or a comment moves, apart from the deck: there each of them would write
 * the deck's whole row anew and every index on it. Beside them stands what the lists by likes and
 * by comments ask for, so that these walk an index of this table and no deck. No foreign key: the
 * row comes and goes with its deck by the triggers below.
 */
create table deck_counts (
  gameid text not null,
  deck_id uuid not null,
  user_id bigint not null,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  -- True if in the public lists: public and not deleted.
  is_listed boolean not null,
  name_key text not null,
  primary key (gameid, deck_id)
);

insert into deck_counts (gameid, deck_id, user_id, like_count, comment_count, is_listed, name_key)
select gameid, id, user_id, like_count, comment_count, is_public = 1 and deleted_at is null, name_key
from decklists;

create index deck_counts_liked on deck_counts (gameid, like_count desc, deck_id desc)
  include (name_key, user_id) where is_listed;
create index deck_counts_commented on deck_counts (gameid, comment_count desc, deck_id desc)
  include (name_key, user_id) where is_listed;

drop index decklists_liked, decklists_commented;
-- contract: nothing is released yet, so nobody reads what goes.
alter table decklists drop column like_count, drop column comment_count;

-- Bulk inserts of decks may insert their counts first.
create function add_deck_counts() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deck_counts (gameid, deck_id, user_id, is_listed, name_key)
  values (new.gameid, new.id, new.user_id, new.visibility = 1 and new.deleted_at is null,
    new.name_key)
  on conflict do nothing;
  return null;
end;
$$;

create function follow_deck() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update deck_counts set
    user_id = new.user_id, is_listed = new.visibility = 1 and new.deleted_at is null,
    name_key = new.name_key
  where gameid = new.gameid and deck_id = new.id;
  return null;
end;
$$;

create trigger decklists_add_counts after insert on decklists
  for each row execute function add_deck_counts();
create trigger decklists_follow after update on decklists
  for each row
  when ((old.user_id, old.visibility, old.deleted_at is null, old.name_key)
    is distinct from (new.user_id, new.visibility, new.deleted_at is null, new.name_key))
  execute function follow_deck();

-- Deletes likes first, because each reduces the deck's counter. Deleting the counter waits for
-- concurrent likes and comments, which are then deleted too.
create or replace function clear_deck_community() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from likes where content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from deck_counts where gameid = old.gameid and deck_id = old.id;
  delete from likes where content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  return null;
end;
$$;

-- A member's given and received likes are shown on one page but change at every like. So they are
-- counted when read.
create or replace view profiles_public as
select id, user_exp, badge_corner, selectedbanner, ownedbadges, ownedbackgrounds,
       favorite_card_url_1, favorite_card_url_2, favorite_card_url_3, favorite_card_url_4,
       featureddecksdata, coalesce(comment_count, 0) as comment_count,
       (select count(*)::integer from likes where likes.user_id = users.id) as like_count,
       coalesce(rating_count, 0) as rating_count,
       (select coalesce(sum(counts.like_count), 0)::integer
        from decklists as deck
        join deck_counts as counts on counts.gameid = deck.gameid and counts.deck_id = deck.id
        where deck.user_id = users.id) as like_received_count,
       coalesce(follower_count, 0) as follower_count
from users left join member_counts on member_counts.user_id = users.id
where deleted_at is null;

-- contract: nothing is released yet, so nobody reads what goes.
alter table member_counts drop column like_count, drop column like_received_count;

-- Every like would lock the row of its game. A listed deck always has a valid game.
alter table likes drop constraint likes_gameid_fkey;

-- contract: nothing is released yet, so nobody reads what goes.
drop function add_member_counts;

-- Called only by the triggers below, under their own search path.
create function add_member_counts(
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

create or replace function count_rating() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'DELETE' then
    insert into card_rating_totals (gameid, card_id, rating_count, rating_sum)
    values (new.gameid, new.card_id, 1, new.rating)
    on conflict (gameid, card_id) do update set
      rating_count = card_rating_totals.rating_count + (tg_op = 'INSERT')::integer,
      rating_sum = card_rating_totals.rating_sum + new.rating
        - case when tg_op = 'UPDATE' then old.rating else 0 end;
  else
    update card_rating_totals set
      rating_count = rating_count - 1, rating_sum = rating_sum - old.rating
    where gameid = old.gameid and card_id = old.card_id;
  end if;
  if tg_op = 'INSERT' then
    perform add_member_counts(new.user_id, 0, 1, 0);
  elsif tg_op = 'DELETE' then
    perform add_member_counts(old.user_id, 0, -1, 0);
  end if;
  return null;
end;
$$;

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
    update public.deck_counts set like_count = like_count + 1
    where gameid = new.gameid and deck_id = new.content_id::uuid;
  else
    update public.deck_counts set like_count = like_count - 1
    where gameid = old.gameid and deck_id = old.content_id::uuid;
  end if;
  if not found and tg_op = 'INSERT' then
    raise exception 'a like for no deck' using errcode = 'foreign_key_violation';
  end if;
  return null;
end;
$$;

create or replace function count_comment() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  said comments := case when tg_op = 'INSERT' then new else old end;
  change integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  if said.content_type = 'deck' then
    update deck_counts set comment_count = comment_count + change
    where gameid = said.gameid and deck_id = said.content_id::uuid;
    if not found and tg_op = 'INSERT' then
      raise exception 'a comment for no deck' using errcode = 'foreign_key_violation';
    end if;
  else
    update cards set comment_count = comment_count + change
    where gameid = said.gameid and cardno = said.content_id;
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

revoke execute on function add_member_counts, add_deck_counts, follow_deck from public;

-- Down Migration

drop trigger decklists_follow on decklists;
drop trigger decklists_add_counts on decklists;
drop function follow_deck, add_deck_counts, add_member_counts;

alter table likes add constraint likes_gameid_fkey foreign key (gameid) references games;

alter table member_counts
  add column like_count integer not null default 0 check (like_count >= 0),
  add column like_received_count integer not null default 0 check (like_received_count >= 0);
insert into member_counts (user_id, like_count)
select user_id, count(*) from likes group by user_id
on conflict (user_id) do update set like_count = excluded.like_count;
insert into member_counts (user_id, like_received_count)
select user_id, sum(like_count) from deck_counts group by user_id
on conflict (user_id) do update set like_received_count = excluded.like_received_count;

create or replace view profiles_public as
select id, user_exp, badge_corner, selectedbanner, ownedbadges, ownedbackgrounds,
       favorite_card_url_1, favorite_card_url_2, favorite_card_url_3, favorite_card_url_4,
       featureddecksdata, coalesce(comment_count, 0) as comment_count,
       coalesce(like_count, 0) as like_count, coalesce(rating_count, 0) as rating_count,
       coalesce(like_received_count, 0) as like_received_count,
       coalesce(follower_count, 0) as follower_count
from users left join member_counts on member_counts.user_id = users.id
where deleted_at is null;

alter table decklists
  add column like_count integer not null default 0 check (like_count >= 0),
  add column comment_count integer not null default 0 check (comment_count >= 0);
update decklists set like_count = counts.like_count, comment_count = counts.comment_count
from deck_counts as counts where counts.gameid = decklists.gameid and counts.deck_id = decklists.id;
create index decklists_liked on decklists (like_count desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
create index decklists_commented on decklists (comment_count desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
drop table deck_counts;

create function add_member_counts(
  member bigint, comments integer, likes integer, ratings integer, received integer,
  followers integer
) returns void
  language plpgsql
as $$
begin
  update member_counts set
    comment_count = comment_count + comments,
    like_count = like_count + likes,
    rating_count = rating_count + ratings,
    like_received_count = like_received_count + received,
    follower_count = follower_count + followers
  where user_id = member;
  if not found then
    insert into member_counts as counts (
      user_id, comment_count, like_count, rating_count, like_received_count, follower_count
    ) values (member, comments, likes, ratings, received, followers)
    on conflict (user_id) do update set
      comment_count = counts.comment_count + comments,
      like_count = counts.like_count + likes,
      rating_count = counts.rating_count + ratings,
      like_received_count = counts.like_received_count + received,
      follower_count = counts.follower_count + followers;
  end if;
end;
$$;

create or replace function count_rating() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'DELETE' then
    insert into card_rating_totals (gameid, card_id, rating_count, rating_sum)
    values (new.gameid, new.card_id, 1, new.rating)
    on conflict (gameid, card_id) do update set
      rating_count = card_rating_totals.rating_count + (tg_op = 'INSERT')::integer,
      rating_sum = card_rating_totals.rating_sum + new.rating
        - case when tg_op = 'UPDATE' then old.rating else 0 end;
  else
    update card_rating_totals set
      rating_count = rating_count - 1, rating_sum = rating_sum - old.rating
    where gameid = old.gameid and card_id = old.card_id;
  end if;
  if tg_op = 'INSERT' then
    perform add_member_counts(new.user_id, 0, 0, 1, 0, 0);
  elsif tg_op = 'DELETE' then
    perform add_member_counts(old.user_id, 0, 0, -1, 0, 0);
  end if;
  return null;
end;
$$;

create or replace function count_like() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  liked likes := case when tg_op = 'INSERT' then new else old end;
  change integer := case when tg_op = 'INSERT' then 1 else -1 end;
  owner bigint;
begin
  update decklists set like_count = like_count + change
  where gameid = liked.gameid and id = liked.content_id::uuid
  returning user_id into owner;
  if liked.user_id <= owner then
    perform add_member_counts(liked.user_id, 0, change, 0, 0, 0);
  end if;
  if owner is not null then
    perform add_member_counts(owner, 0, 0, 0, change, 0);
  end if;
  if liked.user_id > owner or owner is null then
    perform add_member_counts(liked.user_id, 0, change, 0, 0, 0);
  end if;
  return null;
end;
$$;

create or replace function count_comment() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  said comments := case when tg_op = 'INSERT' then new else old end;
  change integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  if said.content_type = 'deck' then
    update decklists set comment_count = comment_count + change
    where gameid = said.gameid and id = said.content_id::uuid;
  else
    update cards set comment_count = comment_count + change
    where gameid = said.gameid and cardno = said.content_id;
  end if;
  perform add_member_counts(said.user_id, change, 0, 0, 0, 0);
  return null;
end;
$$;

create or replace function count_follow() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform add_member_counts(new.followed_id, 0, 0, 0, 0, 1);
  else
    perform add_member_counts(old.followed_id, 0, 0, 0, 0, -1);
  end if;
  return null;
end;
$$;

create or replace function clear_deck_community() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from likes where content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  return null;
end;
$$;

revoke execute on function add_member_counts from public;
