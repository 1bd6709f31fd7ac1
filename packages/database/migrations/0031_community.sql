-- Up Migration
-- Triggers on the counted rows change every counter, in the same transaction and with one relative
-- statement. So a counter always equals its rows at commit. Locks are taken in one order: the
-- content's row, then the members' counts by id.

-- A member's stars for a card (original id).
create table card_ratings (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  gameid text not null references games,
  card_id text not null,
  rating smallint not null check (rating between 1 and 5),
  updated_at timestamptz not null default app_now(),
  primary key (user_id, gameid, card_id)
);

create index card_ratings_card on card_ratings (gameid, card_id);
create index card_ratings_recent on card_ratings (user_id, updated_at desc);

create table card_rating_totals (
  gameid text not null references games,
  card_id text not null,
  rating_count integer not null check (rating_count >= 0),
  rating_sum integer not null check (rating_sum >= 0),
  primary key (gameid, card_id)
);

-- Members who rated the card of the day. A second rating on the same UTC date is refused.
create table daily_card_ratings (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  gameid text not null references games,
  card_date date not null,
  primary key (user_id, gameid, card_date)
);

create table likes (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  content_type text not null check (content_type in ('deck')),
  content_id text not null,
  gameid text not null references games,
  created_at timestamptz not null default app_now(),
  primary key (user_id, content_type, content_id)
);

create index likes_content on likes (content_type, content_id);

create table staples (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  gameid text not null references games,
  card_id text not null,
  created_at timestamptz not null default app_now(),
  primary key (user_id, gameid, card_id)
);

create table follows (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  followed_id bigint not null references users on delete cascade check (followed_id <> 1),
  created_at timestamptz not null default app_now(),
  primary key (user_id, followed_id),
  check (user_id <> followed_id)
);

create index follows_followed on follows (followed_id, user_id);

-- A comment stays after its author's account is deleted, under "Deleted user".
create table comments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users check (user_id <> 1),
  content_type text not null check (content_type in ('card', 'deck')),
  content_id text not null,
  gameid text not null references games,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now()
);

create index comments_content on comments (gameid, content_type, content_id, id desc);
create index comments_user on comments (user_id, id desc);

-- Places where only administrators may comment.
create table comment_locks (
  gameid text not null references games,
  content_type text not null check (content_type in ('card', 'deck')),
  content_id text not null,
  locked_by bigint not null references users,
  created_at timestamptz not null default app_now(),
  primary key (gameid, content_type, content_id)
);

-- Reports of content by members. The text is stored as it was when reported.
create table content_reports (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  content_type text not null check (content_type in ('comment', 'deck', 'profile')),
  content_id text not null,
  gameid text references games,
  reported_user_id bigint references users on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  snapshot text not null,
  created_at timestamptz not null default app_now(),
  handled_at timestamptz,
  handled_by bigint references users,
  outcome text check (outcome in ('dismissed', 'removed'))
);

create unique index content_reports_once on content_reports (content_type, content_id, user_id)
  where handled_at is null;
create index content_reports_open on content_reports (id) where handled_at is null;

-- Called only by the triggers below, under their own search path.
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

create function count_rating() returns trigger
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

create trigger card_ratings_count
  after insert or delete or update of rating on card_ratings
  for each row execute function count_rating();

create function count_like() returns trigger
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

create trigger likes_count
  after insert or delete on likes
  for each row execute function count_like();

create function count_comment() returns trigger
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

create trigger comments_count
  after insert or delete on comments
  for each row execute function count_comment();

create function count_follow() returns trigger
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

create trigger follows_count
  after insert or delete on follows
  for each row execute function count_follow();

-- Deletes likes and comments of a deleted deck.
create function clear_deck_community() returns trigger
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

create trigger decklists_clear_community
  after delete on decklists
  for each row execute function clear_deck_community();

revoke execute on function add_member_counts, count_rating, count_like, count_comment, count_follow,
  clear_deck_community from public;

-- Down Migration

drop trigger decklists_clear_community on decklists;
drop table content_reports, comment_locks, comments, follows, staples, likes, daily_card_ratings,
  card_rating_totals, card_ratings;
drop function clear_deck_community, count_follow, count_comment, count_like, count_rating,
  add_member_counts;
