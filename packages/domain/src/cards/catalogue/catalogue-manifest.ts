import type { GameConfig } from '../../game-config.ts';

/** What a game's published catalogue consists of, as the API delivers it. */
export interface CatalogueManifest {
  readonly gameid: string;
  /** Changes with the cards, and only with them. */
  readonly version: string;
  readonly cards: number;
  readonly series: readonly ManifestSeries[];
}

export interface ManifestSeries {
  readonly series: string;
  readonly rows: number;
  readonly files: readonly SeriesFile[];
}

/** A file of one series; its name is the hash of what it holds. */
export interface SeriesFile {
  readonly hash: string;
  readonly rows: number;
}

/** `all`, or the codes of series. */
export type WantedSeries = 'all' | readonly string[];

export type SeriesMatching = Pick<GameConfig, 'seriesIncludes' | 'wildcardSeries'>;

/**
 * The series of a catalogue that codes ask for, in any case and without their trailing dash. With
 * `seriesIncludes` a code matches within the name of a series, otherwise it is that name. The
 * wildcard series goes with every other.
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
