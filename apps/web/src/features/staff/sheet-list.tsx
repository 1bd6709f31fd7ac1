import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type SheetListProps = {
  query: {
    isPending: boolean;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
    hasNextPage?: boolean;
    isFetchingNextPage?: boolean;
    fetchNextPage?: () => Promise<unknown>;
  };
  /** Text of an empty list. */
  empty: string | null;
  children: ReactNode;
};

/** A list of a staff page: loading, error, empty and more. */
export function SheetList({ query, empty, children }: SheetListProps) {
  const { t } = useLingui();
  return (
    <div className="sheet-list" aria-busy={query.isPending}>
      {query.isPending && <Skeleton height={160} width="100%" />}
      {query.isError && (
        <ErrorState
          level={3}
          title={t`This did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {empty !== null && !query.isPending && !query.isError && (
        <p className="sheet-list__empty">{empty}</p>
      )}
      {children}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage?.()}>
          <Trans>More</Trans>
        </Button>
      )}
    </div>
  );
}
