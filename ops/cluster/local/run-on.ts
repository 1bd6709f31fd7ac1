import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SiteNode } from '../render/site.ts';
import { tlsFiles } from '../render/tls.ts';
import { findPid } from './find-pid.ts';
import { commandOn } from './run-as.ts';
import type { LocalCluster } from './state.ts';
import { etcdUrl } from './urls.ts';

const run = promisify(execFile);

/** Runs a command on a machine and returns its output. */
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

/** Runs patronictl with the configuration of one node. */
export function patronictl(
  cluster: LocalCluster,
  node: string,
  ...args: string[]
): Promise<string> {
  return runOn(cluster, node, [
    'patronictl',
    '-c',
    `${cluster.site.dir}/${node}/patroni.yml`,
    ...args,
  ]);
}

/** Runs etcdctl against the running members. */
export function etcdctl(cluster: LocalCluster, ...args: string[]): Promise<string> {
  const { site } = cluster;
  const running = site.nodes.filter(({ name }) => findPid(site, `etcd-${name}`) !== undefined);
  return askEtcd(cluster, running, args);
}

/** True if this member belongs to a majority. */
export async function isEtcdUp(cluster: LocalCluster, node: string): Promise<boolean> {
  const only = cluster.site.nodes.filter(({ name }) => name === node);
  try {
    await askEtcd(cluster, only, ['endpoint', 'health']);
    return true;
  } catch {
    return false;
  }
}

function askEtcd(
  cluster: LocalCluster,
  members: readonly SiteNode[],
  args: readonly string[],
): Promise<string> {
  const { site } = cluster;
  const endpoints = members.map(({ name }) => etcdUrl(site, name)).join(',');
  const machine = members[0]?.name ?? '';
  const { authority, certificate, key } = tlsFiles(site.dir, machine);
  const tls = [`--cacert=${authority}`, `--cert=${certificate}`, `--key=${key}`];
  const own = [`--endpoints=${endpoints}`, ...(site.tls.on ? tls : [])];
  return runOn(cluster, machine, ['etcdctl', ...own, ...args]);
}

/** Runs pgBackRest with the configuration of one node. */
export function backRest(cluster: LocalCluster, node: string, ...args: string[]): Promise<string> {
  const { site } = cluster;
  return runOn(cluster, node, [
    'pgbackrest',
    `--config=${site.dir}/${node}/pgbackrest.conf`,
    `--stanza=${site.cluster}`,
    ...args,
  ]);
}
