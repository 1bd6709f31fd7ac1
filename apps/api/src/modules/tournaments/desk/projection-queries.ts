import type { Database } from '@deckframe/database/db';
import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { sql } from 'kysely';
import type { TournamentPlace } from './reading-service.ts';

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

/** Of rounds that are not complete any more. */
export async function deleteStandings(
  db: Database,
  { game, id }: TournamentPlace,
  from: number,
): Promise<void> {
  await sql`delete from tournament_standings where gameid = ${game}
    and tournament_id = ${id}::uuid and round >= ${from}`.execute(db);
}
