import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect } from 'react';
import { readsOfDeck, tellDeckLists } from '#decks/api/deck-counts.ts';
import { readDeckOrCopy } from '#decks/api/deck-copies.ts';
import { sayLoadFault } from '#decks/api/deck-load-fault.ts';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import { forgetRecentDeck, storeRecentDeck } from '#features/decks/lists/recent-decks.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { catalogueText, deckText, pageTitle } from '#lib/message-text.ts';
import { isWorthRetrying } from '#lib/query-client.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { countView } from './api.ts';
import { DeckView } from './deck-view.tsx';
import './deck-page.css';

/** A deck page with cards, statistics and notes. */
export function DeckPage() {
  const { deckId = '' } = useParams({ strict: false });
  return <LoadedDeck key={deckId} deckId={deckId} />;
}

function LoadedDeck({ deckId }: { deckId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const userId = useUser()?.id;
  const book = useDeckCardBook();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...readsOfDeck(gameid, deckId), userId],
    queryFn: async ({ signal }) => {
      const { cards, ...deck } = await readDeckOrCopy(api, { game: gameid, deckId }, signal);
      book.rememberRows(cards, new Date());
      return deck;
    },
    staleTime: 0,
    // A copy on the device opens offline too.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  // Renders the deck in slices, so that the page stays responsive.
  const isViewDue = useDeferredValue(data !== undefined);
  const shownId = data?.id;
  const isCopy = data?.isCopy === true;
  useEffect(() => {
    if (shownId !== undefined) countView(api, { game: gameid, deckId: shownId });
  }, [api, gameid, shownId]);
  useEffect(() => {
    if (!data) return;
    const { id, name, coverImage } = data;
    storeRecentDeck(localStore, gameid, { id, name, owner: data.owner.username, coverImage });
  }, [data, gameid]);
  useEffect(() => {
    // A cached deck may be older than the lists.
    if (data && !isCopy && !isFetching) tellDeckLists(client, gameid, data.id, data);
  }, [client, data, gameid, isCopy, isFetching]);
  useEffect(() => {
    if (!isCopy) return undefined;
    // The query client notices only connections that were lost after the page was opened.
    const readAgain = (): void => void refetch();
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [isCopy, refetch]);
  useEffect(() => {
    if (error instanceof ApiError && error.code === 'DECK_NOT_FOUND') {
      forgetRecentDeck(localStore, gameid, deckId);
    }
  }, [error, gameid, deckId]);

  const isOld = data !== undefined && (isCopy || (error !== null && isWorthRetrying(error)));
  if (error && !isOld) return <DeckFault error={error} onRetry={() => void refetch()} />;
  if (!data || !isViewDue) {
    return (
      <div className="wrap deck-loading" aria-busy="true">
        <h1 className="sr-only">{pageTitle('deck')}</h1>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <>
      {isOld && (
        <div className="wrap">
          <Notice
            tone="warn"
            title={catalogueText('networkFallback')}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t`Try again`}
              </Button>
            }
          />
        </div>
      )}
      <DeckView deck={data} />
    </>
  );
}

type DeckFaultProps = { error: Error; onRetry: () => void };

/** Why there is no deck here, and where to go. */
function DeckFault({ error, onRetry }: DeckFaultProps) {
  const { t } = useLingui();
  const { openDialog } = useAppServices();
  const user = useUser();
  const isMissing = error instanceof ApiError && error.code === 'DECK_NOT_FOUND';
  return (
    <div className="wrap deck-fault">
      <ErrorState
        level={1}
        title={deckText('loadFailed')}
        message={sayLoadFault(error)}
        {...(!isMissing && { onRetry })}
      />
      {isMissing && (
        <p className="deck-fault__help">
          {t`It may be private or deleted. Ask the person who sent you the link to share it.`}
        </p>
      )}
      <p className="deck-way-out">
        <Link to="/decklists" className={buttonClassName({ variant: 'primary', size: 'lg' })}>
          {t`Public decklists`}
        </Link>
        {user && (
          <Link to="/mydecks" className={buttonClassName({ size: 'lg' })}>
            {t`My decks`}
          </Link>
        )}
        <Button
          size="lg"
          icon={<Search size={16} aria-hidden="true" />}
          onClick={() => openDialog.set('palette')}
        >
          {t`Search`}
        </Button>
      </p>
    </div>
  );
}
