import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { createHash } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import { inTransaction } from './transaction.ts';

export type WriteRequest = {
  userId: UserId;
  /** Method and route pattern. */
  route: string;
  key: string | undefined;
  /** The parsed input. The same key with another input is refused. */
  input: unknown;
  /**
   * Set for writes that change a key of the member row, such as the name. Locks the member row
   * first; upgrading the lock later could deadlock.
   */
  locksMember?: boolean;
};

const RETENTION_DAYS = 7;
const KEY_FORMAT = /^[\x21-\x7e]{8,200}$/;

/**
 * Stores the idempotency key in the transaction of the write. A repeated request gets the stored
 * answer; concurrent ones wait on the key's row. A started write is never aborted.
 */
export async function idempotentWrite<T>(
  database: Database,
  request: WriteRequest,
  effect: (db: Database) => Promise<T>,
): Promise<T> {
  const { key, bodyHash } = requireKey(request);
  const row = { user_id: request.userId, route: request.route, key };
  return inTransaction(database, async (db) => {
    if (request.locksMember === true) {
      await sql`select from users where id = ${row.user_id} for update`.execute(db);
    }
    const own = [row.user_id, row.route, row.key];
    const taken = await runStatement(db, {
      name: 'take-idempotency-key',
      text: `insert into idempotency_keys (user_id, route, key, body_hash) values ($1, $2, $3, $4)
        on conflict (user_id, route, key) do nothing returning true`,
      values: [...own, bodyHash],
    });
    if (taken.length === 0) return replay<T>(db, row, bodyHash);
    const answer = await effect(db);
    await runStatement(db, {
      name: 'keep-answer',
      text: `update idempotency_keys set status = $4, response = $5
        where user_id = $1 and route = $2 and key = $3`,
      values: [...own, answer === undefined ? 204 : 200, JSON.stringify(answer ?? null)],
    });
    return answer;
  });
}

/** Returns the key of a write and the hash that identifies a repetition. */
export function requireKey({ key, input }: Pick<WriteRequest, 'key' | 'input'>): {
  key: string;
  bodyHash: string;
} {
  if (key === undefined || !KEY_FORMAT.test(key)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
  return { key, bodyHash: hashOf(input) };
}

export async function deleteOldKeys(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(
      'created_at',
      '<',
      sql<Date>`app_now() - make_interval(days => ${RETENTION_DAYS}::integer)`,
    )
    .execute();
}

/** Deletes the stored answers of a leaving member. */
export async function deleteKeysOf(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
}

type KeyRow = { user_id: UserId; route: string; key: string };

async function replay<T>(db: Database, row: KeyRow, bodyHash: string): Promise<T> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== bodyHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return (stored.response ?? undefined) as T;
}

function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}
