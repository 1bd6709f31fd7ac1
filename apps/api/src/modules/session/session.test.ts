import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const signOut = (cookie = '') =>
  api.app.inject({ method: 'DELETE', url: '/api/me/session', headers: { cookie } });

const whoAmI = async (cookie: string) => {
  const answer = await api.app.inject({ url: '/api/me', headers: { cookie } });
  return answer.json<{ user: { id: string } | null }>().user;
};

describe('DELETE /api/me/session', () => {
  it('AUTH-14 ends the session without a payload: the same cookie counts no more', async () => {
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

  it('succeeds for whoever has no session, and for a forged cookie', async () => {
    expect((await signOut()).statusCode).toBe(204);
    expect((await signOut('better-auth.session_token=forged.c2lnbmF0dXJl')).statusCode).toBe(204);
  });
});
