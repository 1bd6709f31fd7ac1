import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../render/site.ts';
import { writeSite } from '../render/write-site.ts';
import { isRoot } from './run-as.ts';

/** One address sends all the load of a fault round; limits are tested elsewhere. */
const NO_LIMITS = [
  'RATE_LIMIT_PER_MINUTE=1000000000',
  'DECK_SAVES_PER_MINUTE=1000000',
  'DECK_SAVES_PER_DAY=1000000000',
];

/** Folders and configuration of all machines, as their user wants them. */
export function prepareFolders(site: Site): void {
  writeSite(site, site.dir);
  for (const { name } of site.apis) {
    appendFileSync(join(site.dir, 'app', `${name}.env`), `${NO_LIMITS.join('\n')}\n`);
  }
  const folders = ['run', 'logs', ...site.nodes.flatMap(({ name }) => [name, `${name}/etcd`])];
  for (const folder of folders) mkdirSync(join(site.dir, folder), { recursive: true, mode: 0o700 });
  for (const store of Object.values(site.backup)) mkdirSync(store, { recursive: true });
  if (isRoot()) execFileSync('chown', ['-R', 'postgres:postgres', site.dir]);
}
