import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandOn } from './run-as.ts';
import type { LocalCluster } from './state.ts';

const run = promisify(execFile);

/** Runs a command on a machine to its end and gives what it says. */
async function runOn(
  cluster: LocalCluster,
  machine: string,
  command: readonly string[],
): Promise<string> {
  const [first, ...rest] = commandOn(cluster, machine, command);
  const { stdout } = await run(first, rest, {
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: cluster.site.dir, LC_ALL: 'C.UTF-8' },
  });
  return stdout;
}

/** pgBackRest as one node has it configured. */
export function backRest(cluster: LocalCluster, node: string, ...args: string[]): Promise<string> {
  const { site } = cluster;
  return runOn(cluster, node, [
    'pgbackrest',
    `--config=${site.dir}/${node}/pgbackrest.conf`,
    `--stanza=${site.cluster}`,
    ...args,
  ]);
}
