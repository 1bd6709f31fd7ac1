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
  -- Locks the member before the shelf, as every keyed write does, so that deleting the member
  -- cannot deadlock.
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
    -- The same key was used for another game at the same moment.
    raise exception 'key % is taken', of_key using errcode = 'serialization_failure';
  end if;
  return next;
end;
$$;
