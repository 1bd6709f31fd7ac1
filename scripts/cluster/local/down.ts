import { rmSync } from 'node:fs';
import type { Site } from '../render/site.ts';
import { removeDisks } from './disks.ts';
import { findPid, findPostmaster } from './find-pid.ts';
import { removeNamespaces } from './namespaces.ts';
import { listPrograms } from './programs.ts';
import { signalNode, signalPostgres, signalProgram } from './signal-programs.ts';
import { readCluster } from './state.ts';
import { waitUntil } from './wait-until.ts';

/** Ends exactly what `up` started, and removes what it stored: the next one begins anew. */
export async function down(): Promise<void> {
  const cluster = readCluster();
  if (cluster === undefined) return;
  const { site } = cluster;
  const names = listPrograms(site).map(({ name }) => name);
  for (const name of names) signalProgram(site, name, 'SIGCONT');
  for (const { name } of site.nodes) signalNode(site, name, 'SIGCONT');
  for (const name of names) signalProgram(site, name, 'SIGKILL');
  for (const { name } of site.nodes) signalPostgres(site, name, 'SIGKILL');
  await waitUntil('the end of all programs', 15, () => !isAnyAlive(site, names));
  if (cluster.layout === 'namespaces') {
    removeNamespaces(site);
    removeDisks(site);
  }
  rmSync(site.dir, { recursive: true, force: true });
}

function isAnyAlive(site: Site, names: readonly string[]): boolean {
  return (
    names.some((name) => findPid(site, name) !== undefined) ||
    site.nodes.some(({ name }) => findPostmaster(site, name) !== undefined)
  );
}
