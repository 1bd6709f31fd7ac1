import type { Database } from '@deckframe/database/db';
import { COUNTERS, findBroken } from '../modules/site/health/invariant-queries.ts';

/** Returns the counters that differ from their rows. */
export async function findWrongCounters(db: Database): Promise<string[]> {
  const everything = { from: 0, to: Number.MAX_SAFE_INTEGER, part: 0, parts: 1 };
  const broken = await findBroken(db, everything, COUNTERS);
  return broken.map(({ name, subjects }) => `${name}: ${subjects.length}`);
}
