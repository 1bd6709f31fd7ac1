import { execFileSync, spawnSync } from 'node:child_process';
import { namespaceOf } from '../../cluster/local/run-as.ts';

const TABLE = 'deckframe_faults';

const nft = (machine: string, command: string): void =>
  void execFileSync('ip', ['netns', 'exec', namespaceOf(machine), 'nft', command]);

/** Removes the packet filter rules of a machine. */
export function dropRules(machine: string): void {
  const command = ['nft', `delete table inet ${TABLE}`];
  spawnSync('ip', ['netns', 'exec', namespaceOf(machine), ...command]);
}

/**
 * Applies packet filter rules to a machine's traffic while `work` runs. They exist only in its
 * network namespace.
 */
export async function withRules(
  machine: string,
  rules: readonly { hook: 'input' | 'output'; rule: string }[],
  work: () => Promise<void>,
): Promise<void> {
  nft(machine, `add table inet ${TABLE}`);
  try {
    for (const hook of ['input', 'output']) {
      nft(machine, `add chain inet ${TABLE} ${hook} { type filter hook ${hook} priority 0; }`);
    }
    for (const { hook, rule } of rules) nft(machine, `add rule inet ${TABLE} ${hook} ${rule}`);
    await work();
  } finally {
    nft(machine, `delete table inet ${TABLE}`);
  }
}

/** Rules that drop all traffic to and from these addresses. */
export function cutFrom(hosts: readonly string[]): { hook: 'input' | 'output'; rule: string }[] {
  const list = `{ ${hosts.join(', ')} }`;
  return [
    { hook: 'output', rule: `ip daddr ${list} drop` },
    { hook: 'input', rule: `ip saddr ${list} drop` },
  ];
}
