import type { z } from 'zod';
import type { metaMatches } from '@deckframe/contract/meta-matches';
import { dayOfEvent } from '../tournament-entries/service.ts';
import type { MatchRow } from './match-queries.ts';

type MetaMatch = z.infer<typeof metaMatches>['matches'][number];

/** Seen from the archetype that was asked for first. */
export function toMetaMatch(row: MatchRow): MetaMatch {
  const one = { name: row.a_name, listId: row.a_list, games: row.games[0] };
  const other = { name: row.b_name, listId: row.b_list, games: row.games[1] };
  const [a, b] = row.is_turned ? [other, one] : [one, other];
  return {
    tournamentId: row.tournament_id,
    tournament: row.name,
    day: dayOfEvent(row),
    round: row.round,
    table: row.table_no,
    a,
    b,
  };
}
