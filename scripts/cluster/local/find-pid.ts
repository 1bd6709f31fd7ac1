import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../render/site.ts';

export const pidFile = (site: Site, name: string): string => join(site.dir, 'run', `${name}.pid`);

/** The number of a program that runs: ours, and not another's with the same number since. */
export function findPid(site: Site, name: string): number | undefined {
  const pid = Number(readText(pidFile(site, name)));
  return pid > 0 && isOurs(site, pid) ? pid : undefined;
}

/** The PostgreSQL of a node, which outlives the Patroni that started it. */
export function findPostmaster(site: Site, node: string): number | undefined {
  const [line] = readText(join(site.dir, node, 'postgres', 'postmaster.pid')).split('\n');
  const pid = Number(line);
  return pid > 0 && isOurs(site, pid) ? pid : undefined;
}

function isOurs(site: Site, pid: number): boolean {
  const [state] = readText(`/proc/${pid}/stat`).split(') ').slice(-1).join('').split(' ');
  return state !== 'Z' && readText(`/proc/${pid}/cmdline`).includes(site.dir);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
