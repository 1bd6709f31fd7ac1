import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEMO_NOW, DEMO_SEED } from '@deckframe/card-world/workshop';
import { generateWorld } from '@deckframe/card-world/generate-world';
import { parseWorld } from '@deckframe/card-world/world-schema';
import {
  CATALOGUE_FILE_ROWS,
  listCatalogueColumns,
  printCatalogueFile,
  type CatalogueRow,
} from '@deckframe/domain/cards/catalogue/catalogue-row';
import {
  readColumn,
  type ColumnFile,
  type ColumnValue,
} from '@deckframe/domain/cards/catalogue/column-file';
import type { GameConfig } from '@deckframe/domain/game-config';
import { compressFile } from '../apps/api/src/modules/cards/catalogue/publish/compress-file.ts';
import { REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { median } from './median.ts';
import type { BenchResult } from './run-rounds.ts';

const GAME = 'gundam';
const SMALL = 1000;
const MIDDLE = 10_000;
const LARGE = 50_000;
const PARSE_ROUNDS = 9;
const SAMPLE_EVERY = 4;

/** Maximum of each ratio. */
const LIMITS = {
  rawToRowJson: 0.55,
  compressedToRowJson: 0.8,
  parseToRowJson: 0.7,
  changedToWhole: 0.05,
  growthToLinear: 1.1,
};

type Files = { rowTexts: string[]; columnTexts: string[] };

/**
 * What column files of the published catalogue save, compared with JSON objects and with reloading
 * everything after one change.
 */
export async function measureCatalogue(note: (line: string) => void): Promise<BenchResult> {
  const config = readJson('game-config.json') as GameConfig;
  const catalogue = (cards: number): CatalogueRow[][] => [...groupBySeries(config, cards)];

  const middleSeries = catalogue(MIDDLE);
  const middle = toFiles(config, middleSeries);
  note(`${MIDDLE} cards in ${middle.columnTexts.length} files`);
  const compressed = await measureCompressed(middle);
  note(`${compressed.whole} bytes with brotli`);
  const changed = await measureChange(config, middleSeries, middle, compressed.whole);
  const parseToRowJson = measureParse(middle);

  const small = toFiles(config, catalogue(SMALL)).columnTexts;
  const large = toFiles(config, catalogue(LARGE)).columnTexts;
  const growths = [byteSizes, gzipSizes].map(
    (sizes) => sum(sizes(large)) / sum(sizes(small)) / (LARGE / SMALL),
  );
  note(`${LARGE} cards in ${large.length} files, growth raw and gzip: ${growths.join(', ')}`);

  const ratios = {
    rawToRowJson: sum(byteSizes(middle.columnTexts)) / sum(byteSizes(middle.rowTexts)),
    compressedToRowJson: compressed.ratio,
    parseToRowJson,
    changedToWhole: changed,
    growthToLinear: Math.max(...growths),
  };
  return toResult(ratios, note);
}

function toResult(ratios: typeof LIMITS, note: (line: string) => void): BenchResult {
  const result: BenchResult = {};
  let ok = true;
  for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    const value = ratios[name];
    result[name] = Number(value.toFixed(3));
    ok &&= value <= LIMITS[name];
    note(`${name} ${value.toFixed(3)}, at most ${LIMITS[name]} wanted`);
  }
  return { ...result, ok };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'games', GAME, path), 'utf8'));
}

/** Yields published cards of the demo world, one file per series, as the publisher groups them. */
export function* groupBySeries(config: GameConfig, cards: number): Generator<CatalogueRow[]> {
  const plan = readJson('demo/world.json') as { parts: string[] };
  const parts = plan.parts.map((part) => readJson(`demo/${part}`));
  const options = { seed: DEMO_SEED, now: DEMO_NOW, cards };
  const names = listCatalogueColumns(config);
  const bySeries = new Map<string, CatalogueRow[]>();
  for (const card of generateWorld(parseWorld(plan, parts), options)) {
    if (!card.published) continue;
    const row = Object.fromEntries(names.map((name) => [name, toPlain(card[name])]));
    const rows = bySeries.get(card.series) ?? [];
    bySeries.set(card.series, rows);
    rows.push(row);
  }
  for (const rows of bySeries.values()) {
    for (let start = 0; start < rows.length; start += CATALOGUE_FILE_ROWS) {
      yield rows.slice(start, start + CATALOGUE_FILE_ROWS);
    }
  }
}

function toPlain(value: unknown): ColumnValue {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as ColumnValue);
}

function toFiles(config: GameConfig, series: readonly CatalogueRow[][]): Files {
  return {
    rowTexts: series.map((rows) => JSON.stringify(rows)),
    columnTexts: series.map((rows) => printCatalogueFile(config, rows)),
  };
}

/** All columns, but only the rows of every fourth file, because the best brotli level is slow. */
async function measureCompressed(files: Files): Promise<{ whole: number; ratio: number }> {
  const columnSizes = await compressedSizes(files.columnTexts);
  const isSample = (_: unknown, index: number): boolean => index % SAMPLE_EVERY === 0;
  const rowSizes = await compressedSizes(files.rowTexts.filter(isSample));
  return { whole: sum(columnSizes), ratio: sum(columnSizes.filter(isSample)) / sum(rowSizes) };
}

/** Changes one card of the largest series. Returns the bytes of the new files and the manifest. */
async function measureChange(
  config: GameConfig,
  series: readonly CatalogueRow[][],
  before: Files,
  wholeBytes: number,
): Promise<number> {
  const largest = series.reduce((most, rows) => (rows.length > most.length ? rows : most));
  const after = series.map((rows) =>
    rows === largest ? rows.with(0, { ...rows[0], name: 'A new name' }) : rows,
  );
  const known = new Set(before.columnTexts.map(hashOf));
  const texts = toFiles(config, after).columnTexts;
  const fresh = texts.filter((text) => !known.has(hashOf(text)));
  const manifest = JSON.stringify(texts.map((text) => ({ hash: hashOf(text), rows: 1 })));
  const [manifestBytes = 0, ...freshBytes] = await compressedSizes([manifest, ...fresh]);
  return (sum(freshBytes) + manifestBytes) / (wholeBytes + manifestBytes);
}

/**
 * Time until every value is usable, compared with parsing the same rows. Adjacent measurements
 * share the machine's load.
 */
function measureParse({ rowTexts, columnTexts }: Files): number {
  const parseRows = (): void => {
    for (const text of rowTexts) JSON.parse(text);
  };
  const parseColumns = (): void => {
    for (const text of columnTexts) {
      const file = JSON.parse(text) as ColumnFile;
      for (const name of Object.keys(file.columns)) readColumn(file, name);
    }
  };
  const ratios: number[] = [];
  for (let round = 0; round < PARSE_ROUNDS; round += 1) {
    const rows = timeOf(parseRows);
    ratios.push(timeOf(parseColumns) / rows);
  }
  return median(ratios);
}

function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

async function compressedSizes(texts: readonly string[]): Promise<number[]> {
  return Promise.all(texts.map(async (text) => (await compressFile(text)).br.length));
}

const byteSizes = (texts: readonly string[]): number[] =>
  texts.map((text) => Buffer.byteLength(text));
const gzipSizes = (texts: readonly string[]): number[] =>
  texts.map((text) => gzipSync(text).length);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
