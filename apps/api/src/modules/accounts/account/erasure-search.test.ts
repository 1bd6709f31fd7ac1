import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStore, type FileStore } from '../../../lib/file-store.ts';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { findTexts } from '../../../testing/member-columns.ts';
import {
  joinWithEverything,
  TEXTS_OF_EVERYTHING,
  type Everything,
} from '../../../testing/one-of-everything.ts';
import { runErasures } from '../../../testing/run-erasures.ts';
import { ROOT } from '../../../testing/test-api.ts';
import { startRedisServer, type TestProcess } from '../../../testing/processes.ts';
import { findFreePort } from '../../../testing/programs/free-port.ts';

let media: string;
let store: FileStore;
let redis: Redis;
let server: TestProcess;
let scene: AccountScene;
let worker: Database;
let everything: Everything;

/** Reads the documented columns that may contain texts of a deleted member. */
function readDocumented(): string[] {
  const page = readFileSync(join(ROOT, 'docs/accounts.md'), 'utf8');
  const table = /<!-- stays -->([\s\S]*?)<!-- \/stays -->/.exec(page)?.[1] ?? '';
  return [...table.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map((row) => row[1] ?? '');
}

beforeAll(async () => {
  media = mkdtempSync(join(tmpdir(), 'deckframe-erasure-'));
  store = await openFileStore({ kind: 'disk', folder: media });
  const port = await findFreePort();
  server = startRedisServer(port);
  await server.waitForLine('Ready to accept connections');
  redis = new Redis(port, '127.0.0.1');
  scene = await createAccountScene({ redis });
  worker = createDatabase(testConnection(scene.database.url('worker'), 2));
  everything = await joinWithEverything(scene);
});
afterAll(async () => {
  await worker.destroy();
  await scene.close();
  redis.disconnect();
  server.kill('SIGKILL');
  rmSync(media, { recursive: true });
});

/** Reads all keys and values of Redis. */
async function readRedis(): Promise<string> {
  const keys = await redis.keys('*');
  const dumps = await Promise.all(
    keys.map(async (key) => (await redis.dumpBuffer(key))?.toString('latin1')),
  );
  return [...keys, ...dumps].join('\n');
}

/**
 * Counters of general rate limits contain the id for at most two minutes. No other key may contain
 * it.
 */
async function listLastingKeys(id: string): Promise<string[]> {
  const keys = (await redis.keys('*')).filter((key) => key.includes(id));
  const lives = await Promise.all(keys.map((key) => redis.pttl(key)));
  return keys.filter((_, index) => (lives[index] ?? -1) < 0 || (lives[index] ?? 0) > 120_000);
}

/** Returns the names of all stored files and the content of text files. */
const readFiles = (): string =>
  readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path}\n${readFileSync(path, 'latin1')}`;
    })
    .join('\n');

/** Returns public pages on which the member or their texts were visible. */
async function readPublicPages(): Promise<string> {
  const { member, published } = everything;
  const urls = [
    `/api/users/${member.id}`,
    '/api/games/gundam/decks',
    `/api/games/gundam/decks/${published}`,
    '/api/games/gundam/contents',
    '/api/games/gundam/custom-series',
    '/api/games/gundam/tournaments?view=results',
    '/api/games/gundam/comments?type=card&id=ST01-001',
    '/api/leaderboard',
    '/feed.xml',
    '/sitemap.xml',
  ];
  const answers = await Promise.all(urls.map((url) => scene.app.inject({ url })));
  return answers.map(({ body }) => body).join('\n');
}

const spell = (text: string): string[] => [
  text.toLowerCase(),
  JSON.stringify(text).slice(1, -1).toLowerCase(),
];
const findIn = (place: string, texts: readonly string[]): string[] => {
  const lower = place.toLowerCase();
  return texts.filter((text) => spell(text).some((spelled) => lower.includes(spelled)));
};

it("after erasure, a member's data is found only in the columns that the page lists with a reason", async () => {
  const { member } = everything;
  const { db } = scene.database;
  const folder = join(media, 'avatars', member.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'stray.webp'), 'a picture that no row names');
  // The search must find the texts before the erasure. Otherwise the result afterwards proves
  // nothing.
  const before = await findTexts(db, TEXTS_OF_EVERYTHING);
  const seen = new Set(before.map((line) => line.slice(line.indexOf(': ') + 2)));
  expect(TEXTS_OF_EVERYTHING.filter((text) => !seen.has(text))).toEqual([]);
  await readPublicPages();

  const body = { password: member.password, decks: 'delete' };
  expect((await scene.post('/api/me/delete', body, member.cookie)).statusCode).toBe(200);
  await runErasures(db, worker, store);
  // The daily clean-up does not count: the erasure itself must remove everything.
  const documented = readDocumented();
  const left = await findTexts(db, [...TEXTS_OF_EVERYTHING, member.email]);
  const places = left.map((line) => line.slice(0, line.indexOf(': ')));
  expect(left.filter((_, index) => !documented.includes(places[index] ?? ''))).toEqual([]);
  expect(documented.filter((column) => !places.includes(column))).toEqual([]);

  const words = [...TEXTS_OF_EVERYTHING, member.email, member.id];
  expect(findIn(readFiles(), words)).toEqual([]);
  expect(findIn(await readRedis(), [...TEXTS_OF_EVERYTHING, member.email])).toEqual([]);
  expect(await listLastingKeys(member.id)).toEqual([]);
  expect(findIn(await readPublicPages(), words)).toEqual([]);
  expect(findIn(scene.logLines.join('\n'), words)).toEqual([]);
});
