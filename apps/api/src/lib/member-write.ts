import type { DB } from '@deckframe/database/schema';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { idempotentWrite } from './idempotent-write.ts';
import { requireUser } from './require-user.ts';
import type { SessionUser } from './session-user.ts';

/** A member's write: the key from its header, the input from its address and body. */
export async function memberWrite<T>(
  pool: Pool,
  request: FastifyRequest,
  effect: (db: Kysely<DB>, user: SessionUser) => Promise<T>,
): Promise<T> {
  const user = await requireUser(request);
  const write = {
    userId: user.id,
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    key: request.headers['idempotency-key'] as string | undefined,
    input: { params: request.params, body: request.body ?? null },
  };
  return idempotentWrite(pool, write, (db) => effect(db, user));
}
