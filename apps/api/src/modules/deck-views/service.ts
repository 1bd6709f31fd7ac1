import type { Database } from '@deckframe/database/db';
import type { Redis } from 'ioredis';
import { insertView } from './queries.ts';
import { recordView, type View } from './redis-views.ts';

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
  await insertView(db, view);
}
