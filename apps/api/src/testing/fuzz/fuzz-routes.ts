import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { isAllowed, POLICIES } from '@deckframe/domain/accounts/access/policy';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { fillPath, findSample, listDoors } from '../authorisation/check-routes.ts';
import {
  rolesOf,
  type RouteSample,
  type RouteSamples,
  type SampleRequest,
  type SampleScene,
} from '../authorisation/route-sample.ts';
import { SESSION_SECRET, type TestApi } from '../test-api.ts';
import { mutateRequest, type Mutated } from './mutate-request.ts';
import type { OpenApi, Operation } from './suggest-values.ts';

/** The owner of the sample data is also the organizer of its events. */
const CALLERS = ['visitor', 'owner', 'otherMember', 'administrator', 'superadmin'] as const;
type Caller = (typeof CALLERS)[number];

/** Share of requests by callers whom the policy admits. */
const ADMITTED = 0.85;
/** Requests before new callers are created. */
const TURN = 12;
/** One request of this many is sent unchanged, until the route has succeeded once. */
const PLAIN = 3;
/** Routes of staff that change the site for everybody run last. */
const SITE_WIDE = /maintenance|config|writing-rules|games\/:game\/cards|card-imports|renumber/;

export type FuzzReport = {
  requests: number;
  /** Requests that passed schema and policy. */
  passed: number;
  /** Routes that never succeeded. */
  silent: string[];
  /** Server errors (5xx), each once. */
  faults: string[];
};

export type FuzzOptions = {
  api: TestApi;
  routes: readonly RouteOptions[];
  samples: RouteSamples;
  document: OpenApi;
  /** Total number of requests, spread evenly over routes. */
  count: number;
  seed: number;
};

type Person = { id: number; username: string };
type People = Record<Exclude<Caller, 'visitor'>, Person>;

/** Calls every route with valid requests in which one value was changed. */
export async function fuzzRoutes(options: FuzzOptions): Promise<FuzzReport> {
  const { api, routes, count, seed } = options;
  const next = seededNumbers(seed);
  const doors = listDoors(routes)
    .filter(({ door, route }) => !door.startsWith('HEAD') && route.config?.isStream !== true)
    .toSorted((a, b) => weight(a.door) - weight(b.door));
  const report: FuzzReport = { requests: 0, passed: 0, silent: [], faults: [] };
  const each = Math.max(1, Math.ceil(count / doors.length));
  let people = await createPeople(api);
  for (const { door, route } of doors) {
    let succeeded = false;
    for (let turn = 0; turn < each; turn += 1) {
      if (report.requests % TURN === TURN - 1) people = await createPeople(api);
      const caller = chooseCaller(route, next);
      const isPlain = !succeeded && turn % PLAIN === PLAIN - 1;
      const call = { door, route, caller, people, next, isPlain };
      const sent = await sendMutated(options, call);
      if (sent === undefined) continue;
      report.requests += 1;
      const { status, code, what } = sent;
      if (status < 400) succeeded = true;
      if (status !== 401 && status !== 403 && !code.startsWith('INVALID_')) report.passed += 1;
      if (status < 500 || status === 503 || status === 507) continue;
      const fault = `${door} as ${caller}, ${what}: ${status} ${readError(api)}`;
      if (!report.faults.includes(fault)) report.faults.push(fault);
    }
    if (!succeeded) report.silent.push(door);
  }
  return report;
}

const weight = (door: string): number =>
  !door.includes('/api/admin/') ? 0 : SITE_WIDE.test(door) ? 2 : 1;

async function createPeople({ database: { db }, logLines }: TestApi): Promise<People> {
  // Other tests cover limits. Here they would hide the code behind them.
  await sql`delete from rate_limits`.execute(db);
  logLines.length = 0;
  const create = (caller: Caller) => createUser(db, { roles: [...(rolesOf(caller) ?? [])] });
  return {
    owner: await create('owner'),
    otherMember: await create('otherMember'),
    administrator: await create('administrator'),
    superadmin: await create('superadmin'),
  };
}

function chooseCaller(route: RouteOptions, next: () => number): Caller {
  const policy = route.config?.policy;
  const admitted = CALLERS.filter((caller) => {
    const roles = rolesOf(caller);
    return policy !== undefined && isAllowed(POLICIES[policy], roles === null ? null : { roles });
  });
  // The owner is admitted most often, so it makes half of the calls.
  const among = next() < ADMITTED && admitted.length > 0 ? admitted : CALLERS;
  if (among.includes('owner') && next() < 0.5) return 'owner';
  return among[Math.floor(next() * among.length)] ?? 'visitor';
}

type Call = {
  door: string;
  route: RouteOptions;
  caller: Caller;
  people: People;
  next: () => number;
  isPlain: boolean;
};

let requests = 0;

async function sendMutated(
  { api, samples, document }: FuzzOptions,
  { door, route, caller, people, next, isPlain }: Call,
): Promise<{ status: number; code: string; what: string } | undefined> {
  const { db } = api.database;
  const user = caller === 'visitor' ? null : people[caller];
  const scene = { db, owner: people.owner, caller, callerId: user?.id ?? null };
  const arranged = await arrange(findSample(door, samples), scene);
  if (arranged === undefined) return undefined;
  const { request, what }: Mutated = isPlain
    ? { request: arranged, what: 'as it is' }
    : mutateRequest(arranged, findOperation(document, door), document, next);
  const answer = await callDoor(api, { door, route, request, userId: user?.id ?? null });
  return { status: answer.statusCode, code: readCode(answer.body), what };
}

type DoorCall = {
  door: string;
  route: RouteOptions;
  request: SampleRequest;
  userId: number | null;
};

/** Sends any request unchanged, from a new address. */
export async function callDoor(api: TestApi, { door, route, request, userId }: DoorCall) {
  requests += 1;
  const session = { secret: SESSION_SECRET, secondFactor: true };
  const cookie =
    userId === null ? undefined : await createSession(api.database.db, { userId, ...session });
  const payload = request.body === undefined ? undefined : JSON.stringify(request.body);
  return api.app.inject({
    method: door.split(' ')[0] as 'GET',
    url: `${fillPath(route.url, toTexts(request.params))}${toQuery(request.query)}`,
    ...(payload !== undefined && { payload }),
    headers: {
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
      ...toHeaders(request.headers),
    },
  });
}

/** Returns undefined if the sample cannot be prepared twice, such as a game's only renumbering. */
export async function arrange(
  sample: RouteSample | undefined,
  scene: SampleScene,
): Promise<SampleRequest | undefined> {
  try {
    return (await sample?.arrange?.(scene)) ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Finds the operation of a route. Example: `GET /api/games/:game` is `get` of `/api/games/{game}`.
 */
export function findOperation(document: OpenApi, door: string): Operation | undefined {
  const [method = '', url = ''] = door.split(' ');
  return document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');

const toTexts = (values: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      toText(value) === '' ? ' ' : toText(value),
    ]),
  );

function toQuery(values: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.append(name, toText(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Headers may contain only plain characters. */
const toHeaders = (values: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      toText(value).replaceAll(/[^\x20-\x7e]/g, '?'),
    ]),
  );

function readCode(body: string): string {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
}

/** Returns the last error in the log. */
function readError({ logLines }: TestApi): string {
  const line = logLines.findLast((one) => one.includes('"msg":"failed"')) ?? '{}';
  return String((JSON.parse(line) as { err?: { message?: string } }).err?.message).slice(0, 200);
}
