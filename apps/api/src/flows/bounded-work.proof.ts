import { createUser } from '@deckframe/database/scenes';
import { proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { App } from '../app-types.ts';
import { findSample, listDoors } from '../testing/authorisation/check-routes.ts';
import type { RouteSamples, SampleRequest } from '../testing/authorisation/route-sample.ts';
import { ROUTE_SAMPLES } from '../testing/authorisation/samples.ts';
import { arrange, callDoor, findOperation } from '../testing/fuzz/fuzz-routes.ts';
import { listPlaces, put, type Place } from '../testing/fuzz/mutate-request.ts';
import type { OpenApi } from '../testing/fuzz/suggest-values.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** CPU time of the main thread, independent of other load. */
const MOST_CPU_MS = 50;
/** Length of an uploaded file. */
const FILE_LENGTH = 100_000;
const FILE_CPU_MS = 200;
const SHORTEST = 60;
const LONGEST = 400_000;
const REPEATS = '[|\n|*|_|`| |\t|a|0|#|>|<|(|"|[a](|**a|a@|http://|<img |é'.split('|');
const SAMPLE = proofSize(40);
const SEED = proofSeed(20_260_301);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ env: { TRUST_PROXY: '1' }, addRoutes: plantSlow });
});
afterAll(() => api.close());

/** Plants a handler with quadratic work. */
function plantSlow(app: App): void {
  app.post(
    '/api/planted/slow',
    {
      config: { policy: 'cards.read' },
      schema: { body: z.strictObject({ text: z.string().max(20_000) }) },
    },
    async (request) => /a*b/.test(request.body.text),
  );
}

type Field = { door: string; route: RouteOptions; place: Place; request: SampleRequest };
type Scene = { document: OpenApi; ownerId: number; samples: RouteSamples };

const doorsOf = (routes: readonly RouteOptions[]) =>
  listDoors(routes).filter(
    ({ door, route }) => !door.startsWith('HEAD') && route.config?.isStream !== true,
  );

/** Finds a long text field of a route and builds an otherwise valid request. */
async function findField(
  { door, route }: { door: string; route: RouteOptions },
  { document, ownerId, samples }: Scene,
  next: () => number,
): Promise<Field | undefined> {
  const owner = { id: ownerId, username: '' };
  const scene = { db: api.database.db, owner, caller: 'owner', callerId: ownerId } as const;
  const request = await arrange(findSample(door, samples), scene);
  if (request === undefined) return undefined;
  const fields = listPlaces(request, findOperation(document, door), document).filter(
    ({ schema }) => schema.type === 'string' && (schema.maxLength ?? 0) >= SHORTEST,
  );
  const place = fields[Math.floor(next() * fields.length)];
  return place && { door, route, place, request };
}

async function measure(call: Parameters<typeof callDoor>[1]): Promise<number> {
  const before = process.threadCpuUsage();
  await callDoor(api, call);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Fills fields with repeated text and lists slow requests and subsequent reads. */
async function findSlow(routes: readonly RouteOptions[], samples: RouteSamples, count: number) {
  const next = seededNumbers(SEED);
  const document = (await api.app.inject('/api/openapi.json')).json<OpenApi>();
  const doors = doorsOf(routes);
  const faults: string[] = [];
  let measured = 0;
  for (let turn = 0; turn < count; turn += 1) {
    await sql`delete from rate_limits`.execute(api.database.db);
    const roles = ['Administrator', 'Superadmin', 'Content Creator'];
    const { id: ownerId } = await createUser(api.database.db, { roles });
    const door = doors[Math.floor(next() * doors.length)];
    const field = door && (await findField(door, { document, ownerId, samples }, next));
    if (field === undefined) continue;
    const repeat = REPEATS[Math.floor(next() * REPEATS.length)] ?? 'a';
    const length = Math.min(field.place.schema.maxLength ?? SHORTEST, LONGEST);
    const text = repeat.repeat(Math.ceil(length / repeat.length)).slice(0, length);
    const request = put(field.request, field.place.path, text) as SampleRequest;
    const most = length >= FILE_LENGTH ? FILE_CPU_MS : MOST_CPU_MS;
    const what = `${field.door} ${field.place.path.join('/')} of ${JSON.stringify(repeat)}`;
    const { params = {} } = field.request;
    const calls = [
      { door: field.door, route: field.route, request, userId: ownerId },
      ...listReads(doors, field.route.url).map((read) => ({
        ...read,
        request: { params },
        userId: ownerId,
      })),
    ];
    for (const call of calls) {
      // The first call compiles the handler, so a slow call must be slow twice.
      const first = await measure(call);
      const ms = first > most ? Math.min(first, await measure(call)) : first;
      measured += 1;
      if (ms > most) faults.push(`${what}, ${call.door}: ${Math.round(ms)} ms`);
    }
  }
  return { faults, measured };
}

/** Reads of the same resource and of its list. */
const listReads = (doors: { door: string; route: RouteOptions }[], url: string) =>
  doors.filter(
    ({ door, route }) =>
      door.startsWith('GET') && (route.url === url || route.url === url.replace(/\/[^/]*$/, '')),
  );

it('no handler blocks for a text of maximum length', { tags: 'walk' }, async () => {
  const routes = api.routes.filter(({ url }) => !url.includes('/planted'));
  const { faults, measured } = await findSlow(routes, ROUTE_SAMPLES, SAMPLE);
  expect(faults).toEqual([]);
  expect(measured).toBeGreaterThan(10);
});

it('a planted handler with quadratic work is found', async () => {
  const samples = { 'POST /api/planted/slow': { arrange: () => ({ body: { text: '' } }) } };
  const routes = api.routes.filter(({ url }) => url.includes('/planted'));
  const { faults } = await findSlow(routes, samples, 40);
  expect(faults.join('\n')).toContain('POST /api/planted/slow body/text of "a"');
});
