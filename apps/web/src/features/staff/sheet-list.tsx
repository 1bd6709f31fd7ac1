import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryPanel, type QueryPanelProps } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type SheetListProps = {
  query: QueryPanelProps['query'] & {
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
      <QueryPanel
        query={query}
        level={3}
        title={t`This did not load`}
        pending={<Skeleton height={160} width="100%" />}
        empty={empty !== null && <p className="sheet-list__empty">{empty}</p>}
      />
      {children}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage?.()}>
          <Trans>More</Trans>
        </Button>
      )}
    </div>
  );
}
