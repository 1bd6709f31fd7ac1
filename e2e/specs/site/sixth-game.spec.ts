import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSession, SESSION_COOKIE } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { startApi, type RunningApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../../scripts/services/services.ts';
import { deckName, openBuilder, poolTile, readDeckCount, saveDeck } from '../../decks.ts';
import { SHIPPED_GAMES } from '../../stack/documents-games.ts';
import { publishCatalogues } from '../../stack/publish-catalogues.ts';
import { apiEnv, SESSION_SECRET } from '../../stack/start-stack.ts';
import { createMember, expect, test } from '../../test.ts';

const GAME = 'tidefall';
const directory = mkdtempSync(join(tmpdir(), 'deckframe-games-'));
let api: RunningApi;
/** A separate database, because creating partitions locks tables that all others use. */
let own: TestDatabase;

test.beforeAll(async () => {
  const { pgAdminUrl, redisUrl } = await ensureServices();
  own = await createTestDatabase(pgAdminUrl);
  cpSync(SHIPPED_GAMES, directory, { recursive: true });
  const command = join(REPOSITORY_ROOT, 'tools/games/main.ts');
  const args = ['add', GAME, '--name', 'Tidefall', '--like', 'gundam', '--faces', '0'];
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GAMES_DIR: directory, DATABASE_MIGRATOR_URL: own.url('migrator') },
  });
  expect([status, stderr]).toEqual([0, '']);
  await publishCatalogues(own.url('worker'), { gamesDir: directory, only: GAME });
  api = await startApi({ env: { ...apiEnv(own.url('app'), redisUrl), GAMES_DIR: directory } });
});
test.afterAll(async () => {
  await api.process.stop();
  await own.drop();
  rmSync(directory, { recursive: true });
});

test('GAME-03 a game added as data can be browsed, built in and saved in', async ({
  page,
  context,
}) => {
  const { id: userId } = await createMember(own.db);
  const cookie = await createSession(own.db, { userId, secret: SESSION_SECRET });
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  await context.addCookies([{ name: SESSION_COOKIE, value, url: api.origin, httpOnly: true }]);
  await page.goto(`${api.origin}/v3/${GAME}/cardlist`);
  await expect(page).toHaveTitle(/Tidefall/);
  await openBuilder(page, `${api.origin}/v3/${GAME}/deckbuilder`);
  for (const index of [0, 1, 2]) await poolTile(page, index).click();
  await deckName(page).fill('First wave');
  const id = await saveDeck(page);
  await page.goto(`${api.origin}/v3/${GAME}/deckbuilder/${id}`);
  await expect.poll(() => readDeckCount(page)).toBe(3);
});
