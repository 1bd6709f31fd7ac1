import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Games } from '../../lib/games.ts';
import { lockNames } from '../../lib/lock-names.ts';
import { advanceWalk, lockWalk } from '../archetype-rules/service.ts';
import { countEvent } from './count-event.ts';

const payloadSchema = z.object({ game: z.string(), version: z.int() });
type Payload = z.infer<typeof payloadSchema>;

/** Events of one transaction: few enough that the end of another event hardly waits. */
const SLICE = 5;

/**
 * Goes through all ended events with a version of the rules: each is called anew and its sums move in
 * the same transaction, which leaves its place. Whoever takes the job up after a crash goes on there.
 */
export async function relabelListsJob(db: Database, games: Games, payload: unknown): Promise<void> {
  const walk = payloadSchema.parse(payload);
  let isOver = false;
  while (!isOver) isOver = await db.transaction().execute((trx) => walkOn(trx, games, walk));
}

async function walkOn(db: Database, games: Games, walk: Payload): Promise<boolean> {
  const { game, version } = walk;
  // Before anything is read: an event that ends meanwhile is either seen here or ends by these rules.
  await lockNames(db, [`meta:${game}`]);
  const place = await lockWalk(db, game, version);
  if (place === undefined || place.is_over) return true;
  const ids = await listEnded(db, game, place.walked_to);
  let changed = 0;
  for (const id of ids) {
    changed += await countEvent(db, games.get(game), { game, id }, true);
  }
  await advanceWalk(db, walk, { to: ids.at(-1) ?? null, walked: ids.length, changed });
  return ids.length === 0;
}

async function listEnded(db: Database, game: string, after: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tournaments
    where gameid = ${game} and status = 'finished'
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${SLICE}`.execute(db);
  return rows.map(({ id }) => id);
}
