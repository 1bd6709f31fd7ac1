import { randomBytes } from 'node:crypto';
import { createDatabase } from '@deckframe/database/db';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DECKS,
  type DeckScene,
  type Member,
  openDeckScene,
} from '../modules/decks/decks/testing/deck-scene.ts';
import { fillDailyCardsJob } from '../modules/cards/ratings/jobs.ts';
import { inOneMoment } from '../testing/in-one-moment.ts';
import { startRedisServer, type TestProcess } from '../testing/processes.ts';
import { findFreePort } from '../testing/programs/free-port.ts';
import { testConnection } from '@deckframe/database/testing-connection';

type Content = { deck: string; comment: string; owner: Member };
type Call = {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: (content: Content) => Record<string, unknown>;
};
const CARD = '/api/games/gundam/cards/ST01-001';
const COMMENTS = '/api/games/gundam/comments/card/ST01-001';
const text = () => ({ text: 'Hello' });
const stars = () => ({ rating: 4 });
const profile = ({ owner }: Content) => ({
  contentType: 'profile',
  contentId: String(owner.id),
  reason: 'Spam',
});

/** Write limits per member, with their period in seconds. */
const LIMITS: [name: string, max: number, seconds: number, call: Call][] = [
  ['writing comments', 10, 60, { method: 'POST', url: COMMENTS, body: text }],
  ['changing comments', 10, 60, { method: 'PUT', url: '/api/comments/{comment}', body: text }],
  ['liking decks', 60, 60, { method: 'PUT', url: `${DECKS}/{deck}/like` }],
  ['unliking decks', 60, 60, { method: 'DELETE', url: `${DECKS}/{deck}/like` }],
  ['rating cards', 60, 60, { method: 'PUT', url: `${CARD}/rating`, body: stars }],
  [
    'rating the card of the day',
    60,
    60,
    { method: 'PUT', url: '/api/games/gundam/daily-card/rating', body: stars },
  ],
  ['marking staples', 120, 60, { method: 'PUT', url: '/api/me/games/gundam/staples/ST01-001' }],
  [
    'unmarking staples',
    120,
    60,
    { method: 'DELETE', url: '/api/me/games/gundam/staples/ST01-001' },
  ],
  ['following', 30, 60, { method: 'PUT', url: '/api/users/{owner}/follow' }],
  ['unfollowing', 30, 60, { method: 'DELETE', url: '/api/users/{owner}/follow' }],
  ['reporting', 10, 3600, { method: 'POST', url: '/api/reports', body: profile }],
];

let database: TestDatabase;
let server: TestProcess;
let redis: Redis;
const scenes: DeckScene[] = [];
const [withRedis, without] = [0, 1].map((place) => () => {
  const scene = scenes[place];
  if (scene === undefined) throw new Error('Not open yet');
  return scene;
});
let content: Content;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await findFreePort();
  server = startRedisServer(port);
  await server.waitForLine('Ready to accept connections');
  redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: 0 });
  await redis.ping();
  const options = { database, isPatient: true };
  scenes.push(await openDeckScene({ ...options, redis }), await openDeckScene(options));
  await fillDailyCards();
  content = await addContent(scenes[1] as DeckScene);
});
afterAll(async () => {
  redis.disconnect();
  for (const scene of scenes) await scene.close();
  server.kill('SIGKILL');
  await server.exited;
  await database.drop();
});

async function fillDailyCards(): Promise<void> {
  const worker = createDatabase(testConnection(database.url('worker')));
  await fillDailyCardsJob(worker, ['gundam']);
  await worker.destroy();
}

async function addContent(scene: DeckScene): Promise<Content> {
  const owner = await scene.join();
  const { id: deck } = await scene.create(owner, { visibility: 'public' });
  const answer = await scene.send('POST', COMMENTS, { body: text(), as: owner });
  const { comment } = answer.json<{ comment: { id: string } }>();
  return { deck, comment: comment.id, owner };
}

function send(scene: DeckScene, { method, url, body }: Call, as: Member) {
  const address = url
    .replace('{deck}', content.deck)
    .replace('{comment}', content.comment)
    .replace('{owner}', String(content.owner.id));
  const request = { as, key: randomBytes(9).toString('hex') };
  return scene.send(method, address, body ? { ...request, body: body(content) } : request);
}

describe.each([
  ['with Redis', withRedis],
  ['without Redis', without],
])('limits of writes %s', (_, sceneOf) => {
  it.each(LIMITS)(
    '%s: %i are accepted, then the client must wait up to %i s',
    (name, max, seconds, call) =>
      inOneMoment(database, async () => {
        const scene = (sceneOf as () => DeckScene)();
        const [member, other] = [await scene.join(), await scene.join()];
        const taken: Awaited<ReturnType<typeof send>>[] = [];
        // Ten at a time, because more would exceed the connection time-out on a busy machine.
        while (taken.length < max) {
          const some = Array.from({ length: Math.min(10, max - taken.length) }, () =>
            send(scene, call, member),
          );
          taken.push(...(await Promise.all(some)));
        }
        // Repeated likes and foreign comments count as attempts too.
        const statuses = new Set(taken.map((answer) => answer.statusCode));
        expect(
          [...statuses].filter((status) => ![200, 204, 403, 409].includes(status)),
          name,
        ).toEqual([]);
        const refused = await send(scene, call, member);
        expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
          429,
          'RATE_LIMITED',
        ]);
        const wait = Number(refused.headers['retry-after']);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(seconds);
        expect((await send(scene, call, other)).statusCode).not.toBe(429);
      }),
  );
});
