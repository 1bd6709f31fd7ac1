import type { Database } from '@deckframe/database/db';
import { createIdentityMapping } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '../../../lib/app-error.ts';
import type { Games } from '../../../lib/games.ts';
import { importCards, updatePrices } from '../catalogue/service.ts';
import { toCardsReport, toPricesReport } from './import-service.ts';
import { endStep, findRun, setShare, type RunRow } from './import-queries.ts';
import { runSchedule } from './publication.ts';

const importPayload = z.object({ run: z.int() });

/** Maximum cards per kind in the report. */
const CARDS_SHOWN = 100;
/** Progress is stored after each such share of the file. */
const SHARE_STEP = 0.05;

type End = Parameters<typeof endStep>[2];

const WRITTEN: End = { state: 'written', outcome: 'written', report: null, digest: '' };

/**
 * Compares or writes a file. After a crash the step starts over; if cards are locked it is retried.
 */
export async function importCardsJob(db: Database, games: Games, payload: unknown): Promise<void> {
  const run = await findRun(db, importPayload.parse(payload).run);
  if (run === undefined || run.source === null) return;
  if (run.state !== 'comparing' && run.state !== 'writing') return;
  const config = games.find(run.gameid);
  if (config === undefined) return;
  const folder = await mkdtemp(join(tmpdir(), 'deckframe-import-'));
  try {
    const file = join(folder, `source.${run.format}`);
    await writeFile(file, run.source);
    const step = run.kind === 'cards' ? goThroughCards : goThroughPrices;
    await endStep(db, run, await step(db, run, config, file));
  } catch (error) {
    // A write failure is not a fault of the file.
    if (run.state === 'writing' || !isFaultOfFile(error)) throw error;
    const outcome = (error as Error).message;
    await endStep(db, run, { state: 'unreadable', outcome, report: null, digest: '' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function goThroughCards(
  db: Database,
  run: RunRow,
  config: GameConfig,
  file: string,
): Promise<End> {
  const { outcome, report } = await importCards(db, {
    config,
    file,
    mapping: createIdentityMapping(config),
    sourceName: run.source_name,
    createdBy: run.created_by,
    partial: run.is_partial,
    skipFaulty: run.skips_faulty,
    cardsShown: CARDS_SHOWN,
    onProgress: tellShare(db, run),
    // Writes only if the comparison is unchanged.
    confirm: async (found) => run.state === 'writing' && found.digest === run.digest,
    conclude: (trx, importId, { digest }) => endStep(trx, run, { ...WRITTEN, digest, importId }),
  });
  if (outcome === 'busy') throw new AppError('CARDS_BUSY');
  const digest = report?.digest ?? run.digest;
  const told = report && toCardsReport(report);
  if (run.state === 'comparing') return { state: 'compared', outcome, report: told, digest };
  // "Unchanged" means that somebody else made the same changes.
  if (outcome === 'written' || outcome === 'unchanged') return { ...WRITTEN, digest };
  const said = outcome === 'declined' ? 'changed' : outcome;
  return { state: 'compared', outcome: said, report: told, digest };
}

async function goThroughPrices(
  db: Database,
  run: RunRow,
  config: GameConfig,
  file: string,
): Promise<End> {
  const result = await updatePrices(db, {
    game: config.gameid,
    file,
    sourceName: run.source_name,
    createdBy: run.created_by,
    dryRun: run.state === 'comparing',
    conclude: (trx) => endStep(trx, run, WRITTEN),
  });
  const { outcome } = result;
  if (outcome === 'busy') throw new AppError('CARDS_BUSY');
  const isWritten = run.state === 'writing' && (outcome === 'written' || outcome === 'unchanged');
  if (isWritten) return WRITTEN;
  const isEmpty = outcome === 'dry run' && result.changed === 0;
  const report = toPricesReport(result);
  return { state: 'compared', outcome: isEmpty ? 'unchanged' : outcome, report, digest: '' };
}

/** Uses its own connection, because the import's transaction is not visible. */
function tellShare(db: Database, run: RunRow): (rows: number, share: number) => void {
  let told = 0;
  return (_rows, share) => {
    if (share - told < SHARE_STEP) return;
    told = share;
    // Fire and forget: a failure here is harmless.
    setShare(db, run.id, share).catch(() => undefined);
  };
}

/** True for parser errors; others have codes. */
function isFaultOfFile(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === undefined || code.startsWith('CSV_');
}

const payloadSchema = z.object({ game: z.string(), id: z.number() });

export async function runCardScheduleJob(db: Database, payload: unknown): Promise<void> {
  const { game, id } = payloadSchema.parse(payload);
  await runSchedule(db, game, String(id));
}
