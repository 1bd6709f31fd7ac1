import { createDatabase, type Database } from '@deckframe/database/db';
import { localDatabase } from '@deckframe/database/local-database';

/** Opens a local database for the setup and closes it afterwards. */
export async function withSetupDatabase<T>(
  pgAdminUrl: string,
  database: string,
  act: (db: Database) => Promise<T>,
): Promise<T> {
  const db = createDatabase({
    url: localDatabase(pgAdminUrl, database).url('migrator'),
    poolSize: 1,
    applicationName: 'deckframe-setup',
    statementTimeoutMs: 10_000,
  });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}
