import type { Site } from '../render/site.ts';
import { findPids, findPid, findPostmaster } from './find-pid.ts';
import { listTree } from './list-children.ts';

/** Signals all processes of a program. Ignores processes that have already ended. */
export function signalProgram(site: Site, name: string, signal: NodeJS.Signals): void {
  signalAll(findPids(site, name), signal);
}

/** Signals only PostgreSQL of a node. Patroni keeps running and notices it. */
export function signalPostgres(site: Site, node: string, signal: NodeJS.Signals): void {
  const pid = findPostmaster(site, node);
  if (pid !== undefined) signalAll(listTree(pid), signal);
}

/**
 * Signals Patroni and PostgreSQL together, as when the machine stops. etcd has faults of its own.
 */
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
