import type { LocalCluster } from './state.ts';

/** PostgreSQL refuses root, so as root everything runs as its user. */
const DROP_ROOT = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

export const isRoot = (): boolean => process.getuid?.() === 0;

export const namespaceOf = (machine: string): string => `dfc-${machine}`;

/** The command line that runs a command on one machine of the cluster. */
export function commandOn(
  { layout }: Pick<LocalCluster, 'layout'>,
  machine: string,
  command: readonly string[],
): [string, ...string[]] {
  const line = [
    ...(layout === 'namespaces' ? ['ip', 'netns', 'exec', namespaceOf(machine)] : []),
    ...(isRoot() ? DROP_ROOT : []),
    ...command,
  ];
  return line as [string, ...string[]];
}
