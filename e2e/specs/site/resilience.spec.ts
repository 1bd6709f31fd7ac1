import { startApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { startProcess } from '../../../apps/api/src/testing/programs/start-process.ts';
import { findFreePort } from '../../../apps/api/src/testing/programs/free-port.ts';
import { REPOSITORY_ROOT } from '../../../scripts/services/services.ts';
import { apiEnv } from '../../stack/start-stack.ts';
import { expect, test } from '../../test.ts';

// The other test starts a whole site, which would distort the timing of these tests.
test.describe.configure({ mode: 'default' });

test('killing Redis keeps pages and reads working', async ({ page, stack }) => {
  const port = await findFreePort();
  const redis = startProcess({
    name: 'redis',
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
    cwd: '/',
    env: { PATH: process.env['PATH'] },
  });
  const api = await startApi({ env: apiEnv(stack.appDatabaseUrl, `redis://127.0.0.1:${port}`) });
  try {
    await page.goto(`${api.origin}/v3/gundam/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    process.kill(redis.pid, 'SIGKILL');
    await redis.exited;
    const started = Date.now();
    for (let reads = 0; reads < 20; reads += 1) {
      const answer = await page.request.get(`${api.origin}/api/games/gundam/cards/ST01-001`);
      expect(answer.status()).toBe(200);
    }
    expect(Date.now() - started).toBeLessThan(5000);
    expect((await page.request.get(`${api.origin}/ready`)).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('region', { name: /card of the day/i })).toContainText(
      /[A-Z]+\d*-\d{3}/,
    );
  } finally {
    await api.process.stop();
    await redis.stop();
  }
});

test('npm run dev serves a seeded home page on a fresh database and stops its processes @slow', async ({
  page,
}) => {
  const lines: string[] = [];
  const dev = startProcess({
    name: 'dev',
    command: process.execPath,
    args: ['scripts/dev/main.ts'],
    cwd: REPOSITORY_ROOT,
    // Named like a test database, so that leftovers are cleaned up.
    env: {
      ...process.env,
      DEV_DATABASE: `deckframe_test_${process.pid}_${Date.now()}`,
      // Other tests use the same address and the same Redis.
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
    onLine: (line) => lines.push(line),
  });
  try {
    await expect.poll(() => lines.join('\n'), { timeout: 90_000 }).toContain('Ctrl-C stops all');
    const site = /^Site\s+(\S+)/m.exec(lines.join('\n'))?.[1] ?? '';
    await page.goto(site);
    await expect(page).toHaveURL(/\/v3\/gundam\/$/);
    // On the first visit, the dev server translates every module one by one.
    await expect(page.getByRole('region', { name: /card of the day/i })).toContainText(
      /[A-Z]+\d*-\d{3}/,
      { timeout: 60_000 },
    );
    process.kill(dev.pid, 'SIGINT');
    expect(await dev.exited).toBe(0);
    await expect(fetch(site)).rejects.toThrow();
  } finally {
    await dev.stop();
  }
});
