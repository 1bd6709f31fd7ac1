import { execFileSync } from 'node:child_process';
import { commandOn } from './run-as.ts';
import type { LocalCluster } from './state.ts';

/** Runs a command on a machine to its end and gives what it says. */
function runOn(cluster: LocalCluster, machine: string, command: readonly string[]): string {
  const [first, ...rest] = commandOn(cluster, machine, command);
  return execFileSync(first, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: cluster.site.dir, LC_ALL: 'C.UTF-8' },
  });
}

/** pgBackRest as one node has it configured. */
export function backRest(cluster: LocalCluster, node: string, ...args: string[]): string {
  const { site } = cluster;
  return runOn(cluster, node, [
    'pgbackrest',
    `--config=${site.dir}/${node}/pgbackrest.conf`,
    `--stanza=${site.cluster}`,
    ...args,
  ]);
}
