import type { Database } from '@deckframe/database/db';
import type { LocalCluster } from '../cluster/local/state.ts';
import { siteUrl, writeUrl } from '../cluster/local/urls.ts';
import { waitUntil } from '../cluster/local/wait-until.ts';
import { checkLedger } from './check/check-ledger.ts';
import { runInvariants } from './check/run-invariants.ts';
import type { Kind } from './kinds/kind.ts';
import type { Ledger } from './ledger.ts';
import { startLoad, type LoadReport } from './load/run-load.ts';
import type { Scene } from './load/scene.ts';
import { restoreOrder } from './restore-order.ts';

export type RoundReport = LoadReport & {
  kind: string;
  lost: string[];
  doubled: string[];
  broken: string[];
};

export type Bench = { cluster: LocalCluster; db: Database; scene: Scene; ledger: Ledger };

const WRITES_BEFORE = 60;
const WRITES_AFTER = 60;
const SECONDS = 120;

/** One fault under load, until all is back; then everything that was ever confirmed is looked for. */
export async function runRound(bench: Bench, kind: Kind): Promise<RoundReport> {
  const { cluster, db, scene, ledger } = bench;
  const { site } = cluster;
  await restoreOrder(cluster);
  const load = startLoad(db, { origin: siteUrl(site), scene, ledger });
  const grow = async (count: number): Promise<void> => {
    const goal = load.countConfirmed() + count;
    await waitUntil(`${count} writes`, SECONDS, () => load.countConfirmed() >= goal);
  };
  const troubles: string[] = [];
  try {
    await grow(WRITES_BEFORE);
    await kind.inject(cluster);
    await restoreOrder(cluster);
    await grow(WRITES_AFTER);
  } catch (error) {
    troubles.push(String(error));
  }
  const report = await load.stop();
  const found = await checkLedger(db, ledger.entries());
  const invariants = await runInvariants(writeUrl(site, 'app'));
  const broken = [...invariants, ...report.refusals, ...troubles];
  return { kind: kind.name, ...report, ...found, broken };
}
