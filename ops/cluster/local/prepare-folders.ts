import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificates } from '../render/make-certificates.ts';
import type { Site } from '../render/site.ts';
import { writeSite } from '../render/write-site.ts';
import { isRoot } from './run-as.ts';

/** All load of a fault round comes from one address. Other tests cover rate limits. */
const NO_LIMITS = [
  'RATE_LIMIT_PER_MINUTE=1000000000',
  'DECK_SAVES_PER_MINUTE=1000000',
  'DECK_SAVES_PER_DAY=1000000000',
];

/** Creates folders and configuration of all machines, owned by the right user. */
export function prepareFolders(site: Site): void {
  writeSite(site, site.dir);
  if (site.tls.on) makeCertificates(site, site.dir, 'app');
  for (const { name } of site.apis) {
    appendFileSync(join(site.dir, 'app', `${name}.env`), `${NO_LIMITS.join('\n')}\n`);
  }
  for (const folder of ['run', 'logs']) {
    mkdirSync(join(site.dir, folder), { recursive: true, mode: 0o700 });
  }
  for (const store of Object.values(site.backup)) mkdirSync(store, { recursive: true });
  own(site.dir);
  for (const { name } of site.nodes) prepareNode(site, name);
}

/** Creates the empty folder of one database machine. */
export function prepareNode(site: Site, node: string): void {
  writeSite(site, site.dir, node);
  if (site.tls.on) makeCertificates(site, site.dir, node);
  mkdirSync(join(site.dir, node, 'etcd'), { recursive: true, mode: 0o700 });
  ownNode(site, node);
}

export const ownNode = (site: Site, node: string): void => own(join(site.dir, node));

function own(folder: string): void {
  if (isRoot()) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
}
