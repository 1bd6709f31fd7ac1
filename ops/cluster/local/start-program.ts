import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPid, pidFile } from './find-pid.ts';
import { findProgram } from './programs.ts';
import { commandOn } from './run-as.ts';
import { readCluster, type LocalCluster } from './state.ts';

/** Starts a program in the background with pid file and log file, unless it runs already. */
export function startProgram(
  cluster: LocalCluster,
  name: string,
  /** A prefix of the command, such as `env` with variables. */
  before: readonly string[] = [],
): void {
  const { site } = cluster;
  if (findPid(site, name) !== undefined) return;
  const standing = readCluster(site.dir);
  if (standing === undefined || standing.isEnding)
    throw new Error(`${name}: the cluster has ended`);
  const { machine, command, args } = findProgram(site, name);
  const [first, ...rest] = commandOn(cluster, machine, [...before, command, ...args]);
  mkdirSync(join(site.dir, 'run'), { recursive: true });
  mkdirSync(join(site.dir, 'logs'), { recursive: true });
  const log = openSync(join(site.dir, 'logs', `${name}.log`), 'a');
  const child = spawn(first, rest, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      HOME: site.dir,
      LC_ALL: 'C.UTF-8',
      NODE_COMPILE_CACHE: join(site.dir, 'app', 'compiled'),
    },
  });
  closeSync(log);
  child.unref();
  child.once('error', (error) => {
    throw error;
  });
  if (child.pid !== undefined) writeFileSync(pidFile(site, name), String(child.pid));
}
