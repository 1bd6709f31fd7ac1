import { join } from 'node:path';
import { createDatabase } from '@deckframe/database/db';
import type { LocalCluster } from '../cluster/local/state.ts';
import { siteUrl, writeUrl } from '../cluster/local/urls.ts';
import { REPOSITORY_ROOT } from '../services/services.ts';
import { openLedger } from './ledger.ts';
import { makeScene } from './load/scene.ts';
import { restoreOrder } from './restore-order.ts';
import type { Bench } from './run-round.ts';

export const FAULTS_DIR = join(REPOSITORY_ROOT, '.data', 'faults');

/** New members, an empty ledger, and the owner's way to the primary. */
export async function openBench(cluster: LocalCluster): Promise<Bench> {
  await restoreOrder(cluster);
  const { site } = cluster;
  const db = createDatabase({
    url: writeUrl(site, 'migrator'),
    poolSize: 2,
    applicationName: 'deckframe-faults',
    statementTimeoutMs: 60_000,
  });
  const scene = await makeScene(db, siteUrl(site), site.secrets.session);
  return { cluster, db, scene, ledger: openLedger(join(FAULTS_DIR, 'ledger.jsonl')) };
}
