import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addEvent,
  addItem,
  claimEvent,
  claimItem,
  MAILBOX,
} from '../../../testing/mailbox-scene.ts';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { hashCode } from './service.ts';

let api: TestApi;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  member = await createMember(api);
});
afterAll(() => api.close());

const code = async (answer: ReturnType<typeof claimEvent>) =>
  (await answer).json<{ code?: string }>().code;

async function readMember() {
  const { rows } = await sql<{ ownedbanners: string | null; roles: string[]; given: string[] }>`
    select ownedbanners, roles, array(select cosmetic_id || ' ' || source from users_cosmetics
      where user_id = users.id) as given
    from users where id = ${member.id}`.execute(api.database.db);
  return rows[0];
}

const listEntries = () =>
  api.database.db
    .selectFrom('users_boxitems')
    .select(['type', 'eventId', 'claimed', 'status'])
    .where('user_id', '=', member.id)
    .execute();

describe('a claim', () => {
  it('MAIL-13 MAIL-14 MAIL-15 a banner claim adds an entry, gives the banner and removes the event', async () => {
    const eventId = await addEvent(api);
    expect((await claimEvent(member, eventId)).json()).toEqual({ banner: 'glass', role: null });
    expect(await listEntries()).toEqual([
      { type: 'event', eventId: Number(eventId), claimed: true, status: 'read' },
    ]);
    expect(await readMember()).toEqual({
      ownedbanners: 'glass',
      roles: [],
      given: [`glass event:${eventId}`],
    });
    const mailbox = (await member.call('GET', MAILBOX)).json<{ data: { event: object[] } }>();
    expect(JSON.stringify(mailbox.data.event)).not.toContain(`"eventId":"${eventId}"`);
    const chosen = await member.call('PATCH', '/api/me/profile', { selectedBanner: 'glass' });
    expect(chosen.statusCode, chosen.body).toBe(200);
  });

  it('of a role gives the role with the next request, and never a staff role', async () => {
    const eventId = await addEvent(api, { role: 'EX' });
    expect((await claimEvent(member, eventId)).json()).toEqual({ banner: null, role: 'EX' });
    expect(await readMember()).toMatchObject({ roles: ['EX'] });
    await expect(addEvent(api, { role: 'Administrator' })).rejects.toThrow('check');
  });

  it('MAIL-11 of an item marks that row, for its owner only', async () => {
    const id = await addItem(api, member, { banner: 'eclipse' });
    const readClaims = async () => {
      const box = (await member.call('GET', MAILBOX)).json<{ data: { receivedItem: object[] } }>();
      return box.data.receivedItem.map((item) => 'claimed' in item && item.claimed);
    };
    expect(await readClaims(), 'an unclaimed item is read').toEqual([false]);
    const stranger = await createMember(api);
    expect(await code(claimItem(stranger, id))).toBe('ITEM_NOT_FOUND');
    expect((await claimItem(member, id)).json()).toEqual({ banner: 'eclipse', role: null });
    expect(await listEntries()).toMatchObject([{ type: 'receivedItem', claimed: true }]);
    expect(await readClaims()).not.toContain(false);
    expect(await code(claimItem(member, id))).toBe('ALREADY_CLAIMED');
  });

  it('of an owned reward does not add it twice', async () => {
    await sql`update users set ownedbanners = 'Skyline, Glass'
      where id = ${member.id}`.execute(api.database.db);
    await claimEvent(member, await addEvent(api));
    expect(await readMember()).toMatchObject({ ownedbanners: 'Skyline, Glass' });
    await claimEvent(member, await addEvent(api, { banner: 'eclipse' }));
    expect(await readMember()).toMatchObject({ ownedbanners: 'Skyline, Glass,eclipse' });
  });

  it('pays once, and repeating the key returns the same answer', async () => {
    const eventId = await addEvent(api);
    const headers = { cookie: member.cookie, 'idempotency-key': 'claimed-once' };
    const call = { method: 'POST', url: MAILBOX, headers } as const;
    const payload = { eventId, itemId: null };
    const [first, again] = [
      await api.app.inject({ ...call, payload }),
      await api.app.inject({ ...call, payload }),
    ];
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await code(claimEvent(member, eventId))).toBe('ALREADY_CLAIMED');
  });
});

