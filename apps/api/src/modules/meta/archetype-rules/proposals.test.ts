import { randomUUID } from 'node:crypto';
import type {
  ArchetypeProposal,
  ArchetypeRulesState,
} from '@deckframe/contract/meta/archetype-rules';
import { placePath } from '@deckframe/domain/community/writing/place-path';
import { findPage } from '@deckframe/domain/site/pages/page-path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { choose, readNotices } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const OFFICE = '/api/admin/games/gundam/archetype-proposals';

let api: TestApi;
let admin: Member;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  member = await createMember(api);
});
afterAll(() => api.close());

const propose = (who: Member, name: string) => {
  const rule = { name, from: null, until: null, any: [], none: [] };
  return who.call('POST', '/api/games/gundam/archetype-proposals', {
    rule: { ...rule, all: [{ cardno: 'Fern-1', least: 1 }] },
    note: '',
  });
};
const own = async (who: Member) =>
  (await who.call('GET', '/api/games/gundam/archetype-proposals')).json<{
    proposals: ArchetypeProposal[];
  }>().proposals;
async function proposed(who: Member, name: string): Promise<string> {
  expect((await propose(who, name)).statusCode).toBe(204);
  return (await own(who))[0]?.id ?? '';
}
const decide = (id: string, isAccepted: boolean, key: string = randomUUID(), by = admin) =>
  api.app.inject({
    method: 'POST',
    url: `${OFFICE}/${id}/decision`,
    headers: { cookie: by.cookie, origin: 'http://cards.test', 'idempotency-key': key },
    payload: { isAccepted, answer: isAccepted ? 'Thank you' : '' },
  });
const readRules = async () =>
  (await admin.call('GET', '/api/admin/games/gundam/archetype-rules')).json<ArchetypeRulesState>();

it('the author of a proposal is notified of each decision once, with a link to the archetype', async () => {
  const [first, second] = [await proposed(member, 'Fern / Ring'), await proposed(member, 'Tide')];
  const key = randomUUID();
  for (let at = 0; at < 3; at += 1) expect((await decide(first, true, key)).statusCode).toBe(204);
  expect((await decide(second, false)).statusCode).toBe(204);
  expect((await decide(second, true)).statusCode, 'decided once').toBe(404);

  const told = await readNotices(member);
  expect(told.map(({ detail, label, message }) => [detail, label, message])).toEqual([
    ['declined', 'Tide', null],
    ['accepted', 'Fern / Ring', 'Thank you'],
  ]);
  const [, accepted] = told;
  expect(accepted).toMatchObject({
    kind: 'tournament',
    actors: [],
    place: { type: 'archetype', game: 'gundam', id: 'Fern / Ring', comment: null },
  });
  const path = accepted?.place ? placePath(accepted.place) : '';
  expect(findPage(path)).toMatchObject({
    page: { id: 'metaArchetype' },
    params: { id: 'Fern / Ring' },
  });
});

it('nobody is notified of their own decision or if they turned it off', async () => {
  expect((await decide(await proposed(admin, 'Own Ring'), false)).statusCode).toBe(204);
  expect(await readNotices(admin)).toEqual([]);
  await choose(member, { tournament: 'off' });
  expect((await decide(await proposed(member, 'Quiet'), true)).statusCode).toBe(204);
  expect(await readNotices(member)).toEqual([]);
});

it('of concurrent proposals five a day are stored once each', async () => {
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, at) => propose(member, `P${at}`)),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([204, 204, 204, 204, 204, 429, 429, 429, 429]);
  expect(await own(member)).toHaveLength(5);
});

it('of five concurrent decisions one counts', async () => {
  const { version } = await readRules();
  const id = await proposed(member, 'Raced');
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(id, true)));
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([204, 404, 404, 404, 404]);
  expect((await readRules()).version).toBe(version + 1);
  expect(await readNotices(member)).toHaveLength(1);
});

it('proposals accepted concurrently are all applied', async () => {
  const before = await readRules();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await proposed(member, `Both ${at}`));
  const answers = await Promise.all(ids.map((id) => decide(id, true)));
  const done = answers.filter(({ statusCode }) => statusCode === 204).length;
  expect(done).toBeGreaterThan(0);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 204))
    expect(answer.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const { rules, version } = await readRules();
  expect(version).toBe(before.version + done);
  const accepted = (await own(member)).filter(({ isAccepted }) => isAccepted);
  expect(accepted).toHaveLength(done);
  expect(rules.map(({ name }) => name)).toEqual(
    expect.arrayContaining(accepted.map(({ rule }) => rule.name)),
  );
  expect(await readNotices(member)).toHaveLength(done);
});

it('a proposal is invisible to unrelated members and in other games', async () => {
  const id = await proposed(member, 'Shared id');
  await sql`insert into archetype_proposals (gameid, id, user_id, rule, note)
    select 'ua', id, ${admin.id}, rule, note from archetype_proposals
    where gameid = 'gundam' and id = ${id}::uuid`.execute(api.database.db);
  const other = await createMember(api);
  expect((await decide(id, true, randomUUID(), member)).statusCode).toBe(403);
  expect((await decide(id, true, randomUUID(), other)).statusCode).toBe(403);
  expect((await other.call('GET', OFFICE)).statusCode).toBe(403);
  for (const url of [OFFICE, '/api/games/gundam/archetype-proposals'])
    expect((await api.app.inject({ url })).statusCode, url).toBe(401);

  expect((await decide(id, false)).statusCode).toBe(204);
  const { rows } = await sql<{ open: string[] }>`select array_agg(gameid) as open
    from archetype_proposals where id = ${id}::uuid and decided_at is null`.execute(
    api.database.db,
  );
  expect(rows[0]?.open).toEqual(['ua']);
  const [told, ...more] = await readNotices(member);
  expect([told?.place?.game, more]).toEqual(['gundam', []]);
  const elsewhere = `/api/admin/games/opcg/archetype-proposals/${id}/decision`;
  const wrong = await admin.call('POST', elsewhere, { isAccepted: true, answer: '' });
  expect(wrong.statusCode).toBe(404);
});
