import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const SERIES_MAP = 'series-map.json';

/** Series code → game → name. */
const seriesMapSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type SeriesMap = z.infer<typeof seriesMapSchema>;

/** The shared map is optional; without it each game knows only its own series. */
export function readSeriesMap(directory: string): SeriesMap {
  const file = join(directory, SERIES_MAP);
  return existsSync(file) ? seriesMapSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
