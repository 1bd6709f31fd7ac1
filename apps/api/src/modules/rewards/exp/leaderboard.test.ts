import { createUser } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;

type Row = { rank: number; userExp: number; member: { id: string; username: string } };
type Page = { rows: Row[]; newer: string | null; older: string | null };

beforeAll(async () => {
  api = await createTestApi();
  // Many ties, few large amounts, odd amounts, and some deleted members.
  await sql`
    insert into users
      (name, username, username_key, email, emailverified, user_exp, createdon, deleted_at)
    select 'L' || n, 'L' || n, 'l' || n, 'l' || n || '@members.test', n % 11 > 0,
           case when n % 5 = 0 then n * 137 else (n % 7) * 50 end,
           timestamptz '2026-01-01' + (n % 13) * interval '1 day',
           case when n % 10 = 5 then timestamptz '2026-02-01' end
    from generate_series(1, 160) as n`.execute(api.database.db);
});
afterAll(() => api.close());

const get = async (query = '') =>
  (await api.app.inject({ url: `/api/leaderboard${query}` })).json<Page>();

async function naive(): Promise<Row[]> {
  const { rows } = await sql<{ rank: string; id: string; username: string; user_exp: number }>`
    select rank() over (order by user_exp desc) as rank, id::text, username, user_exp
    from users where id <> 1 and deleted_at is null and emailverified
    order by user_exp desc, createdon, users.id`.execute(api.database.db);
  return rows.map((row) => ({
    rank: Number(row.rank),
    userExp: row.user_exp,
    member: { id: row.id, username: row.username },
  }));
}

const brief = (rows: Row[]) =>
  rows.map(({ rank, userExp, member }) => ({
    rank,
    userExp,
    member: { id: member.id, username: member.username },
  }));

async function walk(): Promise<{ rows: Row[]; last: Page }> {
  let page = await get();
  const rows = [...page.rows];
  while (page.older !== null) {
    page = await get(`?after=${page.older}`);
    rows.push(...page.rows);
  }
  return { rows, last: page };
}

it('LEAD-01 ranks all members by EXP, ties by age, for visitors, 25 per page, both ways', async () => {
  const { rows, last } = await walk();
  const expected = await naive();
  expect(brief(rows)).toEqual(expected);

  let page = last;
  const back: Row[] = [...page.rows];
  while (page.newer !== null) {
    page = await get(`?before=${page.newer}`);
    expect(page.rows.length).toBe(25);
    back.unshift(...page.rows);
  }
  expect(brief(back)).toEqual(expected);
});

it("one's own rank is 1 + members with more EXP, also after awards and deletions", async () => {
  const member = await createMember(api);
  const check = async () => {
    const own = (await member.call('GET', '/api/me/rank')).json<{
      rank: number;
      members: number;
    }>();
    const rows = await naive();
    expect(own.rank).toBe(rows.find((row) => row.member.id === String(member.id))?.rank);
    expect(own.members).toBe(rows.length);
  };
  await check();
  for (const exp of [49, 50, 51, 999, 1000, 19_999, 20_000, 21_920, 5_000_000]) {
    await api.database.db
      .updateTable('users')
      .set({ user_exp: exp })
      .where('id', '=', member.id)
      .execute();
    await check();
  }
  const gone = await createUser(api.database.db, { user_exp: 9_000_000 });
  await api.database.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('id', '=', gone.id)
    .execute();
  await check();
  await api.database.db.deleteFrom('users').where('id', '=', gone.id).execute();
  await check();
});

it('an account is ranked after its address is confirmed', async () => {
  const { db } = api.database;
  const newcomer = await createUser(db, { user_exp: 7_000_000, emailverified: false });
  const first = async () => (await get()).rows[0]?.member.id;
  expect(await first()).not.toBe(String(newcomer.id));
  expect(brief((await walk()).rows)).toEqual(await naive());
  await db
    .updateTable('users')
    .set({ emailverified: true })
    .where('id', '=', newcomer.id)
    .execute();
  expect(await first()).toBe(String(newcomer.id));
  expect(brief((await walk()).rows)).toEqual(await naive());
});

it('finds confirmed members by the prefix of their name in any case', async () => {
  const { db } = api.database;
  await createUser(db, { username: 'Wind_rose' });
  await createUser(db, { username: 'Windrower' });
  await createUser(db, { username: 'Windless', emailverified: false });
  const find = async (name: string) => {
    const url = `/api/members?name=${encodeURIComponent(name)}`;
    const answer = await api.app.inject({ url });
    return answer.json<{ members: { username: string }[] }>().members.map((one) => one.username);
  };
  expect((await find('WIND')).toSorted()).toEqual(['Wind_rose', 'Windrower']);
  expect(await find('wind_')).toEqual(['Wind_rose']);
  expect(await find('%%')).toEqual([]);
  expect((await api.app.inject({ url: '/api/members?name=w' })).statusCode).toBe(400);
});

it('refuses an invalid cursor', async () => {
  for (const query of ['?after=x', '?after=1.2', '?before=9.9.0', '?after=1.1.1&before=1.1.1']) {
    expect((await api.app.inject({ url: `/api/leaderboard${query}` })).statusCode).toBe(400);
  }
});
