import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Hammer, Plus } from 'lucide-react';
import { Suspense, useState, type DragEvent } from 'react';
import { AppealOutcomes } from '#features/community/lazy-community.tsx';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { DeckFilters } from '#features/decks/lists/deck-filters.tsx';
import { DeckResults } from '#features/decks/lists/deck-results.tsx';
import { DeckScope } from '#features/decks/lists/deck-scope.tsx';
import { hasFilters, NO_FILTERS, useDeckSearch } from '#features/decks/lists/deck-search.ts';
import { RecentRow } from '#features/decks/lists/recent-row.tsx';
import { useBookmarkedDecks, useOwnDecks } from '#features/decks/lists/use-deck-page.ts';
import { useOutbox } from '#features/decks/editor/save/use-outbox.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DECK_DRAG } from '../decks/my-decks/deck-drag.ts';
import { DeckCardMenu } from './deck-card-menu.tsx';
import { FolderColumn } from '../decks/my-decks/folder-column.tsx';
import type { MyDeckDialog } from '../decks/my-decks/my-deck-dialog.ts';
import { MyDeckDialogs } from '../decks/my-decks/my-deck-dialogs.tsx';
import { OutboxNotice } from './outbox-notice.tsx';
import '../decks/my-decks/my-decks-page.css';

/** One's own decks: folders beside them, the saves that still wait above them. */
export function MyDecksPage() {
  const { t } = useLingui();
  const config = useGameConfig();
  const { search, change } = useDeckSearch();
  const { hideDecklistBookmarks } = useUserPreferences();
  const isBookmarks = search.bookmarks !== undefined;
  const own = useOwnDecks(search);
  const bookmarked = useBookmarkedDecks(search);
  const waiting = useOutbox();
  const [dialog, setDialog] = useState<MyDeckDialog | null>(null);
  return (
    <div className="wrap my-decks">
      <FolderColumn search={search} onDialog={setDialog} />
      <div className="my-decks__main">
        <header className="my-decks__head">
          <h1>{pageTitle('myDecks')}</h1>
          <DeckScope scope="mine" />
          {config.features.collection === 'live' && (
            <Link to="/mydecks/build" className={buttonClassName({ size: 'sm' })}>
              <Hammer size={15} aria-hidden="true" />
              {t`What can I build?`}
            </Link>
          )}
        </header>
        <OutboxNotice entries={waiting} />
        <Suspense>
          <AppealOutcomes />
        </Suspense>
        {!hideDecklistBookmarks && search.folder === undefined && <RecentRow />}
        <DeckFilters
          search={search}
          onChange={change}
          orders={[
            { value: 'recent', label: t`Recent` },
            { value: 'popular', label: t`Popular` },
            { value: 'name', label: t`Name` },
            { value: 'liked', label: t`Most liked` },
            { value: 'commented', label: t`Most commented` },
          ]}
          action={
            <Link to="/build" className={buttonClassName({ variant: 'primary', size: 'lg' })}>
              <Plus size={16} aria-hidden="true" />
              {t`New deck`}
            </Link>
          }
        />
        {isBookmarks ? (
          <DeckResults
            result={bookmarked}
            onTurn={change}
            empty={
              <EmptyState level={2} title={t`No bookmarks yet.`}>
                {t`Bookmark a deck on its page to find it here.`}
              </EmptyState>
            }
          >
            {({ decks }) => decks.map((deck) => <DeckCard key={deck.id} deck={deck} />)}
          </DeckResults>
        ) : (
          <DeckResults
            result={own}
            onTurn={change}
            empty={
              hasFilters(search) ? (
                <EmptyState
                  level={2}
                  title={t`No decks match.`}
                  action={
                    <Button onClick={() => change(NO_FILTERS)}>{t`Clear all filters`}</Button>
                  }
                />
              ) : (
                <EmptyState
                  level={2}
                  title={t`Nothing here yet.`}
                  action={
                    <Link to="/build" className={buttonClassName({ variant: 'primary' })}>
                      {t`Build a deck`}
                    </Link>
                  }
                />
              )
            }
          >
            {({ decks }) =>
              decks.map((deck) => (
                <DeckCard
                  key={deck.id}
                  deck={deck}
                  withVisibility
                  menu={<DeckCardMenu deck={deck} onDialog={setDialog} />}
                  cardProps={{
                    draggable: true,
                    onDragStart: (event: DragEvent) => {
                      event.dataTransfer.effectAllowed = 'move';
                      event.dataTransfer.setData(DECK_DRAG, deck.id);
                    },
                  }}
                />
              ))
            }
          </DeckResults>
        )}
      </div>
      <MyDeckDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}
