import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePlace } from './lib/keyset-page.ts';
import { resolve, type OpenApi, type Schema } from './testing/fuzz/suggest-values.ts';
import { EVENT_BODY } from './testing/event-body.ts';
import { createDeckRow, createMember, type Member } from './testing/member.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';
import { addPlayer, addTournament, joinDesk, urlOf } from './testing/tournament-scene.ts';

/** Values that fit a type but not PostgreSQL or JavaScript. None of them may cause a 500. */

let api: TestApi;
let member: Member;
let admin: Member;
let event: string;

beforeAll(async () => {
  api = await createTestApi();
  member = await createMember(api);
  admin = await createMember(api, 'Administrator', 'Superadmin');
  event = await addTournament(api, member);
});
afterAll(() => api.close());

const DEEP = '['.repeat(10_000) + ']'.repeat(10_000);
const GAME = '/api/games/gundam';
const SERIES = 'fan-0123456789';
const ID = '019a0000-0000-7000-8000-000000000001';

it("refuses names, days, numbers and cursors outside the column's range with 400", async () => {
  const deck = await createDeckRow(api, { userId: member.id });
  const cursor = (...place: unknown[]) => encodeURIComponent(encodePlace(place));
  const moments = ['2026-13-01 00:00:00.000000+00', '2026-02-30 00:00:00.000000+00'];
  const urls = [
    '/api/members?name=a%00b',
    `${GAME}/tournament-days?from=2026-01-01&to=0000-01-01`,
    `${GAME}/tournament-days?from=0000-01-01&to=2026-01-01`,
    `${GAME}/decks/${deck.shownId}/revisions?before=2147483648`,
    `${GAME}/decks/${deck.shownId}/revisions/2147483648`,
    `${GAME}/decks/${deck.shownId}/revision-diff?from=1&to=2147483648`,
    urlOf(event, '/log?after=2147483647'),
    urlOf(event, '/log?after=2147483648'),
    ...moments.map((moment) => `${GAME}/trades?before=${cursor(moment, ID)}`),
    urlOf(event, `/registrations?after=${cursor('a\0b', ID)}`),
    urlOf(event, `/registrations?after=${cursor('\ud800', ID)}`),
    `/api/admin/audit?after=9223372036854775808`,
    `${GAME}/tournaments?after=${cursor('2026-02-30 00:00:00+00', ID)}`,
    `${GAME}/contents?after=${cursor('2026-02-30 00:00:00+99:99', ID)}`,
    `${GAME}/custom-series?after=${cursor('+275760-09-13T00:00:00.000Z', SERIES)}`,
    `${GAME}/custom-series?after=${cursor('2026-01-01T00:00:00.000Z', 'fan-\0')}`,
    `/api/me/notices?after=${cursor('2026-02-30 00:00:00.000000+00', '1')}`,
    `/api/admin/users/${member.id}/exp?after=${cursor('2026-02-30T00:00:00.000000Z', 'a', 'b\0')}`,
    `/api/admin/users/${member.id}/written?of=decks&after=${cursor('2026-02-30T00:00:00.000000Z', 'gundam', ID)}`,
  ];
  const statuses: string[] = [];
  for (const url of urls) {
    const caller = url.includes('/admin/') ? admin : member;
    statuses.push(`${url} ${(await caller.call('GET', url)).statusCode}`);
  }
  expect(statuses).toEqual(urls.map((url) => `${url} 400`));
});

/** Integers of a request that no `integer` column stores. */
const WIDE = [
  // The COSE number of an algorithm, which the passkey library judges.
  /^body\.response\.response\.publicKeyAlgorithm$/,
  // Milliseconds and a seed: parts of a signed entry, stored as JSON.
  /^body\.entries\[\]\.at$/,
  /^body\.entries\[\]\.command\.seed$/,
];

function findWide(given: Schema, at: string, document: OpenApi, depth = 0): string[] {
  const schema = resolve(given, document);
  if (depth > 12 || schema.enum !== undefined) return [];
  const { type, maximum = Infinity, minimum = -Infinity } = schema;
  const fits = type !== 'integer' || (maximum < 2 ** 31 && minimum >= -(2 ** 31));
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...(fits || 'const' in schema || WIDE.some((wide) => wide.test(at)) ? [] : [at]),
    ...parts.flatMap((part) => findWide(part, at, document, depth + 1)),
    ...(schema.items ? findWide(schema.items, `${at}[]`, document, depth + 1) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      findWide(part, `${at}.${name}`, document, depth + 1),
    ),
  ];
}

