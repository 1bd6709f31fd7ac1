import { setTimeout as delay } from 'node:timers/promises';
import { findRole, listMembers } from '../../cluster/local/patroni.ts';
import { signalNode, signalProgram } from '../../cluster/local/signal-programs.ts';
import { startProgram } from '../../cluster/local/start-program.ts';
import type { LocalCluster } from '../../cluster/local/state.ts';
import { waitUntil } from '../../cluster/local/wait-until.ts';

/** Kills a program and starts it again, as its supervisor would, after the given time. */
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

/** Patroni and PostgreSQL of one node die at once; they come back after the given time. */
export async function killNode(cluster: LocalCluster, node: string, awayMs: number): Promise<void> {
  signalNode(cluster.site, node, 'SIGKILL');
  await delay(awayMs);
  startProgram(cluster, `patroni-${node}`);
}

export async function freezeNode(
  { site }: LocalCluster,
  node: string,
  frozenMs: number,
): Promise<void> {
  signalNode(site, node, 'SIGSTOP');
  await delay(frozenMs);
  signalNode(site, node, 'SIGCONT');
}

export const findLeader = ({ site }: LocalCluster): Promise<string> => findRole(site, 'leader');

/** The standby that commits wait for. */
export const findSync = ({ site }: LocalCluster): Promise<string> => findRole(site, 'sync_standby');

/** The standby that nobody waits for. */
export async function findReplica({ site }: LocalCluster): Promise<string> {
  const members = await listMembers(site);
  const found = members.find(({ role }) => role === 'replica');
  if (found === undefined) throw new Error('no third server');
  return found.name;
}

/** Another node than this has become the primary. */
export async function waitForSuccessor({ site }: LocalCluster, old: string): Promise<void> {
  await waitUntil(`a primary other than ${old}`, 60, async () =>
    (await listMembers(site)).some(
      ({ name, role, state }) => role === 'leader' && name !== old && state === 'running',
    ),
  );
}
