import type { Database } from '@deckframe/database/db';
import { OTHER } from '@deckframe/domain/meta/tally-event';
import { sql } from 'kysely';
import type { SampleRow } from '../tournament-entries/service.ts';

export type PlayedRow = SampleRow & {
  time_zone: string;
  wins: number;
  losses: number;
  draws: number;
};

/** More lists than this say nothing new; the newest are read. */
const LISTS_MAX = 1000;

/** Every list of an archetype in the counted events of a window, with what it did in their Swiss rounds. */
export async function listPlayed(
  db: Database,
  { game, window }: { game: string; window: string },
  archetype: string,
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select list.id, entry.id as player_id, entry.user_id, entry.shown_name, entry.placement,
      list.deck_name, list.archetype_now as archetype, list.hash, list.ruleset, list.zones, list.created_at,
      false as is_in_cut, event.id as tournament_id, event.name, event.start_date, event.time_zone,
      event.source = 'demo' as is_demo, false as is_imported, players.count as player_count, played.*
    from meta_events as counted
    join tournaments as event on event.gameid = counted.gameid and event.id = counted.tournament_id
    join tournament_registrations as entry on entry.gameid = event.gameid
      and entry.tournament_id = event.id
    join tournament_lists as list on list.gameid = entry.gameid
      and list.tournament_id = entry.tournament_id and list.id = entry.list_id
      and coalesce(list.archetype_now, ${OTHER}) = ${archetype}
    cross join lateral (select count(*)::integer from tournament_registrations as player
      where player.gameid = event.gameid and player.tournament_id = event.id
        and player.status <> 'waiting') as players
    cross join lateral (
      select count(*) filter (where (outcome = 'a' and a = entry.id)
          or (outcome = 'b' and b = entry.id))::integer as wins,
        count(*) filter (where (outcome = 'b' and a = entry.id)
          or (outcome = 'a' and b = entry.id))::integer as losses,
        count(*) filter (where outcome = 'draw')::integer as draws
      from tournament_matches as match
      cross join lateral (select match.result->>'outcome' as outcome) as result
      where match.gameid = event.gameid and match.tournament_id = event.id
        and entry.id in (match.a, match.b) and match.b is not null and not match.is_disputed
        and event.structure->'phases'->match.phase->>'kind' = 'swiss'
        and match.result->>'end' in ('play', 'time')
    ) as played
    where counted.gameid = ${game} and counted.window_id = ${window}
    order by event.start_date desc, event.id, entry.placement limit ${LISTS_MAX}`.execute(db);
  return rows;
}
