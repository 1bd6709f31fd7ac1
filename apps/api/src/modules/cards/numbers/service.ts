import type { Database } from '@deckframe/database/db';
import { tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  PLACES,
  findCard,
  findHolder,
  listNamingDecks,
  type NumberedCard,
  type Place,
} from './queries.ts';
import {
  addRunJobs,
  findRunForUpdate,
  hasOpenRun,
  insertRun,
  listRuns,
  moveCardNumber,
  takeImportLock,
  turnBack,
  type RunRow,
} from './run-queries.ts';

function toRun(row: RunRow) {
  const isBack = row.state === 'undoing' || row.state === 'undone';
  return {
    id: String(row.id),
    from: row.old_cardno,
    to: row.new_cardno,
    name: row.name,
    state: row.state,
    walked: row.walked,
    total: row.total,
    decks: isBack ? row.decks_back : row.decks,
    entries: isBack ? row.entries_back : row.entries,
    trades: isBack ? row.trades_back : row.trades,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** SQLSTATE of a statement time-out. */
const STATEMENT_CANCELLED = '57014';

/** Counts the affected rows; null if counting takes too long. */
async function countPlaces(
  db: Database,
  game: string,
  card: NumberedCard,
): Promise<Record<Place, number | null>> {
  const counts: [string, number | null][] = [];
  for (const [place, ask] of Object.entries(PLACES)) {
    counts.push([place, await count(() => ask(game, card).execute(db))]);
  }
  return Object.fromEntries(counts) as Record<Place, number | null>;
}

async function count(ask: () => Promise<{ rows: unknown[] }>): Promise<number | null> {
  try {
    const [row] = (await ask()).rows as { rows: number }[];
    return row?.rows ?? 0;
  } catch (error) {
    const isOverdue = (error as { code?: unknown }).code === STATEMENT_CANCELLED;
    if (isOverdue) return null;
    throw error;
  }
}

const SHOWN_DECKS = 10;
const SHOWN_RUNS = 30;

export type NumberPair = { from: string; to: string };

/** Previews a renumbering. */
export async function getNumberUse(db: Database, game: string, cardno: string) {
  const card = await getCard(db, game, cardno);
  const places = await countPlaces(db, game, card);
  const decks = await listNamingDecks(db, game, card, SHOWN_DECKS);
  const { name, originalid, series } = card;
  const isPublished = card.published === 1;
  return { cardno, name, originalid, series, isPublished, places, decks };
}

export async function getRuns(db: Database, game: string) {
  const runs = await listRuns(db, game, SHOWN_RUNS);
  return { runs: runs.map(toRun) };
}

/** From the commit on the old number redirects; the worker rewrites the rest. */
export async function beginRenumber(
  { db, user, requestId }: OpenWrite,
  game: string,
  { from, to }: NumberPair,
): Promise<{ id: string }> {
  await refuseWhileBusy(db, game);
  const card = await getCard(db, game, from);
  await refuseTaken(db, game, { from, to });
  await moveCardNumber(db, game, from, to);
  const id = await insertRun(db, { game, from, to, name: card.name });
  await addRunJobs(db, game, id);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card.renumber',
    game,
    subject: `card:${to}`,
    before: { cardno: from },
    after: { cardno: to },
    requestId,
  });
  return { id: String(id) };
}

/** Reverses the number at once; the worker restores the rest. */
export async function undoRenumber(
  { db, user, requestId }: OpenWrite,
  game: string,
  id: number,
): Promise<{ id: string }> {
  const run = await findRunForUpdate(db, id);
  if (run?.gameid !== game) throw new AppError('NOT_FOUND');
  if (run.state === 'undoing' || run.state === 'undone') throw new AppError('RENUMBER_OVER');
  if (run.state === 'done') await refuseWhileBusy(db, game);
  const card = await findCard(db, game, run.new_cardno);
  if (card === undefined) throw new AppError('RENUMBER_OVER');
  await refuseTaken(db, game, { from: run.new_cardno, to: run.old_cardno });
  await moveCardNumber(db, game, run.new_cardno, run.old_cardno);
  await turnBack(db, id);
  await addRunJobs(db, game, id);
  await writeUndo(db, run, { actorId: user.id, requestId });
  return { id: String(id) };
}

async function writeUndo(
  db: Database,
  run: RunRow,
  by: Pick<Parameters<typeof writeAdminAct>[1], 'actorId' | 'requestId'>,
): Promise<void> {
  await writeAdminAct(db, {
    ...by,
    action: 'card.renumber-undo',
    game: run.gameid,
    subject: `card:${run.old_cardno}`,
    before: { cardno: run.new_cardno },
    after: { cardno: run.old_cardno },
  });
}

async function refuseWhileBusy(db: Database, game: string): Promise<void> {
  if (!(await takeImportLock(db, game))) throw new AppError('RENUMBER_BUSY');
  if (await hasOpenRun(db, game)) throw new AppError('RENUMBER_BUSY');
}

async function getCard(db: Database, game: string, cardno: string): Promise<NumberedCard> {
  const card = await findCard(db, game, cardno);
  if (card === undefined) throw new AppError('CARD_NOT_FOUND');
  return card;
}

async function refuseTaken(db: Database, game: string, pair: NumberPair): Promise<void> {
  if (pair.from === pair.to) throw new AppError('CARD_NUMBER_TAKEN', { name: pair.to });
  const holder = await findHolder(db, game, pair);
  if (holder !== undefined) throw new AppError('CARD_NUMBER_TAKEN', { name: holder.name });
}

export const renumberedRowsPart = tablePart('renumberedCards', 'card_renumber_rows.user_id');
