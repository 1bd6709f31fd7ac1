import {
  type DeckRules,
  countCopies,
  findCopyLimit,
  findHomeZone,
} from '@deckframe/domain/decks/deck/deck-rules';
import { type Deck, quantityOf } from '@deckframe/domain/decks/deck/deck';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useDeckActions } from '#features/decks/editor/session/use-deck-actions.ts';
import { isTyping, useHotkeys } from '#lib/hotkeys.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import './deck-steppers.css';

export type DeckSteppersProps = { card: CatalogueCard; deck: Deck; rules: DeckRules };

/** A stepper for each zone that allows the card. The keys A, − and 0 to 4 use the first. */
export function DeckSteppers({ card, deck, rules }: DeckSteppersProps) {
  const { t } = useLingui();
  const actions = useDeckActions();
  const home = findHomeZone(rules.config, card);
  const zones = [
    ...(home ? [home] : []),
    ...rules.config.zones.filter((zone) => zone.notPlayed === true),
  ];
  const first = zones[0];
  useHotkeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
    if (!first || isTyping(event) || !singleKeysStore.get()) return false;
    const { key } = event;
    if (/^[0-4]$/.test(key)) actions.set(card, Number(key), first.id);
    else if (key === '+' || key.toLowerCase() === 'a') actions.add(card, first.id);
    else if (key === '-') actions.remove(card.cardno, first.id);
    return false;
  });
  return (
    <div className="deck-steppers" role="group" aria-label={t`In this deck`}>
      {zones.map((zone) => (
        <ZoneStepper key={zone.id} zone={zone} card={card} deck={deck} rules={rules} />
      ))}
    </div>
  );
}

function ZoneStepper({ zone, card, deck, rules }: DeckSteppersProps & { zone: DeckZone }) {
  const { t } = useLingui();
  const actions = useDeckActions();
  const quantity = quantityOf(deck, zone.field, card.cardno);
  const maximum = findCopyLimit(rules, zone, card.cardno)?.maximum;
  const isFull = maximum !== undefined && countCopies(rules, deck, zone, card.cardno) >= maximum;
  return (
    <div className="zone-stepper">
      <span className="zone-stepper__name">{zone.name}</span>
      <button
        type="button"
        aria-label={t`Remove one from ${zone.name}`}
        aria-disabled={quantity === 0 || undefined}
        onClick={() => actions.remove(card.cardno, zone.id)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <b>{quantity}</b>
      <button
        type="button"
        aria-label={t`Add one to ${zone.name}`}
        aria-disabled={isFull || undefined}
        onClick={() => actions.add(card, zone.id)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
