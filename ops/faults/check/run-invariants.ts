import { createDatabase } from '@deckframe/database/db';
import {
  findBroken,
  listSlices,
} from '../../../apps/api/src/modules/site/health/invariant-queries.ts';

const SLICE_WIDTH = 5000;

/** Runs the checks of `npm run ops -- invariants` with the API's rights. Returns the violations. */
export async function runInvariants(databaseUrl: string): Promise<string[]> {
  const db = createDatabase({
    url: databaseUrl,
    poolSize: 1,
    applicationName: 'deckframe-invariants',
    statementTimeoutMs: 60_000,
  });
  try {
    const broken: string[] = [];
    for (const slice of await listSlices(db, SLICE_WIDTH)) {
      for (const { name, subjects } of await findBroken(db, slice)) {
        broken.push(`${name}: ${subjects.join(', ')}`);
      }
    }
    return broken;
  } catch (error) {
    return [`the check itself failed: ${String(error)}`];
  } finally {
    await db.destroy();
  }
}
