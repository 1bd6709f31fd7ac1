import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  packCatalogueRow,
  type CatalogueRow,
} from '@deckframe/domain/cards/catalogue/catalogue-row';
import {
  encodeColumnFile,
  readColumn,
  type ColumnFile,
} from '@deckframe/domain/cards/catalogue/column-file';
import { createSearchIndex, type SearchIndex } from '@deckframe/domain/query/search-index';
import { searchCardsAfresh } from '@deckframe/domain/query/search-cards';
import type { GameConfig } from '@deckframe/domain/game-config';
import { REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { groupBySeries } from './catalogue.ts';
import { filterNaively } from './filter-naive.ts';
import { FILTER_QUERIES, toFilterState, type FilterQuery } from './filter-queries.ts';
import { createReference } from './filter-reference.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const SMALL = 10_000;
const CARDS = 50_000;
const LARGE = 500_000;
const ROUNDS = 5;
const GROWTH_ROUNDS = 15;
const BUILD_ROUNDS = 7;
const RANDOM_QUERIES = 200;

/** Maximum of each figure. */
const LIMITS = {
  mixToByteScan: 0.08,
  mixToNaive: 0.02,
  growthToLinear: 1,
  buildToParse: 6,
  wrongAnswers: 0,
};

/** The filter engine on 50,000 cards, compared with a text scan, a naive filter, and more cards. */
export async function measureFilter(note: (line: string) => void): Promise<BenchResult> {
  const config = JSON.parse(
    readFileSync(join(REPOSITORY_ROOT, 'games/gundam/game-config.json'), 'utf8'),
  ) as GameConfig;
  const groups = [...groupBySeries(config, CARDS)];
  const cards = groups.flat();
  const files = groups.map(toFile);
  note(`${cards.length} cards in ${files.length} files`);

  const index = build(files, config);
  const wrongAnswers = countWrongAnswers(index, cards, config);
  note(`${RANDOM_QUERIES} random queries, ${wrongAnswers} with another answer than the reference`);

  const text = Buffer.from(cards.map((card) => textOf(card, config)).join('\n'));
  const [naive, scan, mix] = timeMixes(ROUNDS, [
    (query) => filterNaively(cards, config.textFilterColumns, query),
    (query) => scanBytes(query, text, index),
    (query) => search(index, query),
  ]);
  note(
    `mix ${mix.toFixed(2)} ms, scan of ${text.length} bytes ${scan.toFixed(1)} ms, naive ${naive.toFixed(0)} ms`,
  );

  const rowText = JSON.stringify(cards);
  const buildToParse = median(
    Array.from({ length: BUILD_ROUNDS }, () => {
      collectGarbage();
      const parse = timeOf(() => JSON.parse(rowText));
      collectGarbage();
      const building = timeOf(() => build(files, config));
      note(`build ${building.toFixed(0)} ms, JSON.parse ${parse.toFixed(0)} ms`);
      return building / parse;
    }),
  );

  const smallIndex = build(growTo(SMALL, files), config);
  const largeIndex = build(growTo(LARGE, files), config);
  const [small, large] = timeMixes(GROWTH_ROUNDS, [
    (query) => search(smallIndex, query),
    (query) => search(largeIndex, query),
  ]);
  note(
    `mix on ${smallIndex.rows} cards ${small.toFixed(2)} ms, on ${largeIndex.rows} ${large.toFixed(1)} ms`,
  );

  const figures = {
    mixToByteScan: mix / scan,
    mixToNaive: mix / naive,
    growthToLinear: large / small / (largeIndex.rows / smallIndex.rows),
    buildToParse,
    wrongAnswers,
  };
  return toResult(figures, note);
}

function search(index: SearchIndex, query: FilterQuery): Uint32Array {
  return searchCardsAfresh(index, { filters: toFilterState(query), sort: query.sort, now: NOW });
}

/** Builds everything that the first search and the panel need. */
function build(files: readonly ColumnFile[], config: GameConfig): SearchIndex {
  const index = createSearchIndex(files, config);
  for (const key of index.filters.keys()) index.buckets(key);
  index.order({}, NOW);
  return index;
}

function toFile(rows: readonly CatalogueRow[]): ColumnFile {
  return encodeColumnFile(rows.map(packCatalogueRow), Object.keys(rows[0] ?? {}));
}

/** Grows or shrinks the card set. Copies get their own numbers and names. */
function growTo(count: number, files: readonly ColumnFile[]): ColumnFile[] {
  const grown: ColumnFile[] = [];
  let rows = 0;
  for (let copy = 0; rows < count; copy += 1) {
    for (const file of files) {
      if (rows >= count) break;
      grown.push(copy === 0 ? file : copyFile(file, copy));
      rows += file.rows;
    }
  }
  return grown;
}

function copyFile(file: ColumnFile, copy: number): ColumnFile {
  const rename = (name: string, mark: string): string[] =>
    readColumn(file, name).map((value) => `${String(value)}${mark}${copy}`);
  return {
    rows: file.rows,
    columns: { ...file.columns, cardno: rename('cardno', 'c'), name: rename('name', ' ') },
  };
}

/** One full pass for each word that never matches; without words, one pass over a column. */
function scanBytes({ text = '' }: FilterQuery, bytes: Buffer, index: SearchIndex): number {
  const words = text.split(' ').filter(Boolean);
  if (words.length > 0) return words.reduce((sum, word) => sum + bytes.indexOf(`${word}\u0001`), 0);
  let sum = 0;
  for (const code of index.column('cost').codes) sum += code & 1;
  return sum;
}

function textOf(card: CatalogueRow, config: GameConfig): string {
  return config.textFilterColumns
    .map((column) => String(card[column] ?? ''))
    .join('\n')
    .toLowerCase();
}

/**
 * Returns the sum of the queries' medians per engine, in milliseconds. Engines take turns at every
 * query, so that load affects all. The first round warms up.
 */
function timeMixes<E extends ((query: FilterQuery) => unknown)[]>(
  rounds: number,
  engines: [...E],
): { [K in keyof E]: number } {
  const sums = engines.map(() => 0);
  for (const query of FILTER_QUERIES) {
    const times = engines.map((): number[] => []);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [place, run] of engines.entries()) {
        const time = timeOf(() => run(query));
        if (round > 0) times[place]?.push(time);
      }
    }
    for (const [place, list] of times.entries()) sums[place] = (sums[place] ?? 0) + median(list);
  }
  return sums as { [K in keyof E]: number };
}

