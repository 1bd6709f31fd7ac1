import { countCopies, findCopyLimit } from '@deckframe/domain/decks/deck/copy-limits';
import { toNumberKey } from '@deckframe/domain/decks/deck/deck';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { findTargetZone, getMainZone, getZone } from '@deckframe/domain/decks/deck/deck-zones';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { deckCardBookOf } from '#decks/cards/card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { targetZoneStore } from '#features/decks/editor/session/deck-actions.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import '../decks/deck-builder/tile-copies.css';

/** Zones without a limit show this many pips. */
const PIPS = 4;

export type TileCopiesProps = { card: CatalogueCard; onOpen: () => void };

/**
 * How many copies the deck has, and the buttons that change it. It listens to the deck itself: the
 * tile around it is not drawn again for that.
 */
export function TileCopies({ card, onOpen }: TileCopiesProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const actions = useDeckActions();
  const { cards: deck } = useDeckState().history.present;
  const known = useValue(deckCardBookOf(config).cards);
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
  // As it is seen on a phone: whoever speaks to the device says what they read.
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
