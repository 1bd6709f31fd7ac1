import type { Site } from '../render/site.ts';
import { findPids, findPostmaster } from './find-pid.ts';
import { listPrograms } from './programs.ts';
import { signalNode, signalPostgres, signalProgram } from './signal-programs.ts';
import { writeCluster, type LocalCluster } from './state.ts';
import { waitUntil } from './wait-until.ts';

const SECONDS = 30;

/**
 * Ends every process of a cluster and prevents new ones: a running bench would restart a missing
 * program. A second pass finds processes that were just starting.
 */
export async function endPrograms(cluster: LocalCluster): Promise<void> {
  const { site } = cluster;
  const names = listPrograms(site).map(({ name }) => name);
  writeCluster({ ...cluster, isEnding: true });
  for (const name of names) signalProgram(site, name, 'SIGCONT');
  for (const { name } of site.nodes) signalNode(site, name, 'SIGCONT');
  let quietLooks = 0;
  await waitUntil('the end of all programs', SECONDS, () => {
    quietLooks = isAnyAlive(site, names) ? 0 : quietLooks + 1;
    for (const name of names) signalProgram(site, name, 'SIGKILL');
    for (const { name } of site.nodes) signalPostgres(site, name, 'SIGKILL');
    return quietLooks > 1;
  });
}

function isAnyAlive(site: Site, names: readonly string[]): boolean {
  return (
    names.some((name) => findPids(site, name).length > 0) ||
    site.nodes.some(({ name }) => findPostmaster(site, name) !== undefined)
  );
}
