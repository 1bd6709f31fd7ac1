import { createSession } from '@deckframe/database/scenes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccountScene,
  type AccountScene,
  type Member,
} from '../../../testing/account-scene.ts';
import { SESSION_SECRET } from '../../../testing/test-api.ts';
import { toDeviceName } from './service.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

const another = ({ id }: Member) =>
  createSession(scene.database.db, { userId: Number(id), secret: SESSION_SECRET });
const isIn = async (cookie: string) =>
  (await scene.send('GET', '/api/me', cookie)).json<{ user: unknown }>().user !== null;
type Entry = { id: string; current: boolean };
const list = async (cookie: string) =>
  (await scene.send('GET', '/api/me/sessions', cookie)).json<{ sessions: Entry[] }>().sessions;

describe('/api/me/sessions', () => {
  it('lists sessions and ends one, the others, or all', async () => {
    const member = await scene.join();
    const [phone, tablet, laptop] = [
      await another(member),
      await another(member),
      await another(member),
    ];
    const entries = await list(member.cookie);
    expect(entries).toHaveLength(4);
    expect(entries.filter((entry) => entry.current)).toHaveLength(1);
    const phoneId = (await list(phone)).find((entry) => entry.current)?.id ?? '';
    const ended = await scene.send('DELETE', `/api/me/sessions/${phoneId}`, member.cookie);
    expect(ended.statusCode).toBe(204);
    expect(ended.headers['set-cookie']).toBeUndefined();
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
    const gone = await scene.send('DELETE', `/api/me/sessions/${phoneId}`, member.cookie);
    expect(gone.json()).toMatchObject({ status: 404, code: 'SESSION_NOT_FOUND' });

    const others = await scene.post('/api/me/sessions/end-others', undefined, tablet);
    expect(others.json()).toEqual({ ended: 2 });
    expect([await isIn(tablet), await isIn(laptop), await isIn(member.cookie)]).toEqual([
      true,
      false,
      false,
    ]);

    const last = await another(member);
    const all = await scene.send('DELETE', '/api/me/sessions', tablet);
    expect(all.statusCode).toBe(204);
    expect(all.headers['set-cookie']).toMatch(/Max-Age=0$/);
    expect([await isIn(tablet), await isIn(last)]).toEqual([false, false]);
  });

  it('ending the current session clears its cookie; sessions of other members stay', async () => {
    const [one, other] = [await scene.join(), await scene.join()];
    const otherId = (await list(other.cookie))[0]?.id ?? '';
    const refused = await scene.send('DELETE', `/api/me/sessions/${otherId}`, one.cookie);
    expect(refused.json()).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(await isIn(other.cookie)).toBe(true);
    const own = await scene.send('DELETE', `/api/me/sessions/${otherId}`, other.cookie);
    expect(own.headers['set-cookie']).toMatch(/Max-Age=0$/);
  });
});

describe('GET /api/me', () => {
  it('AUTH-02 restores the session from a cookie without a payload', async () => {
    const member = await scene.join('Restored');
    const answer = await scene.send('GET', '/api/me', member.cookie);
    expect(answer.json()).toMatchObject({
      user: { id: member.id, username: 'Restored', email: member.email },
      migration: null,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('AUTH-04 AUTH-05 level and EXP start at 1 and 0, and roles are a list', async () => {
    const { cookie } = await scene.join();
    const answer = await scene.send('GET', '/api/me', cookie);
    expect(answer.json()).toMatchObject({
      user: { level: 1, userExp: 0, roles: [], syncToken: expect.stringMatching(/^[0-9a-f]+$/) },
    });
  });

  it('extends a session once a day and stores the last visit', async () => {
    const { cookie, id } = await scene.join();
    const { db } = scene.database;
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db
      .updateTable('auth_sessions')
      .set({ updated_at: yesterday, expires_at: new Date(Date.now() + 3_600_000) })
      .where('user_id', '=', Number(id))
      .execute();
    const extended = await scene.send('GET', '/api/me', cookie);
    expect(extended.headers['set-cookie']).toMatch(/Max-Age=2592000$/);
    const again = await scene.send('GET', '/api/me', cookie);
    expect(again.headers['set-cookie']).toBeUndefined();
    const session = await db
      .selectFrom('auth_sessions')
      .innerJoin('users', 'users.id', 'auth_sessions.user_id')
      .select(['expires_at', 'last_connected'])
      .where('user_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(session.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(Number(session.last_connected)).toBeGreaterThan(yesterday.getTime());
  });

  it('never extends a session beyond ninety days after login', async () => {
    const { cookie, id } = await scene.join();
    const { db } = scene.database;
    const day = 86_400_000;
    const began = new Date(Date.now() - 89 * day);
    await db
      .updateTable('auth_sessions')
      .set({ created_at: began, updated_at: began, expires_at: new Date(Date.now() + 3_600_000) })
      .where('user_id', '=', Number(id))
      .execute();
    expect(await isIn(cookie)).toBe(true);
    const { expires_at: end } = await db
      .selectFrom('auth_sessions')
      .select('expires_at')
      .where('user_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(end.getTime()).toBe(began.getTime() + 90 * day);
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  ['curl/8', 'Unknown device'],
])('the user agent %s is shown as the device %s', (userAgent, device) =>
  expect(toDeviceName(userAgent)).toBe(device),
);
