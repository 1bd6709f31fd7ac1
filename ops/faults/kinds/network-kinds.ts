import { setTimeout as delay } from 'node:timers/promises';
import { signalNode } from '../../cluster/local/signal-programs.ts';
import { startProgram } from '../../cluster/local/start-program.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { cutFrom, withRules } from './cut-lines.ts';
import type { Kind } from './kind.ts';
import {
  findLeader,
  findSync,
  untilForgotten,
  waitForSuccessor,
  waitUntilReplaced,
} from './parts.ts';

const READ_GAP_MS = 500;

const hostsBut = ({ site }: LocalCluster, node: string): string[] =>
  site.nodes.filter(({ name }) => name !== node).map(({ host }) => host);

/** Adds a rule for connections from the application machine to PostgreSQL. */
const onDatabaseLine = (cluster: LocalCluster, verdict: string, forMs: number): Promise<void> =>
  withRules(
    'app',
    [{ hook: 'output', rule: `tcp dport ${cluster.site.ports.postgres} ${verdict}` }],
    () => delay(forMs),
  );

const LINES: readonly Omit<Kind, 'needsNamespaces'>[] = [
  {
    name: 'replication-cut-then-killed',
    what: 'the standbys are cut off for a second, then the machine of the primary dies',
    writeGapMs: 14_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const leader = await findLeader(cluster);
      await withRules(leader, cutFrom(hostsBut(cluster, leader)), async () => {
        await delay(1000);
        signalNode(cluster.site, leader, 'SIGKILL');
        // A dead machine sends nothing more, not even data buffered in its kernel.
        await waitForSuccessor(cluster, leader);
      });
      startProgram(cluster, `patroni-${leader}`);
    },
  },
  {
    name: 'primary-cut-off',
    what: 'the primary loses the other servers and their etcd until it is replaced, but not its clients',
    writeGapMs: 15_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const leader = await findLeader(cluster);
      await withRules(leader, cutFrom(hostsBut(cluster, leader)), () =>
        waitUntilReplaced(cluster, leader),
      );
    },
  },
  {
    name: 'standby-cut-off',
    what: 'the synchronous standby is isolated for longer than ttl',
    writeGapMs: 6000,
    readGapMs: 2500,
    async inject(cluster) {
      const sync = await findSync(cluster);
      const everybody = [...hostsBut(cluster, sync), cluster.site.app];
      await withRules(sync, cutFrom(everybody), () => untilForgotten(cluster));
    },
  },
  {
    name: 'packets-lost',
    what: '5 % of the packets from the application machine to PostgreSQL are lost for 6 s',
    writeGapMs: 3000,
    readGapMs: 3000,
    inject: (cluster) => onDatabaseLine(cluster, 'numgen random mod 100 < 5 drop', 6000),
  },
  {
    name: 'connections-cut',
    what: 'every connection to PostgreSQL is cut, in the middle of commits, for a second',
    writeGapMs: 4000,
    readGapMs: 4000,
    inject: (cluster) => onDatabaseLine(cluster, 'reject with tcp reset', 1000),
  },
  {
    name: 'connections-silent',
    what: 'the connection to PostgreSQL is silent for 4 s',
    writeGapMs: 8000,
    readGapMs: 8000,
    inject: (cluster) => onDatabaseLine(cluster, 'drop', 4000),
  },
];

export const NETWORK_KINDS: readonly Kind[] = LINES.map((kind) => ({
  ...kind,
  needsNamespaces: true,
}));
