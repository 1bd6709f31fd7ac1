import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { weeksQuery } from '#features/meta/result-meta/detail-api.ts';
import { EachShare } from './each-share.tsx';
import { type Band, REST, toBands } from '../meta/result-meta/share-bands.ts';
import { SharesTable } from './shares-table.tsx';
import { StackedShares } from '../meta/result-meta/stacked-shares.tsx';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';
import '../meta/result-meta/share-panel.css';

type View = 'each' | 'stacked' | 'table';

/** What is played more and what less, week by week. */
export function SharePanel({ windowId }: { windowId: string }) {
  const { t, i18n } = useLingui();
  const { api, config } = useAppServices();
  const deckName = useDeckName();
  const [view, setView] = useState<View>('stacked');
  const { data, isPending } = useQuery(weeksQuery(api, config.gameid, windowId));
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
