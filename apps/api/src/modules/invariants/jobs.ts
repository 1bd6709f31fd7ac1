import type { Database } from '@deckframe/database/db';
import type { Metrics } from '../../lib/metrics.ts';
import { findBroken, listSlices } from './find-broken.ts';

const EVERY_MINUTES = 5;
export const CHECK_INVARIANTS_CRON = `*/${EVERY_MINUTES} * * * * check-invariants`;

/** Members in one look: some seconds of one connection. */
const SLICE_WIDTH = 20_000;

/** One slice after the other, by the clock: no worker has to remember where the last one stopped. */
export async function checkInvariantsJob(db: Database, metrics: Metrics, now: Date): Promise<void> {
  const slices = await listSlices(db, SLICE_WIDTH);
  const turn = Math.floor(now.getTime() / (EVERY_MINUTES * 60_000));
  const slice = slices[turn % slices.length];
  if (slice === undefined) return;
  for (const { name, subjects } of await findBroken(db, slice)) {
    metrics.brokenInvariants.inc({ invariant: name }, subjects.length);
  }
}
