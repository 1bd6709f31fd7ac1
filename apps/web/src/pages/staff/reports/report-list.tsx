import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
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
      <QueryPanel
        query={query}
        level={2}
        title={t`The reports did not load`}
        pending={
          <div aria-busy="true">
            <Skeleton height={168} width="100%" />
          </div>
        }
      />
      {children}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>More reports</Trans>
        </Button>
      )}
    </>
  );
}
