import { useLingui } from '@lingui/react/macro';
import type { HealthSample } from './health-api.ts';
import { printBytes } from './print-bytes.ts';

type ChartPoint = { at: string; value: number };

type LineChartProps = {
  name: string;
  points: readonly ChartPoint[];
  print: (value: number) => string;
  /** Shown in the warning colour if the newest value is not zero. */
  isTrouble?: boolean;
};

const WIDTH = 300;
const HEIGHT = 90;

/** A measurement over time: newest value as text, history as line. */
function LineChart({ name, points, print, isTrouble = false }: LineChartProps) {
  const { i18n, t } = useLingui();
  const values = points.map(({ value }) => value);
  const [first, last] = [points[0], points.at(-1)];
  const highest = Math.max(...values, 0);
  const lowest = Math.min(...values);
  const time = (at: string): string =>
    i18n.date(new Date(at), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <figure className="chart" data-trouble={isTrouble && (last?.value ?? 0) > 0 ? '' : undefined}>
      <figcaption className="chart__name">{name}</figcaption>
      {first === undefined || last === undefined ? (
        <p className="chart__none">{t`Measured every five minutes; nothing yet.`}</p>
      ) : (
        <>
          <p className="chart__now">{print(last.value)}</p>
          <svg
            className="chart__plot"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t`${name}: from ${print(lowest)} to ${print(highest)}, now ${print(last.value)}`}
          >
            <path
              className="chart__area"
              d={`${drawLine(values)} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`}
            />
            <path className="chart__line" d={drawLine(values)} />
          </svg>
          <p className="chart__ends" aria-hidden="true">
            <span>{time(first.at)}</span>
            <span>{time(last.at)}</span>
          </p>
        </>
      )}
    </figure>
  );
}

/** Draws the line over the full width; the maximum is slightly below the top. */
function drawLine(values: readonly number[]): string {
  const highest = Math.max(...values, 0) || 1;
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, at) => {
    const y = HEIGHT - (value / highest) * (HEIGHT - 4);
    return `${(at * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.length === 1 ? `${points[0]} L${WIDTH} ${points[0]?.split(' ')[1]}` : points.join(' L')}`;
}

const SECOND_MS = 1000;

export function ChartsPanel({ samples }: { samples: readonly HealthSample[] }) {
  const { i18n, t } = useLingui();
  const pick = (key: 'waiting' | 'failed' | 'deliveries' | 'connections' | 'databaseBytes') =>
    samples.map((sample) => ({ at: sample.at, value: sample[key] }));
  const number = (value: number): string => i18n.number(value, { maximumFractionDigits: 1 });
  const share = (value: number): string =>
    i18n.number(value, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="charts">
      <LineChart name={t`Jobs waiting`} points={pick('waiting')} print={number} />
      <LineChart name={t`Jobs failed`} points={pick('failed')} print={number} isTrouble />
      <LineChart name={t`Mail and chat waiting`} points={pick('deliveries')} print={number} />
      <LineChart name={t`Writes and reads a second`} points={toRates(samples)} print={number} />
      <LineChart name={t`Found in memory`} points={toShares(samples)} print={share} />
      <LineChart name={t`Connections`} points={pick('connections')} print={number} />
      <LineChart
        name={t`Size of the database`}
        points={pick('databaseBytes')}
        print={(value) => printBytes(i18n.locale, value)}
      />
    </div>
  );
}

/** Server counters restart at zero with the server, so there is no rate then. */
function toRates(samples: readonly HealthSample[]): ChartPoint[] {
  return samples.slice(1).flatMap((sample, at) => {
    const before = samples[at];
    if (before === undefined || sample.commits < before.commits) return [];
    const seconds = (Date.parse(sample.at) - Date.parse(before.at)) / SECOND_MS;
    return [{ at: sample.at, value: (sample.commits - before.commits) / seconds }];
  });
}

/** Share of blocks found in memory between two samples. */
function toShares(samples: readonly HealthSample[]): ChartPoint[] {
  return samples.slice(1).flatMap((sample, at) => {
    const before = samples[at];
    if (before === undefined) return [];
    const hits = sample.cacheHits - before.cacheHits;
    const all = hits + sample.cacheReads - before.cacheReads;
    return hits < 0 || all <= 0 ? [] : [{ at: sample.at, value: hits / all }];
  });
}
