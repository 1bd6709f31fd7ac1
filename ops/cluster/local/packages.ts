import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';

/** Commands, and the Debian 12 packages that contain them. */
const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  etcdctl: 'etcd-client',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  pgbackrest: 'pgbackrest',
  setpriv: 'util-linux',
  ip: 'iproute2',
  nft: 'nftables',
};
type Command = keyof typeof PACKAGES;

export function requirePackages(
  commands: readonly Command[] = Object.keys(PACKAGES) as Command[],
): void {
  const missing = commands.filter((command) => spawnSync('which', [command]).status !== 0);
  if (missing.length === 0) return;
  const names = [...new Set(missing.map((command) => PACKAGES[command]))].join(' ');
  throw new Error(
    `missing: ${missing.join(', ')}\napt-get install --no-install-recommends python3-etcd ${names}`,
  );
}

/** Finds the newest installed PostgreSQL of Debian. */
export function findPostgresBin(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1);
  if (found === undefined || !existsSync(found)) throw new Error('apt-get install postgresql');
  return dirname(found);
}
