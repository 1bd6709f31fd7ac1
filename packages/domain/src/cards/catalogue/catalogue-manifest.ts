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

/**
 * The series of a catalogue that codes ask for: each code matches within the series, in any case,
 * without its trailing dash. The wildcard series goes with every other.
 */
export function listWantedSeries(
  manifest: CatalogueManifest,
  wanted: WantedSeries,
  wildcard: string | null = null,
): readonly ManifestSeries[] {
  if (wanted === 'all') return manifest.series;
  const codes = [...wanted, ...(wildcard === null || wanted.length === 0 ? [] : [wildcard])]
    .map(toSeriesCode)
    .filter((code) => code !== '');
  return manifest.series.filter(({ series }) => {
    const name = series.toLowerCase();
    return codes.some((code) => name.includes(code));
  });
}

function toSeriesCode(code: string): string {
  return code
    .trim()
    .toLowerCase()
    .replace(/(?<!-)-+$/, '');
}
