import type { TestDatabase } from '@deckframe/database/testing';

/** Does the work while the database's time stands still: no window of a limit ends in between. */
export async function inOneMoment(
  database: TestDatabase,
  work: () => Promise<void>,
): Promise<void> {
  await database.setNow(new Date().toISOString());
  try {
    await work();
  } finally {
    await database.setNow(undefined);
  }
}