it('every integer of a body has a maximum that an integer column holds', async () => {
  const document = (await api.app.inject('/api/openapi.json')).json<OpenApi>();
  const bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [{ door: `${method} ${path}`, schema }] : [];
    }),
  );
  expect(bodies.length).toBeGreaterThan(20);
  const wide = bodies.flatMap(({ door, schema }) =>
    findWide(schema, 'body', document).map((at) => `${door} ${at}`),
  );
  expect(wide).toEqual([]);
  const planted = { properties: { a: { items: { type: 'integer', minimum: 0 } } } };
  expect(findWide(planted, 'planted', document)).toEqual(['planted.a[]']);
});

it('refuses a body on a route without one, however deep its JSON is', async () => {
  for (const payload of [DEEP, '{"a":1}', '[]', 'false', '{']) {
    const answer = await likeWith(payload);
    expect(answer.statusCode, answer.body).toBe(400);
  }
});

it('accepts an empty body on a route without one', async () => {
  for (const payload of ['', ' ', '{}', '{ }\n', 'null']) {
    const answer = await likeWith(payload);
    expect(answer.statusCode, `${payload}: ${answer.body}`).toBe(200);
  }
});

async function likeWith(payload: string) {
  const deck = await createDeckRow(api, { userId: admin.id });
  return api.app.inject({
    method: 'PUT',
    url: `${GAME}/decks/${deck.shownId}/like`,
    headers: {
      cookie: member.cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    payload,
  });
}

it('a game config with NUL or a broken character anywhere is refused with 400', async () => {
  const url = '/api/admin/games/gundam/config';
  const { config, version } = (await admin.call('GET', url)).json<{
    config: Record<string, unknown>;
    version: number;
  }>();
  for (const [key, value] of [
    ['gamename', 'Gun\0dam'],
    ['gamename', 'Gun\ud800dam'],
    ['keywordTagDescriptions', { 'a\0b': 'c' }],
  ] as const) {
    const body = { config: { ...config, [key]: value }, basedOn: version, note: '' };
    const answer = await admin.call('PUT', url, { ...body, restoredFrom: null });
    expect(answer.statusCode, answer.body).toBe(400);
  }
  const body = JSON.stringify({ config, basedOn: version, note: '', restoredFrom: null });
  const answer = await api.app.inject({
    method: 'PUT',
    url,
    headers: {
      cookie: admin.cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    payload: body.replace('{"config":{', `{"config":{"deep":${DEEP},`),
  });
  expect(answer.statusCode, answer.body).toBe(400);
});

it('a card edit with the column toString is refused as a fault of that cell', async () => {
  const answer = await admin.call('POST', '/api/admin/games/gundam/cards/edits', {
    cards: ['toString', '__proto__', 'constructor'].map((column, index) => ({
      cardno: `ST01-00${index + 1}`,
      isNew: false,
      cells: [{ column, from: null, to: 'x' }],
    })),
    note: '',
  });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
});

it('refuses an event in year 1; an already stored one can still be copied', async () => {
  const created = await member.call('POST', `${GAME}/tournaments`, {
    ...EVENT_BODY,
    start: '0001-01-01T18:00',
    deadline: '0001-01-01T17:00',
  });
  expect(created.statusCode, created.body).toBe(400);
  await sql`update tournaments set start_date = '0001-01-02', registration_deadline = '0001-01-01'
    where id = ${event}::uuid`.execute(api.database.db);
  const copied = await member.call('POST', urlOf(event, '/copies'), { weeks: 2 });
  expect(copied.statusCode, copied.body).toBeLessThan(500);
});

it('a desk entry with a clock in year 275760 is refused with 400', async () => {
  const desk = await joinDesk(member, urlOf(event));
  const player = await addPlayer(api, event, null, 'Guest');
  const [entry] = desk.make({ kind: 'checkIn', player });
  const answer = await member.call('POST', urlOf(event, '/log'), {
    ...desk.body(entry ? [{ ...entry, at: 8_640_000_000_000_000 }] : []),
  });
  expect(answer.statusCode, answer.body).toBe(400);
});
