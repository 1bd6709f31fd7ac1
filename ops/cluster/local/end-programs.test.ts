import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endPrograms } from './end-programs.ts';
import { findPid, findPids, pidFile } from './find-pid.ts';
import { makeLocalSite } from './local-site.ts';
import { findProgram } from './programs.ts';
import { startProgram } from './start-program.ts';
import { writeCluster, type LocalCluster } from './state.ts';
import { waitUntil } from './wait-until.ts';

const PATH = process.env['PATH'];
const IDLE = 'setInterval(() => {}, 60000);';

let folder: string;
let cluster: LocalCluster;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckframe-cluster-'));
  const site = makeLocalSite({ layout: 'loopback', isAsync: false, postgresBin: folder });
  cluster = { site: { ...site, dir: join(folder, 'cluster') }, layout: 'loopback' };
  writeCluster(cluster);
  mkdirSync(join(cluster.site.dir, 'app'), { recursive: true });
  // Waits as long as it lives. In sh, because as root it runs as a user without access to our Node.
  // It waits on a pipe: a `sleep` would briefly be a second process with the same name.
  const idle = join(folder, 'redis-server');
  writeFileSync(idle, '#!/bin/sh\nread -r line <"$0.pipe"\n');
  execFileSync('mkfifo', [`${idle}.pipe`]);
  for (const path of [folder, idle, `${idle}.pipe`, cluster.site.dir]) chmodSync(path, 0o755);
  process.env['PATH'] = [folder, PATH].join(delimiter);
});
afterEach(async () => {
  await endPrograms(cluster);
  process.env['PATH'] = PATH;
  rmSync(folder, { recursive: true });
});

/**
 * True after the program that switches users. In between, the command line is empty for a moment.
 */
const isItself = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('/bin/sh\0');

const runs = (count: number): Promise<void> =>
  waitUntil('redis', 10, () => {
    const pids = findPids(cluster.site, 'redis');
    return pids.length === count && pids.every(isItself);
  });

/** A process whose pid file was overwritten or deleted. */
async function startUnnoticed(): Promise<void> {
  startProgram(cluster, 'redis');
  await runs(1);
  rmSync(pidFile(cluster.site, 'redis'));
}

it('a program whose pid was lost is found, not started twice, and ended', async () => {
  const { site } = cluster;
  await startUnnoticed();
  const [pid] = findPids(site, 'redis');
  expect(findPid(site, 'redis')).toBe(pid);
  startProgram(cluster, 'redis');
  expect(findPids(site, 'redis')).toEqual([pid]);
  await endPrograms(cluster);
  expect(findPids(site, 'redis')).toEqual([]);
});

it('nothing starts after "down" began, even during a deploy', async () => {
  const { site } = cluster;
  startProgram(cluster, 'redis');
  await runs(1);
  const ended = endPrograms(cluster);
  await runs(0);
  expect(() => startProgram(cluster, 'redis')).toThrow('the cluster has ended');
  await ended;
  rmSync(site.dir, { recursive: true });
  expect(() => startProgram(cluster, 'redis')).toThrow('the cluster has ended');
});

it('processes that only read the file and other clusters are left alone', async () => {
  const { site } = cluster;
  const { args } = findProgram(site, 'redis');
  const reader = spawn(process.execPath, ['-e', IDLE, ...args], { stdio: 'ignore' });
  await once(reader, 'spawn');
  await startUnnoticed();
  expect(findPids(site, 'redis')).not.toContain(reader.pid);
  expect(findPids({ ...site, dir: join(folder, 'other') }, 'redis')).toEqual([]);
  await endPrograms(cluster);
  expect(reader.exitCode).toBeNull();
  reader.kill();
});
