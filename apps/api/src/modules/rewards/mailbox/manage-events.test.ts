import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { EventSummary } from '@deckframe/contract/rewards/events';
import type { MailboxAnswer } from '@deckframe/contract/rewards/mailbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvent, claimEvent, claimItem, MAILBOX } from '../../../testing/mailbox-scene.ts';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { runEventsCommand } from './run-events-command.ts';

const EVENTS = '/api/admin/events';
const LATER = '2120-01-01T00:00:00Z';
const GIFT = { label: 'Store night', endDate: LATER, reward: { banner: 'glass' } };

let api: TestApi;
let staff: Member;
let member: Member;

beforeAll(async () => {
  api = await createTestApi();
  staff = await createMember(api, 'Administrator');
  member = await createMember(api);
});
afterAll(() => api.close());

const create = async (body: object): Promise<EventSummary> => {
  const answer = await staff.call('POST', EVENTS, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = async () => (await member.call('GET', MAILBOX)).json<MailboxAnswer>().data;
const statusOf = async (body: object) => (await staff.call('POST', EVENTS, body)).statusCode;

describe('campaigns', () => {
  it('are created with a code, a limit and requirements, and ended', async () => {
    const requirements = { level: 1 };
    const made = await create({ ...GIFT, code: 'Harbour night 26', claimLimit: 5, requirements });
    expect(made).toMatchObject({ state: 'running', banner: 'glass', claimLimit: 5 });
    const other = await createMember(api);
    expect((await claimEvent(other, made.id, 'HARBOUR-NIGHT-26')).statusCode).toBe(200);
    const end = `${EVENTS}/${made.id}/end`;
    expect((await staff.call('POST', end)).json()).toMatchObject({ state: 'over' });
    expect((await claimEvent(member, made.id, 'HARBOUR-NIGHT-26')).statusCode).toBe(404);
    expect((await staff.call('POST', end)).statusCode).toBe(404);
  });

  it('MAIL-05 have an icon that copies keep and that can be changed or removed', async () => {
    const made = await create({ ...GIFT, icon: 'trophy' });
    const shown = async () =>
      (await read()).event.find(({ eventId }) => eventId === made.id)?.icon ?? null;
    expect([made.icon, await shown()]).toEqual(['trophy', 'trophy']);
    const clone = await staff.call('POST', `${EVENTS}/${made.id}/clone`, { endDate: LATER });
    expect(clone.json()).toMatchObject({ icon: 'trophy' });
    for (const icon of ['gift', null]) {
      expect((await staff.call('PATCH', `${EVENTS}/${made.id}`, { icon })).json()).toMatchObject({
        icon,
      });
      expect(await shown()).toBe(icon);
    }
    for (const { id } of [made, clone.json<EventSummary>()]) {
      await staff.call('POST', `${EVENTS}/${id}/end`);
    }
  });

  it('refuse a code of less than eight letters or digits', async () => {
    expect(await statusOf({ ...GIFT, code: 'night-2-6' })).toBe(400);
    const { id } = await create({ ...GIFT, code: 'night-2-67' });
    expect((await staff.call('POST', `${EVENTS}/${id}/end`)).statusCode).toBe(200);
  });

  it('refuse members of a game that does not exist', async () => {
    const answer = await staff.call('POST', EVENTS, { ...GIFT, audience: { game: 'chess' } });
    expect(answer.json()).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' });
  });

  it('refuse an end in the past, also of a copy', async () => {
    const past = { endDate: '2026-01-01T00:00:00Z' };
    expect(await statusOf({ ...GIFT, ...past })).toBe(400);
    const { id } = await create(GIFT);
    expect((await staff.call('POST', `${EVENTS}/${id}/clone`, past)).statusCode).toBe(400);
    expect((await staff.call('POST', `${EVENTS}/${id}/end`)).statusCode).toBe(200);
  });

  it('are scheduled, stopped before they start, and cloned', async () => {
    const planned = await create({ ...GIFT, startDate: '2119-01-01T00:00:00Z' });
    expect(planned.state).toBe('scheduled');
    expect((await read()).event).toEqual([]);
    await staff.call('POST', `${EVENTS}/${planned.id}/end`);
    const clone = `${EVENTS}/${planned.id}/clone`;
    const again = (await staff.call('POST', clone, { endDate: LATER })).json<EventSummary>();
    expect(again).toMatchObject({ state: 'running', label: 'Store night' });
    expect((await read()).event).toMatchObject([{ eventId: again.id }]);
    await staff.call('POST', `${EVENTS}/${again.id}/end`);
    const { events } = (await staff.call('GET', EVENTS)).json<{ events: EventSummary[] }>();
    expect(events.slice(0, 2).map(({ id }) => id)).toEqual([again.id, planned.id]);
    const audience = { level: 40, game: 'gundam' };
    const next = await create({ ...GIFT, startDate: '2119-01-01T00:00:00Z', audience });
    const coming = await staff.call('GET', `${EVENTS}?state=scheduled`);
    expect(coming.json()).toMatchObject({
      events: [{ id: next.id, claimCount: 0, needsCode: false, audience }],
    });
    await staff.call('DELETE', `${EVENTS}/${next.id}`);
  });

  it('are changed concurrently, and each audit entry has the previous values', async () => {
    const { id } = await create({ ...GIFT, label: 'B0' });
    await Promise.all(
      [1, 2, 3, 4, 5].map((n) => staff.call('PATCH', `${EVENTS}/${id}`, { label: `B${n}` })),
    );
    const { rows } = await sql<{ before: string; after: string }>`
      select details->'before'->>'label' as before, details->'after'->>'label' as after
      from audit_log where action = 'event.change' and subject = ${`event:${id}`}
      order by id`.execute(api.database.db);
    expect(rows.map(({ after }) => after).toSorted()).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
    expect(rows.map(({ before }) => before)).toEqual(
      ['B0', ...rows.map(({ after }) => after)].slice(0, 5),
    );
    await staff.call('DELETE', `${EVENTS}/${id}`);
  });

  it('ADMIN-10 are created, changed, and removed while unclaimed', async () => {
    const made = await create({ ...GIFT, claimLimit: 5 });
    const url = `${EVENTS}/${made.id}`;
    const change = { label: 'Store day', endDate: '2121-01-01T00:00:00Z', claimLimit: null };
    expect((await staff.call('PATCH', url, change)).json()).toMatchObject({
      label: 'Store day',
      endDate: '2121-01-01T00:00:00.000Z',
      claimLimit: null,
      banner: 'glass',
    });
    expect((await staff.call('PATCH', url, {})).statusCode).toBe(400);
    const early = { endDate: '2001-01-01T00:00:00Z' };
    expect((await staff.call('PATCH', url, early)).statusCode).toBe(400);
    await claimEvent(await createMember(api), made.id);
    expect((await staff.call('DELETE', url)).json()).toMatchObject({ code: 'EVENT_IN_USE' });
    await staff.call('POST', `${url}/end`);
    const unclaimed = await create(GIFT);
    const gone = `${EVENTS}/${unclaimed.id}`;
    expect((await staff.call('DELETE', gone)).statusCode).toBe(204);
    expect((await staff.call('DELETE', gone)).statusCode).toBe(404);
    expect((await staff.call('PATCH', gone, change)).statusCode).toBe(404);
  });

  it('report the size of their audience', async () => {
    const reach = async (audience: object) => {
      const query = encodeURIComponent(JSON.stringify(audience));
      const answer = await staff.call('GET', `${EVENTS}/reach?audience=${query}`);
      return answer.json<{ members: number }>().members;
    };
    const all = await reach({});
    await createMember(api, 'EX');
    expect(await reach({})).toBe(all + 1);
    expect(await reach({ role: 'EX' })).toBe(1);
    expect(await reach({ role: 'EX', level: 99 })).toBe(0);
    expect(await reach({ role: 'EX', level: 1 })).toBe(1);
    expect(await reach({ joinedBefore: '2001-01-01T00:00:00Z' })).toBe(0);
  });

  it.each([
    ['a notice that gives something', { ...GIFT, type: 'notification' }],
    ['an event that gives nothing', { ...GIFT, reward: {} }],
    ['a role of staff', { ...GIFT, reward: { role: 'Administrator' } }],
    ['an unknown banner', { ...GIFT, reward: { banner: 'none' } }],
    ['an end before the beginning', { ...GIFT, startDate: '2121-01-01T00:00:00Z' }],
  ])('refuse %s', async (_, body) => {
    expect(await statusOf(body)).toBe(400);
  });
});

describe('mail to single members', () => {
  it('staff can give a role to others but not to themselves', async () => {
    const other = await createMember(api);
    const send = (...receivers: Member[]) =>
      staff.call('POST', '/api/admin/mail', {
        type: 'receivedItem',
        label: 'Thank you',
        reward: { role: 'EX' },
        receivers: receivers.map(({ id }) => String(id)),
      });
    expect((await send(other, staff)).json()).toMatchObject({ code: 'SELF_REFUSED' });
    expect((await send(other)).statusCode).toBe(200);
    const eventId = await addEvent(api, { role: 'EX' });
    expect((await claimEvent(staff, eventId)).json()).toMatchObject({ code: 'SELF_REFUSED' });
    expect((await claimEvent(other, eventId)).json()).toMatchObject({ role: 'EX' });
    const { rows } = await sql<{ roles: string[] }>`select roles from users
      where id = ${staff.id}`.execute(api.database.db);
    expect(rows[0]?.roles).not.toContain('EX');
  });

  it('MAIL-12 ADMIN-08 ADMIN-09 notices and gifts arrive, and can be taken back until claimed', async () => {
    const other = await createMember(api);
    const send = (type: string, reward: object) =>
      staff.call('POST', '/api/admin/mail', {
        type,
        label: 'Thank you',
        reward,
        receivers: [String(member.id), String(other.id), '999999'],
      });
    type Sent = { sent: { receiver: string; itemId: string }[] };
    expect((await send('notification', {})).json<Sent>().sent).toHaveLength(2);
    const { sent } = (await send('receivedItem', { banner: 'sovereign' })).json<Sent>();
    expect(await read()).toMatchObject({
      notification: [{ label: 'Thank you' }],
      receivedItem: [{ banner: 'sovereign' }],
    });
    const [mine, theirs] = sent;
    const list = async () => (await staff.call('GET', `/api/admin/users/${other.id}/mail`)).json();
    expect(await list()).toMatchObject({
      mail: [
        { id: theirs?.itemId, banner: 'sovereign', claimed: false },
        { type: 'notification', isRead: false },
      ],
      next: null,
    });
    expect((await claimItem(member, mine?.itemId ?? '')).statusCode).toBe(200);
    const back = async (receiver: Member, itemId = '') =>
      (await staff.call('DELETE', `/api/admin/users/${receiver.id}/mail/${itemId}`)).statusCode;
    expect(await back(member, mine?.itemId)).toBe(404);
    expect(await back(other, theirs?.itemId)).toBe(204);
    expect((await claimItem(other, theirs?.itemId ?? '')).statusCode).toBe(404);
    expect(await list()).toMatchObject({ mail: [{ type: 'notification' }] });
  });
});

it('the events command does the same as the console', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'events-'));
  const file = join(folder, 'event.json');
  const run = async (...args: string[]) => {
    const output = new PassThrough({ encoding: 'utf8' });
    const code = await runEventsCommand(args, { db: api.database.db, output });
    return [code, String(output.read() ?? '')] as const;
  };
  try {
    await writeFile(file, JSON.stringify({ ...GIFT, audience: { role: 'Administrator' } }));
    expect(await run('reach', file)).toEqual([0, 'reaches 1 members\n']);
    const [made, text] = await run('create', file);
    expect([made, text]).toEqual([0, expect.stringMatching(/^Event \d+ \(\d{6}\) is running/)]);
    const id = /\d+/.exec(text)?.[0] ?? '';
    await writeFile(file, JSON.stringify({ label: 'Renamed' }));
    expect(await run('change', id, file)).toEqual([0, `Event ${id} is running.\n`]);
    expect((await run('list'))[1]).toContain('Renamed');
    await writeFile(file, JSON.stringify({ endDate: LATER }));
    const again = /\d+/.exec((await run('clone', id, file))[1])?.[0] ?? '';
    expect(await run('delete', again)).toEqual([0, `Event ${again} is gone.\n`]);
    expect(await run('end', id)).toEqual([0, `Event ${id} is over.\n`]);
    expect((await run('end', id))[0]).toBe(1);
    expect((await run('list'))[1]).toContain(`${id}  over`);
    await writeFile(file, '{}');
    expect((await run('create', file))[0]).toBe(1);
    expect((await run('constructor', 'x'))[0]).toBe(2);
    expect((await run('clone', id))[0]).toBe(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
