import { useLingui } from '@lingui/react/macro';
import { LineChart, type ChartPoint } from './line-chart.tsx';
import type { HealthSample } from '../../site/console/health/health-api.ts';
import { printBytes } from '../../site/console/health/print-bytes.ts';

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

/** Counters of the server begin anew when it does; then there is no rate. */
function toRates(samples: readonly HealthSample[]): ChartPoint[] {
  return samples.slice(1).flatMap((sample, at) => {
    const before = samples[at];
    if (before === undefined || sample.commits < before.commits) return [];
    const seconds = (Date.parse(sample.at) - Date.parse(before.at)) / SECOND_MS;
    return [{ at: sample.at, value: (sample.commits - before.commits) / seconds }];
  });
}

/** Blocks that were in memory, of all that were asked for in between. */
function toShares(samples: readonly HealthSample[]): ChartPoint[] {
  return samples.slice(1).flatMap((sample, at) => {
    const before = samples[at];
    if (before === undefined) return [];
    const hits = sample.cacheHits - before.cacheHits;
    const all = hits + sample.cacheReads - before.cacheReads;
    return hits < 0 || all <= 0 ? [] : [{ at: sample.at, value: hits / all }];
  });
}
