import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLocalSite } from '../cluster/local/local-site.ts';
import { findPostgresBin } from '../cluster/local/packages.ts';
import { isRoot } from '../cluster/local/run-as.ts';
import { renderSite } from '../cluster/render/render-site.ts';
import type { Site } from '../cluster/render/site.ts';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

/** The node whose backup configuration is tested. */
export const NODE = 'db1';

/** Creates a folder with exactly the backup configuration that an operator gets. */
export async function prepareDrill(): Promise<Site> {
  const dir = join(REPOSITORY_ROOT, '.data', 'restore-drill');
  rmSync(dir, { recursive: true, force: true });
  const options = { layout: 'loopback', isAsync: false, postgresBin: findPostgresBin() } as const;
  const local = makeLocalSite(options);
  const backup = { first: join(dir, 'first'), second: join(dir, 'second') };
  const port = await findFreePort();
  const ports = { ...local.ports, postgres: port, write: port };
  const site: Site = { ...local, dir, backup, ports, app: '127.0.0.1' };
  for (const folder of [NODE, 'first', 'second']) mkdirSync(join(dir, folder), { recursive: true });
  const file = renderSite(site).find(({ path }) => path === `${NODE}/pgbackrest.conf`);
  writeFileSync(join(dir, NODE, 'pgbackrest.conf'), file?.text ?? '', { mode: 0o600 });
  writeFileSync(join(dir, 'password'), site.secrets.superuser, { mode: 0o600 });
  if (isRoot()) execFileSync('chown', ['-R', 'postgres:postgres', dir]);
  return site;
}
