-- Up Migration

-- The documents' semicolon list, computed from the rows. Only queries that select the column pay
-- for it.
create or replace view users_public as
select id, username, avatar, selectedbadge, selectedavatarbackground, ownedbanners,
       youtube, twitch, x, createdon, user_level,
       (select string_agg(card_id, ';' order by created_at, card_id)
        from staples where staples.user_id = users.id) as userstaplecards
from users;

-- Down Migration

drop view users_public;
create view users_public as
select id, username, avatar, selectedbadge, selectedavatarbackground, ownedbanners,
       youtube, twitch, x, createdon, user_level
from users;
-- A new view has no rights, and a down migration applies none.
grant select on users_public to deckframe_app;
