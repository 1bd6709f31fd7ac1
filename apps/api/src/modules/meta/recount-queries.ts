import type { Database } from '@deckframe/database/db';
import { OTHER } from '@deckframe/domain/meta/tally-event';
import { sql } from 'kysely';

export type CellDifference = { size_class: number; a: string; b: string };

/**
 * Cells of a window that are not what its matches say, added up by the database alone: by another way
 * than the one that counts.
 */
export async function listWrongCells(
  db: Database,
  game: string,
  window: string,
): Promise<CellDifference[]> {
  const { rows } = await sql<CellDifference>`with played as (
      select counted.size_class, coalesce(one.archetype_now, ${OTHER}) as x,
        coalesce(other.archetype_now, ${OTHER}) as y, match.result->>'outcome' as outcome
      from meta_events as counted
      join tournaments as event on event.gameid = counted.gameid
        and event.id = counted.tournament_id
      join tournament_matches as match on match.gameid = event.gameid
        and match.tournament_id = event.id and not match.is_disputed
        and event.structure->'phases'->match.phase->>'kind' = 'swiss'
        and match.result->>'end' in ('play', 'time')
        and match.result->>'outcome' in ('a', 'b', 'draw')
      ${listOf('a', 'one')} ${listOf('b', 'other')}
      where counted.gameid = ${game} and counted.window_id = ${window}
    ), recount as (
      select size_class, least(x collate "C", y) as a, greatest(x collate "C", y) as b,
        count(*) filter (where outcome <> 'draw'
          and (x = y or (outcome = 'a') = (x collate "C" < y)))::integer as wins,
        count(*) filter (where outcome <> 'draw'
          and x <> y and (outcome = 'a') <> (x collate "C" < y))::integer as losses,
        count(*) filter (where outcome = 'draw')::integer as draws
      from played group by 1, 2, 3
    ), cells as (
      select size_class, a, b, wins, losses, draws from meta_cells
      where gameid = ${game} and window_id = ${window} and wins + losses + draws > 0
    )
    select distinct size_class, a, b from (
      (select * from recount except select * from cells) union all
      (select * from cells except select * from recount)
    ) as difference order by 1, 2, 3`.execute(db);
  return rows;
}

const listOf = (seat: 'a' | 'b', name: string) =>
  sql.raw(`
  join tournament_registrations as seat_${seat} on seat_${seat}.gameid = match.gameid
    and seat_${seat}.tournament_id = match.tournament_id and seat_${seat}.id = match.${seat}
  left join tournament_lists as ${name} on ${name}.gameid = match.gameid
    and ${name}.tournament_id = match.tournament_id and ${name}.id = seat_${seat}.list_id`);

/** Archetypes of a window whose number of lists is not what the entries say. */
export async function listWrongShares(
  db: Database,
  game: string,
  window: string,
): Promise<{ size_class: number; archetype: string }[]> {
  const { rows } = await sql<{ size_class: number; archetype: string }>`with entered as (
      select distinct counted.size_class, match.tournament_id, seat.player
      from meta_events as counted
      join tournament_matches as match on match.gameid = counted.gameid
        and match.tournament_id = counted.tournament_id
      cross join lateral (values (match.a), (match.b)) as seat(player)
      where counted.gameid = ${game} and counted.window_id = ${window} and seat.player is not null
    ), recount as (
      select entered.size_class, coalesce(list.archetype_now, ${OTHER}) as archetype,
        count(*)::integer as entries
      from entered
      join tournament_registrations as entry on entry.gameid = ${game}
        and entry.tournament_id = entered.tournament_id and entry.id = entered.player
      left join tournament_lists as list on list.gameid = entry.gameid
        and list.tournament_id = entry.tournament_id and list.id = entry.list_id
      group by 1, 2
    ), shares as (
      select size_class, archetype, entries from meta_shares
      where gameid = ${game} and window_id = ${window} and entries > 0
    )
    select distinct size_class, archetype from (
      (select * from recount except select * from shares) union all
      (select * from shares except select * from recount)
    ) as difference order by 1, 2`.execute(db);
  return rows;
}
