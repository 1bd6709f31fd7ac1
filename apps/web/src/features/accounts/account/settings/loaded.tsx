import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  /** Title of the error message. */
  failedTitle: string;
  /** Number of placeholder lines. */
  lines: number;
  children: (data: T) => ReactNode;
}

/** Loading and error state of a panel. */
export function Loaded<T>({ query, failedTitle, lines, children }: LoadedProps<T>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={failedTitle}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  return (
    <div aria-busy="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={44} className="loading-line" />
      ))}
    </div>
  );
}
