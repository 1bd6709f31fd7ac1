import { createDatabase, type Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { countEvent } from '../apps/api/src/modules/meta/meta/service.ts';
import { findDocument } from '../apps/api/src/modules/meta/meta/count-queries.ts';
import { packMetaJob } from '../apps/api/src/modules/meta/meta/jobs.ts';
import { loadGames } from '../apps/api/src/lib/games.ts';
import { GAMES_DIR } from '@deckframe/database/game-folders';
import { ensureServices } from '../scripts/services/services.ts';
import { median } from './median.ts';
import { LIVE, LIVE_WINDOW, makeMeta, META_DATABASE, NEW_EVENT } from './meta-database.ts';
import { measureFormula } from './meta-formula.ts';
import type { BenchResult } from './run-rounds.ts';
import { describeDatabase, dropDatabase } from './seeded-database.ts';

type Note = (line: string) => void;

const MOST: Record<string, number> = { matrixToKeyLookup: 3, publishToLive: 0.2, formulaError: 1 };
const LEAST: Record<string, number> = { liveToMatrix: 100 };
/** The default. `npm run bench -- meta 5000000` takes as many as the proof. */
const MATCHES = 120_000;
const LOOKUPS = 300;
const TURNS = 3;

const KEY = {
  name: 'bench-cell',
  text: `select wins, losses, draws from meta_cells where gameid = $1 and window_id = $2
    and size_class = $3 and a = $4 and b = $5`,
  values: ['gundam', 'w1', 4, 'Deck 03', 'Deck 17'],
};

/**
 * Figures of a window, compared with a key lookup and with live counting, and the cost of
 * publishing.
 */
export async function measureMeta(note: Note): Promise<BenchResult> {
  const { pgAdminUrl } = await ensureServices();
  const matches = Number(process.argv[3] ?? MATCHES);
  await makeMeta(pgAdminUrl, matches, note);
  const { migratorUrl: url } = describeDatabase(pgAdminUrl, META_DATABASE);
  const db = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'deckframe-bench',
    statementTimeoutMs: 0,
  });
  try {
    return await race(db, matches, note);
  } finally {
    await db.destroy();
    await dropDatabase(pgAdminUrl, META_DATABASE);
  }
}

async function race(db: Database, matches: number, note: Note): Promise<BenchResult> {
  await packMetaJob(db, { game: 'gundam' });
  const key = await time(LOOKUPS, () => runStatement(db, KEY));
  const matrix = await time(LOOKUPS, () => findDocument(db, 'gundam', 'w1'));
  const window = await time(TURNS, () => runStatement(db, { text: LIVE_WINDOW, values: [] }));
  const all = await time(TURNS, () => runStatement(db, { text: LIVE, values: [] }));
  const config = loadGames(GAMES_DIR).get('gundam');
  const place = { game: 'gundam', id: NEW_EVENT };
  const count = (isFinished: boolean) =>
    db.transaction().execute((trx) => countEvent(trx, config, place, isFinished));
  await count(true);
  await count(false);
  const publish = await time(
    TURNS,
    () => count(true),
    () => count(false),
  );
  note(`key ${ms(key)}, matrix ${ms(matrix)}, live window ${ms(window)}, all ${ms(all)}`);
  note(`publishing 1,024 matches ${ms(publish)}`);
  const ratios: Record<string, number> = {
    matrixToKeyLookup: matrix / key,
    liveToMatrix: window / matrix,
    publishToLive: publish / all,
    formulaError: measureFormula(),
  };
  const result: BenchResult = { matches, ok: true };
  for (const [name, value] of Object.entries(ratios)) {
    const figure = Number(value.toPrecision(3));
    const [most, least] = [MOST[name], LEAST[name]];
    note(`${name} ${figure}, at ${most === undefined ? `least ${least}` : `most ${most}`} wanted`);
    result[name] = figure;
    if (figure > (most ?? Infinity) || figure < (least ?? 0)) result['ok'] = false;
  }
  return result;
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** Returns the median in milliseconds. */
async function time(
  turns: number,
  work: () => Promise<unknown>,
  after: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
    await after();
  }
  return median(times);
}
