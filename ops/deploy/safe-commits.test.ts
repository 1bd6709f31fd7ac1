import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPool } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';
import { ensureServices, REPOSITORY_ROOT, stopServices } from '../../scripts/services/services.ts';
import {
  startProcess,
  type RunningProcess,
} from '../../apps/api/src/testing/programs/start-process.ts';

/** These settings affect a whole server, so the test starts its own. */
let root: string;
let admin: ReturnType<typeof createPool>;
let url: string;
const started: RunningProcess[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'deckframe-commits-'));
  url = (await ensureServices(root)).pgAdminUrl;
  admin = createPool(testConnection(url, 1, 10_000));
});
afterAll(async () => {
  await Promise.all(started.map((running) => running.stop()));
  await admin.end();
  const state = readFileSync(join(root, '.data', 'services.json'), 'utf8');
  const { postgres } = JSON.parse(state) as { postgres: { dataDir: string } };
  await stopServices(root);
  if (postgres.dataDir.startsWith('/var/tmp/deckframe-')) {
    rmSync(dirname(postgres.dataDir), { recursive: true, force: true });
  }
  rmSync(root, { recursive: true, force: true });
});

/** Returns the program's output until it exits or prints `until`. */
async function run(program: string, nodeEnv: string, until: RegExp): Promise<string> {
  const lines: string[] = [];
  const said = Promise.withResolvers<void>();
  const running = startProcess({
    name: program,
    command: process.execPath,
    args: [`apps/api/src/${program}.ts`],
    cwd: REPOSITORY_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: nodeEnv,
      PORT: String(await findFreePort()),
      PUBLIC_URL: 'http://127.0.0.1',
      DATABASE_URL: url,
      GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
      SESSION_SECRET: 'commits-commits-commits-commits-commits',
    },
    onLine: (line) => {
      lines.push(line);
      if (until.test(line)) said.resolve();
    },
  });
  started.push(running);
  await Promise.race([running.exited, said.promise]);
  return lines.join('\n');
}

async function setServer(settings: Record<string, 'on' | 'off'>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await admin.query(`alter system set ${name} = ${value}`);
  }
  await admin.query('select pg_reload_conf()');
  const shown = async (name: string) =>
    (
      await admin.query<{ setting: string }>('select setting from pg_settings where name = $1', [
        name,
      ])
    ).rows[0]?.setting;
  for (const [name, value] of Object.entries(settings)) {
    await expect.poll(() => shown(name)).toBe(value);
  }
}

const SAFE = { synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' } as const;
const REFUSAL = /may lose writes that it has confirmed: (.+?) is off for/;

it.each([
  ['main', 'synchronous_commit'],
  ['main', 'fsync'],
  ['main', 'full_page_writes'],
  ['worker', 'synchronous_commit'],
  ['worker', 'fsync'],
])('in production %s does not start while %s is off', async (program, setting) => {
  await setServer({ ...SAFE, [setting]: 'off' });
  const said = await run(program, 'production', /"listening"|"working"/);
  expect(REFUSAL.exec(said)?.[1]).toBe(setting);
  expect(said).not.toContain('"listening"');
});

it('checks the settings of its own role, and only in production', async () => {
  await setServer(SAFE);
  await admin.query('alter role current_user set synchronous_commit = off');
  expect(await run('main', 'production', /"listening"/)).toMatch(REFUSAL);
  expect(await run('main', 'development', /"listening"/)).toContain('"listening"');
  await admin.query('alter role current_user set synchronous_commit = on');
  expect(await run('main', 'production', /"listening"/)).toContain('"listening"');
});
