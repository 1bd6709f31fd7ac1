import type {
  ArchetypeRulesState,
  ArchetypeProposal,
} from '@deckframe/contract/meta/archetype-rules';
import type { ArchetypeRule } from '@deckframe/domain/meta/archetype-rules';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addEndedEvent } from '../meta/testing/add-ended-event.ts';

const RULES = '/api/admin/games/gundam/archetype-rules';
const PROPOSALS = '/api/games/gundam/archetype-proposals';
const OFFICE = '/api/admin/games/gundam/archetype-proposals';
const rule = (name: string, cardno: string, least = 1): ArchetypeRule => ({
  name,
  from: null,
  until: null,
  any: [],
  none: [],
  all: [{ cardno, least }],
});

let api: TestApi;
let admin: Member;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
  member = await createMember(api);
  const players = await Promise.all(Array.from({ length: 8 }, () => createMember(api)));
  const ids = players.map(({ id }) => id);
  await addEndedEvent(api.database.db, ids, seededNumbers(11));
});
afterAll(() => api.close());

const put = (rules: readonly ArchetypeRule[], version: number, checkOnly = false) =>
  admin.call('PUT', RULES, { rules, version, checkOnly });
const readState = async () => (await admin.call('GET', RULES)).json<ArchetypeRulesState>();
const acts = async (action: string) => {
  const { rows } = await sql<{ details: object }>`select details from audit_log
    where action = ${action} order by id`.execute(api.database.db);
  return rows.map(({ details }) => details);
};
const propose = (name: string) =>
  member.call('POST', PROPOSALS, { rule: rule(name, 'Fern-1'), note: 'Seen three times' });
const listed = async (who: Member, path: string) =>
  (await who.call('GET', path)).json<{ proposals: ArchetypeProposal[] }>().proposals;

it('previews the effect of rules without writing', async () => {
  const { preview } = (
    await put([rule('Deep Ash', 'ash-1', 4)], 0, true)
  ).json<ArchetypeRulesState>();
  const { rows } = await sql<{ lists: number }>`select count(*)::integer as lists
    from tournament_lists where archetype = 'Ash'`.execute(api.database.db);
  const ash = rows[0]?.lists ?? 0;
  expect(ash).toBeGreaterThan(0);
  expect(preview).toEqual({
    lists: 8,
    changed: ash,
    decks: [
      { archetype: 'Deep Ash', now: 0, next: ash },
      { archetype: 'Ash', now: ash, next: 0 },
    ],
  });
  expect(await readState()).toMatchObject({ version: 0, rules: [], isWalked: true });
  expect(await acts('archetypes.change')).toEqual([]);
});

it('each change is a version with an audit entry and a job, and a stale one is refused', async () => {
  const saved = await put([rule('Deep Ash', 'Ash-1', 4)], 0);
  expect(saved.json()).toMatchObject({ version: 1, author: admin.username, isWalked: false });
  expect((await put([], 0)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(await acts('archetypes.change')).toEqual([
    {
      before: { version: 0, rules: 0, gone: '' },
      after: { version: 1, rules: 1, new: 'Deep Ash' },
    },
  ]);
  const { rows } = await sql`select task_identifier from graphile_worker.jobs
    where key = 'relabel-lists:gundam:1'`.execute(api.database.db);
  expect(rows).toHaveLength(1);
  const shown = await api.app.inject({ url: '/api/games/gundam/archetype-rules' });
  expect(shown.json()).toEqual({ rules: [rule('Deep Ash', 'Ash-1', 4)] });
  const elsewhere = await api.app.inject({ url: '/api/games/ua/archetype-rules' });
  expect(elsewhere.json()).toEqual({ rules: [] });
});

it.each([
  ['called other', rule('Other', 'A-1')],
  ['without a card', { ...rule('Tide', 'A-1'), all: [] }],
  ['with a comma', rule('Ash, Tide', 'A-1')],
  ['of a day that is none', { ...rule('Tide', 'A-1'), from: '2026-13-01' }],
])('a rule %s is refused', async (_, wrong) => {
  expect((await put([wrong], 1)).statusCode).toBe(400);
});

it('members propose, staff decide, and both see the result', async () => {
  expect((await propose('Fern Circle')).statusCode).toBe(204);
  expect((await propose('Fern Ring')).statusCode).toBe(204);
  const open = await listed(admin, OFFICE);
  expect(open.map(({ rule: { name }, by }) => [name, by])).toEqual([
    ['Fern Circle', member.username],
    ['Fern Ring', member.username],
  ]);
  const decide = (at: number, isAccepted: boolean) =>
    admin.call('POST', `${OFFICE}/${open[at]?.id}/decision`, { isAccepted, answer: 'Thank you' });
  expect((await decide(0, true)).statusCode).toBe(204);
  expect((await decide(1, false)).statusCode).toBe(204);
  expect((await decide(1, true)).statusCode, 'decided once').toBe(404);
  const { rules, version } = await readState();
  expect([version, rules.map(({ name }) => name)]).toEqual([2, ['Deep Ash', 'Fern Circle']]);
  expect((await listed(member, PROPOSALS)).map(({ isAccepted }) => isAccepted)).toEqual([
    false,
    true,
  ]);
  expect(await listed(await createMember(api), PROPOSALS), 'their own alone').toEqual([]);
  expect(await acts('archetypes.decide')).toHaveLength(2);
});

it('limits proposals to five a day', async () => {
  const answers = [];
  for (let at = 0; at < 4; at += 1) answers.push((await propose(`Ring ${at}`)).statusCode);
  expect(answers).toEqual([204, 204, 204, 429]);
});
