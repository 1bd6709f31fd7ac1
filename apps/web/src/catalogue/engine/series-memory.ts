import { listRetainedSeries } from '@deckframe/domain/cards/catalogue/cache-plan';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';

/** Parsed files by hash; a few series unless all are requested. */
export interface SeriesMemory {
  readonly files: Map<string, ColumnFile>;
  /** Marks series as used; others stay while there is space. */
  use: (manifest: CatalogueManifest, wanted: 'all' | readonly string[]) => void;
}

export function createSeriesMemory(): SeriesMemory {
  const files = new Map<string, ColumnFile>();
  let latestFirst: readonly string[] = [];
  return {
    files,
    use({ series }, wanted) {
      const names = series.map((one) => one.series);
      const used = wanted === 'all' ? names : wanted;
      latestFirst = [...used, ...latestFirst.filter((name) => !used.includes(name))];
      const retained = new Set(listRetainedSeries(latestFirst, wanted));
      const hashes = new Set(
        series
          .filter((one) => retained.has(one.series))
          .flatMap((one) => one.files.map(({ hash }) => hash)),
      );
      for (const hash of files.keys()) if (!hashes.has(hash)) files.delete(hash);
      latestFirst = latestFirst.filter((name) => retained.has(name));
    },
  };
}
