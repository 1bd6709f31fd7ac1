import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { contentsQuery, type ContentsAsked } from './api.ts';
import { ContentCard } from './content-card.tsx';
import './linked-contents.css';

/** Limit beside a deck or a card. */
const SHOWN = 3;

export type LinkedContentsProps = {
  asked: ContentsAsked;
  /** Reserves the order of content below. */
  children: ReactNode;
};

/** Contents about a deck or a card. Nothing if there are none. */
export function LinkedContents({ asked, children }: LinkedContentsProps) {
  const { t } = useLingui();
  const headingId = useId();
  const config = useGameConfig();
  const isLive = config.features.articles === 'live';
  const query = contentsQuery(config.gameid, asked);
  const result = useInfiniteQuery({ ...query, enabled: isLive });
  const isWaiting = result.isPending && result.fetchStatus === 'fetching';
  if (isWaiting) return null;
  const contents = (result.data?.pages[0]?.contents ?? []).slice(0, SHOWN);
  return (
    <>
      {contents.length > 0 && (
        <section className="linked-contents" aria-labelledby={headingId}>
          <h2 id={headingId}>{t`From the community`}</h2>
          <div className="content-grid">
            {contents.map((content) => (
              <ContentCard key={content.id} content={content} withAuthor />
            ))}
          </div>
        </section>
      )}
      {children}
    </>
  );
}
