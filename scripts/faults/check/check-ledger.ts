import type { Database } from '@deckframe/database/db';
import type { Confirmed } from '../ledger.ts';
import { checkMarks } from './check-marks.ts';
import { checkStates } from './check-states.ts';

/** What was confirmed and is not there as it was, and what is there more than once. */
export type LedgerReport = { lost: string[]; doubled: string[] };

export async function checkLedger(
  db: Database,
  entries: readonly Confirmed[],
): Promise<LedgerReport> {
  const marks = await checkMarks(db, entries);
  return { lost: [...marks.lost, ...(await checkStates(db, entries))], doubled: marks.doubled };
}
