import { rmSync } from 'node:fs';
import { removeDisks } from './disks.ts';
import { endPrograms } from './end-programs.ts';
import { removeNamespaces } from './namespaces.ts';
import { readCluster } from './state.ts';

/** Stops everything that `up` started and deletes its data. */
export async function down(): Promise<void> {
  const cluster = readCluster();
  if (cluster === undefined) return;
  const { site } = cluster;
  await endPrograms(cluster);
  if (cluster.layout === 'namespaces') {
    removeNamespaces(site);
    removeDisks(site);
  }
  rmSync(site.dir, { recursive: true, force: true });
}
