import type { LocalCluster } from '../../cluster/local/state.ts';
import type { Kind } from './kind.ts';
import { findLeader, freezeProgram, killProgram } from './parts.ts';

const WRITE_GAP_MS = 1000;
const READ_GAP_MS = 500;

const killFirst = async (cluster: LocalCluster, count: number): Promise<void> => {
  const { nodes, timing } = cluster.site;
  const names = nodes.slice(0, count).map(({ name }) => `etcd-${name}`);
  await Promise.all(names.map((name) => killProgram(cluster, name, (timing.ttl + 2) * 1000)));
};

/** etcd may fail: the primary continues as long as it can reach the other servers. */
export const ETCD_KINDS: readonly Kind[] = [
  {
    name: 'etcd-killed',
    what: 'one of three etcd dies',
    writeGapMs: WRITE_GAP_MS,
    readGapMs: READ_GAP_MS,
    inject: (cluster) => killFirst(cluster, 1),
  },
  {
    name: 'etcd-majority-killed',
    what: 'two of three etcd die',
    writeGapMs: WRITE_GAP_MS,
    readGapMs: READ_GAP_MS,
    inject: (cluster) => killFirst(cluster, 2),
  },
  {
    name: 'etcd-all-killed',
    what: 'all etcd die',
    writeGapMs: WRITE_GAP_MS,
    readGapMs: READ_GAP_MS,
    inject: (cluster) => killFirst(cluster, 3),
  },
  {
    name: 'etcd-frozen',
    what: "the etcd on the primary's machine stands still",
    writeGapMs: WRITE_GAP_MS,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const name = `etcd-${await findLeader(cluster)}`;
      await freezeProgram(cluster, name, (cluster.site.timing.ttl + 2) * 1000);
    },
  },
];
