import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { packCatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { layCollection } from '@deckframe/domain/filter/collection-overlay';
import type { GameConfig } from '@deckframe/domain/game-config';
import { searchCardsAfresh } from '@deckframe/domain/query/search-cards';
import { createSearchIndex, type SearchIndex } from '@deckframe/domain/query/search-index';
import { REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { groupBySeries } from './catalogue.ts';
import { measureBuilds } from './collection-builds.ts';
import { measureCounting } from './collection-counting.ts';
import { measureSaves } from './collection-saves.ts';
import { toFilterState } from './filter-queries.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';

const CARDS = 50_000;
const ENTRIES = 20_000;
const ROUNDS = 15;
const NOW = new Date('2026-11-15T12:00:00Z');

/** Maximum of each figure; for `saveToUpsert` the minimum. */
const LIMITS = { ownToPlain: 1.5, saveToUpsert: 0.4, longestTaskMs: 50, buildMs: 100 };

/** A collection of 20,000 entries: searched, compared with decks, saved, and counted on a phone. */
export async function measureCollection(note: (line: string) => void): Promise<BenchResult> {
  const path = join(REPOSITORY_ROOT, 'games/gundam/game-config.json');
  const config = JSON.parse(readFileSync(path, 'utf8')) as GameConfig;
  const groups = [...groupBySeries(config, CARDS)];
  const index = createSearchIndex(
    groups.map((rows) => encodeColumnFile(rows.map(packCatalogueRow), Object.keys(rows[0] ?? {}))),
    config,
  );
  const numbers = groups.flat().map((card) => String(card['cardno']));
  const entries = new Map(
    numbers
      .filter((_, at) => at % Math.floor(CARDS / ENTRIES) === 0)
      .slice(0, ENTRIES)
      .map((cardno, at): [string, CollectionEntry] => [cardno, toEntry(at)]),
  );
  note(`${index.rows} cards, ${entries.size} entries`);
  const figures = {
    ownToPlain: measureOwn(index, entries, note),
    buildMs: measureBuilds(index, config, entries, note),
    saveToUpsert: await measureSaves(note),
    longestTaskMs: await measureCounting(note),
  };
  const ok =
    figures.ownToPlain <= LIMITS.ownToPlain &&
    figures.buildMs <= LIMITS.buildMs &&
    figures.saveToUpsert >= LIMITS.saveToUpsert &&
    figures.longestTaskMs <= LIMITS.longestTaskMs;
  const rounded = Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]);
  return { ...(Object.fromEntries(rounded) as Record<keyof typeof figures, number>), ok };
}

function toEntry(at: number): CollectionEntry {
  return { count: 1 + (at % 6), trading: at % 9 === 0, wanted: false, ignored: false, tag: '' };
}

/** The same search with a term about ownership, and with one about card columns. */
function measureOwn(
  index: SearchIndex,
  entries: ReadonlyMap<string, CollectionEntry>,
  note: (line: string) => void,
): number {
  const search = (text: string) =>
    searchCardsAfresh(index, {
      filters: toFilterState({ name: text, text, sort: { column: 'name' } }),
      sort: { column: 'name' },
      now: NOW,
    });
  // Computed once, as while a user types. After an edit, the next search computes it again.
  layCollection(index, { entries, playset: 4 });
  note(`first search after an edit ${timeOf(() => search('unit own>=2')).toFixed(2)} ms`);
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const plain = timeOf(() => search('unit cost>=2'));
    const own = timeOf(() => search('unit own>=2'));
    if (round > 0) ratios.push(own / plain);
    if (round === 1) note(`plain ${plain.toFixed(2)} ms, with own>=2 ${own.toFixed(2)} ms`);
  }
  return median(ratios);
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
