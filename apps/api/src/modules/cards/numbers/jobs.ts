import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import { restoreDecks, rewriteDecks } from './rewrite-decks.ts';
import { restoreEntries, rewriteEntries } from './rewrite-entries.ts';
import { restoreTrades, rewriteTrades } from './rewrite-trades.ts';
import {
  findRunForUpdate,
  advance,
  countWalk,
  endRun,
  enterPhase,
  listStretch,
  type Kind,
  type RunRow,
} from './run-queries.ts';

const payloadSchema = z.object({ run: z.int() });

/** Rows per transaction, small enough that saves hardly wait. */
const SLICE = 500;

const NEXT = { decks: 'entries', entries: 'trades', trades: 'end' } as const;

const WAYS = {
  decks: { forth: rewriteDecks, back: restoreDecks },
  entries: { forth: rewriteEntries, back: restoreEntries },
  trades: { forth: rewriteTrades, back: restoreTrades },
} as const;

/**
 * Rewrites a card's old number in slices, one per transaction, and stores its position, so that
 * another worker can resume.
 */
export async function renumberCardJob(db: Database, payload: unknown): Promise<void> {
  const { run } = payloadSchema.parse(payload);
  let isOver = false;
  while (!isOver) {
    isOver = await db.transaction().execute((trx) => walkOn(trx, run));
  }
}

async function walkOn(db: Database, id: number): Promise<boolean> {
  const run = await findRunForUpdate(db, id);
  if (run === undefined || run.state === 'done' || run.state === 'undone') return true;
  if (run.phase === 'count') {
    await enterPhase(db, run, 'decks', await countWalk(db, run.gameid));
  } else if (run.phase === 'end') {
    await endRun(db, run);
  } else {
    await walkSlice(db, run, run.phase);
  }
  return false;
}

async function walkSlice(db: Database, run: RunRow, kind: Kind): Promise<void> {
  const { keys, last } = await listStretch(db, {
    game: run.gameid,
    kind,
    after: run.place,
    limit: SLICE,
  });
  if (last === null) return enterPhase(db, run, NEXT[kind]);
  const way = run.state === 'undoing' ? 'back' : 'forth';
  const written = await WAYS[kind][way](db, run, keys);
  await advance(db, run, kind, { place: last, walked: keys.length, written });
}
