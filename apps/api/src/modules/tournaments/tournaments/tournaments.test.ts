import { DEFAULT_WRITING_RULES } from '@deckframe/domain/community/writing/writing-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { readNotices } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { addEntry, addTournament } from '../../../testing/tournament-row.ts';
import { EVENT_BODY } from '../../../testing/event-body.ts';
import { STRUCTURE } from '../../../testing/tournament-structure.ts';

const PATH = '/api/games/gundam/tournaments';
type Event = { id: string; version: number; status: string; startDate: string; name: string };

let api: TestApi;
let organiser: Member;
let other: Member;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  organiser = await createMember(api);
  other = await createMember(api);
});
afterAll(() => api.close());

const create = async (part: object = {}, who = organiser): Promise<Event> => {
  const answer = await who.call('POST', PATH, { ...EVENT_BODY, ...part });
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([200, undefined]);
  return answer.json<Event>();
};
const setState = async (who: Member, id: string, status: string) =>
  (await who.call('PUT', `${PATH}/${id}/state`, { status })).statusCode;
const status = async (who: Member | null, id: string) => {
  const url = `${PATH}/${id}`;
  return (who === null ? await api.app.inject({ url }) : await who.call('GET', url)).statusCode;
};
const names = async (query: string) =>
  (await api.app.inject({ url: `${PATH}?${query}` }))
    .json<{ tournaments: Event[] }>()
    .tournaments.map(({ name }) => name);

it('a draft is visible to its staff, and listed once announced (TOUR-11)', async () => {
  const event = await create({ name: 'Draft first' });
  expect(event).toMatchObject({ status: 'draft', startDate: '2127-03-21T17:30:00.000Z' });
  expect([await status(organiser, event.id), await status(admin, event.id)]).toEqual([200, 200]);
  expect([await status(other, event.id), await status(null, event.id)]).toEqual([404, 404]);
  await organiser.call('PUT', `${PATH}/${event.id}/staff`, {
    username: other.username,
    duty: 'judge',
  });
  expect(await status(other, event.id)).toBe(200);
  await other.call('PUT', `${PATH}/${event.id}/duty`);
  expect(await status(other, event.id)).toBe(200);
  expect(await names('')).not.toContain('Draft first');
  expect(await setState(organiser, event.id, 'announced')).toBe(200);
  expect(await names('text=draft+FIRST')).toEqual(['Draft first']);
  expect(await names('from=2127-03-21&to=2127-03-21&mode=venue&area=bergen')).toContain(
    'Draft first',
  );
  expect(await names('text=draft+first&from=2127-03-22')).toEqual([]);
});

it('states follow in order, and only its organizer or an Administrator changes them (TOUR-08)', async () => {
  const { id } = await create();
  expect(await setState(organiser, id, 'running')).toBe(409);
  expect(await setState(organiser, id, 'open')).toBe(200);
  expect(await setState(other, id, 'announced')).toBe(403);
  expect(await setState(organiser, id, 'running')).toBe(409);
  const player = await createMember(api);
  await addEntry(api.database.db, id, { userId: player.id });
  expect(await setState(admin, id, 'cancelled')).toBe(200);
  expect(await readNotices(player)).toMatchObject([{ kind: 'tournament', detail: 'cancelled' }]);
  expect(await setState(organiser, id, 'open')).toBe(409);
});

it('an edit names the version it is based on', async () => {
  const event = await create();
  const put = (who: Member, version: number, part: object) =>
    api.app.inject({
      method: 'PUT',
      url: `${PATH}/${event.id}`,
      headers: {
        cookie: who.cookie,
        origin: 'http://cards.test',
        'idempotency-key': crypto.randomUUID(),
        'if-match': `"${version}"`,
      },
      payload: { ...EVENT_BODY, ...part },
    });
  expect((await put(organiser, 1, { name: 'Second name' })).json()).toMatchObject({ version: 2 });
  expect((await put(organiser, 1, {})).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await put(admin, 2, { name: 'By office' })).statusCode).toBe(200);
  const { rows } = await sql<{ action: string }>`select action from audit_log
    where subject = ${`tournament/${event.id}`}`.execute(api.database.db);
  expect(rows).toEqual([{ action: 'tournament.edit' }]);
  await setState(organiser, event.id, 'announced');
  expect((await put(other, 4, {})).statusCode).toBe(403);
});

it('submitted lists are never shown earlier than the policy promised', async () => {
  const event = await create();
  const put = async (version: number, listPolicy: string) => {
    const answer = await api.app.inject({
      method: 'PUT',
      url: `${PATH}/${event.id}`,
      headers: {
        cookie: organiser.cookie,
        origin: 'http://cards.test',
        'idempotency-key': crypto.randomUUID(),
        'if-match': `"${version}"`,
      },
      payload: { ...EVENT_BODY, listPolicy },
    });
    return answer.json<{ code?: string; listPolicy?: string }>();
  };
  expect(await put(1, 'afterStart')).toMatchObject({ listPolicy: 'afterStart' });
  const player = await createMember(api);
  await addEntry(api.database.db, event.id, { userId: player.id });
  expect(await put(2, 'inTheCut')).toMatchObject({ listPolicy: 'inTheCut' });
  for (const policy of ['open', 'afterStart']) {
    expect(await put(3, policy)).toMatchObject({ code: 'LIST_POLICY_OPENED' });
  }
  expect(await put(3, 'inTheCut')).toMatchObject({ listPolicy: 'inTheCut' });
});

