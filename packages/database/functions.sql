-- The functions and triggers of the database, applied whole by every migration run, before the
-- rights. They live here alone: a migration neither makes nor changes one, and lint-migration says so.
-- Whoever takes one away removes it here and drops it in a migration.

-- Every clock reading in SQL goes through here, so that a test can stop the time.
create or replace function app_now() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());

-- The only door by which the API reaches the job tables: it may add a job, and neither read
-- nor change one. It runs with the owner's rights, inside the caller's transaction.
create or replace function add_job(
  identifier text,
  payload json default '{}',
  job_key text default null,
  run_at timestamptz default null
) returns bigint
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select job.id
    from graphile_worker.add_job(
      identifier => add_job.identifier,
      payload => add_job.payload,
      job_key => add_job.job_key,
      run_at => add_job.run_at
    ) as job
  );
end;
$$;

-- The sums of a game have changed: API and worker ask for this one job alike, and the worker has no
-- other door of this kind.
create or replace function pack_meta_later(game text) returns bigint
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select job.id
    from graphile_worker.add_job(
      identifier => 'pack-meta',
      payload => json_build_object('game', pack_meta_later.game),
      job_key => 'pack-meta:' || pack_meta_later.game
    ) as job
  );
end;
$$;

-- The only way by which the API changes roles: no statement of its own can name the column.
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

-- How many public decks a game has and which share of them has each common term, as PostgreSQL's
-- own statistics know it. The API may not read those of a partition by itself.
create or replace function list_deck_terms(game text)
  returns table (decks real, term integer, share real)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(greatest(partition.reltuples, 0), 0), common.term, common.share
  from pg_class as partition
  left join pg_stats as stats
    on stats.schemaname = 'public' and stats.tablename = partition.relname
    and stats.attname = 'terms'
  left join lateral unnest(
    stats.most_common_elems::text::integer[], stats.most_common_elem_freqs
  ) as common (term, share) on common.term is not null
  where partition.relnamespace = 'public'::regnamespace
    and partition.relname = list_deck_terms.game || '_deck_search'
$$;

-- Rows are locked in the order of their key: two awards can wait for each other but never in a ring.
create or replace function count_exp() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  member bigint := case when tg_op = 'DELETE' then old.id else new.id end;
  before integer := case when tg_op <> 'INSERT' and old.deleted_at is null and old.emailverified
    then old.user_exp end;
  after integer := case when tg_op <> 'DELETE' and new.deleted_at is null and new.emailverified
    then new.user_exp end;
begin
  if member = 1 or before is not distinct from after then
    return null;
  end if;
  insert into exp_counts (width, bucket, shard, members)
  select width, exp / width, member % 8, sum(change)
  from (values (before, -1), (after, 1)) as changes (exp, change)
  cross join (values (1), (50), (1000), (20000)) as widths (width)
  where exp is not null
  group by width, exp / width
  having sum(change) <> 0
  order by width, exp / width
  on conflict (width, bucket, shard)
  do update set members = exp_counts.members + excluded.members;
  return null;
end;
$$;

/*
 * The only way by which the API pays EXP. All awards of one write in one call: the member's row is
 * locked first, so that no cap can be overrun by two writes at once. The lock leaves the key alone:
 * every write of the member holds that already, through a foreign key, and two would wait in a ring.
 */
