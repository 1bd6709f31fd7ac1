import type { ReactNode } from 'react';
import { CardDetails, CardKind } from '#catalogue/details/card-details.tsx';
import { Printings } from '#catalogue/details/printings.tsx';
import { CardModal } from '#catalogue/modal/card-modal.tsx';
import { usePrintings } from '#catalogue/use-cards.ts';
import type { CardSource } from './card-source.ts';

export type ListModalProps = {
  source: Pick<CardSource, 'length' | 'cardAt'>;
  index: number;
  onStep: (index: number) => void;
  onClose: () => void;
  /** Returns the element of the last shown card. */
  returnFocus: () => HTMLElement | null;
  /** Actions of the card. */
  actions: ReactNode;
};

/** Dialog of a list's open card, with its other printings. */
export function ListModal({ source, index, actions, ...rest }: ListModalProps) {
  const card = source.cardAt(index);
  const printings = usePrintings(card ? [card.originalid] : []);
  return (
    <CardModal {...rest} card={card} index={index} length={source.length}>
      {card && (
        <>
          <CardKind card={card} />
          {actions}
          <CardDetails card={card} />
          {printings.cards && printings.cards.length > 1 && (
            <Printings cards={printings.cards} current={card.cardno} />
          )}
        </>
      )}
    </CardModal>
  );
}
