import type { Database } from '@deckframe/database/db';
import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import type { StoredStandings } from '../tournaments/desk/standings-document.ts';

export type MatchRow = {
  round: number;
  table_no: number;
  phase: number;
  a: string;
  a_name: string | null;
  b: string | null;
  b_name: string | null;
  result: MatchResult | null;
  is_disputed: boolean;
};

export async function listMatches(
  db: Database,
  { game, id }: TournamentPlace,
  where: { round: number } | { fromPhase: number },
): Promise<MatchRow[]> {
  const condition =
    'round' in where ? sql`played.round = ${where.round}` : sql`played.phase >= ${where.fromPhase}`;
  const { rows } = await sql<MatchRow>`
    select played.round, played.table_no, played.phase, played.a, one.shown_name as a_name,
      played.b, other.shown_name as b_name, played.result, played.is_disputed
    from tournament_matches as played
    left join tournament_registrations as one on one.gameid = played.gameid
      and one.tournament_id = played.tournament_id and one.id = played.a
    left join tournament_registrations as other on other.gameid = played.gameid
      and other.tournament_id = played.tournament_id and other.id = played.b
    where played.gameid = ${game} and played.tournament_id = ${id}::uuid and ${condition}
    order by played.round, played.table_no`.execute(db);
  return rows;
}

export async function findStandings(
  db: Database,
  { game, id }: TournamentPlace,
  round: number | undefined,
): Promise<{ round: number; document: StoredStandings } | undefined> {
  const { rows } = await sql<{ round: number; document: StoredStandings }>`
    select round, document from tournament_standings
    where gameid = ${game} and tournament_id = ${id}::uuid
      and (${round ?? null}::integer is null or round = ${round ?? null})
    order by round desc limit 1`.execute(db);
  return rows[0];
}
