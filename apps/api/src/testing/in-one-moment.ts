import type { TestDatabase } from '@deckframe/database/testing';

/** Runs `work` while the database clock is stopped, so that no rate limit window ends. */
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
