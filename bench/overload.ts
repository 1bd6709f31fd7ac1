import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { startApi } from '../apps/api/src/testing/programs/start-api.ts';
import { ensureServices, REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { SECRET } from '../apps/api/src/testing/programs/start-api.ts';
import { Crowd, isTaken, type Answer, type Ask, type Part } from './overload-load.ts';
import type { BenchResult } from './run-rounds.ts';
import { startProxy } from './start-proxy.ts';
import { requireProgram } from './wrk.ts';

type Note = (line: string) => void;

const GAME = 'gundam';
const MEMBERS = 40;
const PEOPLE = 32;
const PEAK_SECONDS = 5;
const COST_SECONDS = 3;
const PARTS = ['list', 'save', 'logIn'] as const satisfies readonly Part[];
const OVERLOAD_SECONDS = 10;
const AFTER_SECONDS = 10;
const TIMES = 2;
/** Number of saves and of login attempts per hundred requests. The others read lists. */
const SAVES = 6;
const LOG_INS = 1;
/** Requests that the process handles at once, and that wait. */
const IN_HAND = 40;
const MOST_P99_MS = 2000;

const ENV = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  GAMES_DIR: join(REPOSITORY_ROOT, 'games'),
  SESSION_SECRET: SECRET,
  SHUTDOWN_GRACE_MS: '0',
  // All requests come from one address.
  RATE_LIMIT_PER_MINUTE: '1000000000',
  DECK_SAVES_PER_MINUTE: '1000000',
  DECK_SAVES_PER_DAY: '1000000000',
};

/**
 * The site behind its proxy at twice its maximum load: how much it still does, of which kind, and
 * how it recovers.
 */
export async function measureOverload(note: Note): Promise<BenchResult> {
  await requireProgram('haproxy', 'haproxy');
  const services = await ensureServices();
  const database = await createTestDatabase(services.pgAdminUrl);
  const redis = services.redisUrl !== null && { REDIS_URL: services.redisUrl };
  const url = database.url('app');
  // As on a cluster, where visitors' reads have their own connections.
  const databases = { DATABASE_URL: url, READ_DATABASE_URL: url };
  const api = await startApi({ env: { ...ENV, ...databases, ...redis } });
  const proxy = await startProxy(api.origin, { requestsPerApi: IN_HAND });
  const crowd = new Crowd(proxy.origin, await makeAsk(database));
  try {
    await crowd.askInTurns(PEOPLE, 2);
    const costs = await measureCosts(crowd);
    const work = (answers: readonly Answer[]): number =>
      answers.filter((one) => isTaken(one)).reduce((sum, { part }) => sum + costs[part], 0);
    const calm = coresOf(process.cpuUsage());
    const atPeak = await crowd.askInTurns(PEOPLE, PEAK_SECONDS);
    const crowdAtPeak = calm() / PEAK_SECONDS;
    const peak = count(atPeak) / PEAK_SECONDS;
    note(`at most ${Math.round(peak)} a second by ${PEOPLE} people`);
    const busy = coresOf(process.cpuUsage());
    const crowded = await crowd.askSteadily(peak * TIMES, OVERLOAD_SECONDS);
    const crowdSeconds = busy();
    const took = (Math.max(...crowded.map(({ at, ms }) => at + ms)) - (crowded[0]?.at ?? 0)) / 1000;
    const after = await crowd.askSteadily(peak / TIMES, AFTER_SECONDS);
    const of = (part: Part): Answer[] => crowded.filter((one) => one.part === part);
    const lists = of('list').filter((one) => isTaken(one));
    const result = {
      // Twice as many saves and logins are all accepted and cost more than lists, so work is
      // compared, not requests.
      goodputToPeak: round(work(crowded) / took / (work(atPeak) / PEAK_SECONDS)),
      answersToPeak: round(count(crowded) / took / peak),
      saveToList: round(costs.save / costs.list),
      logInToList: round(costs.logIn / costs.list),
      savesTaken: round(count(of('save')) / of('save').length),
      logInsTaken: round(count(of('logIn')) / of('logIn').length),
      listsTaken: round(lists.length / of('list').length),
      p99ListMs: percentile(lists, 0.99),
      p99SaveMs: percentile(
        of('save').filter((one) => isTaken(one)),
        0.99,
      ),
      recoverySeconds: round(findRecovery(after)),
      peakPerSecond: Math.round(peak),
      // The clients run on the same machine and use CPU that the site then lacks.
      crowdCoresAtPeak: round(crowdAtPeak),
      crowdCores: round(crowdSeconds / took),
    };
    for (const [name, value] of Object.entries(result)) note(`${name} ${value}`);
    return { ...result, ok: isGood(result) };
  } finally {
    crowd.close();
    await proxy.process.stop();
    await api.process.stop();
    await database.drop();
  }
}