describe('refused claims', () => {
  it('outside the window, around midnight and at clock changes', async () => {
    const eventId = await addEvent(api, {
      startDate: '2026-10-24T22:00:00Z',
      endDate: '2026-10-25T23:00:00Z',
    });
    const outcomes: (string | undefined)[] = [];
    for (const now of ['2026-10-24T21:59:59Z', '2026-10-25T23:00:00Z', '2026-10-25T22:59:59Z']) {
      await api.database.setNow(now);
      outcomes.push(await code(claimEvent(member, eventId)));
    }
    await api.database.setNow(undefined);
    expect(outcomes).toEqual(['EVENT_NOT_FOUND', 'EVENT_NOT_FOUND', undefined]);
  });

  it('MAIL-07 while check_event_requirements returns false', async () => {
    const eventId = await addEvent(api, { required_public_decks: 1, audience_game: 'gundam' });
    const check = async () => {
      const { rows } = await sql<{ is: boolean }>`select check_event_requirements(
        event_id => ${eventId}::bigint, user_id => ${member.id}::bigint) as is`.execute(
        api.database.db,
      );
      return rows[0]?.is;
    };
    expect(await check()).toBe(false);
    expect(await code(claimEvent(member, eventId))).toBe('EVENT_UNMET');
    await createDeckRow(api, { userId: member.id, visibility: 0 });
    expect(await code(claimEvent(member, eventId))).toBe('EVENT_UNMET');
    await createDeckRow(api, { userId: member.id });
    expect(await check()).toBe(true);
    expect(await code(claimEvent(member, eventId))).toBeUndefined();
  });

  it('without its code; the displayed six digits do not count', async () => {
    const eventId = await addEvent(api, { code_hash: hashCode('Store-Night 26') });
    const { display_id: shown } = await api.database.db
      .selectFrom('ex_events')
      .select('display_id')
      .where('id', '=', Number(eventId))
      .executeTakeFirstOrThrow();
    expect(await code(claimEvent(member, eventId))).toBe('EVENT_CODE_WRONG');
    expect(await code(claimEvent(member, eventId, shown))).toBe('EVENT_CODE_WRONG');
    expect(await code(claimEvent(member, eventId, 'store night26'))).toBeUndefined();
  });

  it('after ten wrong codes within the hour, even with the right one; old short codes still work', async () => {
    const eventId = await addEvent(api, { code_hash: hashCode('ab') });
    const guesser = await createMember(api);
    await inOneMoment(api.database, async () => {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, (_, place) => code(claimEvent(guesser, eventId, `no ${place}`))),
      );
      expect(guesses.filter((one) => one === 'EVENT_CODE_WRONG')).toHaveLength(10);
      expect(guesses.filter((one) => one === 'RATE_LIMITED')).toHaveLength(2);
      expect(await code(claimEvent(guesser, eventId, 'ab'))).toBe('RATE_LIMITED');
      const other = await createMember(api);
      expect(await code(claimEvent(other, eventId, 'ab'))).toBeUndefined();
    });
  });

  it('when all are claimed, for a notice, and for no or both ids', async () => {
    const eventId = await addEvent(api, { claim_limit: 1 });
    await claimEvent(await createMember(api), eventId);
    expect(await code(claimEvent(member, eventId))).toBe('EVENT_FULL');
    const notice = await addEvent(api, { type: 'notification' });
    expect(await code(claimEvent(member, notice))).toBe('EVENT_NOT_FOUND');
    for (const body of [
      { eventId: null, itemId: null },
      { eventId, itemId: '1' },
    ]) {
      expect((await member.call('POST', MAILBOX, body)).statusCode).toBe(400);
    }
  });
});
