import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { readMeta } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { metaQuery, metaWindowsQuery } from '#features/meta/result-meta/api.ts';
import { DemoNotice } from '#features/meta/result-meta/demo-notice.tsx';
import { weeksQuery } from '#features/meta/result-meta/detail-api.ts';
import { QueryPanel } from '#ui/query-panel.tsx';
import { PlannerBody } from './planner-body.tsx';
import './result-meta-page.css';
import './planner-page.css';

/** Plans a deck choice for an expected field. */
export function PlannerPage() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const windows = useQuery(metaWindowsQuery(config.gameid));
  const [newest] = windows.data?.windows ?? [];
  const id = newest?.id ?? '';
  const figures = useQuery({ ...metaQuery(config.gameid, id), enabled: id !== '' });
  const weeks = useQuery({ ...weeksQuery(config.gameid, id), enabled: id !== '' });
  const { data } = figures;
  const meta = useMemo(() => (data ? readMeta(addSizes(data, 0)) : null), [data]);
  const failed = [windows, figures].find(({ isError }) => isError);
  return (
    <div className="wrap meta-page planner">
      <PageHeading title={pageTitle('fieldPlanner')} lead={pageDescription('fieldPlanner')} />
      {failed && <QueryPanel query={failed} level={2} title={t`The figures did not load`} />}
      {windows.data && !newest && (
        <EmptyState level={2} title={t`Nothing to count yet`}>
          {t`Once events have been played here, this page says what to bring.`}
        </EmptyState>
      )}
      {!failed && !meta && (windows.isPending || newest) && <Skeleton height={420} width="100%" />}
      {newest?.isDemo && <DemoNotice />}
      {newest && meta && !weeks.isPending && (
        <PlannerBody key={id} meta={meta} windowId={id} weeks={weeks.data?.weeks ?? []} />
      )}
    </div>
  );
}
