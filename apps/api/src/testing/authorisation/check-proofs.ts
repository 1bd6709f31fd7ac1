import { randomUUID } from 'node:crypto';
import { createSession, createUser } from '@deckframe/database/scenes';
import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import type { RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { giveAuthenticator } from '../../modules/accounts/second-factor/service.ts';
import { SESSION_SECRET, type TestApi } from '../test-api.ts';
import { fillPath, findSample, listDoors } from './check-routes.ts';
import type { RouteSamples } from './route-sample.ts';

export type ProofCheck = { doors: string[]; faults: string[] };

/** Calls every sensitive route in a session whose proof is eleven minutes old. */
export async function checkProofs(
  api: TestApi,
  routes: readonly RouteOptions[],
  samples: RouteSamples,
): Promise<ProofCheck> {
  const { db } = api.database;
  const doors = listDoors(routes).filter(
    ({ route }) => (route.config?.proof ?? 'session') !== 'session',
  );
  const faults: string[] = [];
  for (const { door, route } of doors) {
    const owner = await createUser(db, { roles: ['Superadmin', 'Administrator'] });
    const userId = owner.id;
    // Members with an authenticator app cannot use the password as proof.
    await giveAuthenticator(db, toUserId(userId), Buffer.from('secret'), SESSION_SECRET);
    const cookie = await createSession(db, { userId, secret: SESSION_SECRET });
    const aged = sql<Date>`app_now() - interval '11 minutes'`;
    await db
      .updateTable('auth_sessions')
      .set({ created_at: aged, second_factor_at: aged, proved_at: aged })
      .where('user_id', '=', userId)
      .execute();
    const scene = { db, owner, caller: 'owner' as const, callerId: userId };
    const request = await findSample(door, samples)?.arrange?.(scene);
    const answer = await api.app.inject({
      method: door.split(' ')[0] as 'POST',
      url: fillPath(route.url, request?.params),
      ...(request?.body !== undefined && { payload: request.body }),
      headers: { cookie, 'idempotency-key': randomUUID(), ...request?.headers },
    });
    const isAsked = answer.body.includes('"FRESH_SIGN_IN_REQUIRED"');
    if (answer.statusCode !== 403 || !isAsked) {
      faults.push(`${door}: ${answer.statusCode}, must ask for a fresh sign-in`);
    }
  }
  return { doors: doors.map(({ door, route }) => `${door} ${route.config?.proof}`), faults };
}
