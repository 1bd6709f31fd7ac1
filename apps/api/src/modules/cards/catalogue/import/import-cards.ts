import type { Database } from '@deckframe/database/db';
import type { SourceFindings } from '@deckframe/domain/cards/catalogue/source-watch';
import {
  compareWithCards,
  countChangedColumns,
  countDiff,
  hashDiff,
  listDiffCards,
  listDiffSamples,
  toDiffColumns,
  type DiffCard,
  type DiffColumns,
  type DiffKind,
  type DiffSample,
} from './diff-queries.ts';
import { renumberDuplicates, settlePrintings, type Renumbered } from './settle-printings.ts';
import { stageSource, type StagedSource, type StageOptions } from './stage-source.ts';
import { createStaging, dropIgnoredExtras, stageOtherCards } from './staging-queries.ts';
import {
  addPublishJob,
  demoteMains,
  insertHistory,
  insertImport,
  insertNewCards,
  takeImportLock,
  unpublishGoneCards,
  updateChangedCards,
  upsertAliases,
} from './write-queries.ts';

export type ImportOptions = StageOptions & {
  sourceName: string;
  createdBy: string;
  /** Keeps cards missing in the source published. */
  partial: boolean;
  /** Skips faulty rows instead of refusing the source. */
  skipFaulty: boolean;
  /** Number of cards per kind in the report; none by default. */
  cardsShown?: number;
  /** Called with the planned changes; return false to abort the import. */
  confirm: (report: ImportReport) => Promise<boolean>;
  /** Runs at the end of the import's transaction. */
  conclude?: (db: Database, importId: number, report: ImportReport) => Promise<void>;
};

export type ImportReport = {
  source: StagedSource;
  duplicates: Renumbered[];
  counts: Record<DiffKind, number>;
  changedColumns: { column: string; cards: number }[];
  samples: DiffSample[];
  cards: DiffCard[];
  /** Equal for equal changes. */
  digest: string;
};

export type ImportOutcome = 'written' | 'unchanged' | 'empty' | 'faulty' | 'declined' | 'busy';

export type ImportResult = { outcome: ImportOutcome; report: ImportReport | null };

const SAMPLES_PER_KIND = 5;

/** Columns decided by our rules. */
const SETTLED_COLUMNS = ['name', 'originalid', 'series', 'mainalternate', 'published'];

/** Imports a source in one transaction. Importing it again changes nothing. */
export async function importCards(db: Database, options: ImportOptions): Promise<ImportResult> {
  const game = options.config.gameid;
  try {
    return await db.transaction().execute(async (trx): Promise<ImportResult> => {
      if (!(await takeImportLock(trx, game))) throw new ImportStopped('busy', null);
      const { report, columns } = await stage(trx, options);
      const outcome = await decide(report, options);
      if (outcome !== 'written') throw new ImportStopped(outcome, report);
      const importId = await write(trx, options, columns, report);
      await options.conclude?.(trx, importId, report);
      return { outcome, report };
    });
  } catch (error) {
    if (error instanceof ImportStopped) return { outcome: error.outcome, report: error.report };
    throw error;
  }
}

/** Thrown to roll back on purpose. */
class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
  readonly outcome: ImportOutcome;
  readonly report: ImportReport | null;

  constructor(outcome: ImportOutcome, report: ImportReport | null) {
    super(outcome);
    this.outcome = outcome;
    this.report = report;
  }
}

async function stage(
  db: Database,
  options: ImportOptions,
): Promise<{ report: ImportReport; columns: DiffColumns }> {
  const game = options.config.gameid;
  await createStaging(db);
  const source = await stageSource(db, options);
  const duplicates = await renumberDuplicates(db, game);
  if (options.partial) await stageOtherCards(db, game);
  await settlePrintings(db);
  const { ignored } = source.findings;
  await dropIgnoredExtras(
    db,
    ignored.map(({ column }) => column),
  );
  const columns = toDiffColumns(listSpokenColumns(options, source.findings));
  await compareWithCards(db, game, columns);
  const report = {
    source,
    duplicates,
    counts: await countDiff(db),
    changedColumns: await countChangedColumns(db),
    samples: await listDiffSamples(db, game, SAMPLES_PER_KIND),
    cards: await listDiffCards(db, game, options.cardsShown ?? 0),
    digest: await hashDiff(db),
  };
  return { report, columns };
}

/** Columns that no row has stay unchanged on every card. */
function listSpokenColumns({ mapping }: ImportOptions, findings: SourceFindings): string[] {
  const silent = new Set([
    ...findings.absent,
    ...findings.ignored.map((ignored) => ignored.column),
  ]);
  const spoken = Object.keys(mapping).filter((column) => !silent.has(column));
  return [...new Set([...SETTLED_COLUMNS, ...spoken])];
}

async function decide(report: ImportReport, options: ImportOptions): Promise<ImportOutcome> {
  const { rows, faulty } = report.source;
  if (faulty > 0 && !options.skipFaulty) return 'faulty';
  // An empty file is probably a mistake.
  if (rows === faulty) return 'empty';
  if (Object.values(report.counts).every((cards) => cards === 0)) return 'unchanged';
  return (await options.confirm(report)) ? 'written' : 'declined';
}

async function write(
  db: Database,
  options: ImportOptions,
  columns: DiffColumns,
  report: ImportReport,
): Promise<number> {
  const game = options.config.gameid;
  const importId = await insertImport(db, {
    gameid: game,
    source_name: options.sourceName,
    counts: { ...report.counts, rows: report.source.rows, faulty: report.source.faulty },
    created_by: options.createdBy,
  });
  await insertHistory(db, game, importId);
  await demoteMains(db, game);
  await insertNewCards(db, game, columns);
  await updateChangedCards(db, game, columns);
  await upsertAliases(db, game);
  await unpublishGoneCards(db, game);
  await addPublishJob(db, game);
  return importId;
}
