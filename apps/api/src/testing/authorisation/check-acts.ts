import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { POLICIES } from '@deckframe/domain/accounts/access/policy';
import type { RouteOptions } from 'fastify';
import { SESSION_SECRET, type TestApi } from '../test-api.ts';
import { fillPath, findSample, listDoors, STAFF } from './check-routes.ts';
import type { RouteSample, RouteSamples } from './route-sample.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export type ActCheck = { acts: string[]; faults: string[] };

/** Performs every administrative write once and checks its audit entry. */
export async function checkActs(
  api: TestApi,
  routes: readonly RouteOptions[],
  samples: RouteSamples,
): Promise<ActCheck> {
  const doors = listDoors(routes).filter(({ door, route }) => {
    const policy = route.config?.policy;
    return policy !== undefined && STAFF.has(POLICIES[policy]) && !READING.has(methodOf(door));
  });
  const faults: string[] = [];
  for (const { door, route } of doors) {
    const fault = await checkAct(api, door, route, findSample(door, samples) ?? {});
    if (fault !== undefined) faults.push(`${door}: ${fault}`);
  }
  return { acts: doors.map(({ door }) => door), faults };
}

async function checkAct(
  api: TestApi,
  door: string,
  route: RouteOptions,
  sample: RouteSample,
): Promise<string | undefined> {
  const { db } = api.database;
  const owner = await createUser(db);
  const { id: callerId } = await createUser(db, { roles: ['Superadmin', 'Administrator'] });
  const request = await sample.arrange?.({ db, owner, caller: 'superadmin', callerId });
  const last = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const answer = await api.app.inject({
    method: methodOf(door) as 'PUT',
    url: fillPath(route.url, request?.params),
    ...(request?.body !== undefined && { payload: request.body }),
    headers: {
      'idempotency-key': randomUUID(),
      cookie: await createSession(db, { userId: callerId, secret: SESSION_SECRET }),
      ...request?.headers,
    },
  });
  if (answer.statusCode >= 400) return `${answer.statusCode}, must succeed`;
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', last?.id ?? 0)
    .execute();
  const [row] = rows;
  if (row === undefined || rows.length > 1) return `wrote ${rows.length} audit rows, must be 1`;
  if (row.actor_id !== callerId) return 'names another actor';
  if (row.request_id !== answer.headers['x-request-id']) return 'names another request';
  const details = row.details as Record<string, unknown>;
  const isWhole = typeof details['before'] === 'object' && typeof details['after'] === 'object';
  return isWhole ? undefined : 'does not say what was before and after';
}

function methodOf(door: string): string {
  return door.split(' ')[0] ?? '';
}
