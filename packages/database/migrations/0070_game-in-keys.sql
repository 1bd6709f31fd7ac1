-- Up Migration
-- Clients create deck ids, which are unique only within a game. So every key that contains a deck
-- id also contains the game.

-- contract: nothing is released yet, so no like waits while the key is built.
alter table likes
  drop constraint likes_pkey,
  add primary key (user_id, gameid, content_type, content_id);

drop index likes_content;
-- contract: nothing is released yet, so no like waits while it is built.
create index likes_content on likes (gameid, content_type, content_id);

update content_reports set gameid = deck.gameid
from decklists as deck
where content_type = 'deck' and content_reports.gameid is null and deck.id::text = content_id;
update content_reports set gameid = comments.gameid
from comments
where content_reports.content_type = 'comment' and content_reports.gameid is null
  and comments.id::text = content_reports.content_id;

-- contract: nothing is released yet, and no report was ever stored without the game of its deck.
alter table content_reports
  add constraint content_reports_game check (content_type <> 'deck' or gameid is not null);

drop index content_reports_once;
-- contract: nothing is released yet, so no report waits while it is built.
create unique index content_reports_once
  on content_reports (content_type, gameid, content_id, user_id) nulls not distinct
  where handled_at is null and user_id is not null;

-- An award for a deck belongs to the deck of one game.
update exp_events set subject = 'deck/' || deck.gameid || '/' || deck.id
from decklists as deck
where kind = 'like' and subject = 'deck/' || deck.id;
update exp_events set subject = deck.gameid || '/' || deck.id
from decklists as deck
where kind = 'deckPublication' and subject = deck.id::text and deck.user_id = exp_events.user_id;

-- Down Migration

update exp_events set subject = split_part(subject, '/', 2)
where kind = 'deckPublication' and subject like '%/%' and not exists (
  select from exp_events as other
  where other.user_id = exp_events.user_id and other.kind = 'deckPublication'
    and split_part(other.subject, '/', 2) = split_part(exp_events.subject, '/', 2)
    and other.subject < exp_events.subject
);
update exp_events set subject = 'deck/' || split_part(subject, '/', 3)
where kind = 'like' and subject like 'deck/%/%' and not exists (
  select from exp_events as other
  where other.user_id = exp_events.user_id and other.kind = 'like'
    and split_part(other.subject, '/', 3) = split_part(exp_events.subject, '/', 3)
    and other.subject < exp_events.subject
);
drop index content_reports_once;
alter table content_reports drop constraint content_reports_game;
delete from content_reports as later using content_reports as earlier
where later.handled_at is null and earlier.handled_at is null and later.id > earlier.id
  and later.content_type = earlier.content_type and later.content_id = earlier.content_id
  and later.user_id = earlier.user_id;
create unique index content_reports_once on content_reports (content_type, content_id, user_id)
  where handled_at is null;
drop index likes_content;
delete from likes as later using likes as earlier
where later.user_id = earlier.user_id and later.content_type = earlier.content_type
  and later.content_id = earlier.content_id and later.gameid > earlier.gameid;
alter table likes
  drop constraint likes_pkey,
  add primary key (user_id, content_type, content_id);
create index likes_content on likes (content_type, content_id);
