import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

const IN_DEMO = sql`using meta_windows as demo
  where demo.is_demo and row.gameid = demo.gameid and row.window_id = demo.id`;

/** Windows of made-up events hold nothing else, so they go whole. */
export async function removeDemoMeta(db: Database): Promise<void> {
  await sql`delete from meta_events as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_cells as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_shares as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_documents as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_windows where is_demo`.execute(db);
}
