import type { Database } from '@deckframe/database/db';
import type { Redis } from 'ioredis';
import { AppError } from '../../../lib/app-error.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../../lib/database-limit.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import { insertView } from './view-queries.ts';
import { BROWSERS_PER_ADDRESS, recordView, type View } from './redis-views.ts';

/** Limit per address, deck and day. */
const FROM_ONE_ADDRESS: DatabaseLimit = {
  name: 'view',
  max: BROWSERS_PER_ADDRESS,
  windowSeconds: 86_400,
};

/** Counts a view in Redis, or in a row without it. */
export async function countView(db: Database, redis: Redis | null, view: View): Promise<void> {
  if (redis?.status === 'ready') {
    try {
      await recordView(redis, view);
      return;
    } catch {
      // Redis has just become unavailable, so the view is stored as a row.
    }
  }
  await countInRow(db, view);
}

/** Writes row and limit together. */
async function countInRow(db: Database, view: View): Promise<void> {
  const { origin } = view;
  if (origin === null) {
    await insertView(db, view);
    return;
  }
  try {
    await inTransaction(db, async (transaction) => {
      const isNew = await insertView(transaction, view);
      if (isNew) await spendDatabaseLimit(transaction, FROM_ONE_ADDRESS, origin);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
  }
}
