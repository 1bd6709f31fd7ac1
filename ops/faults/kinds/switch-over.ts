import { askPatroni } from '../../cluster/local/ask-patroni.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { findLeader, findSync, waitForSuccessor } from './parts.ts';

/** Makes the synchronous standby the primary. */
export async function switchOver(cluster: LocalCluster): Promise<void> {
  const leader = await findLeader(cluster);
  const candidate = await findSync(cluster);
  await askPatroni(cluster.site, leader, 'POST', '/switchover', { leader, candidate });
  await waitForSuccessor(cluster, leader);
}
