import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStatement } from '@deckframe/database/statement';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { startApi } from '../../../apps/api/src/testing/programs/start-api.ts';
import { ensureServices } from '../../../scripts/services/services.ts';
import { SHIPPED_GAMES } from '../../stack/documents-games.ts';
import { apiEnv } from '../../stack/start-stack.ts';

export const GAME = 'gundam';
export const CARDS = 50_000;
export const COLUMNS = 40;

export type LargeGame = { origin: string; database: TestDatabase; stop: () => Promise<void> };

/** Starts a site whose game has 50,000 cards with 40 columns: demo cards and generated ones. */
export async function startLargeGame(directory: string): Promise<LargeGame> {
  const services = await ensureServices();
  const database = await createTestDatabase(services.pgAdminUrl);
  await addCards(database, addColumns(directory));
  const env = apiEnv(database.url('app'), services.redisUrl);
  const api = await startApi({ env: { ...env, GAMES_DIR: directory } });
  const stop = async (): Promise<void> => {
    await api.process.stop();
    await database.drop();
  };
  return { origin: api.origin, database, stop };
}

/** Adds the missing number of columns and returns their names. */
function addColumns(directory: string): string[] {
  cpSync(SHIPPED_GAMES, directory, { recursive: true });
  const file = join(directory, GAME, 'game-config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { minimumCachingColumns: string[] };
  const own = Array.from({ length: COLUMNS - 27 }, (_, at) => `remark${at + 1}`);
  const minimumCachingColumns = [...config.minimumCachingColumns, ...own];
  writeFileSync(file, JSON.stringify({ ...config, minimumCachingColumns }));
  return own;
}

const MAKE_CARDS = `
  insert into cards (gameid, cardno, name, image, color, categorydata, rarity, cost, effectdata,
    originalid, series, seriesname, mainalternate, published, extra)
  select $1, 'ZZ' || card || '-1', 'Made-up card ' || card, 'none', 'Blue', 'UNIT', 'C', card % 9,
    'Draw a card, then discard ' || card, 'ZZ' || card, 'ZZ', 'Made up', true, 0,
    (select jsonb_object_agg(named, named || ' of ' || card) from unnest($2::text[]) as named)
  from generate_series(1, $3::integer - (select count(*)::integer from cards where gameid = $1))
    as card`;

async function addCards({ db }: TestDatabase, columns: readonly string[]): Promise<void> {
  await runStatement(db, { text: MAKE_CARDS, values: [GAME, columns, CARDS] });
  await runStatement(db, { text: 'analyze cards' });
}
