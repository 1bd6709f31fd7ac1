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
import { measurePhases, type Phases } from './phases.ts';
import { restoreOrder } from './restore-order.ts';
import { undoFaults } from './undo-faults.ts';

export type RoundReport = LoadReport & {
  kind: string;
  lost: string[];
  doubled: string[];
  broken: string[];
  phases: Phases;
};

export type Bench = { cluster: LocalCluster; db: Database; scene: Scene; ledger: Ledger };

const WRITES_BEFORE = 60;
const WRITES_AFTER = 60;
const SECONDS = 120;

/** Runs one fault under load until all parts recovered, then checks all confirmed writes. */
export async function runRound(bench: Bench, kind: Kind): Promise<RoundReport> {
  const { cluster, db, scene, ledger } = bench;
  const { site } = cluster;
  const { phases, during } = measurePhases();
  await during('order', () => restoreOrder(cluster));
  ledger.beginRound();
  const load = startLoad(db, { origin: siteUrl(site), scene, ledger });
  const grow = async (count: number): Promise<void> => {
    const goal = load.countConfirmed() + count;
    await waitUntil(`${count} writes`, SECONDS, () => load.countConfirmed() >= goal);
  };
  const troubles: string[] = [];
  try {
    await during('before', () => grow(WRITES_BEFORE));
    await during('fault', () => kind.inject(cluster));
    await during('mending', () => restoreOrder(cluster));
    await during('after', () => grow(WRITES_AFTER));
  } catch (error) {
    troubles.push(String(error));
    // Otherwise leftovers of this round would affect the next one.
    undoFaults(cluster);
  }
  const report = await during('settling', () => load.stop());
  const [found, invariants] = await during('checks', () =>
    Promise.all([checkLedger(db, ledger.recent()), runInvariants(writeUrl(site, 'app'))]),
  );
  const broken = [...invariants, ...report.refusals, ...troubles];
  return { kind: kind.name, ...report, ...found, broken, phases };
}
