import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLargeProof, proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppServices } from '../app-services.ts';
import type { App } from '../app-types.ts';
import type { RouteSamples } from '../testing/authorisation/route-sample.ts';
import { ANSWERED_ELSEWHERE } from '../testing/fuzz/answered-elsewhere.ts';
import { listDoors } from '../testing/authorisation/check-routes.ts';
import { FUZZ_SAMPLES } from '../testing/fuzz/fuzz-samples.ts';
import { fuzzRoutes } from '../testing/fuzz/fuzz-routes.ts';
import type { OpenApi } from '../testing/fuzz/suggest-values.ts';
import { createTestApi, ROOT, type TestApi } from '../testing/test-api.ts';

/** About one request per route. */
const REQUESTS = proofSize(330);
const SEED = proofSeed(20_260_301);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ env: { TRUST_PROXY: '1' }, addRoutes: plantFaults });
});
afterAll(() => api.close());

const readDocument = async () => (await api.app.inject('/api/openapi.json')).json<OpenApi>();
const isPlanted = ({ url }: { url: string }) => url.includes('/planted');

/** Handlers that fail on values allowed by their schema. */
function plantFaults(app: App, _services: AppServices): void {
  const config = { policy: 'cards.read' } as const;
  app.get(
    '/api/planted/page',
    { config, schema: { querystring: z.strictObject({ size: z.coerce.number().optional() }) } },
    async (request) => 'x'.repeat(request.query.size ?? 1).length,
  );
  app.get(
    '/api/planted/:day',
    { config, schema: { params: z.strictObject({ day: z.string().max(40) }) } },
    async (request) => new Date(request.params.day).toISOString(),
  );
  app.post(
    '/api/planted',
    {
      config,
      schema: {
        body: z.strictObject({
          names: z.array(z.string().max(40)).max(9),
          note: z.string().max(9),
        }),
      },
    },
    async (request) => (request.body.names[0] as string).length + request.body.note.length,
  );
}

const PLANTED_SAMPLES: RouteSamples = {
  'GET /api/planted/:day': { arrange: () => ({ params: { day: '2026-03-01' } }) },
  'POST /api/planted': { arrange: () => ({ body: { names: ['a'], note: '' } }) },
};

it('a request with one mutated value never gets a 500', { tags: 'walk' }, async ({ annotate }) => {
  const { faults, passed, requests, silent } = await fuzzRoutes({
    api,
    routes: api.routes.filter((route) => !isPlanted(route)),
    samples: FUZZ_SAMPLES,
    document: await readDocument(),
    count: REQUESTS,
    seed: SEED,
  });
  await annotate(JSON.stringify({ requests, passed, silent }), 'figures');
  expect(faults).toEqual([]);
  expect(passed / requests).toBeGreaterThan(0.3);
  const unproved = silent.filter((door) => ANSWERED_ELSEWHERE[door] === undefined);
  // A small run cannot reach them all.
  expect(isLargeProof ? unproved : []).toEqual([]);
});

it('each route that the fuzzer cannot make succeed has a test in which it does', () => {
  const doors = new Set(listDoors(api.routes).map(({ door }) => door));
  const faults = Object.entries(ANSWERED_ELSEWHERE).filter(([door, proof]) => {
    const [file = '', title = ''] = proof.split(' › ');
    return !doors.has(door) || !readFileSync(join(ROOT, file), 'utf8').includes(title);
  });
  expect(faults).toEqual([]);
});

it('planted 500s in three handlers are found', async () => {
  const { faults } = await fuzzRoutes({
    api,
    routes: api.routes.filter(isPlanted),
    samples: PLANTED_SAMPLES,
    document: await readDocument(),
    count: 90,
    seed: SEED,
  });
  const doors = new Set(faults.map((fault) => fault.split(' as ')[0]));
  expect(doors).toEqual(
    new Set(['GET /api/planted/:day', 'GET /api/planted/page', 'POST /api/planted']),
  );
});
