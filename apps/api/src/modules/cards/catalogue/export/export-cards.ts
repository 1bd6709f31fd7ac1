import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '@deckframe/database/db';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { GameConfig } from '@deckframe/domain/game-config';
import { toCard } from '../service.ts';
import { listStoredCards, type StoredCard } from './export-queries.ts';

const PAGE_ROWS = 500;

export async function exportCards(
  db: Database,
  config: GameConfig,
  file: string,
): Promise<{ cards: number }> {
  const counted = { cards: 0 };
  const rows = readAll(db, config.gameid, counted);
  const columns = listCardColumns(config);
  const text = /\.csv$/i.test(file) ? toCsv(rows, columns) : toJson(rows, columns);
  await pipeline(Readable.from(text), createWriteStream(file));
  return counted;
}

async function* readAll(
  db: Database,
  game: string,
  counted: { cards: number },
): AsyncGenerator<StoredCard> {
  let after = '';
  for (;;) {
    const page = await listStoredCards(db, game, after, PAGE_ROWS);
    yield* page;
    counted.cards += page.length;
    if (page.length < PAGE_ROWS) return;
    after = page.at(-1)?.cardno ?? after;
  }
}

/** One card per line, so that exports can be compared by diff. */
async function* toJson(
  rows: AsyncIterable<StoredCard>,
  columns: readonly string[],
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(toFlat(row, columns));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* toCsv(
  rows: AsyncIterable<StoredCard>,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield `${columns.join(',')}\n`;
  for await (const row of rows) {
    const flat = toFlat(row, columns);
    yield `${columns.map((column) => toField(flat[column])).join(',')}\n`;
  }
}

/** Contains every column with null, because a missing one means unknown. */
function toFlat(
  { extra, ...row }: StoredCard,
  columns: readonly string[],
): Record<string, ColumnValue | undefined> {
  const card: Record<string, ColumnValue | undefined> = { ...extra, ...toCard(row) };
  const all = new Set([...columns, ...Object.keys(extra)]);
  return Object.fromEntries([...all].map((column) => [column, card[column] ?? null]));
}

function toField(value: ColumnValue | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
