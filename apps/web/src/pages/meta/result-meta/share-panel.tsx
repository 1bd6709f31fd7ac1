import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { weeksQuery, type MetaWeek } from '#features/meta/result-meta/detail-api.ts';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';
import { useAppServices } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { REST, toBands, type Band } from './share-bands.ts';
import { StackedShares } from './stacked-shares.tsx';
import './share-panel.css';

type SharesTableProps = {
  weeks: readonly MetaWeek[];
  bands: readonly Band[];
  nameOf: (band: Band) => string;
  percent: (share: number) => string;
};

/** The chart as a table, one row per week. */
function SharesTable({ weeks, bands, nameOf, percent }: SharesTableProps) {
  const { t, i18n } = useLingui();
  return (
    // Focusable, so that it scrolls by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="shares-table" role="region" aria-label={t`Share by week`} tabIndex={0}>
      <table className="table">
        <caption className="sr-only">{t`Share of decks by week`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Week of`}</th>
            <th scope="col">{t`Decks`}</th>
            {bands.map((band) => (
              <th key={band.name} scope="col">
                {nameOf(band)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, decks }, week) => (
            <tr key={from}>
              <th scope="row">{i18n.date(new Date(from), { day: 'numeric', month: 'short' })}</th>
              <td>{decks}</td>
              {bands.map((band) => (
                <td key={band.name}>{percent(band.shares[week] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const [WIDTH, HEIGHT] = [160, 44];

type Props = {
  bands: readonly Band[];
  nameOf: (band: Band) => string;
  percent: (share: number) => string;
};

/** One line chart per archetype, all with the same scale. */
function EachShare({ bands, nameOf, percent }: Props) {
  const most = Math.max(0.01, ...bands.flatMap(({ shares }) => shares));
  return (
    <ul className="each-share">
      {bands.map((band) => {
        const last = band.shares.length - 1;
        const points = band.shares.map(
          (share, week) =>
            `${(week / Math.max(1, last)) * WIDTH},${HEIGHT - (share / most) * HEIGHT}`,
        );
        return (
          <li key={band.name}>
            <b>{nameOf(band)}</b>
            <svg
              viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polyline points={points.join(' ')} className="each-share__line" />
            </svg>
            <span>
              {percent(band.shares[0] ?? 0)} → {percent(band.shares[last] ?? 0)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type View = 'each' | 'stacked' | 'table';

/** Archetypes' shares by week. */
export function SharePanel({ windowId }: { windowId: string }) {
  const { t, i18n } = useLingui();
  const { config } = useAppServices();
  const deckName = useDeckName();
  const [view, setView] = useState<View>('stacked');
  const { data, isPending } = useQuery(weeksQuery(config.gameid, windowId));
  const weeks = data?.weeks ?? [];
  const bands = useMemo(() => toBands(data?.weeks ?? []), [data]);
  if (!isPending && weeks.length < 2) return null;
  const shown = {
    bands,
    nameOf: ({ name }: Band) => (name === REST ? t`All others` : deckName(name)),
    percent: (share: number) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 }),
  };
  const sayDay = (day: string | undefined) =>
    day && i18n.date(new Date(day), { day: 'numeric', month: 'short' });
  const choice = (
    <Segmented
      label={t`Form of the chart`}
      value={view}
      onChange={setView}
      options={[
        { value: 'stacked', label: t`Stacked` },
        { value: 'each', label: t`Each` },
        { value: 'table', label: t`Table` },
      ]}
    />
  );
  return (
    <Panel heading={t`Share over time`} aside={choice}>
      {isPending && <Skeleton height={260} width="100%" />}
      {!isPending && view === 'stacked' && <StackedShares {...shown} />}
      {!isPending && view === 'each' && <EachShare {...shown} />}
      {!isPending && view === 'table' && <SharesTable {...shown} weeks={weeks} />}
      {!isPending && view !== 'table' && (
        <p className="bands__days">
          <span>{sayDay(weeks[0]?.from)}</span>
          <span>{sayDay(weeks.at(-1)?.from)}</span>
        </p>
      )}
    </Panel>
  );
}
