import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { contentQuery, type Content } from '#features/creators/contents/shown/api.ts';
import { ArticleText } from '#features/creators/contents/shown/article-text.tsx';
import { ContentKind } from '#features/creators/contents/shown/content-kind.tsx';
import { ContentTitle } from '#features/creators/contents/shown/content-title.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText, refusalText } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ContentOffice } from './content-office.tsx';

/** One content: its text, or the way to where it lies. */
export function ArticleView({ contentId }: { contentId: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { data, error, isFetching, refetch } = useQuery(
    contentQuery(api, config.gameid, contentId),
  );
  if (error && !data) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return (
      <div className="wrap articles">
        {isGone ? (
          <EmptyState
            level={1}
            title={refusalText('CONTENT_NOT_FOUND')}
            action={
              <Link to="/articles" className={buttonClassName({ variant: 'primary' })}>
                {t`All articles`}
              </Link>
            }
          />
        ) : (
          <ErrorState
            level={1}
            title={t`The article did not load`}
            message={errorText(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
      </div>
    );
  }
  if (!data) {
    return (
      <div className="wrap articles article" aria-busy="true">
        <h1 className="sr-only">{t`Loading`}</h1>
        <Skeleton width="60%" height={40} />
        <Skeleton width="100%" height={480} />
      </div>
    );
  }
  return <Loaded content={data} />;
}

function Loaded({ content }: { content: Content }) {
  const { t, i18n } = useLingui();
  const { author, body, linkedDeck, name, publishAt, state } = content;
  useArticleTitle(name);
  return (
    <article className="wrap articles article">
      <header className="article__head">
        <ContentKind {...content} />
        <h1>{name}</h1>
        <p className="article__by">
          {author && (
            <Link to="/profile/$userId" params={{ userId: author.id }}>
              {author.username}
            </Link>
          )}
          {publishAt !== null && (
            <time dateTime={publishAt}>{i18n.date(publishAt, { dateStyle: 'long' })}</time>
          )}
        </p>
      </header>
      {state !== 'published' && <Notice tone="info">{t`Only you see this so far.`}</Notice>}
      <ContentOffice content={content} />
      {content.thumbnail !== null && (
        <img className="article__picture" src={content.thumbnail} alt="" width={960} height={540} />
      )}
      {body === null ? (
        <p>
          <Trans>
            Read or watch it here: <ContentTitle content={content} />
          </Trans>
        </p>
      ) : (
        <ArticleText body={body} decks={content.mentionedDecks} />
      )}
      {linkedDeck && (
        <p>
          <Link to="/deck/$deckId" params={{ deckId: linkedDeck.id }} className={buttonClassName()}>
            {t`Open the deck ${linkedDeck.name}`}
          </Link>
        </p>
      )}
    </article>
  );
}

/** The shell names the page when the address changes; the title comes with the article. */
function useArticleTitle(name: string): void {
  const { gamename } = useGameConfig();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.title = `${name} · ${gamename} · Deckframe`;
    });
    return () => cancelAnimationFrame(frame);
  }, [name, gamename]);
}
