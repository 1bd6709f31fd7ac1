import type { SeriesCacheEntry } from '@deckframe/domain/cards/catalogue/cache-records';
import {
  listFormerNumbers,
  unpackCatalogueRow,
} from '@deckframe/domain/cards/catalogue/catalogue-row';
import { decodeColumnFile, type ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { createSearchIndex, type SearchIndex } from '@deckframe/domain/query/search-index';
import { createLruCache } from '@deckframe/domain/filter/lru-cache';
import type { SearchConfig } from '@deckframe/domain/filter/search-config';
import { toCatalogueCard, type CardRow, type CatalogueCard } from './catalogue-card.ts';

/** A file with its storage entry. */
export interface LoadedFile {
  readonly hash: string;
  readonly file: ColumnFile;
  readonly entry: Pick<SeriesCacheEntry, 'cachedAt' | 'expiresAt'>;
}

/** Cards that are ready to search and show. */
export interface LoadedCatalogue {
  readonly index: SearchIndex;
  /** Identifies the loaded content: equal names mean equal cards. */
  readonly name: string;
  cardAt: (row: number, now: Date) => CatalogueCard | undefined;
  findRow: (cardno: string) => number | undefined;
}

/** Decoded files kept: visible ones and neighbours. */
const DECODED_FILES = 24;

export function createLoadedCatalogue(
  gameid: string,
  files: readonly LoadedFile[],
  config: SearchConfig,
): LoadedCatalogue {
  const starts: number[] = [];
  let rows = 0;
  for (const { file } of files) {
    starts.push(rows);
    rows += file.rows;
  }
  const index = createSearchIndex(
    files.map(({ file }) => file),
    config,
  );
  const decoded = createLruCache<readonly CardRow[]>(DECODED_FILES);
  const rowsOf = ({ hash, file }: LoadedFile): readonly CardRow[] => {
    const known = decoded.get(hash) ?? decodeColumnFile(file).map(unpackCatalogueRow);
    decoded.set(hash, known);
    return known;
  };
  let rowByNumber: Map<string, number> | undefined;

  return {
    index,
    name: nameFiles(files.map(({ hash }) => hash)),
    cardAt(row, now) {
      const at = starts.findLastIndex((start) => start <= row);
      const loaded = files[at];
      const card = loaded && rowsOf(loaded)[row - (starts[at] ?? 0)];
      return card && toCatalogueCard(gameid, card, loaded.entry, now);
    },
    findRow(cardno) {
      rowByNumber ??= mapNumbers(index);
      return rowByNumber.get(cardno);
    },
  };
}

export function nameFiles(hashes: readonly string[]): string {
  return hashes.join(' ');
}

function mapNumbers(index: SearchIndex): Map<string, number> {
  const { values, codes } = index.column(index.config.cardId_column);
  const rows = new Map<string, number>();
  const former = index.column('former_numbers');
  for (const [row, code] of former.codes.entries()) {
    for (const number of listFormerNumbers(former.values[code])) rows.set(number, row);
  }
  for (const [row, code] of codes.entries()) rows.set(String(values[code]), row);
  return rows;
}
