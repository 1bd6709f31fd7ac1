import { cardsReport, pricesReport, type importBody } from '@deckframe/contract/cards/card-imports';
import type { Database } from '@deckframe/database/db';
import type { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { undoImport } from '../card-admin/service.ts';
import { refuseMissingColumns } from '../cards/catalogue/service.ts';
import { toRun } from './mapping.ts';
import {
  addImportJob,
  discardRun,
  findOpenRun,
  findReport,
  findRunForUpdate,
  insertRun,
  listRuns,
  lockImports,
  markUndone,
  startWriting,
  type RunRow,
} from '../cards/editing/import-queries.ts';

const SHOWN_RUNS = 20;

/** What the worker's last step came to, where the run may be written. */
const WRITABLE = ['declined', 'faulty', 'changed', 'dry run'];

export async function getRuns(db: Database, game: string) {
  return { runs: (await listRuns(db, game, SHOWN_RUNS)).map(toRun) };
}

export async function getRun(db: Database, game: string, id: number) {
  const row = await requireRun(db, game, id);
  const report = await findReport(db, id);
  return {
    ...toRun(row),
    cards: report !== null && row.kind === 'cards' ? cardsReport.parse(report) : null,
    prices: report !== null && row.kind === 'prices' ? pricesReport.parse(report) : null,
  };
}

/** Nothing but the file is stored: the worker compares it, and staff look before it is written. */
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
  await record(write, game, 'cards.compare', { id, kind, source: sourceName });
  return { id: String(id) };
}

/** What was shown is written, or nothing: the worker compares once more. */
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
  await record(write, game, 'cards.import', { id, kind: run.kind, source: run.source_name });
  return { id: String(id) };
}

export async function dropRun(write: OpenWrite, game: string, id: number): Promise<{ id: string }> {
  const run = await requireRun(write.db, game, id);
  if (run.state !== 'comparing' && run.state !== 'compared') throw new AppError('IMPORT_OVER');
  await discardRun(write.db, id);
  await record(write, game, 'cards.discard', { id, kind: run.kind, source: run.source_name });
  return { id: String(id) };
}

/** All that the file wrote goes back in one act; the run is then over for good. */
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

async function record(
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
