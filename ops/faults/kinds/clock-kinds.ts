import { setTimeout as delay } from 'node:timers/promises';
import { isPatroniUp } from '../../cluster/local/ask-patroni.ts';
import { findPid } from '../../cluster/local/find-pid.ts';
import { isWhole, listMembers } from '../../cluster/local/patroni.ts';
import { signalNode } from '../../cluster/local/signal-programs.ts';
import { startProgram } from '../../cluster/local/start-program.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { waitUntil } from '../../cluster/local/wait-until.ts';
import { makeFalseClock } from './false-clock.ts';
import type { Kind } from './kind.ts';
import { findReplica, findSync, killNode } from './parts.ts';
import { rollApi } from './roll-apis.ts';
import { switchOver } from './switch-over.ts';

const STEP_MS = 3000;
/** Longer than `ttl` plus a takeover: without renewal, another server gets the lock. */
const LOCK_MS = 14_000;

/** Clock jumps, by Debian's package libfaketime. */
export const CLOCK_KINDS: readonly Kind[] = [
  {
    name: 'api-clock-jumps',
    what: 'the clock of one API jumps three days ahead, then three days back, then is corrected',
    writeGapMs: 1000,
    readGapMs: 500,
    async inject(cluster) {
      const clock = makeFalseClock(cluster.site, 'api1');
      await rollApi(cluster, 'api1', clock.before);
      for (const offset of ['+3d', '-3d', '+0']) {
        clock.set(offset);
        await delay(STEP_MS);
      }
      await rollApi(cluster, 'api1');
    },
  },
  {
    name: 'database-clock-jumps',
    what: "the primary's clock jumps an hour ahead, then back",
    writeGapMs: 14_000,
    readGapMs: 500,
    async inject(cluster) {
      const node = await findReplica(cluster);
      const clock = makeFalseClock(cluster.site, node);
      try {
        await restartNode(cluster, node, clock.before);
        // Only the synchronous standby may become primary, so the other one must miss a commit.
        await missMoment(cluster, node);
        await switchOver(cluster);
        for (const offset of ['+1h', '+0']) {
          clock.set(offset);
          await delay(LOCK_MS);
        }
      } finally {
        await restartNode(cluster, node, []);
      }
    },
  },
];

async function restartNode(
  cluster: LocalCluster,
  node: string,
  before: readonly string[],
): Promise<void> {
  const { site } = cluster;
  signalNode(site, node, 'SIGKILL');
  await waitUntil(`the end of ${node}`, 10, () => findPid(site, `patroni-${node}`) === undefined);
  startProgram(cluster, `patroni-${node}`, before);
  await inLine(cluster, node);
}

/** Stops the synchronous standby, so that commits now wait for `node`. */
async function missMoment(cluster: LocalCluster, node: string): Promise<void> {
  const { site } = cluster;
  const sync = await findSync(cluster);
  await killNode(cluster, sync, () =>
    waitUntil(`${node} as the synchronous standby`, 60, async () =>
      (await listMembers(site)).some(({ name, role }) => name === node && role === 'sync_standby'),
    ),
  );
  await inLine(cluster, sync);
}

/** Patroni's list contains a dead server for a while, so the server is asked too. */
async function inLine({ site }: LocalCluster, node: string): Promise<void> {
  await waitUntil(node, 60, () => isPatroniUp(site, node));
  await waitUntil('three servers in line', 60, async () => isWhole(site, await listMembers(site)));
}
