import type { Site } from '../render/site.ts';
import { findPids, findPid, findPostmaster } from './find-pid.ts';
import { listTree } from './list-children.ts';

/** Signals every process of a program; one that has ended already is fine. */
export function signalProgram(site: Site, name: string, signal: NodeJS.Signals): void {
  signalAll(findPids(site, name), signal);
}

/** The PostgreSQL of a node alone: Patroni lives and sees it. */
export function signalPostgres(site: Site, node: string, signal: NodeJS.Signals): void {
  const pid = findPostmaster(site, node);
  if (pid !== undefined) signalAll(listTree(pid), signal);
}

/** Patroni and PostgreSQL at once, as when the machine stops; etcd is a fault of its own. */
export function signalNode(site: Site, node: string, signal: NodeJS.Signals): void {
  const pids = [findPid(site, `patroni-${node}`), findPostmaster(site, node)];
  signalAll(
    pids.filter((pid) => pid !== undefined).flatMap((pid) => listTree(pid)),
    signal,
  );
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of new Set(pids)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
