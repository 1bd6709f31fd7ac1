import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';

let scene: AccountScene;
let administrator: string;
let superadmin: string;

beforeAll(async () => {
  scene = await createAccountScene();
  administrator = await scene.signIn('Administrator');
  superadmin = await scene.signIn('Superadmin');
});
afterAll(() => scene.close());

const isIn = async (cookie: string) =>
  (await scene.send('GET', '/api/me', cookie)).json<{ user: unknown }>().user !== null;

describe('the sheet of a user', () => {
  const urlOf = (member: { id: string }) => `/api/admin/users/${member.id}`;
  type OwnedCosmetics = {
    items: { kind: string; key: string; owned: boolean; given: boolean }[];
    worn: Record<string, string | null>;
  };
  const stateOf = ({ items }: OwnedCosmetics, name: string) => {
    const item = items.find(({ kind, key }) => `${kind}:${key}` === name);
    return [item?.owned, item?.given];
  };
  const rowOf = async (id: string) =>
    scene.database.db
      .selectFrom('users')
      .select(['ownedbanners', 'ownedbadges', 'selectedbanner', 'selectedbadge', 'user_exp'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();

  it('ADMIN-07 gives and takes banners and badges, and sets what is worn', async () => {
    const member = await scene.join();
    const url = urlOf(member);
    const act = async (method: 'DELETE' | 'PUT', path: string, body?: object) =>
      scene.send(method, `${url}/${path}`, administrator, body);
    const first = (
      await scene.send('GET', `${url}/cosmetics`, administrator)
    ).json<OwnedCosmetics>();
    expect(stateOf(first, 'banner:glass')).toEqual([false, false]);
    expect(stateOf(first, 'banner:skyline')).toEqual([true, false]);
    // An unowned item cannot be worn.
    const early = await act('PUT', 'worn/banner', { key: 'glass' });
    expect(early.json()).toMatchObject({ code: 'COSMETIC_NOT_OWNED' });
    await act('PUT', 'cosmetics/badge/summit');
    const given = (await act('PUT', 'cosmetics/banner/glass')).json<OwnedCosmetics>();
    expect(stateOf(given, 'banner:glass')).toEqual([true, true]);
    await act('PUT', 'worn/badge', { key: 'summit' });
    const worn = (await act('PUT', 'worn/banner', { key: 'glass' })).json<OwnedCosmetics>();
    expect(worn.worn).toMatchObject({ banner: 'glass', badge: 'summit' });
    expect(await rowOf(member.id)).toMatchObject({
      ownedbanners: 'glass',
      ownedbadges: 'summit',
      selectedbanner: 'glass',
      selectedbadge: 'summit',
    });
    const taken = (await act('DELETE', 'cosmetics/banner/glass')).json<OwnedCosmetics>();
    expect(stateOf(taken, 'banner:glass')).toEqual([false, false]);
    expect(taken.worn).toMatchObject({ banner: null, badge: 'summit' });
    expect(await rowOf(member.id)).toMatchObject({ ownedbanners: null, ownedbadges: 'summit' });
    expect((await act('DELETE', 'cosmetics/banner/glass')).statusCode).toBe(404);
    expect((await act('DELETE', 'cosmetics/banner/skyline')).statusCode).toBe(404);
    expect((await act('PUT', 'cosmetics/banner/none-such')).statusCode).toBe(404);
    const again = (await act('PUT', 'cosmetics/banner/glass')).json<OwnedCosmetics>();
    expect(stateOf(again, 'banner:glass')).toEqual([true, true]);
  });

  it('EXP is corrected by ledger entries, never below zero, and the level follows', async () => {
    const member = await scene.join();
    const url = `${urlOf(member)}/exp`;
    const correct = async (amount: number, reason = 'Lost in an outage') =>
      (await scene.send('POST', url, administrator, { amount, reason })).json<object>();
    expect(await correct(2500)).toEqual({ exp: 2500, level: 3 });
    expect(await correct(-2501)).toMatchObject({ errors: [{ path: '/body/amount' }] });
    expect(await correct(-1600, ' Paid twice ')).toEqual({ exp: 900, level: 1 });
    expect(await correct(0)).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await correct(5, ' ')).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await rowOf(member.id)).toMatchObject({ user_exp: 900 });
    const { entries } = (await scene.send('GET', url, administrator)).json<{ entries: object[] }>();
    expect(entries).toMatchObject([
      { kind: 'correction', amount: -1600, reason: 'Paid twice' },
      { kind: 'correction', amount: 2500, reason: 'Lost in an outage' },
    ]);
    // Equal times, paged without gap or repetition.
    await sql`insert into exp_events (user_id, kind, subject, amount)
      select ${member.id}, 'like', 'like-' || n, 1 from generate_series(1, 60) as n`.execute(
      scene.database.db,
    );
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: { entries: { subject: string }[]; next: string | null } = (
        await scene.send('GET', `${url}${next && `?after=${next}`}`, administrator)
      ).json();
      seen.push(...page.entries.map(({ subject }) => subject));
      next = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([62, 62]);
    expect((await scene.send('GET', `${url}?after=bm8`, administrator)).statusCode).toBe(400);
  });

  it('ends one session and keeps the others', async () => {
    const member = await scene.join();
    const again = { identifier: member.username, password: member.password };
    expect((await scene.post('/api/auth/sign-in', again)).statusCode).toBe(200);
    const url = `${urlOf(member)}/sessions`;
    const list = async () =>
      (await scene.send('GET', url, administrator)).json<{ sessions: { id: string }[] }>().sessions;
    const [newest, first] = await list();
    expect(first).toMatchObject({ current: false, device: expect.any(String) as string });
    const ended = await scene.send('DELETE', `${url}/${first?.id}`, administrator);
    expect(ended.statusCode).toBe(204);
    expect(await list()).toEqual([newest]);
    expect(await isIn(member.cookie)).toBe(false);
    const other = await scene.join();
    const foreign = `${urlOf(other)}/sessions/${newest?.id}`;
    expect((await scene.send('DELETE', foreign, administrator)).statusCode).toBe(404);
  });

  it('notes are for staff only, and only their author withdraws them', async () => {
    const member = await scene.join();
    const url = `${urlOf(member)}/notes`;
    await scene.send('POST', url, administrator, { text: ' Warned in chat ' });
    type Notes = { notes: { id: string; text: string; isOwn: boolean }[] };
    const read = async (cookie: string) => (await scene.send('GET', url, cookie)).json<Notes>();
    const [note] = (await read(superadmin)).notes;
    expect(note).toMatchObject({ text: 'Warned in chat', isOwn: false });
    expect((await scene.send('DELETE', `${url}/${note?.id}`, superadmin)).statusCode).toBe(404);
    expect((await read(administrator)).notes).toMatchObject([{ isOwn: true }]);
    expect((await scene.send('GET', url, member.cookie)).statusCode).toBe(403);
    const exported = await scene.send('GET', '/api/me/export', member.cookie);
    expect(exported.statusCode).toBe(200);
    expect(exported.body).not.toContain('Warned in chat');
    expect((await scene.send('DELETE', `${url}/${note?.id}`, administrator)).statusCode).toBe(204);
    expect((await read(administrator)).notes).toEqual([]);
  });

  it('shows what they wrote, with moderation and reason', async () => {
    const member = await scene.join();
    await sql`insert into comments (user_id, content_type, content_id, gameid, text)
      select ${member.id}, 'card', 'ST01-001', 'gundam', 'Word ' || n from generate_series(1, 30) as n`.execute(
      scene.database.db,
    );
    await sql`update comments set moderated_at = app_now(), moderation_reason = 'Rule 4'
      where user_id = ${member.id} and text = 'Word 30'`.execute(scene.database.db);
    const read = async (query: string) =>
      (await scene.send('GET', `${urlOf(member)}/written?${query}`, administrator)).json<{
        entries: { text: string }[];
        next: string | null;
      }>();
    const first = await read('of=comments');
    expect(first.entries[0]).toMatchObject({
      text: 'Word 30',
      place: { type: 'card', id: 'ST01-001' },
      removal: { reason: 'Rule 4' },
    });
    const second = await read(`of=comments&after=${first.next}`);
    expect([...first.entries, ...second.entries].map(({ text }) => text)).toEqual(
      Array.from({ length: 30 }, (_, at) => `Word ${30 - at}`),
    );
    expect((await read('of=decks')).entries).toEqual([]);
  });

  it('an Administrator cannot change a Superadmin, and nobody themselves', async () => {
    const { id } = await scene.join();
    await scene.send('PUT', `/api/admin/users/${id}/roles`, superadmin, { roles: ['Superadmin'] });
    const url = urlOf({ id });
    const refused = [
      await scene.send('PUT', `${url}/cosmetics/banner/glass`, administrator),
      await scene.send('PUT', `${url}/worn/banner`, administrator, { key: null }),
      await scene.send('POST', `${url}/exp`, administrator, { amount: 1, reason: 'Me' }),
      await scene.send('POST', `${url}/notes`, administrator, { text: 'Me' }),
      await scene.send('DELETE', `${url}/sessions/1`, administrator),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    const own = await scene.database.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('subject', '=', `user:${id}`)
      .executeTakeFirstOrThrow();
    const self = await scene.send('POST', `/api/admin/users/${own.actor_id}/exp`, superadmin, {
      amount: 1,
      reason: 'Me',
    });
    expect(self.json()).toMatchObject({ code: 'SELF_REFUSED' });
  });
});
