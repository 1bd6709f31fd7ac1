import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import { AppError } from './app-error.ts';

/** A write in a shared transaction with its sender's key. */
export type KeyedWrite = { userId: UserId; route: string; key: string; bodyHash: string };

const nameOf = ({ userId, key }: Pick<KeyedWrite, 'userId' | 'key'>): string => `${userId} ${key}`;

/**
 * Stores the keys of a batch of writes to one route. Returns the writes to run and the stored
 * answers of earlier ones. Duplicate keys are taken once. Keys are inserted in order, so that
 * batches with common keys do not deadlock.
 */
export async function takeKeys<Answer, Write extends KeyedWrite>(
  db: Database,
  writes: readonly Write[],
): Promise<{ taken: Write[]; known: Map<Write, Answer | AppError> }> {
  const columns = sql`
    ${writes.map(({ userId }) => userId)}::bigint[], ${writes.map(({ route }) => route)}::text[],
    ${writes.map(({ key }) => key)}::text[], ${writes.map(({ bodyHash }) => bodyHash)}::text[]`;
  const sent = sql`unnest(${columns}) with ordinality as sent(user_id, route, key, body_hash, place)`;
  const inserted = await sql<{ user_id: UserId; key: string; body_hash: string }>`
    insert into idempotency_keys (user_id, route, key, body_hash)
    select distinct on (user_id, route, key) user_id, route, key, body_hash from ${sent}
    order by user_id, route, key, place
    on conflict (user_id, route, key) do nothing
    returning user_id, key, body_hash`.execute(db);
  const toName = (row: { user_id: UserId; key: string }): string =>
    nameOf({ userId: row.user_id, key: row.key });
  const hashes = new Map(inserted.rows.map((row) => [toName(row), row.body_hash]));

  const taken: Write[] = [];
  const known = new Map<Write, Answer | AppError>();
  const others: Write[] = [];
  const names = new Set<string>();
  for (const write of writes) {
    const hash = hashes.get(nameOf(write));
    if (hash === undefined) others.push(write);
    else if (hash !== write.bodyHash) known.set(write, new AppError('IDEMPOTENCY_KEY_REUSED'));
    else if (!names.has(nameOf(write))) {
      taken.push(write);
      names.add(nameOf(write));
    }
  }
  if (others.length > 0) {
    const { rows } = await sql<{
      user_id: UserId;
      key: string;
      body_hash: string;
      response: Answer;
    }>`
      select user_id, key, stored.body_hash, response from idempotency_keys as stored
      join ${sent} using (user_id, route, key)`.execute(db);
    const stored = new Map(rows.map((row) => [toName(row), row]));
    for (const write of others) {
      const row = stored.get(nameOf(write));
      if (row === undefined) throw new Error('a key that was taken is not there');
      const isSame = row.body_hash === write.bodyHash;
      known.set(write, isSame ? row.response : new AppError('IDEMPOTENCY_KEY_REUSED'));
    }
  }
  return { taken, known };
}

/** Stores the answers and frees the keys of refused writes. */
export async function answerKeys(
  db: Database,
  writes: readonly (KeyedWrite & { answer: unknown })[],
): Promise<void> {
  const rows = writes.map(({ userId, route, key, answer }) => ({
    user_id: userId,
    route,
    key,
    response: answer ?? null,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given(user_id bigint, route text, key text, response jsonb)`;
  const isGiven = sql`stored.user_id = given.user_id and stored.route = given.route
    and stored.key = given.key`;
  await sql`update idempotency_keys as stored set status = 200, response = given.response
    from ${given} where ${isGiven} and given.response is not null`.execute(db);
  if (rows.every(({ response }) => response !== null)) return;
  await sql`delete from idempotency_keys as stored using ${given}
    where ${isGiven} and given.response is null`.execute(db);
}
