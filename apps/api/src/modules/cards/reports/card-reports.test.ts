import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimItem, MAILBOX } from '../../../testing/mailbox-scene.ts';
import { choose, NOTICES, readNotices } from '../../../testing/notice-scene.ts';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let first: Member;
let second: Member;
let admin: Member;

type Listed = { id: string; members: number; reporter: { kind: string; name: string } } & Record<
  string,
  unknown
>;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  await sql`delete from card_report_members`.execute(api.database.db);
  await sql`delete from user_card_reports`.execute(api.database.db);
  [first, second] = [await createMember(api), await createMember(api)];
});
afterAll(() => api.close());

const QUEUE = '/api/admin/games/gundam/card-reports';
const ERROR = { cardno: 'ST01-001', category: 'effect', message: ' Draw 2 cards ' };
const ANSWER = { kind: 'report', detail: 'answered', message: 'Mended, thank you' };
const CARD = { type: 'card', game: 'gundam', id: 'ST01-001', comment: null };

const send = (who: Member, change: object = {}, game = 'gundam') =>
  who.call('POST', `/api/games/${game}/card-reports`, { ...ERROR, ...change });
const sent = async (who: Member, change: object = {}, game = 'gundam') =>
  (await send(who, change, game)).json<{ id: string; outcome: string }>();
const queue = async (query = '') =>
  (await admin.call('GET', `${QUEUE}${query}`)).json<{ reports: Listed[] }>().reports;
const resolve = (id: string, body: object = {}, who = admin) =>
  who.call('PUT', `${QUEUE}/${id}/resolution`, { message: 'Mended, thank you', ...body });
const reopen = (id: string) => admin.call('DELETE', `${QUEUE}/${id}/resolution`);
const box = async (who: Member) =>
  (await who.call('GET', MAILBOX)).json<{
    data: Record<'notification' | 'receivedItem', { id: string; description: string }[]>;
  }>().data;
const acts = async (id: string) =>
  api.database.db
    .selectFrom('audit_log')
    .select(['action', 'gameid', 'details'])
    .where('subject', '=', `card-report/${id}`)
    .orderBy('id')
    .execute();
const jobs = async () => {
  const { rows } = await sql<{ event: string; id: string }>`
    select payload ->> 'event' as event, payload ->> 'reportId' as id
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where identifier = 'post-to-chat' order by jobs.id`.execute(api.database.db);
  return rows;
};