function countWrongAnswers(
  index: SearchIndex,
  cards: readonly CatalogueRow[],
  config: GameConfig,
): number {
  const reference = createReference(cards, config);
  const dice = createDice(99);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  let wrong = 0;
  for (let round = 0; round < RANDOM_QUERIES; round += 1) {
    const words = textOf(pick(cards), config)
      .split(/[\s"'()/\\|,:=<>!-]+/)
      .filter((word) => /^[a-z\d【】]+$/.test(word) && !['or', 'and', 'not'].includes(word));
    const cut = (word: string): string => {
      const start = Math.floor(dice() * word.length);
      return word.slice(start, start + 1 + Math.floor(dice() * 6));
    };
    const typed = Array.from({ length: Math.floor(dice() * 4) }, () => cut(pick(words)));
    const query: FilterQuery = {
      name: `random ${round}`,
      text: typed.filter((word) => !['or', 'and', 'not'].includes(word)).join(' '),
      ...(dice() < 0.4 && { options: { color: [pick(['Red', 'Blue', 'N/A'])] } }),
      ...(dice() < 0.3 && {
        options: { trait: [String(pick(cards)['trait'] ?? 'N/A').split('|')[0] ?? ''] },
      }),
      ...(dice() < 0.4 && { ranges: { cost: { min: Math.floor(dice() * 5) } } }),
      sort: {
        column: pick(['cost', 'name', 'level', 'marketprice']),
        direction: pick(['asc', 'desc']),
      },
    };
    const [ours, theirs] = [search(index, query), reference(query)];
    const isSame =
      ours.length === theirs.length && theirs.every((row, place) => ours[place] === row);
    if (!isSame) wrong += 1;
  }
  return wrong;
}

function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Otherwise the garbage of one contender would be collected during another's time. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function toResult(figures: typeof LIMITS, note: (line: string) => void): BenchResult {
  const result: BenchResult = {};
  let ok = true;
  for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    result[name] = Number(figures[name].toFixed(4));
    ok &&= figures[name] <= LIMITS[name];
    note(`${name} ${figures[name].toFixed(4)}, at most ${LIMITS[name]} wanted`);
  }
  return { ...result, ok };
}
