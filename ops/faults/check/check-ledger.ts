import type { Database } from '@deckframe/database/db';
import type { Confirmed } from '../ledger.ts';
import { checkMarks, type LedgerReport } from './check-marks.ts';
import { checkStates } from './check-states.ts';

/** Compares all confirmed writes with the stored data. */
export async function checkLedger(
  db: Database,
  entries: readonly Confirmed[],
): Promise<LedgerReport> {
  const marks = await checkMarks(db, entries);
  return { lost: [...marks.lost, ...(await checkStates(db, entries))], doubled: marks.doubled };
}