describe('reporting', () => {
  it('REPT-01 REPT-02 REPT-03 a report has the documented columns and is listed by game', async () => {
    const { id, outcome } = await sent(first, { source: ' My own card ' });
    expect(outcome).toBe('new');
    const rows = await api.database.db.selectFrom('user_card_reports').selectAll().execute();
    expect(rows).toMatchObject([
      {
        id: Number(id),
        userId: first.id,
        message: 'Draw 2 cards',
        treated: false,
        treatmentMessage: null,
        gameid: 'gundam',
        cardId: 'ST01-001',
        created_date: expect.any(Date) as Date,
        updated_date: expect.any(Date) as Date,
        resolvedBy: null,
        banner_reward: null,
      },
    ]);
    expect(await queue()).toMatchObject([
      {
        id,
        cardId: 'ST01-001',
        reporter: { kind: 'member', name: first.username },
        voices: [{ message: 'Draw 2 cards', source: 'My own card', printing: 'ST01-001' }],
      },
    ]);
    expect((await admin.call('GET', '/api/admin/games/opcg/card-reports')).json()).toMatchObject({
      reports: [],
    });
  });

  it('REPT-01 C-81 refuses visitors, unknown cards and empty texts', async () => {
    const visitor = await api.app.inject({
      method: 'POST',
      url: '/api/games/gundam/card-reports',
      headers: { origin: 'http://cards.test' },
      payload: ERROR,
    });
    expect(visitor.statusCode).toBe(401);
    expect((await send(first, { cardno: 'NONE-001' })).json()).toMatchObject({
      code: 'CARD_NOT_FOUND',
    });
    expect((await send(first, { message: '  ' })).statusCode).toBe(400);
    expect((await send(first, { category: 'mood' })).statusCode).toBe(400);
    expect((await send(first, { userId: '1' })).statusCode, 'whose it is').toBe(400);
    expect(await queue()).toEqual([]);
  });

  it('reports of the same error are merged, and a member joins once', async () => {
    const { id } = await sent(first);
    expect(await sent(second, { message: 'Draws two' })).toEqual({ id, outcome: 'joined' });
    expect(await sent(second, { message: 'Again' })).toEqual({ id, outcome: 'known' });
    expect(await sent(first)).toEqual({ id, outcome: 'known' });
    const [report] = await queue();
    expect(report).toMatchObject({
      members: 2,
      voices: [{ message: 'Draw 2 cards' }, { message: 'Draws two' }],
    });
    expect((await sent(second, { category: 'name' })).outcome).toBe('new');
    const known = await second.call('GET', '/api/games/gundam/cards/ST01-001/reports');
    expect(known.json()).toMatchObject({
      open: [
        { category: 'effect', members: 2 },
        { category: 'name', members: 1 },
      ],
      own: [{ category: 'name' }, { category: 'effect', message: 'Draws two', treated: false }],
    });
  });

  it('concurrent reports of five members, one of them repeated five times, create one report', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => createMember(api)));
    const before = (await jobs()).length;
    const all = [...members, ...Array.from({ length: 5 }, () => first)];
    const answers = await Promise.all(all.map((who) => sent(who)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const outcomes = answers.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'joined'),
      ...Array.from({ length: 4 }, () => 'known'),
      'new',
    ]);
    expect(await queue()).toMatchObject([{ members: 6 }]);
    expect((await jobs()).length - before, 'the chat hears of one').toBe(1);
  });

  it('the same number in another game is another card', async () => {
    const { cardno } = ERROR;
    const here = await sent(first, { cardno });
    const there = await sent(second, { cardno }, 'opcg');
    expect([here.outcome, there.outcome]).toEqual(['new', 'new']);
    expect((await resolve(here.id)).statusCode).toBe(204);
    const list = () => admin.call('GET', '/api/admin/games/opcg/card-reports');
    expect((await list()).json()).toMatchObject({ reports: [{ id: there.id, treated: false }] });
    const answer = `/api/admin/games/opcg/card-reports/${there.id}/resolution`;
    await admin.call('PUT', answer, { message: 'Mended there' });
    expect((await reopen(there.id)).statusCode, 'by the door of another game').toBe(404);
    expect((await list()).json()).toMatchObject({ reports: [] });
  });

  it('a member can send twenty an hour', async () => {
    await inOneMoment(api.database, async () => {
      for (let turn = 0; turn < 20; turn += 1) expect((await send(first)).statusCode).toBe(200);
      expect((await send(first)).json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect((await send(second)).statusCode, 'others do not').toBe(200);
    });
  });

  it('REPT-07 REPT-08 labels the reporter if no member can be named', async () => {
    const gone = await createMember(api);
    await sent(gone, { category: 'price' });
    await sql`update users set deleted_at = app_now() where id = ${gone.id}`.execute(
      api.database.db,
    );
    await sql`insert into user_card_reports (gameid, "userId", "cardId", printing, category, message)
      values ('gundam', 1, 'ST01-001', 'ST01-001', 'name', 'Found by a job'),
        ('gundam', null, 'ST01-001', 'ST01-001', 'picture', 'Of the old site')`.execute(
      api.database.db,
    );
    const reporters = (await queue()).map(({ reporter }) => reporter.name);
    expect(reporters).toEqual(['Unknown', 'System', 'Anonymous']);
    for (const { id } of await queue()) {
      expect((await resolve(id, { banner: 'glass' })).statusCode).toBe(204);
    }
  });
});

