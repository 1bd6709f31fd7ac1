import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { claimBody } from '@deckframe/contract/rewards/mailbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import { addEvent, addItem, MAILBOX } from '../testing/mailbox-scene.ts';
import { createMember, type Member } from '../testing/member.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** `CLAIM_ROUNDS=20 npx vitest run apps/api/src/flows/mailbox-races.test.ts` runs more rounds. */
const ROUNDS = Number(process.env['CLAIM_ROUNDS'] ?? 3);
const AT_ONCE = 50;
const LIMIT = 7;
const PLANTED = '/api/me/planted-claims';

/** Two API processes with one database. */
let apis: readonly [TestApi, TestApi];

beforeAll(async () => {
  const options = { addRoutes: plantReadThenWrite, isPatient: true };
  const one = await createTestApi(options);
  apis = [one, await createTestApi({ ...options, database: one.database })];
});
afterAll(async () => {
  await apis[1].close();
  await apis[0].close();
});

/** A planted claim that first reads and then writes. */
function plantReadThenWrite(app: App, { memberWrite }: AppServices): void {
  app.post(
    PLANTED,
    {
      config: { policy: 'mailbox.own' },
      schema: { operationId: 'planted', body: claimBody, response: { 200: z.any() } },
    },
    async (request) =>
      memberWrite(request, async ({ db, user }) => {
        const { itemId } = request.body;
        const { rows } = await sql<{ claimed: boolean }>`select claimed from users_boxitems
          where user_id = ${user.id} and id = ${itemId}::bigint`.execute(db);
        if (rows[0]?.claimed !== false) return { claimed: false };
        // Only the function may write this column, so the planted claim calls it too.
        await sql`select claim_item(${user.id}, ${itemId}::bigint)`.execute(db);
        return { claimed: true };
      }),
  );
}

async function race(calls: readonly { member: Member; body: object }[], url = MAILBOX) {
  const answers = await Promise.all(
    calls.map(({ member, body: payload }, at) => {
      const headers = { cookie: member.cookie, 'idempotency-key': randomUUID() };
      return apis[at % 2 === 0 ? 0 : 1].app.inject({ method: 'POST', url, headers, payload });
    }),
  );
  const bodies = answers.map((answer) => answer.json<{ code?: string; claimed?: boolean }>());
  return {
    paid: bodies.filter(({ code, claimed }) => code === undefined && claimed !== false).length,
    codes: [...new Set(bodies.map(({ code }) => code).filter((code) => code !== undefined))],
  };
}

async function countRows(member: Member) {
  const { rows } = await sql<{ claimed: number; given: number; owned: string }>`
    select (select count(*)::integer from users_boxitems where user_id = users.id and claimed) as claimed,
      (select count(*)::integer from users_cosmetics where user_id = users.id) as given,
      ownedbanners as owned
    from users where id = ${member.id}`.execute(apis[0].database.db);
  return rows[0];
}

const many = (member: Member, body: object) =>
  Array.from({ length: AT_ONCE }, () => ({ member, body }));

it('MAIL-15 fifty concurrent claims pay an event and an item once each', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const member = await createMember(apis[0]);
    const eventId = await addEvent(apis[0]);
    const itemId = await addItem(apis[0], member, { banner: 'eclipse' });
    const told = { paid: 1, codes: ['ALREADY_CLAIMED'] };
    expect(await race(many(member, { eventId, itemId: null }))).toEqual(told);
    await sql`delete from rate_limits`.execute(apis[0].database.db);
    expect(await race(many(member, { eventId: null, itemId }))).toEqual(told);
    expect(await countRows(member)).toEqual({ claimed: 2, given: 2, owned: 'glass,eclipse' });
  }
});

it('of fifty concurrent claims an event accepts as many as its limit', async () => {
  const members: Member[] = [];
  for (let made = 0; made < AT_ONCE; made += 1) members.push(await createMember(apis[0]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const eventId = await addEvent(apis[0], { claim_limit: LIMIT });
    const calls = members.map((member) => ({ member, body: { eventId, itemId: null } }));
    expect(await race(calls)).toEqual({ paid: LIMIT, codes: ['EVENT_FULL'] });
    const { claim_count: count } = await apis[0].database.db
      .selectFrom('ex_events')
      .select('claim_count')
      .where('id', '=', Number(eventId))
      .executeTakeFirstOrThrow();
    expect(count).toBe(LIMIT);
  }
});

it('a planted claim that reads and then writes is found', async () => {
  let most = 0;
  for (let round = 0; round < 10 && most < 2; round += 1) {
    const member = await createMember(apis[0]);
    const itemId = await addItem(apis[0], member, { banner: 'eclipse' });
    const { paid } = await race(many(member, { eventId: null, itemId }), PLANTED);
    most = Math.max(most, paid);
  }
  expect(most).toBeGreaterThan(1);
});
