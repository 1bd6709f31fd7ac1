import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES_DIR } from '@deckframe/database/game-folders';
import { createSession, createUser } from '@deckframe/database/scenes';
import { withSafeCommits } from '@deckframe/database/roles';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type RunningApi } from '../../apps/api/src/testing/programs/start-api.ts';
import {
  COMPILE_CACHE,
  startProcess,
  type RunningProcess,
} from '../../apps/api/src/testing/programs/start-process.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';

const SECRET = 'a secret for tests, 32 characters or more';
const GAME = 'tidefall';
/** The worker first draws and publishes all cards of the game. */
const PUBLISHED_MS = 60_000;

let database: TestDatabase;
let directory: string;
const started: RunningProcess[] = [];

beforeAll(async () => {
  const { pgAdminUrl } = await ensureServices();
  database = await createTestDatabase(pgAdminUrl);
  directory = mkdtempSync(join(tmpdir(), 'deckframe-games-'));
  cpSync(GAMES_DIR, directory, { recursive: true });
});
afterAll(async () => {
  await Promise.all(started.map((running) => running.stop()));
  rmSync(directory, { recursive: true });
  await database.drop();
});

function games(...args: string[]): { status: number | null; said: string } {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(REPOSITORY_ROOT, 'tools/games/main.ts'), ...args],
    {
      encoding: 'utf8',
      env: {
        ...COMPILE_CACHE,
        PATH: process.env['PATH'],
        GAMES_DIR: directory,
        DATABASE_MIGRATOR_URL: database.url('migrator'),
      },
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

const env = () => ({ NODE_ENV: 'production', LOG_LEVEL: 'error', GAMES_DIR: directory });

async function startSite(): Promise<RunningApi> {
  const worker = startProcess({
    name: 'worker',
    command: process.execPath,
    args: ['apps/api/src/worker.ts'],
    cwd: REPOSITORY_ROOT,
    env: {
      PATH: process.env['PATH'],
      ...env(),
      DATABASE_URL: withSafeCommits(database.url('worker')),
    },
  });
  started.push(worker);
  const api = await startApi({
    env: {
      ...env(),
      DATABASE_URL: database.url('app'),
      SESSION_SECRET: SECRET,
      RATE_LIMIT_PER_MINUTE: '100000',
    },
  });
  started.push(api.process);
  return api;
}

type Json = Record<string, unknown>;
const read = async (api: RunningApi, path: string): Promise<{ status: number; body: Json }> => {
  const answer = await fetch(`${api.origin}${path}`);
  return { status: answer.status, body: (await answer.json()) as Json };
};

it(
  'GAME-03 a sixth game needs no code: it is added to a running site, browsed, built in and saved in',
  { tags: 'walk' },
  async () => {
    const before = await startSite();
    const old = [...started];
    expect((await read(before, `/api/games/${GAME}/newest-cards`)).status).toBe(404);

    expect(games('add', GAME, '--name', 'Tidefall', '--like', 'pocket', '--faces', '0')).toEqual({
      status: 0,
      said: expect.stringContaining(`/v3/${GAME}/`) as string,
    });
    expect(games('list').said.split('\n')).toContain(GAME);
    // Other games are not affected.
    expect((await read(before, '/ready')).status).toBe(200);
    expect((await read(before, '/v3/gundam/config/game-config.json')).status).toBe(200);

    const after = await startSite();
    await Promise.all(old.map((running) => running.stop()));
    const listed = (await read(after, '/api/games')).body['games'] as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(['gundam', 'opcg', 'pocket', GAME, 'ua', 'uaen']);
    expect((await read(after, `/v3/${GAME}/config/game-config.json`)).body).toMatchObject({
      gameid: GAME,
      gamename: 'Tidefall',
    });
    const manifest = async () =>
      (await read(after, `/api/games/${GAME}/catalogue/manifest`)).status;
    await expect.poll(manifest, { timeout: PUBLISHED_MS, interval: 500 }).toBe(200);

    const { rows } = await readCards();
    const [card] = rows;
    expect((await read(after, `/api/games/${GAME}/cards/${card}`)).body).toMatchObject({
      cardno: card,
    });

    const { id: userId } = await createUser(database.db);
    const cookie = await createSession(database.db, { userId, secret: SECRET });
    const id = createDeckId(Date.now(), randomBytes(10));
    const saved = await fetch(`${after.origin}/api/games/${GAME}/decks`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        id,
        name: 'First wave',
        visibility: 'public',
        decklistContent: rows.map((cardno) => `2 x ${cardno}`).join('\n'),
      }),
    });
    expect([saved.status, await saved.json()]).toMatchObject([200, { id, version: 1 }]);
    expect((await read(after, `/api/games/${GAME}/decks/${id}`)).body).toMatchObject({
      name: 'First wave',
    });

    expect(games('remove', GAME)).toEqual({
      status: 1,
      said: expect.stringContaining('in use: ') as string,
    });
  },
);

it('an unused game can be removed without a trace', () => {
  const map = readFileSync(join(directory, 'series-map.json'), 'utf8');
  const add = ['add', 'brief', '--name', 'Brief', '--like', 'ua', '--faces', '0'];
  expect(games(...add)).toMatchObject({ status: 0 });
  expect(games(...add)).toMatchObject({ status: 1, said: 'there is a game "brief" already\n' });
  expect(games('remove', 'brief')).toMatchObject({ status: 0 });
  expect(existsSync(join(directory, 'brief'))).toBe(false);
  expect(JSON.parse(readFileSync(join(directory, 'series-map.json'), 'utf8'))).toEqual(
    JSON.parse(map),
  );
  expect(games('list').said).not.toContain('brief');
});

it('prints help and refuses unknown arguments', () => {
  expect(games('--help')).toMatchObject({ status: 0, said: expect.stringContaining('add <id>') });
  expect(games('add', 'x')).toMatchObject({ status: 2 });
  const bad = games('add', 'Bad-Id', '--name', 'x', '--like', 'ua');
  expect(bad).toMatchObject({ status: 1, said: expect.stringContaining('is no id') });
  const like = games('add', 'fine', '--name', 'x', '--like', 'chess');
  expect(like).toMatchObject({ status: 1, said: expect.stringContaining('no game "chess"') });
});

async function readCards(): Promise<{ rows: string[] }> {
  const rows = await database.db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .where('mainalternate', 'is distinct from', false)
    .orderBy('cardno')
    .limit(10)
    .execute();
  return { rows: rows.map(({ cardno }) => cardno) };
}
