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

/** Windows whose sums are other than those that were packed, with the number of the sums. */
export async function listUnpacked(
  db: Database,
  game: string,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`select id, counted.version
    from meta_windows as counted
    left join meta_documents as document on document.gameid = counted.gameid
      and document.window_id = counted.id
    where counted.gameid = ${game} and document.version is distinct from counted.version
    order by id`.execute(db);
  return rows;
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

/** In the transaction of what changed the sums: the old document counts no more, and the worker packs anew. */
export async function raiseVersion(db: Database, game: string, window: string): Promise<void> {
  await sql`update meta_windows set version = version + 1
    where gameid = ${game} and id = ${window}`.execute(db);
  await sql`select pack_meta_later(${game})`.execute(db);
}
