import type { LocalCluster } from './state.ts';

/** PostgreSQL refuses to run as root, so as root everything runs as the user postgres. */
const DROP_ROOT = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

export const isRoot = (): boolean => process.getuid?.() === 0;

export const namespaceOf = (machine: string): string => `dfc-${machine}`;

/** Returns the command line that runs a command on a machine of the cluster. */
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
