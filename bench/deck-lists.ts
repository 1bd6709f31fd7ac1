import { seededWord } from '@deckframe/database/seed-decks';
import { createDatabase, type Database } from '@deckframe/database/db';
import { type DeckOrder, PUBLIC_DECK_ORDERS } from '@deckframe/domain/decks/deck/deck-orders';
import { runStatement } from '@deckframe/database/statement';
import {
  ORDER_COLUMNS,
  type ResolvedFilters,
  readConditions,
} from '../apps/api/src/modules/decks/lists/filter-queries.ts';
import {
  listPublicDecks,
  listTermShares,
  searchPublicSql,
  type SqlText,
  walkPublicSql,
} from '../apps/api/src/modules/decks/lists/queries.ts';
import { planWalk } from '../apps/api/src/modules/decks/lists/term-shares.ts';
import { findDeck } from '../apps/api/src/modules/decks/decks/queries.ts';
import { type DeckDatabase, FIVE, ONE } from './deck-database.ts';
import { median } from './median.ts';

type Note = (line: string) => void;
type Measure = () => Promise<number>;

const PAGE = 25;
const DEEP_PAGE = 1000;
/** Repetitions of a query in one round. The fastest half counts. */
const REPEATS = 7;
const MIN_TURNS = 5;

/** Filters without results, one of each kind. */
const EMPTY: [string, Partial<ResolvedFilters>][] = [
  ['name', { name: 'qqqqqq' }],
  ['letters', { name: 'qx' }],
  ['archetype', { archetype: 'Nobody plays this' }],
  ['color', { color: ['Octarine'] }],
  ['favourite', { favoriteCard: 'GONE-404' }],
  ['card', { originals: ['GONE-404'] }],
  ['custom', { customSeries: 'Unwritten' }],
  ['starter', { starter: true }],
  ['favourite+color', { favoriteCard: 'GONE-404', color: ['Blue'] }],
];
/** Single words of names, from common to rare, and the start of one. */
const NAMES = [seededWord(0), seededWord(20), seededWord(120), seededWord(199), 'qqqqqq', 'ba'];

/** Ratios of the public lists, measured in turn on one connection with the API's statements. */
export async function measureDeckLists(
  database: DeckDatabase,
  note: Note,
  deadline: number,
): Promise<Record<string, number>> {
  const db = createDatabase({
    url: database.url,
    poolSize: 1,
    applicationName: 'deckframe-bench',
    statementTimeoutMs: 0,
  });
  try {
    const asked = await prepare(db);
    const times = new Map([...asked.keys()].map((name) => [name, [] as number[]]));
    for (const measure of asked.values()) await measure();
    let turns = 0;
    for (; turns < MIN_TURNS || Date.now() < deadline; turns += 1) {
      for (const [name, measure] of asked) times.get(name)?.push(await measure());
    }
    const of = (name: string): number => lowerQuartile(times.get(name) ?? []);
    note(
      `${turns} turns; ${[...asked.keys()].map((name) => `${name} ${of(name).toFixed(2)}`).join(', ')} ms`,
    );
    const deep = PUBLIC_DECK_ORDERS.map((order) => of(`deep ${order}`) / of(`page ${order}`));
    const grown = PUBLIC_DECK_ORDERS.map((order) => of(`page ${order}`) / of(`one ${order}`));
    const empty = EMPTY.map(([name]) => of(`empty ${name}`) / of('page recent'));
    const names = [ONE, FIVE].flatMap(({ game }) =>
      NAMES.map((word) => of(`name ${game} ${word}`) / of(`key ${game}`)),
    );
    return {
      page1000ToPage1: median(deep),
      page1000ToPage1Worst: Math.max(...deep),
      emptyFilterToPage1: median(empty),
      emptyFilterToPage1Worst: Math.max(...empty),
      nameSearchToKeyLookup: Math.max(...names),
      fiveMillionToOne: median(grown),
    };
  } finally {
    await db.destroy();
  }
}

async function prepare(db: Database): Promise<Map<string, Measure>> {
  const asked = new Map<string, Measure>();
  for (const order of PUBLIC_DECK_ORDERS) {
    const from = await findPlace(db, order, PAGE * (DEEP_PAGE - 1));
    asked.set(`one ${order}`, timed(db, await planList(db, ONE.game, order, {})));
    asked.set(`page ${order}`, timed(db, await planList(db, FIVE.game, order, {})));
    asked.set(`deep ${order}`, timed(db, await planList(db, FIVE.game, order, {}, from)));
  }
  for (const [name, filters] of EMPTY) {
    asked.set(`empty ${name}`, timed(db, await planList(db, FIVE.game, 'recent', filters)));
  }
  for (const { game } of [ONE, FIVE]) {
    const rows = await runStatement<{ id: string }>(db, {
      text: 'select id from decklists where gameid = $1 order by id offset 1000 limit 1',
      values: [game],
    });
    const id = rows[0]?.id ?? '';
    asked.set(
      `key ${game}`,
      repeat(() => findDeck(db, game, id)),
    );
    for (const name of NAMES) {
      const statements = await planList(db, game, 'recent', { name });
      asked.set(`name ${game} ${name}`, timed(db, statements));
    }
  }
  return asked;
}

type Place = { key: string; id: string };

async function findPlace(db: Database, order: DeckOrder, offset: number): Promise<Place> {
  const { column } = ORDER_COLUMNS[order];
  const rows = await runStatement<Place>(db, {
    text: `select ${column}::text as key, id
     from decklists join deck_counts on deck_id = id
     where decklists.gameid = $1 and is_listed
     order by ${column} desc, id desc offset $2 limit 1`,
    values: [FIVE.game, offset],
  });
  const [place] = rows;
  if (place === undefined) throw new Error('too few decks for a thousand pages');
  return place;
}

/**
 * The statements that the service sends, including the second one if the first returns too few
 * rows.
 */
async function planList(
  db: Database,
  game: string,
  order: DeckOrder,
  filters: Partial<ResolvedFilters>,
  from?: Place,
): Promise<SqlText[]> {
  const conditions = readConditions({ originals: [], ...filters }) ?? [];
  const page = { from, backwards: false, limit: PAGE };
  const list = { game, order, page, conditions, exceptUser: undefined };
  if (conditions.length === 0) return [walkPublicSql(list, undefined)];
  const walk = planWalk(conditions, await listTermShares(db, game), PAGE + 1);
  const search = searchPublicSql(list);
  return walk === undefined ? [search] : [walkPublicSql(list, walk), search];
}

function timed(db: Database, statements: SqlText[]): Measure {
  return repeat(async () => {
    for (const statement of statements) {
      const rows = await listPublicDecks(db, statement, true);
      if (rows.length > PAGE) return;
    }
  });
}

/** Measures one query in milliseconds: the median of several. */
function repeat(ask: () => Promise<unknown>): Measure {
  return async () => {
    const times: number[] = [];
    for (let time = 0; time < REPEATS; time += 1) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
    return median(times);
  };
}

/** Time of a query without disturbance by other load, and without relying on one lucky run. */
function lowerQuartile(times: readonly number[]): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
}