describe('resolving', () => {
  it('REPT-06 ADMIN-14 answers all reporters and gives each a banner that is claimed once', async () => {
    const { id } = await sent(first);
    await sent(second);
    expect((await resolve(id, { banner: 'glass' })).statusCode).toBe(204);
    expect(await queue()).toEqual([]);
    expect(await queue('?treated=true')).toMatchObject([
      {
        treated: true,
        treatmentMessage: 'Mended, thank you',
        bannerReward: 'glass',
        resolvedBy: admin.username,
      },
    ]);
    const gift = { description: 'Mended, thank you', banner: 'glass', thanksFor: 'card-report' };
    for (const who of [first, second]) {
      const { receivedItem, notification } = await box(who);
      expect(receivedItem).toMatchObject([gift]);
      expect(notification).toEqual([]);
    }
    const [item] = (await box(first)).receivedItem;
    const claims = [await claimItem(first, item?.id ?? ''), await claimItem(first, item?.id ?? '')];
    expect(claims.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect((await reopen(id)).json()).toMatchObject({ code: 'REPORT_REWARD_CLAIMED' });
    expect((await box(second)).receivedItem, 'nothing of it was taken back').toHaveLength(1);
    expect(await queue()).toEqual([]);
    const own = await first.call('GET', '/api/me/card-reports');
    expect(own.json()).toMatchObject({
      reports: [
        { id, treated: true, treatmentMessage: 'Mended, thank you', bannerReward: 'glass' },
      ],
      next: null,
    });
    expect(await acts(id)).toMatchObject([
      { action: 'card-report.resolve', gameid: 'gundam', details: { after: { told: 2 } } },
    ]);
  });

  it('REPT-06 a notice is sent unless suppressed, and both can be undone', async () => {
    const { id } = await sent(first);
    expect((await resolve(id)).statusCode).toBe(204);
    expect(await readNotices(first)).toMatchObject([{ ...ANSWER, place: CARD }]);
    await first.call('POST', `${NOTICES}/read`, { ids: 'all' });
    expect((await reopen(id)).statusCode).toBe(204);
    expect([await readNotices(first), (await box(first)).receivedItem]).toEqual([[], []]);
    expect(await queue()).toMatchObject([
      { id, treated: false, treatmentMessage: null, resolvedBy: null, bannerReward: null },
    ]);
    expect((await resolve(id, { notify: false })).statusCode).toBe(204);
    expect(await readNotices(first)).toEqual([]);
    expect((await acts(id)).map(({ action }) => action)).toEqual([
      'card-report.resolve',
      'card-report.reopen',
      'card-report.resolve',
    ]);
    const news = (await jobs()).filter((job) => job.id === id);
    expect(news.map(({ event }) => event)).toEqual([
      'report.created',
      'report.resolved',
      'report.resolved',
    ]);
  });

  it('REPT-06 a member who turned report notices off gets no notice, but the banner', async () => {
    const third = await createMember(api);
    await choose(first, { report: 'off' });
    await choose(second, { report: 'mail' });
    const effect = await sent(first);
    const name = await sent(second, { category: 'name' });
    for (const who of [second, third]) await send(who);
    for (const one of [effect, name]) await resolve(one.id, { banner: 'glass' });
    const counts = async (who: Member) => [
      (await readNotices(who)).length,
      (await box(who)).receivedItem.length,
    ];
    expect(await counts(first)).toEqual([0, 1]);
    expect(await counts(second), 'two answers about one card').toEqual([2, 2]);
    expect(await counts(third)).toEqual([1, 1]);
    expect(await acts(effect.id)).toMatchObject([{ details: { after: { told: 3 } } }]);
    expect((await reopen(effect.id)).statusCode).toBe(204);
    expect([await counts(second), await counts(third)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('an administrator gets no notice of their own answer, but the banner', async () => {
    const { id } = await sent(admin);
    await sent(first);
    expect((await resolve(id, { banner: 'glass' })).statusCode).toBe(204);
    expect(await readNotices(first)).toHaveLength(1);
    expect(await readNotices(admin)).toEqual([]);
    expect((await box(admin)).receivedItem).toHaveLength(1);
  });

  it('of two concurrent answers one wins, and the other gets an error', async () => {
    const other = await createMember(api, 'Administrator');
    const { id } = await sent(first);
    const answers = await Promise.all([
      resolve(id, { banner: 'glass' }),
      resolve(id, { banner: 'glass' }, other),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
    const refused = answers.find(({ statusCode }) => statusCode === 404);
    expect(refused?.json()).toMatchObject({ detail: 'This report has already been handled.' });
    expect((await box(first)).receivedItem).toHaveLength(1);
    expect(await acts(id)).toHaveLength(1);
  });

  it('undo is refused if the error was reported again', async () => {
    const { id } = await sent(first);
    await resolve(id);
    const again = await sent(first);
    expect(again.outcome).toBe('new');
    expect((await reopen(id)).json()).toMatchObject({ code: 'REPORT_OPEN_AGAIN' });
    expect(await readNotices(first), 'the notice stays as well').toHaveLength(1);
    expect((await queue()).map((report) => report.id)).toEqual([again.id]);
  });

  it('only staff list and resolve, and only banners can be given', async () => {
    const { id } = await sent(first);
    expect((await first.call('GET', QUEUE)).statusCode).toBe(403);
    expect((await resolve(id, {}, first)).statusCode).toBe(403);
    expect((await resolve(id, { banner: 'administrator' })).statusCode).toBe(400);
    expect((await resolve('999999')).statusCode).toBe(404);
    expect(await queue()).toHaveLength(1);
  });
});
