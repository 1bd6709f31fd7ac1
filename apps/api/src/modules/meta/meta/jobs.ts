import type { Database } from '@deckframe/database/db';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Games } from '../../../lib/games.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import { advanceWalk, lockWalk } from '../archetype-rules/service.ts';
import { countEvent } from './count-event.ts';
import {
  listEnded,
  listUnpacked,
  listWindowKeys,
  listWrongCells,
  listWrongShares,
  saveDocument,
} from './count-queries.ts';
import { readSums } from './service.ts';

/** When the fewest events end. */
export const RECOUNT_META_CRON = '40 4 * * * recount-meta';

/** Adds every window up anew; tells how many of its sums are not what its matches and lists say. */
export async function recountMeta(db: Database): Promise<number> {
  let wrong = 0;
  for (const { gameid, id } of await listWindowKeys(db)) {
    // One picture of the sums and of what they count, whatever ends meanwhile.
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => [
        ...(await listWrongCells(trx, gameid, id)),
        ...(await listWrongShares(trx, gameid, id)),
      ]);
    wrong += found.length;
  }
  return wrong;
}

const relabelPayload = z.object({ game: z.string(), version: z.int() });
type RelabelWalk = z.infer<typeof relabelPayload>;

/** Events of one transaction: few enough that the end of another event hardly waits. */
const SLICE = 5;

/**
 * Goes through all ended events with a version of the rules: each is called anew and its sums move in
 * the same transaction, which leaves its place. Whoever takes the job up after a crash goes on there.
 */
export async function relabelListsJob(db: Database, games: Games, payload: unknown): Promise<void> {
  const walk = relabelPayload.parse(payload);
  let isOver = false;
  while (!isOver) isOver = await db.transaction().execute((trx) => walkOn(trx, games, walk));
}

async function walkOn(db: Database, games: Games, walk: RelabelWalk): Promise<boolean> {
  const { game, version } = walk;
  // Before anything is read: an event that ends meanwhile is either seen here or ends by these rules.
  await lockNames(db, [`meta:${game}`]);
  const place = await lockWalk(db, game, version);
  if (place === undefined || place.is_over) return true;
  const ids = await listEnded(db, game, place.walked_to, SLICE);
  let changed = 0;
  for (const id of ids) {
    changed += await countEvent(db, games.get(game), { game, id }, true);
  }
  await advanceWalk(db, walk, { to: ids.at(-1) ?? null, walked: ids.length, changed });
  return ids.length === 0;
}

const packPayload = z.object({ game: z.string() });

/**
 * Packs the windows of a game whose sums have changed. Their numbers are read before the sums: what
 * changes in between raises the number again, asks for another job, and leaves a document nobody reads.
 */
export async function packMetaJob(db: Database, payload: unknown): Promise<void> {
  const { game } = packPayload.parse(payload);
  for (const { id, version } of await listUnpacked(db, game)) {
    const figures = await readSums(db, game, id);
    await saveDocument(db, { game, window: id, version }, gzipSync(JSON.stringify(figures)));
  }
}
