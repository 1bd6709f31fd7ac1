import { DEFAULT_WRITING_RULES } from '@deckframe/domain/community/writing/writing-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const RULES = '/api/admin/writing-rules';
const CARD = '/api/games/gundam/comments/card/ST01-003';
const DECK = { decklistContent: '1 x ST01-001' };

let api: TestApi;
let other: TestApi;
let admin: Member;
let member: Member;
let version = 0;

beforeAll(async () => {
  api = await createTestApi();
  other = await createTestApi({ database: api.database });
  admin = await createMember(api, 'Administrator');
  member = await createMember(other);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

async function save(change: object): Promise<void> {
  const answer = await admin.call('PUT', RULES, { ...DEFAULT_WRITING_RULES, ...change, version });
  expect(answer.statusCode).toBe(200);
  ({ version } = answer.json<{ version: number }>());
}
const withNew = (part: object) => ({ newMember: { ...DEFAULT_WRITING_RULES.newMember, ...part } });
const codeOf = async (who: Member, text: string) =>
  (await who.call('POST', CARD, { text })).json<{ code?: string }>().code;

it('starts with the default rules, changes by versions, and refuses a stale save', async () => {
  const first = await admin.call('GET', RULES);
  expect(first.json()).toEqual({ ...DEFAULT_WRITING_RULES, version: 0, author: null, at: null });
  await save({ words: [' Grub ', 'grub'], hosts: ['Bad.test'] });
  const now = (await admin.call('GET', RULES)).json();
  expect(now).toMatchObject({ words: ['grub'], hosts: ['bad.test'], author: admin.username });
  const late = await admin.call('PUT', RULES, { ...DEFAULT_WRITING_RULES, version: 0 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
  const { details } = await api.database.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'writing-rules.change')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({
    before: { version: 0, words: '' },
    after: { version: 1, words: 'grub', hosts: 'bad.test', days: 7 },
  });
});

it('of five concurrent saves through two processes one is stored with one audit entry', async () => {
  const there = await createMember(other, 'Administrator');
  const countEntries = async () =>
    (
      await sql<{ count: number }>`select count(*)::integer as count from audit_log
        where action = 'writing-rules.change'`.execute(api.database.db)
    ).rows[0]?.count;
  const before = (await countEntries()) ?? 0;
  const answers = await Promise.all(
    ['ant', 'bee', 'cod', 'doe', 'elk'].map(async (word, index) => {
      const body = { ...DEFAULT_WRITING_RULES, words: [word], version };
      const answer = await (index % 2 === 0 ? admin : there).call('PUT', RULES, body);
      return { word, status: answer.statusCode };
    }),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  const stored = answers.find(({ status }) => status === 200)?.word;
  const now = (await admin.call('GET', RULES)).json<{ version: number; words: string[] }>();
  expect(now).toMatchObject({ words: [stored], version: version + 1 });
  expect(await countEntries()).toBe(before + 1);
  ({ version } = now);
});

it.each([{ words: ['***'] }, { hosts: ['no host'] }, { hosts: ['com'] }, withNew({ days: 91 })])(
  'an invalid rule is refused: %j',
  async (wrong) => {
    const body = { ...DEFAULT_WRITING_RULES, ...wrong, version };
    expect((await admin.call('PUT', RULES, body)).statusCode).toBe(400);
  },
);

it('another process refuses a newly listed word or host at once', async () => {
  await save({ words: ['grub'], hosts: ['bad.test'] });
  const refused = await member.call('POST', CARD, { text: 'What a GRUB' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'TEXT_REFUSED', detail: 'This cannot be written here: grub' },
  ]);
  const decks = '/api/games/gundam/decks';
  const shown = { ...DECK, name: 'Grub', visibility: 'public' };
  expect((await member.call('POST', decks, shown)).json().code).toBe('TEXT_REFUSED');
  const own = await member.call('POST', decks, { ...shown, visibility: 'private' });
  expect(own.statusCode).toBe(200);
  expect(await codeOf(member, 'see https://sub.bad.test/x')).toBe('TEXT_REFUSED');
  const renamed = await member.call('PATCH', '/api/me/profile', { username: 'a_grub_b' });
  expect(renamed.json().code).toBe('TEXT_REFUSED');
  const series = { name: 'Grub', description: '' };
  const made = await member.call('POST', '/api/games/gundam/custom-series', series);
  expect(made.json().code).toBe('TEXT_REFUSED');
  expect(await codeOf(admin, 'Do not write grub.')).toBeUndefined();
  expect((await admin.call('POST', decks, shown)).statusCode).toBe(200);
  await save({});
  expect(await codeOf(member, 'What a grub')).toBeUndefined();
});

it('new members have limits for as long as staff set', async () => {
  const fresh = await createMember(other);
  await fresh.call('POST', '/api/games/gundam/decks', DECK);
  await sql`update users set createdon = app_now() where id = ${fresh.id}`.execute(api.database.db);
  await save(withNew({ mayLink: false, commentsPerDay: 2 }));
  expect(await codeOf(fresh, 'see https://cards.test')).toBe('NEW_MEMBER_LINKS');
  expect(await codeOf(fresh, 'One')).toBeUndefined();
  expect(await codeOf(fresh, 'Two')).toBeUndefined();
  expect(await codeOf(fresh, 'Three')).toBe('NEW_MEMBER_COMMENTS');
  await save(withNew({ mayLink: false, commentsPerDay: 2, days: 0 }));
  expect(await codeOf(fresh, 'Four, https://cards.test')).toBeUndefined();
});

it('whether links need a saved deck is a setting', async () => {
  const fresh = await createMember(other);
  await save({});
  expect(await codeOf(fresh, 'https://cards.test')).toBe('LINKS_NEED_DECK');
  await save(withNew({ linksNeedDeck: false }));
  expect(await codeOf(fresh, 'https://cards.test')).toBeUndefined();
});

it('reads rules of older and newer releases, with defaults for missing values', async () => {
  const { organizerDays: _, ...older } = DEFAULT_WRITING_RULES.newMember;
  const rules = {
    words: ['grub'],
    hosts: [],
    newMember: { ...older, openTrades: 7, ofTomorrow: 1 },
    also: [],
  };
  await sql`insert into writing_rules (version, rules, created_by)
    values (${version + 1}, ${JSON.stringify(rules)}::json, ${admin.id})`.execute(api.database.db);
  version += 1;
  const now = (await admin.call('GET', RULES)).json();
  const newMember = { ...DEFAULT_WRITING_RULES.newMember, openTrades: 7 };
  expect(now).toMatchObject({ words: ['grub'], newMember });
});
