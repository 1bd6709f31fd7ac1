import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** What rules of a version call lists, beside what was frozen. */
export async function saveLabels(
  db: Database,
  { game, id }: TournamentPlace,
  version: number,
  labels: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = JSON.stringify([...labels].map(([list, label]) => ({ list, label })));
  await sql`update tournament_lists as frozen set label = row.label, label_version = ${version}
    from jsonb_to_recordset(${rows}::jsonb) as row(list uuid, label text)
    where frozen.gameid = ${game} and frozen.tournament_id = ${id}::uuid
      and frozen.id = row.list`.execute(db);
}