create or replace function award_exp(member bigint, kinds text[], subjects text[], amounts integer[])
  returns table (kind text, outcome text, amount integer, exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  stored integer;
  is_early boolean;
  running integer;
  today timestamptz := date_trunc('day', app_now() at time zone 'utc') at time zone 'utc';
begin
  if member = 1 then
    raise exception 'the system earns nothing';
  end if;
  -- Who has just come, or has not confirmed the address, is paid for nothing yet.
  select user_exp, not emailverified or coalesce(createdon, '-infinity') > app_now()
      - make_interval(mins => (select value from exp_settings where name = 'accountMinutes'))
    into strict stored, is_early from users where id = member for no key update;
  running := stored;
  for place in 1 .. coalesce(array_length(kinds, 1), 0) loop
    kind := kinds[place];
    amount := 0;
    exp_before := running;
    if exists (
      select from exp_events
      where user_id = member and exp_events.kind = kinds[place]
        and subject = subjects[place]
    ) then
      outcome := 'known';
    elsif is_early then
      outcome := 'early';
    elsif (
      select count(*) from exp_events
      where user_id = member and exp_events.kind = kinds[place] and created_at >= today
    ) >= (select per_day from exp_caps where exp_caps.kind = kinds[place]) then
      outcome := 'capped';
    else
      insert into exp_events (user_id, kind, subject, amount)
      values (member, kinds[place], subjects[place], amounts[place]);
      outcome := 'awarded';
      amount := amounts[place];
      running := running + amount;
    end if;
    exp_after := running;
    return next;
  end loop;
  if running <> stored then
    update users set user_exp = running where id = member;
  end if;
end;
$$;

-- The only way by which staff correct what a member has: one more entry, and the sum with it. No row
-- where the sum would leave its bounds.
create or replace function correct_exp(member bigint, change integer, entry text, why text)
  returns table (exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if member = 1 then
    raise exception 'the system earns nothing';
  end if;
  select user_exp into strict exp_before from users where id = member for no key update;
  exp_after := exp_before + change;
  if exp_after not between 0 and 1000000000 then
    return;
  end if;
  insert into exp_events (user_id, kind, subject, amount, reason)
  values (member, 'correction', entry, change, why);
  update users set user_exp = exp_after where id = member;
  return next;
end;
$$;

/*
 * The awards of a saved deck: none where its list is nearly one that the member was paid for with
 * another deck, or one that the member copied. Compared under the lock of the member's row, so of
 * near copies that are saved at once only the first is paid. What is paid is remembered.
 */
create or replace function award_deck_exp(
  member bigint, kinds text[], subjects text[], amounts integer[],
  game text, deck uuid, list_ids text[], list_quantities integer[], min_difference integer
) returns table (kind text, outcome text, amount integer, exp_before integer, exp_after integer)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  list_size bigint := (select coalesce(sum(quantity), 0) from unnest(list_quantities) as quantity);
  is_paid boolean := false;
begin
  perform from users where id = member for no key update;
  if exists (
    select from exp_deck_lists as earlier
    where earlier.user_id = member and earlier.gameid = game
      and (earlier.is_copied or earlier.deck_id <> deck)
      and greatest(
        list_size, (select sum(quantity) from unnest(earlier.quantities) as quantity)
      ) - (
        select coalesce(sum(least(mine.quantity, theirs.quantity)), 0)
        from unnest(list_ids, list_quantities) as mine (originalid, quantity)
        join unnest(earlier.originalids, earlier.quantities) as theirs (originalid, quantity)
          using (originalid)
      ) < min_difference
  ) then
    return;
  end if;
  for kind, outcome, amount, exp_before, exp_after in
    select * from award_exp(member, kinds, subjects, amounts)
  loop
    is_paid := is_paid or outcome = 'awarded';
    return next;
  end loop;
  if is_paid then
    perform note_deck_list(member, game, deck, false, list_ids, list_quantities);
  end if;
end;
$$;

-- Fifty of each kind in a game: nobody reads more, and no row of a member grows without end.
create or replace function note_deck_list(
  member bigint, game text, deck uuid, copied boolean, list_ids text[], list_quantities integer[]
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into exp_deck_lists (user_id, gameid, deck_id, is_copied, originalids, quantities)
  values (member, game, deck, copied, list_ids, list_quantities);
  delete from exp_deck_lists where id in (
    select id from exp_deck_lists
    where user_id = member and gameid = game and is_copied = copied
    order by id desc offset 50
  );
end;
$$;

-- Only the triggers below call it, under their own search path.
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
  -- Only what everybody sees is counted.
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
    -- The card that has the number, or had it before.
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

-- The likes go first: each takes itself off the deck's counter. Taking the counter away waits for
-- likes and comments that are under way; what they left is cleared then, and later ones find no deck.
-- Who looked at it goes as well.
create or replace function clear_deck_community() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from likes
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from deck_counts where gameid = old.gameid and deck_id = old.id;
  delete from likes
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from comments
  where gameid = old.gameid and content_type = 'deck' and content_id = old.id::text;
  delete from deck_views where gameid = old.gameid and deck_id = old.id;
  return null;
end;
$$;

-- Whoever copies decks in bulk may bring their counts along first.
create or replace function add_deck_counts() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deck_counts (gameid, deck_id, user_id, is_listed, name_key)
  values (new.gameid, new.id, new.user_id,
    new.visibility = 1 and new.deleted_at is null and new.moderated_at is null, new.name_key)
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
    user_id = new.user_id, name_key = new.name_key,
    is_listed = new.visibility = 1 and new.deleted_at is null and new.moderated_at is null
  where gameid = new.gameid and deck_id = new.id;
  return null;
end;
$$;

-- A fan-made series counts the public decks with a card of it. One order of locks: two decks may name
-- the same series.
create or replace function count_series_decks() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  moved record;
begin
  for moved in
    select game, series, sum(change)::integer as change
    from (
      select old.gameid as game, named as series, -1 as change
      from (select distinct unnest(string_to_array(old.customseries, ',')) as named) as before
      where old.visibility = 1 and old.deleted_at is null and old.moderated_at is null
      union all
      select new.gameid, named, 1
      from (select distinct unnest(string_to_array(new.customseries, ',')) as named) as after
      where new.visibility = 1 and new.deleted_at is null and new.moderated_at is null
    ) as changes
    group by game, series having sum(change) <> 0
    order by series
  loop
    update custom_series set deck_count = deck_count + moved.change
    where gameid = moved.game and id = moved.series;
  end loop;
  return null;
end;
$$;

-- The only ways out of public and back: no save of an owner can name these columns.
create or replace function set_deck_removal(
  game text, deck uuid, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update decklists set
    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,
    moderation_reason = case when is_removed then reason end
  where gameid = game and id = deck;
end;
$$;

create or replace function set_custom_series_removal(
  game text, series text, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update custom_series set
    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,
    moderation_reason = case when is_removed then reason end
  where gameid = game and id = series;
end;
$$;

-- A series that goes takes its likes and comments along.
create or replace function clear_custom_series_likes() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from likes
  where gameid = old.gameid and content_type = 'custom-series' and content_id = old.id;
  delete from comments
  where gameid = old.gameid and content_type = 'custom-series' and content_id = old.id;
  return null;
end;
$$;

create or replace function set_comment_removal(
  comment bigint, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update comments set
    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,
    moderation_reason = case when is_removed then reason end
  where id = comment;
end;
$$;

create or replace function set_content_removal(
  game text, content uuid, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update contents set
    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,
    moderation_reason = case when is_removed then reason end
  where gameid = game and id = content;
end;
$$;

create or replace function set_tournament_removal(
  game text, tournament uuid, is_removed boolean, reason text
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update tournaments set
    moderated_at = case when is_removed then coalesce(moderated_at, app_now()) end,
    moderation_reason = case when is_removed then reason end
  where gameid = game and id = tournament;
end;
$$;

-- Asked for few events only. As functions of their own they keep the parts of every game out of the
-- plan of a mailbox, which is then made, and held to be cheap, as fast as it is.
create or replace function count_public_decks(member bigint) returns integer
  language plpgsql stable
as $$
begin
  return (
    select count(*)::integer from public.decklists as decks
    where decks.user_id = member and decks.is_public = 1 and decks.deleted_at is null
      and decks.moderated_at is null
  );
end;
$$;

create or replace function plays_game(member bigint, game text) returns boolean
  language plpgsql stable
as $$
begin
  return exists (
    select from public.decklists as decks where decks.user_id = member and decks.gameid = game
  ) or exists (
    select from public.collection_states as shelves
    where shelves.user_id = member and shelves.gameid = game
  );
end;
$$;

/*
 * The events, notices and gifts for many that reach a member now, by the database's clock, with what
 * each asks for and what the member has of it. Plain SQL, so that it is planned with the caller's.
 */
do $$
begin
  -- What it returns cannot be replaced; the older form goes once.
  if exists (select from pg_proc where proname = 'list_events_of'
      and pronamespace = 'public'::regnamespace and not 'reward_level' = any (proargnames)) then
    drop function list_events_of(bigint);
  end if;
end;
$$;
create or replace function list_events_of(member bigint)
  returns table (
    id bigint, type text, label text, description text, "startDate" timestamptz,
    "endDate" timestamptz, icon text, banner text, role text, display_id text, needs_code boolean,
    is_full boolean, required_level integer, required_ratings integer,
    required_public_decks integer, level integer, ratings integer, public_decks integer,
    gifts text[], reward_level integer
  )
  language sql stable
as $$
  select events.id, events.type, events.label, events.description, events."startDate",
    events."endDate", events.icon, events.banner, events.role, events.display_id,
    events.code_hash is not null, coalesce(events.claim_count >= events.claim_limit, false),
    events.required_level, events.required_ratings, events.required_public_decks,
    users.user_level, coalesce(member_counts.rating_count, 0),
    case when events.required_public_decks > 0 then public.count_public_decks(users.id) else 0 end,
    events.gifts, events.reward_level
  from public.users
  left join public.member_counts on member_counts.user_id = users.id
  join public.ex_events as events
    on events."endDate" > public.app_now() and events."startDate" <= public.app_now()
  where users.id = member and users.deleted_at is null
    and (events.audience_role is null or events.audience_role = any (users.roles))
    and (events.audience_level is null or users.user_level >= events.audience_level)
    and (events.audience_joined_before is null or users.createdon < events.audience_joined_before)
    and (events.audience_game is null or public.plays_game(users.id, events.audience_game))
$$;

-- C-78: asked before every claim: the event runs, reaches the member, and has what it asks for.
create or replace function check_event_requirements(event_id bigint, user_id bigint) returns boolean
  language sql stable
as $$
  select exists (
    select from public.list_events_of(check_event_requirements.user_id) as events
    where events.id = check_event_requirements.event_id and events.level >= events.required_level
      and events.ratings >= events.required_ratings
      and events.public_decks >= events.required_public_decks
  )
$$;

-- Gives something to wear: the row, and the documents' text column of its kind, where there is one.
create or replace function grant_cosmetic(member bigint, new_kind text, new_id text, source text)
  returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  owned text;
begin
  insert into users_cosmetics (user_id, kind, cosmetic_id, source)
  values (member, new_kind, new_id, grant_cosmetic.source)
  on conflict (user_id, kind, cosmetic_id) do update
    set source = excluded.source, granted_at = app_now(), taken_at = null
    where users_cosmetics.taken_at is not null;
  if new_kind not in ('banner', 'badge', 'background') then
    return;
  end if;
  select case new_kind when 'banner' then ownedbanners when 'badge' then ownedbadges
    else ownedbackgrounds end into owned from users where id = member for no key update;
  if new_id = any (regexp_split_to_array(lower(trim(coalesce(owned, ''))), '\s*,\s*')) then
    return;
  end if;
  owned := concat_ws(',', nullif(trim(owned), ''), new_id);
  update users set
    ownedbanners = case new_kind when 'banner' then owned else ownedbanners end,
    ownedbadges = case new_kind when 'badge' then owned else ownedbadges end,
    ownedbackgrounds = case new_kind when 'background' then owned else ownedbackgrounds end
  where id = member;
end;
$$;

-- By an act of staff. What there is not is not given.
create or replace function give_cosmetic(member bigint, new_kind text, new_id text) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not exists (select from cosmetics where kind = new_kind and cosmetic_id = new_id) then
    return false;
  end if;
  perform grant_cosmetic(member, new_kind, new_id, 'staff');
  return true;
end;
$$;

-- The other way: the row stays as a mark, the documents' list loses it. False where it was not given.
create or replace function take_cosmetic(member bigint, old_kind text, old_id text) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was_given boolean;
begin
  perform from users where id = member for no key update;
  update users_cosmetics set taken_at = app_now()
  where user_id = member and kind = old_kind and cosmetic_id = old_id and taken_at is null;
  was_given := found;
  if was_given and old_kind in ('banner', 'badge', 'background') then
    update users set
      ownedbanners = case old_kind when 'banner' then drop_key(ownedbanners, old_id)
        else ownedbanners end,
      ownedbadges = case old_kind when 'badge' then drop_key(ownedbadges, old_id)
        else ownedbadges end,
      ownedbackgrounds = case old_kind when 'background' then drop_key(ownedbackgrounds, old_id)
        else ownedbackgrounds end
    where id = member;
  end if;
  return was_given;
end;
$$;

-- A comma list without one of its keys; null where nothing is left.
create or replace function drop_key(list text, key text) returns text
  language sql immutable
  set search_path = public, pg_temp
as $$
  select nullif(string_agg(trim(part), ',' order by place), '')
  from string_to_table(list, ',') with ordinality as parts (part, place)
  where lower(trim(part)) <> key and trim(part) <> ''
$$;

-- Gives what was claimed.
create or replace function grant_reward(member bigint, new_banner text, new_role text, source text)
  returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if new_banner is not null then
    perform grant_cosmetic(member, 'banner', new_banner, grant_reward.source);
  end if;
  if new_role is not null then
    update users set roles = roles || new_role, updated_at = app_now()
    where id = member and not (new_role = any (roles));
  end if;
end;
$$;

-- Each gift is written as kind and key with a colon between them.
create or replace function grant_gifts(member bigint, new_gifts text[], source text) returns void
  language sql
  set search_path = public, pg_temp
as $$
  select grant_cosmetic(member, split_part(gift, ':', 1), split_part(gift, ':', 2), grant_gifts.source)
  from unnest(new_gifts) as gift
$$;

/*
 * The only way by which an event is claimed: asked for, paid and marked in one call. Two claims of a
 * member meet at the unique key of their entry; claims of an event with a limit follow each other.
 */
create or replace function claim_event(member bigint, event bigint, given_hash text)
  returns table (outcome text, banner text, role text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  wanted ex_events;
begin
  select * into wanted from ex_events where ex_events.id = event;
  if wanted.claim_limit is not null then
    select * into wanted from ex_events where ex_events.id = event for no key update;
  end if;
  banner := wanted.banner;
  role := wanted.role;
  if exists (
    select from users_boxitems as entries
    where entries.user_id = member and entries."eventId" = event and entries.claimed
  ) then
    outcome := 'known';
  elsif wanted.id is null or wanted.type = 'notification'
      or wanted."startDate" > app_now() or wanted."endDate" <= app_now() then
    outcome := 'gone';
  elsif not check_event_requirements(event, member) then
    outcome := 'unmet';
  elsif wanted.code_hash is not null and wanted.code_hash is distinct from given_hash then
    outcome := 'code';
  elsif wanted.claim_count >= wanted.claim_limit then
    outcome := 'full';
  else
    insert into users_boxitems as entries
      (user_id, type, label, description, banner, role, gifts, status, claimed, claimed_at, "eventId")
    values (member, wanted.type, wanted.label, wanted.description, wanted.banner, wanted.role,
      wanted.gifts, 'read', true, app_now(), event)
    on conflict (user_id, "eventId") where "eventId" is not null
      do update set claimed = true, claimed_at = app_now(), status = 'read'
      where not entries.claimed;
    if not found then
      outcome := 'known';
    else
      outcome := 'claimed';
      if wanted.claim_limit is not null then
        update ex_events set claim_count = claim_count + 1 where ex_events.id = event;
      end if;
      perform grant_reward(member, wanted.banner, wanted.role, 'event:' || event);
      perform grant_gifts(member, wanted.gifts, 'event:' || event);
    end if;
  end if;
  return next;
end;
$$;

-- The only way by which a gift to one member is claimed.
create or replace function claim_item(member bigint, item bigint)
  returns table (outcome text, banner text, role text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  given text[];
begin
  update users_boxitems as entries set claimed = true, claimed_at = app_now(), status = 'read'
  where entries.user_id = member and entries.id = item and entries.type = 'receivedItem'
    and entries."eventId" is null and not entries.claimed
  returning 'claimed', entries.banner, entries.role, entries.gifts
    into outcome, banner, role, given;
  if found then
    perform grant_reward(member, banner, role, 'item:' || item);
    perform grant_gifts(member, given, 'item:' || item);
  else
    select case when entries.claimed then 'known' else 'gone' end, entries.banner, entries.role
      into outcome, banner, role
      from users_boxitems as entries
      where entries.user_id = member and entries.id = item and entries.type = 'receivedItem';
    outcome := coalesce(outcome, 'gone');
  end if;
  return next;
end;
$$;

/*
 * Changes to a collection in one call: the key of the request, what is stored of the named cards, the
 * rows, their number and the answer. The row of the shelf is held from the first moment on, so that the
 * changes of two devices, and one request that arrives twice, follow each other. The rule itself is that
 * of applyChange in the domain, and the model test holds the two against each other. Nulls change
 * nothing; a card that is named twice is changed in turns. One entry too many fails by the check of the
 * shelf's row.
 */
create or replace function change_collection(
  member bigint, game text, shelf smallint, numbers text[], differences smallint[],
  tradings boolean[], wishes boolean[], ignores boolean[], tags text[],
  of_route text, of_key text, of_hash text, done text
) returns table (outcome text, answer text)
  language plpgsql
  set search_path = public, pg_temp
  set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan
as $$
declare
  taken bigint;
  earlier_hash text;
  added integer;
  entries text;
  strangers text;
begin
  -- Before the shelf, as every write with a key: whoever deletes the member waits with empty hands.
  perform from users where id = member for key share;
  select seq + 1 into taken from collection_states
    where user_id = member and gameid = game for no key update;
  if not found then
    insert into collection_states (user_id, gameid, seq) values (member, game, 0)
    on conflict do nothing;
    select seq + 1 into taken from collection_states
      where user_id = member and gameid = game for no key update;
  end if;

  select body_hash, response into earlier_hash, answer from idempotency_keys
    where user_id = member and route = of_route and key = of_key;
  if found then
    outcome := case when earlier_hash = of_hash then 'done' else 'reused' end;
    return next;
    return;
  end if;

  if not exists (
    select from collections where user_id = member and gameid = game and id = shelf
  ) then
    if shelf <> 0 then
      outcome := 'missing';
      return next;
      return;
    end if;
    insert into collections (user_id, gameid, id, name, visibility)
    values (member, game, 0, 'Default Collection', 0) on conflict do nothing;
  end if;

  with recursive given as materialized (
    select asked.*, known.cardno, row_number() over (partition by known.cardno order by place) as turn
    from unnest(numbers, differences, tradings, wishes, ignores, tags) with ordinality
      as asked (number, difference, new_trading, new_wanted, new_ignored, new_tag, place)
    left join lateral (
      select cards.cardno from cards
      where cards.gameid = game and cards.cardno = number and published = 1
      union all
      select current_cardno from card_aliases
      where card_aliases.gameid = game and card_aliases.cardno = number
      union all
      select kept.cardno from collection_entries as kept
      where kept.user_id = member and kept.gameid = game and kept.collection = shelf
        and kept.cardno = number
      limit 1
    ) as known on true
  ), stored as (
    select named.cardno, turns, coalesce(kept.count, 0) as old_count,
      coalesce(kept.trading, false) as old_trading, coalesce(kept.wanted, false) as old_wanted,
      coalesce(kept.ignored, false) as old_ignored, coalesce(kept.tag, '') as old_tag
    from (
      select cardno, count(*) as turns from given where cardno is not null group by cardno
    ) as named
    left join lateral (
      select * from collection_entries as entry
      where entry.user_id = member and entry.gameid = game and entry.collection = shelf
        and entry.cardno = named.cardno
      limit 1
    ) as kept on true
  ), folded as (
    select stored.*, 0::bigint as turn, old_count as count, old_trading as trading,
      old_wanted as wanted, old_ignored as ignored, old_tag as tag
    from stored
    union all
    select cardno, turns, old_count, old_trading, old_wanted, old_ignored, old_tag, given.turn,
      case when new_trading and copies = 0 then 1 else copies end,
      coalesce(new_trading, trading and (difference is null or copies > 0)),
      coalesce(new_wanted, wanted), coalesce(new_ignored, ignored), coalesce(new_tag, tag)
    from folded
    join given using (cardno)
    cross join lateral (
      select case when difference is null then count
        else greatest(0, least(99, count + difference)) end as copies
    ) as counted
    where given.turn = folded.turn + 1
  ), changed as materialized (
    select * from folded where turn = turns
  ), written as (
    insert into collection_entries
      (user_id, gameid, collection, seq, cardno, count, trading, wanted, ignored, tag)
    select member, game, shelf, taken, cardno, count, trading, wanted, ignored, tag from changed
    where (count, trading, wanted, ignored, tag)
      is distinct from (old_count, old_trading, old_wanted, old_ignored, old_tag)
    on conflict (user_id, gameid, collection, cardno) do update set seq = excluded.seq,
      count = excluded.count, trading = excluded.trading, wanted = excluded.wanted,
      ignored = excluded.ignored, tag = excluded.tag
  )
  select count(*) filter (where count > 0 or wanted or ignored or tag <> '')
      - count(*) filter (where old_count > 0 or old_wanted or old_ignored or old_tag <> ''),
    string_agg(
      '{"n":' || to_json(cardno) || ',"c":' || count || ',"t":' || trading::integer
        || ',"i":' || ignored::integer || ',"w":' || wanted::integer
        || case when tag = '' then '' else ',"tag":' || to_json(tag) end || '}',
      ','
    ),
    (select json_agg(distinct number) from given where cardno is null)
    into added, entries, strangers from changed;

  update collection_states set seq = taken, entry_count = entry_count + added
    where user_id = member and gameid = game;
  outcome := 'done';
  answer := '{"message":' || to_json(done) || ',"seq":' || taken
    || ',"entries":[' || coalesce(entries, '') || '],"unknown":' || coalesce(strangers, '[]') || '}';
  insert into idempotency_keys (user_id, route, key, body_hash, status, response)
    values (member, of_route, of_key, of_hash, 200, answer::json) on conflict do nothing;
  if not found then
    -- The same key for another game in the same moment.
    raise exception 'key % is taken', of_key using errcode = 'serialization_failure';
  end if;
  return next;
end;
$$;

/*
 * A card goes on under another number, with everything that is its own: prices, history, days, reports
 * and earlier numbers. Its original id stays, and by it ratings, staples, comments and earned EXP. From
 * the commit on the old number leads to the new one.
 */
create or replace function move_card_number(game text, old_number text, new_number text) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was cards;
begin
  select * into strict was from cards where gameid = game and cardno = old_number for update;
  delete from card_aliases where gameid = game and cardno = new_number;
  -- No group has two mains at any moment.
  insert into cards select (jsonb_populate_record(was, jsonb_build_object(
    'cardno', new_number, 'mainalternate', case when was.mainalternate then false else was.mainalternate end
  ))).*;
  update daily_cards set card_id = new_number where game_id = game and card_id = old_number;
  update card_aliases set current_cardno = new_number
  where gameid = game and current_cardno = old_number;
  update card_history set cardno = new_number where gameid = game and cardno = old_number;
  delete from card_prices as gone where gone.gameid = game and gone.cardno = new_number and exists (
    select from card_prices as own
    where own.gameid = game and own.cardno = old_number and own.day = gone.day
  );
  update card_prices set cardno = new_number where gameid = game and cardno = old_number;
  update card_schedules set cardnos = array_replace(cardnos, old_number, new_number)
  where gameid = game and old_number = any(cardnos);
  update user_card_reports set printing = new_number where gameid = game and printing = old_number;
  update card_report_members set printing = new_number
  where gameid = game and printing = old_number;
  delete from cards where gameid = game and cardno = old_number;
  update cards set mainalternate = was.mainalternate, updated_at = app_now()
  where gameid = game and cardno = new_number;
  insert into card_aliases (gameid, cardno, current_cardno) values (game, old_number, new_number)
  on conflict (gameid, cardno) do update set current_cardno = excluded.current_cardno;
end;
$$;

-- Printings go to other groups, or become the main one there. First the old mains step down, so that
-- no group has two at any moment.
create or replace function set_alternates(
  game text, numbers text[], originals text[], mains boolean[]
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update cards set mainalternate = false where gameid = game and cardno = any(numbers);
  update cards set originalid = given.original, mainalternate = given.main, updated_at = app_now()
  from unnest(numbers, originals, mains) as given (number, original, main)
  where cards.gameid = game and cards.cardno = given.number;
end;
$$;

-- Decks and their revisions with other numbers. No change of the deck: version and date stay. `terms`
-- are what the search knows a cover card by, the old one and the new one.
create or replace function write_renumbered_decks(
  game text, decks jsonb, revisions jsonb, terms integer[]
) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update deck_search as search set terms = (
    select array_agg(distinct term order by term)
    from unnest(array_remove(search.terms, write_renumbered_decks.terms[1])
      || write_renumbered_decks.terms[2]) as term
  )
  from jsonb_to_recordset(decks) as given (id uuid, favoritecard text)
  join decklists on decklists.gameid = game and decklists.id = given.id
  where search.gameid = game and search.deck_id = given.id
    and decklists.favoritecard is distinct from given.favoritecard;
  update decklists set decklist_content = given.decklist_content, considering = given.considering,
    sidedeck = given.sidedeck, resourcedeck = given.resourcedeck, favoritecard = given.favoritecard
  from jsonb_to_recordset(decks) as given (
    id uuid, decklist_content text, considering text, sidedeck text, resourcedeck text, favoritecard text
  )
  where decklists.gameid = game and decklists.id = given.id;
  update deck_revisions set decklist_content = given.decklist_content,
    considering = given.considering, sidedeck = given.sidedeck, resourcedeck = given.resourcedeck,
    favoritecard = given.favoritecard
  from jsonb_to_recordset(revisions) as given (
    id uuid, version integer, decklist_content text, considering text, sidedeck text,
    resourcedeck text, favoritecard text
  )
  where deck_revisions.gameid = game and deck_revisions.deck_id = given.id
    and deck_revisions.version = given.version;
end;
$$;

-- Holds the shelves to the end of the transaction, in the order of their members as every write does.
create or replace function hold_shelves(game text, members bigint[]) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  select from collection_states where gameid = game and user_id = any(members)
  order by user_id for no key update
$$;

-- Entries with other numbers; the caller holds their shelves. Gives the number that each member's
-- change took, by which other devices learn of it.
create or replace function write_renumbered_entries(game text, entries jsonb)
  returns table (member bigint, taken bigint)
  language sql security definer
  set search_path = public, pg_temp
as $$
  with given as materialized (
    select * from jsonb_to_recordset(entries) as given (
      user_id bigint, collection smallint, cardno text, count smallint, trading boolean,
      wanted boolean, ignored boolean, tag text
    )
  ), added as (
    select given.user_id,
      count(*) filter (where given.count > 0 or given.wanted or given.ignored or given.tag <> '')
      - count(*) filter (where old.count > 0 or old.wanted or old.ignored or old.tag <> '') as rows
    from given
    left join collection_entries as old on old.gameid = game and old.user_id = given.user_id
      and old.collection = given.collection and old.cardno = given.cardno
    group by given.user_id
  ), numbered as (
    update collection_states as state
    set seq = state.seq + 1, entry_count = state.entry_count + added.rows
    from added where state.gameid = game and state.user_id = added.user_id
    returning state.user_id, state.seq
  ), written as (
    insert into collection_entries
      (user_id, gameid, collection, seq, cardno, count, trading, wanted, ignored, tag)
    select given.user_id, game, given.collection, numbered.seq, given.cardno, given.count,
      given.trading, given.wanted, given.ignored, given.tag
    from given join numbered using (user_id)
    on conflict (user_id, gameid, collection, cardno) do update set seq = excluded.seq,
      count = excluded.count, trading = excluded.trading, wanted = excluded.wanted,
      ignored = excluded.ignored, tag = excluded.tag
  )
  select user_id, seq from numbered
$$;

-- What trades are about, with other numbers: their terms, and the steps that tell of them.
create or replace function write_renumbered_trades(game text, offers jsonb, steps jsonb) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update trades set terms = given.terms
  from jsonb_to_recordset(offers) as given (id uuid, terms jsonb)
  where trades.gameid = game and trades.id = given.id;
  update trade_steps set terms = given.terms, moved = given.moved
  from jsonb_to_recordset(steps) as given (id uuid, step integer, terms jsonb, moved jsonb)
  where trade_steps.gameid = game and trade_steps.trade_id = given.id
    and trade_steps.step = given.step;
end;
$$;

-- The count of a bundle equals the rows of its actors, whichever way one comes or goes.
create or replace function count_notice_actor() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  actor notice_actors := case when tg_op = 'DELETE' then old else new end;
begin
  update notices set actor_count = actor_count + case when tg_op = 'DELETE' then -1 else 1 end
  where user_id = actor.user_id and id = actor.notice_id;
  return null;
end;
$$;

-- The only way to the address of whoever gets a digest, and only while it is due: whoever calls is
-- the one who sends. A digest that was begun and never ended is not sent a second time.
create or replace function take_digest(member bigint, period date)
  returns table (
    address text, username text, language text, rhythm text, ways jsonb, mail_key uuid,
    since timestamptz, until timestamptz
  )
  language sql security definer
  set search_path = public, pg_temp
as $$
  update notice_settings as settings set digest_state = 'sending'
  from users
  where settings.user_id = member and users.id = member and settings.digest_period = period
    and settings.digest_state = 'waiting' and settings.mails and users.emailverified
    and users.deleted_at is null
    and (users.suspended_until is null or users.suspended_until <= app_now())
  returning users.email, users.username, settings.language, settings.rhythm, settings.ways,
    settings.mail_key, settings.digested_at, app_now();
$$;

-- What the API can neither change nor remove for a member who is here goes with the one who leaves:
-- both functions refuse unless the row is marked as deleted.
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

-- What was played stays, by nobody. Another organiser takes an event over; without one drafts go, and
-- what was announced is cancelled.
create or replace function erase_tournament_traces(member bigint) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  event record;
begin
  perform assert_leaving(member);
  delete from tournament_staff where user_id = member;
  update tournament_registrations as entry set user_id = null, shown_name = 'Former player',
    deck_id = null, version = entry.version + 1,
    status = case when played.status in ('draft', 'announced', 'open')
      and entry.status in ('waiting', 'registered', 'checked_in') then 'dropped' else entry.status end
  from tournaments as played
  where played.gameid = entry.gameid and played.id = entry.tournament_id and entry.user_id = member;
  update tournament_log set by_user_id = null where by_user_id = member;
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

/*
 * Gives a game its part of every table that is divided by games; what is there already stays. A part
 * is made on its own and attached, which lets readers and writers of the other games go on.
 */
create or replace function create_game_partitions(game text) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  whole record;
  kept record;
  part text;
begin
  if game !~ '^[a-z][a-z0-9]{0,15}$' then
    raise exception 'not an id of a game: %', game;
  end if;
  -- A table comes after those that it refers to.
  for whole in
    select oid, relname from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace
    order by oid
  loop
    part := game || '_' || whole.relname;
    continue when to_regclass(part) is not null;
    execute format(
      'create table %I (like %I including all excluding indexes)', part, whole.relname
    );
    for kept in
      select attname, attstattarget from pg_attribute
      where attrelid = whole.oid and attnum > 0 and attstattarget > 0
    loop
      execute format(
        'alter table %I alter column %I set statistics %s',
        part, kept.attname, kept.attstattarget
      );
    end loop;
    execute format(
      'alter table %I attach partition %I for values in (%L)', whole.relname, part, game
    );
  end loop;
end;
$$;

-- Takes the parts of a game away, with whatever is in them.
create or replace function drop_game_partitions(game text) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  whole text;
  part text;
begin
  for whole in
    select relname from pg_class
    where relkind = 'p' and relnamespace = 'public'::regnamespace
    order by oid desc
  loop
    part := game || '_' || whole;
    continue when to_regclass(quote_ident(part)) is null;
    execute format('alter table %I detach partition %I', whole, part);
    execute format('drop table %I', part);
  end loop;
end;
$$;

/*
 * The triggers, as pg_get_triggerdef prints them. One that is there already is left alone: making it
 * anew would stop every write to its table.
 */
do $triggers$
declare
  wanted text;
  present text;
begin
  foreach wanted in array array[
    'CREATE TRIGGER users_count_exp AFTER INSERT OR DELETE OR UPDATE OF user_exp, deleted_at, emailverified'
      ' ON public.users FOR EACH ROW EXECUTE FUNCTION count_exp()',
    'CREATE TRIGGER card_ratings_count AFTER INSERT OR DELETE OR UPDATE OF rating'
      ' ON public.card_ratings FOR EACH ROW EXECUTE FUNCTION count_rating()',
    'CREATE TRIGGER likes_count AFTER INSERT OR DELETE'
      ' ON public.likes FOR EACH ROW EXECUTE FUNCTION count_like()',
    'CREATE TRIGGER comments_count AFTER INSERT OR DELETE OR UPDATE OF moderated_at'
      ' ON public.comments FOR EACH ROW EXECUTE FUNCTION count_comment()',
    'CREATE TRIGGER follows_count AFTER INSERT OR DELETE'
      ' ON public.follows FOR EACH ROW EXECUTE FUNCTION count_follow()',
    'CREATE TRIGGER notice_actors_count AFTER INSERT OR DELETE'
      ' ON public.notice_actors FOR EACH ROW EXECUTE FUNCTION count_notice_actor()',
    'CREATE TRIGGER decklists_clear_community AFTER DELETE'
      ' ON public.decklists FOR EACH ROW EXECUTE FUNCTION clear_deck_community()',
    'CREATE TRIGGER custom_series_clear_likes AFTER DELETE'
      ' ON public.custom_series FOR EACH ROW EXECUTE FUNCTION clear_custom_series_likes()',
    'CREATE TRIGGER decklists_add_counts AFTER INSERT'
      ' ON public.decklists FOR EACH ROW EXECUTE FUNCTION add_deck_counts()',
    'CREATE TRIGGER decklists_follow AFTER UPDATE'
      ' ON public.decklists FOR EACH ROW WHEN (((old.user_id IS DISTINCT FROM new.user_id)'
      ' OR (old.visibility IS DISTINCT FROM new.visibility)'
      ' OR ((old.deleted_at IS NULL) IS DISTINCT FROM (new.deleted_at IS NULL))'
      ' OR ((old.moderated_at IS NULL) IS DISTINCT FROM (new.moderated_at IS NULL))'
      ' OR (old.name_key IS DISTINCT FROM new.name_key))) EXECUTE FUNCTION follow_deck()',
    'CREATE TRIGGER decklists_series_added AFTER INSERT'
      ' ON public.decklists FOR EACH ROW WHEN ((new.customseries IS NOT NULL))'
      ' EXECUTE FUNCTION count_series_decks()',
    'CREATE TRIGGER decklists_series_changed AFTER UPDATE'
      ' ON public.decklists FOR EACH ROW WHEN ((((old.customseries IS NOT NULL)'
      ' OR (new.customseries IS NOT NULL))'
      ' AND ((old.customseries IS DISTINCT FROM new.customseries)'
      ' OR (old.visibility IS DISTINCT FROM new.visibility)'
      ' OR ((old.deleted_at IS NULL) IS DISTINCT FROM (new.deleted_at IS NULL))'
      ' OR ((old.moderated_at IS NULL) IS DISTINCT FROM (new.moderated_at IS NULL)))))'
      ' EXECUTE FUNCTION count_series_decks()',
    'CREATE TRIGGER decklists_series_removed AFTER DELETE'
      ' ON public.decklists FOR EACH ROW WHEN ((old.customseries IS NOT NULL))'
      ' EXECUTE FUNCTION count_series_decks()'
  ]
  loop
    select pg_get_triggerdef(pg_trigger.oid) into present
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = substring(wanted from 'TRIGGER (\w+)') and tgparentid = 0
      and relnamespace = 'public'::regnamespace
      and relname = substring(wanted from ' ON public\.(\w+)');
    if present is distinct from wanted then
      execute replace(wanted, 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER');
    end if;
  end loop;
end;
$triggers$;

-- What the console shows of the queue. It reads the oldest jobs and no more, and never what they carry.
create or replace function list_job_counts(seen integer)
  returns table (task text, waiting integer, later integer, running integer, failed integer,
    oldest_due timestamptz, last_scheduled timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with looked as (
    select task_id, run_at, locked_at, attempts, max_attempts
    from graphile_worker._private_jobs order by id limit seen
  ), counted as (
    select task_id,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
        as waiting,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())
        as later,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
      min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())
        as oldest_due
    from looked group by task_id
  )
  select tasks.identifier, coalesce(counted.waiting, 0)::integer, coalesce(counted.later, 0)::integer,
    coalesce(counted.running, 0)::integer, coalesce(counted.failed, 0)::integer, counted.oldest_due,
    crontabs.last_execution
  from graphile_worker._private_tasks as tasks
  left join counted on counted.task_id = tasks.id
  left join graphile_worker._private_known_crontabs as crontabs
    on crontabs.identifier = tasks.identifier
  order by tasks.identifier
$$;

create or replace function list_troubled_jobs(seen integer)
  returns table (id bigint, task text, attempts integer, max_attempts integer, error text,
    failed_at timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select jobs.id, tasks.identifier, jobs.attempts::integer, jobs.max_attempts::integer,
    left(jobs.last_error, 300), jobs.updated_at
  from (select * from graphile_worker._private_jobs order by id limit seen) as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  where jobs.attempts > 0 and jobs.last_error is not null and jobs.locked_at is null
  order by jobs.attempts >= jobs.max_attempts desc, jobs.updated_at desc, jobs.id
  limit 50
$$;

-- No row where the job is gone, runs at this moment or has not failed.
create or replace function retry_job(job bigint)
  returns table (task text, attempts integer)
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
  with found as (
    select jobs.id, tasks.identifier as task, jobs.attempts::integer as attempts
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = retry_job.job and jobs.locked_at is null and jobs.attempts > 0
    for no key update of jobs
  ), moved as (
    select again.id from found, graphile_worker.reschedule_jobs(
      array[found.id], run_at => now(), attempts => 0) as again
  )
  select found.task, found.attempts from found join moved using (id)
$$;

-- The slowest statements, where the server measures them; their values are not in the text.
create or replace function list_slow_statements()
  returns table (query text, calls bigint, mean_ms double precision, max_ms double precision)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  place text;
begin
  select nspname into place
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = 'pg_stat_statements';
  if place is null or position('pg_stat_statements' in current_setting('shared_preload_libraries')) = 0
  then
    return;
  end if;
  return query execute format(
    'select left(query, 300), calls, mean_exec_time, max_exec_time from %I.pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
     order by mean_exec_time desc limit 10', place);
end;
$$;

-- Last, so that no function above is left out.
revoke execute on all functions in schema public from public;
