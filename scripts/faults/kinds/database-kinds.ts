import { signalPostgres } from '../../cluster/local/signal-programs.ts';
import type { Kind } from './kind.ts';
import {
  findLeader,
  findReplica,
  findSync,
  freezeNode,
  killNode,
  waitForSuccessor,
} from './parts.ts';
import { switchOver } from './switch-over.ts';

const READ_GAP_MS = 500;

export const DATABASE_KINDS: readonly Kind[] = [
  {
    name: 'primary-postgres-killed',
    what: 'PostgreSQL of the primary dies, its Patroni lives',
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
    what: 'the machine of the primary dies',
    writeGapMs: 12_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const leader = await findLeader(cluster);
      await Promise.all([killNode(cluster, leader, 20_000), waitForSuccessor(cluster, leader)]);
    },
  },
  {
    name: 'primary-frozen',
    what: 'the machine of the primary stands still for 20 s, then goes on as if nothing had been',
    writeGapMs: 15_000,
    readGapMs: READ_GAP_MS,
    inject: async (cluster) => freezeNode(cluster, await findLeader(cluster), 20_000),
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
    inject: async (cluster) => killNode(cluster, await findSync(cluster), 6000),
  },
  {
    name: 'standby-frozen',
    what: 'the machine of the synchronous standby stands still for 12 s',
    writeGapMs: 6000,
    readGapMs: READ_GAP_MS,
    inject: async (cluster) => freezeNode(cluster, await findSync(cluster), 12_000),
  },
  {
    name: 'third-killed',
    what: 'the machine of the standby that nobody waits for dies',
    writeGapMs: 1000,
    readGapMs: READ_GAP_MS,
    inject: async (cluster) => killNode(cluster, await findReplica(cluster), 4000),
  },
  {
    name: 'both-standbys-killed',
    what: 'both standbys are away for 5 s: writes wait rather than be confirmed by one server alone',
    writeGapMs: 5000 + 12_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const both = [await findSync(cluster), await findReplica(cluster)];
      await Promise.all(both.map((node) => killNode(cluster, node, 5000)));
    },
  },
];
