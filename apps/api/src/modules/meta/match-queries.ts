import type { Database } from '@deckframe/database/db';
import { OTHER } from '@deckframe/domain/meta/tally-event';
import type { Games } from '@deckframe/domain/tournament/match-result';
import { sql } from 'kysely';

export type MatchRow = {
  tournament_id: string;
  name: string;
  start_date: Date;
  time_zone: string;
  round: number;
  table_no: number;
  games: Games;
  /** Whether the first seat is the second archetype. */
  is_turned: boolean;
  a_name: string;
  a_list: string | null;
  b_name: string;
  b_list: string | null;
};

const MATCHES_MAX = 60;

/** Matches that a cell counts; of events that were counted alone, so every list of theirs is open. */
export async function listMatches(
  db: Database,
  { game, window }: { game: string; window: string },
  { a, b }: { a: string; b: string },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select event.id as tournament_id, event.name, event.start_date, event.time_zone, match.round,
      match.table_no, match.result->'games' as games, one.archetype <> ${a} as is_turned,
      one.shown_name as a_name, one.list_id as a_list, other.shown_name as b_name,
      other.list_id as b_list
    from meta_events as counted
    join tournaments as event on event.gameid = counted.gameid and event.id = counted.tournament_id
    join tournament_matches as match on match.gameid = event.gameid
      and match.tournament_id = event.id and not match.is_disputed
      and event.structure->'phases'->match.phase->>'kind' = 'swiss'
      and match.result->>'end' in ('play', 'time')
      and match.result->>'outcome' in ('a', 'b', 'draw')
    ${seatOf('one', 'a')} ${seatOf('other', 'b')}
    where counted.gameid = ${game} and counted.window_id = ${window}
      and (one.archetype, other.archetype) in ((${a}, ${b}), (${b}, ${a}))
    order by event.start_date desc, event.id, match.round desc, match.table_no
    limit ${MATCHES_MAX}`.execute(db);
  return rows;
}

const seatOf = (name: 'one' | 'other', side: 'a' | 'b') => sql`cross join lateral (
    select entry.shown_name, entry.list_id, coalesce(list.archetype_now, ${OTHER}) as archetype
    from tournament_registrations as entry
    left join tournament_lists as list on list.gameid = entry.gameid
      and list.tournament_id = entry.tournament_id and list.id = entry.list_id
    where entry.gameid = match.gameid and entry.tournament_id = match.tournament_id
      and entry.id = ${sql.ref(`match.${side}`)}
  ) as ${sql.raw(name)}`;
