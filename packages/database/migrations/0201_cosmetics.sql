-- Up Migration

-- All cosmetics. Pictures and translated names are in the app, under the same keys.
create table cosmetics (
  kind text not null check (kind in ('badge', 'background', 'banner', 'nameplate', 'title')),
  cosmetic_id text not null check (cosmetic_id ~ '^[a-z0-9-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  rarity text not null check (rarity in ('common', 'rare', 'epic', 'legendary')),
  -- How it is earned. The required level is in ex_events.reward_level.
  source text not null check (source in ('everyone', 'level', 'link', 'administrator', 'event',
    'ratings', 'trades', 'publicDecks', 'likesReceived')),
  -- Count required to earn it, for example the number of likes.
  needed integer check (needed > 0),
  site text check (site in ('youtube', 'twitch', 'x')),
  place smallint not null,
  primary key (kind, cosmetic_id),
  check ((source in ('ratings', 'trades', 'publicDecks', 'likesReceived')) = (needed is not null)),
  check ((source = 'link') = (site is not null))
);

insert into cosmetics (kind, cosmetic_id, name, rarity, source, needed, site, place) values
  ('badge', 'youtube', 'YouTube', 'common', 'link', null, 'youtube', 1),
  ('badge', 'twitch', 'Twitch', 'common', 'link', null, 'twitch', 2),
  ('badge', 'twitter', 'X (Twitter)', 'common', 'link', null, 'x', 3),
  ('badge', 'administrator', 'Administrator', 'epic', 'administrator', null, null, 4),
  ('badge', 'early-light', 'Early Light', 'rare', 'level', null, null, 5),
  ('badge', 'trader', 'Fair Trader', 'rare', 'trades', 30, null, 6),
  ('badge', 'critic', 'Critic', 'rare', 'ratings', 500, null, 7),
  ('badge', 'beloved', 'Beloved', 'epic', 'likesReceived', 100, null, 8),
  ('badge', 'hundred', 'One Hundred', 'rare', 'level', null, null, 9),
  ('badge', 'two-hundred', 'Two Hundred', 'rare', 'level', null, null, 10),
  ('badge', 'three-hundred', 'Three Hundred', 'epic', 'level', null, null, 11),
  ('badge', 'five-hundred', 'Five Hundred', 'epic', 'level', null, null, 12),
  ('badge', 'sevens', 'Three Sevens', 'legendary', 'level', null, null, 13),
  ('badge', 'summit', 'Summit', 'legendary', 'level', null, null, 14),
  ('background', 'hangar', 'Hangar', 'common', 'everyone', null, null, 1),
  ('background', 'ember', 'Ember', 'common', 'everyone', null, null, 2),
  ('background', 'tidal', 'Tidal', 'common', 'everyone', null, null, 3),
  ('background', 'verdant', 'Verdant', 'common', 'level', null, null, 4),
  ('background', 'ivory', 'Ivory', 'common', 'level', null, null, 5),
  ('background', 'violet', 'Violet', 'rare', 'level', null, null, 6),
  ('background', 'aurum', 'Aurum', 'rare', 'level', null, null, 7),
  ('background', 'cobalt', 'Cobalt', 'rare', 'level', null, null, 8),
  ('background', 'canopy', 'Canopy', 'rare', 'level', null, null, 9),
  ('background', 'sunward', 'Sunward', 'epic', 'level', null, null, 10),
  ('background', 'bastion', 'Bastion', 'epic', 'level', null, null, 11),
  ('background', 'comet', 'Comet', 'legendary', 'level', null, null, 12),
  ('background', 'zenith', 'Zenith', 'legendary', 'level', null, null, 13),
  ('background', 'eclipse', 'Eclipse', 'epic', 'event', null, null, 14),
  ('banner', 'skyline', 'Skyline', 'common', 'everyone', null, null, 1),
  ('banner', 'foundry', 'Foundry', 'common', 'everyone', null, null, 2),
  ('banner', 'deepfield', 'Deep Field', 'common', 'level', null, null, 3),
  ('banner', 'vanguard', 'Vanguard', 'rare', 'level', null, null, 4),
  ('banner', 'sovereign', 'Sovereign', 'rare', 'level', null, null, 5),
  ('banner', 'longwatch', 'Long Watch', 'rare', 'level', null, null, 6),
  ('banner', 'thicket', 'Thicket', 'rare', 'level', null, null, 7),
  ('banner', 'highnoon', 'High Noon', 'epic', 'level', null, null, 8),
  ('banner', 'rampart', 'Rampart', 'epic', 'level', null, null, 9),
  ('banner', 'starfall', 'Starfall', 'legendary', 'level', null, null, 10),
  ('banner', 'pinnacle', 'Pinnacle', 'legendary', 'level', null, null, 11),
  ('banner', 'glass', 'Glass', 'epic', 'event', null, null, 12),
  ('nameplate', 'steel', 'Steel', 'common', 'everyone', null, null, 1),
  ('nameplate', 'copper', 'Copper', 'common', 'level', null, null, 2),
  ('nameplate', 'frost', 'Frost', 'rare', 'level', null, null, 3),
  ('nameplate', 'prism', 'Prism', 'epic', 'level', null, null, 4),
  ('nameplate', 'gilded', 'Gilded', 'legendary', 'level', null, null, 5),
  ('title', 'newcomer', 'Newcomer', 'common', 'everyone', null, null, 1),
  ('title', 'deck-smith', 'Deck Smith', 'common', 'publicDecks', 10, null, 2),
  ('title', 'keen-eye', 'Keen Eye', 'common', 'ratings', 100, null, 3),
  ('title', 'good-neighbor', 'Good Neighbor', 'rare', 'trades', 10, null, 4),
  ('title', 'cartographer', 'Cartographer', 'rare', 'level', null, null, 5),
  ('title', 'centurion', 'Centurion', 'rare', 'level', null, null, 6),
  ('title', 'wayfinder', 'Wayfinder', 'epic', 'level', null, null, 7),
  ('title', 'cornerstone', 'Cornerstone', 'epic', 'level', null, null, 8),
  ('title', 'lucky-star', 'Lucky Star', 'legendary', 'level', null, null, 9),
  ('title', 'legend', 'Legend of the Table', 'legendary', 'level', null, null, 10);

-- A claim may give several gifts, each a kind and a key.
alter table ex_events
  add column gifts text[] not null default '{}',
  -- A level reward: it has no end, and its audience is every member of that level.
  add column reward_level integer check (reward_level between 2 and 999);
alter table users_boxitems add column gifts text[] not null default '{}';

alter table ex_events
  drop constraint ex_events_check2,
  add constraint ex_events_gives check (
    (type = 'notification') = (banner is null and role is null and gifts = '{}')) not valid,
  add constraint ex_events_reward check (
    reward_level is null or (type = 'receivedItem' and audience_level = reward_level)) not valid;

alter table users_cosmetics drop constraint users_cosmetics_kind_check,
  add constraint users_cosmetics_kinds
    check (kind in ('badge', 'background', 'banner', 'nameplate', 'title')) not valid;

insert into ex_events (type, label, "startDate", "endDate", banner, role, gifts, audience_level,
  reward_level)
select 'receivedItem', 'Level ' || level, '2026-01-01', 'infinity', banner, role, gifts, level, level
from (values
  (5, null, null, '{background:verdant}'::text[]),
  (10, 'deepfield', null, '{background:ivory}'),
  (15, null, null, '{nameplate:copper}'),
  (25, 'vanguard', null, '{background:violet}'),
  (40, null, null, '{badge:early-light}'),
  (50, 'sovereign', null, '{background:aurum}'),
  (75, null, null, '{title:cartographer,nameplate:frost}'),
  (100, 'longwatch', null, '{background:cobalt,badge:hundred,title:centurion}'),
  (200, 'thicket', null, '{background:canopy,badge:two-hundred,nameplate:prism}'),
  (300, 'highnoon', 'EX', '{background:sunward,badge:three-hundred,title:wayfinder}'),
  (500, 'rampart', null, '{background:bastion,badge:five-hundred,title:cornerstone}'),
  (777, 'starfall', null, '{background:comet,badge:sevens,title:lucky-star}'),
  (999, 'pinnacle', null, '{background:zenith,badge:summit,nameplate:gilded,title:legend}')
) as rewards (level, banner, role, gifts);

alter table users
  add column selectedtitle text,
  add column selectednameplate text;

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
       coalesce(follower_count, 0) as follower_count, selectedtitle, selectednameplate
from users left join member_counts on member_counts.user_id = users.id
where deleted_at is null;

-- Down Migration

drop view profiles_public;
create view profiles_public as
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
alter table users drop column selectedtitle, drop column selectednameplate;
delete from users_boxitems using ex_events
where users_boxitems."eventId" = ex_events.id and reward_level is not null;
delete from ex_events where reward_level is not null;
delete from users_cosmetics where kind in ('nameplate', 'title');
alter table users_cosmetics drop constraint users_cosmetics_kinds,
  add constraint users_cosmetics_kind_check check (kind in ('badge', 'background', 'banner'));
alter table ex_events
  drop constraint ex_events_gives,
  drop constraint ex_events_reward,
  drop column gifts,
  drop column reward_level,
  add constraint ex_events_check2 check (
    (type = 'notification') = (banner is null and role is null)) not valid;
alter table users_boxitems drop column gifts;
drop table cosmetics;
