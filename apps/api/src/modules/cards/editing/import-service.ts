import { cardsReport, pricesReport, type importBody } from '@deckframe/contract/cards/card-imports';
import type { Database } from '@deckframe/database/db';
import type { CardChange, CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { z } from 'zod';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  writeChanges,
  refuseMissingColumns,
  type ImportReport,
  type PriceResult,
} from '../catalogue/service.ts';
import {
  addImportJob,
  discardRun,
  findOpenRun,
  findReportedRun,
  findRunForUpdate,
  insertRun,
  listRuns,
  lockImports,
  markUndone,
  startWriting,
  type RunRow,
} from './import-queries.ts';
import { listImportedCards, type ImportedCard } from './queries.ts';
import { entryOf, record, requireLock, type Act } from './save-edits.ts';
import { settleChanges } from './settle-changes.ts';

function toRun(row: RunRow) {
  return {
    id: String(row.id),
    kind: row.kind,
    sourceName: row.source_name,
    isPartial: row.is_partial,
    state: row.state,
    outcome: row.outcome,
    share: row.share,
    isUndoable: row.state === 'written' && row.import_id !== null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

const DUPLICATES_SHOWN = 50;

export function toCardsReport(report: ImportReport) {
  const { rows, faulty, faults, findings } = report.source;
  return {
    rows,
    faulty,
    faults,
    unknownColumns: findings.unknown,
    absentColumns: findings.absent,
    ignoredColumns: findings.ignored,
    duplicates: report.duplicates.slice(0, DUPLICATES_SHOWN),
    counts: report.counts,
    changedColumns: report.changedColumns,
    cards: report.cards,
  };
}

export function toPricesReport({ rows, faulty, unknown, changed }: PriceResult) {
  return { rows, faulty, unknown, changed };
}

export type UndoneImport = { cards: number; retained: number };

/**
 * Undoes an import at once: unchanged values are reverted, added cards hidden, and later changes
 * kept.
 */
async function undoImport(
  act: Act,
  game: string,
  { importId, note }: { importId: number; note: string },
): Promise<UndoneImport> {
  const { db } = act;
  await requireLock(db, game);
  const rows = await listImportedCards(db, game, importId);
  const planned = rows.map((row) => planCard(row));
  const wanted = planned.flatMap(({ change }) => (change === null ? [] : [change]));
  const changes = await settleChanges(db, game, wanted);
  if (changes.length > 0) await writeChanges(db, entryOf(act, game, note), changes);
  await record(act, game, 'cards.import-undo', changes, note);
  return { cards: changes.length, retained: planned.filter(({ isRetained }) => isRetained).length };
}

type Planned = { change: CardChange | null; isRetained: boolean };

function planCard({ cardno, kind, published, before, after, current }: ImportedCard): Planned {
  const isShown = published === 1;
  const toChange = (was: CardValues, will: CardValues): CardChange | null =>
    Object.keys(will).length === 0 ? null : { cardno, isNew: false, before: was, after: will };
  if (kind === 'new' || kind === 'gone') {
    const isDue = isShown === (kind === 'new');
    return {
      change: isDue ? toChange({ published: isShown }, { published: !isShown }) : null,
      isRetained: !isDue,
    };
  }
  const columns = Object.keys(after ?? {});
  const same = columns.filter((column) => isSame(current?.[column], after?.[column]));
  return {
    change: toChange(pick(current, same), pick(before, same)),
    isRetained: same.length < columns.length,
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Shows published as true or false. */
function pick(values: CardValues | null, columns: readonly string[]): CardValues {
  const toValue = (column: string) => {
    const value = values?.[column] ?? null;
    return column === 'published' ? value === 1 : value;
  };
  return Object.fromEntries(columns.map((column) => [column, toValue(column)]));
}

const SHOWN_RUNS = 20;

/** Results of the worker that allow writing. */
const WRITABLE = ['declined', 'faulty', 'changed', 'dry run'];

export async function getRuns(db: Database, game: string) {
  return { runs: (await listRuns(db, game, SHOWN_RUNS)).map(toRun) };
}

export async function getRun(db: Database, game: string, id: number) {
  const row = await findReportedRun(db, id);
  if (row?.gameid !== game) throw new AppError('NOT_FOUND');
  const { report } = row;
  return {
    ...toRun(row),
    cards: report !== null && row.kind === 'cards' ? cardsReport.parse(report) : null,
    prices: report !== null && row.kind === 'prices' ? pricesReport.parse(report) : null,
  };
}

/** Stores the file; the worker compares it, and staff confirm before it is written. */
export async function sendSource(
  write: OpenWrite,
  game: string,
  body: z.infer<typeof importBody>,
): Promise<{ id: string }> {
  const { db, user } = write;
  await refuseMissingColumns(db, game);
  await lockImports(db, game);
  const open = await findOpenRun(db, game);
  if (open?.state === 'writing') throw new AppError('CARDS_BUSY');
  if (open) await discardRun(db, open.id);
  const { kind, sourceName, format, source, isPartial } = body;
  const id = await insertRun(db, {
    gameid: game,
    kind,
    source_name: sourceName,
    format,
    source,
    is_partial: isPartial,
    created_by: `user:${user.id}`,
  });
  await addImportJob(db, id);
  await recordImport(write, game, 'cards.compare', { id, kind, source: sourceName });
  return { id: String(id) };
}

/** The worker compares again and writes only what was shown. */
export async function writeRun(
  write: OpenWrite,
  game: string,
  id: number,
  skipFaulty: boolean,
): Promise<{ id: string }> {
  const run = await requireRun(write.db, game, id);
  const isReady = run.state === 'compared' && WRITABLE.includes(run.outcome ?? '');
  if (!isReady || (run.outcome === 'faulty' && !skipFaulty)) throw new AppError('IMPORT_OVER');
  await startWriting(write.db, id, skipFaulty);
  await addImportJob(write.db, id);
  await recordImport(write, game, 'cards.import', { id, kind: run.kind, source: run.source_name });
  return { id: String(id) };
}

export async function dropRun(write: OpenWrite, game: string, id: number): Promise<{ id: string }> {
  const run = await requireRun(write.db, game, id);
  if (run.state !== 'comparing' && run.state !== 'compared') throw new AppError('IMPORT_OVER');
  await discardRun(write.db, id);
  await recordImport(write, game, 'cards.discard', { id, kind: run.kind, source: run.source_name });
  return { id: String(id) };
}

/** Undoes a run, which is then final. */
export async function undoRun(write: OpenWrite, game: string, id: number) {
  const run = await requireRun(write.db, game, id);
  if (run.state !== 'written' || run.import_id === null) throw new AppError('IMPORT_OVER');
  await markUndone(write.db, id);
  const note = `Undo of import ${id}, ${run.source_name}`;
  return undoImport(write, game, { importId: run.import_id, note });
}

async function requireRun(db: Database, game: string, id: number): Promise<RunRow> {
  const run = await findRunForUpdate(db, id);
  if (run?.gameid !== game) throw new AppError('NOT_FOUND');
  return run;
}

async function recordImport(
  { db, user, requestId }: OpenWrite,
  game: string,
  action: string,
  { id, kind, source }: { id: number; kind: string; source: string },
): Promise<void> {
  await writeAdminAct(db, {
    actorId: user.id,
    action,
    game,
    subject: `import:${id}`,
    before: {},
    after: { kind, source },
    requestId,
  });
}
