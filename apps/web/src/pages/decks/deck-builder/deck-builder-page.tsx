import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from '@tanstack/react-router';
import { sayLoadFault } from '#decks/api/deck-load-fault.ts';
import { toStoredDeck } from '#decks/api/deck-mapping.ts';
import { readBody } from '#features/decks/editor/save/deck-saver.ts';
import { useDeckSaver } from '#features/decks/editor/save/use-deck-saver.ts';
import { useDeckSession, useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { useSharedDeck } from '#features/decks/editor/transfer/use-shared-deck.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { deckText, pageTitle } from '#lib/message-text.ts';
import { useValue } from '#lib/use-value.ts';
import { buttonClassName } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Builder } from './builder.tsx';
import './builder.css';

/** A deck of the server, or one that was saved offline. */
function StoredBuilder({ deckId }: { deckId: string }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const user = useUser();
  const session = useDeckSession();
  const saver = useDeckSaver();
  const { stored } = useDeckState();
  const isOpen = stored?.deckId === deckId;
  const waitingSave = useValue(saver.waiting).find((entry) => entry.deckId === deckId);
  const { data, error, refetch } = useQuery(
    apiQuery(
      'GET /api/games/:game/decks/:deckId',
      { params: { game: gameid, deckId } },
      {
        // Separate from the page's copy.
        as: `${user?.id} edits`,
        enabled: !isOpen,
        gcTime: 0,
        networkMode: 'always',
        retry: false,
      },
    ),
  );
  useEffect(() => {
    void saver.load();
  }, [saver]);
  useEffect(() => {
    if (data && !isOpen) session.openStored(toStoredDeck(data));
  }, [data, isOpen, session]);
  useEffect(() => {
    // Offline, the unsent save is the newest known state.
    if (!error || isOpen || !waitingSave || waitingSave.userId !== user?.id) return;
    session.openStored({
      deckId,
      ownerId: waitingSave.userId,
      ownerName: user.username,
      version: waitingSave.version ?? 0,
      isLocked: false,
      modifiedDate: waitingSave.savedAt,
      document: readBody(waitingSave.body),
    });
  }, [error, isOpen, waitingSave, deckId, session, user]);

  if (isOpen) {
    return <Builder canEdit={can(user, 'deck.change', stored) && !stored.isLocked} />;
  }
  if (error) {
    return (
      <div className="wrap">
        <ErrorState
          level={1}
          title={deckText('loadFailed')}
          message={sayLoadFault(error)}
          onRetry={() => void refetch()}
        />
        <p className="builder-way-out">
          <Link to="/build" className={buttonClassName()}>
            {t`To your draft`}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="builder-loading" aria-busy="true">
      <h1 className="sr-only">{pageTitle('editDeck')}</h1>
      <Spinner size={32} />
    </div>
  );
}

/** `/build` is the local draft, `/deckbuilder/{deckId}` a saved deck. */
export function DeckBuilderPage() {
  const { deckId } = useParams({ strict: false });
  return deckId === undefined ? <DraftBuilder /> : <StoredBuilder key={deckId} deckId={deckId} />;
}

function DraftBuilder() {
  const session = useDeckSession();
  const { opened } = useDeckState();
  // Only on opening: the first save turns the draft into a stored deck.
  useEffect(() => session.openDraft(), [session]);
  useSharedDeck();
  return opened === null ? null : <Builder canEdit />;
}
