import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { HandledItem } from './handled-item.tsx';
import { reportsQuery } from '../staff/reports/report-api.ts';
import { ReportList } from '../staff/reports/report-list.tsx';

/** What was decided, the newest first; each decision can be undone. */
export function HandledReports() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const query = useInfiniteQuery(reportsQuery(api, 'handled'));
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <ReportList query={query}>
      {query.data && reports.length === 0 && (
        <EmptyState level={2} title={t`Nothing handled yet`}>
          <Trans>Decided reports appear here.</Trans>
        </EmptyState>
      )}
      <ol className="reports__list">
        {reports.map((report) => (
          <li key={report.id}>
            <HandledItem report={report} />
          </li>
        ))}
      </ol>
    </ReportList>
  );
}
