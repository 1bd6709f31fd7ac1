import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { changeMaintenance } from '../modules/site/games/maintenance-service.ts';
import { startCuttingProxy, type CuttingProxy } from '../testing/cutting-proxy.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { idempotentWrite } from './idempotent-write.ts';
import { requireUser } from './require-user.ts';

const URL_PATH = '/api/admin/games/gundam/maintenance';

let database: TestDatabase;
let proxy: CuttingProxy;
let api: TestApi;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startCuttingProxy(database.url('app'));
  const options = { addRoutes: addSlowWrite, isPatient: true };
  api = await createTestApi({ ...options, database, databaseUrl: proxy.url });
  cookie = await api.signIn('Administrator');
});
afterAll(async () => {
  await api.close();
  await proxy.close();
  await database.drop();
});

const SLOW_PATH = '/api/test/slow-write';
const slow = { started: Promise.resolve(), finished: Promise.resolve() };

/** A write that waits in its transaction until the client hung up. */
function addSlowWrite(app: App, { db: served }: AppServices): void {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  Object.assign(slow, { started: started.promise, finished: finished.promise });
  const config = { policy: 'maintenance.manage', proof: 'session' } as const;
  const options = { config, schema: { hide: true } } as const;
  app.post(SLOW_PATH, options, async (request) => {
    const { id: userId } = await requireUser(request);
    const key = String(request.headers['idempotency-key']);
    const write = { userId, route: SLOW_PATH, key, input: {} };
    const state = await idempotentWrite(served, write, async (db) => {
      const hungUp = once(request.raw.socket, 'close');
      started.resolve();
      await hungUp;
      const change = { code: 'slow', message: '', version: await version(), game: 'gundam' };
      return changeMaintenance(db, { ...change, userId, requestId: request.id });
    });
    finished.resolve();
    return state;
  });
}

const version = async () => {
  const row = await database.db
    .selectFrom('game_settings')
    .select('maintenance_version')
    .where('gameid', '=', 'gundam')
    .executeTakeFirstOrThrow();
  return row.maintenance_version;
};
const put = (key: string | undefined, body: object) =>
  api.app.inject({
    method: 'PUT',
    url: URL_PATH,
    headers: { cookie, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: body,
  });
const countAudit = async () => {
  const { count } = await database.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('idempotent writes', () => {
  it('answer a repeated key with the stored answer and no second effect', async () => {
    const key = randomUUID();
    const body = { code: 'one', message: 'a', version: await version() };
    const before = await countAudit();
    const first = await put(key, body);
    // The order of fields does not matter.
    const again = await put(key, { version: body.version, message: 'a', code: 'one' });
    expect(first.statusCode).toBe(200);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await countAudit()).toBe(before + 1);
  });

  it('refuse the same key with another body', async () => {
    const key = randomUUID();
    await put(key, { code: 'one', message: 'a', version: await version() });
    const other = await put(key, { code: 'two', message: 'a', version: await version() });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('scope keys by member', async () => {
    const key = randomUUID();
    await put(key, { code: 'one', message: 'a', version: await version() });
    const answer = await api.app.inject({
      method: 'PUT',
      url: URL_PATH,
      headers: { cookie: await api.signIn('Administrator'), 'idempotency-key': key },
      payload: { code: 'two', message: 'b', version: await version() },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('scope keys by route', async () => {
    const userId = toUserId((await createUser(database.db)).id);
    const key = randomUUID();
    let effects = 0;
    const write = (route: string) =>
      idempotentWrite(database.db, { userId, route, key, input: {} }, async () => (effects += 1));
    expect([await write('PUT /one'), await write('PUT /two'), await write('PUT /one')]).toEqual([
      1, 2, 1,
    ]);
  });

  it('run once for ten concurrent requests', async () => {
    const key = randomUUID();
    const from = await version();
    const body = { code: 'many', message: 'a', version: from };
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(key, body)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await version()).toBe(from + 1);
  });

  it('store nothing when refused, so the key can be used again', async () => {
    const key = randomUUID();
    const stale = await put(key, { code: 'x', message: '', version: (await version()) + 7 });
    expect(stale.statusCode).toBe(409);
    const fixed = await put(key, { code: 'x', message: '', version: await version() });
    expect(fixed.statusCode).toBe(200);
  });

  it.each([undefined, 'short', 'has space in it', 'x'.repeat(201)])(
    'refuse the key %j',
    async (key) => {
      const answer = await put(key, { code: null, message: '', version: await version() });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('return UNKNOWN_OUTCOME when the connection breaks after COMMIT, and a retry returns the result', async () => {
    const key = randomUUID();
    const from = await version();
    const body = { code: 'cut', message: 'a', version: from };
    proxy.cutAfter('commit');
    const lost = await put(key, body);
    expect(proxy.cuts()).toBe(1);
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject({ code: 'UNKNOWN_OUTCOME' });
    expect(lost.headers['retry-after']).toBe('1');
    const retried = await put(key, body);
    expect(retried.statusCode).toBe(200);
    expect(await version()).toBe(from + 1);
  });

  it('return UNAVAILABLE when the connection breaks before COMMIT', async () => {
    const key = randomUUID();
    const from = await version();
    const body = { code: 'early', message: 'a', version: from };
    proxy.cutAfter('game_settings');
    const lost = await put(key, body);
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await version()).toBe(from);
    expect((await put(key, body)).statusCode).toBe(200);
  });

  it('finish although the client hung up', async () => {
    const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
    const from = await version();
    const socket = connect(Number(port), '127.0.0.1');
    const head = [
      `POST ${SLOW_PATH} HTTP/1.1`,
      'host: cards.test',
      `cookie: ${cookie}`,
      `idempotency-key: ${randomUUID()}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await slow.started;
    socket.destroy();
    await slow.finished;
    expect(await version()).toBe(from + 1);
  });
});
