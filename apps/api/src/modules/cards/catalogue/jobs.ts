import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { Games } from '../../../lib/games.ts';
import { publishCatalogue } from './publish/publish-catalogue.ts';
import { deleteUnlistedFiles } from './publish/publish-queries.ts';

/** Hourly: deletes files that no manifest has listed for a day. */
export const CLEAR_CATALOGUE_CRON = '50 * * * * clear-catalogue-files';

/** No client holds a manifest for this long. */
const RETENTION_HOURS = 24;

const payloadSchema = z.object({ game: z.string() });

export async function publishCatalogueJob(
  db: Database,
  games: Games,
  payload: unknown,
): Promise<void> {
  const config = games.find(payloadSchema.parse(payload).game);
  // Skips games that this release does not serve.
  if (config !== undefined) await publishCatalogue(db, config);
}

export async function clearCatalogueFilesJob(db: Database): Promise<void> {
  await deleteUnlistedFiles(db, RETENTION_HOURS);
}
