import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { isAllowed, POLICIES, type Audience } from '@deckframe/domain/accounts/access/policy';
import type { RouteOptions } from 'fastify';
import { SESSION_SECRET, type TestApi } from '../test-api.ts';
import {
  CALLERS,
  hasFactor,
  rolesOf,
  type CallerName,
  type RouteSample,
  type RouteSamples,
} from './route-sample.ts';

const KNOWN_PARAMS: Readonly<Record<string, string>> = { game: 'gundam', cardno: 'ST01-001' };
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
/** The only routes with these prefixes that admit everybody. */
const OPEN_DOORS = new Set(['GET /api/me', 'HEAD /api/me', 'DELETE /api/me/session']);

export const STAFF: ReadonlySet<Audience> = new Set(['administrator', 'superadmin']);

export type RouteCheck = { cells: number; faults: string[] };

/** Returns each route once per method, in the order of the table. */
export function listDoors(
  routes: readonly RouteOptions[],
): { door: string; route: RouteOptions }[] {
  return routes.flatMap((route) =>
    [route.method].flat().map((method) => ({ door: `${method} ${route.url}`, route })),
  );
}

/** Calls every route as every caller and lists answers that contradict the policy. */
export async function checkRoutes(
  api: TestApi,
  routes: readonly RouteOptions[],
  samples: RouteSamples,
): Promise<RouteCheck> {
  const faults: string[] = [];
  const people = createPeople(api);
  let cells = 0;
  for (const { door, route } of listDoors(routes)) {
    faults.push(...checkRoof(door, route));
    const sample = findSample(door, samples);
    if (needsSample(door, route) && sample === undefined) {
      faults.push(`${door}: has no sample in testing/authorisation`);
      continue;
    }
    for (const fault of await checkDoor(api, people, door, route, sample ?? {})) faults.push(fault);
    cells += callersOf(door).length;
  }
  return { cells, faults };
}

/** A HEAD uses the handler of its GET, so two callers are enough. */
export function callersOf(door: string): readonly CallerName[] {
  const all = Object.keys(CALLERS) as CallerName[];
  return door.startsWith('HEAD ') ? ['visitor', 'otherMember'] : all;
}

/** A HEAD uses the sample of its GET. */
export function findSample(door: string, samples: RouteSamples): RouteSample | undefined {
  return samples[door] ?? samples[door.replace(/^HEAD /, 'GET ')];
}

function needsSample(door: string, { schema, url }: RouteOptions): boolean {
  const names = [...url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const hasUnknown = names.some((name) => !Object.hasOwn(KNOWN_PARAMS, name));
  const method = door.split(' ')[0] ?? '';
  return hasUnknown || (WITH_BODY.has(method) && schema?.body !== undefined);
}

/** Checks that the prefix of an address matches the route's policy. */
function checkRoof(door: string, route: RouteOptions): string[] {
  const policy = route.config?.policy;
  if (policy === undefined) return [`${door}: names no policy`];
  const audience = POLICIES[policy];
  if (route.url.startsWith('/api/admin/') && !STAFF.has(audience))
    return [`${door}: is open to ${audience}`];
  if (STAFF.has(audience) && !route.url.startsWith('/api/admin/'))
    return [`${door}: is for ${audience}s, but not under /api/admin`];
  const isMine = route.url === '/api/me' || route.url.startsWith('/api/me/');
  if (isMine && audience === 'public' && !OPEN_DOORS.has(door)) return [`${door}: is open to all`];
  return [];
}

type Person = { id: number; username: string; secondFactor: boolean };
type People = {
  find(caller: CallerName): Promise<Person | null>;
  /** Returns a shared session for reads. */
  findCookie(person: Person): Promise<string>;
  /** Creates a session for one write, which may end all others. */
  makeCookie(person: Person): Promise<string>;
};

/** Creates one person per role for the whole check, but a new owner for each route. */
function createPeople({ database: { db } }: TestApi): People {
  const known = new Map<CallerName, Promise<Person>>();
  const cookies = new Map<number, Promise<string>>();
  const createPerson = async (caller: CallerName, roles: readonly string[]): Promise<Person> => ({
    ...(await createUser(db, { roles: [...roles] })),
    secondFactor: hasFactor(caller),
  });
  return {
    async find(caller) {
      const roles = CALLERS[caller];
      if (roles === null) return null;
      const person = known.get(caller) ?? createPerson(caller, roles);
      known.set(caller, person);
      return person;
    },
    findCookie({ id: userId, secondFactor }) {
      const session = { userId, secret: SESSION_SECRET, secondFactor };
      const cookie = cookies.get(userId) ?? createSession(db, session);
      cookies.set(userId, cookie);
      return cookie;
    },
    makeCookie({ id: userId, secondFactor }) {
      cookies.delete(userId);
      return createSession(db, { userId, secret: SESSION_SECRET, secondFactor });
    },
  };
}

/** Fills the parameters of an address. Parameters without a sample have defaults. */
export function fillPath(url: string, params: Readonly<Record<string, string>> = {}): string {
  const known: Readonly<Record<string, string>> = { ...KNOWN_PARAMS, ...params };
  return url
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? 'x'))
    .replace('*', 'x');
}

