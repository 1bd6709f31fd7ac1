import {
  type DeckRules,
  countCopies,
  createDeckRules,
  findCopyLimit,
  findTargetZone,
  getMainZone,
  getZone,
} from '@deckframe/domain/decks/deck/deck-rules';
import { type Deck, toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Minus, Plus } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import type { CardUses } from '#features/cards/card-browse/views/card-results.tsx';
import { targetZoneStore } from '#features/decks/editor/session/deck-actions.ts';
import { useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { DeckSteppers } from './deck-steppers.tsx';
import { dragCard } from './drag-card.ts';
import './tile-copies.css';

/** Zones without a limit show this many pips. */
const PIPS = 4;

type TileCopiesProps = { card: CatalogueCard; onOpen: () => void };

/**
 * Number of copies with buttons. It subscribes to the deck itself, so that its tile does not
 * rerender.
 */
function TileCopies({ card, onOpen }: TileCopiesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const actions = useDeckActions();
  const { cards: deck } = useDeckState().history.present;
  const known = useValue(useDeckCardBook().cards);
  const target = useValue(targetZoneStore);
  const [today] = useState(() => dayOf(new Date()));
  const wanted = target === null ? getMainZone(config) : getZone(config, target);
  const zone = findTargetZone(config, wanted, card) ?? wanted;
  const rules = createDeckRules(
    config,
    (cardno) => (cardno === card.cardno ? card : (known.get(toNumberKey(cardno)) ?? undefined)),
    today,
  );
  const copies = countCopies(rules, deck, zone, card.cardno);
  const maximum = findCopyLimit(rules, zone, card.cardno)?.maximum;
  const isFull = maximum !== undefined && copies >= maximum;
  const pips = Math.min(maximum ?? PIPS, 10);
  const { name } = card;
  // The visible text, because voice control users say what they read.
  const count = maximum === undefined ? String(copies) : `${copies}/${maximum}`;
  const add = (
    <button
      type="button"
      tabIndex={-1}
      className="copies__add"
      aria-label={t`Add one ${name}`}
      aria-disabled={isFull || undefined}
      onClick={() => actions.add(card)}
    >
      <Plus size={17} aria-hidden="true" />
    </button>
  );
  const remove = (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t`Remove one ${name}`}
      aria-disabled={copies === 0 || undefined}
      onClick={() => actions.remove(card.cardno)}
    >
      <Minus size={16} aria-hidden="true" />
    </button>
  );
  return (
    <>
      <div className="tile-actions">
        {remove}
        {add}
        <button type="button" tabIndex={-1} aria-label={t`More about ${name}`} onClick={onOpen}>
          <Ellipsis size={16} aria-hidden="true" />
        </button>
      </div>
      <div
        className="copies"
        role="group"
        aria-label={
          maximum === undefined ? t`${copies} in deck` : t`${copies} of ${maximum} in deck`
        }
        data-full={isFull ? '' : undefined}
        data-some={copies > 0 ? '' : undefined}
        data-over={maximum !== undefined && copies > maximum ? '' : undefined}
      >
        {remove}
        <span className="copies__pips">
          {Array.from({ length: pips }, (_, at) => at + 1).map((wished) => (
            <button
              key={wished}
              type="button"
              tabIndex={-1}
              aria-label={t`Set ${name} to ${wished}`}
              data-on={wished <= copies ? '' : undefined}
              onClick={() => actions.setCopies(card, wished)}
            />
          ))}
        </span>
        <button
          type="button"
          tabIndex={-1}
          className="copies__count"
          aria-label={t`${count}: playset of ${name}`}
          onClick={() => actions.setCopies(card, 'playset')}
        >
          <b>{copies > 0 ? copies : <span className="copies__none">0</span>}</b>
          {maximum !== undefined && <span className="copies__most">/{maximum}</span>}
        </button>
        {add}
      </div>
    </>
  );
}

/** Duration of a long press, as on phones. */
const PRESS_MS = 450;
/** Moving further means scrolling. */
const STILL_PX = 10;

/** A long press shows the card large until released. */
function useLongPress() {
  const state = useRef({ timer: 0, isHeld: false, x: 0, y: 0 });
  const end = () => {
    window.clearTimeout(state.current.timer);
    if (state.current.isHeld) cardPreviews.leave();
  };
  useEffect(() => end, []);
  return {
    /** True if the next click belongs to a long press. Resets itself. */
    wasHeld: (): boolean => {
      const { isHeld } = state.current;
      state.current.isHeld = false;
      return isHeld;
    },
    handlersOf: (card: CatalogueCard) => ({
      onPointerDown: (event: PointerEvent) => {
        state.current.isHeld = false;
        if (event.pointerType !== 'touch') return;
        const x = event.clientX;
        const timer = window.setTimeout(() => {
          state.current.isHeld = true;
          cardPreviews.hold(card, x);
        }, PRESS_MS);
        state.current = { timer, isHeld: false, x: event.clientX, y: event.clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = state.current;
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}

const COARSE_QUERY = '(pointer: coarse)';
/** Pixels below a tile: pips, or a stepper on touch devices. */
const PIPS_HEIGHT = 24;
const STEPPER_HEIGHT = 46;

/**
 * Card actions in the builder: click adds, right click removes, keys set the count. On touch, a tap
 * opens the card, + adds, and a long press shows it large.
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
        // Enter and tap open the card; click adds one, Shift and click a playset.
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
