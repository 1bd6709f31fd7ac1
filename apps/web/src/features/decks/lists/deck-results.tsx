import type { UseQueryResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DeckSearch } from './deck-search.ts';
import './deck-card.css';

const SKELETONS = 6;

export type DeckResultsProps<Page> = {
  result: UseQueryResult<Page>;
  children: (page: Page) => ReactNode;
  empty: ReactNode;
  onTurn: (search: DeckSearch) => void;
};

/** A grid of decks with Newer and Older buttons, and its empty state. */
export function DeckResults<
  Page extends { decks: readonly unknown[]; newer: string | null; older: string | null },
>({ result, children, empty, onTurn }: DeckResultsProps<Page>) {
  const { t } = useLingui();
  const { data, isFetching } = result;
  if (result.isError || !data) {
    return (
      <QueryPanel
        query={result}
        level={2}
        title={t`The decks did not load`}
        pending={
          <div className="deck-grid" aria-busy="true">
            {Array.from({ length: SKELETONS }, (_, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
              <Skeleton key={at} shape="block" />
            ))}
          </div>
        }
      />
    );
  }
  const { newer, older } = data;
  return (
    <div aria-busy={isFetching || undefined}>
      {data.decks.length === 0 ? empty : <div className="deck-grid">{children(data)}</div>}
      {(newer !== null || older !== null) && (
        <nav className="deck-pager" aria-label={t`Pages`}>
          <Button
            icon={<ChevronLeft size={16} />}
            disabled={newer === null}
            onClick={() => onTurn({ before: newer ?? undefined, after: undefined })}
          >
            {t`Newer`}
          </Button>
          <Button
            trailing={<ChevronRight size={16} aria-hidden="true" />}
            disabled={older === null}
            onClick={() => onTurn({ after: older ?? undefined, before: undefined })}
          >
            {t`Older`}
          </Button>
        </nav>
      )}
    </div>
  );
}
