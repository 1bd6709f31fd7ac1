import { patronictl } from '../../cluster/local/run-on.ts';
import type { Kind } from './kind.ts';
import { findLeader, findReplica, findSync, waitForSuccessor } from './parts.ts';
import { renewCertificates } from './renew-certificates.ts';
import { replaceAllBut, replaceEtcd, replaceNode } from './replace-parts.ts';

/** Manual operations, with the commands of docs/cluster.md and docs/runbooks.md. */
export const OPERATOR_KINDS: readonly Kind[] = [
  {
    name: 'standby-reinitialised',
    what: 'the synchronous standby is rebuilt (patronictl reinit)',
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
    what: 'a chosen standby becomes the primary (patronictl failover --force)',
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
    what: 'the machine of the asynchronous standby is lost; an empty one replaces it',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: async (cluster) => replaceNode(cluster, await findReplica(cluster)),
  },
  {
    name: 'primary-replaced',
    what: 'the machine of the primary is lost; an empty one replaces it',
    writeGapMs: 12_000,
    readGapMs: 500,
    inject: async (cluster) => replaceNode(cluster, await findLeader(cluster)),
  },
  {
    name: 'standbys-replaced',
    what: 'the machines of both standbys are lost, with the majority of etcd; empty ones replace them',
    writeGapMs: 40_000,
    readGapMs: 6000,
    inject: async (cluster) => replaceAllBut(cluster, await findLeader(cluster)),
  },
  {
    name: 'certificates-renewed',
    what: 'every machine gets a new certificate of the same authority, without restarts',
    needsTls: true,
    writeGapMs: 1000,
    readGapMs: 500,
    inject: renewCertificates,
  },
];
