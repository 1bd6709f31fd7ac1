import { EMPTY_ENTRY, playsetOf } from '@deckframe/domain/collection/entries/entry';
import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { CollectionView } from '@deckframe/domain/collection/entries/collection-view';
import { WHOLE_VIEW } from '@deckframe/domain/collection/entries/collection-view';
import { narrowToView } from '@deckframe/domain/query/print-query';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useLaidCollection, type LaidCollection } from '#catalogue/use-laid-collection.ts';
import { useSeriesStats } from '#catalogue/use-series-stats.ts';
import { CardBrowser, type CardBrowserProps } from '#features/cards/card-browse/card-browser.tsx';
import type { CardUses } from '#features/cards/card-browse/views/card-results.tsx';
import { CollectionBar } from '#features/collection/mode/collection-bar.tsx';
import { EntryPanel } from '#features/collection/mode/entry-panel.tsx';
import { CollectionChoice } from '#features/collection/named/collection-choice.tsx';
import { MoveCard } from '#features/collection/named/move-card.tsx';
import { SeriesProgress } from '#features/collection/mode/series-progress.tsx';
import { SharingQuestion } from '#features/collection/mode/sharing-choice.tsx';
import { TileEntry } from '#features/collection/mode/tile-entry.tsx';
import { footHeight, useCollect } from '#features/collection/mode/use-collect.tsx';
import { ViewFilters } from '#features/collection/mode/view-filters.tsx';
import { sharedCollectionQuery, type SharedCollection } from '#features/collection/sync/api.ts';
import { listTags } from '#features/collection/sync/list-tags.ts';
import { useChosenShelf, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { collectionText } from '#lib/message-text.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { QueryPanel } from '#ui/query-panel.tsx';
import './collection-list.css';

export type CollectionListProps = CardBrowserProps & {
  /** The owner of the collection; missing for the own collection. */
  owner: string | undefined;
  tradesOnly: boolean;
};

/** The card list as a collection. */
export function CollectionList({ owner, tradesOnly, ...browser }: CollectionListProps) {
  const shelf = useChosenShelf();
  if (owner !== undefined) {
    return <SharedList key={owner} owner={owner} tradesOnly={tradesOnly} browser={browser} />;
  }
  if (shelf === null) return <CardBrowser {...browser} />;
  return <OwnList key={shelf.collection} shelf={shelf} tradesOnly={tradesOnly} browser={browser} />;
}

type OwnListProps = { shelf: SharedShelf; tradesOnly: boolean; browser: CardBrowserProps };

function OwnList({ shelf, tradesOnly, browser }: OwnListProps) {
  const config = useGameConfig();
  const playset = playsetOf(config);
  const { view, setView, said, onKey, save, undo, foot } = useCollect(shelf, playset, tradesOnly);
  const revision = useLaidCollection(shelf);
  const { uses } = browser;
  return (
    <CardBrowser
      {...browser}
      lead={undefined}
      pool={{ ...browser.pool, narrow: narrowBy(view), isSingly: true, revision }}
      uses={{
        ...uses,
        foot,
        onKey,
        modalActions: createOwnActions(shelf, uses.modalActions),
      }}
      notice={
        <div className="collection-head">
          <CollectionChoice shelf={shelf} />
          <SharingQuestion shelf={shelf} />
          <CollectionBar shelf={shelf} onUndo={undo} onSave={() => void save()} />
          <Progress browser={browser} collection={shelf} />
          <ViewFilters view={view} tags={listTags(shelf.shown()).slice(0, 8)} onChange={setView} />
          <p className="sr-only" role="status">
            {said}
          </p>
        </div>
      }
    />
  );
}

type SharedListProps = { owner: string; tradesOnly: boolean; browser: CardBrowserProps };

function SharedList({ owner, tradesOnly, browser }: SharedListProps) {
  const { config } = useAppServices();
  const found = useQuery(sharedCollectionQuery(config.gameid, owner, useUser()?.id));
  if (found.data === undefined) {
    const notice = found.isError && (
      <QueryPanel query={found} level={2} title={collectionText('loadError')} />
    );
    return <CardBrowser {...browser} notice={notice} />;
  }
  return <FoundList shared={found.data} tradesOnly={tradesOnly} browser={browser} />;
}

type FoundListProps = { shared: SharedCollection; tradesOnly: boolean; browser: CardBrowserProps };

function FoundList({ shared, tradesOnly, browser }: FoundListProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const { username, entries } = shared;
  const [view, setView] = useState<CollectionView>({
    ...WHOLE_VIEW,
    onlyTrading: tradesOnly,
    onlyCollected: !tradesOnly,
  });
  const collection = useMemo<LaidCollection>(
    () => ({
      get: (cardno) => entries.get(cardno) ?? EMPTY_ENTRY,
      shown: () => entries,
      subscribe: () => () => {},
    }),
    [entries],
  );
  const revision = useLaidCollection(collection);
  return (
    <CardBrowser
      {...browser}
      lead={undefined}
      isOthers
      pool={{ ...browser.pool, narrow: narrowBy(view), isSingly: true, revision }}
      uses={{
        ...browser.uses,
        foot: {
          height: footHeight() / 2,
          draw: createSharedFoot(collection, playsetOf(config)),
        },
      }}
      notice={
        <div className="collection-head">
          <h2 className="collection-head__owner">{t`Collection of ${username}`}</h2>
          <Progress browser={browser} collection={collection} />
          <ViewFilters view={view} tags={listTags(entries).slice(0, 8)} onChange={setView} />
        </div>
      }
    />
  );
}

function Progress({
  browser,
  collection,
}: {
  browser: CardBrowserProps;
  collection: LaidCollection;
}) {
  const { loadAlternates } = useUserPreferences();
  const catalogue = useCatalogue(browser.pool.series, loadAlternates);
  return <SeriesProgress stats={useSeriesStats(catalogue, collection)} />;
}

/** The collection fields of the card come before its other actions. */
function createOwnActions(
  shelf: SharedShelf,
  drawOthers: CardUses['modalActions'],
): CardUses['modalActions'] {
  return (card, close) => (
    <>
      <EntryPanel key={card.cardno} card={card} shelf={shelf}>
        <MoveCard cardno={card.cardno} shelf={shelf} />
      </EntryPanel>
      {drawOthers(card, close)}
    </>
  );
}

function createSharedFoot(
  collection: LaidCollection,
  playset: number,
): NonNullable<CardUses['foot']>['draw'] {
  return (card, open) => (
    <TileEntry card={card} source={collection} playset={playset} onOpen={open} />
  );
}

function narrowBy(view: CollectionView): (filters: FilterState) => FilterState {
  return (filters) => {
    const search = narrowToView(filters.search, view);
    return { ...filters, ...(search !== undefined && { search }) };
  };
}
