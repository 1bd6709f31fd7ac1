import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPid } from '../../cluster/local/find-pid.ts';
import { prepareNode } from '../../cluster/local/prepare-folders.ts';
import { etcdctl, isEtcdUp } from '../../cluster/local/run-on.ts';
import { signalNode, signalProgram } from '../../cluster/local/signal-programs.ts';
import { startProgram } from '../../cluster/local/start-program.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { peerUrl } from '../../cluster/local/urls.ts';
import { waitUntil } from '../../cluster/local/wait-until.ts';
import { hasSuccessor, untilForgotten } from './parts.ts';

/** Replaces an etcd member that lost its data: removes its name and adds it as a new member. */
export async function replaceEtcd(cluster: LocalCluster, node: string): Promise<void> {
  const { site } = cluster;
  signalProgram(site, `etcd-${node}`, 'SIGKILL');
  rmSync(join(site.dir, node, 'etcd'), { recursive: true });
  await joinEtcd(cluster, node);
}

/** Loses a whole machine and sets up an empty one when there is a primary. */
export async function replaceNode(cluster: LocalCluster, node: string): Promise<void> {
  await loseNode(cluster, node);
  await waitUntil(`a primary other than ${node}`, 60, () => hasSuccessor(cluster, node));
  prepareNode(cluster.site, node);
  await joinEtcd(cluster, node);
  startProgram(cluster, `patroni-${node}`);
}

/**
 * Loses all machines but one, and so the majority of etcd. The last member starts a new cluster,
 * and the others join one by one.
 */
export async function replaceAllBut(cluster: LocalCluster, left: string): Promise<void> {
  const { site } = cluster;
  const lost = site.nodes.map(({ name }) => name).filter((name) => name !== left);
  for (const node of lost) await loseNode(cluster, node);
  // By then the primary has noticed that it is alone and became read-only.
  await untilForgotten(cluster);
  signalProgram(site, `etcd-${left}`, 'SIGKILL');
  const file = join(site.dir, left, 'etcd.yml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}force-new-cluster: true\n`);
  await startEtcd(cluster, left);
  writeFileSync(file, text);
  signalProgram(site, `etcd-${left}`, 'SIGKILL');
  await startEtcd(cluster, left);
  for (const node of lost) {
    prepareNode(site, node);
    await joinEtcd(cluster, node);
    startProgram(cluster, `patroni-${node}`);
  }
}

/** Loses etcd, Patroni, PostgreSQL and the disk of a machine. */
async function loseNode({ site }: LocalCluster, node: string): Promise<void> {
  signalNode(site, node, 'SIGKILL');
  signalProgram(site, `etcd-${node}`, 'SIGKILL');
  await waitUntil(`the end of ${node}`, 10, () => findPid(site, `patroni-${node}`) === undefined);
  const folder = join(site.dir, node);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

async function joinEtcd(cluster: LocalCluster, node: string): Promise<void> {
  const { site } = cluster;
  await removeMember(cluster, node);
  const members = await addMember(cluster, node);
  const file = join(site.dir, node, 'etcd.yml');
  const text = readFileSync(file, 'utf8')
    .replace(/^initial-cluster: .*$/m, `initial-cluster: ${members}`)
    .replace('cluster-state: new', 'cluster-state: existing');
  writeFileSync(file, text);
  await startEtcd(cluster, node);
}

/** Retries until removed: after the loss of its leader, etcd first elects another. */
async function removeMember(cluster: LocalCluster, node: string): Promise<void> {
  await waitUntil(`${node} out of etcd`, 30, async () => {
    const list = await etcdctl(cluster, 'member', 'list').catch(() => undefined);
    const line = list?.split('\n').find((one) => one.includes(`, ${node}, `));
    const [id] = line?.split(', ') ?? [];
    if (id !== undefined) await etcdctl(cluster, 'member', 'remove', id).catch(() => '');
    return list !== undefined && id === undefined;
  });
}

/** The current members. After a total loss, these are not all. */
async function addMember(cluster: LocalCluster, node: string): Promise<string> {
  let members: string | undefined;
  // etcd refuses a new member within five seconds after the last one joined.
  await waitUntil(`${node} as a member of etcd`, 30, async () => {
    const peers = `--peer-urls=${peerUrl(cluster.site, node)}`;
    const said = await etcdctl(cluster, 'member', 'add', node, peers).catch(() => '');
    [, members] = /ETCD_INITIAL_CLUSTER="(.*)"/.exec(said) ?? [];
    return members !== undefined;
  });
  return members ?? '';
}

async function startEtcd(cluster: LocalCluster, node: string): Promise<void> {
  await waitUntil(
    `the end of etcd of ${node}`,
    10,
    () => findPid(cluster.site, `etcd-${node}`) === undefined,
  );
  startProgram(cluster, `etcd-${node}`);
  await waitUntil(`etcd of ${node}`, 30, () => isEtcdUp(cluster, node));
}
