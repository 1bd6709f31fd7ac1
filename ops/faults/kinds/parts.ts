import { setTimeout as delay } from 'node:timers/promises';
import { findRole, listMembers } from '../../cluster/local/patroni.ts';
import { signalNode, signalProgram } from '../../cluster/local/signal-programs.ts';
import { startProgram } from '../../cluster/local/start-program.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { waitUntil } from '../../cluster/local/wait-until.ts';

/** Kills a program and restarts it after the given time, as its supervisor would. */
export async function killProgram(
  cluster: LocalCluster,
  name: string,
  awayMs: number,
): Promise<void> {
  signalProgram(cluster.site, name, 'SIGKILL');
  await delay(awayMs);
  startProgram(cluster, name);
}

export async function freezeProgram(
  { site }: LocalCluster,
  name: string,
  frozenMs: number,
): Promise<void> {
  signalProgram(site, name, 'SIGSTOP');
  await delay(frozenMs);
  signalProgram(site, name, 'SIGCONT');
}

/** Kills Patroni and PostgreSQL of a node, and restarts them when `over` resolves. */
export async function killNode(
  cluster: LocalCluster,
  node: string,
  over: () => Promise<unknown>,
): Promise<void> {
  signalNode(cluster.site, node, 'SIGKILL');
  await over();
  startProgram(cluster, `patroni-${node}`);
}

export async function freezeNode(
  { site }: LocalCluster,
  node: string,
  over: () => Promise<unknown>,
): Promise<void> {
  signalNode(site, node, 'SIGSTOP');
  await over();
  signalNode(site, node, 'SIGCONT');
}

/** How long the new primary writes before the old one returns. */
const ALONE_MS = 2000;

/** Waits until there is another primary that has confirmed writes for a while. */
export async function waitUntilReplaced(cluster: LocalCluster, old: string): Promise<void> {
  await waitForSuccessor(cluster, old);
  await delay(ALONE_MS);
}

/** Longer than the time after which the others forget a server. */
export const untilForgotten = ({ site }: LocalCluster): Promise<void> =>
  delay((site.timing.ttl + 1) * 1000);

export const findLeader = ({ site }: LocalCluster): Promise<string> => findRole(site, 'leader');

/** The synchronous standby. */
export const findSync = ({ site }: LocalCluster): Promise<string> => findRole(site, 'sync_standby');

/** The asynchronous standby. */
export async function findReplica({ site }: LocalCluster): Promise<string> {
  const members = await listMembers(site);
  const found = members.find(({ role }) => role === 'replica');
  if (found === undefined) throw new Error('no third server');
  return found.name;
}

/** True if another node became primary. */
export async function hasSuccessor({ site }: LocalCluster, old: string): Promise<boolean> {
  return (await listMembers(site, old)).some(
    ({ name, role, state }) => role === 'leader' && name !== old && state === 'running',
  );
}

export const waitForSuccessor = (cluster: LocalCluster, old: string): Promise<void> =>
  waitUntil(`a primary other than ${old}`, 60, () => hasSuccessor(cluster, old));
