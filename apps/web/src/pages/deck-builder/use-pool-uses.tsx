import type { Deck } from '@deckframe/domain/decks/deck/deck';
import type { DeckRules } from '@deckframe/domain/decks/deck/deck-config';
import type { DragEvent, MouseEvent } from 'react';
import type { CardUses } from '#features/cards/card-browse/views/card-results.tsx';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { DeckSteppers } from '../decks/deck-builder/deck-steppers.tsx';
import { dragCard } from '../decks/deck-builder/drag-card.ts';
import { useLongPress } from './use-long-press.ts';
import { TileCopies } from './tile-copies.tsx';

const COARSE_QUERY = '(pointer: coarse)';
/** Pixels below a tile: pips, or a stepper for fingers. */
const PIPS_HEIGHT = 24;
const STEPPER_HEIGHT = 46;

/**
 * What the builder does with cards: a click adds, a right click takes away, keys set the number. By
 * finger a tap reads the card, its + adds, and a long press shows it at large.
 */
export function usePoolUses(deck: Deck, rules: DeckRules): CardUses {
  const { zones } = useGameConfig();
  const actions = useDeckActions();
  const isNarrow = useMedia(NARROW_QUERY);
  const isCoarse = useMedia(COARSE_QUERY);
  const isTouched = isNarrow || isCoarse;
  const press = useLongPress();
  const considering = zones.find(({ field }) => field === 'considering')?.id;
  return {
    foot: {
      height: isTouched ? STEPPER_HEIGHT : PIPS_HEIGHT,
      draw: (card, open) => <TileCopies card={card} onOpen={open} />,
    },
    modalActions: (card) => <DeckSteppers card={card} deck={deck} rules={rules} />,
    onKey: (key, card) => {
      if (/^[0-4]$/.test(key)) actions.set(card, Number(key));
      else if (key === '+' || key === 'a' || key === 'A') actions.add(card);
      else if (key === '-') actions.remove(card.cardno);
      else if ((key === 'c' || key === 'C') && considering) actions.add(card, considering);
    },
    handlers: (card, open) => ({
      ...press.handlersOf(card),
      'aria-keyshortcuts': '+ - 0 1 2 3 4 C',
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        if (press.wasHeld()) return;
        // Enter and a tap read the card; a click adds it, with Shift a whole playset.
        if (event.shiftKey) actions.setCopies(card, 'playset');
        else if (event.detail === 0 || isTouched)
          open(Number(event.currentTarget.dataset['index']));
        else actions.add(card);
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        const byMouse =
          !('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType === 'mouse';
        if (byMouse) actions.remove(card.cardno);
      },
      onDragStart: (event: DragEvent) => {
        cardPreviews.leave();
        dragCard(event, card);
      },
    }),
  };
}
