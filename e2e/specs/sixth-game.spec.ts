import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type RunningApi } from '../../scripts/processes/start-api.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { deckName, openBuilder, poolTile, readDeckCount, saveDeck } from '../decks.ts';
import { SHIPPED_GAMES } from '../stack/documents-games.ts';
import { publishCatalogues } from '../stack/publish-catalogues.ts';
import { apiEnv } from '../stack/start-stack.ts';
import { expect, test } from '../test.ts';

const GAME = 'tidefall';
const directory = mkdtempSync(join(tmpdir(), 'deckframe-games-'));
let api: RunningApi;

test.beforeAll(async ({ stack }) => {
  cpSync(SHIPPED_GAMES, directory, { recursive: true });
  const command = join(REPOSITORY_ROOT, 'scripts/games/main.ts');
  const args = ['add', GAME, '--name', 'Tidefall', '--like', 'gundam', '--faces', '0'];
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GAMES_DIR: directory, DATABASE_MIGRATOR_URL: stack.databaseUrl },
  });
  expect([status, stderr]).toEqual([0, '']);
  await publishCatalogues(stack.workerDatabaseUrl, directory);
  const { redisUrl } = await ensureServices();
  api = await startApi({
    env: { ...apiEnv(stack.appDatabaseUrl, redisUrl), GAMES_DIR: directory },
  });
});
test.afterAll(async () => {
  await api.process.stop();
  rmSync(directory, { recursive: true });
});

test('GAME-03 a game that was added as data is browsed, built in and saved in', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`${api.origin}/v3/${GAME}/cardlist`);
  await expect(page).toHaveTitle(/Tidefall/);
  await openBuilder(page, `${api.origin}/v3/${GAME}/deckbuilder`);
  for (const index of [0, 1, 2]) await poolTile(page, index).click();
  await deckName(page).fill('First wave');
  const id = await saveDeck(page);
  await page.goto(`${api.origin}/v3/${GAME}/deckbuilder/${id}`);
  await expect.poll(() => readDeckCount(page)).toBe(3);
});
