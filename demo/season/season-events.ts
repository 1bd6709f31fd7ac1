import { SERIES } from './season-names.ts';
import { drawOf } from './stable-draw.ts';
import { idOf } from './stable-id.ts';

const WEEKS = 13;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export type SeasonEvent = {
  readonly name: string;
  readonly area: string;
  readonly mode: 'online' | 'venue';
  /** Players. */
  readonly least: number;
  readonly most: number;
  readonly id: string;
  readonly key: string;
  readonly number: number;
  readonly size: number;
  readonly startsAt: number;
  /** From 0 (first event of the season) to 1. */
  readonly progress: number;
};

/** The last event was yesterday. The others are spread evenly over the weeks before. */
export function listSeasonEvents(game: string, count: number, today: string): SeasonEvent[] {
  return Array.from({ length: count }, (_, at) => {
    const series = SERIES[at % SERIES.length] ?? SERIES[0];
    const key = `${game} season ${at}`;
    const progress = count === 1 ? 1 : at / (count - 1);
    const days = 1 + Math.round((1 - progress) * WEEKS * 7);
    return {
      ...series,
      key,
      id: idOf(key),
      number: 1 + Math.floor(at / SERIES.length),
      size: series.least + Math.floor(drawOf(`${key} size`) * (series.most - series.least + 1)),
      startsAt: Date.parse(`${today}T00:00:00Z`) - days * DAY_MS + 11 * HOUR_MS,
      progress,
    };
  });
}
