import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HandledItem } from './handled-item.tsx';
import { reportsQuery } from './report-api.ts';

/** What was decided, the newest first; each decision can be undone. */
export function HandledReports() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const query = useInfiniteQuery(reportsQuery(api, 'handled'));
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <>
      {query.isPending && (
        <div aria-busy="true">
          <Skeleton height={168} width="100%" />
        </div>
      )}
      {query.isError && (
        <ErrorState
          level={2}
          title={t`The reports did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && reports.length === 0 && (
        <EmptyState level={2} title={t`Nothing handled yet`}>
          <Trans>What was decided comes here.</Trans>
        </EmptyState>
      )}
      <ol className="reports__list">
        {reports.map((report) => (
          <li key={report.id}>
            <HandledItem report={report} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>More reports</Trans>
        </Button>
      )}
    </>
  );
}
