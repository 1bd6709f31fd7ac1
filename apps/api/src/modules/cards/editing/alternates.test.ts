import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const PATH = '/api/admin/games/gundam/alternates';

let api: TestApi;
let admin: Member;
beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
  await sql`insert into cards (gameid, cardno, name, originalid, series, mainalternate, published)
    values ('gundam', 'ZZ-1', 'Twin', 'ZZ-1', 'S', true, 1),
      ('gundam', 'ZZ-1_p1', 'Twin', 'ZZ-1', 'S', false, 1),
      ('gundam', 'ZZ-2', 'Other', 'ZZ-2', 'S', null, 1)`.execute(api.database.db);
});
afterAll(() => api.close());

type Group = { originalid: string; printings: string[] };

const read = async (): Promise<Group[]> => {
  const answer = await admin.call('GET', `${PATH}?search=zz-`);
  const { groups } = answer.json<{
    groups: { originalid: string; printings: { cardno: string }[] }[];
  }>();
  return groups.map(({ originalid, printings }) => ({
    originalid,
    printings: printings.map(({ cardno }) => cardno),
  }));
};
const save = (before: Group[], after: Group[]) => admin.call('PUT', PATH, { before, after });

it('ADMIN-11 sets the main printing, moves one to another card and back, and publishes', async () => {
  const first = await read();
  expect(first).toEqual([
    { originalid: 'ZZ-1', printings: ['ZZ-1', 'ZZ-1_p1'] },
    { originalid: 'ZZ-2', printings: ['ZZ-2'] },
  ]);
  const second = [
    { originalid: 'ZZ-1', printings: ['ZZ-1'] },
    { originalid: 'ZZ-2', printings: ['ZZ-1_p1', 'ZZ-2'] },
  ];
  expect((await save(first, second)).json()).toEqual({ cards: 2 });
  expect(await read()).toEqual(second);
  expect((await save(first, second)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await save(second, first)).statusCode).toBe(200);
  expect(await read()).toEqual(first);
  const alone = [{ originalid: 'ZZ-1_p1', printings: ['ZZ-1_p1'] }];
  expect((await save(first, [...first.slice(1), ...alone])).json()).toMatchObject({
    code: 'ALTERNATES_INVALID',
  });
  const { rows } = await sql<{ jobs: number; acts: number }>`select
    (select count(*)::integer from graphile_worker.jobs where key = 'publish-catalogue:gundam') as jobs,
    (select count(*)::integer from audit_log where action = 'card.alternates') as acts`.execute(
    api.database.db,
  );
  expect(rows).toEqual([{ jobs: 1, acts: 2 }]);
});

it('lists groups with several printings in pages if there is no search', async () => {
  const { groups, next } = (await admin.call('GET', PATH)).json<{
    groups: { printings: unknown[] }[];
    next: string | null;
  }>();
  expect(groups.every(({ printings }) => printings.length > 1)).toBe(true);
  expect(groups.length > 0 || next === null).toBe(true);
});
