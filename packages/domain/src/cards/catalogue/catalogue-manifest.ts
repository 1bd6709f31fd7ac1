import type { GameConfig } from '../../game-config.ts';

/** A game's published catalogue, as the API delivers it. */
export interface CatalogueManifest {
  readonly gameid: string;
  /** Changes only when the cards change. */
  readonly version: string;
  readonly cards: number;
  readonly series: readonly ManifestSeries[];
}

export interface ManifestSeries {
  readonly series: string;
  readonly rows: number;
  readonly files: readonly SeriesFile[];
}

/** A file of one series, named by the hash of its content. */
export interface SeriesFile {
  readonly hash: string;
  readonly rows: number;
}

/** `all`, or series codes. */
export type WantedSeries = 'all' | readonly string[];

export type SeriesMatching = Pick<GameConfig, 'seriesIncludes' | 'wildcardSeries'>;

/**
 * Returns the series for the given codes, in any case and without trailing dash. With
 * `seriesIncludes` a code matches within the name, otherwise the whole name. The wildcard series
 * matches always.
 */
export function listWantedSeries(
  manifest: CatalogueManifest,
  wanted: WantedSeries,
  { seriesIncludes, wildcardSeries }: SeriesMatching,
): readonly ManifestSeries[] {
  if (wanted === 'all') return manifest.series;
  const also = wildcardSeries === null || wanted.length === 0 ? [] : [wildcardSeries];
  const codes = [...wanted, ...also].map(toSeriesCode).filter((code) => code !== '');
  return manifest.series.filter(({ series }) => {
    const name = series.toLowerCase();
    return codes.some((code) => (seriesIncludes ? name.includes(code) : name === code));
  });
}

function toSeriesCode(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replace(/(?<!-)-+$/, '');
}
