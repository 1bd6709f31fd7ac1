import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { writeCsv } from '@deckframe/domain/collection/entries/read-csv';
import { listCustomColumns } from '@deckframe/domain/creators/series/custom-fields';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CustomCard, CustomSeries } from '#features/creators/custom-cards/api.ts';
import { writeZip, type ZipFile } from '#lib/zip/write-zip.ts';

type Cards = readonly CustomCard[];

export function exportJson(config: PublicGameConfig, series: CustomSeries, cards: Cards): Blob {
  const { gameid, name, description } = series;
  const columns = ['id', ...listCustomColumns(config), 'customPNG'];
  const rows = cards.map((card) =>
    Object.fromEntries(columns.map((column) => [column, card[column] ?? null])),
  );
  const text = JSON.stringify({ game: gameid, name, description, cards: rows }, null, 2);
  return new Blob([text], { type: 'application/json' });
}

export function exportCsv(config: PublicGameConfig, cards: Cards): Blob {
  return new Blob([printTable(config, cards)], { type: 'text/csv' });
}

/** Exports the table, with pictures named as in the table. */
export async function exportZip(
  config: PublicGameConfig,
  cards: Cards,
  fetchPicture: (address: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Blob> {
  const files: ZipFile[] = [
    { name: 'cards.csv', bytes: new TextEncoder().encode(printTable(config, cards)) },
  ];
  const addresses = new Set(cards.flatMap(({ customPNG }) => customPNG ?? []));
  for (const address of addresses) {
    files.push({ name: pictureName(address), bytes: await fetchPicture(address) });
  }
  return writeZip(files);
}

function printTable(config: PublicGameConfig, cards: Cards): string {
  const columns = listCustomColumns(config);
  const rows = cards.map((card) => [
    card.id,
    ...columns.map((column) => toCell(card[column])),
    card.customPNG === null ? '' : pictureName(card.customPNG),
  ]);
  return writeCsv([['id', ...columns, 'picture'], ...rows]);
}

const pictureName = (address: string): string =>
  `pictures/${address.slice(address.lastIndexOf('/') + 1)}`;

function toCell(value: ColumnValue | undefined): number | string {
  return typeof value === 'number' ? value : String(value ?? '');
}
