import type { SeriesStats } from '@deckframe/domain/collection/entries/series-stats';
import { Trans, useLingui } from '@lingui/react/macro';
import { findSeriesByValue } from '#catalogue/card-value.ts';
import type { SeriesCount } from '#catalogue/engine/catalogue-engine.ts';
import { useGameConfig } from '#lib/app-services.ts';
import './series-progress.css';

/** Progress of shown series. */
export function SeriesProgress({ stats }: { stats: readonly SeriesCount[] }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const [only] = stats;
  if (only === undefined) return null;
  const nameOf = (code: string) => findSeriesByValue(config, code)?.name ?? code;
  if (stats.length === 1)
    return <ProgressLine name={nameOf(only[0])} code={only[0]} stats={only[1]} />;
  return (
    <details className="series-progress">
      <summary>
        <ProgressLine name={t`All series shown`} stats={addUp(stats)} />
      </summary>
      <ul>
        {stats.map(([code, one]) => (
          <li key={code}>
            <ProgressLine name={nameOf(code)} code={code} stats={one} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ProgressLineProps = { name: string; code?: string; stats: SeriesStats };

function ProgressLine({ name, code, stats }: ProgressLineProps) {
  const { totalSeriesCount: total, totalCollectedCount: owned } = stats;
  const percent = (part: number) => `${total === 0 ? 0 : (part / total) * 100}%`;
  return (
    <span className="series-line">
      <b className="series-line__name">
        {name} {code && <span className="mono">{code}</span>}
      </b>
      <span className="series-line__meter" aria-hidden="true">
        <i style={{ width: percent(owned) }} />
        <i style={{ width: percent(stats.playsetCount) }} />
      </span>
      <span className="series-line__numbers">
        <span>
          <Trans>
            <b>{owned}</b> / {total} owned
          </Trans>
        </span>
        <span>
          <Trans>
            <b>{stats.playsetCount}</b> playsets
          </Trans>
        </span>
        <span>
          <Trans>
            <b>{stats.totalTradingCount}</b> trading
          </Trans>
        </span>
      </span>
    </span>
  );
}

function addUp(stats: readonly SeriesCount[]): SeriesStats {
  const sum = (field: keyof SeriesStats) => stats.reduce((total, [, one]) => total + one[field], 0);
  return {
    totalSeriesCount: sum('totalSeriesCount'),
    totalCollectedCount: sum('totalCollectedCount'),
    playsetCount: sum('playsetCount'),
    totalTradingCount: sum('totalTradingCount'),
  };
}
