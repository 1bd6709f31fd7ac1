import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const CARD = '/api/games/gundam/cards/ST01-001/rating';
const TAKE = '/api/me/exp-results';
const RATING = { rating: 4 };
const AWARD = { action: 'cardRating', expAwarded: 100, expTotal: 100 };

let api: TestApi;
let port: number;
let member: Member;

beforeAll(async () => {
  api = await createTestApi({ isPatient: true });
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
beforeEach(async () => {
  member = await createMember(api);
});
afterAll(() => api.close());

const headersOf = (key: string) => ({
  cookie: member.cookie,
  origin: 'http://cards.test',
  'idempotency-key': key,
});

const repeat = (method: 'PUT' | 'POST', url: string, key: string, payload?: object) =>
  api.app.inject({ method, url, headers: headersOf(key), ...(payload && { payload }) });

/** Waits for a condition on the server. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 5 }).toBe(true);
}

/** Runs a write whose client hangs up: the test holds the member row until the server notices. */
async function hangUpDuring(
  method: 'PUT' | 'POST',
  url: string,
  key: string,
  payload?: object,
): Promise<void> {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const { db } = api.database;
  await db.transaction().execute(async (trx) => {
    await sql`select from users where id = ${member.id} for no key update`.execute(trx);
    await sql`select from temp_exp_results where user_id = ${member.id} for update`.execute(trx);
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({
      ...headersOf(key),
      host: 'cards.test',
      ...(payload && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    await until(async () => {
      const { rows } = await sql`select from pg_locks
        where not granted and transactionid = pg_current_xact_id()::xid`.execute(trx);
      return rows.length > 0;
    });
    socket.destroy();
    const countOpen = () =>
      new Promise<number>((resolve, reject) => {
        api.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    await until(async () => (await countOpen()) === 0);
  });
  await until(async () => {
    const { rows } = await sql`select from idempotency_keys
      where key = ${key} and response is not null`.execute(db);
    return rows.length > 0;
  });
}

const hasUnseen = async () => (await member.call('GET', '/api/me')).json().user.hasUnseenExp;
const take = async () => (await member.call('POST', TAKE)).json().exp;

it('EXP-17 EXP-18 an award whose client hung up is stored, announced and shown once', async () => {
  expect(await hasUnseen()).toBe(false);
  const key = randomUUID();
  await hangUpDuring('PUT', CARD, key, RATING);
  expect(
    await api.database.db
      .selectFrom('temp_exp_results')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute(),
  ).toMatchObject([{ user_id: member.id, exp_data: AWARD, created_at: expect.any(Date) as Date }]);
  // Repeating the write returns no award, because it was stored.
  expect((await repeat('PUT', CARD, key, RATING)).json()).toMatchObject({ mine: 4, exp: [] });
  expect(await hasUnseen()).toBe(true);
  expect(await take()).toMatchObject([AWARD]);
  expect(await hasUnseen()).toBe(false);
  expect(await take()).toEqual([]);
});

it('EXP-18 an answer that is received carries its award, and nothing is stored', async () => {
  const key = randomUUID();
  const first = await repeat('PUT', CARD, key, RATING);
  expect(first.json()).toMatchObject({ exp: [AWARD] });
  expect((await repeat('PUT', CARD, key, RATING)).json()).toEqual(first.json());
  expect(await hasUnseen()).toBe(false);
});

it('EXP-18 hanging up while fetching awards loses nothing', async () => {
  await hangUpDuring('PUT', CARD, randomUUID(), RATING);
  await hangUpDuring('POST', TAKE, randomUUID());
  expect(await hasUnseen()).toBe(true);
  expect(await take()).toMatchObject([AWARD]);
});

const storeAward = (who: Member, data: object) =>
  api.database.db
    .insertInto('temp_exp_results')
    .values({ user_id: who.id, exp_data: JSON.stringify(data) })
    .execute();

it('a stored result of an unknown format is dropped with a warning', async () => {
  const warnings = () => api.logLines.filter((line) => line.includes('unknown format')).length;
  const before = warnings();
  await storeAward(member, { action: 7, of: 'a later release' });
  expect(await take()).toEqual([]);
  expect(warnings()).toBe(before + 1);
  expect(await hasUnseen()).toBe(false);
});

it('stored awards are returned to their member only', async () => {
  const other = await createMember(api);
  await storeAward(other, {
    ...AWARD,
    levelUp: false,
    oldLevel: 1,
    newLevel: 1,
    cooldownMessage: null,
  });
  expect(await take()).toEqual([]);
  expect((await other.call('POST', TAKE)).json().exp).toMatchObject([AWARD]);
});
