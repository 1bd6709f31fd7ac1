import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type ReportListProps = {
  query: UseInfiniteQueryResult;
  children: ReactNode;
};

/** A list of reports: loading, error and more. */
export function ReportList({ query, children }: ReportListProps) {
  const { t } = useLingui();
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
      {children}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>More reports</Trans>
        </Button>
      )}
    </>
  );
}
