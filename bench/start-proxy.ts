import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLocalSite } from '../ops/cluster/local/local-site.ts';
import { renderSite } from '../ops/cluster/render/render-site.ts';
import type { Site } from '../ops/cluster/render/site.ts';
import {
  startProcess,
  type RunningProcess,
} from '../apps/api/src/testing/programs/start-process.ts';
import { waitForHttp } from '../apps/api/src/testing/programs/wait-for-http.ts';
import { findFreePort } from '../apps/api/src/testing/programs/free-port.ts';
import { REPOSITORY_ROOT } from '../scripts/services/services.ts';

const HOST = '127.0.0.1';
const READY_MS = 15_000;

/** Starts HAProxy as configured for the cluster, with one API. */
export async function startProxy(
  apiOrigin: string,
  limits: Partial<Site['limits']> = {},
): Promise<{ origin: string; process: RunningProcess }> {
  const dir = mkdtempSync(join(tmpdir(), 'deckframe-proxy-'));
  const local = makeLocalSite({ layout: 'loopback', isAsync: false, postgresBin: '/usr/bin' });
  const [site, write, read, figures] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const rendered = renderSite({
    ...local,
    dir,
    app: HOST,
    apis: [{ name: 'api1', host: HOST, port: Number(new URL(apiOrigin).port) }],
    ports: { ...local.ports, site, write, read, figures },
    limits: { ...local.limits, ...limits },
  });
  mkdirSync(join(dir, 'app'));
  const file = join(dir, 'app', 'haproxy.cfg');
  writeFileSync(file, rendered.find(({ path }) => path === 'app/haproxy.cfg')?.text ?? '');
  const running = startProcess({
    name: 'haproxy',
    command: 'haproxy',
    args: ['-db', '-f', file],
    cwd: REPOSITORY_ROOT,
    env: { PATH: process.env['PATH'] },
  });
  const origin = `http://${HOST}:${site}`;
  await waitForHttp(`${origin}/health`, running, READY_MS);
  return { origin, process: running };
}