/** Returns the CPU seconds of one request of each kind, without other load. */
async function measureCosts(crowd: Crowd): Promise<Record<Part, number>> {
  const costs = { list: 0, save: 0, logIn: 0 };
  for (const part of PARTS) {
    costs[part] = COST_SECONDS / count(await crowd.askInTurns(PEOPLE, COST_SECONDS, part));
  }
  return costs;
}

/** Returns the CPU seconds of this process since then. */
const coresOf =
  (since: NodeJS.CpuUsage): (() => number) =>
  () => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6;
  };

type Figures = Record<
  'goodputToPeak' | 'savesTaken' | 'logInsTaken' | 'listsTaken' | 'p99ListMs' | 'recoverySeconds',
  number
>;

const isGood = (one: Figures): boolean =>
  one.goodputToPeak >= 0.8 &&
  one.p99ListMs <= MOST_P99_MS &&
  one.savesTaken > one.listsTaken &&
  one.logInsTaken > one.listsTaken &&
  one.recoverySeconds <= 10;

const count = (answers: readonly Answer[]): number => answers.filter((one) => isTaken(one)).length;
const round = (value: number): number => Number(value.toFixed(3));

function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}

/** Returns when the last request was refused or took longer than a second, after the load ended. */
function findRecovery(after: readonly Answer[]): number {
  const began = after[0]?.at ?? 0;
  const bad = after.filter((one) => !isTaken(one) || one.ms > 1000);
  return Math.max(0, ...bad.map(({ at }) => (at - began) / 1000));
}

async function makeAsk({ db }: TestDatabase): Promise<(part?: Part) => Ask> {
  const cookies: string[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const { id } = await createUser(db);
    cookies.push(await createSession(db, { userId: id, secret: SECRET }));
  }
  const [card] = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .limit(1)
    .execute();
  const decks = `/api/games/${GAME}/decks`;
  const json = { 'content-type': 'application/json' };
  let turn = 0;
  return (part = partOf(turn)) => {
    turn += 1;
    if (part === 'save') {
      const id = createDeckId(Date.now(), randomBytes(10));
      const content = { decklistContent: `4 x ${card?.cardno}`, notes: String(turn) };
      const body = JSON.stringify({ id, visibility: 'private', ...content });
      const cookie = cookies[turn % MEMBERS] ?? '';
      const headers = { ...json, cookie, 'idempotency-key': randomBytes(9).toString('hex') };
      return { part: 'save', method: 'POST', path: decks, headers, body };
    }
    if (part === 'logIn') {
      const body = JSON.stringify({ email: 'nobody@members.test', password: 'not the password' });
      return { part: 'logIn', method: 'POST', path: '/api/auth/sign-in', headers: json, body };
    }
    return { part: 'list', method: 'GET', path: decks, headers: {} };
  };
}

function partOf(turn: number): Part {
  const share = (turn * 37) % 100;
  if (share < SAVES) return 'save';
  return share < SAVES + LOG_INS ? 'logIn' : 'list';
}
