import type { DB } from '@deckframe/database/schema';
import type { ExpResult } from '@deckframe/domain/exp/exp-result';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { memberWrite } from '../../lib/member-write.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { insertTempResults } from './queries.ts';

/** An answer that tells what its deed brought. */
export type PaidAnswer = { exp: ExpResult[] };

/** A member's write that may pay EXP. */
export async function paidWrite<T extends PaidAnswer>(
  pool: Pool,
  request: FastifyRequest,
  effect: (db: Kysely<DB>, user: SessionUser) => Promise<T>,
): Promise<T> {
  return memberWrite(pool, request, async (db, user) =>
    keepUnheard(db, request, user.id, await effect(db, user)),
  );
}

/**
 * A write goes on although its caller has hung up (a closed tab, a lost line). What it pays is then
 * kept for the member's next start instead of travelling in an answer that nobody reads. Both happen
 * in the transaction of the deed, so a repetition with the same key cannot show it a second time.
 */
export async function keepUnheard<T extends PaidAnswer>(
  db: Kysely<DB>,
  request: FastifyRequest,
  userId: string,
  answer: T,
): Promise<T> {
  if (answer.exp.length === 0 || !request.raw.socket.destroyed) return answer;
  await insertTempResults(db, userId, answer.exp);
  return { ...answer, exp: [] };
}
