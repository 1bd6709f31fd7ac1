import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#lib/message-text.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';

export type QueryPanelProps = Pick<ErrorStateProps, 'level' | 'title'> & {
  query: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isError' | 'isFetching' | 'isPending'> & {
    refetch: () => unknown;
  };
  /** Shown until the first answer. */
  pending?: ReactNode;
  /** Shown when the answer is empty. */
  empty?: ReactNode;
};

/** Shows what a query has instead of data: a placeholder, no connection, an error or nothing. */
export function QueryPanel({ query, pending, empty, title, level }: QueryPanelProps) {
  const { t } = useLingui();
  if (query.isError) {
    return (
      <ErrorState
        level={level}
        title={title}
        message={errorText(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.isPending) return empty;
  if (query.fetchStatus !== 'paused' || pending === undefined) return pending;
  return (
    <EmptyState level={level} title={t`You are offline`}>
      {t`This loads when you are connected again.`}
    </EmptyState>
  );
}
