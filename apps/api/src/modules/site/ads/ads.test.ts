import type { ManagedAd } from '@deckframe/contract/site/ads';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../env.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const MANAGED = '/api/admin/ads';
const ADS = '/api/games/gundam/ads';
const FRAME = 'https://ads.example/frame';
const MINUTE_MS = 60_000;
const WRITTEN_MS = 5000;
const AD = {
  game: null,
  kind: 'announcement',
  language: null,
  title: 'Count your cards',
  text: 'Your collection fits into one list.',
  action: 'Open it',
  link: '/collection',
  picture: null,
  startsAt: '2020-01-01T00:00:00Z',
  endsAt: null,
  weight: 10,
};

const clock = createManualClock(Date.parse('2026-05-01T10:00:00Z'));
let api: TestApi;
let staff: Member;

beforeAll(async () => {
  api = await createTestApi({ clock, env: { AD_FRAME_URL: FRAME } });
  staff = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  clock.advance(MINUTE_MS);
  await api.database.db.deleteFrom('house_ads').execute();
});
afterAll(() => api.close());

type Shown = { ads: { id: string; title: string }[]; frameUrl: string | null };
const read = async (url = ADS) => (await api.app.inject({ url })).json<Shown>();
const titles = async (url?: string) => (await read(url)).ads.map(({ title }) => title);
const create = async (ad: object): Promise<ManagedAd> => {
  const answer = await staff.call('POST', MANAGED, { ...AD, ...ad });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const count = (counts: object[], remoteAddress = '192.0.2.1') =>
  api.app.inject({ method: 'POST', url: `${ADS}/counts`, payload: { counts }, remoteAddress });
const managed = async (id: string) => {
  const { ads } = (await staff.call('GET', MANAGED)).json<{ ads: ManagedAd[] }>();
  return ads.find((ad) => ad.id === id);
};

describe("the site's own ads", () => {
  it('are shown between their dates, in their game and language', async () => {
    await create({ title: 'running' });
    await create({ title: 'over', endsAt: '2020-02-01T00:00:00Z' });
    await create({ title: 'later', startsAt: '2120-01-01T00:00:00Z' });
    await create({ title: 'elsewhere', game: 'opcg' });
    await create({ title: 'deutsch', language: 'de' });
    expect(await titles()).toEqual(['running']);
    expect(await titles(`${ADS}?language=de`)).toEqual(['deutsch', 'running']);
    expect(await titles('/api/games/opcg/ads')).toEqual(['elsewhere', 'running']);
    expect((await read()).frameUrl).toBe(FRAME);
  });

  it.each([
    ['a link with a script', { link: 'javascript:alert(1)' }],
    ['a link without https', { link: 'http://example.org' }],
    ['a link that leaves by two slashes', { link: '//evil.example' }],
    ['a picture of another site', { picture: 'https://evil.example/x.webp' }],
    ['an end before its start', { endsAt: '2019-01-01T00:00:00Z' }],
    ['no weight', { weight: 0 }],
    ['an empty title', { title: '  ' }],
  ])('are refused with %s', async (_, wrong) => {
    expect((await staff.call('POST', MANAGED, { ...AD, ...wrong })).statusCode).toBe(400);
  });

  it('require existing games', async () => {
    expect((await staff.call('POST', MANAGED, { ...AD, game: 'nowhere' })).statusCode).toBe(404);
  });

  it('of five changes of one version one is made, with one audit entry', async () => {
    const { id } = await create({});
    const change = { ...AD, title: 'Changed', version: 1 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => staff.call('PUT', `${MANAGED}/${id}`, change)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    expect(await managed(id)).toMatchObject({ title: 'Changed', version: 2 });
    expect((await staff.call('DELETE', `${MANAGED}/${id}`)).statusCode).toBe(204);
    expect((await staff.call('DELETE', `${MANAGED}/${id}`)).statusCode).toBe(404);
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where subject = ${`ad:${id}`} order by id`.execute(
      api.database.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['ad.create', 'ad.change', 'ad.delete']);
  });

  it('a repeated request creates one ad', async () => {
    const request = {
      method: 'POST' as const,
      url: MANAGED,
      payload: AD,
      headers: {
        cookie: staff.cookie,
        origin: 'http://cards.test',
        'idempotency-key': 'the-same-ad',
      },
    };
    const [first, second] = [await api.app.inject(request), await api.app.inject(request)];
    expect(second.json()).toEqual(first.json());
    expect(await titles()).toHaveLength(1);
  });
});

describe('counting', () => {
  it('adds up views and clicks by day and ignores unknown ads', async () => {
    const { id } = await create({});
    const view = { id, kind: 'view' };
    expect((await count([view, view, { id, kind: 'click' }])).statusCode).toBe(204);
    await count([{ id: '999999', kind: 'view' }]);
    await Promise.all(Array.from({ length: 20 }, (_, at) => count([view], `192.0.2.${at + 9}`)));
    clock.advance(WRITTEN_MS);
    const day = '2026-05-01';
    await expect
      .poll(() => managed(id))
      .toMatchObject({ views: 22, clicks: 1, days: [{ day, views: 22, clicks: 1 }] });
    const { rows } = await sql<{ ads: number }>`
      select count(*)::int as ads from house_ad_counts`.execute(api.database.db);
    expect(rows).toEqual([{ ads: 1 }]);
  });

  it('stores nothing that identifies a reader', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = 'house_ad_counts' order by 1`.execute(api.database.db);
    expect(rows.map(({ name }) => name)).toEqual(['ad_id', 'clicks', 'day', 'views']);
  });

  it('refuses too many counts', async () => {
    const view = { id: '1', kind: 'view' };
    expect((await count(Array.from({ length: 21 }, () => view))).statusCode).toBe(400);
    expect((await count([{ ...view, id: "1'; drop" }])).statusCode).toBe(400);
    const answers: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) {
      answers.push((await count([view], '198.51.100.1')).statusCode);
    }
    expect(answers).toContain(429);
    expect((await count([view], '198.51.100.2')).statusCode).toBe(204);
  });
});

describe("a partner's frame", () => {
  it('is off by default and never on our own origin', async () => {
    const plain = await createTestApi({ database: api.database });
    expect((await plain.app.inject({ url: ADS })).json()).toMatchObject({ frameUrl: null });
    await plain.app.close();
    const own = { ...process.env, AD_FRAME_URL: 'http://cards.test/frame' };
    expect(() =>
      readEnv({
        ...own,
        PUBLIC_URL: 'http://cards.test',
        DATABASE_URL: 'postgres://localhost/x',
        SESSION_SECRET: 'x'.repeat(32),
        GAMES_DIR: 'games',
      }),
    ).toThrow(/AD_FRAME_URL/);
  });
});
