import type { Site } from '../render/site.ts';

export type Member = { name: string; role: string; state: string; lag?: number | string };

const ASK_MS = 1000;

/** What the first node that answers, of all or all but one, says of all of them. */
export async function listMembers(site: Site, butNotBy?: string): Promise<Member[]> {
  for (const { name, host } of site.nodes) {
    if (name === butNotBy) continue;
    try {
      const answer = await fetch(`http://${host}:${site.ports.patroni}/cluster`, {
        signal: AbortSignal.timeout(ASK_MS),
      });
      if (!answer.ok) continue;
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      // The next one may know.
    }
  }
  return [];
}

const RUNS = /^(running|streaming)$/;

/** One leader, one synchronous standby at least, and every server in line. */
export function isWhole(site: Site, members: readonly Member[]): boolean {
  const running = members.filter(({ state }) => RUNS.test(state));
  const has = (role: string): boolean => running.some((member) => member.role === role);
  return (
    running.length === site.nodes.length && has('leader') && (!site.sync.on || has('sync_standby'))
  );
}

/** The name of the node with this role. */
export async function findRole(site: Site, role: 'leader' | 'sync_standby'): Promise<string> {
  const members = await listMembers(site);
  const found = members.find((member) => member.role === role && RUNS.test(member.state));
  if (found === undefined) throw new Error(`nobody is ${role}: ${JSON.stringify(members)}`);
  return found.name;
}
