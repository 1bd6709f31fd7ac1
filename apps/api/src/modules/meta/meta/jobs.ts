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

/** Runs at 4:40, when few events end. */
export const RECOUNT_META_CRON = '40 4 * * * recount-meta';

/** Recounts every window and returns the number of wrong sums. */
export async function recountMeta(db: Database): Promise<number> {
  let wrong = 0;
  for (const { gameid, id } of await listWindowKeys(db)) {
    // Uses one snapshot for sums and sources.
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

const SLICE = 5;

/**
 * Relabels and recounts all ended events with a rule version, in slices, and stores its position.
 */
export async function relabelListsJob(db: Database, games: Games, payload: unknown): Promise<void> {
  const walk = relabelPayload.parse(payload);
  let isOver = false;
  while (!isOver) isOver = await db.transaction().execute((trx) => walkOn(trx, games, walk));
}

async function walkOn(db: Database, games: Games, walk: RelabelWalk): Promise<boolean> {
  const { game, version } = walk;
  // Locked before reading, so that events ending meanwhile use these rules.
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
 * Packs changed windows. Their version is read before the sums, so a document packed during a
 * change is never used.
 */
export async function packMetaJob(db: Database, payload: unknown): Promise<void> {
  const { game } = packPayload.parse(payload);
  for (const { id, version } of await listUnpacked(db, game)) {
    const figures = await readSums(db, game, id);
    await saveDocument(db, { game, window: id, version }, gzipSync(JSON.stringify(figures)));
  }
}
