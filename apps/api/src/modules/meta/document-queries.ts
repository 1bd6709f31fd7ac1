import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';

/** The document of a window, if nothing was counted since it was packed. */
export async function findDocument(
  db: Database,
  game: string,
  window: string,
): Promise<Buffer | undefined> {
  const rows = await runStatement<{ body: Buffer }>(db, {
    name: 'meta-document',
    text: `select document.body from meta_documents as document
      join meta_windows as counted on counted.gameid = document.gameid
        and counted.id = document.window_id and counted.version = document.version
      where document.gameid = $1 and document.window_id = $2`,
    values: [game, window],
  });
  return rows[0]?.body;
}

/** Read before the sums: if they change meanwhile, the document has a number that counts no more. */
export async function findVersion(
  db: Database,
  game: string,
  window: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from meta_windows
    where gameid = ${game} and id = ${window}`.execute(db);
  return rows[0]?.version;
}

export async function saveDocument(
  db: Database,
  { game, window, version }: { game: string; window: string; version: number },
  body: Buffer,
): Promise<void> {
  await sql`insert into meta_documents as stored (gameid, window_id, version, body)
    values (${game}, ${window}, ${version}, ${body})
    on conflict (gameid, window_id) do update
      set version = excluded.version, body = excluded.body
      where stored.version < excluded.version`.execute(db);
}

export async function raiseVersion(db: Database, game: string, window: string): Promise<void> {
  await sql`update meta_windows set version = version + 1
    where gameid = ${game} and id = ${window}`.execute(db);
}
