import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { contentsQuery, type ContentsAsked } from './api.ts';
import { ContentCard } from './content-card.tsx';

const WAITING = ['a', 'b', 'c'];
const CARD_HEIGHT = 292;

export type ContentGridProps = {
  asked: ContentsAsked;
  empty: ReactNode;
  level?: 2 | 3;
  withAuthor?: boolean;
};

/** Contents as cards, a page at a time. */
export function ContentGrid({ asked, empty, level, withAuthor }: ContentGridProps) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const result = useInfiniteQuery(contentsQuery(game, asked));
  const { data } = result;
  if (!data) {
    return (
      <QueryPanel
        query={result}
        title={t`The contents did not load`}
        pending={
          <div className="content-grid" aria-busy="true">
            {WAITING.map((key) => (
              <Skeleton key={key} height={CARD_HEIGHT} width="100%" />
            ))}
          </div>
        }
      />
    );
  }
  const contents = data.pages.flatMap((page) => page.contents);
  if (contents.length === 0) return empty;
  return (
    <>
      <div className="content-grid">
        {contents.map((content) => (
          <ContentCard key={content.id} content={content} level={level} withAuthor={withAuthor} />
        ))}
      </div>
      {result.hasNextPage && (
        <p className="content-more">
          <Button busy={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
            {t`Show more`}
          </Button>
        </p>
      )}
    </>
  );
}
