import { isAllowed, POLICIES, type PolicyName } from '@deckframe/domain/access/policy';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let routes: readonly RouteOptions[];

beforeAll(async () => {
  api = await createTestApi();
  ({ routes } = api);
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

  it('every route admits exactly the callers of its policy', async () => {
    const callers = [
      { name: 'visitor', viewer: null, cookie: '' },
      { name: 'member', viewer: { roles: ['EX'] }, cookie: await api.signIn('EX') },
      {
        name: 'administrator',
        viewer: { roles: ['Administrator'] },
        cookie: await api.signIn('Administrator'),
      },
      {
        name: 'superadmin',
        viewer: { roles: ['Superadmin'] },
        cookie: await api.signIn('Superadmin'),
      },
    ];
    const seen: string[] = [];
    for (const route of routes) {
      const audience = POLICIES[route.config?.policy as PolicyName];
      const url = route.url.replace(':game', 'gundam').replace(/:\w+|\*/g, 'x');
      for (const method of [route.method].flat()) {
        for (const { name, viewer, cookie } of callers) {
          const answer = await api.app.inject({
            method: method as 'GET',
            url,
            headers: { cookie },
            ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
          });
          const refusal = viewer === null ? 401 : 403;
          const isRefused = answer.statusCode === refusal;
          const label = `${method} ${route.url} as ${name}`;
          expect(isRefused, label).toBe(!isAllowed(audience, viewer));
          expect(answer.statusCode, label).not.toBe(500);
          seen.push(label);
        }
      }
    }
    expect(seen).toContain('PUT /api/admin/games/:game/maintenance as member');
    expect(seen.length).toBeGreaterThan(60);
  });

  it('a session that ended, is forged or belongs to a demoted administrator opens nothing', async () => {
    const url = '/api/admin/games/gundam/maintenance';
    const ask = (cookie: string) => api.app.inject({ url, headers: { cookie } });
    const cookie = await api.signIn('Administrator');
    expect((await ask(cookie)).statusCode).toBe(200);
    expect((await ask(`${cookie}x`)).statusCode).toBe(401);
    expect((await ask(cookie.replace(/=./, '=%00'))).statusCode).toBe(401);
    const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
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
