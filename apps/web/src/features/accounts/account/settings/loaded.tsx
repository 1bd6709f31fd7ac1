import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** Title of the error message. */
  failedTitle: string;
  /** Number of placeholder lines. */
  lines: number;
  children: (data: T) => ReactNode;
}

/** Loading and error state of a panel. */
export function Loaded<T>({ query, failedTitle, lines, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <QueryPanel
      query={query}
      title={failedTitle}
      pending={
        <div aria-busy="true">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={44} className="loading-line" />
          ))}
        </div>
      }
    />
  );
}
