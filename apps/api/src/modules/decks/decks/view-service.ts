import type { Database } from '@deckframe/database/db';
import type { Redis } from 'ioredis';
import { AppError } from '../../../lib/app-error.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../../lib/database-limit.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import { insertView } from './view-queries.ts';
import { BROWSERS_PER_ADDRESS, recordView, type View } from './redis-views.ts';

/** The hash of an address differs for each deck and day. */
const FROM_ONE_ADDRESS: DatabaseLimit = {
  name: 'view',
  max: BROWSERS_PER_ADDRESS,
  windowSeconds: 86_400,
};

/** Redis counts in flight; without it a row does. Either way the worker adds it to the deck. */
export async function countView(db: Database, redis: Redis | null, view: View): Promise<void> {
  if (redis?.status === 'ready') {
    try {
      await recordView(redis, view);
      return;
    } catch {
      // Redis went away in this moment.
    }
  }
  await countInRow(db, view);
}

/** The row and what its address has spent are written together, or neither is. */
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
