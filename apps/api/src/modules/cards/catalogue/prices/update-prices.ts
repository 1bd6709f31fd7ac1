import type { Database } from '@deckframe/database/db';
import { coerceColumn, coerceText } from '@deckframe/domain/cards/catalogue/coerce-value';
import type { ColumnMapping } from '@deckframe/domain/cards/catalogue/source-mapping';
import { createSourceWatch } from '@deckframe/domain/cards/catalogue/source-watch';
import { readSource } from '../import/read-source.ts';
import { addPublishJob, insertImport, takeImportLock } from '../import/write-queries.ts';
import {
  countUnknownPrices,
  createPriceStaging,
  insertPrices,
  updateStagedPrices,
  type PriceRow,
} from './price-queries.ts';

export type PriceOptions = {
  game: string;
  file: string;
  sourceName: string;
  createdBy: string;
  dryRun: boolean;
  /** Runs at the end of the transaction. */
  conclude?: (db: Database) => Promise<void>;
};

export type PriceResult = {
  outcome: 'written' | 'unchanged' | 'dry run' | 'made up' | 'busy';
  rows: number;
  faulty: number;
  unknown: number;
  changed: number;
};

const PRICE: ColumnMapping = { from: 'marketprice', kind: 'decimal', lowFrom: 'lowprice' };
const BATCH_ROWS = 1000;

class PricesStopped extends Error {
  override readonly name = 'PricesStopped';
  readonly result: PriceResult;

  constructor(result: PriceResult) {
    super(result.outcome);
    this.result = result;
  }
}

/**
 * Sets prices from a table with `cardno` or `tcgplayer_id`, `marketprice` and optionally
 * `lowprice`, in one transaction. Other cards keep theirs.
 */
export async function updatePrices(db: Database, options: PriceOptions): Promise<PriceResult> {
  try {
    return await db.transaction().execute((trx) => run(trx, options));
  } catch (error) {
    if (error instanceof PricesStopped) return error.result;
    throw error;
  }
}

async function run(db: Database, options: PriceOptions): Promise<PriceResult> {
  const nothing = { rows: 0, faulty: 0, unknown: 0, changed: 0 };
  if (!(await takeImportLock(db, options.game))) {
    throw new PricesStopped({ ...nothing, outcome: 'busy' });
  }
  await createPriceStaging(db);
  const { rows, faulty, isMadeUp } = await stagePrices(db, options.file);
  const counts = { ...nothing, rows, faulty };
  if (isMadeUp) throw new PricesStopped({ ...counts, outcome: 'made up' });
  const unknown = await countUnknownPrices(db, options.game);
  const changed = await updateStagedPrices(db, options.game, options.sourceName);
  const result = { ...counts, unknown, changed };
  if (options.dryRun) throw new PricesStopped({ ...result, outcome: 'dry run' });
  if (changed === 0) throw new PricesStopped({ ...result, outcome: 'unchanged' });
  await insertImport(db, {
    gameid: options.game,
    source_name: options.sourceName,
    counts: { prices: changed, rows, faulty, unknown },
    created_by: options.createdBy,
  });
  await addPublishJob(db, options.game);
  await options.conclude?.(db);
  return { ...result, outcome: 'written' };
}

async function stagePrices(
  db: Database,
  file: string,
): Promise<{ rows: number; faulty: number; isMadeUp: boolean }> {
  const watch = createSourceWatch({ marketprice: PRICE });
  let batch: PriceRow[] = [];
  let count = 0;
  let faulty = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertPrices(db, batch);
    batch = [];
  };
  await readSource({ file, onShare: () => undefined }, async (rows) => {
    for await (const row of rows) {
      count += 1;
      const { value, fault } = coerceColumn(row, PRICE);
      const cardno = coerceText(row['cardno']);
      const tcgplayerId = coerceText(row['tcgplayer_id']);
      if (fault !== undefined || (cardno === null && tcgplayerId === null)) {
        faulty += 1;
        continue;
      }
      watch.look(row, { marketprice: value });
      batch.push({ position: count, cardno, tcgplayer_id: tcgplayerId, marketprice: value });
      if (batch.length === BATCH_ROWS) await flush();
    }
    await flush();
  });
  const isMadeUp = watch.conclude().ignored.length > 0;
  return { rows: count, faulty, isMadeUp };
}
