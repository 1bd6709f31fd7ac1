import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, MIGRATIONS_DIR } from '@deckframe/database/migrate';
import { siteUrl, writeUrl } from '../cluster/local/urls.ts';
import { checkLedger } from './check/check-ledger.ts';
import { runInvariants } from './check/run-invariants.ts';
import { rollApis } from './kinds/roll-apis.ts';
import { startLoad } from './load/run-load.ts';
import { FAULTS_DIR } from './open-bench.ts';
import type { Bench } from './run-round.ts';

/**
 * Schema additions of a release: old code ignores them, new code fills them. One table each,
 * because a lock on two used tables can deadlock with readers.
 */
const EXPANSIONS = {
  '9990_deploy-drill.sql': ['decklists', 'text'],
  '9991_deploy-drill.sql': ['users', 'integer not null default 0'],
} as const;

const READERS = 8;

/** Migrates and replaces both APIs, then rolls back, until enough requests were sent. */
export async function deployUnderLoad({ cluster, db, scene, ledger }: Bench, requests: number) {
  const url = writeUrl(cluster.site, 'migrator');
  const dir = writeMigrations();
  const origin = siteUrl(cluster.site);
  const load = startLoad(db, { origin, scene, ledger, readers: READERS });
  let deploys = 0;
  while (load.countConfirmed() + load.countReads() < requests) {
    await migrate({ url, dir });
    await rollApis(cluster);
    // Rolls back: first the APIs of the earlier release, then the tables.
    await rollApis(cluster);
    await migrate({ url, dir, direction: 'down', count: 2 });
    deploys += 1;
  }
  const report = await load.stop();
  const found = await checkLedger(db, ledger.entries());
  const broken = [...(await runInvariants(writeUrl(cluster.site, 'app'))), ...report.refusals];
  const wrong = [...found.lost, ...found.doubled, ...broken];
  const isWhole = wrong.length === 0 && report.failed === 0 && report.failedReads === 0;
  return { deploys, requests: report.confirmed + report.reads, ...report, wrong, isWhole };
}

function writeMigrations(): string {
  const dir = join(FAULTS_DIR, 'migrations');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  cpSync(MIGRATIONS_DIR, dir, { recursive: true });
  for (const [file, [table, type]] of Object.entries(EXPANSIONS)) {
    const add = `alter table ${table} add column deploy_drill ${type};`;
    const drop = `alter table ${table} drop column deploy_drill;`;
    writeFileSync(join(dir, file), `-- Up Migration\n${add}\n\n-- Down Migration\n${drop}\n`);
  }
  return dir;
}
