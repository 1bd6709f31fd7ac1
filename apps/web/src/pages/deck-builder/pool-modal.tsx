import type { Deck } from '@deckframe/domain/deck/deck';
import type { DeckRules } from '@deckframe/domain/deck/deck-config';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { usePrintings } from '#catalogue/use-cards.ts';
import { CardDetails, CardKind } from '#catalogue/details/card-details.tsx';
import { Printings } from '#catalogue/details/printings.tsx';
import { CardModal } from '#catalogue/modal/card-modal.tsx';
import type { CardSource } from '#features/card-browse/views/card-source.ts';
import { DeckSteppers } from './deck-steppers.tsx';

export type PoolModalProps = {
  source: Pick<CardSource, 'length' | 'cardAt'>;
  index: number;
  deck: Deck;
  rules: DeckRules;
  onStep: (index: number) => void;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null;
};

/** One card of pool or deck at large, and how many copies each zone has of it. */
export function PoolModal({
  source,
  index,
  deck,
  rules,
  onStep,
  onClose,
  returnFocus,
}: PoolModalProps) {
  const card = source.cardAt(index);
  const printings = usePrintings(card ? [card.originalid] : []);
  return (
    <CardModal
      card={card}
      index={index}
      length={source.length}
      onStep={onStep}
      onClose={onClose}
      returnFocus={
        returnFocus ?? (() => document.querySelector<HTMLElement>(`.pool [data-index="${index}"]`))
      }
    >
      {card && (
        <>
          <CardKind card={card} />
          <DeckSteppers card={card as CatalogueCard} deck={deck} rules={rules} />
          <CardDetails card={card} />
          {printings.cards && printings.cards.length > 1 && (
            <Printings cards={printings.cards} current={card.cardno} />
          )}
        </>
      )}
    </CardModal>
  );
}
