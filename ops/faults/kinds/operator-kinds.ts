import { patronictl } from '../../cluster/local/run-on.ts';
import type { Kind } from './kind.ts';
import { findLeader, findReplica, findSync, waitForSuccessor } from './parts.ts';
import { renewCertificates } from './renew-certificates.ts';
import { replaceAllBut, replaceEtcd, replaceNode } from './replace-parts.ts';

/** Manual operations, with the commands of docs/cluster.md and docs/runbooks.md. */
export const OPERATOR_KINDS: readonly Kind[] = [
  {
    name: 'standby-reinitialised',
    what: 'the synchronous standby is thrown away and copied anew (patronictl reinit)',
    writeGapMs: 6000,
    readGapMs: 1500,
    async inject(cluster) {
      const { cluster: scope } = cluster.site;
      const sync = await findSync(cluster);
      await patronictl(cluster, sync, 'reinit', scope, sync, '--force', '--wait');
    },
  },
  {
    name: 'failover-forced',
    what: 'a chosen standby is made the primary (patronictl failover --force)',
    writeGapMs: 6000,
    readGapMs: 500,
    async inject(cluster) {
      const [leader, sync] = [await findLeader(cluster), await findSync(cluster)];
      await patronictl(cluster, sync, 'failover', '--candidate', sync, '--force');
      await waitForSuccessor(cluster, leader);
    },
  },
  {
    name: 'etcd-member-replaced',
    what: "the etcd on the primary's machine loses its data, and a new one takes its place",
    writeGapMs: 1000,
    readGapMs: 500,
    inject: async (cluster) => replaceEtcd(cluster, await findLeader(cluster)),
  },
  {
    name: 'third-replaced',
    what: 'the machine of the standby that nobody waits for is lost for good; an empty one takes its place',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: async (cluster) => replaceNode(cluster, await findReplica(cluster)),
  },
  {
    name: 'primary-replaced',
    what: 'the machine of the primary is lost for good; an empty one takes its place',
    writeGapMs: 12_000,
    readGapMs: 500,
    inject: async (cluster) => replaceNode(cluster, await findLeader(cluster)),
  },
  {
    name: 'standbys-replaced',
    what: 'the machines of both standbys are lost for good, with the majority of etcd; empty ones take their place',
    writeGapMs: 40_000,
    readGapMs: 6000,
    inject: async (cluster) => replaceAllBut(cluster, await findLeader(cluster)),
  },
  {
    name: 'certificates-renewed',
    what: 'every machine gets a new certificate by the same authority, and nothing is restarted',
    needsTls: true,
    writeGapMs: 1000,
    readGapMs: 500,
    inject: renewCertificates,
  },
];
