import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const CLAIMS = '/api/admin/queue/claims';
const ANSWERS = '/api/admin/canned-answers';
type Claim = { item: string; by: string; isOwn: boolean };

let api: TestApi;
let staff: Member;
let colleague: Member;
let item: string;

beforeAll(async () => {
  api = await createTestApi();
  staff = await createMember(api, 'Administrator');
  colleague = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  const { rows } = await sql<{ id: string }>`
    insert into content_reports (content_type, content_id, reported_user_id, reason, snapshot)
    values ('profile', ${String(staff.id)}, ${staff.id}, 'Rude', 'Somebody')
    returning id::text as id`.execute(api.database.db);
  item = `report:${rows[0]?.id ?? ''}`;
});
afterAll(() => api.close());

const claim = (as: Member, what = item) => as.call('PUT', `/api/admin/queue/${what}/claim`);
const release = (as: Member) => as.call('DELETE', `/api/admin/queue/${item}/claim`);
const claims = async (as: Member) =>
  (await as.call('GET', CLAIMS))
    .json<{ claims: Claim[] }>()
    .claims.filter((one) => one.item === item);

it('one of five concurrent claims wins, and colleagues see it', async () => {
  const five = [staff, colleague];
  for (let more = 0; more < 3; more += 1) five.push(await createMember(api, 'Administrator'));
  const answers = await Promise.all(five.map((one) => claim(one)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 409, 409, 409, 409]);
  const winner = five[statuses.indexOf(204)];
  expect(answers[statuses.indexOf(409)]?.json()).toMatchObject({ code: 'REPORT_CLAIMED' });
  for (const one of five) {
    expect(await claims(one)).toMatchObject([{ isOwn: one === winner }]);
  }
});

it('only its owner releases a claim, and it expires', async () => {
  await api.database.setNow('2026-03-01T10:00:00Z');
  expect((await claim(staff)).statusCode).toBe(204);
  expect((await release(colleague)).statusCode).toBe(404);
  expect((await release(staff)).statusCode).toBe(204);
  expect(await claims(colleague)).toEqual([]);
  expect((await claim(staff)).statusCode).toBe(204);
  await api.database.setNow('2026-03-01T10:29:59Z');
  expect((await claim(colleague)).statusCode).toBe(409);
  await api.database.setNow('2026-03-01T10:30:00Z');
  expect(await claims(staff)).toEqual([]);
  expect((await claim(colleague)).statusCode).toBe(204);
  expect(await claims(staff)).toMatchObject([{ isOwn: false }]);
});

it('handled or unknown items cannot be claimed', async () => {
  await sql`update content_reports set handled_at = app_now(), handled_by = ${staff.id},
    outcome = 'dismissed'`.execute(api.database.db);
  for (const what of [item, 'appeal:999', 'card:gundam:999']) {
    expect((await claim(staff, what)).statusCode).toBe(404);
  }
  expect((await claim(staff, 'comment:1')).statusCode).toBe(400);
});

it('a card error is claimed in its own game', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into user_card_reports (gameid, "cardId", printing, category, message)
    values ('gundam', 'ST01-001', 'ST01-001', 'effect', 'Wrong')
    returning id::text as id`.execute(api.database.db);
  const id = rows[0]?.id ?? '';
  expect((await claim(staff, `card:opcg:${id}`)).statusCode).toBe(404);
  expect((await claim(staff, `card:gundam:${id}`)).statusCode).toBe(204);
});

it('replies are stored, overwritten by title and removed', async () => {
  const store = (text: string, title = 'Thanks') => staff.call('POST', ANSWERS, { title, text });
  const { id } = (await store('Mended.')).json<{ id: string }>();
  expect((await store('Mended, thank you.', 'thanks')).json()).toMatchObject({ id });
  expect((await store(' ')).statusCode).toBe(400);
  expect((await colleague.call('GET', ANSWERS)).json()).toEqual({
    answers: [{ id, title: 'thanks', text: 'Mended, thank you.' }],
  });
  expect((await colleague.call('DELETE', `${ANSWERS}/${id}`)).statusCode).toBe(204);
  expect((await colleague.call('DELETE', `${ANSWERS}/${id}`)).statusCode).toBe(404);
});
