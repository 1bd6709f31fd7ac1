import type { Site } from '../render/site.ts';
import { readPatroni } from './ask-patroni.ts';

export type Member = { name: string; role: string; state: string; lag?: number | string };

/** Returns the cluster's members from the first node that answers, except `butNotBy`. */
export async function listMembers(site: Site, butNotBy?: string): Promise<Member[]> {
  for (const { name } of site.nodes) {
    if (name === butNotBy) continue;
    const text = await readPatroni(site, name, '/cluster');
    if (text !== undefined) return (JSON.parse(text) as { members: Member[] }).members;
  }
  return [];
}

const RUNS = /^(running|streaming)$/;

/** True with one leader, at least one synchronous standby, and all servers running. */
export function isWhole(site: Site, members: readonly Member[]): boolean {
  const running = members.filter(({ state }) => RUNS.test(state));
  const has = (role: string): boolean => running.some((member) => member.role === role);
  return (
    running.length === site.nodes.length && has('leader') && (!site.sync.on || has('sync_standby'))
  );
}

/** Returns the name of the node with this role. */
export async function findRole(site: Site, role: 'leader' | 'sync_standby'): Promise<string> {
  const members = await listMembers(site);
  const found = members.find((member) => member.role === role && RUNS.test(member.state));
  if (found === undefined) throw new Error(`nobody is ${role}: ${JSON.stringify(members)}`);
  return found.name;
}
