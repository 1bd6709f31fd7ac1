import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRoles } from '@deckframe/database/create-roles';
import { migrate } from '@deckframe/database/migrate';
import { seedDatabase } from '@deckframe/database/seed';
import { makeDisks } from './disks.ts';
import { makeLocalSite, type LocalOptions } from './local-site.ts';
import { makeNamespaces } from './namespaces.ts';
import { findRole, isWhole, listMembers } from './patroni.ts';
import { prepareFolders } from './prepare-folders.ts';
import { backRest, isEtcdUp } from './run-on.ts';
import { startProgram } from './start-program.ts';
import { readCluster, writeCluster, type LocalCluster } from './state.ts';
import { siteUrl, superuserUrl, writeUrl } from './urls.ts';
import { answers, waitUntil } from './wait-until.ts';

const FIRST_CHECKS_MS = 3000;

/** Starts all missing parts, in order of their dependencies. */
export async function up(
  options: LocalOptions,
  say: (line: string) => void,
): Promise<LocalCluster> {
  const known = readCluster();
  if (known?.isEnding) throw new Error('half of a cluster is left: npm run cluster -- down');
  const cluster = known ?? { site: makeLocalSite(options), layout: options.layout };
  const { site } = cluster;
  if (known === undefined) {
    writeCluster(cluster);
    if (cluster.layout === 'namespaces') {
      makeNamespaces(site);
      makeDisks(site);
    }
    prepareFolders(site);
  }
  for (const { name } of site.nodes) startProgram(cluster, `etcd-${name}`);
  for (const { name } of site.nodes) {
    await waitUntil('etcd', 30, () => isEtcdUp(cluster, name));
  }
  say('etcd: three of three agree');
  for (const { name } of site.nodes) startProgram(cluster, `patroni-${name}`);
  await waitUntil('PostgreSQL', 120, async () => isWhole(site, await listMembers(site)));
  say('PostgreSQL: a primary and two standbys');
  startProgram(cluster, 'haproxy');
  startProgram(cluster, 'redis');
  if (known === undefined) await fillDatabase(cluster, say);
  if (!existsSync(join(site.programDir, 'apps/web/dist/index.html'))) buildPages(site.programDir);
  for (const { name } of site.apis) startProgram(cluster, name);
  startProgram(cluster, 'worker');
  for (const { host, port } of site.apis) {
    await waitUntil('API', 60, () => answers(`http://${host}:${port}/ready`));
  }
  await waitUntil('site', 30, () => answers(`${siteUrl(site)}/health`));
  say(`site: ${siteUrl(site)}`);
  return cluster;
}

function buildPages(programDir: string): void {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: programDir, stdio: 'ignore' });
}

async function fillDatabase(cluster: LocalCluster, say: (line: string) => void): Promise<void> {
  const { site } = cluster;
  // A new HAProxy treats every server as primary until its first health checks finish.
  await delay(FIRST_CHECKS_MS);
  await waitUntil('the way to the primary', 30, async () => {
    try {
      await createRoles(superuserUrl(site), site.secrets, site.database);
      return true;
    } catch {
      return false;
    }
  });
  await migrate({ url: writeUrl(site, 'migrator') });
  await seedDatabase(writeUrl(site, 'migrator'));
  await backRest(cluster, await findRole(site, 'leader'), 'stanza-create');
  say('database: migrated, with the demo cards; archive of both stores open');
}
