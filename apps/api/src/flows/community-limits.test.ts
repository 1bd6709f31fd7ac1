import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeckRow, createMember, type Member } from '../testing/member.ts';
import { inOneMoment } from '../testing/in-one-moment.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let author: Member;
let deck: string;

beforeAll(async () => {
  api = await createTestApi();
  author = await createMember(api);
  deck = (await createDeckRow(api, { userId: author.id })).shownId;
});
afterAll(() => api.close());

const CARD = '/api/games/gundam/cards/ST01-001';
const COMMENTS = '/api/games/gundam/comments/card/ST01-001';

type Write = (member: Member) => ReturnType<Member['call']>;

/** Maximum writes per seconds, with a repeatable write. */
const LIMITS: [name: string, max: number, seconds: number, write: Write][] = [
  ['comment', 10, 60, (member) => member.call('POST', COMMENTS, { text: 'Well drawn' })],
  ['like', 60, 60, (member) => member.call('DELETE', `/api/games/gundam/decks/${deck}/like`)],
  ['rating', 60, 60, (member) => member.call('PUT', `${CARD}/rating`, { rating: 4 })],
  ['staple', 120, 60, (member) => member.call('PUT', '/api/me/games/gundam/staples/ST01-001')],
  ['follow', 30, 60, (member) => member.call('PUT', `/api/users/${author.id}/follow`)],
  [
    'report',
    10,
    3600,
    (member) =>
      member.call('POST', '/api/reports', {
        contentType: 'profile',
        contentId: String(author.id),
        reason: 'Rude',
      }),
  ],
];

it.each(LIMITS)(
  'a member may write %s %i times in %i s, and the limit does not affect others',
  (...limit) =>
    inOneMoment(api.database, async () => {
      const [name, max, seconds, write] = limit;
      const member = await createMember(api);
      // Simulates all but one write of the window.
      await sql`insert into rate_limits (key, window_start, hits)
      values (${`${name}:${member.id}`},
        to_timestamp(floor(extract(epoch from app_now()) / ${seconds}) * ${seconds}),
        ${max - 1})`.execute(api.database.db);
      expect((await write(member)).statusCode).toBeLessThan(300);
      const refused = await write(member);
      expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await write(await createMember(api))).statusCode).toBeLessThan(300);
    }),
);
