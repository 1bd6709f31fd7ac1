import { gzipSync } from 'node:zlib';
import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import { listUnpacked, saveDocument } from './document-queries.ts';
import { readSums } from './read-window.ts';

const payloadSchema = z.object({ game: z.string() });

/**
 * Packs the windows of a game whose sums have changed. Their numbers are read before the sums: what
 * changes in between raises the number again, asks for another job, and leaves a document nobody reads.
 */
export async function packMetaJob(db: Database, payload: unknown): Promise<void> {
  const { game } = payloadSchema.parse(payload);
  for (const { id, version } of await listUnpacked(db, game)) {
    const figures = await readSums(db, game, id);
    await saveDocument(db, { game, window: id, version }, gzipSync(JSON.stringify(figures)));
  }
}
