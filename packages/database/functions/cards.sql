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
  -- A group never has two mains at any moment.
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

-- Moves printings to other groups, or makes one the main card there. Old mains are demoted first,
-- so that a group never has two.
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

-- Replaces card numbers in decks and their revisions. Version and date stay, because the deck did
-- not change. `terms` are the old and new search terms of a cover card.
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

-- Locks the shelves until the transaction ends, ordered by member as in every other write.
create or replace function hold_shelves(game text, members bigint[]) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  select from collection_states where gameid = game and user_id = any(members)
  order by user_id for no key update
$$;

-- Replaces card numbers in entries. The caller holds the locks of the shelves. Returns each
-- member's new change number, from which other devices detect the change.
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

-- Replaces card numbers in trades: in their terms and in their steps.
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
