-- Up Migration

-- What members talk about lately: the newest comments of one game, whatever they stand under.
create index comments_recent on comments (gameid, id desc) where moderated_at is null;

-- Down Migration

drop index comments_recent;
