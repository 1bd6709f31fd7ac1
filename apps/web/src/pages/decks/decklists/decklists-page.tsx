import { PUBLIC_DECK_ORDERS, type PublicDeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { PageAds } from '#features/site/ads/page-ads.tsx';
import { DeckCard } from '#features/decks/lists/deck-card.tsx';
import { DeckFilters } from '#features/decks/lists/deck-filters.tsx';
import { DeckResults } from '#features/decks/lists/deck-results.tsx';
import { hasFilters, NO_FILTERS, useDeckSearch } from '#features/decks/lists/deck-search.ts';
import { DeckScope } from '#features/decks/lists/deck-scope.tsx';
import { RecentRow } from '#features/decks/lists/recent-row.tsx';
import { usePublicDecks } from '#features/decks/lists/use-deck-page.ts';
import { useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import './decklists-page.css';

/** Public decks in the documented orders. */
export function DecklistsPage() {
  const { t } = useLingui();
  const { search, change } = useDeckSearch();
  const orderLabels: Record<PublicDeckOrder, string> = {
    recent: t`Most recent`,
    popular: t`Most popular`,
    liked: t`Most liked`,
    commented: t`Most commented`,
  };
  const { hideDecklistBookmarks } = useUserPreferences();
  const result = usePublicDecks(search);
  const user = useUser();
  return (
    <div className="wrap decklists">
      <header className="decklists__head">
        <h1>{pageTitle('publicDecklists')}</h1>
        <DeckScope scope="public" />
      </header>
      {!hideDecklistBookmarks && <RecentRow />}
      <DeckFilters
        search={search}
        onChange={change}
        orders={PUBLIC_DECK_ORDERS.map((value) => ({ value, label: orderLabels[value] }))}
        action={
          <Link to="/build" className={buttonClassName({ variant: 'primary', size: 'lg' })}>
            <Plus size={16} aria-hidden="true" />
            {t`New deck`}
          </Link>
        }
      />
      {user && (
        <p className="decklists__own">
          {t`Your own decks are not listed here.`}{' '}
          <Link to="/mydecks" className={linkClassName()}>
            {t`My decks`}
          </Link>
        </p>
      )}
      <DeckResults
        result={result}
        onTurn={change}
        empty={
          hasFilters(search) ? (
            <EmptyState
              level={2}
              title={t`No decks match.`}
              action={<Button onClick={() => change(NO_FILTERS)}>{t`Clear all filters`}</Button>}
            >
              {t`Fewer filters find more decks.`}
            </EmptyState>
          ) : (
            <EmptyState
              level={2}
              title={user ? t`Nobody else has published a deck yet.` : t`No public decks yet.`}
              action={
                <Link to="/build" className={buttonClassName({ variant: 'primary' })}>
                  {user ? t`New deck` : t`Build the first`}
                </Link>
              }
            />
          )
        }
      >
        {({ decks }) => decks.map((deck) => <DeckCard key={deck.id} deck={deck} />)}
      </DeckResults>
      <PageAds />
    </div>
  );
}
