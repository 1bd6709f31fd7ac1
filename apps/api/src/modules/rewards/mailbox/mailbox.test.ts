import type { MailboxAnswer } from '@deckframe/contract/rewards/mailbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEvent, addItem, claimItem, MAILBOX } from '../../../testing/mailbox-scene.ts';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  member = await createMember(api);
});
afterEach(async () => {
  await sql`delete from users_boxitems`.execute(api.database.db);
  await sql`delete from ex_events`.execute(api.database.db);
});
afterAll(() => api.close());

const read = async (who = member) => (await who.call('GET', MAILBOX)).json<MailboxAnswer>().data;
const listLabels = async (who = member) => (await read(who)).event.map(({ label }) => label);
const count = async (query = '') => (await member.call('GET', `${MAILBOX}/unread${query}`)).json();

describe('the mailbox', () => {
  it('MAIL-01 MAIL-04 MAIL-08 answers OK with the lists event, notification and receivedItem', async () => {
    const eventId = await addEvent(api);
    const id = await addItem(api, member, { banner: 'eclipse' });
    const notice = await addItem(api, member, { type: 'notification', description: 'Hello' });
    const answer = (await member.call('GET', MAILBOX)).json<MailboxAnswer>();
    expect(answer).toMatchObject({ status: 'OK', message: '' });
    expect(answer.data.event).toMatchObject([{ eventId, id: null, type: 'event' }]);
    expect(answer.data.receivedItem).toMatchObject([{ id, eventId: null, banner: 'eclipse' }]);
    expect(answer.data.notification).toMatchObject([
      { id: notice, description: 'Hello', status: 'unread', claimed: false },
    ]);
  });

  it('MAIL-01 a gift leaves the mailbox after it was claimed', async () => {
    const id = await addItem(api, member, { banner: 'eclipse' });
    const other = await addItem(api, member, { banner: 'glass' });
    expect((await claimItem(member, id)).statusCode).toBe(200);
    expect((await read()).receivedItem).toMatchObject([{ id: other }]);
  });

  it('names all parts of a gift, not only its banner', async () => {
    await addItem(api, member, {
      banner: 'eclipse',
      gifts: ['title:legend', 'frame:none', 'nameplate:gold'],
    });
    await addItem(api, member, { banner: 'eclipse', gifts: [] });
    const gifts = (await read()).receivedItem.map((item) => item.gifts);
    expect(gifts).toContainEqual([
      { kind: 'title', key: 'legend' },
      { kind: 'nameplate', key: 'gold' },
    ]);
    expect(gifts).toContainEqual([]);
  });

  it('MAIL-02 requires a login, and each member has their own', async () => {
    await addItem(api, member);
    expect((await read(await createMember(api))).receivedItem).toEqual([]);
    for (const method of ['GET', 'POST'] as const) {
      const payload = { eventId: '1', itemId: null };
      const call = { method, url: MAILBOX, ...(method === 'POST' && { payload }) };
      expect((await api.app.inject(call)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('MAIL-03 MAIL-05 MAIL-12 the tables have the documented columns', async () => {
    const columnsOf = async (table: string) => {
      const { rows } = await sql<{ name: string }>`select column_name as name
        from information_schema.columns where table_name = ${table}`.execute(api.database.db);
      return rows.map(({ name }) => name);
    };
    expect(await columnsOf('users_boxitems')).toEqual(
      expect.arrayContaining('user_id type description banner status claimed eventId'.split(' ')),
    );
    expect(await columnsOf('ex_events')).toEqual(
      expect.arrayContaining('id label description endDate icon banner role'.split(' ')),
    );
    for (const type of ['notification', 'receivedItem']) await addItem(api, member, { type });
    await expect(addItem(api, member, { type: 'letter' })).rejects.toThrow('check');
  });

  it('MAIL-18 an event has six random digits', async () => {
    for (let events = 0; events < 5; events += 1) await addEvent(api);
    const shown = (await read()).event.map(({ displayId }) => displayId ?? '');
    expect(shown.slice(0, 5).join(' ')).toMatch(/^(\d{6} ?){5}$/);
    const steps = shown.slice(1).map((id, at) => Number(id) - Number(shown[at]));
    expect(new Set(steps).size).toBeGreaterThan(1);
  });
});

describe('the audience of a campaign', () => {
  it('MAIL-06 includes only running campaigns by the database clock', async () => {
    await addEvent(api, { startDate: '2026-03-28T23:00:00Z', endDate: '2026-03-29T23:00:00Z' });
    const times = ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T22:59:59Z'];
    const seen: number[] = [];
    for (const time of [...times, '2026-03-29T23:00:00Z']) {
      await api.database.setNow(time);
      seen.push((await read()).event.length);
    }
    await api.database.setNow(undefined);
    expect(seen).toEqual([0, 1, 1, 0]);
  });

  it('is everybody, or members by role, level, game or join date', async () => {
    const { db } = api.database;
    const [ex, high, player] = [
      await createMember(api, 'EX'),
      await createMember(api),
      await createMember(api),
    ];
    await sql`update users set user_exp = 100000 where id = ${high.id}`.execute(db);
    await sql`update users set createdon = '2021-01-01' where id = ${ex.id}`.execute(db);
    await createDeckRow(api, { userId: player.id, game: 'ua' });
    await addEvent(api, { label: 'all' });
    await addEvent(api, { label: 'ex', audience_role: 'EX' });
    await addEvent(api, { label: 'high', audience_level: 2 });
    await addEvent(api, { label: 'ua', audience_game: 'ua' });
    await addEvent(api, { label: 'old', audience_joined_before: '2022-01-01T00:00:00Z' });
    expect(await listLabels()).toEqual(['all']);
    expect(await listLabels(ex)).toEqual(['all', 'ex', 'old']);
    expect(await listLabels(high)).toEqual(['all', 'high']);
    expect(await listLabels(player)).toEqual(['all', 'ua']);
  });

  it('one row reaches everybody, and each member reads a notice separately', async () => {
    const eventId = await addEvent(api, { type: 'notification', label: 'Hello all' });
    const id = await addItem(api, member, { type: 'notification' });
    expect(await count()).toEqual({ events: 0, notifications: 2, items: 0, notices: 0 });
    const body = { ids: [id], eventIds: [eventId] };
    expect((await member.call('POST', `${MAILBOX}/read`, body)).statusCode).toBe(204);
    expect(await count()).toEqual({ events: 0, notifications: 0, items: 0, notices: 0 });
    const statuses = (await read()).notification.map(({ status }) => status);
    expect(statuses).toEqual(['read', 'read']);
    expect((await read(await createMember(api))).notification).toMatchObject([
      { status: 'unread' },
    ]);
  });

  it('counts claimable campaigns except those ignored on the device', async () => {
    const eventId = await addEvent(api);
    await addEvent(api, { required_level: 50 });
    await addEvent(api, { type: 'receivedItem' });
    await addEvent(api, { claim_limit: 5, claim_count: 5 });
    await addItem(api, member, { banner: 'eclipse' });
    expect(await count()).toEqual({ events: 1, notifications: 0, items: 2, notices: 0 });
    expect(await count(`?ignored=${eventId}`)).toEqual({
      events: 0,
      notifications: 0,
      items: 2,
      notices: 0,
    });
  });
});
