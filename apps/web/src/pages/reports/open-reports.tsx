import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { AppealItem } from './appeal-item.tsx';
import { appealsQuery, REPORTS_KEY, reportsQuery } from './report-api.ts';
import { ReportItem } from './report-item.tsx';
import { ReportList } from './report-list.tsx';

/** What waits for a decision: who has waited longest stands first. */
export function OpenReports() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const options = reportsQuery(api, 'open');
  const query = useInfiniteQuery(options);
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  const appealOptions = appealsQuery(api);
  const waiting = useInfiniteQuery(appealOptions);
  const appeals = waiting.data?.pages.flatMap((page) => page.appeals) ?? [];
  const refreshAppeals = () => client.invalidateQueries({ queryKey: appealOptions.queryKey });
  const refresh = () => client.invalidateQueries({ queryKey: REPORTS_KEY });
  return (
    <ReportList query={query}>
      {waiting.isError && (
        <ErrorState
          level={2}
          title={t`The appeals did not load`}
          message={errorText(waiting.error)}
          retryLabel={t`Try again`}
          busy={waiting.isFetching}
          onRetry={() => void waiting.refetch()}
        />
      )}
      {query.data && waiting.data && reports.length + appeals.length === 0 && (
        <EmptyState level={2} title={t`Nothing to review`}>
          <Trans>Reports from members appear here.</Trans>
        </EmptyState>
      )}
      <ol className="reports__list">
        {appeals.map((appeal) => (
          <li key={`appeal-${appeal.id}`}>
            <AppealItem appeal={appeal} onDecided={refreshAppeals} />
          </li>
        ))}
        {reports.map((report) => (
          <li key={report.id}>
            <ReportItem report={report} onDecided={refresh} />
          </li>
        ))}
      </ol>
      {waiting.hasNextPage && (
        <Button busy={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
          <Trans>More appeals</Trans>
        </Button>
      )}
    </ReportList>
  );
}
