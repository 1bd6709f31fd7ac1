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

/** An etcd whose data is gone: its name is taken out, and put in again as a new member's. */
export async function replaceEtcd(cluster: LocalCluster, node: string): Promise<void> {
  const { site } = cluster;
  signalProgram(site, `etcd-${node}`, 'SIGKILL');
  rmSync(join(site.dir, node, 'etcd'), { recursive: true });
  await joinEtcd(cluster, node);
}

/** A whole machine is lost, and an empty one takes its place once there is a primary. */
export async function replaceNode(cluster: LocalCluster, node: string): Promise<void> {
  await loseNode(cluster, node);
  await waitUntil(`a primary other than ${node}`, 60, () => hasSuccessor(cluster, node));
  prepareNode(cluster.site, node);
  await joinEtcd(cluster, node);
  startProgram(cluster, `patroni-${node}`);
}

/**
 * All machines but one are lost, and with them the majority of etcd: the last member begins a cluster of
 * its own, and the new ones join it one by one.
 */
export async function replaceAllBut(cluster: LocalCluster, left: string): Promise<void> {
  const { site } = cluster;
  const lost = site.nodes.map(({ name }) => name).filter((name) => name !== left);
  for (const node of lost) await loseNode(cluster, node);
  // Nobody is there at once: the primary sees nobody, and has become a reader by then.
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

/** Its etcd, Patroni and PostgreSQL, and its disk: nothing of it comes back. */
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

/** Until it is out: right after its leader has died, etcd answers nobody before it has another. */
async function removeMember(cluster: LocalCluster, node: string): Promise<void> {
  await waitUntil(`${node} out of etcd`, 30, async () => {
    const list = await etcdctl(cluster, 'member', 'list').catch(() => undefined);
    const line = list?.split('\n').find((one) => one.includes(`, ${node}, `));
    const [id] = line?.split(', ') ?? [];
    if (id !== undefined) await etcdctl(cluster, 'member', 'remove', id).catch(() => '');
    return list !== undefined && id === undefined;
  });
}

/** Who is a member then: where all were lost, not yet everybody. */
async function addMember(cluster: LocalCluster, node: string): Promise<string> {
  let members: string | undefined;
  // Nobody is added while one that was added before has been there for less than five seconds.
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
