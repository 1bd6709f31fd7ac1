import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import uFuzzy from '@leeoniya/ufuzzy';
import { packCatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { createSearchIndex } from '@deckframe/domain/query/search-index';
import { searchCardsAfresh } from '@deckframe/domain/query/search-cards';
import type { GameConfig } from '@deckframe/domain/game-config';
import { Index as FlexSearch } from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { groupBySeries } from './catalogue.ts';
import { FILTER_QUERIES } from './filter-queries.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const CARDS = 50_000;
const ROUNDS = 5;

type Note = (line: string) => void;
/** Searches a text and returns the number of cards found. */
type Engine = (text: string) => number;

/** Other libraries on the text searches of the mix. Ours also sorts the cards. */
export async function measureFilterPeers(note: Note): Promise<BenchResult> {
  const config = JSON.parse(
    readFileSync(join(REPOSITORY_ROOT, 'games/gundam/game-config.json'), 'utf8'),
  ) as GameConfig;
  const groups = [...groupBySeries(config, CARDS)];
  const texts = groups
    .flat()
    .map((card) => config.textFilterColumns.map((name) => String(card[name] ?? '')).join('\n'));
  note(`${texts.length} cards`);

  const files = groups.map((rows) =>
    encodeColumnFile(rows.map(packCatalogueRow), Object.keys(rows[0] ?? {})),
  );
  const makers: [string, () => Engine][] = [
    ['ours', () => createOurs(files, config)],
    ['flexsearch', () => createFlexSearch(texts)],
    ['minisearch', () => createMiniSearch(texts)],
    ['fuse', () => createFuse(texts)],
    ['ufuzzy', () => createUFuzzy(texts)],
  ];
  const times = new Map<string, number>();
  for (const [name, make] of makers) {
    const started = performance.now();
    const engine = make();
    note(`${name} is built in ${Math.round(performance.now() - started)} ms`);
    times.set(name, timeQueries(engine));
    note(`${name} ${times.get(name)?.toFixed(2)} ms`);
  }

  const ours = times.get('ours') ?? Number.NaN;
  const result: BenchResult = {};
  let ok = true;
  for (const [name, time] of times) {
    if (name === 'ours') continue;
    result[`${name}ToOurs`] = Number((time / ours).toFixed(2));
    ok &&= time > ours;
    note(`${name}ToOurs ${(time / ours).toFixed(2)}, more than 1 wanted`);
  }
  return { ...result, ok };
}

function createOurs(files: Parameters<typeof createSearchIndex>[0], config: GameConfig): Engine {
  const index = createSearchIndex(files, config);
  return (search) => {
    const filters = { optionSets: {}, ranges: {}, booleans: {}, search };
    return searchCardsAfresh(index, { filters, sort: { column: 'name' }, now: NOW }).length;
  };
}

/**
 * Finds any part of a word, like ours. This is its slowest setting, but the only one with the same
 * results.
 */
function createFlexSearch(texts: readonly string[]): Engine {
  const index = new FlexSearch({ tokenize: 'full' });
  for (const [id, text] of texts.entries()) index.add(id, text);
  return (text) => index.search(text, { limit: texts.length }).length;
}

/** Finds only word starts. */
function createMiniSearch(texts: readonly string[]): Engine {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  index.addAll(texts.map((text, id) => ({ id, text })));
  return (text) => index.search(text).length;
}

/** Its exact search. The fuzzy one has other results. */
function createFuse(texts: readonly string[]): Engine {
  const fuse = new Fuse(texts, { useExtendedSearch: true, ignoreLocation: true, threshold: 0 });
  return (text) =>
    fuse.search(
      text
        .split(' ')
        .map((word) => `'${word}`)
        .join(' '),
    ).length;
}

function createUFuzzy(texts: readonly string[]): Engine {
  const fuzzy = new uFuzzy();
  const haystack = texts.map((text) => text.toLowerCase());
  return (text) => fuzzy.search(haystack, text, 1, 0)[0]?.length ?? 0;
}

/** Returns the sum of the queries' medians in milliseconds. The first round warms up. */
function timeQueries(engine: Engine): number {
  const texts = FILTER_QUERIES.flatMap(({ text }) => (text === undefined ? [] : [text]));
  const times = texts.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [place, text] of texts.entries()) {
      const started = performance.now();
      engine(text);
      if (round > 0) times[place]?.push(performance.now() - started);
    }
  }
  return times.reduce((sum, list) => sum + median(list), 0);
}
