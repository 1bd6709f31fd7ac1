import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createDatabase } from '@deckframe/database/db';
import type { LocalCluster } from '../cluster/local/state.ts';
import { siteUrl, writeUrl } from '../cluster/local/urls.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { openLedger } from './ledger.ts';
import { makeScene } from './load/scene.ts';
import { restoreOrder } from './restore-order.ts';
import type { Bench } from './run-round.ts';
import { undoFaults } from './undo-faults.ts';

export const FAULTS_DIR = join(REPOSITORY_ROOT, '.data', 'faults');

/** Creates members and ledger, and connects to the primary as owner. */
export async function openBench(cluster: LocalCluster, isContinued = false): Promise<Bench> {
  undoFaults(cluster);
  await restoreOrder(cluster);
  const { site } = cluster;
  const db = createDatabase({
    url: writeUrl(site, 'migrator'),
    poolSize: 2,
    applicationName: 'deckframe-faults',
    statementTimeoutMs: 60_000,
  });
  const scene = await makeScene(db, siteUrl(site), site.secrets.session);
  // A ledger belongs to one cluster.
  const mark = createHash('sha256').update(site.secrets.session).digest('hex').slice(0, 8);
  const ledger = openLedger(join(FAULTS_DIR, `ledger-${mark}.jsonl`), isContinued);
  return { cluster, db, scene, ledger };
}

export async function renewScene(bench: Bench): Promise<Bench> {
  const { site } = bench.cluster;
  return { ...bench, scene: await makeScene(bench.db, siteUrl(site), site.secrets.session) };
}
