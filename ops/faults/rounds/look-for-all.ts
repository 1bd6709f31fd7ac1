import { writeUrl } from '../../cluster/local/urls.ts';
import { checkLedger } from '../check/check-ledger.ts';
import { runInvariants } from '../check/run-invariants.ts';
import { restoreOrder } from '../restore-order.ts';
import type { Bench, RoundReport } from '../run-round.ts';

export const ALL = '(all that was ever confirmed)';

/** Looks for all confirmed writes. A round looks only for those of the last three rounds. */
export async function lookForAll({ cluster, db, ledger }: Bench): Promise<RoundReport> {
  await restoreOrder(cluster);
  const found = await checkLedger(db, ledger.entries());
  const broken = await runInvariants(writeUrl(cluster.site, 'app'));
  const none = { failed: 0, reads: 0, failedReads: 0, writeGapMs: 0, readGapMs: 0 };
  const confirmed = ledger.entries().length;
  return { kind: ALL, confirmed, ...none, refusals: [], ...found, broken, phases: {} };
}
