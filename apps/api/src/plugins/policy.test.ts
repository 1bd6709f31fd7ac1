import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../lib/hash-token.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('the policy of routes', () => {
  it('a route without a policy fails the build', async () => {
    const building = createTestApi({
      database: api.database,
      addRoutes: (app) => {
        app.get('/api/forgotten', async () => 'open to all');
        app.post('/api/forgotten-too', { config: {} }, async () => 'open to all');
      },
    });
    await expect(building).rejects.toThrow(
      'name no policy in their config: GET /api/forgotten, HEAD /api/forgotten, POST /api/forgotten-too',
    );
  });

  it('a staff action or account change without a proof fails the build', async () => {
    const building = createTestApi({
      database: api.database,
      addRoutes: (app) => {
        const office = { config: { policy: 'users.moderate' } } as const;
        app.get('/api/admin/forgotten', office, async () => 'read');
        app.put('/api/admin/forgotten', office, async () => 'written');
        app.post('/api/me/forgotten', { config: { policy: 'account.own' } }, async () => 'written');
        app.post('/api/forgotten', { config: { policy: 'decks.save' } }, async () => 'written');
      },
    });
    await expect(building).rejects.toThrow(
      'name no proof in their config: PUT /api/admin/forgotten, POST /api/me/forgotten',
    );
  });

  it('an ended or forged session, or one of a former administrator, is refused', async () => {
    const url = '/api/admin/games/gundam/maintenance';
    const ask = (cookie: string) => api.app.inject({ url, headers: { cookie } });
    const cookie = await api.signIn('Administrator');
    expect((await ask(cookie)).statusCode).toBe(200);
    expect((await ask(`${cookie}x`)).statusCode).toBe(401);
    expect((await ask(cookie.replace(/=./, '=%00'))).statusCode).toBe(401);
    const token = hashToken(decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '');
    const { db } = api.database;
    await db
      .updateTable('users')
      .set({ roles: ['EX'] })
      .where(
        'id',
        'in',
        db.selectFrom('auth_sessions').select('user_id').where('token', '=', token),
      )
      .execute();
    expect((await ask(cookie)).statusCode).toBe(403);
    await db
      .updateTable('auth_sessions')
      .set({ expires_at: new Date(0) })
      .where('token', '=', token)
      .execute();
    expect((await ask(cookie)).statusCode).toBe(401);
  });
});
