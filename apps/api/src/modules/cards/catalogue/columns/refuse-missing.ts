import type { Database } from '@deckframe/database/db';
import { AppError } from '../../../../lib/app-error.ts';
import { listMissingColumns } from './column-queries.ts';

/** Names missing columns and the command that adds them, because the API cannot change tables. */
export async function refuseMissingColumns(db: Database, game: string): Promise<void> {
  const missing = await listMissingColumns(db);
  const [name] = missing;
  if (name === undefined) return;
  const errors = missing.map((column) => ({
    path: `/columns/${column}`,
    message: `Column ${column} does not exist. Please add it to the ${game}_cards table.`,
  }));
  const extensions = { command: `npm run cards -- add-columns ${game}` };
  throw new AppError('CARD_COLUMN_MISSING', { name, game }, { errors, extensions });
}
