import type { Database } from '@deckframe/database/db';
import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import { sql } from 'kysely';
import type { TournamentPlace } from './queries.ts';
import type { StoredStandings } from './standings-document.ts';

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

export async function deleteRound(
  db: Database,
  { game, id }: TournamentPlace,
  round: number,
): Promise<void> {
  await sql`delete from tournament_matches where gameid = ${game}
    and tournament_id = ${id}::uuid and round = ${round}`.execute(db);
}

export async function saveMatches(
  db: Database,
  { game, id }: TournamentPlace,
  round: { number: number; phase: number },
  matches: readonly DeskMatch[],
): Promise<void> {
  const rows = matches.map(({ table, a, b, result, touches, disputed }) => ({
    table_no: table,
    a,
    b,
    result,
    version: touches.length,
    is_disputed: disputed.length > 0,
  }));
  await sql`insert into tournament_matches (gameid, tournament_id, round, phase, table_no, a, b,
      result, version, is_disputed)
    select ${game}, ${id}::uuid, ${round.number}::integer, ${round.phase}::integer, row.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(table_no integer, a uuid, b uuid,
      result jsonb, version integer, is_disputed boolean)
    on conflict (gameid, tournament_id, round, table_no) do update set a = excluded.a,
      b = excluded.b, phase = excluded.phase, result = excluded.result,
      version = excluded.version, is_disputed = excluded.is_disputed`.execute(db);
}

export async function saveStandings(
  db: Database,
  { game, id }: TournamentPlace,
  round: number,
  document: object,
): Promise<void> {
  await sql`insert into tournament_standings (gameid, tournament_id, round, document)
    values (${game}, ${id}::uuid, ${round}, ${JSON.stringify(document)}::jsonb)
    on conflict (gameid, tournament_id, round) do update set document = excluded.document`.execute(
    db,
  );
}

export async function deleteStandings(
  db: Database,
  { game, id }: TournamentPlace,
  from: number,
): Promise<void> {
  await sql`delete from tournament_standings where gameid = ${game}
    and tournament_id = ${id}::uuid and round >= ${from}`.execute(db);
}
