import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let administrator: string;
/** Each test has its own address. */
let lastAddress = 0;
const nextAddress = () => `203.0.113.${(lastAddress += 1)}`;

beforeAll(async () => {
  api = await createTestApi();
  administrator = await api.signIn('Administrator');
});
afterAll(() => api.close());

const change = (
  body: { code: string | null; message: string; version: number },
  headers: Record<string, string> = {},
) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/admin/games/gundam/maintenance',
    headers: { cookie: administrator, 'idempotency-key': randomUUID(), ...headers },
    payload: body,
  });

const lock = async (code: string | null, message = 'Back at noon') => {
  const state = await api.app.inject({
    url: '/api/admin/games/gundam/maintenance',
    headers: { cookie: administrator },
  });
  const answer = await change({
    code,
    message,
    version: state.json<{ version: number }>().version,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ locked: boolean; version: number }>();
};

const unlock = (code: unknown, remoteAddress = nextAddress()) =>
  api.app.inject({
    method: 'POST',
    url: '/api/games/gundam/maintenance/unlock',
    remoteAddress,
    payload: { code },
  });

const read = (cookie = '') =>
  api.app.inject({ url: '/api/games/gundam/cards/ST01-001', headers: { cookie } });

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('the stored code', () => {
  const storedHash = async () => {
    const { rows } = await sql<{ hash: string }>`
      select maintenance_code_hash as hash from game_settings where gameid = 'gundam'`.execute(
      api.database.db,
    );
    return rows[0]?.hash ?? '';
  };

  it('is hashed by scrypt at a cost that OWASP lists', async () => {
    await lock('open sesame');
    const [name, salt = '', key] = (await storedHash()).split('.');
    const cost = { N: 2 ** 14, r: 8, p: 5 };
    const expected = scryptSync('open sesame', Buffer.from(salt, 'base64url'), 32, cost);
    expect([name, key]).toEqual(['scrypt5', expected.toString('base64url')]);
    await lock(null);
  });

  it('still unlocks if the first releases hashed it at a lower cost', async () => {
    await lock('another code');
    const salt = randomBytes(16);
    const key = scryptSync('open sesame', salt, 32);
    const hash = `scrypt.${salt.toString('base64url')}.${key.toString('base64url')}`;
    await sql`update game_settings set maintenance_code_hash = ${hash}
      where gameid = 'gundam'`.execute(api.database.db);
    expect((await unlock('another code')).statusCode).toBe(403);
    expect((await unlock('open sesame')).statusCode).toBe(204);
    await lock(null);
  });
});

describe('the maintenance lock', () => {
  it('MAINT-02 blocks every game route with 423 until the code is given, for that game only', async () => {
    expect((await read()).statusCode).toBe(200);
    await lock('open sesame');
    const routes = [
      'GET cards/ST01-001',
      'GET newest-cards',
      'GET daily-card',
      'POST analytics',
    ].map((route) => route.split(' '));
    for (const [method, path] of routes) {
      const answer = await api.app.inject({
        method: method as 'GET',
        url: `/api/games/gundam/${path}`,
        ...(method === 'POST' && { payload: { events: [] } }),
      });
      expect(answer.statusCode, path).toBe(423);
      expect(answer.json()).toMatchObject({ code: 'MAINTENANCE_LOCKED' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await api.app.inject({ url: '/api/games/ua/newest-cards' })).statusCode).toBe(200);
    expect((await api.app.inject({ url: '/health' })).statusCode).toBe(200);
  });

  it('MAINT-01 MAINT-03 GAME-06 the public config contains lock and message, but no code', async () => {
    await lock('open sesame', 'Back at noon');
    const answer = await api.app.inject({ url: '/v3/gundam/config/game-config.json' });
    expect(answer.json()).toMatchObject({
      gameid: 'gundam',
      maintenanceLocked: true,
      maintenanceMessage: 'Back at noon',
    });
    expect(answer.json()).not.toHaveProperty('maintenanceCode');
    expect(answer.body).not.toContain('sesame');
    expect(answer.body).not.toContain('scrypt');
    const open = await api.app.inject({ url: '/v3/ua/config/game-config.json' });
    expect(open.json()).toMatchObject({ maintenanceLocked: false, maintenanceMessage: null });
  });

  it('MAINT-07 MAINT-08 the right code unlocks the game for this browser session', async () => {
    await lock('open sesame');
    const answer = await unlock('open sesame');
    expect(answer.statusCode).toBe(204);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toMatch(/expires|max-age/i);
    const unlocked = await read(cookieOf(answer));
    expect(unlocked.statusCode).toBe(200);
    expect(unlocked.headers['cache-control']).toBe('no-store');
  });

  it('MAINT-05 trims spaces around the code and keeps those inside', async () => {
    await lock('  open sesame ');
    expect((await unlock(' open sesame\t')).statusCode).toBe(204);
    expect((await unlock('opensesame')).statusCode).toBe(403);
  });

  it('MAINT-10 answers a wrong code with its text and no cookie', async () => {
    await lock('open sesame');
    for (const wrong of ['Open sesame', '', '   ', 'none']) {
      const answer = await unlock(wrong);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: 'MAINTENANCE_CODE_INVALID',
        detail: 'Invalid maintenance code. Please try again.',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('a new code invalidates older cookies; a forged one never counts', async () => {
    await lock('first');
    const cookie = cookieOf(await unlock('first'));
    await lock('second');
    expect((await read(cookie)).statusCode).toBe(423);
    const [name] = cookie.split('=');
    expect((await read(`${name}=unlock%3Agundam%3A99.forged`)).statusCode).toBe(423);
    expect((await read(`${name}=%E0%A4%A`)).statusCode).toBe(423);
  });

  it('admits Administrators and Superadmins only', async () => {
    await lock('open sesame');
    expect((await read(administrator)).statusCode).toBe(200);
    expect((await read(await api.signIn('Superadmin'))).statusCode).toBe(200);
    expect((await read(await api.signIn('EX', 'Content Creator'))).statusCode).toBe(423);
  });

  it('limits guesses to 5 in 10 minutes per address, also after a right one', () =>
    inOneMoment(api.database, async () => {
      await lock('open sesame');
      const address = '2001:db8:1:2::1';
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await unlock('wrong', address)).statusCode).toBe(403);
      }
      // The same /64 counts as the same caller.
      const refused = await unlock('open sesame', '2001:db8:1:2::ffff');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await unlock('open sesame')).statusCode).toBe(204);
    }));

  it('removing the code opens the game', async () => {
    await lock('open sesame');
    expect(await lock(null, '')).toMatchObject({ locked: false });
    expect((await read()).statusCode).toBe(200);
  });
});

describe('PUT /api/admin/games/:game/maintenance', () => {
  it('writes one audit row per change with the request id and without the code', async () => {
    const state = await lock('very secret code');
    const rows = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id', 'desc')
      .execute();
    expect(rows[0]).toMatchObject({
      action: 'maintenance.change',
      gameid: 'gundam',
      details: { before: { version: state.version - 1 }, after: { locked: true } },
    });
    expect(rows[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(rows)).not.toContain('very secret');
  });

  it('refuses a change based on an older version', async () => {
    const { version } = await lock('x');
    const answer = await change({ code: null, message: '', version: version - 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it.each([
    { code: ' ', message: '', version: 0 },
    { code: 1, message: '', version: 0 },
    { code: null, message: '', version: 0, extra: true },
    { code: 'a\0b', message: '', version: 0 },
    { code: null, message: '' },
    [],
    null,
  ])('refuses %j', async (payload) => {
    const answer = await api.app.inject({
      method: 'PUT',
      url: '/api/admin/games/gundam/maintenance',
      headers: {
        cookie: administrator,
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
      },
      payload: JSON.stringify(payload),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
