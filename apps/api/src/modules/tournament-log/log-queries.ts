import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

export type LogRow = {
  seq: number;
  entry_id: string;
  device: string;
  count: number;
  at: Date;
  by_user_id: UserId | null;
  kind: string;
  body: object;
  hash: string;
};

/** From one place on, in order; that place is read too, for its hash tells whether it is the same. */
export async function listLog(
  db: Database,
  { game, id }: TournamentPlace,
  from: number,
  limit: number | null,
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select seq, entry_id, device, count, at, by_user_id, kind, body, hash from tournament_log
    where gameid = ${game} and tournament_id = ${id}::uuid and seq >= ${from}
    order by seq limit ${limit}`.execute(db);
  return rows;
}

export async function insertLog(
  db: Database,
  { game, id }: TournamentPlace,
  rows: readonly LogRow[],
): Promise<void> {
  const texts = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  await sql`insert into tournament_log (gameid, tournament_id, seq, entry_id, device, count, at,
      by_user_id, kind, body, hash)
    select ${game}, ${id}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as row(seq integer, entry_id uuid, device text, count integer, at timestamptz,
        by_user_id bigint, kind text, body jsonb, hash text)
    order by row.seq`.execute(db);
}
