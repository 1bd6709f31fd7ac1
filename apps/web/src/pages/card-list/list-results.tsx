import type { Card } from '@deckframe/domain/card';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { CardSearchResult } from '#catalogue/use-card-search.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { CardGrid } from '#features/card-browse/views/card-grid.tsx';
import { CardRows } from '#features/card-browse/views/card-rows.tsx';
import type { CardKey } from '#features/card-browse/views/card-source.ts';
import { CardTable } from '#features/card-browse/views/card-table.tsx';
import { useRoom } from '#features/card-browse/views/use-room.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { useLocalSettings, usePricesShown, useUserPreferences } from '#lib/preference-stores.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { listViewStore } from './list-view.ts';
import { listTableColumns } from './table-columns.tsx';
import type { ListSort } from '#features/card-browse/filters/card-sort.tsx';
import { useListScroll } from './use-list-scroll.ts';
import { useVisibleCards } from '#features/card-browse/views/use-visible-cards.ts';

const loadModal = () => loadChunk('card-modal', () => import('./list-modal.tsx'));
const ListModal = lazy(() => loadModal().then((m) => ({ default: m.ListModal })));

export type ListResultsProps = {
  view: string;
  found: CardSearchResult;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  /** Stands where no card was found. */
  empty: ReactNode;
};

/** The cards found, in the chosen view; one of them may be open. */
export function ListResults(props: ListResultsProps) {
  const { view, found, sort, onSort } = props;
  const { t } = useLingui();
  const config = useGameConfig();
  const source = useVisibleCards(view, found);
  const [place, room] = useRoom();
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const shown = useValue(listViewStore);
  const withPrices = usePricesShown();
  const { showQuickInfoLabels } = useUserPreferences();
  const { cardSize } = useLocalSettings();
  const onCardKey = useCardKeys();
  const previewProps = usePreviewTarget();
  const isSettled = !found.busy && found.generation > 0;
  useListScroll(isSettled);
  // Ready before the first press; should it fail now, the press tries again and tells.
  useEffect(() => {
    if (isSettled) loadModal().catch(() => {});
  }, [isSettled]);

  const { length } = source;
  const current = Math.min(active, Math.max(0, length - 1));
  const open = (index: number) => {
    setActive(index);
    loadModal().then(
      () => setOpen(true),
      (error: unknown) => {
        const message = errorText(error);
        toasts.show({ kind: 'error', title: webText('modalFailed', { message }) });
      },
    );
  };
  const viewProps = {
    source,
    room,
    label: t`Cards`,
    active: current,
    onActiveChange: setActive,
    follow: isOpen,
    onOpen: open,
    onCardKey,
    previewProps,
    now,
    withPrices,
  };
  const toggleSort = (column: string) =>
    onSort({
      column,
      direction: sort.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
    });
  return (
    <>
      <div ref={place} aria-busy={found.busy || undefined}>
        {isSettled && length === 0 && props.empty}
        {length > 0 && shown === 'grid' && (
          <CardGrid {...viewProps} cardSize={cardSize} withLine={showQuickInfoLabels} />
        )}
        {length > 0 && shown === 'list' && <CardRows {...viewProps} />}
        {length > 0 && shown === 'table' && (
          <CardTable
            {...viewProps}
            columns={listTableColumns(config, withPrices)}
            sort={sort}
            onSort={toggleSort}
          />
        )}
      </div>
      {/* Filled once there are advertisements; an empty place takes no room. */}
      <div className="ad-slot" data-ad-slot="card-list-bottom" />
      {isOpen && (
        <Suspense>
          <ListModal
            source={source}
            index={current}
            onStep={setActive}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Space holds the preview, P pins the card into the window. */
function useCardKeys(): (key: CardKey, card: Card) => void {
  return ({ kind, key, x }, card) => {
    if (key === ' ') {
      return kind === 'up' ? cardPreviews.leave() : cardPreviews.hold(card, x);
    }
    if (kind === 'down' && key.toLowerCase() === 'p' && singleKeysStore.get()) {
      const isPinned = cardPreviews.state.get().pinned?.cardno === card.cardno;
      cardPreviews.send(isPinned ? { kind: 'close' } : { kind: 'pin', card });
    }
  };
}