let requests = 0;

async function checkDoor(
  api: TestApi,
  people: People,
  door: string,
  route: RouteOptions,
  sample: RouteSample,
): Promise<string[]> {
  const { db } = api.database;
  const faults: string[] = [];
  const method = door.split(' ')[0] as 'GET';
  const isReading = method === 'GET' || String(method) === 'HEAD';
  const shared = sample.arrange === undefined ? await people.find('owner') : null;
  const owner = shared ?? { ...(await createUser(db)), secondFactor: true };
  for (const caller of callersOf(door)) {
    const user = caller === 'owner' ? owner : await people.find(caller);
    const callerId = user?.id ?? null;
    const request = await sample.arrange?.({ db, owner, caller, callerId });
    const path = fillPath(route.url, request?.params);
    requests += 1;
    const answer = await api.app.inject({
      method,
      url: path,
      ...(request?.query !== undefined && { query: request.query }),
      ...(request?.body !== undefined && { payload: request.body }),
      headers: {
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
        ...(user !== null && {
          cookie: await (isReading ? people.findCookie(user) : people.makeCookie(user)),
        }),
        ...request?.headers,
      },
    });
    const fault = judge(route, caller, sample, answer.statusCode, codeOf(answer.body));
    if (fault !== undefined) faults.push(`${door} as ${caller}: ${fault}`);
  }
  return faults;
}

function judge(
  route: RouteOptions,
  caller: CallerName,
  { answers }: RouteSample,
  status: number,
  code: string,
): string | undefined {
  const policy = route.config?.policy;
  const roles = rolesOf(caller);
  const viewer = roles === null ? null : { roles };
  const got = `${status} ${code}`.trim();
  if (policy === undefined || !isAllowed(POLICIES[policy], viewer)) {
    const refusal = viewer === null ? 401 : 403;
    if (status !== refusal) return `${got}, must be refused with ${refusal}`;
    // Staff learn that the second factor is missing. Others have nothing to set up.
    const isTold = code === 'SECOND_FACTOR_REQUIRED';
    const held = CALLERS[caller];
    const wouldPass =
      policy !== undefined && held !== null && isAllowed(POLICIES[policy], { roles: held });
    const lacksFactor = !hasFactor(caller) && wouldPass;
    return lacksFactor === isTold ? undefined : `${got}, must say why`;
  }
  const expected = typeof answers === 'number' ? answers : answers?.[caller];
  if (expected === undefined) return status < 400 ? undefined : `${got}, must succeed`;
  return status === expected ? undefined : `${got}, must be ${expected}`;
}

function codeOf(body: string): string {
  try {
    return (JSON.parse(body) as { code?: string }).code ?? '';
  } catch {
    return '';
  }
}
