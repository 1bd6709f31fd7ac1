import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostmaster } from '../../cluster/local/find-pid.ts';
import { listTree } from '../../cluster/local/list-children.ts';
import { namespaceOf } from '../../cluster/local/run-as.ts';
import { askServer } from './ask-server.ts';
import { fillDisk, freeDisk } from './fill-disk.ts';
import type { Kind } from './kind.ts';
import { findLeader, findSync, hasSuccessor } from './parts.ts';

const READ_GAP_MS = 500;
const FULL_MS = 6000;
const LIVES_ON_MS = 15_000;
const SLOW_MS = 8000;

/** Prepared WAL files would delay the effect of a full disk by minutes. */
const SWITCH_WAL = 'select pg_switch_wal()';

const ONE_AT_WORK = `
  select pid from pg_stat_activity
  where usename = 'deckframe_app' and backend_type = 'client backend'
  order by state = 'active' desc, state_change desc limit 1`;

/** Resources that run out: disk, memory, network. */
export const MACHINE_KINDS: readonly Kind[] = [
  {
    name: 'primary-disk-full',
    what: "nothing more can be written to the primary's disk until another takes over, or for 15 s",
    needsNamespaces: true,
    writeGapMs: 15_000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const { site } = cluster;
      const leader = await findLeader(cluster);
      fillDisk(site, leader);
      // A server whose tables cannot grow refuses writes but stays primary as long as its WAL has
      // space. There is no failover, so the operator must free space.
      const over = Date.now() + LIVES_ON_MS;
      try {
        while (Date.now() < over && !(await hasSuccessor(cluster, leader))) {
          await askServer(site, leader, SWITCH_WAL);
          await delay(250);
        }
      } finally {
        freeDisk(site, leader);
      }
    },
  },
  {
    name: 'standby-disk-full',
    what: 'the synchronous standby cannot write for 6 s',
    needsNamespaces: true,
    writeGapMs: 8000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const { site } = cluster;
      const [leader, sync] = [await findLeader(cluster), await findSync(cluster)];
      fillDisk(site, sync);
      try {
        const over = Date.now() + FULL_MS;
        while (Date.now() < over) {
          await askServer(site, leader, SWITCH_WAL);
          await delay(250);
        }
      } finally {
        freeDisk(site, sync);
      }
    },
  },
  {
    name: 'backend-out-of-memory',
    what: 'the kernel kills one backend of the primary, as if out of memory: all backends restart',
    writeGapMs: 6000,
    readGapMs: READ_GAP_MS,
    async inject(cluster) {
      const { site } = cluster;
      const leader = await findLeader(cluster);
      const [found] = (await askServer<{ pid: number }>(site, leader, ONE_AT_WORK)) ?? [];
      const postmaster = findPostmaster(site, leader);
      const isItsOwn = postmaster !== undefined && listTree(postmaster).includes(found?.pid ?? 0);
      if (found === undefined || !isItsOwn) throw new Error(`no backend of ${leader} to kill`);
      process.kill(found.pid, 'SIGKILL');
      await delay(2000);
    },
  },
  {
    name: 'slow-line',
    what: 'the primary’s connection has 2 Mbit/s and up to 0.3 s of delay for 8 s',
    needsNamespaces: true,
    writeGapMs: 4000,
    readGapMs: 1000,
    async inject(cluster) {
      const space = namespaceOf(await findLeader(cluster));
      const line = ['dev', 'eth0', 'root', 'tbf', 'rate', '2mbit', 'burst', '16kb'];
      execFileSync('tc', ['-n', space, 'qdisc', 'add', ...line, 'latency', '300ms']);
      try {
        await delay(SLOW_MS);
      } finally {
        execFileSync('tc', ['-n', space, 'qdisc', 'delete', 'dev', 'eth0', 'root']);
      }
    },
  },
];
