import { isPatroniUp } from '../cluster/local/ask-patroni.ts';
import { findPid } from '../cluster/local/find-pid.ts';
import { isWhole, listMembers } from '../cluster/local/patroni.ts';
import { listPrograms } from '../cluster/local/programs.ts';
import { startProgram } from '../cluster/local/start-program.ts';
import type { LocalCluster } from '../cluster/local/state.ts';
import { siteUrl } from '../cluster/local/urls.ts';
import { answers, waitUntil } from '../cluster/local/wait-until.ts';

const SECONDS = 180;

/** Starts all programs and waits until every server follows the primary and every API is ready. */
export async function restoreOrder(cluster: LocalCluster): Promise<void> {
  const { site } = cluster;
  for (const { name } of listPrograms(site)) {
    if (findPid(site, name) === undefined) startProgram(cluster, name);
  }
  await waitUntil('three servers in line', SECONDS, async () =>
    isWhole(site, await listMembers(site)),
  );
  // The list contains dead servers for a while, so each server is asked itself.
  for (const { name } of site.nodes) {
    await waitUntil(name, SECONDS, () => isPatroniUp(site, name));
  }
  for (const { name, host, port } of site.apis) {
    await waitUntil(name, SECONDS, () => answers(`http://${host}:${port}/ready`));
  }
  await waitUntil('the site', SECONDS, () => answers(`${siteUrl(site)}/health`));
}