describe('times', () => {
  it('use the time zone of the place, also after summer time begins', async () => {
    const { id } = await create();
    const { ids } = (await organiser.call('POST', `${PATH}/${id}/copies`, { weeks: 2 })).json<{
      ids: string[];
    }>();
    const starts = await Promise.all(
      ids.map(
        async (copy) => (await organiser.call('GET', `${PATH}/${copy}`)).json<Event>().startDate,
      ),
    );
    expect(starts.toSorted()).toEqual(['2127-03-28T17:30:00.000Z', '2127-04-04T16:30:00.000Z']);
  });

  it.each([
    { deadline: '2020-01-01T10:00' },
    { deadline: '2127-03-21T19:00' },
    { timeZone: 'Europe/Nowhere' },
  ])('%j is refused', async (part) => {
    const answer = await organiser.call('POST', PATH, { ...EVENT_BODY, ...part });
    expect(answer.json()).toMatchObject({ code: 'TOURNAMENT_TIMES' });
  });

  it('a deadline of this very minute is refused, one of the next minute is accepted', async () => {
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const wall = (later: number) => new Date(minute + later * 60_000).toISOString().slice(0, 16);
    const send = async (deadline: string) => {
      const times = { timeZone: 'UTC', deadline, start: wall(60) };
      return (await organiser.call('POST', PATH, { ...EVENT_BODY, ...times })).statusCode;
    };
    await api.database.setNow(new Date(minute).toISOString());
    try {
      expect([await send(wall(0)), await send(wall(1))]).toEqual([422, 200]);
    } finally {
      await api.database.setNow(undefined);
    }
  });
});

it('refuses an event with an invalid structure', async () => {
  const [swiss] = STRUCTURE.phases;
  const structure = { ...STRUCTURE, phases: [{ ...swiss, cut: { by: 'rank', size: 8 } }] };
  const answer = await organiser.call('POST', PATH, { ...EVENT_BODY, structure });
  expect([answer.statusCode, answer.body.includes('cutInLastPhase')]).toEqual([400, true]);
});

it('a new organizer has at most two open events, or the number set by staff', async () => {
  await sql`update users set createdon = app_now() - interval '29 days'
    where id = ${organiser.id}`.execute(api.database.db);
  await create();
  await create();
  const third = await organiser.call('POST', PATH, EVENT_BODY);
  expect(third.json()).toMatchObject({ code: 'TOURNAMENT_LIMIT' });
  const { newMember } = DEFAULT_WRITING_RULES;
  const save = (part: object, version: number) =>
    admin.call('PUT', '/api/admin/writing-rules', {
      ...DEFAULT_WRITING_RULES,
      newMember: { ...newMember, ...part },
      version,
    });
  expect((await save({ openEvents: 3 }, 0)).statusCode).toBe(200);
  await create();
  expect((await organiser.call('POST', PATH, EVENT_BODY)).json()).toMatchObject({
    code: 'TOURNAMENT_LIMIT',
  });
  expect((await save({ organizerDays: 0 }, 1)).statusCode).toBe(200);
  await create();
  expect(
    (await api.app.inject({ method: 'POST', url: PATH, payload: EVENT_BODY })).statusCode,
  ).toBe(401);
});

it('a hidden event is visible to its organizer with the reason, and to Administrators', async () => {
  const id = await addTournament(api.database.db, { organizerId: organiser.id });
  const url = `/api/admin/games/gundam/tournaments/${id}/removal`;
  expect((await admin.call('PUT', url, { reason: 'Spam' })).statusCode).toBe(200);
  expect([await status(other, id), await status(organiser, id)]).toEqual([404, 200]);
  expect(await readNotices(organiser)).toMatchObject([{ kind: 'moderation', message: 'Spam' }]);
  expect((await admin.call('DELETE', url)).statusCode).toBe(200);
  expect(await status(other, id)).toBe(200);
});

it('the calendar contains announced events in valid iCalendar lines, under a fixed file name', async () => {
  const id = await addTournament(api.database.db, { organizerId: organiser.id });
  const feed = await api.app.inject({ url: '/api/games/gundam/tournaments.ics' });
  expect(feed.headers['content-type']).toContain('text/calendar');
  expect(feed.body).toContain(`UID:${id}@deckframe\r\n`);
  expect(feed.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const one = await api.app.inject({ url: `${PATH}/${id}/calendar.ics` });
  expect(one.body).toContain('SUMMARY:Harbour weekly');
  expect([feed, one].map(({ headers }) => headers['content-disposition'])).toEqual([
    'attachment; filename="tournaments.ics"',
    'attachment; filename="tournament.ics"',
  ]);
});
