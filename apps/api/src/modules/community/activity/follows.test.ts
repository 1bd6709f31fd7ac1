import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: Member;
let other: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  [member, other] = [await createMember(api), await createMember(api)];
});
afterAll(() => api.close());

describe('following', () => {
  const url = () => `/api/users/${other.id}/follow`;

  it('N-31 counts followers, lists followed members and unfollows', async () => {
    expect((await member.call('PUT', url())).json()).toEqual({ following: true, followerCount: 1 });
    expect((await member.call('PUT', url())).json()).toEqual({ following: true, followerCount: 1 });
    expect((await member.call('GET', '/api/me/follows')).json()).toMatchObject({
      members: [{ id: String(other.id), username: other.username }],
      next: null,
    });
    expect((await api.app.inject({ url: url() })).json()).toEqual({
      following: false,
      followerCount: 1,
    });
    expect((await member.call('DELETE', url())).json()).toEqual({
      following: false,
      followerCount: 0,
    });
  });

  it('refuses oneself, the system, unknown, deleted or blocked members', async () => {
    const to = async (id: number | string) =>
      (await member.call('PUT', `/api/users/${id}/follow`)).json<{ code: string }>().code;
    expect(await to(member.id)).toBe('SELF_REFUSED');
    expect(await to(1)).toBe('SYSTEM_USER');
    expect(await to(999_999)).toBe('USER_NOT_FOUND');
    const gone = await createMember(api);
    await api.database.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone.id)
      .execute();
    expect(await to(gone.id)).toBe('USER_NOT_FOUND');
    await other.call('PUT', `/api/me/blocks/${member.id}`);
    expect(await to(other.id)).toBe('CONTACT_BLOCKED');
  });
});

describe('staples', () => {
  const url = (card: string) => `/api/me/games/gundam/staples/${card}`;

  it('STAP-01 STAP-02 STAP-07 STAP-08 members mark and unmark cards; the list is the stored string', async () => {
    await member.call('PUT', url('ST01-001'));
    expect((await member.call('PUT', url('ST01-002'))).json()).toEqual({
      userStapleCards: 'ST01-001;ST01-002',
    });
    await member.call('PUT', url('ST01-002'));
    expect((await member.call('DELETE', url('ST01-001'))).json()).toEqual({
      userStapleCards: 'ST01-002',
    });
    expect((await member.call('GET', '/api/me/games/gundam/staples')).json()).toEqual({
      userStapleCards: 'ST01-002',
    });
    expect((await other.call('GET', '/api/me/games/gundam/staples')).json()).toEqual({
      userStapleCards: '',
    });
    expect((await member.call('GET', '/api/me/games/ua/staples')).json()).toEqual({
      userStapleCards: '',
    });
  });

  it('refuses unknown cards and visitors', async () => {
    expect((await member.call('PUT', url('NONE'))).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/api/me/games/gundam/staples' })).statusCode).toBe(401);
  });
});
