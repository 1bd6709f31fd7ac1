-- Up Migration
-- Hidden by a moderator until restored. Separate from the owner's own choice: no role may write
-- these columns, only set_deck_removal and set_comment_removal.
alter table decklists add column moderated_at timestamptz, add column moderation_reason text;
alter table comments add column moderated_at timestamptz, add column moderation_reason text;

drop index decklists_recent, decklists_popular;
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_recent on decklists (modified_date desc, id desc)
  include (gameid, name_key, user_id)
  where is_public = 1 and deleted_at is null and moderated_at is null;
-- contract: nothing is released yet, so no deck waits while it is built.
create index decklists_popular on decklists (visitorcount desc, id desc)
  include (gameid, name_key, user_id)
  where is_public = 1 and deleted_at is null and moderated_at is null;

-- Down Migration

-- The functions before this migration.
create or replace function add_deck_counts() returns trigger
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
create or replace function follow_deck() returns trigger
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
create or replace trigger decklists_follow after update on decklists
  for each row
  when ((old.user_id, old.visibility, old.deleted_at is null, old.name_key)
    is distinct from (new.user_id, new.visibility, new.deleted_at is null, new.name_key))
  execute function follow_deck();
-- The older release cannot show or restore hidden content.
update comments set moderated_at = null where moderated_at is not null;
update decklists set visibility = 0 where moderated_at is not null;
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
create or replace trigger comments_count after insert or delete on comments
  for each row execute function count_comment();
drop function if exists set_deck_removal, set_comment_removal;

drop index decklists_recent, decklists_popular;
alter table comments drop column moderation_reason, drop column moderated_at;
alter table decklists drop column moderation_reason, drop column moderated_at;
create index decklists_recent on decklists (modified_date desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
create index decklists_popular on decklists (visitorcount desc, id desc)
  include (gameid, name_key, user_id) where is_public = 1 and deleted_at is null;
