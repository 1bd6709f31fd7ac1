import { can } from '@deckframe/domain/accounts/access/can';
import { CONTENT_TYPES, type ContentType } from '@deckframe/domain/creators/contents/content';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState, useEffect, Suspense, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from '@tanstack/react-router';
import { AppealState, ReasonDialog } from '#features/community/lazy-community.tsx';
import {
  CONTENT_READS,
  contentQuery,
  type Content,
} from '#features/creators/contents/shown/api.ts';
import { ArticleText } from '#features/creators/contents/shown/article-text.tsx';
import { ContentGrid } from '#features/creators/contents/shown/content-grid.tsx';
import { ContentKind } from '#features/creators/contents/shown/content-kind.tsx';
import { ContentTitle } from '#features/creators/contents/shown/content-title.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { pageDescription, pageTitle, refusalText } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { buttonClassName, Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import './articles-page.css';

/** Moderators hide and restore contents; authors may appeal. */
function ContentOffice({ content }: { content: Content }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const restoring = useRef<HTMLButtonElement>(null);
  const hiding = useRef<HTMLButtonElement>(null);
  const goToRestoring = useFocusAfter(isAsking, restoring);
  const { id, game, moderation, userId } = content;
  const params = { game, contentId: id };
  const restore = useApiWrite('DELETE /api/admin/games/:game/contents/:contentId/removal', {
    invalidates: CONTENT_READS,
    done: () => goToHiding(),
  });
  const goToHiding = useFocusAfter(restore.isPending, hiding);
  const isModerator = can(user, 'content.moderate', {});
  return (
    <>
      {moderation === null && isModerator && (
        <p>
          <Button ref={hiding} variant="danger" onClick={() => setAsking(true)}>
            {t`Hide content`}
          </Button>
        </p>
      )}
      {moderation && (
        <Notice
          tone="warn"
          title={t`Hidden by a moderator`}
          action={
            <>
              {isModerator && (
                <Button
                  ref={restoring}
                  busy={restore.isPending}
                  onClick={() => restore.mutate({ params })}
                >
                  {t`Restore content`}
                </Button>
              )}
              {can(user, 'content.appeal', { ownerId: userId }) && (
                <Suspense>
                  <AppealState
                    contentType="content"
                    contentId={id}
                    game={game}
                    removedAt={moderation.at}
                  />
                </Suspense>
              )}
            </>
          }
        >
          {moderation.reason}
        </Notice>
      )}
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title={t`Hide content`}
            label={t`Reason`}
            hint={t`Its author can read this.`}
            action={t`Hide content`}
            variant="danger"
            send={(reason, key) =>
              api('PUT /api/admin/games/:game/contents/:contentId/removal', {
                params,
                key,
                body: { reason },
              })
            }
            invalidates={CONTENT_READS}
            done={goToRestoring}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A content: its text, or a link to the external page. */
function ArticleView({ contentId }: { contentId: string }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const userId = useUser()?.id;
  const query = useQuery(contentQuery(game, contentId, userId));
  const { data, error } = query;
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
          <QueryPanel query={query} level={1} title={t`The article did not load`} />
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

/** Sets the title when the article is loaded. */
function useArticleTitle(name: string): void {
  const { gamename } = useGameConfig();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.title = `${name} · ${gamename} · Deckframe`;
    });
    return () => cancelAnimationFrame(frame);
  }, [name, gamename]);
}

/** Contents of the game; with an id in the address, the article. */
export function ArticlesPage() {
  const { contentId } = useParams({ strict: false });
  if (contentId !== undefined) return <ArticleView key={contentId} contentId={contentId} />;
  return <ArticleList />;
}

function ArticleList() {
  const { t } = useLingui();
  const [type, setType] = useState<ContentType | 'all'>('all');
  const words = { article: t`Articles`, guide: t`Guides`, video: t`Videos` };
  return (
    <div className="wrap articles">
      <PageHeading title={pageTitle('articles')} lead={pageDescription('articles')} />
      <Segmented
        label={t`Type`}
        value={type}
        onChange={setType}
        options={[
          { value: 'all', label: t`All` },
          ...CONTENT_TYPES.map((value) => ({ value, label: words[value] })),
        ]}
      />
      <ContentGrid
        asked={type === 'all' ? {} : { type }}
        level={2}
        withAuthor
        empty={
          <EmptyState level={2} title={t`Nothing published yet`}>
            {t`Articles, guides and videos of members will be listed here.`}
          </EmptyState>
        }
      />
    </div>
  );
}
