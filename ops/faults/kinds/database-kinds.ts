import { setTimeout as delay } from 'node:timers/promises';
import { signalPostgres } from '../../cluster/local/signal-programs.ts';
import type { Kind } from './kind.ts';
import {
  findLeader,
  findReplica,
  findSync,
  freezeNode,
  killNode,
  untilForgotten,
  waitForSuccessor,
  waitUntilReplaced,
} from './parts.ts';
import { switchOver } from './switch-over.ts';

const READ_GAP_MS = 500;

export const DATABASE_KINDS: readonly Kind[] = [
  {
    name: 'primary-postgres-killed',
    what: 'PostgreSQL of the primary dies, but its Patroni runs',
    writeGapMs: 6000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const leader = await findLeader(cluster);
      signalPostgres(cluster.site, leader, 'SIGKILL');
      await waitForSuccessor(cluster, leader);
    },
  },
  {
    name: 'primary-killed',
    what: 'the machine of the primary dies, and comes back as a standby',
    writeGapMs: 12_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const leader = await findLeader(cluster);
      await killNode(cluster, leader, () => waitUntilReplaced(cluster, leader));
    },
  },
  {
    name: 'primary-frozen',
    what: 'the machine of the primary hangs until it is replaced, then continues',
    writeGapMs: 15_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const leader = await findLeader(cluster);
      await freezeNode(cluster, leader, () => waitUntilReplaced(cluster, leader));
    },
  },
  {
    name: 'switchover',
    what: 'another server becomes the primary, as planned',
    writeGapMs: 5000,
    readGapMs: READ_GAP_MS,
    inject: switchOver,
  },
  {
    name: 'standby-killed',
    what: 'the machine of the synchronous standby dies',
    writeGapMs: 6000,
    readGapMs: READ_GAP_MS,
    inject: async (cluster) => killNode(cluster, await findSync(cluster), () => delay(4000)),
  },
  {
    name: 'standby-frozen',
    what: 'the machine of the synchronous standby hangs for longer than ttl',
    writeGapMs: 6000,
    readGapMs: READ_GAP_MS,
    inject: async (cluster) =>
      freezeNode(cluster, await findSync(cluster), () => untilForgotten(cluster)),
  },
  {
    name: 'third-killed',
    what: 'the machine of the asynchronous standby dies',
    writeGapMs: 1000,
    readGapMs: READ_GAP_MS,
    inject: async (cluster) => killNode(cluster, await findReplica(cluster), () => delay(3000)),
  },
  {
    name: 'both-standbys-killed',
    what: 'both standbys are down for 5 s: writes wait instead of being confirmed by one server',
    writeGapMs: 5000 + 12_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const both = [await findSync(cluster), await findReplica(cluster)];
      await Promise.all(both.map((node) => killNode(cluster, node, () => delay(5000))));
    },
  },
];
