import { findPid } from '../../cluster/local/find-pid.ts';
import { signalProgram } from '../../cluster/local/signal-programs.ts';
import { startProgram } from '../../cluster/local/start-program.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { answers, waitUntil } from '../../cluster/local/wait-until.ts';

/** Replaces the APIs one after the other. */
export async function rollApis(cluster: LocalCluster): Promise<void> {
  for (const { name } of cluster.site.apis) await rollApi(cluster, name);
}

/** Stops an API, starts it and waits until it is ready. */
export async function rollApi(
  cluster: LocalCluster,
  name: string,
  before: readonly string[] = [],
): Promise<void> {
  const { site } = cluster;
  const { host, port } = site.apis.find((api) => api.name === name) ?? {};
  signalProgram(site, name, 'SIGTERM');
  await waitUntil(`the end of ${name}`, 30, () => findPid(site, name) === undefined);
  startProgram(cluster, name, before);
  await waitUntil(name, 60, () => answers(`http://${host}:${port}/ready`));
  // The proxy relies on its own health checks.
  await waitUntil(`two checks of ${name}`, 5, secondTime());
}

function secondTime(): () => boolean {
  let count = 0;
  return () => {
    count += 1;
    return count > 4;
  };
}
