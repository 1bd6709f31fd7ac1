import type { Card } from '@deckframe/domain/card';
import type { Deck } from '@deckframe/domain/deck/deck';
import type { DeckRules } from '@deckframe/domain/deck/deck-config';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type DragEvent, type MouseEvent, type ReactNode } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { CardSearchResult } from '#catalogue/use-card-search.ts';
import { usePreviewTarget } from '#catalogue/previews/preview-target.ts';
import { CardGrid } from '#features/card-browse/views/card-grid.tsx';
import type { CardKey } from '#features/card-browse/views/card-source.ts';
import { useRoom } from '#features/card-browse/views/use-room.ts';
import { useDeckActions } from '#features/deck-editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useVisibleCards } from '#features/card-browse/views/use-visible-cards.ts';
import { dragCard } from './drag-card.ts';
import { TileCopies } from './tile-copies.tsx';

const PoolModal = lazy(() =>
  loadChunk('pool-modal', () => import('./pool-modal.tsx')).then((m) => ({ default: m.PoolModal })),
);

const COARSE_QUERY = '(pointer: coarse)';
/** Pixels below a tile: pips, or a stepper for fingers. */
const PIPS_HEIGHT = 24;
const STEPPER_HEIGHT = 46;
/** The preference's size on the scale of the list, so that its default gives six columns and three. */
const WIDE_FACTOR = 1.44;
const NARROW_FACTOR = 1.786;

export type PoolGridProps = {
  view: string;
  found: CardSearchResult;
  deck: Deck;
  rules: DeckRules;
  empty: ReactNode;
};

/** The cards to choose from: a press adds, a right press takes away, keys set the number. */
export function PoolGrid({ view, found, deck, rules, empty }: PoolGridProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const source = useVisibleCards(view, found);
  const [place, room] = useRoom();
  const actions = useDeckActions();
  const previewProps = usePreviewTarget();
  const { cardSize } = useUserPreferences();
  const isNarrow = useMedia(NARROW_QUERY);
  const isCoarse = useMedia(COARSE_QUERY);
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const { length } = source;
  const current = Math.min(active, Math.max(0, length - 1));
  const open = (index: number) => {
    setActive(index);
    setOpen(true);
  };
  const footHeight = isNarrow || isCoarse ? STEPPER_HEIGHT : PIPS_HEIGHT;
  const considering = config.zones.find(({ field }) => field === 'considering')?.id;

  const onCardKey = ({ kind, key, x }: CardKey, given: Card) => {
    const card = given as CatalogueCard;
    if (key === ' ') return kind === 'up' ? cardPreviews.leave() : cardPreviews.hold(card, x);
    if (kind === 'up' || !singleKeysStore.get()) return;
    if (/^[0-4]$/.test(key)) actions.set(card, Number(key));
    else if (key === '+' || key === 'a' || key === 'A') actions.add(card);
    else if (key === '-') actions.remove(card.cardno);
    else if ((key === 'c' || key === 'C') && considering) actions.add(card, considering);
    else if (key === 'p' || key === 'P') cardPreviews.send({ kind: 'pin', card });
  };
  const tileProps = (given: Card) => {
    const card = given as CatalogueCard;
    return {
      ...previewProps(card),
      'aria-keyshortcuts': '+ - 0 1 2 3 4 C',
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // Enter opens the card; a press of mouse or finger adds it.
        if (event.detail === 0) open(Number(event.currentTarget.dataset['index']));
        else actions.add(card);
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        const byMouse =
          !('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType === 'mouse';
        if (byMouse) actions.remove(card.cardno);
        else open(Number(event.currentTarget.dataset['index']));
      },
      onDragStart: (event: DragEvent) => {
        cardPreviews.leave();
        dragCard(event, card);
      },
    };
  };
  const drawFoot = (card: Card, index: number) => (
    <TileCopies card={card as CatalogueCard} onOpen={() => open(index)} />
  );
  return (
    <div
      ref={place}
      aria-busy={found.busy || undefined}
      style={{ '--foot': `${footHeight}px` } as object}
    >
      {!found.busy && found.generation > 0 && length === 0 && empty}
      {length > 0 && (
        <CardGrid
          source={source}
          room={room}
          label={t`Cards`}
          active={current}
          onActiveChange={setActive}
          follow={isOpen}
          onOpen={open}
          onCardKey={onCardKey}
          previewProps={tileProps}
          now={now}
          cardSize={cardSize * (isNarrow ? NARROW_FACTOR : WIDE_FACTOR)}
          withLine={false}
          withPrices={false}
          foot={{ height: footHeight, draw: drawFoot }}
        />
      )}
      {isOpen && (
        <Suspense>
          <PoolModal
            source={source}
            index={current}
            deck={deck}
            rules={rules}
            onStep={setActive}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
