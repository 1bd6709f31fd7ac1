-- Up Migration

alter table users
  add column ownedbadges text,
  add column ownedbackgrounds text,
  add column selectedbanner text,
  add column badge_corner text not null default 'bottom-right'
    check (badge_corner in ('none', 'top-right', 'bottom-right', 'bottom-left', 'top-left')),
  add column favorite_card_url_1 text,
  add column favorite_card_url_2 text,
  add column favorite_card_url_3 text,
  add column favorite_card_url_4 text,
  add column featureddecksdata text;

-- Counts of what members did and received. A separate table, because every like would otherwise
-- update the indexes of users. No row means zero.
create table member_counts (
  user_id bigint primary key references users on delete cascade,
  comment_count integer not null default 0 check (comment_count >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  like_received_count integer not null default 0 check (like_received_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0)
) with (fillfactor = 70);

-- The columns of a profile page, in addition to the documented public ones (users_public).
create view profiles_public as
select id, user_exp, badge_corner, selectedbanner, ownedbadges, ownedbackgrounds,
       favorite_card_url_1, favorite_card_url_2, favorite_card_url_3, favorite_card_url_4,
       featureddecksdata, coalesce(comment_count, 0) as comment_count,
       coalesce(like_count, 0) as like_count, coalesce(rating_count, 0) as rating_count,
       coalesce(like_received_count, 0) as like_received_count,
       coalesce(follower_count, 0) as follower_count
from users left join member_counts on member_counts.user_id = users.id
where deleted_at is null;

-- Pictures of members. The file name is a hash of the content; the file is in the file store.
create table uploads (
  user_id bigint not null references users on delete cascade check (user_id <> 1),
  folder text not null,
  file text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default app_now(),
  primary key (user_id, folder, file)
);

-- Down Migration

drop table uploads;
drop view profiles_public;
drop table member_counts;
alter table users
  drop column ownedbadges,
  drop column ownedbackgrounds,
  drop column selectedbanner,
  drop column badge_corner,
  drop column favorite_card_url_1,
  drop column favorite_card_url_2,
  drop column favorite_card_url_3,
  drop column favorite_card_url_4,
  drop column featureddecksdata;
