import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../lib/hash-token.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const tokenOf = (cookie: string) =>
  hashToken(decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '');

const signOut = (cookie = '') =>
  api.app.inject({ method: 'DELETE', url: '/api/me/session', headers: { cookie } });

const whoAmI = async (cookie: string) => {
  const answer = await api.app.inject({ url: '/api/me', headers: { cookie } });
  return answer.json<{ user: { id: string } | null }>().user;
};

it("a staff session ends after eight hours, a member's does not", async () => {
  const whoAfter = async (cookie: string, age: string) => {
    await sql`update auth_sessions set created_at = app_now() - ${age}::interval
      where token = ${tokenOf(cookie)}`.execute(api.database.db);
    const answer = await api.app.inject({ url: '/api/me', headers: { cookie } });
    return answer.json<{ user: object | null }>().user;
  };
  for (const role of ['Administrator', 'Superadmin']) {
    const cookie = await api.signIn(role);
    expect(await whoAfter(cookie, '7 hours 59 minutes')).not.toBeNull();
    expect(await whoAfter(cookie, '8 hours')).toBeNull();
  }
  expect(await whoAfter(await api.signIn(), '20 days')).not.toBeNull();
});

it('a session is valid until its end and fresh for ten minutes', async () => {
  const cookie = await api.signIn();
  const set = (change: string) =>
    sql`update auth_sessions set ${sql.raw(change)} where token = ${tokenOf(cookie)}`.execute(
      api.database.db,
    );
  const askForProof = async () => {
    const headers = { cookie, origin: 'http://cards.test' };
    const url = '/api/me/passkeys/options';
    const answer = await api.app.inject({ method: 'POST', url, headers });
    return answer.json<{ code?: string }>().code;
  };
  await set("created_at = app_now() - interval '9 minutes 50 seconds', proved_at = null");
  expect(await askForProof()).toBeUndefined();
  await set("created_at = app_now() - interval '10 minutes 1 second'");
  expect(await askForProof()).toBe('FRESH_SIGN_IN_REQUIRED');
  await set("proved_at = app_now() - interval '9 minutes 50 seconds'");
  expect(await askForProof()).toBeUndefined();
  await set("expires_at = app_now() + interval '10 seconds'");
  expect(await whoAmI(cookie)).not.toBeNull();
  await set("expires_at = app_now() - interval '1 second'");
  expect(await whoAmI(cookie)).toBeNull();
});

it("a suspended member's session is invalid during the suspension", async () => {
  const cookie = await api.signIn();
  const id = (await whoAmI(cookie))?.id;
  const suspend = (until: string) =>
    sql`update users set suspended_until = app_now() + ${until}::interval
      where id = ${id}::bigint`.execute(api.database.db);
  await suspend('1 day');
  expect(await whoAmI(cookie)).toBeNull();
  await suspend('-1 second');
  expect(await whoAmI(cookie)).not.toBeNull();
});

describe('DELETE /api/me/session', () => {
  it('AUTH-14 ends the session without a payload: the same cookie is refused', async () => {
    const cookie = await api.signIn();
    expect(await whoAmI(cookie)).not.toBeNull();
    const answer = await signOut(cookie);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^better-auth\.session_token=;.*Max-Age=0$/);
    expect(await whoAmI(cookie)).toBeNull();
  });

  it('ends only that session', async () => {
    const mine = await api.signIn();
    const other = await api.signIn();
    await signOut(mine);
    expect(await whoAmI(other)).not.toBeNull();
  });

  it('succeeds without a session and with a forged cookie', async () => {
    expect((await signOut()).statusCode).toBe(204);
    expect((await signOut('better-auth.session_token=forged.c2lnbmF0dXJl')).statusCode).toBe(204);
  });
});
